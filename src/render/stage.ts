import type { MarkOf, Point, Chart as Sheet } from '../engine/sheet.js';
import type { Pen } from './pen.js';
import type { Box, Spot } from './space.js';

export type Craft = MarkOf<'craft'>;

/** How much of a ship is drawn: a sign in her colour, a plain hull, one with a deck, or all of her. One measure for a whole chart. */
export const DETAILS = ['sign', 'plain', 'decked', 'full'] as const;
export type Detail = (typeof DETAILS)[number];

/** A craft on the page: where, how long and how broad in pixels, and the wind over her bow (degrees, starboard positive). */
export interface Ship {
  readonly craft: Craft;
  readonly spot: Spot;
  readonly length: number;
  readonly beam: number;
  readonly wind: number | null;
  readonly detail: Detail;
}

/** How the world lies on the page. */
export interface Lie {
  readonly scale: number;
  readonly at: (point: Point) => Spot;
  /** The part of the world under a box of the page. */
  readonly world: (box: Box) => Sheet['window'];
}

/** Where each piece of furniture stands. */
export interface Places {
  readonly cartouche: Box;
  readonly rose: Box;
  readonly scale: Box;
}

/** A sheet that is being drawn: the pen, the page and all that has its place on it. */
export interface Stage extends Pen {
  readonly sheet: Sheet;
  readonly page: Box;
  readonly sea: Box;
  readonly cards: Box | null;
  readonly roster: { readonly box: Box; readonly columns: number } | null;
  readonly lie: Lie;
  readonly ships: readonly Ship[];
  readonly places: Places;
  /** The numbers that stand for names, by craft, on a chart with too many ships to name. */
  readonly numbers: ReadonlyMap<string, number>;
}

export const marksOf = <Name extends Sheet['marks'][number]['mark']>(sheet: Sheet, name: Name): MarkOf<Name>[] =>
  sheet.marks.filter((mark): mark is MarkOf<Name> => mark.mark === name);
