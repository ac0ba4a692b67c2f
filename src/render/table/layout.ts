import type { TableSheet } from '../../engine/sheet.js';
import type { Box } from '../space.js';

/** Where everything lies on a card table, in units of which 800 make the width. The height follows from the longer fleet. */

export const WIDTH = 800;
const MARGIN = 14;
const HEAD = 100;
const CARD = 322;
const GAP = 8;
const HAND = 164;
const FOOT = 26;

/** Pixels a unit: a table on a desk, in a post, large. */
const SCALES: Readonly<Record<TableSheet['size'], number>> = { small: 1, plain: 1.25, large: 1.6 };
export const scaleOf = (sheet: TableSheet): number => SCALES[sheet.size];

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly frame: Box;
  readonly head: Box;
  /** By column, then by card. */
  readonly cards: readonly [readonly Box[], readonly Box[]];
  /** Between the columns. */
  readonly lane: Box;
  readonly hand: Box | null;
  /** Side by side, where both are shown. */
  readonly hands: readonly [Box, Box] | null;
  readonly foot: Box;
}

/** Few ships have tall cards; ten are as low as can be read on a telephone. */
const rowOf = (ships: number): number => (ships <= 4 ? 124 : ships <= 6 ? 108 : ships <= 8 ? 94 : 84);

const most = (sheet: TableSheet): number => Math.max(3, ...sheet.columns.map(column => column.cards.length));

const handUnder = (x: number, top: number): Box => ({ x, y: top + 6, w: WIDTH / 2 - MARGIN - 2 * GAP, h: HAND - 10 });

/** The layout of a sheet, on the page of `like` where that is another: all pictures of a film are of one size. */
export function layoutOf(sheet: TableSheet, like: TableSheet = sheet): Layout {
  const row = rowOf(most(like));
  const body = most(like) * (row + GAP);
  const handTop = MARGIN + HEAD + body;
  const footTop = handTop + (like.hand || like.hands ? HAND : 0);
  const height = footTop + FOOT + MARGIN;
  const right = WIDTH - MARGIN - GAP - CARD;
  const column = (x: number, count: number): Box[] =>
    Array.from({ length: count }, (_, nth) => ({ x, y: MARGIN + HEAD + nth * (row + GAP), w: CARD, h: row }));
  const left = MARGIN + GAP;
  return {
    width: WIDTH,
    height: Math.ceil(height / 2) * 2,
    frame: { x: MARGIN / 2, y: MARGIN / 2, w: WIDTH - MARGIN, h: height - MARGIN },
    head: { x: left, y: MARGIN, w: WIDTH - 2 * left, h: HEAD },
    cards: [column(left, sheet.columns[0].cards.length), column(right, sheet.columns[1].cards.length)],
    lane: { x: left + CARD, y: MARGIN + HEAD, w: right - left - CARD, h: body },
    hand: sheet.hand ? { x: left, y: handTop + 6, w: WIDTH - 2 * left, h: HAND - 10 } : null,
    hands: sheet.hands ? [handUnder(left, handTop), handUnder(WIDTH / 2 + GAP, handTop)] : null,
    foot: { x: left, y: footTop, w: WIDTH - 2 * left, h: FOOT },
  };
}
