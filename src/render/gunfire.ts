import type { MarkOf } from '../engine/sheet.js';
import { disc, fill, stroke, trace } from './pen.js';
import { bearingOf, gap, hash, mid, off, type Spot, swing } from './space.js';
import type { Ship, Stage } from './stage.js';
import { inksOf } from './theme.js';

/** Broadsides: the flight of the shot, what it hit or missed, and the smoke. */

/** The ship that lies at a place of the sheet, if one does. */
const shipAt = (stage: Stage, point: { x: number; y: number }): Ship | null => {
  const spot = stage.lie.at(point);
  const near = stage.ships.filter(ship => ship.craft.as === 'real' && gap(ship.spot, spot) < Math.max(ship.beam, stage.lie.scale * 0.3));
  return near.toSorted((a, b) => gap(a.spot, spot) - gap(b.spot, spot))[0] ?? null;
};

export function drawShot(stage: Stage, shot: MarkOf<'shot'>): void {
  const { ctx, theme, u } = stage;
  const [from, aim] = [stage.lie.at(shot.from), stage.lie.at(shot.to)];
  const bearing = bearingOf(from, aim);
  const to = shot.result === 'miss' ? off(aim, bearing, -Math.min(gap(from, aim) * 0.25, 16 * u)) : aim;
  const ink = inksOf(theme, shot.livery).line;
  const apart = (shot.weight > 1 ? 3.3 : 0) * u;
  for (let nth = 0; nth < shot.weight; nth++) {
    const aside = (nth - (shot.weight - 1) / 2) * apart;
    trace(ctx, [off(from, bearing + 90, aside * 1.5), off(to, bearing + 90, aside)]);
    ctx.lineCap = 'round';
    stroke(ctx, { ink: theme.rim, width: 3.8 * u });
    stroke(ctx, { ink, width: 1.9 * u, dash: shot.result === 'unknown' ? [6 * u, 4 * u] : shot.result === 'miss' ? [2 * u, 5 * u] : [] });
    ctx.lineCap = 'butt';
  }
}

/** What the shot did, over the ships: a star where it hit, fountains where it missed, and a rake from end to end. */
export function drawFall(stage: Stage, shot: MarkOf<'shot'>): void {
  const { u } = stage;
  const [from, aim] = [stage.lie.at(shot.from), stage.lie.at(shot.to)];
  const bearing = bearingOf(from, aim);
  if (shot.rake) drawRake(stage, shot, from);
  if (shot.result === 'miss') {
    for (let nth = 0; nth <= shot.weight; nth++)
      splash(stage, off(off(aim, bearing, -(12 + 7 * hash(nth, aim.x)) * u), bearing + 90, (nth - shot.weight / 2) * 8 * u), 3.4 * u);
  } else if (shot.result === 'hit') {
    const target = shipAt(stage, shot.to);
    star(
      stage,
      off(aim, bearing, -(target ? target.beam * 0.5 : 0)),
      Math.min((3.6 + 1.9 * shot.weight) * u, target ? target.length * (0.14 + 0.06 * shot.weight) : 99),
    );
  }
}

/** The line through her from the end that was open to the far one. */
function drawRake(stage: Stage, shot: MarkOf<'shot'>, from: Spot): void {
  const { ctx, theme, u } = stage;
  const target = shipAt(stage, shot.to);
  if (!target) return;
  const ends = [0, 180].map(turn => off(target.spot, target.craft.heading + turn, target.length * 0.56));
  const [near, far] = ends.toSorted((a, b) => gap(from, a) - gap(from, b)) as [Spot, Spot];
  trace(ctx, [near, far]);
  stroke(ctx, { ink: theme.rim, width: Math.min(5.4 * u, target.beam * 0.7) });
  stroke(ctx, { ink: theme.warn, width: Math.min(3 * u, target.beam * 0.4) });
  const bearing = bearingOf(near, far);
  const s = Math.min(5 * u, target.length * 0.12);
  for (const part of [0.5, 1]) {
    const tip = mid(near, far, part);
    const back = off(tip, bearing, -1.4 * s);
    trace(ctx, [off(back, bearing + 90, s), off(tip, bearing, s * 0.6), off(back, bearing - 90, s)]);
    stroke(ctx, { ink: theme.rim, width: s * 0.92 });
    stroke(ctx, { ink: theme.warn, width: s * 0.48 });
  }
}

/** A burst of splinters. */
export function star({ ctx, theme, u }: Stage, at: Spot, radius: number, points = 8): void {
  const rim = Array.from({ length: points * 2 }, (_, nth) => off(at, (nth * 180) / points, nth % 2 === 0 ? radius : radius * 0.42));
  trace(ctx, rim, 'closed');
  ctx.lineJoin = 'round';
  stroke(ctx, { ink: theme.spar, width: 1.8 * u });
  fill(ctx, theme.fire);
  disc(ctx, at, radius * 0.38);
  fill(ctx, theme.flame);
}

/** A fountain: a ring of foam and a plume. */
export function splash({ ctx, theme, u }: Stage, at: Spot, radius: number): void {
  ctx.beginPath();
  ctx.ellipse(at.x, at.y, radius * 1.25, radius * 0.6, 0, 0, Math.PI * 2);
  fill(ctx, theme.foam);
  stroke(ctx, { ink: theme.faint, width: 0.9 * u });
  ctx.beginPath();
  for (const lean of [-0.5, 0, 0.5]) {
    ctx.moveTo(at.x + lean * radius * 0.5, at.y);
    ctx.lineTo(at.x + lean * radius * 1.6, at.y - radius * (2.1 - Math.abs(lean)));
  }
  stroke(ctx, { ink: theme.foam, width: 2.4 * u });
  stroke(ctx, { ink: theme.faint, width: 0.9 * u });
}

const SIDES: Record<MarkOf<'smoke'>['side'], number> = { bow: 0, starboard: 90, stern: 180, larboard: 270 };

/** Flat puffs along the firing side, drifting a little to leeward. */
export function drawSmoke(stage: Stage, smoke: MarkOf<'smoke'>): void {
  const { ctx, theme, u } = stage;
  const ship = shipAt(stage, smoke.at);
  const spot = ship?.spot ?? stage.lie.at(smoke.at);
  const [length, beam] = [Math.max(smoke.length * stage.lie.scale, (ship?.length ?? 0) * 0.8), ship?.beam ?? 8 * u];
  const out = smoke.heading + SIDES[smoke.side];
  const along = Math.abs(swing(smoke.heading, out)) === 90 ? length * 0.42 : beam * 0.3;
  const start = along > beam * 0.5 ? beam * 0.5 : length * 0.5;
  const puffs = puffsOf(smoke.amount, Math.max(2.8 * u, length * 0.1)).map(({ x, y, r }) => ({
    at: off(off(spot, out, start + y), smoke.heading, x * along),
    r,
  }));
  for (const { at, r } of puffs) {
    disc(ctx, at, r + 1 * u);
    fill(ctx, theme.smokeShade);
  }
  for (const { at, r } of puffs) {
    disc(ctx, at, r);
    fill(ctx, theme.smoke);
  }
}

/** Puffs in one to three ranks; x along the side in -1..1, y outward. */
function puffsOf(amount: number, size: number): { x: number; y: number; r: number }[] {
  return Array.from({ length: amount }, (_, rank) => {
    const count = 6 - rank;
    return Array.from({ length: count }, (_, nth) => ({
      x: -1 + (2 * (nth + 0.5)) / count + (hash(nth, rank) - 0.5) * 0.18,
      y: size * (0.9 + rank * 1.35) + (hash(rank, nth) - 0.5) * size * 0.6,
      r: size * (0.85 + 0.4 * hash(nth + 7, rank)) * (1 - rank * 0.08),
    }));
  }).flat();
}
