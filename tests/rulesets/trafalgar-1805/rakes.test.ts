import { expect, test } from 'vitest';
import { rakeOf } from '../../../src/rulesets/trafalgar-1805/rake.js';
import { fleet, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const RAKE = { rake: 'any', hold: 'random' } as const;
/** A wind in which a ship may lie hove to heading north. */
const SOUTH = { wind: 'fresh S' };
const blanks = (count: number) => Array.from({ length: count }, () => 2);

test.each([
  ['0,1 E', 'stern'],
  ['0,2 W', 'stern'],
  ['0,-1 E', 'bow'],
  ['0,3 E', null],
  ['0,1 NE', null],
  ['1,1 E', null],
])('T6.1: a ship heading north, raked from %s: %s', (words, end) => {
  const [at = '', heading = ''] = words.split(' ');
  const [x = 0, y = 0] = at.split(',').map(Number);
  const firer = { at: { x, y }, heading: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].indexOf(heading) };
  expect(rakeOf(firer, { at: { x: 0, y: 0 }, heading: 0 }, 2)?.end ?? null).toBe(end);
});

test('T6.1: slantwise keels count like others', () => {
  expect(rakeOf({ at: { x: -2, y: 2 }, heading: 3 }, { at: { x: 0, y: 0 }, heading: 1 }, 2)).toEqual({ end: 'stern', broadside: 'port' });
});

test('T6.2: a fresh British 74 across a stern at musket shot throws 9: 5, +2, +1 British, +1 first', () => {
  const state = fleet(`b.a 74 at -2,1 E way 2; f.b 74 at 0,0 N${FAR}`, SOUTH);
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, ...blanks(9));
  expect(went.told('volley')[0]).toMatchObject({ rake: 'stern', broadside: 'port', band: 'musket' });
  expect(stands(went.ship('b.a'))).toBe('0,1 E way 2');
});

test('T6.2: across a bow two squares off she throws 7: 5, +1, +1, +1, -1', () => {
  const state = fleet(`b.a 74 at -2,-2 E way 2; f.b 74 at 0,0 N${FAR}`, SOUTH);
  expect(turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, ...blanks(7)).told('volley')[0]?.rake).toBe('bow');
});

test('T6.2: it is her shot of the turn, fired on the way', () => {
  const state = fleet(`b.a 74 at -1,1 E way 2 fired; f.b 74 at 0,0 N${FAR}`, SOUTH);
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, ...blanks(8));
  expect(went.told('volley')).toHaveLength(1);
  expect(went.told('volley')[0]?.from).toEqual({ x: 0, y: 1 });
});

test('T6.2 T5.14: the other broadside may still come in with half its dice', () => {
  const state = fleet(`b.a 74 at -2,1 E way 2 fired; f.b 74 at 0,0 N; f.c 74 at 0,2 E${FAR}`, SOUTH);
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, ...blanks(8), 6, ...blanks(3));
  expect(went.told('volley').map(event => event.at)).toEqual(['f.b', 'f.c']);
});

test('T6.3: orders may forbid it, or ask for sterns', () => {
  const bow = () => fleet(`b.a 74 at -2,-1 E way 2; f.b 74 at 0,0 N${FAR}`, SOUTH);
  for (const rake of ['off', 'stern'] as const)
    expect(turn(bow(), { 'b.a': { rake, hold: 'pistol', track: 'FF' } }).told('volley')).toEqual([]);
  const went = turn(bow(), { 'b.a': { rake: 'stern', hold: 'random', track: 'FF' } }, ...blanks(7));
  expect(went.told('volley').map(event => event.rake)).toEqual(['none']);
});

test('T6.3: the first time only', () => {
  const state = fleet(`b.a 74 at -1,1 E way 3 fired; f.b 74 at 0,0 N; f.c 74 at 2,0 N${FAR}`, SOUTH);
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FFF' } }, ...blanks(8));
  expect(went.told('volley').map(event => event.at)).toEqual(['f.b']);
});

test.each(['hulk held', ''])('T6.3: a ship that lies still is raked like any other (%s)', hurts => {
  const state = fleet(`b.a 74 at -2,1 E way 2 fired; b.c 74 at 0,0 N ${hurts}; b.far 74 at -90,90 E; f.far 74 at 90,90 E`, SOUTH);
  const [, target] = state.ships;
  if (target) Object.assign(target, { seat: 'french', side: 'french', nation: 'british' });
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, ...blanks(8));
  expect(went.told('volley')[0]?.rake).toBe('stern');
});

test('T6.4: the 5s of a rake fall on both sides by turns, the stronger first', () => {
  const state = fleet(`b.a 74 at -2,1 E way 2 fired; f.b 74 at 0,0 N guns 3/4${FAR}`, SOUTH);
  const went = turn(state, { 'b.a': { ...RAKE, track: 'FF' } }, 5, 5, 5, 2, 2, 2, 2, 2);
  expect(went.ship('f.b').gunnery).toEqual({ port: 2, starboard: 2 });
});

test('T6.1: a ship between blocks a rake', () => {
  const state = fleet(`b.a 74 at -2,2 E way 2; f.b 74 at 0,0 N; b.c 74 at 0,1 E${FAR}`, SOUTH);
  expect(turn(state, { 'b.a': { rake: 'any', hold: 'point-blank', track: 'FF' } }).told('volley')).toEqual([]);
});
