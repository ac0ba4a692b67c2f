import { expect, test } from 'vitest';
import { fleet, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const OPEN = { hold: 'random' } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 2);
const PLAIN = { scenario: { options: { national: false }, tables: { windChange: false, breaking: 100 } } };

test.each([
  ['b.a 74', 'f.b 74', 6],
  ['f.a 74', 'b.b 74', 4],
  ['s.a 74', 'b.b 74', 3],
])('T11.1: %s fires at %s with %i dice at musket shot', (firer, target, dice) => {
  const went = turn(fleet(`${firer} at 0,0 E fired; ${target} at 0,1 E${FAR}`), { [firer.slice(0, 3)]: OPEN }, ...blanks(dice));
  expect(went.told('aboard')[0]?.dice).toBe(dice);
});

test.each([
  ['b.a', 3, true],
  ['f.a', 3, false],
  ['f.a', 4, true],
  ['s.a', 4, false],
  ['s.a', 5, true],
])('T11.1: %s tacks on a %i: %s', (id, face, success) => {
  const went = turn(fleet(`${id} 74 at 0,0 NE way 2${FAR}`), { [id]: { track: 'TF' } }, face);
  expect(went.told('tacked')[0]?.success).toBe(success);
});

test('T11.1 T11.3: with nations off all are alike, and round up', () => {
  const state = fleet(`f.a 74 at 0,0 E fired; b.b 74 at 0,1 E fired${FAR}`, PLAIN);
  expect(state.ships.slice(0, 2).map(ship => ship.fullGunnery)).toEqual([5, 5]);
  expect(turn(state, { 'f.a': OPEN }, ...blanks(5)).told('aboard')[0]?.dice).toBe(5);
});

test('T11.3: half of 5 is 3 for the British, half of 3 is 1 for the French', () => {
  const british = turn(fleet(`b.a 74 at 0,0 E fired; f.b 74 at 1,1 E${FAR}`), { 'b.a': OPEN }, ...blanks(4));
  expect(british.told('aboard')[0]?.dice).toBe(3 + 1);
  const french = turn(fleet(`f.a 64 at 0,0 E fired; b.b 74 at 1,1 E${FAR}`), { 'f.a': OPEN }, 2);
  expect(french.told('aboard')[0]?.dice).toBe(1);
});

const FRENCH = 'f.a 74 at 10,0 E way 2; f.b 74 at 8,0 E way 2; f.c 74 at 6,0 E way 2';
const line = { lines: ['f.a f.b f.c'] };

test('T11.4: the French keep their line, even within gunshot', () => {
  const went = turn(fleet(`${FRENCH}; b.x 74 at 8,5 E`, line), { 'f.b': { track: 'SFF' } }, 5);
  expect(stands(went.ship('f.b'))).toBe('10,0 E way 2');
});

test('T11.4: a 6 releases one more: on the list, or the rearmost near an enemy', () => {
  const listed = turn(fleet(`${FRENCH}; b.x 74 at 8,5 E`, line), { 'f.b': { track: 'SFF' }, french: { singles: ['f.b'] } }, 6);
  expect(listed.told('single')).toEqual([{ kind: 'single', ship: 'f.b' }]);
  expect(stands(listed.ship('f.b'))).toBe('10,2 SE way 2');
  const rearmost = turn(fleet(`${FRENCH}; b.x 74 at 13,2 E`, line), {}, 6);
  expect(rearmost.told('single')).toEqual([{ kind: 'single', ship: 'f.b' }]);
});

test('T11.4: for the rest of the battle', () => {
  const went = turn(fleet(`${FRENCH}; b.x 74 at 8,5 E`, line), { french: { singles: ['f.b'] } }, 6);
  expect(turn(went.state, { 'f.b': { track: 'SFF' } }, 1).ship('f.b').heading).toBe(3);
});

test('T11.7: with nations off nobody is bound, and no die is thrown', () => {
  const went = turn(fleet(`${FRENCH}; b.x 74 at 8,5 E`, { ...PLAIN, ...line }), { 'f.b': { track: 'SFF' } });
  expect(stands(went.ship('f.b'))).toBe('10,2 SE way 2');
});

test('T11.5: with nations off the side that moved first fires first', () => {
  const at = (first: 'british' | 'french') =>
    turn(
      fleet(`b.a 74 at 0,0 E fired guns 1/1; f.b 74 at 0,1 E fired guns 1/1${FAR}`, { ...PLAIN, first }),
      { 'b.a': OPEN, 'f.b': OPEN },
      2,
      2,
    );
  expect(
    at('french')
      .told('volley')
      .map(event => event.by),
  ).toEqual(['f.b', 'b.a']);
  expect(
    at('british')
      .told('volley')
      .map(event => event.by),
  ).toEqual(['b.a', 'f.b']);
});

test('T11.6: the French fire high at gun shot: only 6s count', () => {
  const doctrine = { scenario: { options: { doctrine: true }, tables: { windChange: false } } };
  const went = turn(fleet(`f.a 80 at 0,0 E fired; b.b 74 at 0,4 E${FAR}`, doctrine), { 'f.a': OPEN }, 5, 6);
  expect(went.ship('b.b')).toMatchObject({ damage: 1, gunnery: { port: 5, starboard: 5 } });
  const near = turn(fleet(`f.a 80 at 0,0 E fired; b.b 74 at 0,3 E${FAR}`, doctrine), { 'f.a': OPEN }, 5, 6, 2);
  expect(near.ship('b.b').gunnery.port).toBe(4);
});

test('T11.6: a British captain aims low: 5s and 6s are 5s at point blank and nearer', () => {
  const doctrine = { scenario: { options: { doctrine: true }, tables: { windChange: false } } };
  const went = turn(fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,3 E${FAR}`, doctrine), { 'b.a': { ...OPEN, low: true } }, 5, 6, 2, 2);
  expect(went.ship('f.b')).toMatchObject({ damage: 0, gunnery: { port: 2, starboard: 4 } });
  const far = turn(fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,4 E${FAR}`, doctrine), { 'b.a': { ...OPEN, low: true } }, 5, 6, 2);
  expect(far.ship('f.b')).toMatchObject({ damage: 1, gunnery: { port: 3, starboard: 4 } });
});
