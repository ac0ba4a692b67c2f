import type { SKRSContext2D } from '@napi-rs/canvas';
import { fill, print, stroke, trace } from './pen.js';
import type { Water } from './sea.js';
import { type Box, off, type Spot } from './space.js';

/** The neatline: a barred scale round the sea, with the letters and numbers of the squares outside it. */
export const BORDER = 38;
const BAR = 6;
const STEPS = [1, 2, 5, 10, 20, 50];

export function drawBorder(water: Water): void {
  const { ctx, theme, u, sea } = water;
  const bar = BAR * u;
  const frame = (by: number, width: number) => {
    ctx.beginPath();
    ctx.rect(sea.x - by, sea.y - by, sea.w + 2 * by, sea.h + 2 * by);
    stroke(ctx, { ink: theme.ink, width });
  };
  bars(water, bar);
  frame(0.5 * u, 1.4 * u);
  frame(bar, 1 * u);
  frame(bar + 3 * u, 2.2 * u);
  for (const x of [sea.x - bar / 2, sea.x + sea.w + bar / 2])
    for (const y of [sea.y - bar / 2, sea.y + sea.h + bar / 2]) lozenge(water, { x, y }, bar);
  if (water.sheet.sea.sea === 'squares') names(water);
}

/** Where the lines of the lattice cross a side of the sea, in pixels, with the column or row that follows each. */
function crossings({ sea, lie, sheet }: Water, side: 'across' | 'down'): { at: number; index: number }[] {
  const area = lie.world(sea);
  const [low, high] = side === 'across' ? [area.left, area.right] : [area.top, area.bottom];
  const unit = sheet.sea.sea === 'squares' ? 1 : sheet.sea.tick;
  const half = sheet.sea.sea === 'squares' ? 0.5 : 0;
  const found = [];
  for (let index = Math.floor(low / unit + half); index * unit - half <= high; index++) {
    const spot = lie.at({ x: index * unit - half, y: index * unit - half });
    found.push({ at: side === 'across' ? spot.x : spot.y, index });
  }
  return found;
}

const stepFor = (pixels: number, least: number): number => STEPS.find(step => step * pixels >= least) ?? 100;
const originOf = ({ sheet }: Water, side: 'across' | 'down'): number =>
  sheet.sea.sea === 'squares' ? (side === 'across' ? sheet.sea.naming.left : sheet.sea.naming.top) : 0;
const pixelsOf = ({ lie, sheet }: Water): number => lie.scale * (sheet.sea.sea === 'squares' ? 1 : sheet.sea.tick);

/** Alternate bars, as the degrees of an engraved chart. */
function bars(water: Water, bar: number): void {
  const { ctx, theme, u, sea } = water;
  ctx.fillStyle = theme.plate;
  for (const box of sides(sea, bar)) ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.fillStyle = theme.ink;
  const step = stepFor(pixelsOf(water), 16 * u);
  for (const side of ['across', 'down'] as const) {
    const origin = originOf(water, side);
    const [low, high] = side === 'across' ? [sea.x, sea.x + sea.w] : [sea.y, sea.y + sea.h];
    for (const { at, index } of crossings(water, side)) {
      if ((((index - origin) % (2 * step)) + 2 * step) % (2 * step) >= step) continue;
      const [a, b] = [Math.max(low, at), Math.min(high, at + pixelsOf(water))];
      if (b > a) paired(ctx, sea, bar, { side, a, b });
    }
  }
}

/** A corner piece. */
function lozenge({ ctx, theme, u }: Water, { x, y }: Spot, half: number): void {
  ctx.beginPath();
  ctx.rect(x - half, y - half, 2 * half, 2 * half);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1.2 * u });
  trace(
    ctx,
    [0, 90, 180, 270].map(bearing => off({ x, y }, bearing, half * 0.7)),
    'closed',
  );
  fill(ctx, theme.ink);
}

const sides = (sea: Box, bar: number): Box[] => [
  { x: sea.x - bar, y: sea.y - bar, w: sea.w + 2 * bar, h: bar },
  { x: sea.x - bar, y: sea.y + sea.h, w: sea.w + 2 * bar, h: bar },
  { x: sea.x - bar, y: sea.y, w: bar, h: sea.h },
  { x: sea.x + sea.w, y: sea.y, w: bar, h: sea.h },
];

function paired(ctx: SKRSContext2D, sea: Box, bar: number, { side, a, b }: { side: 'across' | 'down'; a: number; b: number }): void {
  if (side === 'across') {
    ctx.fillRect(a, sea.y - bar, b - a, bar);
    ctx.fillRect(a, sea.y + sea.h, b - a, bar);
  } else {
    ctx.fillRect(sea.x - bar, a, bar, b - a);
    ctx.fillRect(sea.x + sea.w, a, bar, b - a);
  }
}

/** 0 A … 25 Z, 26 AA: as squares are named in texts. */
export function letters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter;
}

/** A name in the middle of its column or row; where squares are small, each second, fifth or tenth. North and west of A1 is nameless. */
function names(water: Water): void {
  const { ctx, theme, u, sea } = water;
  const pixels = pixelsOf(water);
  const step = stepFor(pixels, 25 * u);
  const out = (BAR + 3 + 13) * u;
  const type = { face: 'bold', size: 14 * u, ink: theme.ink, align: 'center' } as const;
  for (const { at, index } of crossings(water, 'across')) {
    const column = index - originOf(water, 'across');
    const x = at + pixels / 2;
    if (column < 0 || !named(column, step) || x < sea.x + 4 * u || x > sea.x + sea.w - 4 * u) continue;
    for (const y of [sea.y - out, sea.y + sea.h + out]) print(ctx, letters(column), { x, y }, type);
  }
  for (const { at, index } of crossings(water, 'down')) {
    const row = index - originOf(water, 'down');
    const y = at + pixels / 2;
    if (row < 0 || !named(row, step) || y < sea.y + 4 * u || y > sea.y + sea.h - 4 * u) continue;
    for (const x of [sea.x - out, sea.x + sea.w + out]) print(ctx, String(row + 1), { x, y }, type);
  }
}

/** Each one, or those whose number is a multiple of the step. */
const named = (index: number, step: number): boolean => step === 1 || (index + 1) % step === 0;
