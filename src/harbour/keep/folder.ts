import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '../world.js';
import { Kept, keptOf, worldOf } from './kept.js';

/** A world in a folder: `world.json`, written whole and put in its place at once, and `files/`, one for each id. */

const BOOK = 'world.json';
const FILES = 'files';
/** What the folder may hold of a world that was not written to its end. */
const DRAFT = `${BOOK}.new`;
/** Milliseconds from a change until it is written, with all that come meanwhile. */
const PAUSE = 300;

/** A world and the newest of its snowflakes. */
export interface Past {
  readonly world: World;
  readonly last: string;
}

/** A world with what was noted beside it. */
export interface Noted<N> extends Past {
  readonly notes: N;
}

interface Reading<N> {
  /** Reads the notes; throws when they cannot be read. */
  readonly notes: (written: unknown) => N;
  /** Is told of a world that cannot be read: where it was put, and why. */
  readonly aside: (file: string, why: string) => void;
}

/** The world of a folder; null: there is none that can be read. */
export function readPast<N>(folder: string, { notes, aside }: Reading<N>): Noted<N> | null {
  const book = join(folder, BOOK);
  if (!existsSync(book)) return null;
  try {
    const kept = Kept.parse(JSON.parse(readFileSync(book, 'utf8')));
    return { world: worldOf(kept, filesOf(folder, kept)), last: kept.last, notes: notes(kept.notes) };
  } catch (trouble) {
    const away = join(folder, `${BOOK}.${Date.now()}.aside`);
    renameSync(book, away);
    aside(away, trouble instanceof SyntaxError ? 'it was not written to its end' : 'it is of another version');
    return null;
  }
}

/** The bytes of what messages still carry; what nobody carries any more is thrown away. */
function filesOf(folder: string, kept: Kept): Map<string, Uint8Array> {
  const wanted = new Set(kept.messages.flatMap(one => one.attachments.map(file => file.id)));
  const home = join(folder, FILES);
  const names = existsSync(home) ? readdirSync(home) : [];
  for (const name of names) if (!wanted.has(name)) rmSync(join(home, name));
  return new Map(names.filter(name => wanted.has(name)).map(name => [name, readFileSync(join(home, name))]));
}

/** Takes away what `keepWorld` has written, and nothing else. */
export function forgetPast(folder: string): void {
  for (const name of [BOOK, DRAFT, FILES]) rmSync(join(folder, name), { recursive: true, force: true });
}

export interface Keeper {
  /** Something has changed: it is written soon. */
  changed(): void;
  /** Writes everything now. */
  flush(): Promise<void>;
}

/** Writes a world down whenever it has changed. Writes never overlap, and a process that dies in one leaves the last whole one. */
export function keepWorld(folder: string, present: () => Noted<unknown>, onTrouble: (trouble: unknown) => void): Keeper {
  const written = new Set(present().world.files.keys());
  mkdirSync(join(folder, FILES), { recursive: true });
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.catch(() => undefined).then(() => write(folder, present(), written));
    return writing;
  };
  return {
    flush,
    changed() {
      timer ??= setTimeout(() => void flush().catch(onTrouble), PAUSE);
    },
  };
}

/** Files first, then the book that names them. */
async function write(folder: string, { world, last, notes }: Noted<unknown>, written: Set<string>): Promise<void> {
  const kept = keptOf(world, last, notes);
  const text = JSON.stringify(kept);
  for (const { id } of kept.messages.flatMap(one => one.attachments)) {
    const bytes = world.files.get(id);
    if (bytes === undefined || written.has(id)) continue;
    await writeFile(join(folder, FILES, id), bytes);
    written.add(id);
  }
  const draft = await open(join(folder, DRAFT), 'w');
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(join(folder, DRAFT), join(folder, BOOK));
}
