import type { Theme } from './theme.js';

/** A theme's palette of at most 255 colours, and the table from RGB565 to its indices; index 255 is kept for what is see-through. */
export interface Palette {
  readonly colours: readonly Rgb[];
  /** 65,536 entries: RGB565 → index. */
  readonly table: Uint8Array;
}
export type Rgb = readonly [number, number, number];
export const CLEAR = 255;

export const rgb = (hex: string): Rgb => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const bucket = ([r, g, b]: Rgb): number => ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);
const between = (a: Rgb, b: Rgb, part: number): Rgb =>
  [0, 1, 2].map(at => Math.round(at3(a, at) + (at3(b, at) - at3(a, at)) * part)) as unknown as Rgb;
const at3 = (colour: Rgb, at: number): number => colour[at] ?? 0;

const made = new Map<string, Palette>();

/** The palette of a theme: made once, in about a tenth of a second. */
export function paletteOf(theme: Theme): Palette {
  const known = made.get(theme.name);
  if (known) return known;
  const keys = keyColours(theme).map(rgb);
  const colours = withoutTwins([...keys, ...ramps(theme)]).slice(0, CLEAR);
  const palette = { colours, table: tableOf(colours, keys) };
  made.set(theme.name, palette);
  return palette;
}

/** Every ink of the theme, exact. */
export const keyColours = (theme: Theme): string[] => [
  ...new Set([
    ...Object.values(theme).filter((value): value is string => typeof value === 'string' && value.startsWith('#')),
    ...theme.liveries.flatMap(livery => Object.values(livery) as string[]),
  ]),
];

/** The mixtures that smooth edges make: the likeliest first, since the palette has an end. */
function ramps(theme: Theme): Rgb[] {
  const grounds = [theme.sea, theme.plate, theme.paper, theme.sail];
  const pairs: [string, string, number][] = [
    ...grounds.map((ground): [string, string, number] => [theme.ink, ground, 7]),
    [theme.ink, theme.land, 3],
    [theme.ink, theme.smoke, 3],
    [theme.sail, theme.sea, 3],
    [theme.foam, theme.sea, 3],
    [theme.rim, theme.sea, 2],
    [theme.smoke, theme.sea, 3],
    [theme.smokeShade, theme.sea, 3],
    [theme.smokeShade, theme.smoke, 3],
    [theme.grid, theme.sea, 1],
    [theme.seaDeep, theme.sea, 1],
    [theme.land, theme.seaShoal, 2],
    [theme.landInk, theme.land, 3],
    [theme.landInk, theme.seaShoal, 2],
    [theme.faint, theme.plate, 3],
    [theme.faint, theme.sea, 3],
    [theme.rule, theme.plate, 2],
    [theme.spar, theme.sail, 2],
    [theme.spar, theme.sea, 2],
    [theme.warn, theme.sea, 3],
    [theme.warn, theme.plate, 2],
    [theme.focus, theme.sea, 2],
    [theme.fire, theme.sea, 2],
    [theme.flame, theme.fire, 2],
    [theme.arc, theme.sea, 2],
    [theme.arc, theme.seaDeep, 1],
    [theme.ink, theme.rim, 2],
    [theme.ink, theme.seaDeep, 3],
    [theme.legal, theme.sea, 1],
    [theme.danger, theme.sea, 1],
    [theme.good, theme.plate, 2],
    ...theme.liveries.flatMap((livery): [string, string, number][] => [
      [livery.colour, theme.ink, 3],
      [livery.line, theme.sea, 4],
      [livery.line, theme.rim, 1],
      [livery.colour, theme.sea, 2],
      [livery.colour, livery.deck, 1],
      [livery.deck, theme.ink, 2],
      [livery.colour, livery.pattern, 1],
      [livery.line, theme.plate, 3],
      [livery.colour, theme.sail, 2],
    ]),
  ];
  return pairs.flatMap(([a, b, steps]) => Array.from({ length: steps }, (_, nth) => between(rgb(a), rgb(b), (nth + 1) / (steps + 1))));
}

function withoutTwins(colours: readonly Rgb[]): Rgb[] {
  const seen = new Set<number>();
  return colours.filter(colour => {
    const key = bucket(colour);
    return !seen.has(key) && seen.add(key);
  });
}

/** Nearest colour for each of the 65,536; a bucket that holds an ink gives that ink, so that flats come out exact. */
function tableOf(colours: readonly Rgb[], keys: readonly Rgb[]): Uint8Array {
  const table = new Uint8Array(65536);
  for (let r = 4; r < 256; r += BLOCK)
    for (let g = 2; g < 256; g += BLOCK) for (let b = 4; b < 256; b += BLOCK) fillBlock(table, colours, [r, g, b]);
  for (const key of keys) {
    const index = colours.findIndex(colour => bucket(colour) === bucket(key));
    if (index >= 0) table[bucket(key)] = index;
  }
  return table;
}

/** The table is filled block by block, of so many shades a side: few colours are near enough to a block to be nearest anywhere in it. */
const BLOCK = 32;

function fillBlock(table: Uint8Array, colours: readonly Rgb[], low: Rgb): void {
  const near = candidates(colours, low);
  const flat = Int16Array.from(near.flatMap(index => colours[index] ?? []));
  for (let r = low[0]; r < low[0] + BLOCK; r += 8)
    for (let g = low[1]; g < low[1] + BLOCK; g += 4)
      for (let b = low[2]; b < low[2] + BLOCK; b += 8)
        table[((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3)] = near[nearest(flat, r, g, b)] ?? 0;
}

/** The colours that are nowhere in a block surely farther than another, in their order. */
function candidates(colours: readonly Rgb[], [r, g, b]: Rgb): number[] {
  const [red, green, blue] = WEIGHTS;
  const least = colours.map(colour => red * outside(colour[0] - r) + green * outside(colour[1] - g) + blue * outside(colour[2] - b));
  const most = colours.map(colour => red * across(colour[0] - r) + green * across(colour[1] - g) + blue * across(colour[2] - b));
  const limit = Math.min(...most);
  return [...least.keys()].filter(index => (least[index] ?? 0) <= limit);
}
/** Squared ways from a shade to the near and to the far side of a block. */
const outside = (shade: number): number => Math.max(0, -shade, shade - BLOCK) ** 2;
const across = (shade: number): number => Math.max(Math.abs(shade), Math.abs(shade - BLOCK)) ** 2;

/** How much red, green and blue count. */
const WEIGHTS = [3, 4, 2] as const;

function nearest(flat: Int16Array, r: number, g: number, b: number): number {
  const [red, green, blue] = WEIGHTS;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < flat.length; at += 3) {
    const [dr, dg, db] = [(flat[at] ?? 0) - r, (flat[at + 1] ?? 0) - g, (flat[at + 2] ?? 0) - b];
    const distance = red * dr * dr + green * dg * dg + blue * db * db;
    if (distance < least) [least, best] = [distance, at / 3];
  }
  return best;
}

/** How indices lie in memory: rows of so many pixels, each behind so many bytes that are left as they are. */
export interface Layout {
  readonly width: number;
  readonly margin: number;
}

/** One index a pixel from opaque RGBA bytes, in one piece unless a layout is given. */
export function indexed(rgba: Uint8Array, palette: Palette, layout?: Layout, into?: Uint8Array): Uint8Array {
  // Read as signed numbers: opaque pixels would not fit the engine's small integers otherwise, at a third of the speed.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);
  const { width, margin } = layout ?? { width: pixels.length, margin: 0 };
  const rows = pixels.length / Math.max(1, width);
  const out = into ?? new Uint8Array((width + margin) * rows);
  for (let row = 0; row < rows; row++)
    indexRow(pixels.subarray(row * width, (row + 1) * width), palette.table, out, row * (width + margin) + margin);
  return out;
}

/** Four pixels at a time: mostly all are as the one before, and then nothing is looked up. */
function indexRow(pixels: Int32Array, table: Uint8Array, out: Uint8Array, start: number): void {
  const { length } = pixels;
  let [at, last, index] = [0, 0, 0];
  for (; at + 4 <= length; at += 4) {
    const [a, b, c, d] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number, pixels[at + 3] as number];
    const to = start + at;
    if (((a ^ last) | (b ^ last) | (c ^ last) | (d ^ last)) === 0) {
      out[to] = out[to + 1] = out[to + 2] = out[to + 3] = index;
      continue;
    }
    out[to] = table[placeOf(a)] as number;
    out[to + 1] = table[placeOf(b)] as number;
    out[to + 2] = table[placeOf(c)] as number;
    [last, index] = [d, table[placeOf(d)] as number];
    out[to + 3] = index;
  }
  for (; at < length; at++) out[start + at] = table[placeOf(pixels[at] as number)] as number;
}

/** Where a pixel of the canvas stands in the table. */
const placeOf = (pixel: number): number => ((pixel & 0xf8) << 8) | ((pixel & 0xfc00) >> 5) | ((pixel & 0xf80000) >> 19);
