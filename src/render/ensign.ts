import type { SKRSContext2D } from '@napi-rs/canvas';
import { fill, stroke } from './pen.js';
import type { LiveryInks, Theme } from './theme.js';

/** The ensigns, told apart by shape before colour. The hoist is at the origin and the fly streams to the right. */
type Outline = readonly (readonly [along: number, across: number])[];

const OUTLINES: Record<number, Outline> = {
  0: [
    [0, -0.5],
    [1, -0.5],
    [1, 0.5],
    [0, 0.5],
  ],
  1: [
    [0, -0.5],
    [1.15, -0.5],
    [0.72, 0],
    [1.15, 0.5],
    [0, 0.5],
  ],
  2: [
    [0, -0.55],
    [1.5, 0],
    [0, 0.55],
  ],
  3: [
    [0, -0.55],
    [0.62, -0.55],
    [1, -0.4],
    [0.68, -0.18],
    [1, 0],
    [0.68, 0.18],
    [1, 0.4],
    [0.62, 0.55],
    [0, 0.55],
  ],
  4: [
    [0, -0.4],
    [0.8, -0.4],
    [0.8, 0.4],
    [0, 0.4],
  ],
};

export interface Flag {
  readonly number: number;
  readonly livery: LiveryInks;
  readonly theme: Theme;
  /** The length of the fly in pixels. */
  readonly fly: number;
  readonly hoist: number;
  readonly hollow: boolean;
}

export function ensign(ctx: SKRSContext2D, { number, livery, theme, fly, hoist, hollow }: Flag): void {
  shape(ctx, OUTLINES[number] ?? OUTLINES[4] ?? [], fly, hoist);
  ctx.lineJoin = 'round';
  stroke(ctx, { ink: hollow ? theme.sea : theme.rim, width: Math.max(2, fly * 0.22) });
  if (!hollow) fill(ctx, livery.colour);
  if (!hollow) device(ctx, number, livery, fly, hoist);
  shape(ctx, OUTLINES[number] ?? OUTLINES[4] ?? [], fly, hoist);
  stroke(ctx, { ink: hollow ? livery.line : theme.spar, width: Math.max(0.8, fly * 0.07) });
}

/** A canton, a pale stripe, a border: what tells flags apart in a key and on a large ship. */
function device(ctx: SKRSContext2D, number: number, livery: LiveryInks, fly: number, hoist: number): void {
  ctx.fillStyle = livery.pattern;
  if (number === 0) ctx.fillRect(0, -hoist / 2, fly * 0.44, hoist * 0.5);
  if (number === 1) ctx.fillRect(0, -hoist * 0.14, fly * 0.72, hoist * 0.28);
  if (number === 2) ctx.fillRect(0, -hoist * 0.5, fly * 0.2, hoist);
}

function shape(ctx: SKRSContext2D, outline: Outline, fly: number, hoist: number): void {
  ctx.beginPath();
  outline.forEach(([along, across], nth) => {
    if (nth === 0) ctx.moveTo(along * fly, across * hoist);
    else ctx.lineTo(along * fly, across * hoist);
  });
  ctx.closePath();
}

/** The white flag of a ship that has struck. */
export function whiteFlag(ctx: SKRSContext2D, theme: Theme, fly: number, hoist: number): void {
  ctx.beginPath();
  ctx.rect(0, -hoist / 2, fly, hoist);
  fill(ctx, theme.name === 'paper' ? '#fffaee' : theme.sail);
  stroke(ctx, { ink: theme.spar, width: Math.max(0.9, fly * 0.08) });
}
