import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from '../table/ports.js';
import { openSqlite } from './sqlite.js';

const PATIENCE = 30_000;

/**
 * Opens the store of a URL: `file:./data/quarterdeck.db`, relative to where the program was started, is made if it is not there.
 * @throws one clear line, when the file is in use, cannot be migrated, or the kind of URL is unknown
 */
export async function openStore(url: string, options: { readonly patience?: number } = {}): Promise<Store> {
  const patience = options.patience ?? PATIENCE;
  if (url.startsWith('file:')) return openSqlite(fileOf(url), { patience });
  throw new Error(`No store for ${url.split(':')[0]} addresses: the database is a file, like file:./data/quarterdeck.db`);
}

const fileOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length)));
