import { z } from 'zod';
import { Seat, Viewer } from '../../engine/audience.js';
import { Point8, Square } from '../../engine/grid.js';
import { Condition, Nation, Rate, Rig, ShipId, Stand, Wind } from './nouns.js';
import { Options, Par } from './scenario.js';
import { Tables } from './tables.js';

const bySide = <T extends z.ZodType>(each: T) => z.strictObject({ port: each, starboard: each });

/** A record card: its owner's and the umpire's (rules T10); everybody's once the battle is over. */
export const Card = z.strictObject({
  damage: z.int(),
  gunnery: bySide(z.int()),
  fullGunnery: z.int(),
  fired: bySide(z.boolean()),
  slower: z.int(),
  masts: Rig,
  repelled: z.array(ShipId),
  /** Most and fewest squares on each point off the wind, 0..4, as she is. */
  rates: z.array(z.strictObject({ max: z.int(), min: z.int() })).length(5),
});
export type Card = z.infer<typeof Card>;

/** What anybody with a glass can see of a ship, and her card for those who may. */
export const SeenShip = z.strictObject({
  id: ShipId,
  name: z.string(),
  nation: Nation,
  seat: Seat,
  side: z.string(),
  guns: z.int(),
  rate: Rate,
  at: Square,
  heading: Point8,
  tack: z.enum(['port', 'starboard']),
  way: z.int(),
  condition: Condition,
  arrives: z.int().nullable(),
  /** Null where masts are hidden. */
  masts: Rig.nullable(),
  foul: z.array(ShipId),
  grappled: z.array(ShipId),
  single: z.boolean(),
  engaged: z.boolean(),
  wake: z.array(Stand),
  moved: z.int(),
  card: Card.nullable(),
});
export type SeenShip = z.infer<typeof SeenShip>;

export const View = z.strictObject({
  viewer: Viewer,
  /** `origin` is the square called A1: `boardOrigin` fixes it at set-up, so that a name stays with its square. */
  scenario: z.strictObject({ id: z.string(), title: z.string(), turns: z.int(), par: Par.nullable(), origin: Square }),
  options: Options,
  tables: Tables,
  seats: z.array(z.strictObject({ id: Seat, name: z.string(), side: z.string(), livery: z.int() })),
  chooser: z.string().nullable(),
  turn: z.int(),
  window: z.enum(['both', 'choice', 'first', 'second']),
  firstSide: z.string(),
  mayChoose: z.boolean(),
  wind: Wind,
  blooded: z.boolean(),
  windChanged: z.boolean(),
  lines: z.array(z.strictObject({ id: z.string(), name: z.string(), seat: Seat, ships: z.array(ShipId) })),
  ships: z.array(SeenShip),
  /** Losses by side in value, only once the battle is over. */
  losses: z.record(z.string(), z.int()).nullable(),
  ended: z.strictObject({ winner: z.string().nullable(), how: z.string() }).nullable(),
});
export type View = z.infer<typeof View>;
