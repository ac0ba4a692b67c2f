import {
  corners,
  gap,
  type Hull,
  lengthOf,
  type Pose,
  pivoted,
  rounded,
  runAlong,
  type Shape,
  slid,
  touches,
  towards,
  turnedBy,
  type Vec,
} from '../../engine/plane.js';
import type { ShipId } from './nouns.js';
import type { Leg } from './plan.js';
import { hullOf, isAfloat, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Moving a base over the table leg by leg until something stops it (OI8.1). */

export interface Run {
  readonly pose: Pose;
  /** Every pose at which a leg ended, the first included. */
  readonly track: readonly Pose[];
  /** What stopped her: ships, and terrain above the sea. */
  readonly ships: readonly ShipId[];
  readonly land: readonly string[];
  readonly shoals: readonly string[];
}
interface Obstacle {
  readonly id: string;
  readonly kind: 'ship' | 'land' | 'shoal';
  readonly shape: Shape;
  readonly middle: Vec;
  readonly radius: number;
}

/** How far a base may press into another that it lay against already before it counts as running into it. */
const PRESS = 2;

/** Obstacles are reckoned once: outlines are never changed in place. */
const obstacles = new WeakMap<Shape, Obstacle>();
function obstacle(id: string, kind: Obstacle['kind'], shape: Shape): Obstacle {
  const known = obstacles.get(shape);
  if (known?.id === id && known.kind === kind) return known;
  const middle = {
    x: shape.reduce((sum, point) => sum + point.x, 0) / shape.length,
    y: shape.reduce((sum, point) => sum + point.y, 0) / shape.length,
  };
  const radius = Math.max(...shape.map(point => lengthOf({ x: point.x - middle.x, y: point.y - middle.y })));
  const one = { id, kind, shape, middle, radius };
  obstacles.set(shape, one);
  return one;
}

const blockers = (sea: Sea, ship: Ship): Obstacle[] => [
  ...sea.ships.filter(other => other.id !== ship.id && isAfloat(other)).map(other => obstacle(other.id, 'ship', shapeOf(sea, other))),
  ...sea.terrain
    .filter(piece => piece.kind !== 'fog')
    .map(piece => obstacle(piece.id, piece.kind === 'shoal' ? 'shoal' : 'land', piece.outline)),
];

/** From the middle of a base to its corners, as part of its length. */
const HALF = 0.6;
const isNear = (pose: Pose, reach: number, one: Obstacle): boolean =>
  (pose.x - one.middle.x) ** 2 + (pose.y - one.middle.y) ** 2 <= (reach + one.radius + 10) ** 2;

interface Stretch {
  readonly pose: Pose;
  readonly met: readonly Obstacle[];
  readonly over: readonly Obstacle[];
}

/** How far she runs before she meets it; what she lies against already stops her only if she would press into it. */
function meeting(pose: Pose, hull: Hull, step: Vec, distance: number, one: Obstacle): number {
  const shape = corners(pose, hull);
  if (!touches(shape, one.shape)) return runAlong(shape, step, one.shape);
  return runAlong(corners(pose, hull, PRESS), step, one.shape) <= distance ? 0 : Number.POSITIVE_INFINITY;
}

function ran(pose: Pose, hull: Hull, heading: number, distance: number, near: readonly Obstacle[]): Stretch {
  const step = towards(heading);
  const meetings = near
    .filter(one => one.kind !== 'shoal')
    .map(one => ({ one, at: meeting(pose, hull, step, distance, one) }))
    .filter(({ at }) => at <= distance);
  const stop = Math.min(distance, ...meetings.map(({ at }) => Math.floor(at)));
  return {
    pose: slid(pose, heading, stop),
    met: meetings.filter(({ at }) => at <= stop + 1).map(({ one }) => one),
    over: near.filter(one => one.kind === 'shoal' && runAlong(corners(pose, hull), step, one.shape) <= stop),
  };
}

/** What a base newly touches, or presses into. */
const hits = (pose: Pose, hull: Hull, one: Obstacle, lay: boolean): boolean =>
  isNear(pose, HALF * hull.length, one) && touches(corners(pose, hull, lay ? PRESS : 0), one.shape);

/** A pivot is tested every few degrees, and then degree by degree where something is met: she stops at the last clear one. */
function swung(sea: Sea, pose: Pose, hull: Hull, leg: Leg & { kind: 'turn' }, near: readonly Obstacle[]): Stretch {
  const { hand, by } = leg.turn;
  const solid = near.filter(one => one.kind !== 'shoal').map(one => ({ one, lay: touches(corners(pose, hull), one.shape) }));
  const at = (degrees: number) => pivoted(pose, hull, hand, degrees);
  const metAt = (degrees: number) => solid.filter(({ one, lay }) => hits(at(degrees), hull, one, lay)).map(({ one }) => one);
  const over = (upTo: number) =>
    near.filter(one => one.kind === 'shoal' && [0, upTo / 2, upTo].some(part => touches(corners(at(Math.round(part)), hull), one.shape)));
  for (let clear = 0; clear < by; clear += sea.tables.sweep) {
    const next = Math.min(by, clear + sea.tables.sweep);
    if (metAt(next).length === 0) continue;
    for (let degree = clear + 1; degree <= next; degree++) {
      const met = metAt(degree);
      if (met.length > 0) return { pose: at(degree - 1), met, over: over(degree - 1) };
    }
  }
  return { pose: at(by), met: [], over: over(by) };
}

/** Carries a ship along legs from where she lies. Pure: nothing is changed, nothing is thrown. */
export function carried(sea: Sea, ship: Ship, legs: readonly Leg[], from: Pose = ship.pose): Run {
  const hull = hullOf(sea, ship);
  const all = blockers(sea, ship);
  const track: Pose[] = [from];
  const shoals = new Set<string>();
  let [pose, met]: [Pose, readonly Obstacle[]] = [from, []];
  for (const leg of legs) {
    const reach = (leg.kind === 'run' ? leg.distance : hull.beam) + HALF * hull.length;
    const near = all.filter(one => isNear(pose, reach, one));
    const stretch =
      leg.kind === 'run' ? ran(pose, hull, turnedBy(pose.heading, leg.heading), leg.distance, near) : swung(sea, pose, hull, leg, near);
    pose = rounded(stretch.pose);
    track.push(pose);
    for (const one of stretch.over) shoals.add(one.id);
    met = stretch.met;
    if (met.length > 0) break;
  }
  const named = (kind: Obstacle['kind']) => met.filter(one => one.kind === kind).map(one => one.id);
  return { pose, track, ships: named('ship'), land: named('land'), shoals: [...shoals] };
}

export const isOffTable = (sea: Sea, ship: Ship, pose: Pose = ship.pose): boolean =>
  corners(pose, hullOf(sea, ship)).some(({ x, y }) => x < 0 || y < 0 || x > sea.table.width || y > sea.table.height);

/** Whether a pose is clear of all ships and of terrain above the sea. */
export const isClear = (sea: Sea, ship: Ship, pose: Pose): boolean =>
  blockers(sea, ship).every(one => one.kind === 'shoal' || gap(corners(pose, hullOf(sea, ship), PRESS), one.shape) > 0);
