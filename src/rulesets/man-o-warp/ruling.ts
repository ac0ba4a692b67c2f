import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { Card, Held, ShipId, Stat } from './nouns.js';
import { Refit } from './refits.js';

const ruling = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const ship = { ship: ShipId };

/** What an umpire may lay down; the reason is kept with the move. */
export const Ruling = z.discriminatedUnion('kind', [
  ruling('hull', { ...ship, damage: z.int().min(0).max(20) }),
  /** A card from the discards to a hand. */
  ruling('card', { seat: Seat, card: Card }),
  /** A card from a hand to the discards. */
  ruling('discard', { seat: Seat, card: Card }),
  ruling('refit', { ...ship, card: Refit, stat: Stat }),
  ruling('lock', { ...ship, held: Held }),
  ruling('sink', ship),
]);
export type Ruling = z.infer<typeof Ruling>;
