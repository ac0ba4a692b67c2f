import { expect, test } from 'vitest';
import { bandOf } from '../../../src/rulesets/trafalgar-1805/band.js';
import { gunneryOf } from '../../../src/rulesets/trafalgar-1805/sailing.js';
import { TABLES } from '../../../src/rulesets/trafalgar-1805/tables.js';
import { fleet, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const OPEN = { hold: 'random' } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 2);
/** One volley of b.a: what was thrown, and what came of it. */
const volley = (layout: string, ...faces: number[]) => turn(fleet(layout + FAR), { 'b.a': OPEN }, ...faces);

test.each([
  [100, 1, 8, 8],
  [98, 2, 7, 7],
  [80, 3, 5, 5],
  [74, 3, 5, 4],
  [64, 3, 4, 3],
  [50, 4, 1, 1],
  [44, 5, 3, 2],
  [40, 5, 2, 2],
  [36, 5, 2, 1],
  [32, 5, 2, 1],
  [28, 6, 1, 0],
] as const)('T5.1 T11.3: %i guns, rate %i: Gunnery %i British, %i French', (guns, rate, british, french) => {
  const field = { national: true, bigShips: true, frigatesLess: 2 };
  expect(gunneryOf({ guns, rate, nation: 'british' }, field)).toBe(british);
  expect(gunneryOf({ guns, rate, nation: 'french' }, field)).toBe(french);
});

test('T5.1: where nothing above a frigate fights, frigates keep their two, and sloops count', () => {
  const field = { national: true, bigShips: false, frigatesLess: 2 };
  expect(gunneryOf({ guns: 40, rate: 5, nation: 'french' }, field)).toBe(4);
  expect(gunneryOf({ guns: 18, rate: 'small', nation: 'french' }, field)).toBe(1);
});

test('T5.2: bands and deductions', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(far => bandOf(far, TABLES))).toEqual([
    'pistol',
    'musket',
    'point-blank',
    'point-blank',
    'gun',
    'gun',
    'random',
    'random',
    null,
  ]);
});

test.each([
  ['0,1', 6],
  ['0,2', 5],
  ['0,3', 4],
  ['0,4', 3],
  ['0,5', 2],
  ['0,6', 1],
  ['0,7', 1],
])('T5.2 T5.5: a British 74 on the beam at %s throws %i', (at, dice) => {
  const went = volley(`b.a 74 at 0,0 E fired; f.b 74 at ${at} E`, ...blanks(dice));
  expect(went.told('aboard')).toEqual([{ kind: 'aboard', by: 'b.a', at: 'f.b', dice }]);
});

test('T1.2 T5.2: eight squares off she holds her fire', () => {
  expect(volley('b.a 74 at 0,0 E; f.b 74 at 0,8 E').told('volley')).toEqual([]);
});

test.each([
  ['1,1', 4, 'bow'],
  ['-1,1', 4, 'quarter'],
  ['0,1', 6, 'beam'],
])('T5.3: at %s half or full: %i dice on the %s', (at, dice) => {
  expect(volley(`b.a 74 at 0,0 E fired; f.b 74 at ${at} E`, ...blanks(dice)).told('aboard')[0]?.dice).toBe(dice);
});

test.each(['1,0', '-1,0', '3,1'])('T5.3: nothing bears on %s', at => {
  expect(volley(`b.a 74 at 0,0 E; f.b 74 at ${at} N`).told('volley')).toEqual([]);
});

test('T5.3: in one square the better side fires', () => {
  const went = volley('b.a 74 at 0,0 E guns 2/5 fired; f.b 74 at 0,0 E guns 0/0', ...blanks(6));
  expect(went.told('volley')[0]).toMatchObject({ broadside: 'starboard', band: 'pistol' });
});

test.each(['b.c', 'f.c'])('T5.4: %s between them blocks the line of fire', id => {
  expect(volley(`b.a 74 at 0,0 E fired; f.b 74 at 0,2 E; ${id} 74 at 0,1 E struck held`).told('volley')).toEqual([]);
});

test('T5.5: the first discharge of a broadside is worth a die, once', () => {
  const first = volley('b.a 74 at 0,0 E; f.b 74 at 0,1 E', ...blanks(7));
  expect(turn(first.state, { 'b.a': OPEN }, ...blanks(6)).told('aboard')[0]?.dice).toBe(6);
});

test('T5.5: with nothing left she throws one die, and a 5 does not hit', () => {
  const went = volley('b.a 36 at 0,0 E guns 2/2 fired; f.b 74 at 0,5 E', 5);
  expect(went.ship('f.b').gunnery).toEqual({ port: 4, starboard: 4 });
  expect(volley('b.a 36 at 0,0 E guns 2/2 fired; f.b 74 at 0,5 E', 6).ship('f.b').damage).toBe(1);
});

test('T5.5: a broadside at 0 is silent, whatever its bonuses', () => {
  expect(volley('b.a 74 at 0,0 E guns 5/0; f.b 74 at 0,1 E').told('volley')).toEqual([]);
});

test('T5.6 T5.7 T5.8: 6s aloft, 5s on the side that looks at the firer', () => {
  const went = volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E', 6, 6, 5, 5, 2, 3);
  expect(went.ship('f.b')).toMatchObject({ damage: 2, gunnery: { port: 2, starboard: 4 } });
  expect(went.told('hits')).toEqual([{ kind: 'hits', by: 'b.a', at: 'f.b', damage: 2, port: 2, starboard: 0 }]);
});

test('T5.8: every third 5 of the battle goes through to the far side', () => {
  const first = volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E', 5, 5, 2, 2, 2, 2);
  const second = turn(first.state, { 'b.a': OPEN }, 5, 5, 2, 2, 2, 2);
  expect(second.ship('f.b').gunnery).toEqual({ port: 1, starboard: 3 });
});

test('T5.8: what finds a silent side goes to the other, and from two silent ones it is lost', () => {
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E guns 0/3', 5, 5, 2, 2, 2, 2).ship('f.b').gunnery).toEqual({
    port: 0,
    starboard: 1,
  });
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E guns 0/0', 5, 5, 5, 5, 5, 5).ship('f.b').gunnery).toEqual({
    port: 0,
    starboard: 0,
  });
});

test('T5.9: over four points two 6s in a turn bring down a mast, one at most, and one 6 does nothing', () => {
  const went = volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E dp 3', 6, 6, 6, 6, 6, 6, 3);
  expect(went.ship('f.b')).toMatchObject({ damage: 4, masts: [true, false, true] });
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E dp 4', 6, 2, 2, 2, 2, 2).told('mast')).toEqual([]);
});

test('T5.9: the 6s of one turn are counted across firers', () => {
  const state = fleet(`b.a 74 at 0,0 E fired; b.c 74 at 0,2 E fired; f.b 74 at 0,1 E dp 4${FAR}`);
  const went = turn(state, { 'b.a': OPEN, 'b.c': OPEN }, 6, 2, 2, 2, 2, 2, 6, 2, 2, 2, 2, 2, 1);
  expect(went.told('mast')).toHaveLength(1);
});

test('T5.9: a mast already gone is thrown for again', () => {
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E dp 4 masts 2', 6, 6, 2, 2, 2, 2, 1, 6).told('mast')[0]?.mast).toBe('mizzen');
});

test.each(['b.c', 'f.c'])('T5.10: two 1s, and %s beyond the target takes a damage point', id => {
  const went = volley(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E; ${id} 74 at 0,4 E`, 1, 1, 2, 2, 2, 2);
  expect(went.ship(id).damage).toBe(1);
});

test('T5.10: not beyond six squares, and not from pistol shot', () => {
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,1 E; b.c 74 at 0,7 E', 1, 1, 2, 2, 2, 2).told('stray')).toEqual([]);
  expect(volley('b.a 74 at 0,0 E fired; f.b 74 at 0,0 E guns 0/0; b.c 74 at 0,1 E', 1, 1, 2, 2, 2, 2).told('stray')).toEqual([]);
});

test('T5.11: the nearest; among equally near ones more dice, then the list', () => {
  const at = (layout: string, dice: number, fire: string[] = []) =>
    turn(fleet(`b.a 74 at 0,0 E fired; ${layout}${FAR}`), { 'b.a': { ...OPEN, fire } }, ...blanks(dice)).told('volley')[0]?.at;
  expect(at('f.b 74 at 0,2 E; f.c 74 at -1,1 E', 4, ['f.b'])).toBe('f.c');
  expect(at('f.b 74 at 2,2 E; f.c 74 at 0,2 E', 5)).toBe('f.c');
  expect(at('f.b 74 at 0,2 E; f.c 74 at 0,2 E', 5, ['f.c'])).toBe('f.c');
});

test('T5.11: a hulk is passed over for a ship on the list', () => {
  const state = () => fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E hulk dp 4 masts 0; f.c 74 at 2,2 E${FAR}`);
  const held = { ...state(), ships: state().ships.map(ship => (ship.id === 'f.b' ? { ...ship, foul: ['f.far'] } : ship)) };
  expect(turn(held, { 'b.a': { ...OPEN, fire: ['f.c'] } }, ...blanks(3)).told('volley')[0]?.at).toBe('f.c');
});

test('T5.11: she holds her fire for a band', () => {
  const state = () => fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,2 E${FAR}`);
  expect(turn(state(), { 'b.a': { hold: 'musket' } }).told('volley')).toEqual([]);
  expect(turn(state(), { 'b.a': { hold: 'point-blank' } }, ...blanks(5)).told('volley')).toHaveLength(1);
});

test('T5.12 T11.5: the British first, and what they do counts before the answer', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E guns 1/1 fired${FAR}`), { 'b.a': OPEN, 'f.b': OPEN }, 5, 2, 2, 2, 2, 2);
  expect(went.told('volley').map(event => event.by)).toEqual(['b.a']);
});

test('T5.13: a split broadside: half the dice at each', () => {
  const state = fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,2 E; f.c 74 at 1,3 E${FAR}`);
  const went = turn(state, { 'b.a': { ...OPEN, split: true } }, ...blanks(3), ...blanks(2));
  expect(went.told('aboard').map(event => [event.at, event.dice])).toEqual([
    ['f.b', 3],
    ['f.c', 2],
  ]);
});

test.each([
  [4, []],
  [5, [3]],
])('T5.14: both sides: on a %i', (face, dice) => {
  const state = fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E; f.c 74 at 0,-1 E${FAR}`);
  const went = turn(state, { 'b.a': OPEN }, ...blanks(6), face, ...dice.flatMap(blanks));
  expect(went.told('aboard').map(event => event.dice)).toEqual([6, ...dice]);
});

test('T5.13 T5.14: the French neither split nor fire both sides', () => {
  const state = fleet(`f.a 74 at 0,0 E fired; b.b 74 at 0,1 E; b.c 74 at 0,-1 E; b.d 74 at 1,2 E${FAR}`);
  expect(turn(state, { 'f.a': { ...OPEN, split: true } }, ...blanks(4)).told('volley')).toHaveLength(1);
});
