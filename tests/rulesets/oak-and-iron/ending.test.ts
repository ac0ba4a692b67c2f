import { describe, expect, test } from 'vitest';
import { advance, lookFor, open } from '../../../src/engine/battle.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { crewBar } from '../../../src/rulesets/oak-and-iron/crewBars.js';
import { hit, rest, tire } from '../../../src/rulesets/oak-and-iron/damage.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { giveUp } from '../../../src/rulesets/oak-and-iron/judge.js';
import { outcome } from '../../../src/rulesets/oak-and-iron/outcome.js';
import { seamanBar } from '../../../src/rulesets/oak-and-iron/plan.js';
import { isShaken } from '../../../src/rulesets/oak-and-iron/sea.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import type { Squad } from '../../../src/rulesets/oak-and-iron/state.js';
import { seedOf } from '../../support/playout.js';
import { at, dice, kinds, type Put, type Scene, scenarioNamed, scene, shipIn } from './scene.js';

const squad = (state: ReturnType<typeof scene>, seat: string): Squad => state.squads.find(one => one.seat === seat) as Squad;
/** Three ships a side, far apart. */
const fleets = (is: Record<string, Put['is']>, more: Partial<Scene> = {}, where: Record<string, readonly [number, number]> = {}) => {
  const places: Record<string, readonly [number, number]> = {
    r1: [4, 4],
    r2: [10, 4],
    r3: [16, 4],
    f1: [4, 30],
    f2: [10, 30],
    f3: [16, 30],
    ...where,
  };
  const ships = Object.fromEntries(
    Object.entries(places).map(([id, place]) => [id, { side: id.startsWith('f') ? 'b' : 'a', at: place, heading: 180, is: is[id] }]),
  );
  return scene({ ships, ...more });
};
const noDice = () => dice();
const lucky = { rolls: [], roll: () => 8 };

describe('states', () => {
  test('OI6.1 Crippled: further damage is Fatigue, no Repair, rating 2', () => {
    const state = fleets({ r1: { damage: 7, sail: 'full' } });
    const r1 = shipIn(state, 'r1');
    hit(at(state), r1, 2);
    expect([r1.damage, r1.fatigue, ratingOf(state, r1)]).toEqual([7, 2, 2]);
    expect(crewBar(state, r1, 'repair')).toMatch(/Crippled/);
  });
  test('OI6.1 the point that overflows is Fatigue at once', () => {
    const state = fleets({ r1: { damage: 6 } });
    hit(at(state), shipIn(state, 'r1'), 3);
    expect(shipIn(state, 'r1')).toMatchObject({ damage: 7, fatigue: 2 });
  });
  test('OI6.2 Shaken: no Seamanship, only Rally, and it ends with Fatigue', () => {
    const state = fleets({ r1: { fatigue: 7 } });
    const r1 = shipIn(state, 'r1');
    expect(seamanBar(state, r1, 'speed')).toMatch(/Shaken/);
    expect(crewBar(state, r1, 'more-sail')).toMatch(/Shaken/);
    expect(crewBar(state, r1, 'rally')).toBeNull();
    rest(r1, 1);
    expect(isShaken(state, r1)).toBe(false);
  });
  test('OI6.2 Fatigue beyond seven is ignored', () => {
    const state = fleets({ r1: { fatigue: 6 } });
    tire(at(state), shipIn(state, 'r1'), 5);
    expect(shipIn(state, 'r1').fatigue).toBe(7);
  });
  test('OI6.3 Entangled: Seamanship only Cut Free', () => {
    const state = fleets({ r1: { entangled: ['f1'] } });
    expect([seamanBar(state, shipIn(state, 'r1'), 'heading'), seamanBar(state, shipIn(state, 'r1'), 'cut')]).toEqual([
      'Entangled: she can only be cut free',
      null,
    ]);
  });
  test.each([
    ['sail', false],
    ['blank', true],
  ] as const)('OI6.4 Aground: Repair is a Skill Test, %s', (face, aground) => {
    const state = fleets({ r1: { aground: true, damage: 3 } });
    const faces = Array.from({ length: 5 }, () => face);
    activate(at(state, dice(...faces), { r1: { crew: ['repair'] } }), shipIn(state, 'r1'));
    expect(shipIn(state, 'r1')).toMatchObject({ aground, damage: 3 });
  });
  test('OI6.5 Anchored: sail is set one step at a time', () => {
    const state = fleets({ r1: { sail: 'anchored' } });
    activate(at(state, noDice(), { r1: { crew: ['more-sail'] } }), shipIn(state, 'r1'));
    expect(shipIn(state, 'r1').sail).toBe('minimal');
    expect(ratingOf(state, shipIn(state, 'r1'))).toBe(2);
  });
  test('OI6.6 Out of Action is judged only at the end of the turn', () => {
    const state = fleets({ r1: { damage: 7, fatigue: 7 } });
    expect(shipIn(state, 'r1').condition).toBe('action');
    endPhase(at(state, lucky));
    expect(shipIn(state, 'r1').condition).toBe('hulk');
  });
});

describe('OI7.1 striking and carrying', () => {
  const fast = { f1: [5.181, 4] as const };
  test('OI7.1 a ship that strikes frees those fast to her', () => {
    const state = fleets({ r1: { damage: 7, fatigue: 7, entangled: ['f1'] }, f1: { entangled: ['r1'] } }, {}, fast);
    endPhase(at(state, lucky));
    expect([shipIn(state, 'f1').entangled, shipIn(state, 'r1').condition]).toEqual([[], 'hulk']);
  });
  test('OI7.1 one Shaken, the other not: carried, both Strike Points, and taken', () => {
    const state = fleets({ r2: { fatigue: 7, entangled: ['f1'] }, f1: { entangled: ['r2'] } }, {}, { f1: [11.181, 4] });
    endPhase(at(state));
    expect(shipIn(state, 'r2')).toMatchObject({ condition: 'hulk', captor: 'b', scored: 2 });
    expect([squad(state, 'a').strikes, squad(state, 'b').prizes]).toEqual([2, 1]);
  });
  test('OI7.1 both Shaken: they part', () => {
    const state = fleets({ r2: { fatigue: 7, entangled: ['f1'] }, f1: { fatigue: 7, entangled: ['r2'] } }, {}, { f1: [11.181, 4] });
    endPhase(at(state));
    expect([shipIn(state, 'r2').condition, shipIn(state, 'r2').entangled]).toEqual(['action', []]);
  });
  test('OI7.1 three fast together: the Shaken one is carried, the others stay as they are', () => {
    const state = fleets(
      { r1: { entangled: ['f1'] }, r2: { fatigue: 7, entangled: ['f1'] }, f1: { entangled: ['r1', 'r2'] } },
      {},
      { r1: [9, 4], f1: [10.181, 4], r2: [11.362, 4] },
    );
    endPhase(at(state));
    expect([shipIn(state, 'r2').captor, shipIn(state, 'f1').entangled]).toEqual(['b', ['r1']]);
  });
});

test.each([
  [false, ['blank', 'skull'], 'sunk'],
  [false, ['blank', 'blank'], 'hulk'],
  [true, ['blank', 'blank', 'blank', 'skull'], 'sunk'],
] as const)('OI7.2 a hulk, doomed %s, throws %j: %s', (doomed, faces, condition) => {
  const state = fleets({ r1: { condition: 'hulk', scored: 2, doomed } });
  endPhase(at(state, dice(...faces)));
  expect(shipIn(state, 'r1').condition).toBe(condition);
});

test('OI7.3 an enemy within Yard Arm who is not Shaken takes the hulk; a prize does not sink', () => {
  const near = { f1: [5.5, 4] as const };
  const state = fleets({ r1: { condition: 'hulk', scored: 2 } }, {}, near);
  endPhase(at(state, lucky));
  expect([shipIn(state, 'r1').captor, squad(state, 'b').prizes]).toEqual(['b', 1]);
  endPhase(at(state, noDice()));
  expect(shipIn(state, 'r1').condition).toBe('hulk');
  const shaken = fleets({ r1: { condition: 'hulk', scored: 2 }, f1: { fatigue: 7 } }, {}, near);
  endPhase(at(shaken, lucky));
  expect(shipIn(shaken, 'r1').captor).toBeNull();
});

describe('OI7.4 Strike Points', () => {
  const strikes = (is: Put['is']) => {
    const state = fleets({ r2: is });
    endPhase(at(state, lucky));
    return squad(state, 'a').strikes;
  };
  test.each([
    [{ damage: 7 }, 1],
    [{ damage: 7, scored: 1 }, 0],
    [{ damage: 7, fatigue: 7, scored: 1 }, 1],
    [{ condition: 'gone' }, 2],
    [{ condition: 'gone', scored: 1, damage: 7 }, 1],
  ] as [Put['is'], number][])('OI7.4 %j costs %i', (is, points) => {
    expect(strikes(is)).toBe(points);
  });
  test('OI7.4 the Flagship costs one more', () => {
    const state = fleets({ r1: { condition: 'gone' } });
    endPhase(at(state));
    expect(squad(state, 'a').strikes).toBe(3);
  });
});

describe('OI7.5 breaking', () => {
  test('OI7.5 more Strike Points than ships in action', () => {
    const state = fleets({ r2: { condition: 'gone' } }, {});
    squad(state, 'a').strikes = 0;
    endPhase(at(state));
    expect([squad(state, 'a').strikes, state.ended]).toEqual([2, null]);
    shipIn(state, 'r3').damage = 7;
    endPhase(at(state));
    expect(state.ended).toEqual({ winner: 'b', how: 'broken' });
  });
  test('OI7.5 both at once: the smaller excess wins', () => {
    const state = fleets({
      r2: { condition: 'gone', scored: 2 },
      r3: { condition: 'gone', scored: 2 },
      f3: { condition: 'gone', scored: 2 },
    });
    squad(state, 'a').strikes = 4;
    squad(state, 'b').strikes = 4;
    endPhase(at(state));
    expect(state.ended).toEqual({ winner: 'b', how: 'both-broken' });
  });
  test('OI7.5 an equal excess: nobody', () => {
    const state = fleets({});
    squad(state, 'a').strikes = 5;
    squad(state, 'b').strikes = 5;
    endPhase(at(state));
    expect(state.ended).toEqual({ winner: null, how: 'both-broken' });
  });
});

test('OI7.6 a card goes back to the hand, or leaves the battle', () => {
  const state = fleets({}, { cards: { a: 'effective-fire', b: 'fast-loaders' } });
  squad(state, 'b').hand = ['fast-loaders', 'down'];
  endPhase(at(state));
  expect([squad(state, 'a').hand.includes('effective-fire'), squad(state, 'a').face]).toEqual([true, null]);
  expect([squad(state, 'b').hand, squad(state, 'b').discards]).toEqual([['down'], ['fast-loaders']]);
});

describe('OI7.7 the flag passes', () => {
  test('OI7.7 to the named ship, without the Admiral’s value and words', () => {
    const state = fleets({ r1: { condition: 'gone' } });
    Object.assign(squad(state, 'a'), { value: 3, keywords: ['clever'], strikes: -5 });
    endPhase(at(state, noDice(), {}, { a: { heir: 'r3' } }));
    expect(squad(state, 'a')).toMatchObject({ flagship: 'r3', value: 0, keywords: [] });
  });
  test('OI7.7 the cards that came with his words go, from the hand and from under the next turn', () => {
    const state = fleets({ r1: { condition: 'gone' } });
    const own = squad(state, 'a');
    Object.assign(own, {
      strikes: -5,
      hand: ['doughty', 'intrepid', 'reload', 'down'],
      pick: { card: 'doughty', rider: null, swap: null },
    });
    endPhase(at(state));
    expect([own.hand, own.pick?.card]).toEqual([['reload', 'down'], 'down']);
  });
  test('OI7.7 with the value to a Vice Flag', () => {
    const state = fleets({ r1: { condition: 'gone' }, r2: { upgrades: ['vice-flag'] } });
    Object.assign(squad(state, 'a'), { value: 3, strikes: -5 });
    endPhase(at(state, noDice(), {}, { a: { heir: 'r3' } }));
    expect(squad(state, 'a')).toMatchObject({ flagship: 'r2', value: 3 });
  });
});

describe('OI7.8 many captains, and giving up', () => {
  const three = () => scene({ ships: { r: { at: [4, 4] }, f: { side: 'b', at: [30, 4] }, c: { side: 'c', at: [18, 30] } } });
  test('OI7.8 OI7.5 when the last of several break together, who broke before has no part in it', () => {
    const state = three();
    squad(state, 'c').strikes = 2;
    endPhase(at(state, lucky));
    squad(state, 'a').strikes = 5;
    squad(state, 'b').strikes = 4;
    endPhase(at(state, lucky));
    expect(state.ended).toEqual({ winner: 'b', how: 'both-broken' });
  });
  test('OI7.8 OI7.9 nor at the turn limit who has given up', () => {
    const state = three();
    giveUp(at(state), 'c');
    Object.assign(state, { turn: 12 });
    squad(state, 'a').strikes = 1;
    squad(state, 'b').strikes = 1;
    squad(state, 'b').prizes = 1;
    endPhase(at(state, lucky));
    expect(state.ended).toEqual({ winner: 'b', how: 'time' });
  });
  test('OI7.8 OI7.9 of three the next figure is asked only of those who are level', () => {
    const state = three();
    Object.assign(state, { turn: 12 });
    for (const [seat, strikes, prizes] of [
      ['a', 0, 1],
      ['b', 0, 0],
      ['c', 1, 3],
    ] as const)
      Object.assign(squad(state, seat), { strikes, prizes });
    endPhase(at(state, lucky));
    expect(state.ended).toEqual({ winner: 'a', how: 'time' });
  });
  test('OI7.8 a broken squadron strikes whole, and the others fight on', () => {
    const state = three();
    squad(state, 'c').strikes = 2;
    endPhase(at(state, lucky));
    expect([state.ended, shipIn(state, 'c').condition]).toEqual([null, 'hulk']);
  });
  test('OI7.8 the last side with an unbroken squadron wins', () => {
    const state = three();
    squad(state, 'c').strikes = 2;
    squad(state, 'b').strikes = 2;
    endPhase(at(state, lucky));
    expect(state.ended).toEqual({ winner: 'a', how: 'broken' });
  });
  test('OI7.8 a captain gives up', () => {
    const state = fleets({});
    const play = at(state);
    giveUp(play, 'a');
    expect(outcome(state)).toMatchObject({ winners: ['b'] });
    expect(kinds(play)[0]).toBe('conceded');
  });
});

describe('OI7.9 time', () => {
  const late = (set: (state: ReturnType<typeof scene>) => void) => {
    const state = fleets({}, { is: { turn: 12 } });
    set(state);
    endPhase(at(state));
    return state.ended;
  };
  test('OI7.9 fewer Strike Points', () => {
    expect(late(state => (squad(state, 'a').strikes = 1))).toEqual({ winner: 'b', how: 'time' });
  });
  test('OI7.9 then more prizes', () => {
    expect(late(state => (squad(state, 'a').prizes = 1))).toEqual({ winner: 'a', how: 'time' });
  });
  test('OI7.9 then less hurt', () => {
    expect(late(state => (shipIn(state, 'f1').fatigue = 1))).toEqual({ winner: 'a', how: 'time' });
  });
  test('OI7.9 else a draw', () => {
    expect(late(() => {})).toEqual({ winner: null, how: 'time' });
  });
});

test('OI4.15 alternate: cards, then one request for each activation, then the attacks', () => {
  const quick = scenarioNamed('quick-start');
  const scenario = { ...quick, options: { ...quick.options, windows: 'alternate' as const } };
  let battle = open(oakAndIron, scenario, seedOf('alternate'));
  const asked: string[][] = [];
  for (let count = 0; count < 8 && !oakAndIron.outcome(battle.state); count++) {
    const pending = oakAndIron.pending(battle.state);
    asked.push([...new Set(pending.filter(request => request.need === 'must').map(request => `${request.kind} ${request.seat}`))]);
    const orders = Object.assign(
      {},
      ...['a', 'b'].map(seat => oakAndIron.settle(lookFor(oakAndIron, battle.state, seat), seat, {}).orders),
    );
    const due = new Set(pending.map(request => request.id));
    battle = advance(oakAndIron, battle, {
      kind: 'orders',
      orders: Object.fromEntries(Object.entries(orders).filter(([id]) => due.has(id))) as never,
    }).battle;
  }
  const both = ['initiative a', 'initiative b'];
  expect(asked[0]).toEqual(both);
  expect(asked[1]).toEqual(both);
  expect(asked.slice(2, 6).map(one => one.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(asked.slice(2, 4).flat()).size).toBe(2);
  expect(asked[6]).toEqual(['squadron a', 'squadron b']);
});
