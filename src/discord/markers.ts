import { z } from 'zod';
import { BattleId } from '../table/rows.js';

/**
 * Custom ids of everything but the desk: `b1:<battle>:<step>:<verb>[:<argument>]`. They carry all that a press needs, so that
 * nothing is kept in memory, and the version tells an old panel from a new one.
 */
const VERSION = 'b1';

export const VERBS = [
  'join',
  'leave',
  'ai',
  'start',
  'call-off',
  'ready', // the muster card
  'orders',
  'chart',
  'report',
  'why',
  'rules',
  'text',
  'measure', // the board and the cards
  'accept',
  'rematch',
  'verify',
  'begin',
  'page', // reminders, the end, long texts
] as const;
export type Verb = (typeof VERBS)[number];

const Marker = z.tuple([z.literal(VERSION), BattleId, z.coerce.number().int().min(0), z.enum(VERBS), z.string().max(60).optional()]);

export interface Press {
  readonly battle: string;
  readonly step: number;
  readonly verb: Verb;
  readonly argument: string;
}

export const marker = (battle: string, step: number, verb: Verb, argument = ''): string =>
  [VERSION, battle, step, verb, ...(argument === '' ? [] : [argument])].join(':');

/** Null: not one of ours, or of an older version. */
export function readMarker(id: string): Press | null {
  const parsed = Marker.safeParse(id.split(':'));
  if (!parsed.success) return null;
  const [, battle, step, verb, argument] = parsed.data;
  return { battle, step, verb, argument: argument ?? '' };
}

/** What every message of a step carries in its buttons: by it, a message that may have been sent already is found again. */
export const markOf = (battle: string, step: number): string => `${VERSION}:${battle}:${step}:`;
