import { expect, test } from 'vitest';
import { fleet, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';

test.each([
  ['b.b 74', [1, 2], 2],
  ['f.b 74', [1, 2, 3], 3],
  ['s.b 74', [1, 2, 3, 4], 4],
])('T4.2: a British ship that meets %s throws dice', (met, dice, count) => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2; ${met} at 1,0 N struck${FAR}`), { 'b.a': { track: 'FF' } }, ...dice);
  expect(went.rolls.filter(roll => roll.why === 'collide b.a b.b' || roll.why.startsWith('collide b.a'))).toHaveLength(count);
  expect(stands(went.ship('b.a'))).toBe('2,0 E way 2');
});

test('T4.2 T11.1: two Spaniards who are enemies throw five, and no more', () => {
  const state = fleet(`s.a 74 at 0,0 E way 2; s.b 74 at 1,0 N way 0 struck${FAR}`);
  const [, other] = state.ships;
  if (other) Object.assign(other, { seat: 'british', side: 'british' });
  expect(turn(state, { 's.a': { track: 'FF' } }, 1, 2, 3, 4, 5).told('brushed')[0]?.dice).toEqual([1, 2, 3, 4, 5]);
});

test('T4.3 T4.4: a double stops the mover, hurts both by two, and leaves them foul without way', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2; b.b 74 at 1,0 N struck${FAR}`), { 'b.a': { track: 'FF' } }, 4, 4);
  expect(stands(went.ship('b.a'))).toBe('1,0 E way 0');
  expect([went.ship('b.a').damage, went.ship('b.b').damage]).toEqual([2, 2]);
  expect([went.ship('b.a').foul, went.ship('b.b').foul]).toEqual([['b.b'], ['b.a']]);
});

test('T4.3: a treble costs three', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2; f.b 74 at 1,0 N struck${FAR}`), { 'b.a': { track: 'FF' } }, 5, 5, 5);
  expect([went.ship('b.a').damage, went.ship('f.b').damage]).toEqual([3, 3]);
});

test('T4.3 T5.9: what a collision does beyond the fourth point counts towards a mast', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2 dp 4; b.b 74 at 1,0 N struck${FAR}`), { 'b.a': { track: 'FF' } }, 4, 4, 1);
  expect(went.told('mast')).toEqual([{ kind: 'mast', ship: 'b.a', mast: 'fore' }]);
});

test('T4.1: three in a square: she checks against each in turn until one collides', () => {
  const layout = `b.a 74 at 0,0 E way 2; b.b 74 at 1,0 N struck held; b.c 74 at 1,0 N struck held; b.d 74 at 1,0 N struck held${FAR}`;
  const went = turn(fleet(layout), { 'b.a': { track: 'FF' } }, 1, 2, 3, 3);
  expect(went.told('brushed').map(event => event.at)).toEqual(['b.b']);
  expect(went.ship('b.a').foul).toEqual(['b.c']);
});

test('T4.1: a fifth ship stops one short', () => {
  const four = ['b.b', 'b.c', 'b.d', 'b.e'].map(id => `${id} 74 at 2,0 N struck`).join('; ');
  const state = fleet(`b.a 74 at 0,0 E way 2; ${four}${FAR}`);
  for (const ship of state.ships.slice(1, 5)) ship.foul = ['b.b', 'b.c'].filter(id => id !== ship.id);
  const went = turn(state, { 'b.a': { track: 'FF' } });
  expect(stands(went.ship('b.a'))).toBe('1,0 E way 0');
  expect(went.told('cut-short')[0]?.why).toBe('crowded');
});

const foul = () => {
  const state = fleet(`b.a 74 at 0,0 E way 0; b.b 74 at 0,0 N; b.c 74 at 0,0 N${FAR}`);
  for (const ship of state.ships.slice(0, 3)) ship.foul = ['b.a', 'b.b', 'b.c'].filter(id => id !== ship.id);
  return state;
};

test('T4.5: no double, no move', () => {
  const went = turn(foul(), { 'b.a': { track: 'FF', free: true } }, 1, 2);
  expect(went.told('freed')[0]?.success).toBe(false);
  expect(stands(went.ship('b.a'))).toBe('0,0 E way 0');
});

test('T4.5: a double frees the roller of every ship there, and she moves', () => {
  const went = turn(foul(), { 'b.a': { track: 'FF', free: true } }, 2, 2);
  expect(stands(went.ship('b.a'))).toBe('2,0 E way 2');
  expect(['b.a', 'b.b', 'b.c'].map(id => went.ship(id).foul)).toEqual([[], ['b.c'], ['b.b']]);
});

test('T4.6 T7.7: hulks and ships that have struck drift a square downwind and run into others; held ones do not', () => {
  const state = fleet(`b.a 74 at 0,0 E hulk dp 4 masts 0; f.b 74 at 0,1 E struck; f.c 74 at 5,5 E struck; f.d 74 at 5,5 E struck${FAR}`);
  for (const [one, other] of [
    [2, 'f.d'],
    [3, 'f.c'],
  ] as const)
    state.ships[one]?.foul.push(other);
  const went = turn(state, {}, 1, 2, 3);
  expect(went.told('drifted').map(event => event.ship)).toEqual(['b.a', 'f.b']);
  expect([went.ship('b.a').at, went.ship('f.b').at, went.ship('f.c').at]).toEqual([
    { x: 0, y: 1 },
    { x: 0, y: 2 },
    { x: 5, y: 5 },
  ]);
});

test('T4.6: a change of wind turns the drift from the next turn on', () => {
  const state = fleet(`b.a 74 at 0,0 E hulk dp 4 masts 0${FAR}`, { scenario: { tables: { windChange: true, breaking: 100 } } });
  state.blooded = true;
  const first = turn(state, {}, 6, 6, 4);
  expect(first.ship('b.a').at).toEqual({ x: 0, y: 1 });
  expect(turn(first.state).ship('b.a').at).toEqual({ x: -1, y: 2 });
});

test('T3.9 T4.4: no double, and she may lie in the square', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2; b.b 74 at 2,0 N struck${FAR}`), { 'b.a': { track: 'FF' } }, 1, 2);
  expect(went.ship('b.a')).toMatchObject({ at: { x: 2, y: 0 }, foul: [], way: 2 });
});
