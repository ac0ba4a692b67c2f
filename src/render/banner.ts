import { fill, type Pen, print, stroke, widthOf } from './pen.js';
import type { Box } from './space.js';

const SIZE = 16;
const HIGH = 26;

/** The ribbon's box, half over the neatline. */
export function bannerBox({ ctx, u }: Pen, banner: string, sea: Box): Box {
  const w = widthOf(ctx, banner, 'serif', SIZE * u, 1.2 * u) + 34 * u;
  return { x: sea.x + (sea.w - w) / 2, y: sea.y - (7 + HIGH / 2) * u, w, h: HIGH * u };
}

/** A word or two on a ribbon over the neatline. */
export function drawBanner(pen: Pen, banner: string, sea: Box): void {
  const { ctx, theme, u } = pen;
  const box = bannerBox(pen, banner, sea);
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  ctx.beginPath();
  for (const side of [-1, 1]) tail(side);
  fill(ctx, theme.rule);
  stroke(ctx, { ink: theme.ink, width: 1.2 * u });
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1.5 * u });
  print(ctx, banner, { x: x + 0.6 * u, y }, { face: 'serif', size: SIZE * u, ink: theme.warn, align: 'center', spaced: 1.2 * u });

  function tail(side: number): void {
    const out = (by: number) => x + side * (box.w / 2 + by * u);
    ctx.moveTo(out(-6), box.y + 5 * u);
    ctx.lineTo(out(14), box.y + 5 * u);
    ctx.lineTo(out(7), y + 5 * u);
    ctx.lineTo(out(14), box.y + box.h + 5 * u);
    ctx.lineTo(out(-6), box.y + box.h + 5 * u);
    ctx.closePath();
  }
}
