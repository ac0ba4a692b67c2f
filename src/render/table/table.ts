import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TableSheet } from '../../engine/sheet.js';
import { type Pen, stroke, trace } from '../pen.js';
import { hash } from '../space.js';
import type { Theme } from '../theme.js';
import { drawBlows } from './blows.js';
import { drawHand } from './hand.js';
import { drawFoot, drawHead } from './head.js';
import { type Layout, layoutOf, scaleOf } from './layout.js';
import { drawShipCard } from './shipCard.js';

/** A table of ship cards: what the fleets are, what they did to one another, and what one holds. */

/** The size of the picture in pixels. */
export function tablePage(sheet: TableSheet, like: TableSheet = sheet): { width: number; height: number } {
  const { width, height } = layoutOf(sheet, like);
  const scale = scaleOf(like);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function drawTable(ctx: SKRSContext2D, sheet: TableSheet, theme: Theme, like: TableSheet = sheet): void {
  const layout = layoutOf(sheet, like);
  const scale = scaleOf(like);
  ctx.scale(scale, scale);
  const pen: Pen = { ctx, theme, u: 1 };
  ground(pen, layout);
  drawHead(pen, sheet, layout.head);
  sheet.columns.forEach((column, side) => {
    column.cards.forEach((card, nth) => {
      const box = layout.cards[side === 0 ? 0 : 1][nth];
      if (box) drawShipCard(pen, card, { box, livery: column.livery, faces: side === 0 ? 1 : -1 });
    });
  });
  drawBlows(pen, sheet, layout);
  if (sheet.hand && layout.hand) drawHand(pen, sheet.hand, layout.hand);
  const { hands } = layout;
  if (hands)
    sheet.hands?.forEach((hand, side) => {
      drawHand(pen, hand, hands[side === 0 ? 0 : 1]);
    });
  drawFoot(pen, sheet.foot, layout.foot);
}

/** Paper, a double line round it, and a sea of short waves: a backdrop and no more. */
function ground({ ctx, theme }: Pen, { width, height, frame }: Layout): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = theme.sea;
  ctx.fillRect(frame.x, frame.y, frame.w, frame.h);
  for (let y = frame.y + 14; y < frame.y + frame.h - 8; y += 18)
    for (let x = frame.x + 10 + 40 * hash(y, 1); x < frame.x + frame.w - 30; x += 46 + 30 * hash(x, y)) wave(ctx, x, y, theme);
  for (const inset of [0, 4]) {
    trace(ctx, corners(frame.x + inset, frame.y + inset, frame.w - 2 * inset, frame.h - 2 * inset), 'closed');
    stroke(ctx, { ink: theme.ink, width: inset === 0 ? 2 : 0.8 });
  }
}

const corners = (x: number, y: number, w: number, h: number) => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

function wave(ctx: SKRSContext2D, x: number, y: number, theme: Theme): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + 5, y - 4, x + 10, y);
  ctx.quadraticCurveTo(x + 15, y - 4, x + 20, y);
  stroke(ctx, { ink: theme.grid, width: 1.2 });
}
