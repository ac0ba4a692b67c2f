import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { Point8 } from '../../engine/grid.js';
import { teaching } from '../../engine/teaching.js';
import { Nation, Rate, ShipId, Wind } from './nouns.js';
import { Tables } from './tables.js';

const ScenarioShip = z.strictObject({
  id: ShipId,
  name: z.string().max(40),
  nation: Nation,
  seat: Seat,
  guns: z.int().min(0).max(140),
  rate: Rate,
  at: z.tuple([z.int(), z.int()]),
  heading: Point8,
  /** Squares moved in the turn before the battle. */
  way: z.int().min(0).max(5),
  /** Taken off the maximum on every heading: storm damage, a deep-laden hull. */
  slower: z.int().min(0).max(3).default(0),
  damage: z.int().min(0).max(4).default(0),
  /** The turn at whose start she comes in. */
  arrives: z.int().min(1).nullable().default(null),
  /** A captain's own bonus. */
  bonus: z.strictObject({ gunnery: z.int(), tacking: z.int(), boarding: z.int() }).partial().default({}),
});
export type ScenarioShip = z.infer<typeof ScenarioShip>;

/** What decides a lopsided battle instead of bare losses (rules T8). */
export const Par = z.discriminatedUnion('kind', [
  /** The side wins if it is unbroken at the end of the turn. */
  z.strictObject({ kind: z.literal('last'), side: z.string(), turn: z.int() }),
  /** The side wins only if it breaks the enemy with less than so much of its own value lost. */
  z.strictObject({ kind: z.literal('cheaply'), side: z.string(), percent: z.int() }),
  /** Merchantmen home count for their side, taken ones for the other; most points win. */
  z.strictObject({
    kind: z.literal('convoy'),
    side: z.string(),
    each: z.int(),
    home: z.strictObject({ axis: z.enum(['x', 'y']), at: z.int(), beyond: z.enum(['more', 'less']) }),
  }),
]);
export type Par = z.infer<typeof Par>;

export const Options = z.strictObject({
  /** National advantages; off for an even game. */
  national: z.boolean().default(true),
  /** French and Spanish fire high; the British may aim low. */
  doctrine: z.boolean().default(false),
  /** One window a turn, or one for each side in order of moving. */
  windows: z.enum(['one-step', 'two-step']).default('one-step'),
  records: z.enum(['hidden', 'open']).default('hidden'),
  masts: z.enum(['shown', 'hidden']).default('shown'),
  /** Enemies' hits told in words: none, some, heavy. */
  spyglass: z.boolean().default(false),
});
export type Options = z.infer<typeof Options>;

export const Scenario = z.strictObject({
  id: z.string(),
  ruleset: z.literal('trafalgar-1805'),
  title: z.string().max(50),
  blurb: z.string().max(280),
  /** What a league must know: how it usually goes. */
  notes: z.string().max(600).default(''),
  ...teaching,
  seats: z
    .array(z.strictObject({ id: Seat, name: z.string().max(30), side: z.string(), livery: z.int().min(0).max(4) }))
    .min(2)
    .max(8),
  wind: z.union([Wind, z.literal('rolled')]),
  options: Options.prefault({}),
  /** Which side chooses to move first; null: a die on turn 1, then alternately. */
  chooser: z.string().nullable(),
  turns: z.int().min(1).max(80),
  par: Par.nullable().default(null),
  tables: Tables.partial().default({}),
  /** Lines of battle, leader first; one seat may have several. Ships in none act singly. */
  lines: z.array(z.strictObject({ id: z.string(), name: z.string().max(40), seat: Seat, ships: z.array(ShipId).min(1) })),
  ships: z.array(ScenarioShip).min(2).max(80),
});
export type Scenario = z.infer<typeof Scenario>;
