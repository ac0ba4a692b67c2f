import type { CardRow, RecordCard } from '../engine/sheet.js';
import { drawShip } from './craft.js';
import { ensign } from './ensign.js';
import { type Pen, print, stroke, trace, widthOf } from './pen.js';
import { drawShortCard, pips, plate, SHORT } from './shortCard.js';
import type { Box } from './space.js';
import { inksOf } from './theme.js';

/** Record cards in the side strip: a captain's own ships and how they stand. */
const HEAD = 43;
const ROW = 16.8;
const PAD = 6;

/** With more cards than this each has only her name and her boxes. */
const WHOLE_UP_TO = 16;

/** The height of a card at full size, in thousandths. */
const heightOf = (card: RecordCard): number => HEAD + card.rows.length * ROW + PAD * 1.5;

export const cardColumns = (cards: readonly RecordCard[]): number => (cards.length === 0 ? 0 : cards.length > 8 ? 2 : 1);

/** Cards in columns, smaller where they are many. */
export function drawCards(pen: Pen, cards: readonly RecordCard[], box: Box): void {
  const [tall, draw] = cards.length > WHOLE_UP_TO ? ([() => SHORT, drawShortCard] as const) : ([heightOf, drawCard] as const);
  const columns = cardColumns(cards);
  const each = Math.ceil(cards.length / columns);
  const gap = 7 * pen.u;
  const w = (box.w - gap * (columns - 1)) / columns;
  for (let column = 0; column < columns; column++) {
    const own = cards.slice(column * each, (column + 1) * each);
    const needed = own.reduce((sum, card) => sum + tall(card), 0) * pen.u;
    const k = Math.min(1.12, (box.h - gap * (each - 1)) / needed);
    let y = box.y;
    for (const card of own) {
      const h = tall(card) * k * pen.u;
      draw({ ...pen, u: pen.u * k }, card, { x: box.x + column * (w + gap), y, w, h });
      y += h + gap;
    }
  }
}

function drawCard(pen: Pen, card: RecordCard, box: Box): void {
  const { u } = pen;
  const { x, y, w } = box;
  plate(pen, card, box);
  head(pen, card, box);
  card.rows.forEach((row, nth) => {
    drawCardRow(pen, row, { x: x + 13 * u, y: y + (HEAD + (nth + 0.5) * ROW) * u, w: w - 21 * u, h: ROW * u });
  });
}

function head(pen: Pen, card: RecordCard, { x, y, w }: Box): void {
  const { ctx, theme, u } = pen;
  ctx.save();
  ctx.translate(x + w - 27 * u, y + 14 * u);
  ensign(ctx, { number: card.livery, livery: inksOf(theme, card.livery), theme, fly: 16 * u, hoist: 11 * u, hollow: false });
  ctx.restore();
  const room = w - 48 * u;
  const size = Math.min(20 * u, (20 * u * room) / Math.max(1, widthOf(ctx, card.title, 'serif', 20 * u)));
  print(ctx, card.title, { x: x + 13.5 * u, y: y + 15 * u }, { face: 'serif', size, ink: card.spent ? theme.faint : theme.ink });
  if (card.spent) {
    trace(ctx, [
      { x: x + 11 * u, y: y + 16 * u },
      { x: x + 15 * u + widthOf(ctx, card.title, 'serif', size), y: y + 16 * u },
    ]);
    stroke(ctx, { ink: theme.warn, width: 1.4 * u });
  }
  if (card.subtitle) print(ctx, card.subtitle, { x: x + 13.5 * u, y: y + 32 * u }, { face: 'italic', size: 14 * u, ink: theme.faint });
  if (card.glyph && !card.spent) silhouette(pen, card, { x: x + w - 34 * u, y: y + 31 * u });
}

function silhouette(pen: Pen, card: RecordCard, spot: { x: number; y: number }): void {
  const length = 30 * pen.u;
  const craft = {
    mark: 'craft',
    id: '',
    at: { x: 0, y: 0 },
    heading: 270,
    glyph: card.glyph ?? 'boat',
    length: 1,
    beam: 0.28,
    livery: card.livery,
    masts: [],
    canvas: 'bare',
    condition: 'afloat',
    as: 'ghost',
    focus: false,
    name: null,
    note: null,
    rank: 0,
  } as const;
  drawShip(pen, { craft: { ...craft, masts: [] }, spot, length, beam: length * 0.27, wind: null, detail: 'plain' });
}

function drawCardRow(pen: Pen, row: CardRow, { x, y, w }: Box): void {
  const { ctx, theme, u } = pen;
  const label = 68 * u;
  print(ctx, row.label, { x, y }, { face: 'italic', size: 15.5 * u, ink: theme.ink });
  if (row.row === 'line') {
    const long = widthOf(ctx, row.words, 'sans', 13.5 * u) > w - label;
    const from = long ? widthOf(ctx, row.label, 'italic', 15.5 * u) + 7 * u : label;
    const size = Math.min(13.5 * u, (13.5 * u * (w - from)) / Math.max(1, widthOf(ctx, row.words, 'sans', 13.5 * u)));
    print(ctx, row.words, { x: x + from, y }, { face: 'sans', size, ink: theme.ink });
    return;
  }
  pips(pen, row, { x: x + label, y, w: w - label, h: 11.5 * u });
}
