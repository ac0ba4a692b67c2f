import { z } from 'zod';
import { Seat, Viewer } from '../engine/audience.js';
import { Answers } from '../engine/form.js';
import { Pace } from './pace.js';

/** What the table keeps. Times are milliseconds since 1970; Discord ids are strings. */

const Snowflake = z.string().regex(/^\d{1,20}$/);
const Time = z.int();
export const BattleId = z.string().regex(/^[a-z0-9]{8}$/);
export type BattleId = z.infer<typeof BattleId>;

export const Phase = z.enum(['muster', 'fighting', 'over', 'called-off']);
export type Phase = z.infer<typeof Phase>;

export const BattleRow = z.strictObject({
  id: BattleId,
  guild: Snowflake,
  /** Where it was announced, and the message that announced it. */
  channel: Snowflake,
  announcement: Snowflake.nullable(),
  thread: Snowflake.nullable(),
  ruleset: z.string(),
  version: z.int(),
  scenario: z.unknown(),
  title: z.string(),
  phase: Phase,
  pace: Pace,
  /** Users who may join; null: anybody. */
  invited: z.array(Snowflake).nullable(),
  openedBy: Snowflake,
  umpire: Snowflake.nullable(),
  /** 64 hex digits from the operating system; secret until the end. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  step: z.int(),
  /** The ruleset's own state; null before the start. */
  state: z.unknown(),
  /** When this window opened, and when it closes; null: when all are ready. */
  opened: Time.nullable(),
  deadline: Time.nullable(),
  /** The umpire stopped the clock: what was left of the window (null: it had no deadline), and when it goes on by itself. */
  paused: z.strictObject({ left: z.int().nullable(), until: Time.nullable(), reason: z.string().max(300) }).nullable(),
  drawAgreed: z.array(Seat),
  outcome: z.strictObject({ winners: z.array(Seat), how: z.string(), score: z.record(z.string(), z.number()) }).nullable(),
  created: Time,
  ended: Time.nullable(),
  /** Counts changes; a write with an old one is refused. */
  rev: z.int(),
});
export type BattleRow = z.infer<typeof BattleRow>;

export const SeatRow = z.strictObject({
  battle: BattleId,
  seat: Seat,
  /** Its place in the scenario's list: custom ids carry it. */
  place: z.int(),
  name: z.string(),
  side: z.string(),
  /** Null: free, or the AI's. */
  user: Snowflake.nullable(),
  ai: z.boolean(),
  reported: z.boolean(),
  /** Where private things reach the captain: `thread` when his DMs are closed. */
  reach: z.enum(['dm', 'thread']),
  missed: z.int(),
  /** The AI steers for an absent captain until he comes back. */
  relieved: z.boolean(),
  conceded: z.boolean(),
  /** Orders that hold until they are changed, as of the last step. */
  standing: Answers,
});
export type SeatRow = z.infer<typeof SeatRow>;

export const DraftRow = z.strictObject({
  battle: BattleId,
  step: z.int(),
  seat: Seat,
  answers: Answers,
  rev: z.int(),
  by: Snowflake,
  /** Typed orders that did not read. */
  scratch: z.string(),
  sealed: Time.nullable(),
  salt: z.string(),
  hash: z.string().nullable(),
  /** Asks not to resolve before the deadline, even when all have sealed. */
  hold: z.boolean(),
  updated: Time,
});
export type DraftRow = z.infer<typeof DraftRow>;

/** What one seat had written when a step was made: enough for anybody to check its seal. */
export const SealRecord = z.strictObject({
  hash: z.string(),
  salt: z.string(),
  answers: Answers,
  sealed: z.boolean(),
  by: z.enum(['captain', 'silence', 'ai']),
});
export type SealRecord = z.infer<typeof SealRecord>;

export const StepRow = z.strictObject({
  battle: BattleId,
  step: z.int(),
  at: Time,
  /** The engine's Move, whole: orders of all seats, a ruling, a concession. */
  move: z.unknown(),
  seals: z.record(Seat, SealRecord),
  told: z.array(z.strictObject({ to: z.unknown(), event: z.unknown() })),
  rolls: z.array(z.unknown()),
  /** The state after it. */
  state: z.unknown(),
});
export type StepRow = z.infer<typeof StepRow>;

/** What a waiting message is about. Its words and pictures are made when it is sent, from the stored step, for its viewer alone. */
export const DispatchBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('announcement') }),
  z.strictObject({ kind: z.literal('summons') }),
  z.strictObject({ kind: z.literal('thread') }),
  z.strictObject({ kind: z.literal('opening') }),
  z.strictObject({ kind: z.literal('turn'), step: z.int() }),
  z.strictObject({ kind: z.literal('card'), step: z.int() }),
  z.strictObject({ kind: z.literal('reminder'), step: z.int() }),
  z.strictObject({ kind: z.literal('notice'), words: z.string().max(1500) }),
  z.strictObject({ kind: z.literal('end'), step: z.int() }),
]);
export type DispatchBody = z.infer<typeof DispatchBody>;

export const DispatchRow = z.strictObject({
  /** Grows with time: the order of sending. */
  id: z.int(),
  /** Unique, at most 25 characters: the nonce of the message. */
  key: z.string().max(25),
  battle: BattleId,
  to: Viewer,
  body: DispatchBody,
  status: z.enum(['waiting', 'sent', 'dropped']),
  tries: z.int(),
  due: Time,
  channel: Snowflake.nullable(),
  message: Snowflake.nullable(),
  /** Why it was put off or dropped: a code, never content. */
  trouble: z.string().nullable(),
});
export type DispatchRow = z.infer<typeof DispatchRow>;
export type NewDispatch = Pick<DispatchRow, 'key' | 'battle' | 'to' | 'body' | 'due'>;

export const PreferenceRow = z.strictObject({
  user: Snowflake,
  zone: z.string().nullable(),
  theme: z.enum(['paper', 'dusk']),
  /** Hours before the deadline for the one reminder; null: none. */
  lead: z.number().nullable(),
  /** Whether charts come with their text twin. */
  text: z.boolean(),
});
export type PreferenceRow = z.infer<typeof PreferenceRow>;
