import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, at or above this file: the same from the sources and from what is built of them. */
function projectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No package.json above the renderer');
  return projectRoot(above);
}

export const fontFile = (name: string): string => join(projectRoot(import.meta.dirname), 'assets', 'fonts', name);
