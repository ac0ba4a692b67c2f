import { Band } from './nouns.js';
import type { Tables } from './tables.js';

/** The band of a range in squares (0 is the same square), or null beyond Random Shot (T5.2). */
export function bandOf(far: number, tables: Pick<Tables, 'randomMax'>): Band | null {
  if (far <= 1) return far === 0 ? 'pistol' : 'musket';
  if (far <= 3) return 'point-blank';
  if (far <= 5) return 'gun';
  return far <= tables.randomMax ? 'random' : null;
}

/** T5.2: as many dice off as there are empty squares between. */
export const deductionAt = (far: number): number => Math.max(0, far - 1);

/** Whether a band is as near as another, or nearer. */
export const isWithin = (band: Band, limit: Band): boolean => Band.options.indexOf(band) <= Band.options.indexOf(limit);
