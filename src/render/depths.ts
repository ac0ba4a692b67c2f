import type { SKRSContext2D } from '@napi-rs/canvas';
import { stroke } from './pen.js';
import type { Water } from './sea.js';
import { hash, type Spot } from './space.js';

/** Deep water: the part of a smooth field of chance above a level, with its edge drawn as a fathom line. It lies still under a moving window. */

/** The field's lattice, in squares or ticks, and the levels of the two depths. */
const LATTICE = 8;
const DEEP = 0.53;
const CELL = 14;

export function drawDepths(water: Water): void {
  const { ctx, theme, u } = water;
  const rim: Spot[][] = [];
  ctx.beginPath();
  for (const corners of cells(water)) {
    const { shape, edge } = above(corners);
    add(ctx, shape);
    if (edge.length === 2) rim.push(edge);
  }
  ctx.fillStyle = theme.seaDeep;
  ctx.fill();
  ctx.beginPath();
  for (const edge of rim) add(ctx, edge);
  stroke(ctx, { ink: theme.gridFifth, width: 0.9 * u, dash: [] });
}

interface Corner extends Spot {
  readonly value: number;
}

/** Small squares of the sea by their four corners, each with the field's value there. */
function* cells({ sea, lie, sheet, u }: Water): Generator<Corner[]> {
  const pitch = CELL * u;
  const unit = LATTICE * (sheet.sea.sea === 'squares' ? 1 : sheet.sea.tick);
  const area = lie.world(sea);
  const corner = (col: number, row: number): Corner => {
    const [x, y] = [sea.x + col * pitch, sea.y + row * pitch];
    return { x, y, value: field((area.left + (col * pitch) / lie.scale) / unit, (area.top + (row * pitch) / lie.scale) / unit) };
  };
  for (let col = 0; col * pitch < sea.w; col++)
    for (let row = 0; row * pitch < sea.h; row++)
      yield [corner(col, row), corner(col + 1, row), corner(col + 1, row + 1), corner(col, row + 1)];
}

/** Two octaves of value noise, 0..1. */
const field = (x: number, y: number): number => 0.72 * noise(x * 0.6, y) + 0.28 * noise(x * 1.7 + 40, y * 2.3 + 40);

function noise(x: number, y: number): number {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const ease = (part: number) => part * part * (3 - 2 * part);
  const [fx, fy] = [ease(x - col), ease(y - row)];
  const top = hash(col, row) * (1 - fx) + hash(col + 1, row) * fx;
  const bottom = hash(col, row + 1) * (1 - fx) + hash(col + 1, row + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** The part of a small square that is deep, and the stretch of its edge that crosses it. */
function above(corners: readonly Corner[]): { shape: Spot[]; edge: Spot[] } {
  const [shape, edge]: [Spot[], Spot[]] = [[], []];
  corners.forEach((corner, nth) => {
    const next = corners[(nth + 1) % corners.length] ?? corner;
    if (corner.value >= DEEP) shape.push(corner);
    if (corner.value >= DEEP === next.value >= DEEP) return;
    const part = (DEEP - corner.value) / (next.value - corner.value);
    const spot = { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part };
    shape.push(spot);
    edge.push(spot);
  });
  return { shape, edge };
}

function add(ctx: SKRSContext2D, spots: readonly Spot[]): void {
  spots.forEach((spot, nth) => {
    if (nth === 0) ctx.moveTo(spot.x, spot.y);
    else ctx.lineTo(spot.x, spot.y);
  });
}
