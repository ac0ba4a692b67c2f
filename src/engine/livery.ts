import { z } from 'zod';

/** What charts and tables share: how a side looks, and the silhouettes. */

/** A side's look, by number; the theme gives each an ensign shape, a hull band and a colour. 0..3 are sides at war, 4 is neutral. */
export const Livery = z.int().min(0).max(4);

/** The silhouettes, from above. Length and beam come with the craft, in world units. */
export const Glyph = z.enum([
  'first-rate',
  'second-rate',
  'third-rate',
  'fourth-rate',
  'frigate',
  'sixth-rate',
  'sloop',
  'brig',
  'cutter',
  'gunboat',
  'merchantman',
  'galleon',
  'nao',
  'galley',
  'canoe',
  'raft',
  'boat',
  'ironclad',
  'fort',
]);
export type Glyph = z.infer<typeof Glyph>;
