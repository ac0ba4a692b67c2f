import { availableParallelism } from 'node:os';
import type { Sheet } from '../engine/sheet.js';
import { openPool } from './pool.js';
import type { Look } from './theme.js';

export { inkAppears } from './fonts.js';
export type { Look } from './theme.js';

/** A chart as a file: PNG bytes, its size in pixels, and the milliseconds that it took to draw and to pack. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly ms: { readonly draw: number; readonly encode: number };
}

export interface Renderer {
  /** One chart as a PNG. Rejects when this sheet cannot be drawn; others are not touched. */
  draw(sheet: Sheet, look: Look): Promise<Picture>;
  /** A battle as an animated GIF of at most 10 MiB; at least one sheet. */
  film(sheets: readonly Sheet[], look: Look): Promise<Uint8Array>;
  /** Ends the workers; what they have not finished is rejected. */
  close(): Promise<void>;
}

const MOST_WORKERS = 2;

/** Starts the drawing workers: as many as there are cores, at most two unless said otherwise. */
export function openRenderer(options: { workers?: number } = {}): Renderer {
  const pool = openPool(options.workers ?? Math.min(MOST_WORKERS, availableParallelism()));
  return {
    draw: (sheet, look) => pool.ask<Picture>({ kind: 'draw', sheet, look }),
    film: (sheets, look) => pool.ask<Uint8Array>({ kind: 'film', sheets, look }),
    close: pool.close,
  };
}
