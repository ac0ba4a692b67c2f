import { expect, test } from 'vitest';
import { legalTracks } from '../../../src/rulesets/trafalgar-1805/courses.js';
import { ownHull } from '../../../src/rulesets/trafalgar-1805/hull.js';
import { endBar, nextSteps, run } from '../../../src/rulesets/trafalgar-1805/legal.js';
import type { Turn } from '../../../src/rulesets/trafalgar-1805/nouns.js';
import { ratesOf } from '../../../src/rulesets/trafalgar-1805/sailing.js';
import type { State } from '../../../src/rulesets/trafalgar-1805/state.js';
import { fleet, rule, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const hull = (state: State) => {
  const [ship] = state.ships;
  if (!ship) throw new Error('No ship');
  return ownHull(ship, ship, state.wind, state.tables);
};
const ends = (layout: string, track: string, wind = 'fresh N') => {
  const state = fleet(layout + FAR, { wind });
  const { progress, illegal } = run(hull(state), state.wind, [...track.toLowerCase()] as Turn[]);
  return illegal?.why ?? endBar(hull(state), state.wind, progress) ?? `${progress.at.x},${progress.at.y}`;
};
const maxima = (layout: string, wind: string) => {
  const state = fleet(layout + FAR, { wind });
  const [ship] = state.ships;
  return ship ? ratesOf(ship, state.wind, state.tables).map(rate => rate.max) : [];
};

test('T2.1 T2.2: the most squares by points off the wind, fresh', () => {
  expect(maxima('b.a 74 at 0,0 E', 'fresh N')).toEqual([0, 3, 4, 5, 4]);
});

test.each([
  ['light N', [0, 2, 3, 3, 2]],
  ['strong N', [0, 2, 5, 5, 4]],
])('T2.3: the most squares in a %s wind', (wind, most) => {
  expect(maxima('b.a 74 at 0,0 E', wind)).toEqual(most);
});

test.each([
  ['dp 3', [0, 2, 3, 4, 3]],
  ['dp 4', [0, 1, 2, 3, 2]],
  ['masts 2', [0, 2, 3, 4, 3]],
  ['slower 1', [0, 2, 3, 4, 3]],
  ['dp 2 masts 2 slower 1', [0, 0, 1, 2, 1]],
])('T2.4: %s takes squares off', (hurts, most) => {
  expect(maxima(`b.a 74 at 0,0 E ${hurts}`, 'fresh N')).toEqual(most);
});

test('T2.5: four damage points and three masts make a hulk, and a fresher wind brings one back', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2 dp 4 masts 0${FAR}`));
  expect(went.ship('b.a').condition).toBe('hulk');
  const light = turn(fleet(`b.a 74 at 0,0 E way 1 dp 2 masts 1${FAR}`, { wind: 'light N' }));
  expect(light.ship('b.a').condition).toBe('hulk');
  const fresh = rule(light.state, { kind: 'wind', wind: { from: 0, level: 'fresh' } });
  expect(fresh.ship('b.a').condition).toBe('sailing');
  expect(fresh.told('revived')).toHaveLength(1);
});

test('T1.1: a step goes to any of the eight neighbours, and the sea has no edge', () => {
  expect(stands(turn(fleet(`b.a 74 at -900,4 SE way 3${FAR}`), { 'b.a': { track: 'FFF' } }).ship('b.a'))).toBe('-897,7 SE way 3');
});

test.each([
  ['way 1', 'FFF', '3,0'],
  ['way 1', 'FFFF', 'at most 3 this turn'],
  ['way 4', 'FF', '2,0'],
  ['way 4', 'F', 'at least 2 on this heading'],
  ['way 4', 'FFFFF', 'at most 4 on this heading'],
])('T3.1 T3.3: large with %s, %s: %s', (way, track, end) => {
  expect(ends(`b.a 74 at 0,0 E ${way}`, track)).toBe(end);
});

test.each([
  ['PP', 'a square between two turns'],
  ['SFSF', '2,2'],
  ['PF', 'at least 2 on this heading'],
])('T3.2: one point at the start and one after each square: %s: %s', (track, end) => {
  expect(ends('b.a 74 at 0,0 E way 3', track.replace('PF', 'SF'))).toBe(track === 'SFSF' ? '1,2' : end);
});

test('T3.3: a turn onto a heading with a smaller most ends the move at once', () => {
  const state = fleet(`b.a 74 at 0,0 SE way 5${FAR}`);
  const { progress } = run(hull(state), state.wind, ['f', 'f', 'f', 'p', 'f', 'p']);
  expect(progress.moved).toBe(4);
  expect(nextSteps(hull(state), state.wind, progress).find(next => next.step === 'f')?.bar).not.toBeNull();
  expect(endBar(hull(state), state.wind, progress)).toBeNull();
});

test('T3.3: a rate that damage has brought under the fewest is allowed', () => {
  expect(ends('b.a 74 at 0,0 E way 2 dp 4 masts 2', 'F')).toBe('1,0');
});

test('T3.3: with nothing left on this heading she may still turn a point, and move there', () => {
  expect(ends('b.a 74 at 0,0 NE way 0 dp 4 masts 2', 'F')).toBe('no way on this heading');
  expect(ends('b.a 74 at 0,0 NE way 1 dp 4 masts 2', 'SF')).toBe('1,0');
});

test('T3.3: no ship is ever without a legal move', () => {
  for (let heading = 0; heading < 8; heading++)
    for (const wind of ['light N', 'fresh N', 'strong N'])
      for (const way of [0, 2, 5])
        for (const hurts of ['', 'dp 4 masts 2', 'dp 4 masts 1']) {
          const point = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][heading];
          const state = fleet(`b.a 74 at 0,0 ${point} way ${way} ${hurts}${FAR}`, { wind });
          expect(legalTracks(hull(state), state.wind).length, `${point} ${wind} ${way} ${hurts}`).toBeGreaterThan(0);
        }
});

test('T3.4: she heaves to after one square, stays so, and fills to one square or two', () => {
  const hove = turn(fleet(`b.a 74 at 0,0 E way 3${FAR}`), { 'b.a': { track: 'FH' } });
  expect(hove.ship('b.a')).toMatchObject({ at: { x: 1, y: 0 }, way: 0, condition: 'hove-to' });
  expect(turn(hove.state).ship('b.a')).toMatchObject({ at: { x: 1, y: 0 }, condition: 'hove-to' });
  expect(stands(turn(hove.state, { 'b.a': { track: 'F' } }).ship('b.a'))).toBe('2,0 E way 1');
  expect(ends('b.a 74 at 0,0 E', 'FFF')).toBe('at most 2 this turn');
});

test.each([
  ['way 3', 'H', 'heave to after one square'],
  ['way 4', 'FH', 'too fast: at least 2 this turn'],
])('T3.4: %s %s: %s', (way, track, end) => {
  expect(ends(`b.a 74 at 0,0 E ${way}`, track)).toBe(end);
});

test('T3.5: wearing turns on past dead before the wind and needs all masts; dead before it she keeps her side', () => {
  const before = fleet(`b.a 74 at 0,0 SE way 2${FAR}`);
  const went = turn(before, { 'b.a': { track: 'SF' } });
  expect(went.ship('b.a').tack).toBe('port');
  const worn = turn(went.state, { 'b.a': { track: 'SFF' } });
  expect(worn.ship('b.a')).toMatchObject({ heading: 5, tack: 'starboard' });
  expect(worn.told('wore')).toHaveLength(1);
  expect(ends('b.a 74 at 0,0 S way 2 masts 2 on port', 'SF')).toBe('wearing needs all three masts');
});

test('T3.5: no turn crosses the wind', () => {
  expect(ends('b.a 74 at 0,0 NE way 2', 'P')).toBe('only a tack crosses the wind');
});

test('T3.6: British, close hauled: 3 and one is enough; she runs on', () => {
  const went = turn(fleet(`b.a 74 at 0,0 NE way 2${FAR}`), { 'b.a': { track: 'FTF' } }, 3);
  expect(stands(went.ship('b.a'))).toBe('0,-2 NW way 2');
  expect(went.ship('b.a').tack).toBe('starboard');
});

test.each([
  ['b.a 74 at 0,0 E way 2', 'she tacks from close hauled only'],
  ['b.a 74 at 0,0 NE way 2 dp 2', 'too much damage to tack'],
  ['b.a 74 at 0,0 NE way 2 masts 2', 'tacking needs all three masts'],
])('T3.6: no tack for %s: %s', (ship, bar) => {
  expect(ends(ship, 'T')).toBe(bar);
});

test('T3.6: a light wind takes one off', () => {
  expect(turn(fleet(`b.a 74 at 0,0 NE way 2${FAR}`, { wind: 'light N' }), { 'b.a': { track: 'TF' } }, 3).told('tacked')[0]?.success).toBe(
    false,
  );
});

test('T3.7 T9.4: a failed tack leaves her in irons; she falls off, runs a square, and turns away again', () => {
  const failed = turn(fleet(`b.a 74 at 0,0 NE way 2${FAR}`), { 'b.a': { track: 'FTF' } }, 2);
  expect(failed.ship('b.a')).toMatchObject({ at: { x: 1, y: -1 }, heading: 0, way: 0, condition: 'irons', tack: 'port' });
  expect(turn(failed.state, { 'b.a': { track: 'FF' } }).ship('b.a')).toMatchObject({ heading: expect.any(Number), condition: 'sailing' });
  expect(stands(turn(failed.state, { 'b.a': { track: 'SFS' } }).ship('b.a'))).toBe('2,-2 E way 1');
});

test('T3.7: with a mast down she only falls off', () => {
  const state = fleet(`b.a 74 at 0,0 N way 0 masts 2${FAR}`);
  expect(state.ships[0]?.condition).toBe('irons');
  expect(stands(turn(state, { 'b.a': { track: 'SFS' } }).ship('b.a'))).toBe('1,-1 NE way 1');
});

test('T3.8: a change of wind puts a ship in irons, and takes her out', () => {
  const caught = rule(fleet(`b.a 74 at 0,0 E way 2${FAR}`), { kind: 'wind', wind: { from: 2, level: 'fresh' } });
  expect(caught.ship('b.a')).toMatchObject({ condition: 'irons', tack: 'port' });
  expect(rule(caught.state, { kind: 'wind', wind: { from: 0, level: 'fresh' } }).ship('b.a').condition).toBe('sailing');
});

const LINE = 'b.a 74 at 10,0 E way 2; b.c 74 at 8,0 E way 2; b.d 74 at 6,0 E way 2';

test('T3.10: in a line only the leader takes a track, until an enemy is within gunshot', () => {
  const apart = { 'b.a': { track: 'FF' }, 'b.c': { track: 'SFF' } };
  expect(stands(turn(fleet(`${LINE}${FAR}`, { lines: ['b.a b.c b.d'] }), apart).ship('b.c'))).toBe('10,0 E way 2');
  const near = fleet(`${LINE}; f.x 74 at 8,5 E`, { lines: ['b.a b.c b.d'] });
  expect(stands(turn(near, apart).ship('b.c'))).toBe('10,2 SE way 2');
});

test('T3.11: the leader lost, the next astern leads', () => {
  const state = fleet(`b.a 74 at 10,0 E struck; b.c 74 at 8,0 E way 2; b.d 74 at 6,0 E way 2${FAR}`, { lines: ['b.a b.c b.d'] });
  const went = turn(state, { 'b.c': { track: 'SFF' } });
  expect([went.ship('b.c'), went.ship('b.d')].map(stands)).toEqual(['10,2 SE way 2', '8,0 SE way 2']);
});

test('T3.12: followers turn in succession, where the leader turned', () => {
  const first = turn(fleet(`${LINE}${FAR}`, { lines: ['b.a b.c b.d'] }), { 'b.a': { track: 'SFF' } });
  expect([first.ship('b.a'), first.ship('b.c'), first.ship('b.d')].map(stands)).toEqual(['12,2 SE way 2', '10,0 SE way 2', '8,0 E way 2']);
  const second = turn(first.state, { 'b.a': { track: 'FF' } });
  expect([second.ship('b.a'), second.ship('b.c'), second.ship('b.d')].map(stands)).toEqual([
    '14,4 SE way 2',
    '12,2 SE way 2',
    '10,0 SE way 2',
  ]);
});

test('T3.12: beyond touch the line is broken, and the follower holds on', () => {
  const state = fleet(`b.a 74 at 30,0 E way 2; b.c 74 at 8,0 E way 3${FAR}`, { lines: ['b.a b.c'] });
  expect(stands(turn(state, { 'b.a': { track: 'SFF' } }).ship('b.c'))).toBe('11,0 E way 3');
});

test('T3.13: a ship foul in the line holds up those astern', () => {
  const state = fleet(`b.a 74 at 10,0 E way 0 guns 0/0; b.c 74 at 8,0 E way 2; b.d 74 at 7,0 E way 2; f.x 74 at 10,0 E way 0 guns 0/0`, {
    lines: ['b.a b.c b.d'],
  });
  for (const [one, other] of [
    [0, 'f.x'],
    [3, 'b.a'],
  ] as const)
    state.ships[one]?.foul.push(other);
  const went = turn(state);
  expect(went.ship('b.a').at).toEqual({ x: 10, y: 0 });
  expect(went.rolls).toEqual([]);
  expect(new Set(['b.a', 'b.c', 'b.d'].map(id => JSON.stringify(went.ship(id).at))).size).toBe(3);
});

test('T3.14: everything on the way happens at once, ship by ship from the van', () => {
  const state = fleet(`b.a 74 at 0,0 E way 2; b.c 74 at 0,9 E way 2; f.x 74 at 1,0 E struck${FAR}`, { lines: ['b.a b.c'] });
  const went = turn(state, { 'b.a': { track: 'FF' } }, 6, 6, 1);
  expect(went.told('collided')).toHaveLength(1);
  expect(went.told('moved').map(event => event.ship)).toEqual(['b.a', 'b.c']);
});
