import { z } from 'zod';
import { Point8, Square } from '../../engine/grid.js';
import { Broadside, Mast, ShipId, Wind } from './nouns.js';

const ruling = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const ship = { ship: ShipId };

/** What an umpire may lay down; the reason is kept with the move. */
export const Ruling = z.discriminatedUnion('kind', [
  ruling('mast', { ...ship, mast: Mast, stands: z.boolean() }),
  ruling('damage', { ...ship, damage: z.int().min(0).max(4) }),
  ruling('gunnery', { ...ship, broadside: Broadside, guns: z.int().min(0).max(10) }),
  ruling('move', { ...ship, to: Square }),
  ruling('heading', { ...ship, heading: Point8 }),
  ruling('wind', { wind: Wind }),
  ruling('strike', ship),
  /** Clears her of every ship that is foul of her or grappled to her. */
  ruling('free', ship),
  ruling('condition', { ...ship, condition: z.enum(['sailing', 'hove-to', 'irons', 'hulk', 'escaped', 'home']) }),
]);
export type Ruling = z.infer<typeof Ruling>;
