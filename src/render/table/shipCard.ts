import type { CardMark, ShipCard } from '../../engine/sheet.js';
import { type Pen, print, stroke, widthOf } from '../pen.js';
import type { Box } from '../space.js';
import { inksOf, type LiveryInks } from '../theme.js';
import { drawProfile } from './profile.js';
import { roundBox } from './shapes.js';

/** One ship's card: her silhouette towards the enemy, what she can do away from him. */

export interface Place {
  readonly box: Box;
  readonly livery: number;
  /** 1 faces right, -1 left. */
  readonly faces: 1 | -1;
}

const PICTURE = 104;
const FIGURE = 32;

export function drawShipCard(pen: Pen, card: ShipCard, { box, livery, faces }: Place): void {
  const { ctx, theme } = pen;
  const inks = inksOf(theme, livery);
  const sunk = card.condition === 'sunk';
  plate(pen, card, box, inks, faces);
  ctx.save();
  if (sunk) ctx.globalAlpha = 0.4;
  const picture = { x: faces === 1 ? box.x + box.w - PICTURE - 6 : box.x + 6, y: box.y + 6, w: PICTURE, h: box.h - 12 };
  drawProfile(pen, card.glyph, { box: picture, faces, inks, size: card.hull.of, sinking: sunk });
  const text = { x: faces === 1 ? box.x + 12 : box.x + PICTURE + 16, y: box.y, w: box.w - PICTURE - 26, h: box.h };
  drawWords(pen, card, text, inks);
  ctx.restore();
  if (sunk) drawSunk(pen, picture);
  else drawTags(pen, box.h < 90 ? card.marks.filter(mark => mark !== 'used') : card.marks, picture);
}

function plate({ ctx, theme }: Pen, card: ShipCard, box: Box, inks: LiveryInks, faces: 1 | -1): void {
  const lit = card.focus || card.marks.includes('active');
  roundBox(ctx, box, 7);
  ctx.fillStyle = card.condition === 'sunk' ? theme.seaDeep : card.marks.includes('used') ? theme.paper : theme.plate;
  ctx.fill();
  stroke(ctx, { ink: lit ? theme.focus : theme.rule, width: lit ? 4 : 1.4 });
  roundBox(ctx, { x: faces === 1 ? box.x : box.x + box.w - 6, y: box.y + 4, w: 6, h: box.h - 8 }, 3);
  ctx.fillStyle = card.condition === 'sunk' ? theme.faint : inks.colour;
  ctx.fill();
}

/** Name and class, hull boxes, figures, and as much more as the card is high enough for. */
function drawWords(pen: Pen, card: ShipCard, box: Box, inks: LiveryInks): void {
  const { ctx, theme } = pen;
  const ink = card.marks.includes('used') ? theme.faint : theme.ink;
  const room = box.w - widthOf(ctx, card.type, 'sans', 13) - 10;
  const size = Math.min(22, Math.max(14, (22 * room) / Math.max(1, widthOf(ctx, card.name, 'serif', 22))));
  print(ctx, card.name, { x: box.x, y: box.y + 16 }, { face: 'serif', size, ink });
  print(ctx, card.type, { x: box.x + box.w, y: box.y + 17 }, { face: 'sans', size: 13, ink: theme.faint, align: 'right' });
  drawHull(pen, card, { x: box.x, y: box.y + 37 }, box.w, inks);
  drawFigures(pen, card, { x: box.x, y: box.y + 56 });
  const [first, second] = [box.y + 95, box.y + 112];
  const more = [...(card.note === null ? [] : [card.note]), ...card.badges];
  const rows = box.h >= 120 ? [first, second] : box.h >= 104 ? [first] : [];
  more.slice(0, rows.length).forEach((words, nth) => {
    const isNote = words === card.note;
    print(
      ctx,
      clipped(pen, words, box.w),
      { x: box.x, y: rows[nth] ?? first },
      { face: isNote ? 'italic' : 'sans', size: isNote ? 15 : 12, ink: isNote ? theme.ink : inks.line },
    );
  });
  if (rows.length === 0) stars(pen, card, box);
}

function clipped({ ctx }: Pen, words: string, room: number): string {
  let said = words;
  while (said.length > 4 && widthOf(ctx, said, 'sans', 13) > room) said = `${said.slice(0, -2)}…`.replace('……', '…');
  return said;
}

/** On a low card improvements are a star each, behind the hull boxes. */
function stars({ ctx, theme }: Pen, card: ShipCard, box: Box): void {
  if (card.badges.length > 0)
    print(
      ctx,
      '+'.repeat(card.badges.length),
      { x: box.x + box.w, y: box.y + 37 },
      { face: 'bold', size: 17, ink: theme.good, align: 'right' },
    );
}

/** Good boxes in the fleet's colour, what this deal has cost in red, old damage hollow. */
function drawHull({ ctx, theme }: Pen, { hull }: ShipCard, at: { x: number; y: number }, room: number, inks: LiveryInks): void {
  const each = Math.min(17, (room - 24) / Math.max(1, hull.of));
  for (let nth = 0; nth < hull.of; nth++) {
    const box = { x: at.x + nth * each, y: at.y - 6, w: each - 3, h: 12 };
    roundBox(ctx, box, 2.5);
    ctx.fillStyle = nth < hull.full ? inks.colour : nth < hull.full + hull.lost ? theme.warn : theme.plate;
    ctx.fill();
    stroke(ctx, { ink: theme.spar, width: 1 });
  }
}

/** Six figures: what she has not got is a dash, what was improved is underlined. */
function drawFigures({ ctx, theme }: Pen, { figures, marks }: ShipCard, at: { x: number; y: number }): void {
  figures.forEach((figure, nth) => {
    const x = at.x + FIGURE * (nth + 0.5) - 3;
    const ink = figure.idle ? theme.faint : marks.includes('used') ? theme.faint : theme.ink;
    print(ctx, figure.label, { x, y: at.y }, { face: 'sans', size: 11.5, ink: theme.faint, align: 'center' });
    print(
      ctx,
      figure.value === 0 ? '–' : String(figure.value),
      { x, y: at.y + 17 },
      { face: 'bold', size: 20, ink: figure.raised ? theme.good : ink, align: 'center' },
    );
    if (figure.raised) {
      ctx.fillStyle = theme.good;
      ctx.fillRect(x - 8, at.y + 26, 16, 2);
    }
    if (figure.idle && figure.value > 0) {
      ctx.fillStyle = theme.warn;
      ctx.fillRect(x - 9, at.y + 16, 18, 2);
    }
  });
}

const TAGS: Readonly<Record<CardMark, string>> = { active: 'in action', used: 'has acted', held: 'held', rammed: 'rammed' };

/** What stands on the card itself: in action, held, rammed, has acted. */
function drawTags({ ctx, theme }: Pen, marks: readonly CardMark[], picture: Box): void {
  const shown = marks.filter(mark => mark !== 'used' || marks.length === 1);
  shown.slice(0, 3).forEach((mark, nth) => {
    const words = TAGS[mark];
    const w = widthOf(ctx, words, 'bold', 12) + 12;
    const box = { x: picture.x + picture.w / 2 - w / 2, y: picture.y + picture.h - 17 - nth * 18, w, h: 16 };
    roundBox(ctx, box, 8);
    ctx.fillStyle = mark === 'held' || mark === 'rammed' ? theme.warn : mark === 'active' ? theme.focus : theme.rule;
    ctx.fill();
    const ink = mark === 'used' ? theme.ink : theme.plate;
    print(ctx, words, { x: box.x + w / 2, y: box.y + 8 }, { face: 'bold', size: 12, ink, align: 'center' });
  });
}

function drawSunk({ ctx, theme }: Pen, picture: Box): void {
  print(
    ctx,
    'sunk',
    { x: picture.x + picture.w / 2, y: picture.y + picture.h - 12 },
    { face: 'italic', size: 20, ink: theme.warn, align: 'center', halo: theme.seaDeep },
  );
}
