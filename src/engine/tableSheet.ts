import { z } from 'zod';
import { Glyph, Livery } from './livery.js';

/**
 * What is drawn for one viewer of a game without a map: two columns of ship cards that face one another, with the attacks between them,
 * and the viewer's own hand below. A ruleset fills it from a view; the renderer knows nothing but this file.
 */

const words = z.string().max(60);
const whole = z.int().min(0);

/** A number on a ship's card. `raised` is above what her class is built with; `idle` is of no use just now. */
const Figure = z.strictObject({ label: z.string().max(6), value: whole, raised: z.boolean(), idle: z.boolean() });

/** `active` is in action, `used` has acted, `held` cannot run, `rammed` was rammed. */
export const CardMark = z.enum(['active', 'used', 'held', 'rammed']);
export type CardMark = z.infer<typeof CardMark>;

export const ShipCard = z.strictObject({
  id: z.string(),
  name: words,
  /** Her class, short. */
  type: z.string().max(24),
  glyph: Glyph,
  condition: z.enum(['afloat', 'hurt', 'sunk']),
  /** Hull boxes, the first `full` of them good; `lost` of them in what is shown. */
  hull: z.strictObject({ full: whole, of: whole, lost: whole }),
  figures: z.array(Figure).max(6),
  badges: z.array(z.string().max(28)).max(4),
  marks: z.array(CardMark).max(4),
  /** Small type, on her owner's table only: `1st: goes for Rotgut`. */
  note: words.nullable(),
  focus: z.boolean(),
});
export type ShipCard = z.infer<typeof ShipCard>;

const Column = z.strictObject({
  livery: Livery,
  title: z.string().max(40),
  /** `hand 5 · wizard spent · 14 hull`. */
  note: words,
  cards: z.array(ShipCard).max(24),
});

/** An attack from one card to another, in the order made. `dice` as they fell; those of at least `from` are hits. */
export const Blow = z.strictObject({
  by: z.string(),
  at: z.string(),
  style: z.enum(['broadside', 'ahead', 'ram', 'board', 'missed', 'shield', 'planned']),
  reply: z.boolean(),
  dice: z.array(z.int().min(1).max(6)).max(16),
  from: z.int().min(2).max(6),
  damage: whole,
  /** For one without dice: `4 v 6`, `Row`. */
  words: z.string().max(24),
});
export type Blow = z.infer<typeof Blow>;

/** A card of the viewer's own hand, or a pile of several alike. */
const HeldCard = z.strictObject({
  title: z.string().max(24),
  art: z.enum(['broadside', 'ahead', 'ram', 'board', 'oars', 'sails', 'refit']),
  count: z.int().min(1),
  /** What it is good for: `3 ships can`. */
  note: z.string().max(40),
});

/** A table of ship cards. */
export const TableSheet = z.strictObject({
  kind: z.literal('table'),
  title: words,
  subtitle: z.string().max(90),
  /** A word or two over the neatline: `Crown`, `Umpire`, `If you do nothing`. */
  banner: words.nullable(),
  columns: z.tuple([Column, Column]),
  blows: z.array(Blow).max(48),
  piles: z.strictObject({ deck: whole, discard: whole, note: z.string().max(90) }),
  hand: z.array(HeldCard).max(8).nullable(),
  /** Both hands under their columns, for a viewer who may see them: the umpire. */
  hands: z
    .tuple([z.array(HeldCard).max(8), z.array(HeldCard).max(8)])
    .nullable()
    .default(null),
  /** Lines at the foot: spells, draws, what is next. */
  foot: z.array(z.string().max(100)).max(3),
  /** `small` 800×600 for a desk, `plain` 1024×768, `large` 1280×960 for big fleets. */
  size: z.enum(['small', 'plain', 'large']),
  /** A short text for a reader who cannot see it; at most 1,024 characters. */
  alt: z.string().max(1024),
});
export type TableSheet = z.infer<typeof TableSheet>;
