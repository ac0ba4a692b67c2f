import { describe, expect, test } from 'vitest';
import { corners, degreesApart, lengthOf, sidePoint } from '../../../src/engine/plane.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotsOf } from '../../../src/rulesets/oak-and-iron/aim.js';
import { away } from '../../../src/rulesets/oak-and-iron/away.js';
import { legsOf, planOf } from '../../../src/rulesets/oak-and-iron/plan.js';
import { carried } from '../../../src/rulesets/oak-and-iron/sail.js';
import { bandAt, gapOf, hullOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import { TABLES } from '../../../src/rulesets/oak-and-iron/tables.js';
import { pointOfSail } from '../../../src/rulesets/oak-and-iron/wind.js';
import { at, dice, kinds, scenarioNamed, scene, shipIn } from './scene.js';

const one = (heading: number, is = {}) => scene({ ships: { ruby: { heading, is } } });
const step = (id: string, by: number | null = null) => ({ id, by });
const ahead = [step('f')];

test('OI1.1 the table is 36 by 36 inches, and a ship comes to rest on whole thousandths', () => {
  const state = one(197);
  const { pose } = carried(state, shipIn(state, 'ruby'), legsOf(state, shipIn(state, 'ruby'), planOf([step('p', 17), step('f')]), 3));
  expect(state.table).toEqual({ width: 36_000, height: 36_000 });
  expect([pose.x, pose.y, pose.heading].every(Number.isInteger)).toBe(true);
});

test.each([
  [0, 'yard-arm'],
  [1000, 'yard-arm'],
  [1001, 'pistol'],
  [3000, 'pistol'],
  [3001, 'musket'],
  [6000, 'musket'],
  [6001, 'cannon'],
  [12_000, 'cannon'],
  [12_001, null],
])('OI1.2 a gap of %i thousandths is %s', (distance, band) => {
  expect(bandAt(one(180), distance)).toBe(band);
});

test.each([
  [1, 866, 30],
  [2, 1614, 45],
  [3, 2402, 45],
  [4, 2913, 30],
  [5, 3701, 30],
])('OI1.3 the tool of rating %i runs %i thousandths and turns %i degrees', (rating, straight, turn) => {
  const state = one(180);
  const ruby = shipIn(state, 'ruby');
  const ran = carried(state, ruby, legsOf(state, ruby, planOf(ahead), rating)).pose;
  expect(ran).toEqual({ ...ruby.pose, y: ruby.pose.y + straight });
  const turned = carried(state, ruby, legsOf(state, ruby, planOf([step('s', 90), step('f')]), rating)).pose;
  expect(degreesApart(turned.heading, 180)).toBe(turn);
});

test('OI1.4 bases are twice as long as broad', () => {
  expect(Object.values(TABLES.bases).map(({ length, beam }) => Math.abs(length - 2 * beam))).toEqual([0, 0, 0]);
});

describe('OI1.5 a move is one run and one turn', () => {
  const legs = (...steps: ReturnType<typeof step>[]) => {
    const state = one(180);
    return legsOf(state, shipIn(state, 'ruby'), planOf(steps), 3).map(leg =>
      leg.kind === 'run' ? 'run' : `${leg.turn.hand} ${leg.turn.by}`,
    );
  };
  test('OI1.5 the turn comes before or after', () => {
    expect(legs(step('p', 20), step('f'))).toEqual(['port 20', 'run']);
    expect(legs(step('f'), step('s', 45))).toEqual(['run', 'starboard 45']);
  });
  test('OI1.5 never both', () => {
    expect(legs(step('p', 20), step('f'), step('p', 20))).toEqual(['port 20', 'run']);
  });
});

test.each([1, 2, 3, 4, 5])('OI1.6 with the tool of rating %i she pivots about the mid-point of her inner side', rating => {
  const state = one(180);
  const ruby = shipIn(state, 'ruby');
  const { pose } = carried(state, ruby, [{ kind: 'turn', turn: { hand: 'port', by: TABLES.tools[rating - 1]?.turn ?? 0 } }]);
  const [held, now] = [sidePoint(ruby.pose, hullOf(state, ruby), 'port'), sidePoint(pose, hullOf(state, ruby), 'port')];
  expect(lengthOf({ x: held.x - now.x, y: held.y - now.y })).toBeLessThan(1);
  expect(pose.heading).toBe(180 - (TABLES.tools[rating - 1]?.turn ?? 0));
});

test.each([
  [180, 'large'],
  [91, 'large'],
  [89, 'windward'],
  [270, 'large'],
  [60, 'windward'],
])('OI1.7 heading %i with the wind from the north she sails %s', (heading, point) => {
  const state = one(heading, { large: 4, windward: 2 });
  expect(pointOfSail(state, shipIn(state, 'ruby'))).toBe(point);
});
test('OI1.7 with the wind on the beam she takes the faster', () => {
  const state = one(90, { large: 2, windward: 3 });
  expect(ratingOf(state, shipIn(state, 'ruby'))).toBe(3);
});

test.each([
  [44, 'eye'],
  [45, 'windward'],
  [315, 'windward'],
  [316, 'eye'],
  [0, 'eye'],
])('OI1.8 heading %i is %s', (heading, point) => {
  const state = one(heading);
  expect(pointOfSail(state, shipIn(state, 'ruby'))).toBe(point);
});
test('OI1.8 the angle says what the book measures: windward mid-point against the bow edge', () => {
  for (let heading = 0; heading < 360; heading++) {
    const state = one(heading);
    const ruby = shipIn(state, 'ruby');
    const hull = hullOf(state, ruby);
    const hand = heading < 180 ? 'port' : 'starboard';
    const side = sidePoint(ruby.pose, hull, hand);
    const [left, right] = corners(ruby.pose, hull);
    const isInEye = side.y > Math.max(left.y, right.y) + 1e-3;
    expect([heading, pointOfSail(state, ruby) === 'eye']).toEqual([heading, isInEye]);
  }
});

test.each([
  [[18, 12], 'bow'],
  [[12, 18], 'port'],
  [[24, 18], 'starboard'],
  [[18, 24], 'stern'],
] as const)('OI1.9 an enemy at %j of a ship heading north bears in the arc %s', (place, arc) => {
  const state = scene({ ships: { ruby: { heading: 0 }, fox: { side: 'b', at: place, heading: 0 } } });
  expect(shotsOf(state, shipIn(state, 'ruby')).map(shot => shot.arc)).toContain(arc);
});

test('OI1.10 distance is from base to base, and 0 where they touch', () => {
  const state = scene({ ships: { ruby: { at: [10, 10], heading: 0 }, fox: { side: 'b', at: [12.181, 10], heading: 0 } } });
  expect(gapOf(state, shipIn(state, 'ruby'), shipIn(state, 'fox'))).toBe(1000);
  shipIn(state, 'fox').pose = { x: 11_181, y: 10_000, heading: 0 };
  expect(gapOf(state, shipIn(state, 'ruby'), shipIn(state, 'fox'))).toBe(0);
});

test('OI1.11 Directly Away is straight, unturned, and as far from the other as can be', () => {
  const state = scene({ ships: { ruby: { at: [18, 18], heading: 0 }, fox: { side: 'b', at: [16.8, 18], heading: 0 } } });
  const run = away(state, shipIn(state, 'ruby'), [shipIn(state, 'fox')], 1000, 'whole');
  expect(run?.pose).toEqual({ x: 19_000, y: 18_000, heading: 0 });
});
test('OI1.11 a way that touches anything is no way', () => {
  const ships = {
    ruby: { at: [18, 18], heading: 0 },
    fox: { side: 'b', at: [16.8, 18], heading: 0 },
    rock: { side: 'b', at: [19.5, 18], heading: 0 },
  } as const;
  const state = scene({ ships });
  const run = away(state, shipIn(state, 'ruby'), [shipIn(state, 'fox')], 1000, 'whole');
  expect(run?.pose.x).not.toBe(19_000);
});

test('OI4.6 OI4.7 the book’s figures 1 and 2: large at 3, Adjust Speed passed, the speed 4 tool, a turn at its end, then Reload', () => {
  const state = scene({ ships: { lily: { class: 'sixth-rate', heading: 180, is: { reload: { port: true, starboard: false } } } } });
  const lily = shipIn(state, 'lily');
  expect([pointOfSail(state, lily), ratingOf(state, lily)]).toEqual(['large', 3]);
  const play = at(state, dice('sail', 'blank', 'blank', 'blank', 'blank'), {
    lily: { plot: [step('u'), step('f'), step('s', 30)], crew: ['reload-port'] },
  });
  activate(play, lily);
  const [before, ran, turned] = lily.track;
  expect(ran).toEqual({ ...before, y: 18_000 + 2913 });
  const hull = hullOf(state, lily);
  const [held, now] = [ran, turned].map(pose => (pose ? sidePoint(pose, hull, 'starboard') : { x: 0, y: 0 }));
  expect(Math.round(held?.x ?? 0)).toBeCloseTo(Math.round(now?.x ?? 1), -1);
  expect(turned?.heading).toBe(210);
  expect(lily.reload.port).toBe(false);
  expect(kinds(play)).toEqual(['tested', 'moved', 'reloaded']);
});

test('OI12.1 the quick start stands as the book sets it up', () => {
  const scenario = scenarioNamed('quick-start');
  const state = scene({ ships: {} });
  expect(scenario.squadrons.map(plan => plan.muster?.ships.map(ship => ship.class))).toEqual([
    ['sloop', 'petite-fregate'],
    ['corvette', 'fluyt'],
  ]);
  expect(scenario.squadrons.map(plan => plan.muster?.hand)).toEqual([
    ['down', 'careful-aim', 'rolling-broadsides', 'effective-fire', 'adjust-position'],
    ['as-she-bears', 'take-courage', 'fleet-maneuver', 'reload', 'favorable-wind'],
  ]);
  expect(scenario.squadrons.map(plan => [plan.muster?.admiral, plan.muster?.flagship])).toEqual([
    ['untested', 'a.fregate'],
    ['untested', 'b.fluyt'],
  ]);
  expect(state.turn).toBe(1);
});
