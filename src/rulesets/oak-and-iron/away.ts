import { corners, gap, type Pose, type Shape } from '../../engine/plane.js';
import { carried, isOffTable, type Run } from './sail.js';
import { hullOf, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Directly Away (OI1.11): straight, without a pivot, whichever of sixteen ways gets farthest without touching anything. */

const gapFrom = (sea: Sea, ship: Ship, pose: Pose, others: readonly Shape[]): number =>
  Math.min(...others.map(other => gap(corners(pose, hullOf(sea, ship)), other)));

interface Way {
  readonly run: Run;
  readonly gap: number;
  readonly straight: number;
}

function best(ways: readonly Way[]): Run | null {
  const [first, ...rest] = ways;
  if (!first) return null;
  return rest.reduce((won, way) => (way.gap > won.gap || (way.gap === won.gap && way.straight > won.straight) ? way : won), first).run;
}

/** The move Directly Away from others; null where no way is free over the whole distance. `part`: as far as it goes is enough. */
export function away(sea: Sea, ship: Ship, from: readonly Ship[], distance: number, part: 'whole' | 'part'): Run | null {
  const shapes = from.map(other => shapeOf(sea, other));
  const middle = from.reduce((sum, { pose }) => ({ x: sum.x + pose.x / from.length, y: sum.y + pose.y / from.length }), { x: 0, y: 0 });
  const ways = sea.tables.ways
    .map(heading => {
      const run = carried(sea, ship, [{ kind: 'run', heading: heading - ship.pose.heading, distance }]);
      const straight = (run.pose.x - ship.pose.x) * (ship.pose.x - middle.x) + (run.pose.y - ship.pose.y) * (ship.pose.y - middle.y);
      return { run, gap: gapFrom(sea, ship, run.pose, shapes), straight: Math.round(straight) };
    })
    .filter(({ run }) => !isOffTable(sea, ship, run.pose));
  const free = ways.filter(({ run }) => run.ships.length === 0 && run.land.length === 0);
  return best(free) ?? (part === 'part' ? best(ways) : null);
}
