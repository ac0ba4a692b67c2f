import type { SKRSContext2D } from '@napi-rs/canvas';
import { print } from '../pen.js';
import type { Box, Spot } from '../space.js';
import type { Theme } from '../theme.js';

/** Traces a box with round corners. */
export function roundBox(ctx: SKRSContext2D, { x, y, w, h }: Box, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
}

export const DIE = 17;

/** A die by its number; a hit is filled. */
export function drawDie(ctx: SKRSContext2D, theme: Theme, { x, y }: Spot, face: number, is: 'hit' | 'miss'): void {
  roundBox(ctx, { x: x - DIE / 2, y: y - DIE / 2, w: DIE, h: DIE }, 3.5);
  ctx.fillStyle = is === 'hit' ? theme.warn : theme.plate;
  ctx.fill();
  ctx.strokeStyle = theme.spar;
  ctx.lineWidth = 1;
  ctx.stroke();
  print(ctx, String(face), { x, y }, { face: 'bold', size: 13, ink: is === 'hit' ? theme.plate : theme.faint, align: 'center' });
}
