import type { SKRSContext2D } from '@napi-rs/canvas';
import type { MarkOf } from '../engine/sheet.js';
import { disc, fill, stroke } from './pen.js';
import { bearingOf, gap, off, type Spot } from './space.js';
import type { Stage } from './stage.js';
import { inksOf } from './theme.js';

/** Paths over the water: a dot a step, like stops on a line. */
type Style = MarkOf<'track'>['style'];

interface Look {
  readonly width: number;
  readonly dash: readonly number[];
  readonly casing: boolean;
  readonly dot: number;
}
const LOOKS: Record<Style, Look> = {
  wake: { width: 3, dash: [], casing: true, dot: 3.6 },
  plotted: { width: 2.6, dash: [7, 4], casing: true, dot: 3.4 },
  silence: { width: 2.6, dash: [2, 4.5], casing: false, dot: 2.6 },
  failed: { width: 2.5, dash: [9, 5, 2, 5], casing: true, dot: 0 },
  guess: { width: 1.6, dash: [4, 5], casing: false, dot: 0 },
};
/** Fewer thousandths on a chart with many ships. */
const slimmed = (ships: number): number => (ships > 40 ? 0.66 : ships > 20 ? 0.8 : 1);

export function drawTrack(stage: Stage, track: MarkOf<'track'>): void {
  const { ctx, theme } = stage;
  const u = stage.u * slimmed(stage.ships.length);
  const look = LOOKS[track.style];
  const ink = track.style === 'failed' ? theme.warn : inksOf(theme, track.livery).line;
  const spots = track.points.map(stage.lie.at);
  rounded(ctx, spots, stage.lie.scale * 0.4);
  ctx.lineJoin = 'round';
  ctx.lineCap = look.dash.length > 0 ? 'butt' : 'round';
  if (look.casing) stroke(ctx, { ink: theme.rim, width: (look.width + 2.6) * u });
  stroke(ctx, { ink, width: look.width * u, dash: look.dash.map(part => part * u) });
  ctx.lineCap = 'butt';
  if (track.dots && look.dot > 0) stops(stage, spots, { ink, radius: look.dot * u, hollow: track.style !== 'wake' });
  if (track.style === 'failed') broken(stage, spots, u);
}

/** A dot a step; the last lies under the ship. */
function stops(
  { ctx, theme }: Stage,
  spots: readonly Spot[],
  { ink, radius, hollow }: { ink: string; radius: number; hollow: boolean },
): void {
  for (const [nth, spot] of spots.entries()) {
    disc(ctx, spot, nth === 0 ? radius * 1.25 : radius);
    fill(ctx, nth === 0 || hollow ? theme.plate : ink);
    stroke(ctx, { ink: nth === 0 || hollow ? ink : theme.rim, width: nth === 0 || hollow ? radius * 0.5 : radius * 0.32 });
  }
}

/** The cross where the order came to nothing. */
function broken({ ctx, theme }: Stage, spots: readonly Spot[], u: number): void {
  const last = spots.at(-1);
  if (!last) return;
  ctx.beginPath();
  for (const bearing of [45, 135]) {
    const [a, b] = [off(last, bearing, 6 * u), off(last, bearing + 180, 6 * u)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  }
  stroke(ctx, { ink: theme.rim, width: 5 * u });
  stroke(ctx, { ink: theme.warn, width: 2.4 * u });
}

/** A line through the spots whose corners are eased, never more than half a leg. */
export function rounded(ctx: SKRSContext2D, spots: readonly Spot[], ease: number): void {
  ctx.beginPath();
  spots.forEach((spot, nth) => {
    const [before, after] = [spots[nth - 1], spots[nth + 1]];
    if (!before) ctx.moveTo(spot.x, spot.y);
    else if (!after) ctx.lineTo(spot.x, spot.y);
    else {
      const reach = Math.min(ease, gap(before, spot) / 2, gap(spot, after) / 2);
      const [enter, leave] = [off(spot, bearingOf(spot, before), reach), off(spot, bearingOf(spot, after), reach)];
      ctx.lineTo(enter.x, enter.y);
      ctx.quadraticCurveTo(spot.x, spot.y, leave.x, leave.y);
    }
  });
}
