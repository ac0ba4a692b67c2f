import type { SKRSContext2D } from '@napi-rs/canvas';
import { ensign, whiteFlag } from './ensign.js';
import { FORMS, hull, outline, type Paint, type Size } from './hull.js';
import { OTHERS } from './otherCraft.js';
import { disc, fill, type Pen, stroke, turnedTo } from './pen.js';
import { sails } from './sails.js';
import { clamp, radians } from './space.js';
import { allRound, sprite } from './sprite.js';
import type { Ship } from './stage.js';
import { inksOf } from './theme.js';

/** A ship whole: hull, rig and ensign, in the condition she is in. */
export function drawShip(pen: Pen, ship: Ship): void {
  const { craft, length, beam, wind, detail } = ship;
  const looks = { ...craft, id: null, at: null, name: null, note: null, rank: null };
  sprite(pen, JSON.stringify([looks, length, beam, wind, detail]), ship.spot, allRound(reachOf(ship, pen.u)), (own, spot) =>
    drawWhole(own, { ...ship, spot }),
  );
}

/** As far as her bowsprit, her ring or the fly of her ensign. */
const reachOf = (ship: Ship, u: number): number =>
  Math.max(ship.length * 0.74 + 8 * u, ship.length * 0.5 + flagOf(ship, u).fly * 1.8 + 2 * u, ship.beam * 1.2 + 4 * u);

function drawWhole(pen: Pen, ship: Ship): void {
  const { ctx, theme, u } = pen;
  const { craft } = ship;
  const paint: Paint = { theme, livery: inksOf(theme, craft.livery), number: craft.livery, u, detail: ship.detail };
  if (craft.focus) focusRing(pen, ship);
  turnedTo(ctx, ship.spot, craft.heading, () => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'butt';
    if (craft.condition === 'sunk') sunk(ctx, ship, paint);
    else if (craft.as === 'real') real(ctx, ship, paint);
    else hollow(ctx, ship, paint);
  });
  if (craft.condition === 'burning' && craft.as === 'real') flames(pen, ship);
}

function real(ctx: SKRSContext2D, ship: Ship, paint: Paint): void {
  const { craft } = ship;
  const other = OTHERS[craft.glyph];
  const form = FORMS[craft.glyph];
  if (form) {
    if (craft.canvas === 'plain' || craft.canvas === 'full') bowWave(ctx, ship, paint);
    if (craft.masts[0] !== 'gone' && craft.masts.length > 0) bowsprit(ctx, ship, paint.theme.spar, paint.u);
    hull(ctx, ship, form, paint);
  }
  other?.(ctx, ship, paint);
  sails(ctx, craft, ship, { theme: paint.theme, u: paint.u, wind: ship.wind, hollow: null, detail: ship.detail });
  if (craft.condition === 'hulk') wreckLines(ctx, ship, paint);
  if (craft.glyph !== 'raft') colours(ctx, ship, paint);
}

function hollow(ctx: SKRSContext2D, ship: Ship, { theme, livery, u }: Paint): void {
  const { craft } = ship;
  const dash = craft.as === 'guess' ? [2.5 * u, 2.5 * u] : [];
  const form = FORMS[craft.glyph] ?? { bluff: 0.6, transom: 0.6, decks: 0, quarterdeck: 0 };
  outline(ctx, ship, form);
  if (craft.as === 'ghost') {
    ctx.globalAlpha = 0.55;
    fill(ctx, theme.foam);
    ctx.globalAlpha = 1;
  }
  stroke(ctx, { ink: theme.rim, width: 3.4 * u });
  stroke(ctx, { ink: livery.line, width: 1.5 * u, dash });
  if (craft.as === 'ghost') sails(ctx, craft, ship, { theme, u, wind: ship.wind, hollow: livery.line, detail: ship.detail });
  ctx.beginPath();
  ctx.moveTo(0, -ship.length * 0.5);
  ctx.lineTo(0, -ship.length * 0.66);
  stroke(ctx, { ink: livery.line, width: 1.3 * u });
}

/** Where she went down: her outline in dots, and a cross. */
function sunk(ctx: SKRSContext2D, ship: Ship, { theme, livery, u }: Paint): void {
  outline(ctx, ship, FORMS[ship.craft.glyph] ?? { bluff: 0.6, transom: 0.6, decks: 0, quarterdeck: 0 });
  fill(ctx, theme.seaDeep);
  stroke(ctx, { ink: livery.line, width: 1.4 * u, dash: [1.5 * u, 2.5 * u] });
  const arm = ship.beam * 0.75;
  ctx.beginPath();
  ctx.moveTo(-arm, -arm);
  ctx.lineTo(arm, arm);
  ctx.moveTo(arm, -arm);
  ctx.lineTo(-arm, arm);
  stroke(ctx, { ink: theme.rim, width: 3.5 * u });
  stroke(ctx, { ink: theme.ink, width: 1.6 * u });
}

function bowsprit(ctx: SKRSContext2D, { length }: Size, ink: string, u: number): void {
  ctx.beginPath();
  ctx.moveTo(0, -length * 0.46);
  ctx.lineTo(0, -length * 0.67);
  stroke(ctx, { ink, width: Math.max(1, Math.min(1.6 * u, length * 0.035)) });
}

/** Two curls of foam that leave the bow. */
function bowWave(ctx: SKRSContext2D, { length, beam }: Size, { theme, u }: Paint): void {
  ctx.beginPath();
  for (const side of [-1, 1]) {
    ctx.moveTo(0, -length * 0.54);
    ctx.quadraticCurveTo(side * beam * 0.62, -length * 0.4, side * beam * 1.05, -length * 0.06);
  }
  stroke(ctx, { ink: theme.foam, width: 1.8 * u });
}

/** Ragged spars on the deck of a ship that is a wreck. */
function wreckLines(ctx: SKRSContext2D, { length, beam }: Size, { theme, u }: Paint): void {
  ctx.beginPath();
  for (const [x, y, dx, dy] of [
    [-0.7, -0.1, 1, 0.12],
    [-0.3, 0.2, 1.1, -0.1],
    [0.1, -0.3, 0.6, 0.2],
  ] as const) {
    ctx.moveTo(x * beam, y * length);
    ctx.lineTo((x + dx) * beam, (y + dy) * length);
  }
  stroke(ctx, { ink: theme.spar, width: 1.1 * u });
}

/** The length of her ensign, and the bearing on which it streams: astern, and to leeward as far as it can without hiding her. */
export function flagOf({ craft, length, wind }: Ship, u: number): { fly: number; bearing: number } {
  const fly = Math.max(Math.min(9 * u, length * 0.5), Math.min(length * 0.32, 30 * u));
  const lee = wind === null ? 18 : clamp(Math.abs(wind) > 132 ? wind * 0.1 : wind, -48, 48);
  return { fly, bearing: craft.heading + 180 + lee };
}

/** The ensign over the stern; struck: the white flag over hers. */
function colours(ctx: SKRSContext2D, ship: Ship, { theme, livery, number, u }: Paint): void {
  const { craft, length } = ship;
  const { fly, bearing } = flagOf(ship, u);
  ctx.save();
  ctx.translate(0, length * 0.5);
  ctx.rotate(radians(bearing - craft.heading - 90));
  ctx.beginPath();
  ctx.moveTo(-length * 0.05, 0);
  ctx.lineTo(fly * 0.2, 0);
  stroke(ctx, { ink: theme.spar, width: 1.2 * u });
  ctx.translate(fly * 0.14, 0);
  if (craft.condition === 'struck') {
    ctx.translate(fly * 0.5, fly * 0.2);
    ensign(ctx, { number, livery, theme, fly: fly * 0.7, hoist: fly * 0.46, hollow: false });
    ctx.translate(-fly * 0.5, -fly * 0.2);
    whiteFlag(ctx, theme, fly * 1.05, fly * 0.72);
  } else ensign(ctx, { number, livery, theme, fly, hoist: fly * 0.66, hollow: craft.condition === 'hulk' });
  ctx.restore();
}

/** Fire over the waist, with a lick of smoke. */
function flames({ ctx, theme, u }: Pen, { spot, length }: Ship): void {
  for (const [dx, size] of [
    [-0.16, 0.26],
    [0.14, 0.32],
    [0, 0.44],
  ] as const) {
    const [x, y, s] = [spot.x + dx * length, spot.y + length * 0.1, Math.max(9 * u, length * size)];
    for (const [part, ink] of [
      [1, theme.fire],
      [0.55, theme.flame],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x, y - s * part);
      ctx.bezierCurveTo(x + s * 0.5 * part, y - s * 0.35 * part, x + s * 0.35 * part, y, x, y);
      ctx.bezierCurveTo(x - s * 0.4 * part, y, x - s * 0.45 * part, y - s * 0.3 * part, x, y - s * part);
      fill(ctx, ink);
      if (part === 1) stroke(ctx, { ink: theme.spar, width: 0.8 * u });
    }
  }
}

function focusRing({ ctx, theme, u }: Pen, { spot, length }: Ship): void {
  const radius = length * 0.72;
  disc(ctx, spot, radius);
  stroke(ctx, { ink: theme.rim, width: 5 * u });
  stroke(ctx, { ink: theme.focus, width: 2.4 * u });
  disc(ctx, spot, radius + 3.6 * u);
  stroke(ctx, { ink: theme.focus, width: 1 * u, dash: [2 * u, 3 * u] });
}
