import type { Chart as Sheet } from '../engine/sheet.js';
import { wrapped } from './cartouche.js';
import { disc, fill, type Pen, print, stroke, trace, turnedTo } from './pen.js';
import { type Box, off, type Spot } from './space.js';
import { sprite } from './sprite.js';

/** The wind rose: a star of sixteen points, north's lily, and the wind's arrow with a feather for its strength. */
const RADIUS = 44;
const ROOM = 36;
const WORDS = 16.5;
const WIDE = 150;

export function roseSize({ ctx, u }: Pen, sheet: Sheet): { w: number; h: number } {
  const lines = sheet.wind ? wrapped(ctx, sheet.wind.words, 'italic', WORDS * u, WIDE * u).length : 0;
  return { w: (sheet.wind ? WIDE : 2 * RADIUS + ROOM) * u, h: (2 * (RADIUS + ROOM) + lines * WORDS * 1.1 + 8) * u };
}

/** Then the arrow stands where the words would. */
const isSouth = (from: number): boolean => Math.abs(from - 180) < 60;

export const roseCentre = (box: Box, u: number): Spot => ({ x: box.x + box.w / 2, y: box.y + (RADIUS + ROOM) * u });

export function drawRose(pen: Pen, { wind }: Sheet, box: Box): void {
  const key = JSON.stringify(['rose', wind, box.w, box.h]);
  const air = 6 * pen.u;
  sprite(pen, key, box, { left: air, up: air, right: box.w + air, down: box.h + air }, (own, at) => star(own, wind, { ...box, ...at }));
}

function star(pen: Pen, wind: Sheet['wind'], box: Box): void {
  const { ctx, theme, u } = pen;
  const at = roseCentre(box, u);
  const r = RADIUS * u;
  disc(ctx, at, r * 0.72);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1.1 * u });
  disc(ctx, at, r * 0.64);
  stroke(ctx, { ink: theme.rule, width: 1 * u });
  for (let nth = 1; nth < 16; nth += 2) point(pen, at, nth * 22.5, r * 0.64, 0.1);
  for (let nth = 1; nth < 8; nth += 2) point(pen, at, nth * 45, r * 0.82, 0.17);
  for (let nth = 0; nth < 4; nth++) point(pen, at, nth * 90, r, 0.21);
  disc(ctx, at, r * 0.09);
  fill(ctx, theme.plate);
  stroke(ctx, { ink: theme.ink, width: 1 * u });
  lily(pen, { x: at.x, y: at.y - r * 1.06 });
  if (!wind) return;
  windArrow(pen, at, wind.from, wind.strength);
  wrapped(ctx, wind.words, 'italic', WORDS * u, WIDE * u).forEach((line, nth) => {
    const y = box.y + (2 * (RADIUS + ROOM) + (nth + 0.4) * WORDS * 1.1 + (isSouth(wind.from) ? 6 : -14)) * u;
    print(ctx, line, { x: at.x, y }, { face: 'italic', size: WORDS * u, ink: theme.ink, halo: theme.sea, align: 'center' });
  });
}

/** A point of the star: one half in ink, the other in paper. */
function point({ ctx, theme, u }: Pen, at: Spot, bearing: number, length: number, breadth: number): void {
  const tip = off(at, bearing, length);
  for (const [turn, ink] of [
    [-45, theme.ink],
    [45, theme.plate],
  ] as const) {
    trace(ctx, [at, off(at, bearing + turn, length * breadth * 1.3), tip], 'closed');
    ctx.lineJoin = 'miter';
    fill(ctx, ink);
    stroke(ctx, { ink: theme.ink, width: 0.8 * u });
  }
}

/** North. */
function lily({ ctx, theme, u }: Pen, { x, y }: Spot): void {
  const s = 6.5 * u;
  ctx.beginPath();
  ctx.moveTo(x, y - s * 1.5);
  ctx.bezierCurveTo(x + s * 0.75, y - s * 0.7, x + s * 0.3, y - s * 0.1, x, y + s * 0.3);
  ctx.bezierCurveTo(x - s * 0.3, y - s * 0.1, x - s * 0.75, y - s * 0.7, x, y - s * 1.5);
  for (const side of [-1, 1]) {
    ctx.moveTo(x + side * s * 0.2, y + s * 0.25);
    ctx.bezierCurveTo(x + side * s * 0.4, y - s * 0.7, x + side * s * 1.2, y - s * 0.8, x + side * s * 1.1, y);
    ctx.bezierCurveTo(x + side * s * 0.9, y - s * 0.5, x + side * s * 0.6, y - s * 0.1, x + side * s * 0.2, y + s * 0.25);
  }
  stroke(ctx, { ink: theme.sea, width: 2.5 * u });
  fill(ctx, theme.warn);
}

/** Blows inward over the rim from where the wind comes, feathered like an arrow: one to three pairs; a calm has none. */
function windArrow({ ctx, theme, u }: Pen, at: Spot, from: number, strength: number): void {
  turnedTo(ctx, at, from, () => {
    const [tail, tip] = [-(RADIUS + ROOM - 4) * u, -(RADIUS - 14) * u];
    ctx.beginPath();
    ctx.moveTo(0, tail);
    ctx.lineTo(0, tip - 12 * u);
    for (let nth = 0; nth < strength; nth++) {
      const y = tail + nth * 8 * u;
      for (const side of [-1, 1]) {
        ctx.moveTo(0, y + 7 * u);
        ctx.lineTo(side * 9 * u, y);
      }
    }
    ctx.lineCap = 'round';
    stroke(ctx, { ink: theme.sea, width: 8 * u });
    stroke(ctx, { ink: theme.warn, width: 4 * u });
    trace(
      ctx,
      [
        { x: 0, y: tip },
        { x: -8 * u, y: tip - 15 * u },
        { x: 0, y: tip - 11 * u },
        { x: 8 * u, y: tip - 15 * u },
      ],
      'closed',
    );
    stroke(ctx, { ink: theme.sea, width: 3 * u });
    fill(ctx, theme.warn);
    ctx.lineCap = 'butt';
  });
}
