import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { Attack, Card, Cards, Held, List, ShipId, ShipType, Stat, Stats } from './nouns.js';
import { Defence, HandPolicy, Slot } from './order.js';
import { Refit } from './refits.js';
import { Options } from './scenario.js';

/** A ship's record sheet, which lies open to both (MW1.7). */
export const Ship = z.strictObject({
  id: ShipId,
  /** Her fleet's. */
  seat: Seat,
  /** Who commands her: where a fleet has one captain, he. */
  captain: Seat,
  name: z.string(),
  type: ShipType,
  /** With improvements. */
  stats: Stats,
  refits: z.array(z.strictObject({ card: Refit, stat: Stat })),
  damage: z.int().min(0),
  /** The round in which she went down, or null. */
  sunk: z.int().nullable(),
  /** Has had her phase this round. */
  used: z.boolean(),
  held: Held,
  /** Has been rammed since her own last phase: she cannot ram (MW5.6). */
  rammed: z.boolean(),
});
export type Ship = z.infer<typeof Ship>;

/** What everybody may know of a fleet, hand size apart. */
export const fleetHead = {
  /** By which the fleet goes, ships and all: its first captain's. */
  seat: Seat,
  name: z.string(),
  /** Who command its ships: its admiral first, and never more than are still in command. */
  captains: z.array(Seat),
  /** Captains who have improvements to give out. */
  dealt: z.array(Seat),
  /** Null until it is built. */
  list: List.nullable(),
  points: z.int(),
  wizard: z.enum(['none', 'ready', 'spent']),
};

export const Fleet = z.strictObject({
  ...fleetHead,
  hand: Cards,
  hands: HandPolicy,
  /** Cards to throw away in the next own Draw Segment; null: by the policy. */
  drop: Cards.nullable(),
  /** By captain: each has a policy for his own ships. */
  defences: z.record(Seat, Defence),
  /** Activations plotted and not reached yet. */
  plan: z.array(Slot),
  /** Plotted activations that fell out, each owed one by the rule for silence (MW8.5). */
  owed: z.int(),
  /** By captain: improvements dealt and not assigned yet. */
  offered: z.record(Seat, z.array(Refit)),
});
export type Fleet = z.infer<typeof Fleet>;

/** The phase under way (MW4). `stage` is what comes next in it. */
export const Act = z.strictObject({
  ship: ShipId,
  slot: Slot,
  stage: z.enum(['draw', 'name', 'chase', 'attack', 'reply', 'end']),
  /** First attack or second. */
  nth: z.int().min(1).max(2),
  target: ShipId.nullable(),
  /** The attack meant, or the card that lies. */
  attack: Attack.nullable(),
  /** Enemies shielded in this Move Segment. */
  shielded: z.array(ShipId),
  /** The first target, when it is at the second. */
  first: ShipId.nullable(),
  did: Held,
});
export type Act = z.infer<typeof Act>;

export const Ended = z.strictObject({ winner: Seat.nullable(), how: z.string(), points: z.record(Seat, z.int()) });

/** What both see of the course of the battle. */
export const course = {
  scenario: z.strictObject({ id: z.string(), title: z.string() }),
  options: Options,
  seats: z.array(z.strictObject({ id: Seat, name: z.string(), side: z.string(), livery: z.int() })),
  phase: z.enum(['building', 'refitting', 'fighting']),
  round: z.int(),
  deal: z.int(),
  /** Activations made in this deal. */
  acts: z.int(),
  /** Who opened the round, and the die where the fleets were level. */
  first: Seat,
  die: z.int().nullable(),
  /** Who activates next. */
  next: Seat,
  /** Whole rounds without damage, and whether there has been any in this one. */
  lull: z.int(),
  hurt: z.boolean(),
  /** Reactions asked so far. */
  asks: z.int(),
  ships: z.array(Ship),
  discard: Cards,
  ended: Ended.nullable(),
};

export const State = z.strictObject({ ...course, fleets: z.array(Fleet), deck: z.array(Card), act: Act.nullable() });
export type State = z.infer<typeof State>;
