import type { Chart as Sheet } from '../engine/sheet.js';
import { notched } from './cartouche.js';
import { ensign } from './ensign.js';
import { fill, type Pen, print, stroke, trace, widthOf } from './pen.js';
import { type Box, grown } from './space.js';
import { type Craft, marksOf } from './stage.js';
import { inksOf } from './theme.js';

/** The key of a chart with too many ships to name: a number each, by side. */
const NAMES_UP_TO = 20;
const PAD = 10;

/** Ships that have a name, once each, sides apart. */
const listed = (sheet: Sheet): Craft[] => {
  const craft = marksOf(sheet, 'craft').filter(one => one.name !== null && one.as === 'real');
  return craft.toSorted((a, b) => a.livery - b.livery);
};

/** The numbers by craft; none where all names are written in full. */
export function numbersOf(sheet: Sheet): ReadonlyMap<string, number> {
  const craft = listed(sheet);
  return craft.length <= NAMES_UP_TO ? new Map() : new Map(craft.map((one, nth) => [one.id, nth + 1]));
}

interface Row {
  readonly kind: 'side' | 'ship';
  readonly livery: number;
  readonly words: string;
  readonly number: number;
  readonly gone: boolean;
}

function rowsOf(sheet: Sheet): Row[] {
  const numbers = numbersOf(sheet);
  const rows: Row[] = [];
  for (const craft of listed(sheet)) {
    const side = sheet.liveries.find(one => one.livery === craft.livery)?.name ?? '';
    if (rows.at(-1)?.livery !== craft.livery) rows.push({ kind: 'side', livery: craft.livery, words: side, number: 0, gone: false });
    const gone = craft.condition === 'sunk' || craft.condition === 'struck';
    rows.push({ kind: 'ship', livery: craft.livery, words: craft.name ?? '', number: numbers.get(craft.id) ?? 0, gone });
  }
  return rows;
}

/** Columns that a roster needs, in a strip so many pixels high. */
export const rosterColumns = (sheet: Sheet, height: number, u: number): number =>
  numbersOf(sheet).size === 0 ? 0 : Math.max(1, Math.ceil(rowsOf(sheet).length / Math.floor(height / (21 * u))));

export function drawRoster(pen: Pen, sheet: Sheet, { box, columns }: { readonly box: Box; readonly columns: number }): void {
  const { ctx, theme, u } = pen;
  notched(ctx, box, 7 * u);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1.6 * u });
  notched(ctx, grown(box, -4 * u), 6 * u);
  stroke(ctx, { ink: theme.rule, width: 1 * u });
  const rows = rowsOf(sheet);
  const each = Math.ceil(rows.length / columns);
  const inner = grown(box, -PAD * u);
  const pitch = Math.min(24 * u, inner.h / each);
  rows.forEach((row, nth) => {
    const column = Math.floor(nth / each);
    const at = { x: inner.x + (column * inner.w) / columns, y: inner.y + ((nth % each) + 0.5) * pitch };
    drawRow(pen, row, { ...at, w: inner.w / columns - 4 * u, h: pitch });
  });
}

function drawRow({ ctx, theme, u }: Pen, row: Row, { x, y, w, h }: Box): void {
  const ink = inksOf(theme, row.livery).line;
  const size = Math.min(16.5 * u, h * 0.74);
  if (row.kind === 'side') {
    ctx.save();
    ctx.translate(x + 4 * u, y);
    ensign(ctx, { number: row.livery, livery: inksOf(theme, row.livery), theme, fly: 17 * u, hoist: 11.5 * u, hollow: false });
    ctx.restore();
    print(ctx, row.words, { x: x + 33 * u, y }, { face: 'italic', size: size * 1.1, ink: theme.ink });
    return;
  }
  print(ctx, String(row.number), { x: x + 22 * u, y }, { face: 'bold', size: size * 0.86, ink, align: 'right' });
  const fitted = fitting(ctx, row.words, size, w - 28 * u);
  print(ctx, row.words, { x: x + 28 * u, y }, { face: 'serif', size: fitted, ink: row.gone ? theme.faint : theme.ink });
  if (!row.gone) return;
  trace(ctx, [
    { x: x + 28 * u, y: y + 1 },
    { x: x + 28 * u + widthOf(ctx, row.words, 'serif', fitted), y: y + 1 },
  ]);
  stroke(ctx, { ink: theme.faint, width: u });
}

const fitting = (ctx: Pen['ctx'], words: string, size: number, width: number): number =>
  Math.min(size, (size * width) / Math.max(1, widthOf(ctx, words, 'serif', size)));
