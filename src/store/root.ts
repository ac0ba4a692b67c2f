import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, at or above `from`: the same for the sources and for what is built from them. */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No package.json above the program');
  return projectRoot(above);
}
