import type { TableSheet } from '../../engine/sheet.js';
import { type Pen, print, stroke, widthOf } from '../pen.js';
import type { Box } from '../space.js';
import { drawArt } from './art.js';
import { roundBox } from './shapes.js';

/** One's own hand: cards that one would like to hold, several alike lying one behind the other. */

type Held = NonNullable<TableSheet['hand']>[number];
const CARD = { w: 100, h: 140 };

export function drawHand(pen: Pen, hand: readonly Held[], box: Box): void {
  const { ctx, theme } = pen;
  if (hand.length === 0) {
    print(
      ctx,
      'no cards in hand',
      { x: box.x + box.w / 2, y: box.y + box.h / 2 },
      { face: 'italic', size: 20, ink: theme.ink, align: 'center', halo: theme.sea },
    );
    return;
  }
  const step = Math.min(CARD.w + 22, (box.w - CARD.w - 20) / Math.max(1, hand.length - 1));
  const left = box.x + (box.w - CARD.w - step * (hand.length - 1)) / 2 - 4;
  hand.forEach((card, nth) => {
    drawPile(pen, card, { x: left + nth * step, y: box.y + 10, ...CARD });
  });
}

/** The cards behind show their edges, three at most; the number says how many there are. */
function drawPile(pen: Pen, card: Held, box: Box): void {
  for (let behind = Math.min(3, card.count - 1); behind > 0; behind--) blank(pen, { ...box, x: box.x + behind * 5, y: box.y - behind * 3 });
  blank(pen, box);
  drawFace(pen, card, box);
}

function blank({ ctx, theme }: Pen, box: Box): void {
  roundBox(ctx, box, 8);
  ctx.fillStyle = theme.plate;
  ctx.fill();
  stroke(ctx, { ink: theme.spar, width: 1.4 });
}

function drawFace(pen: Pen, { title, art, count, note }: Held, box: Box): void {
  const { ctx, theme } = pen;
  roundBox(ctx, { x: box.x + 5, y: box.y + 5, w: box.w - 10, h: box.h - 10 }, 5);
  stroke(ctx, { ink: theme.rule, width: 1.4 });
  const size = Math.min(17, (17 * (box.w - 16)) / Math.max(1, widthOf(ctx, title, 'serif', 17)));
  print(ctx, title, { x: box.x + box.w / 2, y: box.y + 20 }, { face: 'serif', size, ink: theme.ink, align: 'center' });
  drawArt(pen, art, { x: box.x + 14, y: box.y + 34, w: box.w - 28, h: 72 });
  const small = Math.min(12.5, (12.5 * (box.w - 14)) / Math.max(1, widthOf(ctx, note, 'sans', 12.5)));
  print(ctx, note, { x: box.x + box.w / 2, y: box.y + box.h - 19 }, { face: 'sans', size: small, ink: theme.faint, align: 'center' });
  if (count > 1) badge(pen, `${count}`, { x: box.x + box.w - 8, y: box.y + 8 });
}

function badge({ ctx, theme }: Pen, words: string, at: { x: number; y: number }): void {
  ctx.beginPath();
  ctx.arc(at.x, at.y, 15, 0, Math.PI * 2);
  ctx.fillStyle = theme.warn;
  ctx.fill();
  stroke(ctx, { ink: theme.plate, width: 2 });
  print(ctx, words, at, { face: 'bold', size: 18, ink: theme.plate, align: 'center' });
}
