import type { Chart as Sheet } from '../engine/sheet.js';
import { type Pen, print, stroke, widthOf } from './pen.js';
import type { Box } from './space.js';

/** The scale bar: five alternate fields and its words. */
const FIELDS = 5;
const WORDS = 14.5;

export function scaleSize({ ctx, u }: Pen, { scale }: Sheet, perUnit: number): { w: number; h: number } {
  return { w: Math.max(scale.length * perUnit, widthOf(ctx, scale.words, 'italic', WORDS * u)) + 12 * u, h: 30 * u };
}

export function drawScale({ ctx, theme, u }: Pen, { scale }: Sheet, perUnit: number, box: Box): void {
  const long = scale.length * perUnit;
  const [left, top, high] = [box.x + (box.w - long) / 2, box.y + 20 * u, 5 * u];
  print(
    ctx,
    scale.words,
    { x: box.x + box.w / 2, y: box.y + 8 * u },
    { face: 'italic', size: WORDS * u, ink: theme.ink, halo: theme.sea, align: 'center' },
  );
  ctx.fillStyle = theme.plate;
  ctx.fillRect(left, top, long, high);
  ctx.fillStyle = theme.ink;
  for (let nth = 0; nth < FIELDS; nth += 2) ctx.fillRect(left + (long * nth) / FIELDS, top, long / FIELDS, high);
  ctx.beginPath();
  ctx.rect(left, top, long, high);
  stroke(ctx, { ink: theme.ink, width: 1.1 * u });
}
