import type { CardRow, RecordCard } from '../engine/sheet.js';
import { type Pen, print, stroke, widthOf } from './pen.js';
import type { Box } from './space.js';
import { inksOf } from './theme.js';

/** A record card of a large fleet: the name, and below it her boxes in groups, each behind the first letter of its label. */
export const SHORT = 45;

export function drawShortCard(pen: Pen, card: RecordCard, box: Box): void {
  const { ctx, theme, u } = pen;
  const { x, y, w } = box;
  plate(pen, card, box);
  const size = Math.min(18 * u, (18 * u * (w - 16 * u)) / Math.max(1, widthOf(ctx, card.title, 'serif', 18 * u)));
  print(ctx, card.title, { x: x + 11 * u, y: y + 14 * u }, { face: 'serif', size, ink: card.spent ? theme.faint : theme.ink });
  const rows = card.rows.filter(row => row.row === 'pips');
  const boxes = rows.reduce((sum, row) => sum + row.of, 0);
  const letters = rows.length * 13 * u;
  const pitch = Math.min(9 * u, (w - 18 * u - letters) / Math.max(1, boxes));
  let at = x + 11 * u;
  for (const row of rows) {
    print(ctx, row.label.slice(0, 1).toUpperCase(), { x: at, y: y + 33 * u }, { face: 'bold', size: 9.5 * u, ink: theme.faint });
    pips(pen, row, { x: at + 9 * u, y: y + 33 * u, w: pitch * row.of, h: 11 * u });
    at += pitch * row.of + 13 * u;
  }
}

/** The ground of a card: her colour down its edge, dimmed when she is out of the fight. */
export function plate({ ctx, theme, u }: Pen, card: RecordCard, { x, y, w, h }: Box): void {
  ctx.fillStyle = card.spent ? theme.paper : theme.plate;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = inksOf(theme, card.livery).colour;
  ctx.fillRect(x, y, 5 * u, h);
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  stroke(ctx, { ink: card.spent ? theme.rule : theme.ink, width: 1.2 * u });
}

/** Boxes in a row about the middle of a line, the good ones filled; as wide as they may be and no wider than high. */
export function pips({ ctx, theme, u }: Pen, row: Extract<CardRow, { row: 'pips' }>, { x, y, w, h }: Box): void {
  const ink = { good: theme.good, bad: theme.warn, plain: theme.ink }[row.tone];
  const pitch = Math.min(h * 1.22, w / Math.max(1, row.of));
  const side = pitch * 0.8;
  for (let nth = 0; nth < row.of; nth++) {
    ctx.beginPath();
    ctx.rect(x + nth * pitch, y - side / 2, side, side);
    if (nth < row.full) {
      ctx.fillStyle = ink;
      ctx.fill();
    }
    stroke(ctx, { ink: nth < row.full ? ink : theme.rule, width: Math.min(1.1 * u, side * 0.12) });
  }
}
