import { z } from 'zod';

/**
 * The open sea: lengths in thousandths of an inch, x grows east, y grows south, headings in whole degrees clockwise from north.
 * Sines come from a table of nine decimals and everything else is + − × ÷ √, which IEEE 754 fixes: no machine replays a move otherwise.
 */
export const Pose = z.strictObject({ x: z.int(), y: z.int(), heading: z.int().min(0).max(359) });
export type Pose = z.infer<typeof Pose>;
export type Vec = { readonly x: number; readonly y: number };
/** A base: length fore and aft, beam across. */
export type Hull = { readonly length: number; readonly beam: number };
/** A closed outline, corners in order. */
export type Shape = readonly Vec[];
export type Hand = 'port' | 'starboard';
export type Quarter = 'bow' | 'starboard' | 'stern' | 'port';

const SINES = Array.from({ length: 360 }, (_, degree) => Math.round(Math.sin((degree * Math.PI) / 180) * 1e9) / 1e9);
export const turnedBy = (heading: number, by: number): number => (((heading + by) % 360) + 360) % 360;
export const sine = (degrees: number): number => SINES[turnedBy(degrees, 0)] ?? 0;
export const cosine = (degrees: number): number => sine(degrees + 90);
/** Degrees between two headings, 0..180. */
export const degreesApart = (a: number, b: number): number => Math.min(turnedBy(a, -b), turnedBy(b, -a));

const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y;
const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;
export const lengthOf = (v: Vec): number => Math.sqrt(dot(v, v));
/** A unit step on a heading. */
export const towards = (heading: number): Vec => ({ x: sine(heading), y: -cosine(heading) });
export const offset = (from: Vec, heading: number, distance: number): Vec => ({
  x: from.x + sine(heading) * distance,
  y: from.y - cosine(heading) * distance,
});
/** The pose moved without turning; not rounded. */
export const slid = (pose: Pose, heading: number, distance: number): Pose => ({
  ...offset(pose, heading, distance),
  heading: pose.heading,
});
/** To whole thousandths, as every move ends. */
export const rounded = (pose: Pose): Pose => ({ x: Math.round(pose.x) + 0, y: Math.round(pose.y) + 0, heading: pose.heading });

const handSign = (hand: Hand): number => (hand === 'starboard' ? 1 : -1);
export const sidePoint = (pose: Pose, hull: Hull, hand: Hand): Vec => offset(pose, pose.heading + 90 * handSign(hand), hull.beam / 2);
export const bowPoint = (pose: Pose, hull: Hull): Vec => offset(pose, pose.heading, hull.length / 2);
export const sternPoint = (pose: Pose, hull: Hull): Vec => offset(pose, pose.heading, -hull.length / 2);

/** The four corners: port bow, starboard bow, starboard quarter, port quarter. `less` draws each edge in. */
export function corners(pose: Pose, hull: Hull, less = 0): [Vec, Vec, Vec, Vec] {
  const [fore, out] = [hull.length / 2 - less, hull.beam / 2 - less];
  const corner = (ahead: number, right: number) => offset(offset(pose, pose.heading, ahead), pose.heading + 90, right);
  return [corner(fore, -out), corner(fore, out), corner(-fore, out), corner(-fore, -out)];
}

/** Turns about the mid-point of the inner side, as against the corner of a movement tool; not rounded. */
export function pivoted(pose: Pose, hull: Hull, hand: Hand, by: number): Pose {
  const pivot = sidePoint(pose, hull, hand);
  const heading = turnedBy(pose.heading, by * handSign(hand));
  return { ...offset(pivot, heading - 90 * handSign(hand), hull.beam / 2), heading };
}

export const edgesOf = (shape: Shape): [Vec, Vec][] => shape.map((corner, nth) => [corner, shape[(nth + 1) % shape.length] ?? corner]);

export function nearestOnSegment(from: Vec, [a, b]: readonly [Vec, Vec]): Vec {
  const along = minus(b, a);
  const size = dot(along, along);
  const part = size === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(from, a), along) / size));
  return { x: a.x + along.x * part, y: a.y + along.y * part };
}

/** The point of an outline's edge that is nearest. */
export function nearestPoint(from: Vec, shape: Shape): Vec {
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const edge of edgesOf(shape)) {
    const point = nearestOnSegment(from, edge);
    const far = lengthOf(minus(point, from));
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

export function isInside(point: Vec, shape: Shape): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(shape))
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  return inside;
}

export function segmentsCross([a, b]: readonly [Vec, Vec], [c, d]: readonly [Vec, Vec]): boolean {
  const [ab, cd] = [minus(b, a), minus(d, c)];
  const [c1, c2] = [cross(ab, minus(c, a)), cross(ab, minus(d, a))];
  const [a1, a2] = [cross(cd, minus(a, c)), cross(cd, minus(b, c))];
  return c1 * c2 < 0 && a1 * a2 < 0;
}

/** Whether a straight line enters an outline. */
export const isCrossed = (line: readonly [Vec, Vec], shape: Shape): boolean =>
  isInside(line[0], shape) || isInside(line[1], shape) || edgesOf(shape).some(edge => segmentsCross(line, edge));

/** The two nearest points of two outlines, the first on `a`. */
export function nearestPair(a: Shape, b: Shape): [Vec, Vec] {
  const fromA = a.map((point): [Vec, Vec] => [point, nearestPoint(point, b)]);
  const fromB = b.map((point): [Vec, Vec] => [nearestPoint(point, a), point]);
  return [...fromA, ...fromB].reduce((best, pair) => (lengthOf(minus(pair[0], pair[1])) < lengthOf(minus(best[0], best[1])) ? pair : best));
}

/** The square of the distance from a point to a segment. */
function squareTo(point: Vec, a: Vec, b: Vec): number {
  const [ax, ay, px, py] = [b.x - a.x, b.y - a.y, point.x - a.x, point.y - a.y];
  const size = ax * ax + ay * ay;
  const part = size === 0 ? 0 : Math.min(1, Math.max(0, (px * ax + py * ay) / size));
  const [dx, dy] = [px - ax * part, py - ay * part];
  return dx * dx + dy * dy;
}

function leastSquare(points: Shape, shape: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    let before = shape[shape.length - 1] ?? point;
    for (const corner of shape) {
      least = Math.min(least, squareTo(point, before, corner));
      before = corner;
    }
  }
  return least;
}

/** Whether two outlines lie apart along an axis: every point of the one before every point of the other. */
function areApart(a: Shape, b: Shape, axis: 'x' | 'y'): boolean {
  let [lowA, highA] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of a) {
    const at = point[axis];
    if (at < lowA) lowA = at;
    if (at > highA) highA = at;
  }
  let [isBefore, isAfter] = [true, true];
  for (const point of b) {
    const at = point[axis];
    if (at >= lowA) isBefore = false;
    if (at <= highA) isAfter = false;
  }
  return isBefore || isAfter;
}

const areOverlapping = (a: Shape, b: Shape): boolean =>
  !areApart(a, b, 'x') &&
  !areApart(a, b, 'y') &&
  (b.some(point => isInside(point, a)) ||
    a.some(point => isInside(point, b)) ||
    edgesOf(a).some(edge => edgesOf(b).some(other => segmentsCross(edge, other))));

/** Shortest distance between two outlines in whole thousandths; 0 where they touch or overlap. */
export function gap(a: Shape, b: Shape): number {
  if (areOverlapping(a, b)) return 0;
  return Math.round(Math.sqrt(Math.min(leastSquare(a, b), leastSquare(b, a))));
}
export const touches = (a: Shape, b: Shape): boolean => gap(a, b) === 0;

/** How far along `step` (a unit step) a point runs before it meets an edge; Infinity where it never does. */
function reach(point: Vec, step: Vec, a: Vec, b: Vec): number {
  const [ex, ey, dx, dy] = [b.x - a.x, b.y - a.y, a.x - point.x, a.y - point.y];
  const slope = step.x * ey - step.y * ex;
  if (Math.abs(slope) < 1e-9) return Number.POSITIVE_INFINITY;
  const part = (dx * step.y - dy * step.x) / slope;
  if (part < -1e-9 || part > 1 + 1e-9) return Number.POSITIVE_INFINITY;
  const run = (dx * ey - dy * ex) / slope;
  return run < -1e-6 ? Number.POSITIVE_INFINITY : Math.max(0, run);
}

function leastReach(points: Shape, step: Vec, shape: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    let before = shape[shape.length - 1] ?? point;
    for (const corner of shape) {
      const run = reach(point, step, before, corner);
      if (run < least) least = run;
      before = corner;
    }
  }
  return least;
}

/** Whether an outline lies clear to one side of the lane that another sweeps along a step: spares the exact sweep. */
function isBesideLane(moving: Shape, step: Vec, other: Shape): boolean {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of moving) {
    const across = cross(step, point);
    if (across < low) low = across;
    if (across > high) high = across;
  }
  return other.every(point => cross(step, point) < low - 1) || other.every(point => cross(step, point) > high + 1);
}

/** How far an outline slides along a unit step before it meets another, exactly; Infinity where it never does. */
export function runAlong(moving: Shape, step: Vec, other: Shape): number {
  if (isBesideLane(moving, step, other)) return Number.POSITIVE_INFINITY;
  if (areOverlapping(moving, other)) return 0;
  return Math.min(leastReach(moving, step, other), leastReach(other, { x: -step.x, y: -step.y }, moving));
}

/** Nearer to a limit than this is on it: the table of sines tells no more. */
const LIMIT = 1e-3;
/** Which quarter of a ship a point bears in; a point on a limit belongs to the side. */
export function quarterOf(pose: Pose, point: Vec): Quarter {
  const to = minus(point, pose);
  const [ahead, right] = [dot(to, towards(pose.heading)), dot(to, towards(pose.heading + 90))];
  if (Math.abs(right) < Math.abs(ahead) - LIMIT) return ahead > 0 ? 'bow' : 'stern';
  return right < 0 ? 'port' : 'starboard';
}

/** The hand on which a point bears, however nearly ahead or astern; null on the line of the keel. */
export function handOf(pose: Pose, point: Vec): Hand | null {
  const right = dot(minus(point, pose), towards(pose.heading + 90));
  return Math.abs(right) < LIMIT ? null : right > 0 ? 'starboard' : 'port';
}

const MIDDLES: Record<Quarter, number> = { bow: 0, starboard: 90, stern: 180, port: 270 };
/** The part of an outline that lies in a quarter of a ship; fewer than three corners: none of it. */
export function partIn(shape: Shape, pose: Pose, quarter: Quarter): Shape {
  const middle = pose.heading + MIDDLES[quarter];
  const limits = [towards(middle - 45), towards(middle + 45)];
  if (limits.some(limit => shape.every(point => dot(minus(point, pose), limit) < 0))) return [];
  return limits.reduce<Shape>((part, limit) => cut(part, pose, limit), shape);
}

/** The part of an outline on the side of a line through `at` to which `normal` points. */
function cut(shape: Shape, at: Vec, normal: Vec): Shape {
  const height = (point: Vec) => dot(minus(point, at), normal);
  return edgesOf(shape).flatMap(([a, b]) => {
    const [ha, hb] = [height(a), height(b)];
    const part = ha / (ha - hb);
    const through = ha < 0 !== hb < 0 ? [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }] : [];
    return ha >= 0 ? [a, ...through] : through;
  });
}

/** Bearing from one point to another in whole degrees, for words and pictures; no rule may hang on it. */
export const bearingTo = (from: Vec, to: Vec): number =>
  turnedBy(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI), 0);
