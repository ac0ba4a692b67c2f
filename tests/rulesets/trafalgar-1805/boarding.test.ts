import { expect, test } from 'vitest';
import { fleet, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const BOARD = { board: 'always', hold: 'pistol' } as const;
/** Guns at the last gasp, so that nobody fires while the boarders go over. */
const SILENT = 'guns 0/0';

test('T7.1 T7.2: not without orders, and not a ship that has run two squares', () => {
  const state = () => fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at -2,0 E way 2 ${SILENT}${FAR}`);
  expect(turn(state(), { 'f.b': { track: 'FF' } }, 1, 2, 3).told('grapple')).toEqual([]);
  expect(turn(state(), { 'b.a': BOARD, 'f.b': { track: 'FF' } }, 1, 2, 3).told('grapple')).toEqual([]);
});

test('T7.2: not from the next square', () => {
  expect(turn(fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 1,0 E ${SILENT}${FAR}`), { 'b.a': BOARD }).told('grapple')).toEqual([]);
});

test.each([
  [3, 3, true],
  [2, 3, false],
])('T7.3: grapple %i against %i: %s', (mine, theirs, success) => {
  const rest = success ? [1, 6] : [];
  const went = turn(fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT}${FAR}`), { 'b.a': BOARD }, mine, theirs, ...rest);
  expect(went.told('grapple')[0]?.success).toBe(success);
});

test('T7.4 T7.5 T11.1: the weaker side, two less for a mast, +1 British: 3+1 beats 1+2', () => {
  const state = fleet(`b.a 74 at 0,0 E guns 0/4; f.b 74 at 0,0 E guns 4/0 masts 3 dp 4${FAR}`);
  const went = turn(
    state,
    { 'b.a': { board: 'always', hold: 'pistol' }, 'f.b': { hold: 'pistol' } },
    ...[2, 2, 2, 2, 2, 2],
    ...[2, 2, 2, 2, 2],
    6,
    1,
    3,
    3,
  );
  expect(went.told('melee')[0]?.scores).toEqual([4, 3]);
  expect(went.ship('f.b').condition).toBe('struck');
  expect(went.ship('b.a').grappled).toEqual([]);
});

test('T7.4: a mast lost counts two', () => {
  const state = fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT} masts 2${FAR}`);
  expect(turn(state, { 'b.a': BOARD }, 6, 1, 1, 6).told('melee')[0]?.scores).toEqual([2, 4]);
});

test('T7.5: a draw leaves them grappled; they do not move, and fight on without a new grapple', () => {
  const drawn = turn(fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT}${FAR}`), { 'b.a': BOARD }, 6, 1, 2, 3);
  expect(drawn.told('boarding')[0]?.result).toBe('drawn');
  const next = turn(drawn.state, { 'b.a': { ...BOARD, track: 'F' }, 'f.b': { track: 'F' } }, 6, 1);
  expect([stands(next.ship('b.a')), next.ship('f.b').condition]).toEqual(['0,0 E way 0', 'struck']);
});

test('T7.5: lower, and they part for good', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT}${FAR}`), { 'b.a': BOARD }, 6, 1, 1, 6);
  expect(went.ship('b.a')).toMatchObject({ grappled: [], repelled: ['f.b'] });
  expect(turn(went.state, { 'b.a': BOARD }).told('grapple')).toEqual([]);
});

test('T7.5: both mean to board: one fight, and the lower is taken', () => {
  const state = () => fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT}${FAR}`);
  const went = turn(state(), { 'b.a': BOARD, 'f.b': BOARD }, 6, 1, 1, 6);
  expect(went.told('boarding')).toHaveLength(1);
  expect(went.ship('b.a').condition).toBe('struck');
  expect(turn(state(), { 'b.a': BOARD, 'f.b': BOARD }, 6, 1, 1, 2).told('boarding')[0]?.result).toBe('drawn');
});

test('T7.6: grappled ships fire at each other alone, at pistol shot, and only 5s count', () => {
  const state = fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,0 E fired; f.c 74 at 0,1 E${FAR}`);
  for (const [one, other] of [
    [0, 'f.b'],
    [1, 'b.a'],
  ] as const)
    state.ships[one]?.grappled.push(other);
  const went = turn(state, { 'b.a': { hold: 'random', board: 'always' } }, 6, 6, 5, 1, 1, 2, 2, 2, 2, 2, 1, 1);
  expect(went.told('volley').map(event => event.at)).toEqual(['f.b', 'b.a']);
  expect(went.ship('f.b')).toMatchObject({ damage: 0, gunnery: { port: 3, starboard: 4 } });
});

test('T7.6: a grapple that nobody presses is cast off', () => {
  const drawn = turn(fleet(`b.a 74 at 0,0 E ${SILENT}; f.b 74 at 0,0 E ${SILENT}${FAR}`), { 'b.a': BOARD }, 6, 1, 2, 3);
  expect(turn(drawn.state).ship('b.a').grappled).toEqual([]);
});

test.each([
  ['odds', { board: 'odds', odds: 70 }, true],
  ['better odds than she has', { board: 'odds', odds: 80 }, false],
  ['few masts', { board: 'masts', masts: 2 }, false],
  ['another prey', { board: 'always', prey: 'f.far' }, false],
] as const)('T7.1 T10.3: boards on %s: a British 74 has 26 in 36 against a French one as she looks', (_, order, goes) => {
  const state = fleet(`b.a 74 at 0,0 E guns 5/5 fired; f.b 74 at 0,0 E ${SILENT}${FAR}`);
  const dice = goes ? [1, 6] : [];
  expect(turn(state, { 'b.a': { ...order, hold: 'pistol' } }, ...[2, 2, 2, 2, 2, 2], ...dice).told('grapple')).toHaveLength(goes ? 1 : 0);
});

test('T7.8: a French ship with a mast gone strikes to an enemy who moves to rake her, fire or no fire', () => {
  const state = fleet(`b.a 74 at -2,1 E way 2; f.b 74 at 0,0 N masts 2${FAR}`, { wind: 'fresh S' });
  const went = turn(state, { 'b.a': { track: 'FF' } });
  expect(went.told('struck')).toEqual([{ kind: 'struck', ship: 'f.b', to: 'british', how: 'raked' }]);
  expect(went.told('volley')).toEqual([]);
});

test.each([
  [1, 'hove-to'],
  [0, 'struck'],
])('T7.8: a British ship with %i masts standing: %s', (masts, condition) => {
  const state = fleet(`f.a 74 at -2,1 E way 2; b.b 74 at 0,0 N masts ${masts}${FAR}`, { wind: 'fresh S' });
  expect(turn(state, { 'f.a': { track: 'FF' } }).ship('b.b').condition).toBe(condition);
});

test('T7.8: she strikes too when she sails into the broadside of one that has moved this turn', () => {
  const state = () => fleet(`f.b 74 at 0,2 N way 2 masts 2; b.a 74 at -2,-2 E way 2${FAR}`, { wind: 'fresh S', first: 'british' });
  const went = turn(state(), { 'b.a': { track: 'FF' }, 'f.b': { track: 'FF' } });
  expect(went.ship('f.b').condition).toBe('struck');
  const lying = fleet(`f.b 74 at 0,2 N way 2 masts 2; b.a 74 at 0,-2 E${FAR}`, { wind: 'fresh S', first: 'british' });
  expect(turn(lying, { 'f.b': { track: 'FF' } }).ship('f.b').condition).toBe('sailing');
});

test('T7.7: a ship that has struck neither fires nor is fired at', () => {
  const state = fleet(`b.a 74 at 0,0 E; f.b 74 at 0,1 E struck${FAR}`);
  expect(turn(state, { 'b.a': { hold: 'random' } }).told('volley')).toEqual([]);
});

test('T11.2: a captain’s own bonus counts', () => {
  const state = fleet(`f.r 74 at 0,0 E ${SILENT}; b.b 74 at 0,0 E ${SILENT}${FAR}`);
  const [redoutable] = state.ships;
  if (redoutable) redoutable.bonus.boarding = 1;
  expect(turn(state, { 'f.r': BOARD }, 6, 1, 3, 3).told('melee')[0]?.scores).toEqual([4, 4]);
});
