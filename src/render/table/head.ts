import type { TableSheet } from '../../engine/sheet.js';
import { ensign } from '../ensign.js';
import { type Pen, print, widthOf } from '../pen.js';
import type { Box } from '../space.js';
import { inksOf } from '../theme.js';
import { roundBox } from './shapes.js';

/** Title, whose table it is, both fleets, and the two piles between them. */
export function drawHead(pen: Pen, sheet: TableSheet, box: Box): void {
  const { ctx, theme } = pen;
  const halo = theme.sea;
  const banner = sheet.banner ?? '';
  const room = box.w - (banner ? widthOf(ctx, banner, 'bold', 15) + 40 : 0);
  print(ctx, sheet.title, { x: box.x, y: box.y + 20 }, { face: 'serif', size: fitted(pen, sheet.title, room, 30), ink: theme.ink, halo });
  print(ctx, sheet.subtitle, { x: box.x, y: box.y + 45 }, { face: 'sans', size: 16, ink: theme.ink, halo });
  if (banner) drawBanner(pen, banner, box);
  drawColumnHead(pen, sheet.columns[0], { x: box.x, y: box.y + 72 }, 'left');
  drawColumnHead(pen, sheet.columns[1], { x: box.x + box.w, y: box.y + 72 }, 'right');
  if (sheet.piles.deck + sheet.piles.discard > 0) drawPiles(pen, sheet, { x: box.x + box.w / 2 - 58, y: box.y + 58, w: 116, h: 36 });
}

const fitted = ({ ctx }: Pen, words: string, room: number, size: number): number =>
  Math.min(size, (size * room) / Math.max(1, widthOf(ctx, words, 'serif', size)));

function drawBanner({ ctx, theme }: Pen, banner: string, box: Box): void {
  const w = widthOf(ctx, banner, 'bold', 15) + 22;
  roundBox(ctx, { x: box.x + box.w - w, y: box.y + 7, w, h: 26 }, 13);
  ctx.fillStyle = theme.ink;
  ctx.fill();
  print(ctx, banner, { x: box.x + box.w - w / 2, y: box.y + 20 }, { face: 'bold', size: 15, ink: theme.plate, align: 'center' });
}

function drawColumnHead(pen: Pen, column: TableSheet['columns'][number], at: { x: number; y: number }, align: 'left' | 'right'): void {
  const { ctx, theme } = pen;
  const inks = inksOf(theme, column.livery);
  const way = align === 'left' ? 1 : -1;
  ctx.save();
  ctx.translate(at.x + (align === 'left' ? 2 : -28), at.y - 3);
  ensign(ctx, { number: column.livery, livery: inks, theme, fly: 22, hoist: 15, hollow: false });
  ctx.restore();
  const x = at.x + way * 38;
  print(
    ctx,
    column.title,
    { x, y: at.y - 4 },
    { face: 'bold', size: fitted(pen, column.title, 270, 18), ink: inks.line, align, halo: theme.sea },
  );
  print(ctx, column.note, { x, y: at.y + 15 }, { face: 'sans', size: 14, ink: theme.ink, align, halo: theme.sea });
}

/** The deck face down, the discards beside it. */
function drawPiles({ ctx, theme }: Pen, { piles }: TableSheet, box: Box): void {
  const pile = (x: number, count: number, label: string, back: string, ink: string) => {
    for (let nth = Math.min(2, Math.ceil(count / 22)); nth >= 0; nth--) {
      roundBox(ctx, { x: x + nth * 2, y: box.y - nth * 2, w: 24, h: 32 }, 3);
      ctx.fillStyle = back;
      ctx.fill();
      ctx.strokeStyle = theme.spar;
      ctx.lineWidth = 1;
      ctx.stroke();
    }
    print(ctx, String(count), { x: x + 12, y: box.y + 16 }, { face: 'bold', size: 15, ink, align: 'center' });
    print(ctx, label, { x: x + 34, y: box.y + 24 }, { face: 'sans', size: 11, ink: theme.ink, halo: theme.sea });
  };
  pile(box.x - 14, piles.deck, 'deck', theme.liveries[0].line, '#ffffff');
  pile(box.x + 62, piles.discard, 'discard', theme.plate, theme.ink);
}

export function drawFoot({ ctx, theme }: Pen, lines: readonly string[], box: Box): void {
  const words = lines.join(' · ');
  print(
    ctx,
    words,
    { x: box.x + box.w / 2, y: box.y + 13 },
    { face: 'italic', size: 18, ink: theme.ink, align: 'center', halo: theme.sea },
  );
}
