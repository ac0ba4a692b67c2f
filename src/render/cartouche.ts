import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chart as Sheet } from '../engine/sheet.js';
import { ensign } from './ensign.js';
import type { Face } from './fonts.js';
import { fill, type Pen, print, stroke, widthOf } from './pen.js';
import type { Box } from './space.js';
import { sprite } from './sprite.js';
import { inksOf } from './theme.js';

/** The title plate: battle, turn, and the sides with their ensigns. */
const PAD = 13;
const TITLE = 27;
const SUBTITLE = 16.5;
const KEY = 18;
const WIDEST = 292;

interface Plate {
  readonly w: number;
  readonly h: number;
  readonly title: readonly string[];
  readonly subtitle: readonly string[];
}

/** Lines no wider than so many pixels; a longer word stands alone. */
export function wrapped(ctx: SKRSContext2D, text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(ctx, `${last} ${word}`, face, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.filter(line => line !== '');
}

export function plateOf({ ctx, u }: Pen, sheet: Sheet): Plate {
  const title = wrapped(ctx, sheet.title, 'serif', TITLE * u, WIDEST * u);
  const subtitle = wrapped(ctx, sheet.subtitle, 'italic', SUBTITLE * u, WIDEST * u);
  const widths = [
    ...title.map(line => widthOf(ctx, line, 'serif', TITLE * u)),
    ...subtitle.map(line => widthOf(ctx, line, 'italic', SUBTITLE * u)),
    ...keyRows(ctx, sheet, u).map(row => row.width),
  ];
  const keys = keyRows(ctx, sheet, u).length;
  const h = (PAD * 2 + title.length * TITLE * 1.06 + 11 + subtitle.length * SUBTITLE * 1.2 + (keys > 0 ? 6 + keys * KEY * 1.35 : 0)) * u;
  return { w: Math.max(...widths, 120 * u) + 2 * PAD * u, h, title, subtitle };
}

interface KeyRow {
  readonly width: number;
  readonly liveries: Sheet['liveries'];
}

/** The sides, two to a row where they fit. */
function keyRows(ctx: SKRSContext2D, sheet: Sheet, u: number): KeyRow[] {
  const rows: { width: number; liveries: Sheet['liveries'][number][] }[] = [];
  for (const side of sheet.liveries) {
    const width = keyWidth(ctx, side.name, u);
    const last = rows.at(-1);
    if (last && last.width + width <= WIDEST * u) {
      last.width += width;
      last.liveries.push(side);
    } else rows.push({ width, liveries: [side] });
  }
  return rows;
}
const keyWidth = (ctx: SKRSContext2D, name: string, u: number): number => widthOf(ctx, name, 'serif', KEY * u) + 48 * u;

export function drawCartouche(pen: Pen, sheet: Sheet, box: Box): void {
  const key = JSON.stringify(['plate', sheet.title, sheet.subtitle, sheet.liveries, box.w, box.h]);
  const air = 2 * pen.u;
  const reach = { left: air, up: air, right: box.w + air, down: box.h + air };
  sprite(pen, key, box, reach, (own, at) => drawPlate(own, sheet, { ...box, ...at }));
}

function drawPlate(pen: Pen, sheet: Sheet, box: Box): void {
  const { ctx, theme, u } = pen;
  const plate = plateOf(pen, sheet);
  notched(ctx, box, 7 * u);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1.8 * u });
  notched(ctx, { x: box.x + 4 * u, y: box.y + 4 * u, w: box.w - 8 * u, h: box.h - 8 * u }, 6 * u);
  stroke(ctx, { ink: theme.rule, width: 1 * u });
  const x = box.x + box.w / 2;
  let y = box.y + PAD * u;
  for (const line of plate.title) {
    print(ctx, line, { x, y: y + TITLE * 0.52 * u }, { face: 'serif', size: TITLE * u, ink: theme.ink, align: 'center' });
    y += TITLE * 1.06 * u;
  }
  swelledRule(pen, x, y + 4.5 * u, Math.min(box.w * 0.3, 70 * u));
  y += 11 * u;
  for (const line of plate.subtitle) {
    print(ctx, line, { x, y: y + SUBTITLE * 0.58 * u }, { face: 'italic', size: SUBTITLE * u, ink: theme.ink, align: 'center' });
    y += SUBTITLE * 1.2 * u;
  }
  y += 6 * u;
  for (const row of keyRows(ctx, sheet, u)) {
    drawKeys(pen, row, { x: x - row.width / 2, y: y + KEY * 0.62 * u });
    y += KEY * 1.35 * u;
  }
}

function drawKeys({ ctx, theme, u }: Pen, row: KeyRow, from: { x: number; y: number }): void {
  let { x } = from;
  for (const side of row.liveries) {
    ctx.save();
    ctx.translate(x + 6 * u, from.y);
    ensign(ctx, {
      number: side.livery,
      livery: inksOf(theme, side.livery),
      theme,
      fly: (side.livery === 2 ? 14 : 18) * u,
      hoist: 12.5 * u,
      hollow: false,
    });
    ctx.restore();
    print(ctx, side.name, { x: x + 36 * u, y: from.y }, { face: 'serif', size: KEY * u, ink: theme.ink });
    x += keyWidth(ctx, side.name, u);
  }
}

/** A plate whose corners are cut in. */
export function notched(ctx: SKRSContext2D, { x, y, w, h }: Box, r: number): void {
  ctx.beginPath();
  ctx.moveTo(x + r, y);
  ctx.lineTo(x + w - r, y);
  ctx.arc(x + w, y, r, Math.PI, Math.PI / 2, true);
  ctx.lineTo(x + w, y + h - r);
  ctx.arc(x + w, y + h, r, -Math.PI / 2, Math.PI, true);
  ctx.lineTo(x + r, y + h);
  ctx.arc(x, y + h, r, 0, -Math.PI / 2, true);
  ctx.lineTo(x, y + r);
  ctx.arc(x, y, r, Math.PI / 2, 0, true);
  ctx.closePath();
}

/** An engraver's rule: thin at the ends, with a lozenge in the middle. */
function swelledRule({ ctx, theme, u }: Pen, x: number, y: number, half: number): void {
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.quadraticCurveTo(x, y - 1.8 * u, x + half, y);
  ctx.quadraticCurveTo(x, y + 1.8 * u, x - half, y);
  ctx.moveTo(x, y - 4 * u);
  ctx.lineTo(x + 4 * u, y);
  ctx.lineTo(x, y + 4 * u);
  ctx.lineTo(x - 4 * u, y);
  ctx.closePath();
  fill(ctx, theme.ink);
}
