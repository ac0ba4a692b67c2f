import { z } from 'zod';
import { Point8, Square } from '../../engine/grid.js';

/** The words of the game that state, view, orders and events share. */

export const ShipId = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,23}$/);
export type ShipId = z.infer<typeof ShipId>;

export const Nation = z.enum(['british', 'french', 'spanish']);
export type Nation = z.infer<typeof Nation>;

/** Rates one to six; `small` is a sloop or brig, `merchant` carries no guns. */
export const Rate = z.union([z.int().min(1).max(6), z.literal('small'), z.literal('merchant')]);
export type Rate = z.infer<typeof Rate>;

export const Level = z.enum(['light', 'fresh', 'strong']);
export type Level = z.infer<typeof Level>;
export const LEVELS = Level.options;

/** `from` is the point that the wind blows from. */
export const Wind = z.strictObject({ from: Point8, level: Level });
export type Wind = z.infer<typeof Wind>;

export const Broadside = z.enum(['port', 'starboard']);
export type Broadside = z.infer<typeof Broadside>;

export const Band = z.enum(['pistol', 'musket', 'point-blank', 'gun', 'random']);
export type Band = z.infer<typeof Band>;

export const Mast = z.enum(['fore', 'main', 'mizzen']);
export type Mast = z.infer<typeof Mast>;
export const MASTS = Mast.options;

/** Which masts stand: fore, main, mizzen. */
export const Rig = z.tuple([z.boolean(), z.boolean(), z.boolean()]);
export type Rig = z.infer<typeof Rig>;

/**
 * `sailing` under way or able to be; `hove-to` until ordered to fill; `irons` head to wind after a failed tack; `hulk` drifts;
 * `struck` and `escaped` are out; `expected` has not arrived.
 */
export const Condition = z.enum(['sailing', 'hove-to', 'irons', 'hulk', 'struck', 'escaped', 'expected', 'home']);
export type Condition = z.infer<typeof Condition>;

/** One step of a track: ahead, a point to port or starboard, tack, heave to. */
export const Turn = z.enum(['f', 'p', 's', 't', 'h']);
export type Turn = z.infer<typeof Turn>;

/** Where a ship was at each moment of a turn, first square included. */
export const Stand = z.strictObject({ at: Square, heading: Point8 });
export type Stand = z.infer<typeof Stand>;
