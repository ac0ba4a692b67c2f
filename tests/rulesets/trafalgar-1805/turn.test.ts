import { expect, test } from 'vitest';
import { loadedDice } from '../../../src/engine/dice.js';
import { pending } from '../../../src/rulesets/trafalgar-1805/pending.js';
import { Scenario } from '../../../src/rulesets/trafalgar-1805/scenario.js';
import { setup } from '../../../src/rulesets/trafalgar-1805/setup.js';
import { fleet, turn } from '../../support/trafalgar.js';

const PAIR = 'b.a 74 at 0,0 E way 2; f.b 74 at 40,40 E way 2';
const options = (said: object) => ({ scenario: { options: said, tables: { windChange: false } } });

test('T12.1: move and rake, drift, guns, boarders, then what the turn has come to', () => {
  const layout =
    'b.a 74 at -2,1 E way 2 fired; b.b 74 at 9,9 E fired guns 1/1; f.c 74 at 0,0 N; f.d 74 at 9,9 E guns 0/0; f.e 74 at 30,30 E struck';
  const said = { 'b.a': { track: 'FF', rake: 'any', hold: 'random' }, 'b.b': { board: 'always' } } as const;
  const went = turn(fleet(layout, { wind: 'fresh S' }), said, ...Array.from({ length: 8 }, () => 2), 2, 2, 6, 1, 6, 1);
  const order = ['volley', 'moved', 'drifted', 'volley', 'grapple', 'struck'];
  expect(went.step.told.map(one => one.event.kind).filter(kind => order.includes(kind))).toEqual(order);
});

test('T12.1: ships expected come in as their turn begins', () => {
  const state = fleet(`${PAIR}; b.c 74 at 5,5 E way 2 expected`);
  const late = state.ships[2];
  if (late) late.arrives = 3;
  const second = turn(state);
  expect(second.ship('b.c').condition).toBe('expected');
  const third = turn(second.state);
  expect(third.told('arrived')).toEqual([{ kind: 'arrived', ship: 'b.c' }]);
  expect(pending(third.state).map(request => request.id)).toContain('3:ship:b.c');
});

test.each([
  ['same', 'french'],
  ['second', 'french'],
  ['first', 'british'],
] as const)('T12.2: the British say %s: %s first', (said, first) => {
  expect(turn(fleet(PAIR), { british: { first: said } }).told('turn')[0]?.first).toBe(first);
});

test('T12.2: the choice is theirs alone, and once', () => {
  const went = turn(fleet(PAIR), { french: { first: 'second' } });
  expect(went.told('turn')[0]?.first).toBe('french');
  expect(turn(went.state, { british: { first: 'first' } }).told('turn')[0]?.first).toBe('french');
});

test('T12.2: where nobody chooses, a die and then by turns', () => {
  const seats = ['british', 'french'].map(id => ({ id, name: id, side: id, livery: 0 }));
  const ship = { nation: 'british', guns: 40, rate: 5, heading: 2, way: 2 };
  const ships = seats.map(({ id }, place) => ({ ...ship, id: `x.${place}`, name: id, seat: id, at: [30 * place, 0] }));
  const head = {
    id: 'duel',
    ruleset: 'trafalgar-1805',
    title: 'Duel',
    blurb: '',
    wind: { from: 0, level: 'fresh' },
    chooser: null,
    turns: 9,
    lines: [],
  };
  const scenario = Scenario.parse({ ...head, seats, ships });
  expect(setup(scenario, loadedDice(2)).firstSide).toBe('french');
  const state = setup(scenario, loadedDice(1));
  const went = turn(state);
  expect([went.told('turn')[0]?.first, turn(went.state).told('turn')[0]?.first]).toEqual(['british', 'french']);
});

const ids = (state: Parameters<typeof pending>[0]) => pending(state).map(request => request.id);

test('T12.3: one-step: all at once; a seat with nothing left is not asked', () => {
  expect(ids(fleet(PAIR))).toEqual(['1:squadron:british', '1:ship:b.a', '1:squadron:french', '1:ship:f.b']);
  expect(ids(fleet('b.a 74 at 0,0 E way 2; f.b 74 at 40,40 E struck'))).toEqual(['1:squadron:british', '1:ship:b.a']);
});

test('T12.3: two-step: the choice, the first movers, then the others, and the guns do as both were told', () => {
  const layout = 'b.a 74 at 0,0 E way 2 fired guns 1/1; f.b 74 at 0,1 E way 2 fired guns 2/2';
  const state = fleet(layout, options({ windows: 'two-step' }));
  expect(ids(state)).toEqual(['1:choice:squadron:british']);
  const chosen = turn(state, { british: { first: 'second' } });
  expect(ids(chosen.state)).toEqual(['1:first:squadron:french', '1:first:ship:f.b']);
  const first = turn(chosen.state, { 'f.b': { track: 'FF', hold: 'random' } });
  expect(first.ship('f.b').at).toEqual({ x: 2, y: 1 });
  expect(ids(first.state)).toEqual(['1:second:squadron:british', '1:second:ship:b.a']);
  const second = turn(first.state, { 'b.a': { track: 'FF' } }, 2, 2);
  expect(second.told('volley').map(event => event.by)).toEqual(['f.b']);
  expect(ids(second.state)).toEqual(['2:first:squadron:french', '2:first:ship:f.b']);
  expect(second.state.kept).toEqual({});
});

test('T12.4: an intent sees where those have gone who moved before; a track does not', () => {
  const layout = 'b.a 74 at 0,0 E way 3; f.b 74 at 6,3 E way 3';
  const away = (track: string) => turn(fleet(layout), { 'f.b': { track }, 'b.a': { intent: 'engage' } }).ship('b.a');
  expect(away('PFFPF').at).not.toEqual(away('SFFSF').at);
});
