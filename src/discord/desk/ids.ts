import { z } from 'zod';
import { Id } from '../../engine/form.js';
import { BattleId } from '../../table/rows.js';

/**
 * Custom ids of a desk: `o1:<battle>.<place>.<step>.<rev>:<unit>:<field>:<verb>:<argument>~<n>`. All that a press needs is in them: which
 * turn and draft they were drawn for, what is in focus, what they do. The running number keeps two buttons of one meaning apart.
 */
const VERSION = 'o1';

export const DESK_VERBS = [
  'see', // look at this unit and field; argument: a page, or which select was used
  'push',
  'undo', // one entry of a track or list more; back to a length
  'set',
  'take',
  'more',
  'less', // a value; a whole track; a count, by its entry and what it comes to
  'when',
  'then',
  'measure', // the halves of a condition
  'same',
  'copy', // the list of those who get the same order; those picked
  'drop',
  'empty', // a unit's orders, a field's
  'adopt',
  'seal',
  'hold',
  'reopen',
  'help',
  'good', // the turn
  'type',
  'write', // modals
] as const;
export type DeskVerb = (typeof DESK_VERBS)[number];

/** Where a desk stands: `-` in an id is null. */
export interface Stand {
  readonly battle: string;
  readonly place: number;
  readonly step: number;
  readonly rev: number;
}

export interface DeskPress extends Stand {
  readonly unit: string | null;
  readonly field: string | null;
  readonly verb: DeskVerb;
  readonly argument: string;
}

const Number_ = z.string().regex(/^\d+$/).transform(Number);
const IdOrNone = z.union([z.literal('-').transform(() => null), Id]);
const Parts = z.tuple([
  z.literal(VERSION),
  z.tuple([BattleId, Number_, Number_, Number_]),
  IdOrNone,
  IdOrNone,
  z.enum(DESK_VERBS),
  z.string(),
]);

const LONGEST = 100;

export type Ids = (unit: string | null, field: string | null, verb: DeskVerb, argument?: string) => string;

/** Makes the ids of one message: unique, because each ends in its number. */
export function idMaker(stand: Stand): Ids {
  let count = 0;
  const head = `${VERSION}:${stand.battle}.${stand.place}.${stand.step}.${stand.rev}`;
  return (unit, field, verb, argument = '') => {
    const id = `${head}:${unit ?? '-'}:${field ?? '-'}:${verb}:${argument}~${(count++).toString(36)}`;
    if (id.length > LONGEST) throw new Error(`A custom id of ${id.length} characters: ${id}`);
    return id;
  };
}

/** Null: of an older version, or not ours. */
export function readDeskId(id: string): DeskPress | null {
  const [version, stand, unit, field, verb, ...rest] = id.split(':');
  const parsed = Parts.safeParse([version, stand?.split('.'), unit, field, verb, rest.join(':').replace(/~[0-9a-z]+$/, '')]);
  if (!parsed.success) return null;
  const [, [battle, place, step, rev], unitId, fieldId, word, argument] = parsed.data;
  return { battle, place, step, rev, unit: unitId, field: fieldId, verb: word, argument };
}

const LONG = 10;

/**
 * An id in an argument, where a whole one may not fit beside those of unit and field: long ones become six letters of a hash (FNV-1a),
 * which the form, asked again, turns back (`named`). Dots part an argument, so an id with one is hashed too.
 */
export function shortName(id: string): string {
  if (id.length <= LONG && !id.includes('.')) return id;
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return `#${(hash % 36 ** 6).toString(36).padStart(6, '0')}`;
}

/** The thing that a short name means, or null. */
export const named = <T extends { readonly id: string }>(things: readonly T[], short: string): T | null =>
  things.find(thing => shortName(thing.id) === short) ?? null;
