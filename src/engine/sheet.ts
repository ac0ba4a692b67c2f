import { z } from 'zod';
import { Glyph, Livery } from './livery.js';
import { TableSheet } from './tableSheet.js';

export { Glyph, Livery } from './livery.js';
export { Blow, CardMark, ShipCard, TableSheet } from './tableSheet.js';

/**
 * What is drawn for one viewer: a closed vocabulary in world units. x grows east, y grows south; headings and bearings are whole or
 * fractional degrees clockwise from north. A ruleset fills it from a view; the renderer knows nothing but this file.
 */

export const Point = z.strictObject({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof Point>;
const heading = z.number().min(0).lt(360);
const words = z.string().max(60);

/** A ship or other craft. `masts` from the bow aft; `canvas` is how much sail she carries; `wind` is taken from the sheet. */
const Craft = z.strictObject({
  mark: z.literal('craft'),
  id: z.string(),
  at: Point,
  heading,
  glyph: Glyph,
  length: z.number().positive(),
  beam: z.number().positive(),
  livery: Livery,
  masts: z.array(z.enum(['standing', 'wounded', 'gone'])).max(4),
  canvas: z.enum(['bare', 'backed', 'fighting', 'plain', 'full']),
  condition: z.enum(['afloat', 'hulk', 'struck', 'burning', 'sunk']),
  /** `real` is where she is; `ghost` where a plot would take her; `guess` where another is assumed to go. */
  as: z.enum(['real', 'ghost', 'guess']),
  /** Drawn with a ring: the ship being ordered. */
  focus: z.boolean(),
  name: words.nullable(),
  /** Small type beside her, on her owner's chart only: `rate 3 · musket shot`. */
  note: words.nullable(),
  /** Smaller is placed first when labels compete. */
  rank: z.int(),
});
export type Craft = z.infer<typeof Craft>;

/** A path over the water with a dot a step. */
const Track = z.strictObject({
  mark: z.literal('track'),
  points: z.array(Point).min(2),
  style: z.enum(['wake', 'plotted', 'silence', 'failed', 'guess']),
  livery: Livery,
  dots: z.boolean(),
});

/** A broadside: from the muzzle to where it fell. `weight` 1 (half a broadside, or long) to 3 (full and close). */
const Shot = z.strictObject({
  mark: z.literal('shot'),
  from: Point,
  to: Point,
  weight: z.int().min(1).max(3),
  result: z.enum(['hit', 'miss', 'unknown']),
  rake: z.boolean(),
  livery: Livery,
});

/** Powder smoke along a ship's side. */
const Smoke = z.strictObject({
  mark: z.literal('smoke'),
  at: Point,
  heading,
  side: z.enum(['larboard', 'starboard', 'bow', 'stern']),
  length: z.number().positive(),
  amount: z.int().min(1).max(3),
});

/** Something at a place: a splash, a fall of a mast, wreckage, a fire, a boarding, colours coming down. */
const Burst = z.strictObject({
  mark: z.literal('burst'),
  at: Point,
  style: z.enum(['splash', 'wreckage', 'fire', 'boarders', 'struck', 'collision', 'explosion']),
  heading,
});

/** Two craft held together. */
/** `line`: two that sail in formation. */
const Link = z.strictObject({ mark: z.literal('link'), a: Point, b: Point, style: z.enum(['foul', 'grappled', 'tow', 'line']) });

/** A range band: circle on an open sea, a square ring on a squared one. */
const Ring = z.strictObject({
  mark: z.literal('ring'),
  at: Point,
  radius: z.number().positive(),
  form: z.enum(['circle', 'square']),
  label: words.nullable(),
});

/** An arc of fire. */
const Arc = z.strictObject({
  mark: z.literal('arc'),
  at: Point,
  from: heading,
  to: heading,
  radius: z.number().positive(),
  style: z.enum(['full', 'quarter']),
});

/** Squares of a squared sea, picked out. */
const Cells = z.strictObject({ mark: z.literal('cells'), at: z.array(Point), style: z.enum(['legal', 'end', 'danger', 'objective']) });

/** The exact base of a model on an open sea. */
const Base = z.strictObject({
  mark: z.literal('base'),
  at: Point,
  heading,
  length: z.number().positive(),
  beam: z.number().positive(),
  style: z.enum(['real', 'ghost', 'warn']),
});

/** Land, shallows and the like: a closed outline. */
const Terrain = z.strictObject({
  mark: z.literal('terrain'),
  outline: z.array(Point).min(3),
  style: z.enum(['land', 'shoal', 'rocks', 'fog', 'zone']),
  name: words.nullable(),
});

/** Words on the water. */
const Label = z.strictObject({
  mark: z.literal('label'),
  at: Point,
  words,
  size: z.enum(['small', 'plain', 'large']),
  ink: z.enum(['ink', 'faint', 'warn']),
});

export const Mark = z.discriminatedUnion('mark', [Craft, Track, Shot, Smoke, Burst, Link, Ring, Arc, Cells, Base, Terrain, Label]);
export type Mark = z.infer<typeof Mark>;
export type MarkOf<Name extends Mark['mark']> = Extract<Mark, { mark: Name }>;

/** A row of a record card. `pips` are boxes, the first `full` of them still good; `line` is a label and words. */
export const CardRow = z.discriminatedUnion('row', [
  z.strictObject({
    row: z.literal('pips'),
    label: z.string().max(20),
    full: z.int().min(0),
    of: z.int().min(0),
    tone: z.enum(['good', 'bad', 'plain']),
  }),
  z.strictObject({ row: z.literal('line'), label: z.string().max(20), words }),
]);
export type CardRow = z.infer<typeof CardRow>;

/** A record card in the side strip, its owner's and the umpire's only. */
export const RecordCard = z.strictObject({
  title: words,
  subtitle: words.nullable(),
  livery: Livery,
  glyph: Glyph.nullable(),
  spent: z.boolean(),
  rows: z.array(CardRow).max(8),
});
export type RecordCard = z.infer<typeof RecordCard>;

/** The wind as everybody feels it; `from` is the bearing that it blows from. */
export const Wind = z.strictObject({ from: heading, words: z.string().max(30), strength: z.int().min(0).max(3) });

/** A sea chart. `window` is the part of the world that must be seen; the renderer may show more to keep its shape. */
export const Chart = z.strictObject({
  kind: z.literal('chart'),
  title: words,
  subtitle: z.string().max(90),
  /** A word or two over the neatline: `British`, `Umpire`, `If you do nothing`. */
  banner: words.nullable(),
  window: z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  /** `squares`: unit squares centred on whole coordinates, lettered and numbered by `naming`; `open`: a plane with a scale bar only. */
  sea: z.discriminatedUnion('sea', [
    z.strictObject({ sea: z.literal('squares'), naming: z.strictObject({ left: z.int(), top: z.int() }) }),
    z.strictObject({ sea: z.literal('open'), tick: z.number().positive() }),
  ]),
  scale: z.strictObject({ length: z.number().positive(), words: z.string().max(40) }),
  wind: Wind.nullable(),
  liveries: z.array(z.strictObject({ livery: Livery, name: z.string().max(30) })),
  marks: z.array(Mark),
  cards: z.array(RecordCard),
  /** `small` 800×600 for a desk, `plain` 1024×768, `large` 1280×960 for a big fleet. */
  size: z.enum(['small', 'plain', 'large']),
  /** A short text for a reader who cannot see it; at most 1,024 characters. */
  alt: z.string().max(1024),
});
export type Chart = z.infer<typeof Chart>;

/** A picture for one viewer: of the sea, or of a table of cards where a game has no map. */
export const Sheet = z.discriminatedUnion('kind', [Chart, TableSheet]);
export type Sheet = z.infer<typeof Sheet>;
