import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forgetPast, type Noted, readPast } from '../harbour/index.js';
import { lockFile } from '../store/lock.js';
import { Notes } from './world.js';

/** The playground's folder: the double's world, and the bot's battles beside it in a database of their own. */

const DATABASE = 'battles.db';
const PARTS = ['', '-wal', '-shm'].map(end => `${DATABASE}${end}`);

export const databaseOf = (folder: string): string => `file:${join(folder, DATABASE)}`;

interface Asked {
  /** Whether to begin anew. */
  readonly fresh: boolean;
  readonly say: (words: string) => void;
}

/**
 * Makes a folder ready and gives what was kept in it. World and battles belong together: without the one, the other is set aside.
 * @throws one clear line, when another playground has it
 */
export function openFolder(folder: string, { fresh, say }: Asked): Noted<Notes> | null {
  mkdirSync(folder, { recursive: true });
  lockFile(join(folder, DATABASE))();
  if (fresh) forget(folder);
  const past = readPast(folder, {
    notes: written => Notes.parse(written),
    aside: (file, why) => say(`The harbour that was kept cannot be read (${why}): it is set aside as ${file}, and a new one begins.`),
  });
  if (past === null) setAside(folder);
  return past;
}

function forget(folder: string): void {
  forgetPast(folder);
  for (const part of PARTS) rmSync(join(folder, part), { force: true });
}

/** Battles whose world is gone. */
function setAside(folder: string): void {
  const at = Date.now();
  for (const part of PARTS.filter(name => existsSync(join(folder, name))))
    renameSync(join(folder, part), join(folder, `${part}.${at}.aside`));
}
