import { z } from 'zod';

/** The words of the game that state, view, orders and events share. */

export const ShipId = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,23}$/);
export type ShipId = z.infer<typeof ShipId>;

export const Nation = z.enum(['english', 'dutch', 'french', 'spanish', 'pirate']);
export type Nation = z.infer<typeof Nation>;
export const NATIONS = Nation.options;

export const Size = z.enum(['patrol', 'skirmish', 'engagement']);
export type Size = z.infer<typeof Size>;

/** A side of a ship that carries a battery and a Reload marker. */
export const Hand = z.enum(['port', 'starboard']);
export type Hand = z.infer<typeof Hand>;

/** The four arcs of fire. */
export const Arc = z.enum(['port', 'starboard', 'bow', 'stern']);
export type Arc = z.infer<typeof Arc>;
export const ARCS = Arc.options;

/** Range bands from the nearest to the farthest. */
export const Band = z.enum(['yard-arm', 'pistol', 'musket', 'cannon']);
export type Band = z.infer<typeof Band>;
export const BANDS = Band.options;

/** Sail settings from no canvas to all of it. */
export const Sail = z.enum(['anchored', 'minimal', 'battle', 'full']);
export type Sail = z.infer<typeof Sail>;
export const SAILS = Sail.options;

export const Face = z.enum(['skull', 'cannon', 'musket', 'pistol', 'swords', 'sail', 'blank']);
export type Face = z.infer<typeof Face>;

export const PointOfSail = z.enum(['eye', 'windward', 'large']);
export type PointOfSail = z.infer<typeof PointOfSail>;

/** `action` fights; `hulk` is Out of Action and lies where it is; `sunk` and `gone` (off the table) are no longer there. */
export const Condition = z.enum(['action', 'hulk', 'sunk', 'gone']);
export type Condition = z.infer<typeof Condition>;

export const Aim = z.enum(['hull', 'rigging', 'crew']);
export type Aim = z.infer<typeof Aim>;

/** The heading that the wind blows from: one of the four edges of the table. */
export const Weather = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Weather = z.infer<typeof Weather>;

/** What a class has by birth. */
export const Trait = z.enum([
  'small',
  'yare',
  'fore-and-aft',
  'high-freeboard',
  'very-high-freeboard',
  'weight-of-fire',
  'shallow-draught',
]);
export type Trait = z.infer<typeof Trait>;

/** What is printed on an admiral's or a captain's card. */
export const Keyword = z.enum([
  'beloved',
  'bold',
  'brave',
  'brilliant',
  'brutal',
  'buccaneer',
  'clever',
  'coordination',
  'defender',
  'dogged',
  'doughty',
  'indecisive',
  'inspiring',
  'intrepid',
  'lucky',
  'persistent',
  'pompous',
  'raider',
  'rogues',
  'strict',
  'tactician',
]);
export type Keyword = z.infer<typeof Keyword>;

export const TerrainKind = z.enum(['island', 'land', 'rocks', 'shoal', 'fog']);
export type TerrainKind = z.infer<typeof TerrainKind>;

/** A piece of terrain: a closed outline in thousandths of an inch. */
export const Terrain = z.strictObject({
  id: z.string().max(24),
  kind: TerrainKind,
  name: z.string().max(40).nullable(),
  outline: z
    .array(z.strictObject({ x: z.int(), y: z.int() }))
    .min(3)
    .max(24),
  /** The island of an objective. */
  marked: z.boolean().default(false),
});
export type Terrain = z.infer<typeof Terrain>;
