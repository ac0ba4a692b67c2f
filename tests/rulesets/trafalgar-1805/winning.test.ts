import { expect, test } from 'vitest';
import { advance } from '../../../src/engine/battle.js';
import { trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import type { State } from '../../../src/rulesets/trafalgar-1805/state.js';
import { judge, losses, outcome } from '../../../src/rulesets/trafalgar-1805/victory.js';
import { battleOf, fleet, giveUp, turn } from '../../support/trafalgar.js';

const with_ = (state: State, changes: Partial<State>): State => ({ ...state, ...changes });
const BREAKABLE = { scenario: { tables: { windChange: false } } };
const PAIRS = (b: string, f: string) => `b.a 74 at 0,0 E ${b}; b.b 74 at 0,3 E; f.a 74 at 60,60 E ${f}; f.b 74 at 60,63 E`;

test('T8.1: twice her Gunnery, 1 at least', () => {
  const state = fleet('b.a 74 at 0,0 E; f.a 74 at 9,9 E; f.s 18 at 20,20 E');
  expect(state.ships.map(ship => ship.worth)).toEqual([10, 8, 1]);
});

test.each([
  ['struck', 10],
  ['masts 2', 1],
  ['hulk dp 4 masts 0', 8],
  ['', 0],
])('T8.1: a 74 of 10 points, %s, has lost %i', (hurts, lost) => {
  expect(losses(fleet(PAIRS(hurts, ''))).british).toBe(lost);
});

test('T8.2 T8.4: at half of its value a side is broken, and the battle ends with the turn', () => {
  const went = turn(fleet(PAIRS('', 'struck'), BREAKABLE));
  expect(went.state.ended).toEqual({ winner: 'british', how: 'broken' });
  expect(went.told('over')).toHaveLength(1);
});

test('T8.3: it ends when a side has nothing left that fights, wrecks do not count', () => {
  const state = fleet('b.a 74 at 0,0 E; f.a 74 at 60,60 E hulk dp 4 masts 0; f.b 74 at 60,63 E struck');
  expect(turn(state).state.ended).toEqual({ winner: 'british', how: 'destroyed' });
});

test('T8.3: and at the last turn', () => {
  const state = fleet(PAIRS('masts 0 dp 4', 'masts 2'));
  expect(judge(with_(state, { turn: 19 }), 'turn-ends')).toBeNull();
  expect(judge(with_(state, { turn: 20 }), 'turn-ends')).toEqual({ winner: 'french', how: 'time' });
});

test('T8.4: losses that differ by less than a tenth of the smaller side are a draw', () => {
  expect(judge(with_(fleet(PAIRS('masts 2', '')), { turn: 20 }), 'turn-ends')).toEqual({ winner: null, how: 'time' });
});

const par = (state: State, changes: object): State => with_(state, { scenario: { ...state.scenario, ...changes } });

test('T8.5: last: unbroken at the end of the turn is enough', () => {
  const state = par(fleet(PAIRS('', 'masts 0'), BREAKABLE), { par: { kind: 'last', side: 'french', turn: 10 } });
  expect(judge(with_(state, { turn: 9 }), 'turn-ends')).toBeNull();
  expect(judge(with_(state, { turn: 10 }), 'turn-ends')).toEqual({ winner: 'french', how: 'par' });
});

test.each([
  ['', { winner: 'british', how: 'broken' }],
  ['masts 0', { winner: 'french', how: 'par' }],
])('T8.5: cheaply: with own losses of %s: $winner', (hurts, ending) => {
  const state = par(fleet(PAIRS(hurts, 'struck'), BREAKABLE), { par: { kind: 'cheaply', side: 'british', percent: 14 } });
  expect(judge(state, 'turn-ends')).toEqual(ending);
});

test('T8.6: merchantmen home and merchantmen taken', () => {
  const layout = 'b.a 36 at 0,0 E; b.b 36 at 0,2 E; f.e 74 at 40,9 E; f.m merchant at 50,0 E way 2; f.n merchant at 50,3 E struck';
  const convoy = par(fleet(layout), { par: { kind: 'convoy', side: 'french', each: 5, home: { axis: 'x', at: 51, beyond: 'more' } } });
  const went = turn(convoy, { 'f.m': { track: 'FF' } });
  expect(went.told('home')).toEqual([{ kind: 'home', ship: 'f.m' }]);
  expect(outcome(went.state)).toEqual({ winners: [], how: 'points', score: { british: 5, french: 5 } });
});

test('T8.7: fifteen squares from every enemy, once engaged, and told to run', () => {
  const state = () => fleet('b.a 74 at 0,0 E; f.a 74 at 16,0 E way 2; f.b 74 at 3,9 E');
  const ran = { 'f.a': { intent: 'escape' } } as const;
  expect(turn(state(), ran).told('escaped')).toEqual([]);
  const engaged = state();
  for (const ship of engaged.ships) ship.engaged = true;
  expect(turn(structuredClone(engaged), ran).told('escaped')).toEqual([{ kind: 'escaped', ship: 'f.a' }]);
  expect(turn(structuredClone(engaged)).told('escaped')).toEqual([]);
});

test('T8.7: within seven squares a ship is engaged', () => {
  const went = turn(fleet('b.a 74 at 0,0 E; f.a 74 at 7,7 E; f.b 74 at 8,8 E'));
  expect(['f.a', 'f.b'].map(id => went.ship(id).engaged)).toEqual([true, false]);
});

test('T8.8: who gives up strikes, and the last of a side has lost', () => {
  const went = giveUp(fleet(PAIRS('', '')), 'french');
  expect(went.told('struck').map(event => event.how)).toEqual(['conceded', 'conceded']);
  expect(outcome(went.state)).toMatchObject({ winners: ['british'], how: 'conceded' });
});

test('T8.8: all agree, and it is drawn', () => {
  const { battle } = advance(trafalgar, battleOf(fleet(PAIRS('', ''))), { kind: 'draw' });
  expect(trafalgar.outcome(battle.state)).toMatchObject({ winners: [], how: 'agreed' });
});
