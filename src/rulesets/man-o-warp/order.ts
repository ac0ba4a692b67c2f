import { z } from 'zod';
import { ShipName } from './christen.js';
import { Attack, Cards, List, Oar, ShipId, ShipType } from './nouns.js';
import { Refit } from './refits.js';

/** One plotted activation. The keys are the field ids of its form; hands change before it comes, so it says preferences, not cards. */
export const Slot = z.strictObject({
  ship: ShipId,
  /** Enemies in order of preference. */
  targets: z.array(ShipId),
  /** Whether enemies that are not listed may be attacked when none of the listed can. */
  others: z.boolean(),
  attacks: z.array(Attack),
  /** Speed cards to play at most, and to keep in hand at least. */
  bid: z.int().min(0).max(12),
  keep: z.int().min(0).max(12),
  speed: z.enum(['best', ...Oar.options]),
  /** Take a second target where the rules allow one, and which first. */
  again: z.boolean(),
  second: z.array(ShipId),
});
export type Slot = z.infer<typeof Slot>;
export const SlotOrder = Slot.extend({ kind: z.literal('slot') });
export type SlotOrder = z.infer<typeof SlotOrder>;

/** What is done with the hand: cards thrown away at once, the rule for every other Draw Segment, and the wizard. */
export const HandPolicy = z.strictObject({
  toss: z.enum(['none', 'useless', 'lean', 'ship', 'chase']),
  wizard: z.enum(['low', 'now', 'last', 'never']),
  low: z.int().min(0).max(12),
});
export type HandPolicy = z.infer<typeof HandPolicy>;
export const HandOrder = HandPolicy.extend({ kind: z.literal('hand'), drop: Cards });
export type HandOrder = z.infer<typeof HandOrder>;

/** How a ship defends herself while an enemy is in action (MW8.3). */
export const Policy = z.strictObject({
  shield: z.enum(['never', 'doomed', 'dice', 'hull', 'always']),
  at: z.int().min(1).max(12),
  spare: z.int().min(0).max(12),
  evade: z.int().min(0).max(12),
  hold: z.int().min(0).max(12),
  fire: z.boolean(),
  broadside: z.boolean(),
  repel: z.enum(['both', 'broadside', 'board', 'none']),
});
export type Policy = z.infer<typeof Policy>;

/** Where a ship differs from the others; what is not said is as for all. */
export const OwnPolicy = z.strictObject({
  shield: Policy.shape.shield.optional(),
  evade: Policy.shape.evade.optional(),
  reply: z.boolean().optional(),
  repel: Policy.shape.repel.optional(),
});
export type OwnPolicy = z.infer<typeof OwnPolicy>;
export const Defence = z.strictObject({ all: Policy, ships: z.record(ShipId, OwnPolicy) });
export type Defence = z.infer<typeof Defence>;
export const DefenceOrder = Defence.extend({ kind: z.literal('defence') });
export type DefenceOrder = z.infer<typeof DefenceOrder>;

/** `corsair.2`: the second of a type that is bought, which keeps her name whatever else is. */
export const HullId = z.string().regex(/^[a-z-]+\.\d+$/);
export type HullId = z.infer<typeof HullId>;

/** A fleet as it is bought, with the names that its captain gives; the others come from the list's stock. */
export const FleetOrder = z.strictObject({
  kind: z.literal('fleet'),
  list: List,
  ships: z.partialRecord(ShipType, z.int().min(0)),
  names: z.record(HullId, ShipName).default({}),
});
export type FleetOrder = z.infer<typeof FleetOrder>;

/** Where each improvement goes; one that is not assigned is lost. */
export const Assignment = z.strictObject({ card: Refit, ship: ShipId, stat: z.enum(['hull', ...Attack.options, ...Oar.options]) });
export type Assignment = z.infer<typeof Assignment>;
export const RefitOrder = z.strictObject({ kind: z.literal('refit'), cards: z.array(Assignment) });

/** `live` only: the answer to a chase, and to an attack. */
export const ChaseOrder = z.strictObject({
  kind: z.literal('chase'),
  shield: z.enum(['pass', ...Oar.options]),
  row: z.int().min(0),
  sail: z.int().min(0),
});
export type ChaseOrder = z.infer<typeof ChaseOrder>;
export const ReplyOrder = z.strictObject({ kind: z.literal('reply'), reply: z.enum(['none', 'fire', 'broad', 'board', 'both']) });
export type ReplyOrder = z.infer<typeof ReplyOrder>;

export const Order = z.discriminatedUnion('kind', [SlotOrder, HandOrder, DefenceOrder, FleetOrder, RefitOrder, ChaseOrder, ReplyOrder]);
export type Order = z.infer<typeof Order>;
