import { z } from 'zod';
import { Attack, Cards, Held, List, Oar, ShipId, ShipType, Speed, Stat } from './nouns.js';
import { Refit } from './refits.js';

const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const ship = { ship: ShipId };
const pair = { by: ShipId, at: ShipId };
const seat = { seat: z.string() };

/** What happens. Those marked «owner» are told to the fleet's own captain alone (and the umpire, who hears everything). */
export const Event = z.discriminatedUnion('kind', [
  event('fleet', { ...seat, list: List, ships: z.array(z.strictObject({ id: ShipId, type: ShipType })) }),
  event('offered', { ...seat, cards: z.array(Refit) }), // «owner»: improvements dealt
  event('refitted', { ...ship, card: Refit, stat: Stat }),
  event('round', { round: z.int(), first: z.string(), die: z.int().nullable() }),
  event('deal', { deal: z.int(), round: z.int() }),
  event('turn', ship), // a ship's phase begins
  event('fallen', ship), // «owner»: a plotted activation that cannot be had any more
  event('spell', { ...seat, die: z.int(), cards: z.int() }),
  event('tossed', { ...seat, cards: Cards }),
  event('drew', { ...seat, count: z.int() }),
  event('cards', { ...seat, cards: Cards }), // «owner»: which they were
  event('shuffled', {}),
  event('shielded', { ...pair, card: Oar }),
  event('chase', {
    ...pair,
    nth: z.int(),
    bid: Speed,
    score: z.int(),
    reply: Speed,
    against: z.int(),
    caught: z.boolean(),
    held: z.boolean(),
  }),
  event('attack', { ...pair, attack: Attack, nth: z.int() }),
  event('dice', {
    ...pair,
    attack: Attack,
    reply: z.boolean(),
    dice: z.array(z.int()),
    hits: z.int(),
    blast: z.int().nullable(),
    damage: z.int(),
    left: z.int(),
  }),
  event('called-off', pair),
  event('sunk', { ...ship, by: ShipId.nullable() }),
  event('stood-off', { ...ship, why: z.enum(['attack', 'speed', 'target', 'shielded']) }),
  event('repaired', { ...ship, die: z.int(), mended: z.boolean() }),
  event('held', { ...ship, held: Held }),
  event('hull', { ...ship, damage: z.int() }), // by ruling
  event('hand', { ...seat, change: z.int() }), // by ruling: a card given or taken
  event('ruled', { what: z.string() }),
  event('conceded', seat), // a captain
  event('taken-over', { from: z.string(), to: z.string() }), // by a captain of the same fleet
  event('over', { winner: z.string().nullable(), how: z.string(), points: z.record(z.string(), z.int()) }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
