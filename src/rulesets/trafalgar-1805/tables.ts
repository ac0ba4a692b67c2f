import { z } from 'zod';

/** Every number that the printed rules leave open, in one place; a scenario may override any of them (digest: GUESS). */
export const Tables = z.strictObject({
  /** Fresh-wind maximum and minimum by points off the wind's eye, 0..4. */
  fresh: z.array(z.tuple([z.int(), z.int()])).length(5),
  light: z.array(z.int()).length(5),
  strong: z.array(z.int()).length(5),
  /** Furthest square of Random Shot. */
  randomMax: z.int().min(6).max(9),
  /** Ships within this many squares of an enemy may act singly. */
  gunshot: z.int(),
  strayReach: z.int(),
  rakeReach: z.int(),
  boardReach: z.int().min(0).max(1),
  escape: z.strictObject({ near: z.int(), far: z.int() }),
  /** Percent of starting value at which a side breaks. */
  breaking: z.int(),
  /** Percent of the smaller side's value under which two losses count as equal. */
  drawn: z.int(),
  worth: z.strictObject({ struck: z.int(), mast: z.int(), hulk: z.int(), escaped: z.int() }),
  /** Frigates take a further 2 off their Gunnery where anything above a frigate fights. */
  frigatesLess: z.int(),
  /** A fifth ship does not enter a square with this many. */
  crowd: z.int(),
  /** Squares from ship to ship in a line of battle. */
  spacing: z.int(),
  /** Squares beyond which a follower has lost her next ahead. */
  lostTouch: z.int(),
  windSetup: z.enum(['d4', 'd8']),
  windChange: z.boolean(),
});
export type Tables = z.infer<typeof Tables>;

export const TABLES: Tables = {
  fresh: [
    [0, 0],
    [3, 1],
    [4, 2],
    [5, 2],
    [4, 2],
  ],
  light: [0, -1, -1, -2, -2],
  strong: [0, -1, 1, 0, 0],
  randomMax: 7,
  gunshot: 5,
  strayReach: 6,
  rakeReach: 2,
  boardReach: 0,
  escape: { near: 7, far: 15 },
  breaking: 50,
  drawn: 10,
  worth: { struck: 100, mast: 10, hulk: 50, escaped: 25 },
  frigatesLess: 2,
  crowd: 4,
  spacing: 2,
  lostTouch: 8,
  windSetup: 'd4',
  windChange: true,
};
