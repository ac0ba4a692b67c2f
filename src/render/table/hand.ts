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
  const step = CARD.w + 22;
  const scale = Math.min(1, box.w / (step * hand.length));
  const left = box.x + (box.w - scale * (step * hand.length - 22)) / 2;
  const top = box.y + 10 + (CARD.h * (1 - scale)) / 2;
  hand.forEach((card, nth) => {
    ctx.save();
    ctx.translate(left + nth * step * scale, top);
    ctx.scale(scale, scale);
    drawPile(pen, card, { x: 0, y: 0, ...CARD }, Math.min(1.8, 1 / scale));
    ctx.restore();
  });
}

/** The cards behind show their edges, three at most; the number says how many there are. */
function drawPile(pen: Pen, card: Held, box: Box, larger: number): void {
  for (let behind = Math.min(3, card.count - 1); behind > 0; behind--) blank(pen, { ...box, x: box.x + behind * 5, y: box.y - behind * 3 });
  blank(pen, box);
  drawFace(pen, card, box, larger);
}

function blank({ ctx, theme }: Pen, box: Box): void {
  roundBox(ctx, box, 8);
  ctx.fillStyle = theme.plate;
  ctx.fill();
  stroke(ctx, { ink: theme.spar, width: 1.4 });
}

/** On small cards what is written is as large as there is room for, and the note is left out. */
function drawFace(pen: Pen, { title, art, count, note }: Held, box: Box, larger: number): void {
  const { ctx, theme } = pen;
  roundBox(ctx, { x: box.x + 5, y: box.y + 5, w: box.w - 10, h: box.h - 10 }, 5);
  stroke(ctx, { ink: theme.rule, width: 1.4 });
  const size = Math.min(17 * larger, (17 * (box.w - 16)) / Math.max(1, widthOf(ctx, title, 'serif', 17)));
  print(ctx, title, { x: box.x + box.w / 2, y: box.y + 20 }, { face: 'serif', size, ink: theme.ink, align: 'center' });
  drawArt(pen, art, { x: box.x + 14, y: box.y + 34, w: box.w - 28, h: 72 });
  if (larger < 1.2) {
    const small = Math.min(12.5, (12.5 * (box.w - 14)) / Math.max(1, widthOf(ctx, note, 'sans', 12.5)));
    print(ctx, note, { x: box.x + box.w / 2, y: box.y + box.h - 19 }, { face: 'sans', size: small, ink: theme.faint, align: 'center' });
  }
  if (count > 1) badge(pen, `${count}`, { x: box.x + box.w - 6, y: box.y + box.h - 36 }, larger);
}

/** On the edge of the picture, clear of what is written above and below it. */
function badge({ ctx, theme }: Pen, words: string, at: { x: number; y: number }, larger: number): void {
  ctx.beginPath();
  ctx.arc(at.x, at.y, 15 * larger, 0, Math.PI * 2);
  ctx.fillStyle = theme.warn;
  ctx.fill();
  stroke(ctx, { ink: theme.plate, width: 2 });
  print(ctx, words, at, { face: 'bold', size: 18 * larger, ink: theme.plate, align: 'center' });
}
