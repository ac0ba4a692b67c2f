import { describe, expect, test } from 'vitest';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { crowding, outlook } from '../../../src/rulesets/oak-and-iron/outlook.js';
import { drawn, taken } from '../../../src/rulesets/oak-and-iron/worth.js';
import { at, type Put, scene, shipIn } from './scene.js';

/** What a ship under an intent reckons with. */

const fox = (put: Put = {}): Put => ({ side: 'b', at: [24, 18], heading: 180, ...put });

describe('OI4.12 a place is weighed as it will be when all have moved', () => {
  test('OI4.12 an enemy who has still to move is taken to sail straight on', () => {
    const state = scene({ ships: { ruby: {}, fox: fox() } });
    expect(outlook(state, shipIn(state, 'ruby')).sea.ships.find(ship => ship.id === 'fox')?.pose).toEqual({
      x: 24_000,
      y: 20_402,
      heading: 180,
    });
  });
  test.each([{ moved: true }, { sail: 'anchored' as const }, { aground: true }])(
    'OI4.12 one who will not move lies where she lies: %j',
    is => {
      const state = scene({ ships: { ruby: {}, fox: fox({ is }) } });
      expect(outlook(state, shipIn(state, 'ruby')).sea.ships.find(ship => ship.id === 'fox')?.pose).toEqual(shipIn(state, 'fox').pose);
    },
  );
  test('OI4.12 she meets an enemy where he will be, not where he is', () => {
    const go = (moved: boolean) => {
      const state = scene({
        ships: { ruby: { at: [18, 12], heading: 180 }, fox: fox({ at: [28, 15], heading: 270, is: { moved, sail: 'full' } }) },
      });
      activate(at(state, { rolls: [], roll: () => 8 }, { ruby: { intent: 'engage' } }), shipIn(state, 'ruby'));
      return shipIn(state, 'ruby').pose;
    };
    expect(go(false)).not.toEqual(go(true));
  });
});

describe('OI4.12 she keeps clear of friends', () => {
  const near = (x: number) => {
    const state = scene({ ships: { ruby: { at: [18, 18] }, mary: { at: [x, 18], is: { moved: true } } } });
    const ruby = shipIn(state, 'ruby');
    return crowding(state, ruby, outlook(state, ruby).friends);
  };
  test('OI4.12 touching costs most, half an inch off nothing', () => {
    expect(near(19.181)).toBe(2);
    expect(near(19.431)).toBe(1);
    expect(near(19.681)).toBe(0);
  });
  test('OI4.12 where a friend will come she is in the way', () => {
    const state = scene({ ships: { ruby: { at: [18, 18] }, mary: { at: [18, 13.2] } } });
    const ruby = shipIn(state, 'ruby');
    expect(crowding(state, ruby, outlook(state, ruby).friends)).toBeGreaterThan(1);
  });
});

test('OI4.12 an enemy’s fire is shared among those who lie as near: nobody goes in alone', () => {
  const alone = scene({ ships: { ruby: { at: [20, 18] }, fox: fox() } });
  const both = scene({ ships: { ruby: { at: [20, 18] }, mary: { at: [20, 21] }, fox: fox() } });
  const [one, two] = [alone, both].map(state => drawn(state, shipIn(state, 'ruby')));
  expect(one).toBe(taken(alone, shipIn(alone, 'ruby')));
  expect(one).toBeGreaterThan(0);
  expect(two).toBe((one ?? 0) / 2);
});
