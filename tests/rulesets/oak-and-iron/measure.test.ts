import { describe, expect, test } from 'vitest';
import { look } from '../../../src/engine/battle.js';
import type { MarkOf } from '../../../src/engine/sheet.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { type Put, scene } from './scene.js';

/** Anybody may measure at any time: arcs and range bands of whatever ship he asks for. */

const seen = (fox: Put = {}) =>
  look(oakAndIron, scene({ ships: { ruby: { at: [18, 18], heading: 0 }, fox: { side: 'b', at: [22, 18], ...fox } } }), { as: 'public' });
const marks = <M extends 'ring' | 'arc'>(mark: M) => {
  const sheet = oakAndIron.measure(seen(), [], 'ruby')?.sheet;
  return sheet?.kind === 'chart' ? sheet.marks.filter((one): one is MarkOf<M> => one.mark === mark) : [];
};

describe('OI1.12 measuring', () => {
  test('OI1.12 three rings from the middle of her base, half her length added to each band', () => {
    expect(marks('ring').map(({ label, radius, at }) => [label, radius, at])).toEqual([
      ['pistol', 4.181, { x: 18, y: 18 }],
      ['musket', 7.181, { x: 18, y: 18 }],
      ['cannon', 13.181, { x: 18, y: 18 }],
    ]);
  });
  test('OI5.2 a quarter of the circle to each side, the broadsides as far as Cannon Shot, the chasers as Musket Shot', () => {
    expect(
      marks('arc')
        .map(({ from, to, radius, style }) => [from, to, radius, style])
        .toSorted(),
    ).toEqual(
      [
        [225, 315, 12, 'full'],
        [45, 135, 12, 'full'],
        [315, 45, 6, 'quarter'],
        [135, 225, 6, 'quarter'],
      ].toSorted(),
    );
  });
  test.each([
    [{}, 'The guns of ruby bear: starboard side: fox (Pistol Shot).'],
    [{ at: [18, 13] }, 'The guns of ruby bear: bow chasers: fox (Pistol Shot, partial).'],
    [{ at: [34, 18] }, 'None of the guns of ruby bears on an enemy.'],
  ] as [Put, string][])('OI5.2 and in words whom they bear on: %j', (fox, words) => {
    expect(oakAndIron.measure(seen(fox), [], 'ruby')?.words).toBe(words);
    expect(oakAndIron.measure(seen(fox), [], 'ruby')?.sheet.alt).toContain(words);
  });
  test('OI1.12 from every ship in action, and from no other', () => {
    expect(oakAndIron.gunners(seen()).map(one => one.id)).toEqual(['ruby', 'fox']);
    expect(oakAndIron.gunners(seen({ is: { condition: 'hulk' } })).map(one => one.id)).toEqual(['ruby']);
    expect(oakAndIron.measure(seen({ is: { condition: 'hulk' } }), [], 'fox')).toBe(null);
  });
});
