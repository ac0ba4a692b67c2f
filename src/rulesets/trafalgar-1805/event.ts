import { z } from 'zod';
import { Point8, Square } from '../../engine/grid.js';
import { Band, Broadside, Mast, ShipId, Stand, Wind } from './nouns.js';

const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const ship = { ship: ShipId };
const pair = { by: ShipId, at: ShipId };

/** What happens in a turn. Those marked «owner» are told to the ship's own captain alone (and the umpire, who hears everything). */
export const Event = z.discriminatedUnion('kind', [
  event('turn', { turn: z.int(), first: z.string() }),
  event('chosen', { side: z.string(), first: z.string() }),
  event('single', ship),
  event('arrived', ship),
  event('moved', { ...ship, wake: z.array(Stand).min(1), way: z.int() }),
  event('cut-short', { ...ship, why: z.enum(['illegal', 'collision', 'crowded', 'foul', 'grappled', 'sailing']), left: z.int() }),
  event('tacked', { ...ship, success: z.boolean() }),
  event('wore', ship),
  event('hove-to', ship),
  event('filled', ship),
  event('in-irons', ship),
  event('collided', { ...pair, square: Square, dice: z.array(z.int()), treble: z.boolean() }),
  event('brushed', { ...pair, square: Square, dice: z.array(z.int()) }),
  event('freed', { ...ship, success: z.boolean() }),
  event('volley', {
    ...pair,
    broadside: Broadside,
    band: Band,
    rake: z.enum(['none', 'bow', 'stern']),
    half: z.boolean(),
    from: Square,
    to: Square,
  }),
  event('aboard', { ...pair, dice: z.int() }), // «owner of by»: how many dice she threw
  event('hits', { ...pair, damage: z.int(), port: z.int(), starboard: z.int() }), // «owner of at»
  event('spied', { ...pair, hits: z.enum(['none', 'some', 'heavy']) }), // to the firer with a spyglass
  event('stray', { ...pair }), // «owner of at»: shot over another
  event('strain', { ...ship, damage: z.int() }), // «owner»: damage of a collision
  event('mast', { ...ship, mast: Mast }),
  event('hulk', ship),
  event('revived', ship),
  event('drifted', { ...ship, wake: z.array(Stand).min(1) }),
  event('grapple', { ...pair, dice: z.array(z.int()), success: z.boolean() }),
  event('boarding', { ...pair, result: z.enum(['taken', 'drawn', 'repelled']) }),
  event('melee', { ...pair, scores: z.array(z.int()) }), // «owners»
  event('struck', { ...ship, to: z.string(), how: z.enum(['boarded', 'raked', 'conceded', 'ruled']) }),
  event('escaped', ship),
  event('home', ship),
  event('wind', { before: Wind, after: Wind }),
  event('heading-changed', { ...ship, heading: Point8 }),
  event('ruled', { what: z.string() }),
  event('conceded', { seat: z.string() }),
  event('over', { winner: z.string().nullable(), how: z.string() }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
