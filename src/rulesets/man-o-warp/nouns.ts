import { z } from 'zod';

/** The words of the game that state, view, orders and events share. */

/** `a3`: the third ship of the first fleet. */
export const ShipId = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,23}$/);
export type ShipId = z.infer<typeof ShipId>;

export const Attack = z.enum(['broad', 'fire', 'ram', 'board']);
export type Attack = z.infer<typeof Attack>;
export const ATTACKS = Attack.options;

/** The two cards that make speed. */
export const Oar = z.enum(['row', 'sail']);
export type Oar = z.infer<typeof Oar>;
export const OARS = Oar.options;

export const Card = z.enum([...ATTACKS, ...OARS]);
export type Card = z.infer<typeof Card>;
export const CARDS = Card.options;

export const Stat = z.enum(['hull', ...CARDS]);
export type Stat = z.infer<typeof Stat>;
export const STATS = Stat.options;

const count = z.int().min(0);
export const Stats = z.strictObject({ hull: count, broad: count, fire: count, ram: count, board: count, row: count, sail: count });
export type Stats = z.infer<typeof Stats>;

/** Cards by kind: cards of a kind are all alike, so a hand has no order that could tell anything. */
export const Cards = z.strictObject({ broad: count, fire: count, ram: count, board: count, row: count, sail: count });
export type Cards = z.infer<typeof Cards>;

export const Speed = z.strictObject({ row: count, sail: count });
export type Speed = z.infer<typeof Speed>;

export const List = z.enum(['bretonnian', 'empire', 'dwarf', 'elf', 'orc']);
export type List = z.infer<typeof List>;
export const LISTS = List.options;

export const ShipType = z.enum([
  'buccaneer',
  'corsair',
  'galleon',
  'greatship',
  'wargalley',
  'wolfship',
  'hellhammer',
  'ironfist',
  'nautilus',
  'monitor',
  'ironclad',
  'dreadnaught',
  'eagleship',
  'hawkship',
  'dragonship',
  'big-chukka',
  'drilla-killa',
  'hulk',
]);
export type ShipType = z.infer<typeof ShipType>;

/** What her last phase did to her: one that rammed or boarded plays no speed cards as a target (MW4.6). */
export const Held = z.enum(['none', 'fired', 'rammed', 'boarded']);
export type Held = z.infer<typeof Held>;
