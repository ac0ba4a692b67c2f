import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pen } from './pen.js';
import type { Spot } from './space.js';
import { thrifty } from './thrift.js';

/** What is drawn once and laid down wherever the same is wanted again: a captain sees one chart many times while he makes up his mind. */

/** How far a thing reaches from its spot, in pixels. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}
export const allRound = (reach: number): Reach => ({ left: reach, right: reach, up: reach, down: reach });

/** Spots are told apart by so many parts of a pixel: a shift that no eye sees. */
const PARTS = 64;
/** What is kept, in pixels of four bytes. */
const MOST_PIXELS = 2_000_000;
const kept = new Map<string, Canvas>();
let pixels = 0;

/**
 * Draws by way of a picture that is kept under the key, which must hold all that shows besides the theme. With a pen that keeps, it is
 * always so drawn, the first time as well: bytes never depend on what came before. Other pens draw it where it belongs.
 */
export function sprite(pen: Pen, key: string, spot: Spot, reach: Reach, draw: (pen: Pen, at: Spot) => void): void {
  if (pen.keeps) lay(pen, key, spot, reach, draw);
  else draw(pen, spot);
}

function lay(pen: Pen, key: string, spot: Spot, reach: Reach, draw: (pen: Pen, at: Spot) => void): void {
  const [x, y] = [snapped(spot.x), snapped(spot.y)];
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const [left, up] = [Math.ceil(reach.left), Math.ceil(reach.up)];
  const whole = `${pen.theme.name} ${pen.u} ${x - col} ${y - row} ${key}`;
  const picture = kept.get(whole) ?? createCanvas(left + Math.ceil(reach.right) + 1, up + Math.ceil(reach.down) + 1);
  if (!kept.delete(whole)) {
    draw({ ...pen, ctx: thrifty(picture.getContext('2d')), keeps: false }, { x: left + x - col, y: up + y - row });
    pixels += picture.width * picture.height;
  }
  kept.set(whole, picture);
  pen.ctx.drawImage(picture, col - left, row - up);
  if (pixels > MOST_PIXELS) forget();
}

const snapped = (value: number): number => Math.round(value * PARTS) / PARTS;

/** The half that was not wanted for longest. */
function forget(): void {
  for (const [key, picture] of kept) {
    if (pixels <= MOST_PIXELS / 2) return;
    kept.delete(key);
    pixels -= picture.width * picture.height;
  }
}
