import type { Glyph } from '../../engine/sheet.js';
import { fill, type Pen, stroke } from '../pen.js';
import type { Box } from '../space.js';
import type { LiveryInks, Theme } from '../theme.js';
import { SHAPES, type Shape } from './hulls.js';
import { drawRig } from './rig.js';

/** Ships from the side, as on a card: the origin on the water amidships, the bow to the right, one unit the length. */

export interface Portrait {
  readonly box: Box;
  readonly faces: 1 | -1;
  readonly inks: LiveryInks;
  /** Hull boxes: a great ship is drawn larger. */
  readonly size: number;
  readonly sinking: boolean;
}

export function drawProfile(pen: Pen, glyph: Glyph, { box, faces, inks, size, sinking }: Portrait): void {
  const { ctx } = pen;
  const shape = SHAPES[glyph] ?? SHAPES['sloop'];
  if (!shape) return;
  const length = Math.min(box.w, (box.h * 0.78) / topOf(shape)) * Math.min(1, 0.66 + size * 0.045);
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  ctx.translate(box.x + box.w / 2, box.y + box.h * (box.h < 90 ? 0.84 : 0.8));
  ctx.scale(faces * length, length);
  if (sinking) {
    ctx.translate(0, 0.14);
    ctx.rotate(0.34);
  }
  if (shape.oars) drawOars(pen, shape.oars);
  drawRig(pen, shape.rig, inks);
  drawHullSide(pen, shape.hull, inks);
  for (const part of shape.parts) drawPart(pen, part, inks);
  ctx.restore();
  water(pen, box, length);
}

/** How high she stands over the water, pennants and smoke included. */
const topOf = ({ rig, parts }: Shape): number =>
  Math.max(...rig.map(mast => mast.height + 0.06), ...parts.flatMap(part => part.at.map(([, y]) => y)));

type Points = readonly (readonly [number, number])[];

function path(pen: Pen, points: Points): void {
  pen.ctx.beginPath();
  points.forEach(([x, y], nth) => {
    if (nth === 0) pen.ctx.moveTo(x, -y);
    else pen.ctx.lineTo(x, -y);
  });
  pen.ctx.closePath();
}

/** The hull in dark wood with a band of the fleet's colour along it. */
function drawHullSide(pen: Pen, hull: Points, inks: LiveryInks): void {
  const { ctx, theme } = pen;
  path(pen, hull);
  ctx.lineJoin = 'round';
  fill(ctx, theme.hull);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = inks.colour;
  ctx.fillRect(-0.6, -0.115, 1.2, 0.05);
  ctx.fillStyle = inks.pattern;
  for (let x = -0.42; x < 0.42; x += 0.09) ctx.fillRect(x, -0.105, 0.028, 0.03);
  ctx.restore();
  path(pen, hull);
  stroke(ctx, { ink: theme.spar, width: 0.014 });
}

function drawOars({ ctx, theme }: Pen, [from, to]: readonly [number, number]): void {
  ctx.beginPath();
  for (let x = from; x <= to; x += 0.06) {
    ctx.moveTo(x, -0.07);
    ctx.lineTo(x - 0.07, 0.06);
  }
  stroke(ctx, { ink: theme.spar, width: 0.016 });
}

/** A funnel, a ram, a turret, a wheel: what makes her what she is. */
export interface Part {
  readonly ink: 'hull' | 'colour' | 'plank' | 'smoke' | 'iron' | 'sail';
  readonly at: Points;
}

function drawPart(pen: Pen, { ink, at }: Part, inks: LiveryInks): void {
  const { ctx, theme } = pen;
  path(pen, at);
  fill(ctx, inkOf(ink, theme, inks));
  stroke(ctx, { ink: theme.spar, width: 0.012 });
}

const inkOf = (ink: Part['ink'], theme: Theme, inks: LiveryInks): string =>
  ({ hull: theme.hull, colour: inks.colour, plank: theme.plank, smoke: theme.smoke, iron: theme.smokeShade, sail: theme.sail })[ink];

/** The water that she swims in, over her feet. */
function water({ ctx, theme }: Pen, box: Box, length: number): void {
  const y = box.y + box.h * (box.h < 90 ? 0.84 : 0.8);
  ctx.beginPath();
  for (let x = box.x + box.w / 2 - length * 0.56; x < box.x + box.w / 2 + length * 0.5; x += 16) {
    ctx.moveTo(x, y + 3);
    ctx.quadraticCurveTo(x + 4, y - 1, x + 8, y + 3);
    ctx.quadraticCurveTo(x + 12, y - 1, x + 16, y + 3);
  }
  stroke(ctx, { ink: theme.liveries[0].deck, width: 2.2 });
}
