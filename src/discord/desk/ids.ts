import { z } from 'zod';
import { Id } from '../../engine/form.js';
import { BattleId } from '../../table/rows.js';

/**
 * Custom ids of a desk: `o1:<battle>.<place>.<step>.<rev>:<unit>:<field>:<verb>:<argument>~<n>`. All that a press needs is in them: which
 * turn and draft they were drawn for, what is in focus, what they do. The running number keeps two buttons of one meaning apart.
 */
const VERSION = 'o1';

export const DESK_VERBS = [
  'see', // look at this unit and field; argument: page, or the entry of a tally
  'push',
  'undo',
  'set',
  'take',
  'more',
  'less', // one step of a track or list; a value
  'when',
  'then',
  'measure', // the halves of a condition
  'same',
  'copy',
  'drop',
  'empty',
  'adopt', // whole units
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

const Number_ = z.coerce.number().int().min(0);
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

/** Makes the ids of one message: unique, because each ends in its number. */
export function idMaker(stand: Stand): (unit: string | null, field: string | null, verb: DeskVerb, argument?: string) => string {
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
