import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { Point8, Square } from '../../engine/grid.js';
import { Broadside, Condition, Nation, Rate, Rig, ShipId, Stand, Wind } from './nouns.js';
import { ShipOrder } from './order.js';
import { Options, Par } from './scenario.js';
import { Tables } from './tables.js';

const bySide = <T extends z.ZodType>(each: T) => z.strictObject({ port: each, starboard: each });

export const Ship = z.strictObject({
  id: ShipId,
  name: z.string(),
  nation: Nation,
  seat: Seat,
  side: z.string(),
  guns: z.int(),
  rate: Rate,
  slower: z.int(),
  bonus: z.strictObject({ gunnery: z.int(), tacking: z.int(), boarding: z.int() }),
  arrives: z.int().nullable(),
  at: Square,
  heading: Point8,
  /** The side that the wind is on. */
  tack: z.enum(['port', 'starboard']),
  /** Squares moved last turn. */
  way: z.int(),
  condition: Condition,
  masts: Rig,
  /** Damage points, 0..4; secret. */
  damage: z.int(),
  /** Gunnery of each broadside now and at the start; secret. */
  gunnery: bySide(z.int()),
  fullGunnery: z.int(),
  /** Broadsides that have fired at all in this battle. */
  fired: bySide(z.boolean()),
  /** 5s taken so far: every third goes through to the far side. */
  fives: z.int(),
  foul: z.array(ShipId),
  grappled: z.array(ShipId),
  /** Enemies that she may not try to board again. */
  repelled: z.array(ShipId),
  /** May act singly for the rest of the battle (French and Spanish, on a 6). */
  single: z.boolean(),
  /** Has been near enough to an enemy that running counts as escape. */
  engaged: z.boolean(),
  /** Value at the start, for victory. */
  worth: z.int(),
  /** This turn: the track sailed, and what she has done. Cleared as a turn begins. */
  wake: z.array(Stand),
  moved: z.int(),
  /** 6s beyond the fourth damage point this turn, across firers. */
  sixes: z.int(),
  dismasted: z.boolean(),
  /** The broadside that has had the shot of the turn. */
  shot: Broadside.nullable(),
  /** An enemy has raked her. */
  raked: z.boolean(),
});
export type Ship = z.infer<typeof Ship>;

const Line = z.strictObject({ id: z.string(), name: z.string(), seat: Seat, ships: z.array(ShipId) });

export const State = z.strictObject({
  /** `origin` is the square called A1: `boardOrigin` fixes it at set-up, so that a name stays with its square. */
  scenario: z.strictObject({ id: z.string(), title: z.string(), turns: z.int(), par: Par.nullable(), origin: Square }),
  options: Options,
  tables: Tables,
  seats: z.array(z.strictObject({ id: Seat, name: z.string(), side: z.string(), livery: z.int() })),
  chooser: z.string().nullable(),
  turn: z.int(),
  /** `first` and `second` are the two windows of TWO-STEP, `choice` comes before them when a side may choose; `both` the only one of ONE-STEP. */
  window: z.enum(['both', 'choice', 'first', 'second']),
  /** The side that moves and fires first this turn. */
  firstSide: z.string(),
  /** Sides that may choose again who moves first: at the start, and after a change of wind. */
  mayChoose: z.boolean(),
  wind: Wind,
  /** Anyone has fired: the wind may change. One change a battle. */
  blooded: z.boolean(),
  windChanged: z.boolean(),
  lines: z.array(Line),
  ships: z.array(Ship),
  conceded: z.array(Seat),
  /** TWO-STEP: what the first movers' ships were told, for the guns and boarders of this turn; secret. */
  kept: z.record(ShipId, ShipOrder),
  /** Losses in value by side, and how it ended; null while it goes on. */
  ended: z.strictObject({ winner: z.string().nullable(), how: z.string() }).nullable(),
});
export type State = z.infer<typeof State>;
