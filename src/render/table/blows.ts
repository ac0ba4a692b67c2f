import type { Blow, TableSheet } from '../../engine/sheet.js';
import { type Pen, print, stroke, widthOf } from '../pen.js';
import { type Box, mid, type Spot } from '../space.js';
import { inksOf } from '../theme.js';
import type { Layout } from './layout.js';
import { DIE, drawDie, roundBox } from './shapes.js';

/** Attacks across the lane: an arrow from ship to ship, numbered in order, with its dice upon it. */

interface Strike {
  readonly blow: Blow;
  readonly from: Spot;
  readonly to: Spot;
  readonly livery: number;
  readonly number: string;
  label: Spot;
}

export function drawBlows(pen: Pen, sheet: TableSheet, layout: Layout): void {
  const strikes = spread(strikesOf(sheet, layout), layout.lane);
  drawShields(pen, sheet, layout);
  for (const strike of strikes) drawArrow(pen, strike);
  for (const strike of strikes) drawLabel(pen, strike);
}

/** Where on its card an arrow begins or ends: several on a card lie one below the other. */
function strikesOf(sheet: TableSheet, layout: Layout): Strike[] {
  const places = new Map<string, { box: Box; side: 0 | 1 }>();
  for (const side of [0, 1] as const)
    sheet.columns[side].cards.forEach((card, nth) => {
      const box = layout.cards[side][nth];
      if (box) places.set(card.id, { box, side });
    });
  const used = new Map<string, number>();
  const blows = sheet.blows.filter(blow => blow.style !== 'shield');
  const total = (id: string) => blows.filter(blow => blow.by === id || blow.at === id).length;
  const edge = (id: string): Spot | null => {
    const place = places.get(id);
    if (!place) return null;
    const nth = used.get(id) ?? 0;
    used.set(id, nth + 1);
    const y = place.box.y + (place.box.h * (nth + 1)) / (total(id) + 1);
    return { x: place.side === 0 ? place.box.x + place.box.w + 2 : place.box.x - 2, y };
  };
  let number = 0;
  return blows.flatMap(blow => {
    const [from, to] = [edge(blow.by), edge(blow.at)];
    if (!from || !to) return [];
    if (!blow.reply) number += 1;
    const livery = sheet.columns[places.get(blow.by)?.side ?? 0].livery;
    return [{ blow, from, to, livery, number: blow.reply ? '' : String(number), label: mid(from, to) }];
  });
}

/** Dice side by side, as many as the lane is broad. */
const ROW = 4;
const rowsOf = (blow: Blow): number => Math.max(1, Math.ceil(blow.dice.length / ROW));
const heightOf = (blow: Blow): number => rowsOf(blow) * (DIE + 3) + 4;

/** Labels keep apart: each as near to the middle of its arrow as the one above leaves room for. */
function spread(strikes: Strike[], lane: Box): Strike[] {
  const sorted = [...strikes].sort((a, b) => a.label.y - b.label.y);
  let floor = lane.y;
  for (const strike of sorted) {
    const half = heightOf(strike.blow) / 2;
    strike.label = { x: lane.x + lane.w / 2, y: Math.max(strike.label.y, floor + half) };
    floor = strike.label.y + half + 3;
  }
  let ceiling = lane.y + lane.h;
  for (const strike of sorted.reverse()) {
    const half = heightOf(strike.blow) / 2;
    strike.label = { x: strike.label.x, y: Math.min(strike.label.y, ceiling - half) };
    ceiling = strike.label.y - half - 3;
  }
  return strikes;
}

const WIDTHS: Readonly<Record<Blow['style'], number>> = { broadside: 4.5, ahead: 2.5, ram: 6, board: 4, missed: 2, shield: 2, planned: 3 };
const DASHES: Partial<Record<Blow['style'], readonly number[]>> = { board: [9, 5], missed: [2, 6], planned: [8, 6] };

/** By way of its label, so that number, dice and arrow belong together. */
function drawArrow({ ctx, theme }: Pen, { blow, from, to, label, livery }: Strike): void {
  const inks = inksOf(theme, livery);
  const ink = blow.style === 'planned' ? theme.focus : inks.line;
  const curve = () => {
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.quadraticCurveTo(label.x + (from.x - label.x) * 0.4, label.y, label.x, label.y);
    ctx.quadraticCurveTo(label.x + (to.x - label.x) * 0.4, label.y, to.x, to.y);
  };
  ctx.lineCap = 'round';
  curve();
  stroke(ctx, { ink: theme.sea, width: WIDTHS[blow.style] + 3 });
  curve();
  stroke(ctx, { ink, width: WIDTHS[blow.style], dash: DASHES[blow.style] ?? [] });
  if (blow.style !== 'missed' && blow.style !== 'shield')
    head(ctx, to, { x: label.x + (to.x - label.x) * 0.4, y: label.y }, ink, blow.style === 'ram' ? 13 : 10);
}

function head(ctx: Pen['ctx'], tip: Spot, from: Spot, ink: string, size: number): void {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  ctx.save();
  ctx.translate(tip.x, tip.y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(2, 0);
  ctx.lineTo(-size, -size * 0.62);
  ctx.lineTo(-size, size * 0.62);
  ctx.closePath();
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.restore();
}

const STYLE_WORDS: Readonly<Record<Blow['style'], string>> = {
  broadside: '',
  ahead: '',
  ram: '',
  board: '',
  missed: 'outrun',
  shield: '',
  planned: '',
};

function drawLabel(pen: Pen, { blow, label, number, livery }: Strike): void {
  const { ctx, theme } = pen;
  const words = [STYLE_WORDS[blow.style], blow.words].filter(part => part !== '').join(' ');
  const columns = Math.min(ROW, blow.dice.length);
  const dice = columns * (DIE + 2);
  const w = Math.max(dice, 0) + (words === '' ? 0 : widthOf(ctx, words, 'sans', 12) + 6) + (number === '' ? 6 : 24);
  const h = heightOf(blow);
  const box = { x: label.x - w / 2 - 3, y: label.y - h / 2, w: w + 6, h };
  roundBox(ctx, box, 6);
  ctx.fillStyle = theme.plate;
  ctx.fill();
  stroke(ctx, { ink: inksOf(theme, livery).line, width: blow.reply ? 1 : 1.8 });
  let x = box.x + 5;
  if (number !== '') {
    print(ctx, number, { x: x + 7, y: label.y }, { face: 'bold', size: 14, ink: inksOf(theme, livery).line, align: 'center' });
    x += 18;
  }
  blow.dice.forEach((face, nth) => {
    const at = { x: x + (nth % ROW) * (DIE + 2) + DIE / 2, y: box.y + 3 + DIE / 2 + Math.floor(nth / ROW) * (DIE + 3) };
    drawDie(ctx, theme, at, face, face >= blow.from ? 'hit' : 'miss');
  });
  if (words !== '') print(ctx, words, { x: x + dice + 3, y: label.y }, { face: 'sans', size: 12, ink: theme.ink });
}

/** A card that kept a ship out of it is said on her own card: an arrow that never flew would only be in the way. */
function drawShields({ ctx, theme }: Pen, sheet: TableSheet, layout: Layout): void {
  for (const side of [0, 1] as const)
    sheet.columns[side].cards.forEach((card, nth) => {
      const box = layout.cards[side][nth];
      const given = sheet.blows.filter(blow => blow.style === 'shield' && blow.at === card.id).map(blow => blow.words);
      if (!box || given.length === 0) return;
      const words = given.length > 1 ? `screened ×${given.length}` : `screened: ${given[0]}`;
      const w = widthOf(ctx, words, 'bold', 12) + 14;
      const x = side === 0 ? box.x + box.w - w - 6 : box.x + 6;
      roundBox(ctx, { x, y: box.y + 4, w, h: 18 }, 9);
      ctx.fillStyle = theme.good;
      ctx.fill();
      print(ctx, words, { x: x + w / 2, y: box.y + 13 }, { face: 'bold', size: 12, ink: theme.plate, align: 'center' });
    });
}
