import { type Memory, NOTHING } from './store/events.js';
import type { State } from './store/state.js';

/** What the browser keeps between visits: who one was, where, what was read, and whether it was dark. Without storage nothing is kept. */

const PERSON = 'harbour.person';
const LOOK = 'harbour.look';
const of = (person: string) => `harbour.at.${person}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}

export const lastPerson = (): string | null => read(PERSON);

export function memoryOf(person: string): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(read(of(person)) ?? '{}') as Partial<Memory>) };
  } catch {
    return NOTHING;
  }
}

export function remember({ me, view, seen }: State): void {
  if (me === null) return;
  write(PERSON, me.id);
  write(of(me.id), JSON.stringify({ view, seen }));
}

export type Look = 'dark' | 'light';

export const lookKept = (): Look | null => {
  const look = read(LOOK);
  return look === 'dark' || look === 'light' ? look : null;
};

export const keepLook = (look: Look): void => write(LOOK, look);
