import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sheet } from '../engine/sheet.js';
import { fill, type Pen, stroke } from './pen.js';
import { type Box, hash, off, type Spot } from './space.js';
import type { Lie } from './stage.js';

/** The water: flat depths and a faint grid. Never a gradient, which costs ten times the bytes and blurs the ships. */
export interface Water extends Pen {
  readonly sheet: Pick<Sheet, 'sea'>;
  readonly sea: Box;
  readonly lie: Lie;
}

/** A depth is drawn on a lattice of so many squares or ticks, so that it lies still while the window moves. */
const LATTICE = 13;

export function drawWater(water: Water): void {
  const { ctx, theme, sea } = water;
  ctx.fillStyle = theme.sea;
  ctx.fillRect(sea.x, sea.y, sea.w, sea.h);
  depths(water);
  if (water.sheet.sea.sea === 'squares') grid(water);
}

const unitOf = (sea: Sheet['sea']): number => (sea.sea === 'squares' ? 1 : sea.tick);

function depths({ ctx, theme, u, sea, lie, sheet }: Water): void {
  const cell = LATTICE * unitOf(sheet.sea);
  const area = lie.world(sea);
  const bowls: Spot[][] = [];
  for (let col = Math.floor(area.left / cell) - 1; col <= area.right / cell + 1; col++)
    for (let row = Math.floor(area.top / cell) - 1; row <= area.bottom / cell + 1; row++) {
      if (hash(col, row) > 0.62) continue;
      const centre = lie.at({ x: (col + 0.2 + 0.6 * hash(row, col)) * cell, y: (row + 0.2 + 0.6 * hash(col + 5, row)) * cell });
      bowls.push(bowl(centre, cell * lie.scale * (0.45 + 0.35 * hash(col, row + 9)), col * 31 + row));
    }
  for (const rim of bowls) {
    smooth(ctx, rim);
    stroke(ctx, { ink: theme.grid, width: 2.2 * u });
  }
  for (const rim of bowls) {
    smooth(ctx, rim);
    fill(ctx, theme.seaDeep);
  }
}

function bowl(centre: Spot, radius: number, seed: number): Spot[] {
  return Array.from({ length: 9 }, (_, nth) => {
    const far = radius * (0.72 + 0.5 * hash(seed, nth));
    const rim = off(centre, nth * 40 + 25 * hash(nth, seed), far);
    return { x: centre.x + (rim.x - centre.x) * 1.35, y: rim.y };
  });
}

/** A closed curve through the middles of the sides. */
export function smooth(ctx: SKRSContext2D, spots: readonly Spot[]): void {
  const at = (nth: number) => spots[(nth + spots.length) % spots.length] ?? { x: 0, y: 0 };
  const half = (nth: number) => ({ x: (at(nth).x + at(nth + 1).x) / 2, y: (at(nth).y + at(nth + 1).y) / 2 });
  ctx.beginPath();
  ctx.moveTo(half(-1).x, half(-1).y);
  spots.forEach((spot, nth) => {
    ctx.quadraticCurveTo(spot.x, spot.y, half(nth).x, half(nth).y);
  });
  ctx.closePath();
}

/** Lines between the squares; each fifth, counted from A1, a little stronger. */
function grid({ ctx, theme, sea, lie, sheet }: Water): void {
  if (sheet.sea.sea !== 'squares') return;
  const { left, top } = sheet.sea.naming;
  const area = lie.world(sea);
  for (const fifth of [false, true]) {
    ctx.beginPath();
    for (let x = Math.ceil(area.left - 0.5); x <= area.right + 0.5; x++)
      if (((x - left) % 5 === 0) === fifth) line(ctx, Math.round(lie.at({ x: x - 0.5, y: 0 }).x) + 0.5, sea, 'down');
    for (let y = Math.ceil(area.top - 0.5); y <= area.bottom + 0.5; y++)
      if (((y - top) % 5 === 0) === fifth) line(ctx, Math.round(lie.at({ x: 0, y: y - 0.5 }).y) + 0.5, sea, 'across');
    stroke(ctx, { ink: fifth ? theme.gridFifth : theme.grid, width: 1 });
  }
}

function line(ctx: SKRSContext2D, at: number, sea: Box, way: 'down' | 'across'): void {
  if (way === 'down' && at > sea.x && at < sea.x + sea.w) {
    ctx.moveTo(at, sea.y);
    ctx.lineTo(at, sea.y + sea.h);
  } else if (way === 'across' && at > sea.y && at < sea.y + sea.h) {
    ctx.moveTo(sea.x, at);
    ctx.lineTo(sea.x + sea.w, at);
  }
}

/** Rhumb lines out of the wind rose, on sixteen points. */
export function rhumbs({ ctx, theme }: Pen, sea: Box, from: Spot): void {
  ctx.beginPath();
  for (let nth = 0; nth < 16; nth++) {
    const far = off(from, nth * 22.5, sea.w + sea.h);
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(far.x, far.y);
  }
  stroke(ctx, { ink: theme.rhumb, width: 1 });
}
