import { expect, test } from 'vitest';
import { fleet, rule, stands } from '../../support/trafalgar.js';

const state = () => fleet('b.a 74 at 0,0 E way 2; b.b 74 at 0,9 E way 2; f.a 74 at 9,9 E way 2; f.b 74 at 9,12 E way 2');

test.each([
  [{ kind: 'mast', ship: 'b.a', mast: 'main', stands: false }, { masts: [true, false, true] }],
  [{ kind: 'damage', ship: 'b.a', damage: 3 }, { damage: 3 }],
  [{ kind: 'gunnery', ship: 'b.a', broadside: 'port', guns: 1 }, { gunnery: { port: 1, starboard: 5 } }],
  [{ kind: 'move', ship: 'b.a', to: { x: 4, y: 4 } }, { at: { x: 4, y: 4 } }],
  [
    { kind: 'heading', ship: 'b.a', heading: 5 },
    { heading: 5, tack: 'starboard' },
  ],
  [
    { kind: 'heading', ship: 'b.a', heading: 0 },
    { heading: 0, condition: 'irons' },
  ],
  [{ kind: 'strike', ship: 'b.a' }, { condition: 'struck' }],
  [{ kind: 'condition', ship: 'b.a', condition: 'hove-to' }, { condition: 'hove-to' }],
  [
    { kind: 'condition', ship: 'b.a', condition: 'hulk' },
    { condition: 'hulk', masts: [false, false, false] },
  ],
  [{ kind: 'condition', ship: 'b.a', condition: 'escaped' }, { condition: 'escaped' }],
])('the umpire rules %j', (ruling, becomes) => {
  expect(rule(state(), ruling).ship('b.a')).toMatchObject(becomes);
});

test('the umpire frees a ship of all that holds her', () => {
  const held = state();
  for (const [one, other] of [
    [0, 'b.b'],
    [1, 'b.a'],
  ] as const)
    held.ships[one]?.foul.push(other);
  const went = rule(held, { kind: 'free', ship: 'b.a' });
  expect([went.ship('b.a').foul, went.ship('b.b').foul]).toEqual([[], []]);
});

test('the umpire shifts the wind, and the British may choose again', () => {
  const went = rule({ ...state(), mayChoose: false }, { kind: 'wind', wind: { from: 2, level: 'strong' } });
  expect(went.state).toMatchObject({ wind: { from: 2, level: 'strong' }, mayChoose: true });
  expect(stands(went.ship('b.a'))).toBe('0,0 E way 2');
});

test('a ruling that leaves a side without ships ends the battle', () => {
  const one = rule(fleet('b.a 74 at 0,0 E; f.a 74 at 9,9 E'), { kind: 'strike', ship: 'f.a' });
  expect(one.state.ended).toEqual({ winner: 'british', how: 'destroyed' });
});
