import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Face, font } from './fonts.js';
import { radians, type Spot } from './space.js';
import type { Theme } from './theme.js';
import { printable } from './words.js';

/** What everything is drawn with. `u` is a thousandth or so of the width: 1 on a plain chart of 1024 pixels. */
export interface Pen {
  readonly ctx: SKRSContext2D;
  readonly theme: Theme;
  readonly u: number;
  /** Draws what will be wanted again by way of kept pictures: a little slower at first, much faster afterwards. */
  readonly keeps?: boolean;
}

export function trace(ctx: SKRSContext2D, spots: readonly Spot[], closed: 'closed' | 'open' = 'open'): void {
  ctx.beginPath();
  spots.forEach((spot, nth) => {
    if (nth === 0) ctx.moveTo(spot.x, spot.y);
    else ctx.lineTo(spot.x, spot.y);
  });
  if (closed === 'closed') ctx.closePath();
}

export interface Line {
  readonly ink: string;
  readonly width: number;
  readonly dash?: readonly number[];
}
/** Strokes the path that is traced. */
export function stroke(ctx: SKRSContext2D, { ink, width, dash = [] }: Line): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.setLineDash([...dash]);
  ctx.stroke();
  if (dash.length > 0) ctx.setLineDash([]);
}
export function fill(ctx: SKRSContext2D, ink: string): void {
  ctx.fillStyle = ink;
  ctx.fill();
}
export function disc(ctx: SKRSContext2D, { x, y }: Spot, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
}
/** Draws with the origin at a spot and north turned to a heading. */
export function turnedTo(ctx: SKRSContext2D, { x, y }: Spot, heading: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(radians(heading));
  draw();
  ctx.restore();
}

export interface Type {
  readonly face: Face;
  readonly size: number;
  readonly ink: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly halo?: string;
  readonly spaced?: number;
}
/** Prints words; `at` is the middle of the line's height. */
export function print(ctx: SKRSContext2D, text: string, at: Spot, { face, size, ink, align = 'left', halo, spaced = 0 }: Type): void {
  ctx.font = font(face, size);
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.letterSpacing = `${spaced}px`;
  const y = at.y + size * 0.34;
  const said = printable(text);
  if (halo) {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = halo;
    ctx.lineWidth = Math.max(2.5, size * 0.24);
    ctx.strokeText(said, at.x, y);
  }
  ctx.fillStyle = ink;
  ctx.fillText(said, at.x, y);
  if (spaced) ctx.letterSpacing = '0px';
}

/** Widths by font, spacing and words: the same names are measured for each picture, and measuring shapes every letter. */
const widths = new Map<string, number>();
const WIDTHS_KEPT = 5000;

export function widthOf(ctx: SKRSContext2D, text: string, face: Face, size: number, spaced = 0): number {
  const key = `${font(face, size)} ${spaced} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= WIDTHS_KEPT) widths.clear();
  ctx.font = font(face, size);
  ctx.letterSpacing = `${spaced}px`;
  const { width } = ctx.measureText(printable(text));
  ctx.letterSpacing = '0px';
  widths.set(key, width);
  return width;
}
