import { describe, expect, test } from 'vitest';
import { sealedDice } from '../../../src/engine/dice.js';
import { gap, touches } from '../../../src/engine/plane.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotAt } from '../../../src/rulesets/oak-and-iron/aim.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import type { Terrain } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { fightAshore } from '../../../src/rulesets/oak-and-iron/party.js';
import { fortitudeAgainst } from '../../../src/rulesets/oak-and-iron/pool.js';
import { carried } from '../../../src/rulesets/oak-and-iron/sail.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { gapOf, shapeOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import { setup } from '../../../src/rulesets/oak-and-iron/setup.js';
import { at, dice, kinds, type Put, scenarioNamed, scene, shipIn } from './scene.js';

const step = (id: string, by: number | null = null) => ({ id, by });
const go = { plot: [step('f')] };
/** A block 4 inches wide whose near edge lies so many inches ahead of a ship at 18, 10 heading south. */
const block = (kind: Terrain['kind'], ahead: number, marked = false): Terrain => {
  const top = 11_181 + Math.round(ahead * 1000);
  const corner = (x: number, y: number) => ({ x, y });
  return {
    id: kind,
    kind,
    name: null,
    marked,
    outline: [corner(16_000, top), corner(20_000, top), corner(20_000, top + 3000), corner(16_000, top + 3000)],
  };
};
const south = (terrain: Terrain[], put: Put = {}) => scene({ ships: { ruby: { at: [18, 10], heading: 180, ...put } }, terrain });

describe('OI8.1 land', () => {
  test.each(['island', 'land', 'rocks'] as const)('OI8.1 %s: she stops in contact, 1 damage, Aground, Anchored', kind => {
    const state = south([block(kind, 1)]);
    const ruby = shipIn(state, 'ruby');
    activate(at(state, { rolls: [], roll: () => 8 }, { ruby: go }), ruby);
    expect(ruby.pose).toEqual({ x: 18_000, y: 11_000, heading: 180 });
    expect(ruby).toMatchObject({ damage: 1, aground: true, sail: 'anchored' });
  });
  test('OI8.1 a pivot stops at the last clear degree', () => {
    const state = scene({ ships: { ruby: { at: [18, 18], heading: 0 }, fox: { side: 'b', at: [19.6, 16.6], heading: 0 } } });
    const run = carried(state, shipIn(state, 'ruby'), [{ kind: 'turn', turn: { hand: 'starboard', by: 45 } }]);
    expect(run.ships).toEqual(['fox']);
    const there = { ...shipIn(state, 'ruby'), pose: run.pose };
    expect(touches(shapeOf(state, there), shapeOf(state, shipIn(state, 'fox')))).toBe(false);
    expect(gapOf(state, there, shipIn(state, 'fox'))).toBeLessThan(60);
  });
  test('OI8.1 whatever she has touched, she moves no more, but takes her Crew Action', () => {
    const state = scene({
      ships: { ruby: { at: [18, 10], heading: 180, is: { fatigue: 1 } }, fox: { side: 'b', at: [18, 13.4], heading: 180 } },
    });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, { rolls: [], roll: () => 8 }, { ruby: { plot: [step('f'), step('p', 45)], crew: ['rally'] } }), ruby);
    expect(ruby.pose.heading).toBe(180);
    expect(ruby.fatigue).toBe(0);
  });
});

describe('OI8.2 running aboard', () => {
  const ram = (fox: Put, faces: Parameters<typeof dice>) => {
    const state = scene({ ships: { ruby: { at: [18, 10], heading: 180 }, fox: { side: 'b', at: [18, 13.4], heading: 180, ...fox } } });
    const play = at(state, dice(...faces), { ruby: { ...go, crew: ['more-sail'] } });
    activate(play, shipIn(state, 'ruby'));
    return { ruby: shipIn(state, 'ruby'), fox: shipIn(state, 'fox'), play };
  };
  test('OI8.2 as many dice as her rating; a Skull hurts her', () => {
    expect(ram({}, ['skull', 'blank', 'blank']).ruby.damage).toBe(1);
  });
  test('OI8.2 a Sail: Entangled', () => {
    const { ruby, fox } = ram({}, ['sail', 'blank', 'blank']);
    expect([ruby.entangled, fox.entangled]).toEqual([['fox'], ['ruby']]);
  });
  test('OI8.2 else the struck ship gives way by Yard Arm', () => {
    const { ruby, fox, play } = ram({}, ['blank', 'blank', 'blank']);
    expect(kinds(play)).toContain('shifted');
    expect(fox.pose.y).toBeGreaterThan(13_400);
    expect(ruby.entangled).toEqual([]);
  });
  test('OI8.2 if she is Aground, the mover gives way', () => {
    const { fox, ruby } = ram({ is: { aground: true } }, ['blank', 'blank', 'blank']);
    expect(fox.pose).toEqual({ x: 18_000, y: 13_400, heading: 180 });
    expect(ruby.pose.y).toBeLessThan(11_038);
  });
  test('OI8.2 two at once: one throw, and both are Entangled', () => {
    const ships = {
      ruby: { at: [18, 10], heading: 180 },
      fox: { side: 'b', at: [17.3, 13.4], heading: 180 },
      hawk: { side: 'b', at: [18.7, 13.4], heading: 180 },
    } as const;
    const state = scene({ ships });
    activate(at(state, dice('sail', 'blank', 'blank'), { ruby: go }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').entangled).toEqual(['fox', 'hawk']);
  });
  test('OI8.2 lying alongside a ship and sailing off along her side is no collision', () => {
    const state = scene({ ships: { ruby: { at: [18, 10], heading: 180 }, fox: { side: 'b', at: [19.181, 10], heading: 180 } } });
    const play = at(state, dice(), { ruby: go });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play)).toEqual(['moved']);
  });
});

test('OI8.3 any part off the table at the end of a move, and she is gone', () => {
  const state = scene({ ships: { ruby: { at: [18, 33], heading: 180 } } });
  activate(at(state, dice(), { ruby: go }), shipIn(state, 'ruby'));
  expect(shipIn(state, 'ruby').condition).toBe('gone');
});
test('OI8.3 a part within and no part without stays', () => {
  const state = scene({ ships: { ruby: { at: [18, 32.4], heading: 180 } } });
  activate(at(state, dice(), { ruby: go }), shipIn(state, 'ruby'));
  expect(shipIn(state, 'ruby').condition).toBe('action');
});

describe('OI8.4 shoals', () => {
  test.each([
    ['skull', true],
    ['blank', false],
  ] as const)('OI8.4 the move is finished, then the printed Fortitude is thrown: %s', (face, aground) => {
    const state = south([block('shoal', 0.5)]);
    const ruby = shipIn(state, 'ruby');
    activate(at(state, { rolls: [], roll: () => (face === 'skull' ? 1 : 8) }, { ruby: { ...go, crew: ['more-sail'] } }), ruby);
    expect(ruby.pose.y).toBe(12_402);
    expect(ruby.aground).toBe(aground);
  });
  test('OI8.4 no shoal, no throw', () => {
    const state = south([block('shoal', 5)]);
    const play = at(state, dice(), { ruby: go });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play)).toEqual(['moved']);
  });
});

test('OI8.5 through fog nothing beyond Musket Shot, and Fortitude 1 more', () => {
  const duel = (inches: number) =>
    scene({
      ships: { ruby: { at: [18, 10], heading: 90 }, fox: { side: 'b', at: [18, 11.181 + inches], heading: 90 } },
      terrain: [block('fog', 0)],
    });
  const shot = (inches: number) => {
    const state = duel(inches);
    const found = shotAt(state, shipIn(state, 'ruby'), 'starboard', shipIn(state, 'fox'));
    return found && fortitudeAgainst(state, shipIn(state, 'ruby'), found);
  };
  expect(shot(6)).toBe(3);
  expect(shot(7)).toBeNull();
});

describe('OI8.6 landing parties', () => {
  const ashore = (is: Put['is'] = {}) => south([block('island', 2)], { is: { sail: 'anchored', ...is } });
  test('OI8.6 at anchor within Pistol Shot of land', () => {
    const state = ashore();
    activate(at(state, dice(), { ruby: { crew: ['land'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').party).toMatchObject({ on: 'island', stood: 0 });
  });
  test('OI8.6 lost when the ship moves or is Shaken', () => {
    const state = ashore({ sail: 'battle', party: { on: 'island', x: 0, y: 0, stood: 0 } });
    activate(at(state, { rolls: [], roll: () => 8 }, { ruby: go }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').party).toBeNull();
  });
  test('OI8.6 each hit clears one party, the nearest first, and Additional Crew fights too', () => {
    const party = (x: number) => ({ on: 'island', x, y: 0, stood: 0 });
    const enemy = (x: number) => ({ side: 'b', at: [5, 5], is: { party: party(x) } }) as const;
    const ships = {
      ruby: { is: { party: party(0), fits: ['crew'] } },
      far: enemy(5000),
      near: enemy(1000),
      mid: enemy(3000),
      out: enemy(6001),
    } as const;
    const state = scene({ ships: ships as never });
    fightAshore(at(state, dice('swords', 'skull', 'blank')), shipIn(state, 'ruby'));
    expect(['near', 'mid', 'far', 'out'].map(id => shipIn(state, id).party === null)).toEqual([true, true, false, false]);
  });
  test('OI8.6 parties within Musket Shot fight with the Crew: a hit clears', () => {
    const party = (x: number) => ({ on: 'island', x, y: 0, stood: 0 });
    const ships = { ruby: { is: { party: party(0) } }, fox: { side: 'b', at: [5, 5], is: { party: party(5000) } } } as const;
    const state = scene({ ships });
    fightAshore(at(state, dice('swords', 'blank')), shipIn(state, 'ruby'));
    expect(shipIn(state, 'fox').party).toBeNull();
  });
});

test('OI8.7 scattered terrain: three pieces for a Patrol, apart from one another and from the squadrons', () => {
  const scenario = Scenario.parse({ ...scenarioNamed('quick-start'), terrain: 'scattered' });
  for (let seed = 0; seed < 20; seed++) {
    const state = setup(scenario, sealedDice(`${seed}`, 0, ''));
    const shapes = state.terrain.map(piece => piece.outline);
    expect(shapes.length).toBeLessThanOrEqual(3);
    for (const [nth, shape] of shapes.entries()) {
      for (const other of shapes.slice(nth + 1)) expect(gap(shape, other)).toBeGreaterThanOrEqual(4000);
      for (const ship of state.ships) expect(gap(shape, shapeOf(state, ship))).toBeGreaterThan(2000);
    }
  }
});

test('OI7.6 fog drifts an inch down the wind', () => {
  const state = scene({ ships: { ruby: {}, fox: { side: 'b', at: [5, 5] } }, terrain: [block('fog', 5)] });
  const before = state.terrain[0]?.outline[0]?.y ?? 0;
  endPhase(at(state));
  expect(state.terrain[0]?.outline[0]?.y).toBe(before + 1000);
});
