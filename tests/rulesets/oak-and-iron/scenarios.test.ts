import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/engine/battle.js';
import { advance, lookFor, open } from '../../../src/engine/battle.js';
import { sealedDice } from '../../../src/engine/dice.js';
import { gap } from '../../../src/engine/plane.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotsOf } from '../../../src/rulesets/oak-and-iron/aim.js';
import { shoalDice } from '../../../src/rulesets/oak-and-iron/collide.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { shapeOf, squadOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import { settle } from '../../../src/rulesets/oak-and-iron/settle.js';
import { setup } from '../../../src/rulesets/oak-and-iron/setup.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seedOf } from '../../support/playout.js';
import { at, type Put, scenarioNamed, scene, shipIn } from './scene.js';

const files = readdirSync(new URL('../../../assets/scenarios/oak-and-iron', import.meta.url)).map(name => name.replace('.json', ''));
const orders = (battle: Battle<State>, answers: Record<string, Parameters<typeof settle>[2]> = {}) => {
  const due = new Set(oakAndIron.pending(battle.state).map(request => request.id));
  const all = battle.state.squads.map(
    squad => settle(lookFor(oakAndIron, battle.state, squad.seat), squad.seat, answers[squad.seat] ?? {}).orders,
  );
  return Object.fromEntries(Object.entries(Object.assign({}, ...all)).filter(([id]) => due.has(id))) as never;
};
const step = (battle: Battle<State>, answers = {}) =>
  advance(oakAndIron, battle, { kind: 'orders', orders: orders(battle, answers) }).battle;

test.each(files)('OI11.1 %s is a lawful scenario whose seats all have a squadron', file => {
  const scenario = scenarioNamed(file);
  expect(scenario.id).toBe(file);
  expect(scenario.squadrons.map(plan => plan.seat).sort()).toEqual(scenario.seats.map(seat => seat.id).sort());
  for (const plan of scenario.squadrons) expect(plan.berths !== null || plan.zone !== null).toBe(true);
});

test.each(files)('OI11.4 %s: silence deploys every ship in her zone, clear of all others, under Battle Sail', file => {
  let battle = open(oakAndIron, scenarioNamed(file), seedOf(file));
  while (battle.state.phase !== 'battle') battle = step(battle);
  const { state } = battle;
  for (const [nth, ship] of state.ships.entries()) {
    const zone = squadOf(state, ship.seat)?.zone;
    for (const other of state.ships.slice(nth + 1)) expect(gap(shapeOf(state, ship), shapeOf(state, other))).toBeGreaterThan(0);
    if (!zone) continue;
    expect(ship.sail).toBe('battle');
    for (const { x, y } of shapeOf(state, ship)) {
      expect(x >= zone.left * 1000 && x <= zone.right * 1000).toBe(true);
      expect(y >= zone.top * 1000 && y <= zone.bottom * 1000).toBe(true);
    }
  }
});

describe('OI11.4 deployment', () => {
  test('OI11.4 where she would touch a friend or leave the zone is refused, and she deploys in line', () => {
    const battle = step(open(oakAndIron, scenarioNamed('patrol'), seedOf('deploy')));
    const view = lookFor(oakAndIron, battle.state, 'red');
    const ids = view.ships.filter(ship => ship.seat === 'red').map(ship => ship.id);
    const same = Object.fromEntries(ids.map(id => [id, { x: 40, y: 200 }]));
    expect(oakAndIron.ask(view, 'red', same).problems[0]?.say).toMatch(/would touch/);
    expect(oakAndIron.ask(view, 'red', { [ids[0] ?? '']: { x: 0, y: 200 } }).problems[0]?.say).toMatch(/zone/);
    const settled = settle(view, 'red', same).will.filter(line => line.unit !== 'hand');
    expect(settled.every(line => line.silent)).toBe(true);
  });
  test('OI11.4 in turn: the second captain is asked after the first', () => {
    const patrol = scenarioNamed('patrol');
    const battle = step(open(oakAndIron, { ...patrol, options: { ...patrol.options, deployment: 'in-turn' } }, seedOf('turns')));
    const seats = (one: Battle<State>) => [...new Set(oakAndIron.pending(one.state).map(request => request.seat))];
    expect(seats(battle)).toEqual(['red']);
    const next = step(battle);
    expect(seats(next)).toEqual(['blue']);
    expect(step(next).state.phase).toBe('battle');
  });
});

test('OI11.3 the Weather Edge falls on any of the four', () => {
  const scenario = Scenario.parse({ ...scenarioNamed('quick-start'), wind: 'rolled' });
  const winds = Array.from({ length: 40 }, (_, nth) => setup(scenario, sealedDice(`${nth}`, 0, '')).wind);
  expect([...new Set(winds)].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
});

describe('OI11.2 objectives', () => {
  const landed = (kind: 'raid' | 'raze' | 'delivery', stood: number, turn = 3, party = true) => {
    const is: Put['is'] = party ? { party: { on: 'isle', x: 0, y: 0, stood } } : {};
    const state = scene({
      ships: { ruby: { at: [10, 10], is }, fox: { side: 'b', at: [30, 30] } },
      terrain: [
        {
          id: 'isle',
          kind: 'island',
          name: null,
          marked: true,
          outline: [
            { x: 0, y: 0 },
            { x: 1000, y: 0 },
            { x: 0, y: 1000 },
          ],
        },
      ],
      is: { turn },
    });
    state.scenario.objective = kind === 'delivery' ? { kind, side: 'a', by: 4 } : { kind, side: 'a' };
    endPhase(at(state));
    return state.ended?.winner ?? null;
  };
  test.each([
    ['raid', 0, null],
    ['raze', 1, null],
    ['delivery', 0, 'a'],
  ] as const)('OI11.2 %s with a party that has stood %i turns before: %s', (kind, stood, winner) => {
    expect(landed(kind, stood)).toBe(winner);
  });
  describe('OI11.2 a raider has to get away', () => {
    const raid = (is: NonNullable<Put['is']>) => {
      const state = scene({ ships: { ruby: { at: [10, 10], is }, mary: { at: [20, 10] }, fox: { side: 'b', at: [30, 30] } } });
      state.scenario.objective = { kind: 'raid', side: 'a' };
      const play = at(state);
      endPhase(play);
      return { state, play };
    };
    test('OI11.2 an End phase ashore: the plunder is aboard, and it is told once', () => {
      const island = {
        id: 'isle',
        kind: 'island' as const,
        name: null,
        marked: true,
        outline: [0, 1, 2].map(n => ({ x: n * 1000, y: n * n * 100 })),
      };
      const state = scene({
        ships: { ruby: { is: { party: { on: 'isle', x: 0, y: 0, stood: 0 } } }, fox: { side: 'b', at: [30, 30] } },
        terrain: [island],
      });
      state.scenario.objective = { kind: 'raid', side: 'a' };
      const [first, second] = [at(state), at(state)];
      endPhase(first);
      endPhase(second);
      expect(shipIn(state, 'ruby').plunder).toBe(true);
      expect([first, second].map(play => play.told.filter(event => event.kind === 'plundered').length)).toEqual([1, 0]);
    });
    test.each([
      [0, false],
      [1, true],
    ])('OI11.2 a Raze is the same with two End phases on end: after %i before, the work is done %s', (stood, done) => {
      const terrain = [{ id: 'isle', kind: 'island' as const, name: null, marked: true, outline: [0, 1, 2].map(y => ({ x: 0, y })) }];
      const state = scene({
        ships: { ruby: { is: { party: { on: 'isle', x: 0, y: 0, stood } } }, fox: { side: 'b', at: [30, 30] } },
        terrain,
      });
      state.scenario.objective = { kind: 'raze', side: 'a' };
      endPhase(at(state));
      expect([shipIn(state, 'ruby').plunder, state.ended]).toEqual([done, null]);
      if (!done) return;
      Object.assign(shipIn(state, 'ruby'), { condition: 'gone', party: null });
      endPhase(at(state));
      expect(state.ended).toEqual({ winner: 'a', how: 'objective' });
    });
    test('OI11.2 gone with it she has won, and nothing is counted against her', () => {
      const { state } = raid({ condition: 'gone', plunder: true });
      expect(state.ended).toEqual({ winner: 'a', how: 'objective' });
      expect(state.squads.map(squad => squad.strikes)).toEqual([0, 0]);
    });
    test('OI11.2 gone without it she is lost like any other', () => {
      const { state } = raid({ condition: 'gone' });
      expect(state.ended).not.toMatchObject({ winner: 'a' });
      expect(state.squads[0]?.strikes).toBe(3);
    });
    test('OI11.2 told to break off, she makes for the nearest edge and over it', () => {
      const state = scene({ ships: { ruby: { at: [18, 34], heading: 180, is: { plunder: true } }, fox: { side: 'b', at: [6, 6] } } });
      activate(at(state, { rolls: [], roll: () => 8 }, { ruby: { intent: 'break-off' } }), shipIn(state, 'ruby'));
      expect(shipIn(state, 'ruby').condition).toBe('gone');
    });
  });
  test('OI11.2 not done in time: the other side has won', () => {
    expect([landed('delivery', 0, 4, false), landed('raid', 0, 12, false), landed('raid', 0, 11, false)]).toEqual(['b', 'b', null]);
  });
});

describe('OI11.5 conditions', () => {
  const under = (condition: 'swell' | 'haze' | 'spring-tide') =>
    scene({
      ships: { ruby: { class: 'corvette', heading: 180, is: { sail: 'full' } }, fox: { side: 'b', at: [9, 18], heading: 180 } },
      options: { condition },
    });
  test('OI11.5 swell: no rating above 4', () => {
    expect(ratingOf(under('swell'), shipIn(under('swell'), 'ruby'))).toBe(4);
  });
  test('OI11.5 haze: nothing beyond Musket Shot', () => {
    expect([
      shotsOf(under('haze'), shipIn(under('haze'), 'ruby')).length,
      shotsOf(under('swell'), shipIn(under('swell'), 'ruby')).length,
    ]).toEqual([0, 1]);
  });
  test('OI11.5 spring tide: one die fewer for shoals', () => {
    expect([
      shoalDice(under('spring-tide'), shipIn(under('spring-tide'), 'fox')),
      shoalDice(under('swell'), shipIn(under('swell'), 'fox')),
    ]).toEqual([1, 2]);
  });
});
