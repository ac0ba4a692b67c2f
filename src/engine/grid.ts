import { z } from 'zod';

/** A squared sea: whole coordinates, x grows east, y grows south; eight headings; a diagonal step costs one like any other. */
export const Square = z.strictObject({ x: z.int(), y: z.int() });
export type Square = z.infer<typeof Square>;

/** One of the eight points, clockwise from north: 0 N, 1 NE, 2 E … 7 NW. */
export const Point8 = z.int().min(0).max(7);
export type Point8 = z.infer<typeof Point8>;

export const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** One step on each point, as [x, y]. */
export const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export const pointName = (point: Point8): string => POINTS[point] ?? '?';
export const degreesOf = (point: Point8): number => point * 45;
export const turned = (point: Point8, by: number): Point8 => (((point + by) % 8) + 8) % 8;
export const opposite = (point: Point8): Point8 => turned(point, 4);

/** Points between two headings, 0..4. */
export const pointsApart = (a: Point8, b: Point8): number => Math.min(turned(a, -b), turned(b, -a));

/** The square `count` steps ahead on a heading. */
export function ahead(from: Square, heading: Point8, count = 1): Square {
  const [dx, dy] = STEPS[heading] ?? [0, 0];
  return { x: from.x + dx * count, y: from.y + dy * count };
}

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
export const squareKey = (square: Square): string => `${square.x},${square.y}`;

/** King moves between two squares. */
export const range = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

const bearingBy = (dx: number, dy: number): number => ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;

/** Bearings within so many squares each way are asked for thousands of times a turn. */
const NEAR = 16;
const SPAN = 2 * NEAR + 1;
const NEAR_BEARINGS = Float64Array.from({ length: SPAN * SPAN }, (_, place) =>
  bearingBy(Math.floor(place / SPAN) - NEAR, (place % SPAN) - NEAR),
);

/** Degrees clockwise from north, 0..360; null for the same square. */
export function bearing(from: Square, to: Square): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return null;
  const isNear = Math.abs(dx) <= NEAR && Math.abs(dy) <= NEAR;
  return (isNear ? NEAR_BEARINGS[(dx + NEAR) * SPAN + dy + NEAR] : undefined) ?? bearingBy(dx, dy);
}

/** Bearing relative to a heading, -180..180, starboard positive; null for the same square. */
export function relativeBearing(from: Square, heading: Point8, to: Square): number | null {
  const absolute = bearing(from, to);
  if (absolute === null) return null;
  const relative = (absolute - degreesOf(heading) + 360) % 360;
  return relative > 180 ? relative - 360 : relative;
}

/** The squares of a straight line, both ends included (Bresenham). */
export function line(from: Square, to: Square): Square[] {
  const dx = Math.abs(to.x - from.x);
  const dy = -Math.abs(to.y - from.y);
  const [sx, sy] = [from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1];
  const squares: Square[] = [];
  let [x, y, slip] = [from.x, from.y, dx + dy];
  for (;;) {
    squares.push({ x, y });
    if (x === to.x && y === to.y) return squares;
    const twice = 2 * slip;
    if (twice >= dy) [slip, x] = [slip + dy, x + sx];
    if (twice <= dx) [slip, y] = [slip + dx, y + sy];
  }
}

/** Column letters: 0 A … 25 Z, 26 AA. Negative columns count from the board's own origin, so name a square by its board. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** `L8`: column letters, then the row from 1, counted from the square that the board calls A1. */
export const squareName = (square: Square, origin: Square): string => `${columnName(square.x - origin.x)}${square.y - origin.y + 1}`;
