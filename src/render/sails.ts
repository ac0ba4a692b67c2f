import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Glyph } from '../engine/sheet.js';
import type { Size } from './hull.js';
import { disc, fill, stroke } from './pen.js';
import { clamp, radians } from './space.js';
import type { Craft, Detail } from './stage.js';
import type { Theme } from './theme.js';

/** Masts, yards and sails from above: braced to the wind, set by the canvas she carries. */
export interface Rig {
  readonly theme: Theme;
  readonly u: number;
  /** The wind over the bow, -180..180, starboard positive; null in a calm. */
  readonly wind: number | null;
  readonly hollow: string | null;
  readonly detail: Detail;
}

const STEPS: Record<number, readonly number[]> = { 1: [-0.06], 2: [-0.2, 0.16], 3: [-0.28, 0.02, 0.29], 4: [-0.31, -0.07, 0.17, 0.37] };
/** The half-length of the yards, by mast, as a part of the beam. */
const YARDS: Record<number, readonly number[]> = { 1: [1], 2: [0.95, 1], 3: [0.95, 1.08, 0.76], 4: [0.9, 1.05, 0.95, 0.7] };
/** How long the yards seem and how deep the belly is, by canvas. */
const SETS: Record<Craft['canvas'], { reach: number; belly: number; jibs: boolean }> = {
  bare: { reach: 0.72, belly: 0, jibs: false },
  backed: { reach: 0.86, belly: 0.075, jibs: false },
  fighting: { reach: 0.8, belly: 0.075, jibs: true },
  plain: { reach: 0.98, belly: 0.1, jibs: true },
  full: { reach: 1.2, belly: 0.125, jibs: true },
};
const FORE_AND_AFT: readonly Glyph[] = ['cutter', 'gunboat'];
const LATEEN_MIZZEN: readonly Glyph[] = ['nao', 'galleon'];

export function sails(ctx: SKRSContext2D, craft: Craft, size: Size, rig: Rig): void {
  const steps = STEPS[craft.masts.length] ?? [];
  const yards = YARDS[craft.masts.length] ?? [];
  const set = SETS[craft.canvas];
  if (set.jibs && rig.detail !== 'sign' && craft.masts[0] === 'standing' && !isAback(rig.wind)) jibs(ctx, size, steps[0] ?? 0, rig);
  for (let nth = craft.masts.length - 1; nth >= 0; nth--) {
    const y = (steps[nth] ?? 0) * size.length;
    const state = craft.masts[nth] ?? 'gone';
    if (state === 'gone') stump(ctx, y, size, rig);
    else if (isForeAndAft(craft, nth)) gaff(ctx, y, size, rig, craft.canvas);
    else mast(ctx, y, size, rig, { craft, nth, half: size.beam * (yards[nth] ?? 1) * set.reach, belly: size.length * set.belly, state });
  }
}

const isFine = ({ detail }: Rig): boolean => detail === 'decked' || detail === 'full';
const isForeAndAft = (craft: Craft, nth: number): boolean =>
  FORE_AND_AFT.includes(craft.glyph) || (LATEEN_MIZZEN.includes(craft.glyph) && nth > 0 && nth === craft.masts.length - 1);
const isAback = (wind: number | null): boolean => wind !== null && Math.abs(wind) < 40;

/** How far the yards are braced, clockwise: the weather yardarm goes forward. */
function brace(wind: number | null): number {
  if (wind === null) return 0;
  return -Math.sign(wind || 1) * clamp((180 - Math.abs(wind)) * 0.38, 0, 42);
}

interface Spread {
  readonly craft: Craft;
  readonly nth: number;
  readonly half: number;
  readonly belly: number;
  readonly state: 'standing' | 'wounded';
}

function mast(ctx: SKRSContext2D, y: number, size: Size, rig: Rig, { craft, nth, half, belly, state }: Spread): void {
  const thrown = craft.canvas === 'backed' && nth === 1;
  const aback = isAback(rig.wind) || thrown;
  const torn = state === 'wounded';
  const reach = torn ? half * 0.72 : half;
  ctx.save();
  ctx.translate(0, y);
  ctx.rotate(radians(brace(rig.wind) * (thrown ? -1 : 1) + (torn ? 16 : 0)));
  if (rig.detail === 'sign') dash(ctx, reach * 0.62, belly > 0, rig);
  else {
    if (belly > 0) sail(ctx, reach, (aback ? -0.6 : 1) * belly, rig);
    if (belly > 0 && isFine(rig) && !torn) sail(ctx, reach * 0.66, (aback ? -0.4 : 0.66) * belly, rig);
    yard(ctx, -reach, torn ? reach * 0.4 : reach, rig, size);
  }
  ctx.restore();
  if (rig.detail === 'sign') return;
  disc(ctx, { x: 0, y }, Math.max(1.1 * rig.u, size.length * 0.024));
  fill(ctx, rig.hollow ?? rig.theme.spar);
}

function yard(ctx: SKRSContext2D, from: number, to: number, { theme, u, hollow }: Rig, { length }: Size): void {
  ctx.beginPath();
  ctx.moveTo(from, 0);
  ctx.lineTo(to, 0);
  stroke(ctx, { ink: hollow ?? theme.spar, width: Math.max(0.9, Math.min(1.5 * u, length * 0.026)) });
}

/** A small ship's sail: a pale stroke that leaves her colour to be seen; a bare yard is a dark one. */
function dash(ctx: SKRSContext2D, half: number, set: boolean, { theme, u, hollow }: Rig): void {
  ctx.beginPath();
  ctx.moveTo(-half, 0);
  ctx.lineTo(half, 0);
  stroke(ctx, { ink: hollow ?? (set ? theme.sail : theme.spar), width: (set ? 1.7 : 0.8) * u });
}

/** A square sail that bellies forward of its yard, or aft where the depth is negative. */
function sail(ctx: SKRSContext2D, half: number, depth: number, { theme, u, hollow }: Rig): void {
  ctx.beginPath();
  ctx.moveTo(-half, 0);
  ctx.bezierCurveTo(-half * 0.75, -depth * 1.3, half * 0.75, -depth * 1.3, half, 0);
  ctx.closePath();
  if (hollow === null) fill(ctx, theme.sail);
  stroke(ctx, { ink: hollow ?? theme.spar, width: Math.min(0.8 * u, Math.abs(depth) * 0.22) });
}

/** Two jibs from the bowsprit; a small ship shows one. */
function jibs(ctx: SKRSContext2D, size: Size, fore: number, rig: Rig): void {
  const { length, beam } = size;
  const lee = -Math.sign(rig.wind || 1);
  const [tip, foot] = [-length * 0.66, fore * length];
  if (isFine(rig)) jib(ctx, { tip: tip + length * 0.1, foot: foot - length * 0.02, out: lee * beam * 0.34 }, rig);
  jib(ctx, { tip, foot: foot - length * 0.13, out: lee * beam * (isFine(rig) ? 0.3 : 0.42) }, rig);
}

function jib(ctx: SKRSContext2D, { tip, foot, out }: { tip: number; foot: number; out: number }, { theme, u, hollow }: Rig): void {
  ctx.beginPath();
  ctx.moveTo(0, tip);
  ctx.quadraticCurveTo(out * 1.5, tip + (foot - tip) * 0.62, out, foot);
  ctx.quadraticCurveTo(out * 0.4, foot - (foot - tip) * 0.1, 0, tip);
  ctx.closePath();
  if (hollow === null) fill(ctx, theme.sail);
  stroke(ctx, { ink: hollow ?? theme.spar, width: 0.7 * u });
}

/** A fore-and-aft sail: its boom swings to leeward. */
function gaff(ctx: SKRSContext2D, y: number, size: Size, rig: Rig, canvas: Craft['canvas']): void {
  const { theme, u, wind, hollow } = rig;
  const lee = -Math.sign(wind ?? 1);
  const swung = wind === null ? 0 : clamp((Math.abs(wind) - 40) * 0.55, 4, 72);
  const long = size.length * (canvas === 'full' ? 0.5 : 0.4);
  ctx.save();
  ctx.translate(0, y);
  ctx.rotate(-radians(swung) * lee);
  if (canvas !== 'bare') {
    ctx.beginPath();
    ctx.moveTo(0, -long * 0.12);
    ctx.bezierCurveTo(lee * long * 0.32, long * 0.1, lee * long * 0.28, long * 0.7, 0, long);
    ctx.closePath();
    if (hollow === null) fill(ctx, theme.sail);
    stroke(ctx, { ink: hollow ?? theme.spar, width: 0.8 * u });
  }
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0, long);
  stroke(ctx, { ink: hollow ?? theme.spar, width: 1.1 * u });
  ctx.restore();
  disc(ctx, { x: 0, y }, Math.max(1.1 * u, size.length * 0.026));
  fill(ctx, hollow ?? theme.spar);
}

/** What a fallen mast leaves: a pale stump. */
function stump(ctx: SKRSContext2D, y: number, { length }: Size, { theme, u, hollow }: Rig): void {
  disc(ctx, { x: 0, y }, Math.max(1.5 * u, length * 0.034));
  if (hollow === null) fill(ctx, theme.sail);
  stroke(ctx, { ink: hollow ?? theme.spar, width: 0.9 * u });
}
