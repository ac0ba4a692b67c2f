import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { Pose } from '../../engine/plane.js';
import { CardId, Fate } from './cards.js';
import { BaseSize, ClassId, Fit } from './classes.js';
import { Condition, Keyword, Nation, Sail, ShipId, Size, Terrain, TerrainKind, Trait, Weather } from './nouns.js';
import { ShipOrder, SquadronOrder } from './order.js';
import { AdmiralId, Captain, UpgradeId } from './refits.js';
import { Objective, Options, Zone } from './scenario.js';
import { KeptTables } from './tableSchema.js';

export const Ship = z.strictObject({
  id: ShipId,
  name: z.string(),
  class: ClassId,
  seat: Seat,
  side: z.string(),
  /** Her card, with what was bought for her already counted. */
  points: z.int(),
  base: BaseSize,
  fortitude: z.int(),
  /** The number printed on the card: shoals are tested with it. */
  printed: z.int(),
  broadside: z.int(),
  crew: z.int(),
  windward: z.int(),
  large: z.int(),
  traits: z.array(Trait),
  line: z.boolean(),
  skill: z.int(),
  fits: z.array(Fit),
  upgrades: z.array(UpgradeId),
  captain: Captain.nullable(),
  keywords: z.array(Keyword),
  pose: Pose,
  sail: Sail,
  /** Points on the tracks, the extra boxes of Stout and Additional Crew included (OI3.4). */
  damage: z.int().min(0),
  fatigue: z.int().min(0),
  reload: z.strictObject({ port: z.boolean(), starboard: z.boolean() }),
  aground: z.boolean(),
  entangled: z.array(ShipId),
  /** Who she grappled herself: boarders fight with what boarders have. */
  boarded: z.array(ShipId),
  condition: Condition,
  captor: Seat.nullable(),
  /** A magazine or a fire is at work in her: she sinks sooner (OI7.2). */
  doomed: z.boolean(),
  /** Strike Points that she has cost so far. */
  scored: z.int(),
  /** Her landing party: the terrain it stands on, where, and End phases ashore. */
  party: z.strictObject({ on: z.string(), x: z.int(), y: z.int(), stood: z.int() }).nullable(),
  /** Of a Raid or a Raze: what her party has taken is aboard, and she has only to leave (OI11.2). */
  plunder: z.boolean().default(false),
  /** Enemies with a boat of hers alongside, this turn. */
  boats: z.array(ShipId),
  /** This turn: activated, the rating she moved at, the poses she passed, and what she has used. */
  moved: z.boolean(),
  rating: z.int(),
  track: z.array(Pose),
  did: z.array(z.string()),
  /** What may be used once a battle and has been. */
  spent: z.array(z.string()),
});
export type Ship = z.infer<typeof Ship>;

/** A card laid for a turn; `rider` lies on Await New Orders, or names what Adaptive Tactics copies. */
export const Pick = z.strictObject({ card: CardId, rider: CardId.nullable(), swap: CardId.nullable() });
export type Pick = z.infer<typeof Pick>;

const openSquad = {
  seat: Seat,
  name: z.string(),
  side: z.string(),
  livery: z.int(),
  nation: Nation.nullable(),
  admiral: AdmiralId.nullable(),
  value: z.int(),
  keywords: z.array(Keyword),
  flagship: ShipId.nullable(),
  strikes: z.int(),
  broken: z.boolean(),
  fortune: z.int(),
  prizes: z.int(),
  face: z.strictObject({ card: CardId, rider: CardId.nullable() }).nullable(),
  discards: z.array(CardId),
  /** Cards of the hand that have been seen. */
  shown: z.array(CardId),
  /** Took a Strike Point in the turn before. */
  earned: z.boolean(),
  swapped: z.boolean(),
  ready: z.boolean(),
  zone: Zone.nullable(),
  /** The nation that the builder is held to. */
  held: Nation.nullable(),
};

/**
 * A captain's squadron. What is not `openSquad` is his alone; `policy` and `briefs` are what he said for the whole of an alternating
 * turn: they hold while others activate.
 */
export const Squad = z.strictObject({
  ...openSquad,
  hand: z.array(CardId),
  pick: Pick.nullable(),
  policy: SquadronOrder.nullable().default(null),
  briefs: z.record(ShipId, ShipOrder).default({}),
});
export type Squad = z.infer<typeof Squad>;

/** `hand` is null for whoever may not see it. */
export const SeenSquad = z.strictObject({ ...openSquad, hand: z.array(CardId).nullable(), cards: z.int(), picked: z.boolean() });
export type SeenSquad = z.infer<typeof SeenSquad>;

/** What lies open on the table: the same for everybody. */
export const openTable = {
  scenario: z.strictObject({ id: z.string(), title: z.string(), turns: z.int(), size: Size, objective: Objective }),
  options: Options,
  tables: KeptTables,
  /** Thousandths of an inch. */
  table: z.strictObject({ width: z.int(), height: z.int() }),
  wind: Weather,
  /** The contest for the weather edge, where there is one: who won it, and whether he has chosen; null for nobody yet. */
  edge: z.strictObject({ winner: Seat.nullable(), chosen: z.boolean() }).nullable().default(null),
  nextWind: Weather.nullable(),
  terrain: z.array(Terrain),
  /** Terrain that captains have still to lay. */
  unlaid: z.array(TerrainKind).default([]),
  phase: z.enum(['fit', 'edge', 'terrain', 'deploy', 'battle']),
  /** `turn`: everything at once. The others are the windows of an alternating turn. */
  window: z.enum(['turn', 'orders', 'act', 'fire']),
  turn: z.int(),
  /** Seats in order of initiative this turn. */
  order: z.array(Seat),
  /** Who activated last; acts are counted to name the requests. */
  last: Seat.nullable(),
  acts: z.int(),
  fate: Fate.nullable(),
  fates: z.array(Fate),
  ships: z.array(Ship),
  ended: z.strictObject({ winner: z.string().nullable(), how: z.string() }).nullable(),
};

export const State = z.strictObject({ ...openTable, squads: z.array(Squad) });
export type State = z.infer<typeof State>;

const OpenSquad = z.object(openSquad);
const Sea = z.object({ ...openTable, squads: z.array(OpenSquad) });
/** What rules that look but do not touch are written for: a State and a View both pass for it. */
export type Sea = z.infer<typeof Sea>;
export type OpenSquad = z.infer<typeof OpenSquad>;
