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
  /** The same, unless a newer drawing of the same key is asked for while this one still waits: then null. */
  draw(sheet: Sheet, look: Look, options: { readonly key: string }): Promise<Picture | null>;
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
    draw: (sheet: Sheet, look: Look, { key }: { readonly key: string | null } = { key: null }) =>
      pool.ask({ kind: 'draw', sheet, look }, key) as Promise<Picture>,
    film: (sheets, look) => pool.ask({ kind: 'film', sheets, look }, null) as Promise<Uint8Array>,
    close: pool.close,
  };
}
