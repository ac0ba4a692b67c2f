import { describe, expect, test } from 'vitest';
import { ahead, bearing, columnName, line, pointsApart, range, relativeBearing, squareName, turned } from '../../src/engine/grid.js';

const at = (x: number, y: number) => ({ x, y });

test.each([
  [0, 0, -1],
  [1, 1, -1],
  [2, 1, 0],
  [3, 1, 1],
  [4, 0, 1],
  [5, -1, 1],
  [6, -1, 0],
  [7, -1, -1],
])('a step on point %i goes to %i, %i', (point, x, y) => {
  expect(ahead(at(0, 0), point)).toEqual(at(x, y));
});

test('a diagonal step costs one: range is king moves', () => {
  expect(range(at(0, 0), at(3, -2))).toBe(3);
});

describe('points of the compass', () => {
  test.each([
    [0, 7, 1],
    [7, 0, 1],
    [1, 5, 4],
    [2, 2, 0],
  ])('%i and %i are %i apart', (a, b, apart) => expect(pointsApart(a, b)).toBe(apart));
  test('turning past north comes round', () => expect([turned(7, 1), turned(0, -1), turned(1, -3)]).toEqual([0, 7, 6]));
});

describe('bearings', () => {
  test.each<[ReturnType<typeof at>, number | null]>([
    [at(0, -5), 0],
    [at(3, -3), 45],
    [at(4, 0), 90],
    [at(0, 2), 180],
    [at(-1, 0), 270],
    [at(0, 0), null],
  ])('to %j is %s', (to, degrees) => expect(bearing(at(0, 0), to)).toBe(degrees));
  test('relative to the bow, starboard is positive', () => {
    expect(relativeBearing(at(0, 0), 2, at(0, 3))).toBe(90);
    expect(relativeBearing(at(0, 0), 2, at(0, -3))).toBe(-90);
    expect(relativeBearing(at(0, 0), 0, at(0, 3))).toBe(180);
  });
});

describe('a line of squares', () => {
  test.each<[ReturnType<typeof at>, string]>([
    [at(3, 0), '0,0 1,0 2,0 3,0'],
    [at(2, 2), '0,0 1,1 2,2'],
    [at(4, 2), '0,0 1,1 2,1 3,2 4,2'],
    [at(0, 0), '0,0'],
  ])('to %j', (to, squares) => {
    expect(
      line(at(0, 0), to)
        .map(square => `${square.x},${square.y}`)
        .join(' '),
    ).toBe(squares);
  });
});

test('columns are lettered, rows numbered from the board’s own corner', () => {
  expect([columnName(0), columnName(25), columnName(26), columnName(52)]).toEqual(['A', 'Z', 'AA', 'BA']);
  expect(squareName(at(11, 7), at(0, 0))).toBe('L8');
});
