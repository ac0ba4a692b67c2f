import { z } from 'zod';
import { Clause, Step } from '../../engine/form.js';
import { ShipId } from './nouns.js';

export const Intent = z.enum(['none', 'follow', 'engage', 'rake', 'break-line', 'hold-range', 'close', 'keep-off', 'heave-to', 'escape']);
export type Intent = z.infer<typeof Intent>;

/** What a ship is told. The keys are the field ids of her form; an empty track leaves her to her intent. */
export const ShipOrder = z.strictObject({
  kind: z.literal('ship'),
  track: z.array(Step),
  intent: Intent,
  against: ShipId.nullable(),
  side: z.enum(['any', 'weather', 'lee']),
  range: z.int().min(0).max(9),
  /** Targets in order of preference; none: the nearest. */
  fire: z.array(ShipId),
  /** Hold fire until the target is in this band or nearer. */
  hold: z.enum(['random', 'gun', 'point-blank', 'musket', 'pistol']),
  split: z.boolean(),
  low: z.boolean(),
  rake: z.enum(['off', 'any', 'stern']),
  board: z.enum(['never', 'odds', 'masts', 'always']),
  /** For `odds`: least chance in percent; for `masts`: most masts that the enemy may have. */
  odds: z.int().min(0).max(100),
  masts: z.int().min(0).max(3),
  prey: ShipId.nullable(),
  /** A foul ship tries to break free. */
  free: z.boolean(),
  ifs: z.array(Clause),
});
export type ShipOrder = z.infer<typeof ShipOrder>;

/** What a seat is told as a whole. */
export const SquadronOrder = z.strictObject({
  kind: z.literal('squadron'),
  first: z.enum(['same', 'first', 'second']),
  /** Which ships take the French 6, in order. */
  singles: z.array(ShipId),
});
export type SquadronOrder = z.infer<typeof SquadronOrder>;

export const Order = z.discriminatedUnion('kind', [ShipOrder, SquadronOrder]);
export type Order = z.infer<typeof Order>;

/** Conditions and what they may set off (rules T9). */
export const WHENS = ['raked', 'target-struck', 'failed-tack', 'enemy-within', 'dismasted'] as const;
export const THENS = ['turn-away', 'next-nearest', 'wear', 'heave-to', 'keep-off', 'hold-fire', 'close'] as const;
