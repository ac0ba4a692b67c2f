import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Glyph } from '../engine/sheet.js';
import type { Paint, Size } from './hull.js';
import { disc, fill, type Line, stroke } from './pen.js';

/** Craft that are no sailing ships, from above: each a shape of its own. The origin is amidships, the bow to the north. */
type Draw = (ctx: SKRSContext2D, size: Size, paint: Paint) => void;

export const OTHERS: Partial<Record<Glyph, Draw>> = { galley, canoe, raft, boat, ironclad, fort };

const edge = ({ theme, u }: Paint, size: Size): Line => ({ ink: theme.spar, width: Math.max(1, Math.min(1.6 * u, size.length * 0.03)) });

/** Fills the traced outline over a rim of foam. */
function body(ctx: SKRSContext2D, size: Size, paint: Paint, ink: string): void {
  ctx.lineJoin = 'round';
  stroke(ctx, { ink: paint.theme.rim, width: 4 * paint.u });
  fill(ctx, ink);
  stroke(ctx, edge(paint, size));
}

/** A lens, sharp at both ends. */
function lens(ctx: SKRSContext2D, { length, beam }: Size, part = 1): void {
  const [y, x] = [(length / 2) * part, beam * 0.66 * part];
  ctx.beginPath();
  ctx.moveTo(0, -y);
  ctx.bezierCurveTo(x, -y * 0.45, x, y * 0.45, 0, y);
  ctx.bezierCurveTo(-x, y * 0.45, -x, -y * 0.45, 0, -y);
  ctx.closePath();
}

function oars(ctx: SKRSContext2D, { length, beam }: Size, { theme, u }: Paint, { count, reach }: { count: number; reach: number }): void {
  ctx.beginPath();
  for (let nth = 0; nth < count; nth++) {
    const y = length * (-0.28 + (0.56 * nth) / Math.max(1, count - 1));
    for (const side of [-1, 1]) {
      ctx.moveTo(side * beam * 0.4, y);
      ctx.lineTo(side * beam * reach, y + length * 0.06);
    }
  }
  stroke(ctx, { ink: theme.spar, width: Math.max(0.7, 0.9 * u) });
}

function galley(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  oars(ctx, size, paint, { count: size.length > 34 * paint.u ? 11 : 7, reach: 1.25 });
  lens(ctx, { length: size.length, beam: size.beam * 0.9 });
  body(ctx, size, paint, paint.livery.colour);
  ctx.beginPath();
  ctx.moveTo(0, -size.length * 0.5);
  ctx.lineTo(0, -size.length * 0.64);
  stroke(ctx, { ink: paint.theme.spar, width: 1.4 * paint.u });
  lens(ctx, { length: size.length * 0.74, beam: size.beam * 0.5 });
  fill(ctx, paint.livery.deck);
  ctx.fillStyle = paint.livery.pattern;
  ctx.fillRect(-size.beam * 0.24, size.length * 0.28, size.beam * 0.48, size.length * 0.12);
}

function canoe(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  oars(ctx, size, paint, { count: 5, reach: 0.95 });
  lens(ctx, size);
  body(ctx, size, paint, paint.livery.colour);
  lens(ctx, size, 0.68);
  fill(ctx, paint.livery.deck);
}

function boat(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  oars(ctx, size, paint, { count: 3, reach: 1.2 });
  lens(ctx, { length: size.length, beam: size.beam * 1.15 });
  body(ctx, size, paint, paint.livery.colour);
  ctx.beginPath();
  for (const y of [-0.16, 0.04, 0.22]) {
    ctx.moveTo(-size.beam * 0.4, y * size.length);
    ctx.lineTo(size.beam * 0.4, y * size.length);
  }
  stroke(ctx, { ink: paint.livery.deck, width: Math.max(1, size.length * 0.06) });
}

/** Logs lashed side by side. */
function raft(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  const [w, l] = [size.beam, size.length];
  ctx.beginPath();
  ctx.rect(-w / 2, -l / 2, w, l);
  body(ctx, size, paint, paint.livery.colour);
  ctx.beginPath();
  for (const part of [-0.25, 0, 0.25]) {
    ctx.moveTo(w * part, -l / 2);
    ctx.lineTo(w * part, l / 2);
  }
  stroke(ctx, { ink: paint.theme.spar, width: 0.8 * paint.u });
  ctx.fillStyle = paint.livery.deck;
  for (const y of [-0.32, 0.26]) ctx.fillRect(-w / 2, y * l, w, l * 0.09);
}

/** A long low hull, a casemate with its gun ports, a funnel. */
function ironclad(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  const { length: l, beam: b } = size;
  lens(ctx, { length: l, beam: b * 1.2 });
  body(ctx, size, paint, paint.theme.smokeShade);
  ctx.beginPath();
  ctx.rect(-b * 0.36, -l * 0.26, b * 0.72, l * 0.52);
  fill(ctx, paint.livery.colour);
  stroke(ctx, edge(paint, size));
  ctx.fillStyle = paint.theme.spar;
  for (const y of [-0.16, 0, 0.16])
    for (const side of [-1, 1]) ctx.fillRect(side * b * 0.36 - b * 0.06, y * l - l * 0.02, b * 0.12, l * 0.05);
  disc(ctx, { x: 0, y: l * 0.06 }, b * 0.17);
  fill(ctx, paint.theme.spar);
  disc(ctx, { x: 0, y: -l * 0.13 }, b * 0.2);
  fill(ctx, paint.livery.deck);
  stroke(ctx, { ink: paint.theme.spar, width: 0.8 * paint.u });
}

/** A trace of four bastions. */
function fort(ctx: SKRSContext2D, size: Size, paint: Paint): void {
  const [x, y] = [size.beam / 2, size.length / 2];
  const corner = [
    [1, 1],
    [0.52, 0.78],
    [-0.52, 0.78],
    [-1, 1],
    [-0.78, 0.52],
    [-0.78, -0.52],
    [-1, -1],
    [-0.52, -0.78],
    [0.52, -0.78],
    [1, -1],
    [0.78, -0.52],
    [0.78, 0.52],
  ];
  for (const [part, ink] of [
    [1, paint.livery.colour],
    [0.62, paint.livery.deck],
  ] as const) {
    ctx.beginPath();
    corner.forEach(([a = 0, b = 0], nth) => {
      if (nth === 0) ctx.moveTo(a * x * part, b * y * part);
      else ctx.lineTo(a * x * part, b * y * part);
    });
    ctx.closePath();
    if (part === 1) body(ctx, size, paint, ink);
    else fill(ctx, ink);
  }
  ctx.fillStyle = paint.theme.spar;
  ctx.fillRect(-x * 0.2, -y * 0.2, x * 0.4, y * 0.4);
}
