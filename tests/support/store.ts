import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/table/ports.js';

/** A folder of its own for one test, gone after it. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface TempStore {
  readonly store: Store;
  readonly file: string;
  readonly url: string;
}

/** The real store over a new SQLite file; closed and removed when the test ends. Call it inside a test. */
export async function tempStore(options: { readonly patience?: number } = {}): Promise<TempStore> {
  const file = join(tempFolder(), 'quarterdeck.db');
  const url = `file:${file}`;
  const store = await openStore(url, options);
  onTestFinished(() => store.close());
  return { store, file, url };
}
