import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chart as Sheet } from '../engine/sheet.js';
import { drawDepths } from './depths.js';
import { type Pen, stroke } from './pen.js';
import { type Box, hash, off, type Spot } from './space.js';
import type { Lie } from './stage.js';

/** The water: flat depths and a faint grid. Never a gradient, which costs ten times the bytes and blurs the ships. */
export interface Water extends Pen {
  readonly sheet: Pick<Sheet, 'sea'>;
  readonly sea: Box;
  readonly lie: Lie;
}

export function drawWater(water: Water): void {
  const { ctx, theme, sea } = water;
  ctx.fillStyle = theme.sea;
  ctx.fillRect(sea.x, sea.y, sea.w, sea.h);
  drawDepths(water);
  ripples(water);
  if (water.sheet.sea.sea === 'squares') grid(water);
}

/** An engraver's waves: three short strokes here and there. */
function ripples({ ctx, theme, u, sea }: Water): void {
  const pitch = 74 * u;
  ctx.beginPath();
  for (let col = 0; col * pitch < sea.w; col++)
    for (let row = 0; row * pitch < sea.h; row++) {
      if (hash(col * 3, row * 5) > 0.55) continue;
      const [x, y] = [sea.x + (col + hash(col, row)) * pitch, sea.y + (row + hash(row, col + 7)) * pitch];
      wave(ctx, x, y, 15 * u);
      wave(ctx, x + 6 * u, y + 5 * u, 10 * u);
      wave(ctx, x - 8 * u, y + 6 * u, 8 * u);
    }
  stroke(ctx, { ink: theme.gridFifth, width: 1 * u });
}

function wave(ctx: SKRSContext2D, x: number, y: number, w: number): void {
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + w * 0.25, y - w * 0.2, x + w * 0.5, y);
  ctx.quadraticCurveTo(x + w * 0.75, y + w * 0.2, x + w, y);
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
