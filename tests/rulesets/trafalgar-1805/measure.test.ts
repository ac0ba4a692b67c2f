import { expect, test } from 'vitest';
import { PUBLIC } from '../../../src/engine/audience.js';
import type { MarkOf } from '../../../src/engine/sheet.js';
import { gunners, measure } from '../../../src/rulesets/trafalgar-1805/measure.js';
import { seen, sight } from './sighted.js';

/** Broadsides and range bands of any ship that is seen. */

const tonnant = seen('b.tonnant', { heading: 0 });
const view = (...others: Parameters<typeof seen>[]) => sight([tonnant, ...others.map(one => seen(...one))], {}, PUBLIC);
const marks = <M extends 'ring' | 'arc'>(mark: M) => {
  const sheet = measure(view(), [], 'b.tonnant')?.sheet;
  return sheet?.kind === 'chart' ? sheet.marks.filter((one): one is MarkOf<M> => one.mark === mark) : [];
};

test('T5.2 rings at the last squares of point blank, gun shot and random shot', () => {
  expect(marks('ring').map(({ label, radius }) => [label, radius])).toEqual([
    ['point blank', 3.5],
    ['gun shot', 5.5],
    ['random shot', 7.5],
  ]);
});

test('T5.3 each broadside full on the beam and by halves on bow and quarter; nothing ahead or astern', () => {
  const [full, half] = (['full', 'quarter'] as const).map(style =>
    marks('arc')
      .filter(arc => arc.style === style)
      .map(({ from, to }) => [from, to]),
  );
  expect(full).toEqual([
    [67.5, 112.5],
    [247.5, 292.5],
  ]);
  expect(half).toHaveLength(4);
});

test.each([
  [[['f.rhin', { at: { x: 12, y: 10 } }]], 'The guns of Tonnant bear on Rhin (point blank, starboard guns).'],
  [[['f.rhin', { at: { x: 12, y: 8 } }]], 'The guns of Tonnant bear on Rhin (point blank, starboard guns by half).'],
  [[['f.rhin', { at: { x: 10, y: 8 } }]], 'None of the guns of Tonnant bears on an enemy.'],
  [
    [
      ['b.mars', { at: { x: 11, y: 10 } }],
      ['f.rhin', { at: { x: 12, y: 10 } }],
    ],
    'None of the guns of Tonnant bears on an enemy.',
  ],
] as [Parameters<typeof seen>[], string][])('T5.3, T5.4 in words: %j: %s', (others, words) => {
  expect(measure(view(...others), [], 'b.tonnant')?.words).toBe(words);
});

test('T10 from whoever fights; not from one who has struck', () => {
  const struck = view(['f.rhin', { at: { x: 12, y: 10 }, condition: 'struck' }]);
  expect(gunners(struck).map(one => one.id)).toEqual(['b.tonnant']);
  expect(measure(struck, [], 'f.rhin')).toBe(null);
});
