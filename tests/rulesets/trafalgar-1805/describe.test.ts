import { expect, test } from 'vitest';
import { PUBLIC, seated } from '../../../src/engine/audience.js';
import { aspectWords, courseWords } from '../../../src/rulesets/trafalgar-1805/aspect.js';
import { boardOrigin, origin, squareLabel } from '../../../src/rulesets/trafalgar-1805/board.js';
import { describe as chartInWords } from '../../../src/rulesets/trafalgar-1805/describe.js';
import { card, seen, sight } from './sighted.js';

const east = 2;
const own = seen('b.tonnant', { at: { x: 10, y: 10 }, heading: east, card: card({ damage: 1, gunnery: { port: 4, starboard: 5 } }) });
const enemy = (x: number, y: number, heading: number, more = {}) => seen('f.formidable', { at: { x, y }, heading, ...more });

test.each([
  [enemy(13, 10, 6), 'bows on to you'],
  [enemy(13, 10, 2), 'stern on to you'],
  [enemy(10, 8, 0), 'her stern open to your broadside'],
  [enemy(13, 10, 0), 'her larboard broadside to you'],
  [enemy(10, 7, 2), 'her starboard broadside to you'],
  [enemy(12, 8, 2), 'her starboard quarter to you'],
])('T10: what she shows of her hull', (other, words) => {
  expect(aspectWords(own, other)).toBe(words);
});

test('T10: her course is told by the reader’s own', () => {
  expect(courseWords(own, enemy(12, 9, 2))).toBe('on your course');
  expect(courseWords(own, enemy(12, 9, 6))).toBe('on the opposite course');
  expect(courseWords(own, enemy(14, 10, 0))).toBe('crossing ahead of you');
  expect(courseWords(own, enemy(14, 10, 0, { condition: 'hulk' }))).toBeNull();
});

test('T10: the long form tells wind, own record and each contact by bearing, distance, square, heading and damage', () => {
  const view = sight([own, enemy(12, 8, 0, { masts: [true, true, false] })], {}, seated('british'));
  const { long } = chartInWords(view, []);
  expect(long).toContain('Wind fresh from the south, blowing to the north.');
  expect(long).toContain('Damage aloft 1 of 4; larboard guns 4, starboard 5, of 5; on this heading 2 to 4 squares.');
  expect(long).toMatch(/Formidable \(French 74\) broad on the larboard bow, 2 squares, at \w+, heading north, .*mizzenmast gone/);
});

test('T10: an enemy’s record never comes into it', () => {
  const { long, short } = chartInWords(sight([own, enemy(12, 8, 0)], {}, seated('british')), []);
  expect(long.split('THE ENEMY')[1]).not.toMatch(/guns \d|aloft/);
  expect(short).not.toMatch(/aloft/);
});

test('T10: the alt text of sixty ships has at most 1,024 characters, whole words, and says how many it leaves out', () => {
  const fleet = Array.from({ length: 60 }, (_, nth) =>
    seen(`${nth % 2 ? 'f' : 'b'}.principe-de-asturias${nth}`, { at: { x: nth, y: 10 + (nth % 2) * 5 } }),
  );
  for (const viewer of [PUBLIC, seated('british')]) {
    const { short } = chartInWords(sight(fleet, {}, viewer), []);
    expect(short.length).toBeLessThanOrEqual(1024);
    expect(short.length).toBeGreaterThan(700);
    expect(short).toMatch(/\d+ (more|ships)\./);
    expect(short.endsWith('.')).toBe(true);
  }
});

test('T1: A1 is fixed at set-up, ten-square boards are added only where a ship comes near the edge, hidden ships move nothing', () => {
  expect(boardOrigin([{ at: [14, 12] }, { at: [12, 13] }])).toEqual({ x: 0, y: 0 });
  expect(boardOrigin([{ at: [5, 5] }])).toEqual({ x: -10, y: -10 });
  const at = (x: number, y: number, condition: 'sailing' | 'expected' = 'sailing') => sight([seen('b.mars', { at: { x, y }, condition })]);
  expect(origin(at(30, 30))).toEqual({ x: 0, y: 0 });
  expect(origin(at(3, 30))).toEqual({ x: -10, y: 0 });
  expect(origin(at(3, 30, 'expected'))).toEqual({ x: 0, y: 0 });
  expect(squareLabel(at(30, 30), { x: 11, y: 7 })).toBe('L8');
});
