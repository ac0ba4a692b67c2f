import { expect, test } from 'vitest';
import { loadedDice } from '../../../src/engine/dice.js';
import { rolledWind } from '../../../src/rulesets/trafalgar-1805/wind.js';
import { fleet, turn } from '../../support/trafalgar.js';

test.each([
  [[1], { from: 0, level: 'fresh' }],
  [[4], { from: 6, level: 'fresh' }],
  [[5, 3], { from: 4, level: 'light' }],
  [[6, 2], { from: 2, level: 'strong' }],
])('T1.3: dice %j: %j', (faces, wind) => {
  expect(rolledWind(loadedDice(...faces), { windSetup: 'd4' })).toEqual(wind);
});

test('T1.3: a scenario may let it blow from all eight points', () => {
  expect(rolledWind(loadedDice(5, 8), { windSetup: 'd8' })).toEqual({ from: 7, level: 'light' });
});

const changing = (wind = 'fresh N') => {
  const state = fleet('b.a 74 at 0,0 E; f.b 74 at 50,50 E', { wind, scenario: { tables: { windChange: true } } });
  state.blooded = true;
  state.mayChoose = false;
  return state;
};

test('T1.4: nobody has fired: the wind holds', () => {
  expect(turn({ ...changing(), blooded: false }).rolls).toEqual([]);
});

test.each([
  [[5, 5], 'fresh', 0],
  [[5, 6, 3], 'light', 0],
  [[6, 6, 4], 'fresh', 1],
  [[6, 6, 5], 'fresh', 7],
  [[6, 6, 6], 'strong', 0],
])('T1.4 T1.5: dice %j: %s from %i', (faces, level, from) => {
  expect(turn(changing(), {}, ...faces).state.wind).toEqual({ from, level });
});

test('T1.5: above strong and below light there is nothing, and the change is still to come', () => {
  const strong = turn(changing('strong N'), {}, 6, 6, 6);
  expect(strong.state).toMatchObject({ wind: { from: 0, level: 'strong' }, windChanged: false });
  expect(turn(changing('light N'), {}, 6, 6, 1).state).toMatchObject({ wind: { from: 0, level: 'light' }, windChanged: false });
  expect(turn(strong.state, {}, 6, 6, 4).state.windChanged).toBe(true);
});

test('T1.4: once in a battle', () => {
  const changed = turn(changing(), {}, 6, 6, 4);
  expect(turn(changed.state).rolls).toEqual([]);
});

test('T1.6: after a change the chooser may choose again', () => {
  const changed = turn(changing(), {}, 6, 6, 4);
  expect(changed.state.mayChoose).toBe(true);
  expect(turn(changed.state, { british: { first: 'first' } }).told('chosen')).toEqual([
    { kind: 'chosen', side: 'british', first: 'british' },
  ]);
});
