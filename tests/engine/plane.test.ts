import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bowPoint,
  corners,
  cosine,
  degreesApart,
  gap,
  type Hull,
  isCrossed,
  isInside,
  lengthOf,
  nearestPoint,
  offset,
  type Pose,
  partIn,
  pivoted,
  quarterOf,
  rounded,
  runAlong,
  sidePoint,
  sine,
  slid,
  sternPoint,
  touches,
  towards,
} from '../../src/engine/plane.js';

const hull: Hull = { length: 2362, beam: 1181 };
const pose = (x: number, y: number, heading: number): Pose => ({ x, y, heading });
const somePose = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  heading: fc.integer({ min: 0, max: 359 }),
});

describe('sines come from a table', () => {
  test.each([
    [0, 0],
    [30, 0.5],
    [90, 1],
    [180, 0],
    [270, -1],
    [-30, -0.5],
    [45, Math.SQRT1_2],
  ])('sine of %i is %f', (degrees, value) => {
    expect(sine(degrees)).toBeCloseTo(value, 9);
  });
  test('sine and cosine of 45 degrees are the same number, so that a limit is a limit', () => {
    expect(sine(45)).toBe(cosine(45));
  });
});

test('a ship runs where her bow points: north is up', () => {
  expect(rounded(slid(pose(0, 0, 0), 0, 1000))).toEqual(pose(0, -1000, 0));
  expect(rounded(slid(pose(0, 0, 90), 90, 1000))).toEqual(pose(1000, 0, 90));
});

test('the named points of a base: bow, stern and the two side mid-points', () => {
  const ship = pose(100, 200, 90);
  expect(rounded({ ...bowPoint(ship, hull), heading: 0 })).toMatchObject({ x: 1281, y: 200 });
  expect(rounded({ ...sternPoint(ship, hull), heading: 0 })).toMatchObject({ x: -1081, y: 200 });
  expect(sidePoint(ship, hull, 'starboard')).toMatchObject({ x: 100, y: 790.5 });
  expect(sidePoint(ship, hull, 'port')).toMatchObject({ x: 100, y: -390.5 });
});

describe('a pivot holds the mid-point of the inner side', () => {
  test.each([30, 45])('through %i degrees, either way', by => {
    for (const hand of ['port', 'starboard'] as const) {
      const before = pose(1234, -987, 210);
      const after = pivoted(before, hull, hand, by);
      const [held, now] = [sidePoint(before, hull, hand), sidePoint(after, hull, hand)];
      expect(lengthOf({ x: held.x - now.x, y: held.y - now.y })).toBeLessThan(1e-5);
      expect(degreesApart(after.heading, before.heading)).toBe(by);
    }
  });
  test('to starboard the heading grows, to port it falls', () => {
    expect(pivoted(pose(0, 0, 350), hull, 'starboard', 30).heading).toBe(20);
    expect(pivoted(pose(0, 0, 10), hull, 'port', 30).heading).toBe(340);
  });
});

describe('contact is a matter of one thousandth', () => {
  const still = corners(pose(0, 0, 0), hull);
  const besides = (space: number) => corners(pose(1181 + space, 0, 0), hull);
  test.each([
    [0, 0],
    [1, 1],
    [-1, 0],
    [500, 500],
  ])('side by side with %i between: gap %i', (space, expected) => {
    expect(gap(still, besides(space))).toBe(expected);
  });
  test('a base inside another is in contact', () => {
    expect(touches(still, corners(pose(0, 0, 45), { length: 100, beam: 50 }))).toBe(true);
  });
  test('a run ends at the exact distance, and a parallel one never', () => {
    expect(runAlong(still, towards(0), corners(pose(0, -5000, 0), hull))).toBeCloseTo(5000 - 2362, 6);
    expect(runAlong(still, towards(0), corners(pose(1182, -5000, 0), hull))).toBe(Number.POSITIVE_INFINITY);
  });
});

test('gap is the same both ways, and nothing to itself', () => {
  fc.assert(
    fc.property(somePose, somePose, (a, b) => {
      const [one, other] = [corners(a, hull), corners(b, hull)];
      expect(gap(one, other)).toBe(gap(other, one));
      expect(gap(one, one)).toBe(0);
    }),
  );
});

test('a run stops in contact: not before, not through', () => {
  fc.assert(
    fc.property(somePose, somePose, fc.integer({ min: 0, max: 359 }), (a, b, way) => {
      const [mover, other] = [corners(a, hull), corners(b, hull)];
      fc.pre(gap(mover, other) > 5);
      const run = runAlong(mover, towards(way), other);
      if (run === Number.POSITIVE_INFINITY) return;
      expect(gap(corners(slid(a, way, run), hull), other)).toBeLessThanOrEqual(1);
      for (const part of [0.25, 0.5, 0.75, 0.95]) expect(gap(corners(slid(a, way, run * part), hull), other)).toBeGreaterThan(0);
    }),
  );
});

/** First whole degree of a pivot at which it touches, tested by so many degrees at a time and then by one. */
function sweep(ship: Pose, other: ReturnType<typeof corners>, by: number, step: number): number | null {
  const met = (degree: number) => touches(corners(pivoted(ship, hull, 'starboard', degree), hull), other);
  for (let clear = 0; clear < by; clear += step) {
    const next = Math.min(by, clear + step);
    if (!met(next)) continue;
    for (let degree = clear + 1; degree <= next; degree++) if (met(degree)) return degree;
  }
  return null;
}
test('a pivot tested every 5 degrees finds what an exact sweep finds, but for a graze of a corner', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3500, max: 3500 }),
      fc.integer({ min: -3500, max: 3500 }),
      fc.integer({ min: 0, max: 359 }),
      (x, y, heading) => {
        const ship = pose(0, 0, 0);
        const other = corners(pose(x, y, heading), hull);
        fc.pre(!touches(corners(ship, hull), other));
        const [coarse, exact] = [sweep(ship, other, 45, 5), sweep(ship, other, 45, 1)];
        if (coarse !== null) expect(exact).not.toBeNull();
        if (coarse !== null && exact !== null) expect(coarse).toBeGreaterThanOrEqual(exact);
        if (exact !== null && coarse !== exact) {
          // What 5 degrees miss is never deeper than what a corner sweeps between two tests.
          const depth = Math.max(0, ...Array.from({ length: 45 }, (_, nth) => bite(pivoted(ship, hull, 'starboard', nth + 1), other)));
          if (coarse === null) expect(depth).toBeLessThan(60);
        }
      },
    ),
    { numRuns: 10_000, seed: 1805 },
  );
}, 60_000);
/** How far a corner of either base lies inside the other. */
function bite(ship: Pose, other: ReturnType<typeof corners>): number {
  const own = corners(ship, hull);
  const inside = [
    ...own.filter(point => isInside(point, other)).map(point => [point, other] as const),
    ...other.filter(point => isInside(point, own)).map(point => [point, own] as const),
  ];
  return Math.max(
    0,
    ...inside.map(([point, shape]) => {
      const edge = nearestPoint(point, shape);
      return lengthOf({ x: edge.x - point.x, y: edge.y - point.y });
    }),
  );
}

describe('quarters of a ship', () => {
  test.each([
    [0, 'bow'],
    [44, 'bow'],
    [45, 'starboard'],
    [90, 'starboard'],
    [135, 'starboard'],
    [136, 'stern'],
    [225, 'port'],
    [270, 'port'],
    [315, 'port'],
    [316, 'bow'],
  ] as const)('a point bearing %i degrees off the bow lies %s: limits belong to the sides', (bearing, quarter) => {
    for (const heading of [0, 30, 77, 200]) {
      const ship = pose(500, 700, heading);
      expect(quarterOf(ship, offset(ship, heading + bearing, 4000))).toBe(quarter);
    }
  });
  test('the parts of a base in the four quarters of another make the whole', () => {
    fc.assert(
      fc.property(somePose, somePose, (a, b) => {
        const shape = corners(b, hull);
        const area = (part: readonly { x: number; y: number }[]) =>
          Math.abs(
            part.reduce(
              (sum, p, nth) => sum + p.x * (part[(nth + 1) % part.length]?.y ?? 0) - p.y * (part[(nth + 1) % part.length]?.x ?? 0),
              0,
            ),
          ) / 2;
        const parts = (['bow', 'starboard', 'stern', 'port'] as const).map(quarter => area(partIn(shape, a, quarter)));
        expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(2362 * 1181, -2);
      }),
    );
  });
});

test('a line of sight enters a base or passes it', () => {
  const shape = corners(pose(0, 0, 0), hull);
  expect(
    isCrossed(
      [
        { x: -5000, y: 0 },
        { x: 5000, y: 0 },
      ],
      shape,
    ),
  ).toBe(true);
  expect(
    isCrossed(
      [
        { x: -5000, y: 1300 },
        { x: 5000, y: 1300 },
      ],
      shape,
    ),
  ).toBe(false);
});

test('every move ends on whole thousandths', () => {
  fc.assert(
    fc.property(somePose, fc.integer({ min: 0, max: 45 }), (ship, by) => {
      const { x, y } = rounded(pivoted(ship, hull, 'port', by));
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
    }),
  );
});
