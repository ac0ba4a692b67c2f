import { z } from 'zod';
import { Pose } from '../../engine/plane.js';
import { CardId, Fate } from './cards.js';
import { Aim, Arc, Band, Face, Hand, Sail, ShipId, TerrainKind, Weather } from './nouns.js';

const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const ship = { ship: ShipId };
const pair = { by: ShipId, at: ShipId };
const faces = z.array(Face);

/** Seamanship and crew tests, by what is tried. */
export const Trial = z.enum(['heading', 'speed', 'cut', 'board', 'refloat', 'zeal', 'black', 'murmurs']);
export type Trial = z.infer<typeof Trial>;

/** What happens in a turn. Everything on the table is open, so that everything is told to everybody. */
export const Event = z.discriminatedUnion('kind', [
  event('fitted', { seat: z.string(), ships: z.int(), points: z.int() }),
  event('edge', { seat: z.string(), from: Weather.nullable() }),
  event('laid', { seat: z.string(), piece: TerrainKind, room: z.boolean() }),
  event('deployed', { seat: z.string() }),
  event('turn', { turn: z.int(), order: z.array(z.string()) }),
  event('revealed', { seat: z.string(), card: CardId, rider: CardId.nullable(), value: z.int() }),
  event('no-card', { seat: z.string() }),
  event('fate', { fate: Fate }),
  event('wind', { from: Weather }),
  event('challenge', { seats: z.array(z.string()), passes: z.array(z.int()) }),
  event('initiative', { seat: z.string(), how: z.enum(['value', 'clever', 'admiral', 'challenge']) }),
  event('card', { seat: z.string(), card: CardId, ship: ShipId.nullable() }),
  event('fortune', { seat: z.string(), ship: ShipId }),
  event('tested', { ...ship, trial: Trial, faces, success: z.boolean() }),
  event('moved', { ...ship, track: z.array(Pose).min(1), rating: z.int() }),
  event('shifted', { ...ship, track: z.array(Pose).min(1), why: z.enum(['slide', 'dash', 'turn', 'shoved', 'cut', 'alongside']) }),
  event('in-eye', ship),
  event('collided', { ...pair, faces }),
  event('struck-land', { ...ship, terrain: z.string() }),
  event('shoal', { ...ship, faces, aground: z.boolean() }),
  event('refloated', ship),
  event('off-table', ship),
  event('reloaded', { ...ship, side: Hand }),
  event('rallied', { ...ship, by: z.int() }),
  event('repaired', { ...ship, by: z.int() }),
  event('sail', { ...ship, sail: Sail, why: z.enum(['order', 'rigging', 'squall', 'ashore', 'ruled']) }),
  event('dismasted', ship),
  event('entangled', { ...pair, how: z.enum(['boarded', 'collision']) }),
  event('parted', pair),
  event('landed', { ...ship, terrain: z.string() }),
  event('party-lost', ship),
  event('plundered', ship),
  event('boats', pair),
  event('volley', {
    ...pair,
    arc: Arc,
    shot: z.enum(['broadside', 'partial']),
    free: z.boolean(),
    band: Band,
    aim: Aim,
    rake: z.enum(['none', 'bow', 'stern']),
    faces,
    hits: z.int(),
    damage: z.int(),
    fatigue: z.int(),
    from: z.strictObject({ x: z.int(), y: z.int() }),
    to: z.strictObject({ x: z.int(), y: z.int() }),
  }),
  event('melee', { ...pair, faces, hits: z.int() }),
  event('critical', { ...pair, faces }),
  event('magazine', ship),
  event('burned', pair),
  event('crippled', ship),
  event('shaken', ship),
  event('out', { ...ship, how: z.enum(['broken', 'carried', 'burned', 'ruled', 'conceded']) }),
  event('sinking', { ...ship, faces, sunk: z.boolean() }),
  event('captured', { ...ship, seat: z.string() }),
  event('strikes', { seat: z.string(), points: z.int(), total: z.int(), afloat: z.int() }),
  event('flag', { seat: z.string(), ship: ShipId }),
  event('broken', { seat: z.string() }),
  event('discarded', { seat: z.string(), card: CardId }),
  event('ruled', { what: z.string() }),
  event('conceded', { seat: z.string() }),
  event('over', { winner: z.string().nullable(), how: z.string() }),
]);
export type Event = z.infer<typeof Event>;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
