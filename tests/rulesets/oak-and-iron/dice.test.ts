import { describe, expect, test } from 'vitest';
import { shotAt } from '../../../src/rulesets/oak-and-iron/aim.js';
import { CLASSES } from '../../../src/rulesets/oak-and-iron/classes.js';
import { endMove, runAboard, shoalDice } from '../../../src/rulesets/oak-and-iron/collide.js';
import { critical } from '../../../src/rulesets/oak-and-iron/critical.js';
import { hit, rest, tire } from '../../../src/rulesets/oak-and-iron/damage.js';
import { AIMED, fireAt } from '../../../src/rulesets/oak-and-iron/fire.js';
import { closeDice } from '../../../src/rulesets/oak-and-iron/melee.js';
import type { Face } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { legsOf, planOf } from '../../../src/rulesets/oak-and-iron/plan.js';
import { fortitudeAgainst, freeboardOf } from '../../../src/rulesets/oak-and-iron/pool.js';
import type { Berth, Muster } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { hurt, isCrippled, isShaken, weary } from '../../../src/rulesets/oak-and-iron/sea.js';
import { launch } from '../../../src/rulesets/oak-and-iron/shipyard.js';
import { mayRow } from '../../../src/rulesets/oak-and-iron/speed.js';
import { TABLES } from '../../../src/rulesets/oak-and-iron/tables.js';
import { challenge, skillTest, testDice } from '../../../src/rulesets/oak-and-iron/throw.js';
import { at, dice, kinds, type Put, scene, shipIn } from './scene.js';

const alone = (is: Put['is'] = {}, fortune = 0) => {
  const state = scene({ ships: { ruby: { is } } });
  for (const squad of state.squads) squad.fortune = fortune;
  return state;
};
const blanks = (count: number): Face[] => Array.from({ length: count }, () => 'blank');

test('OI2.1 the faces: one Skull, Swords twice, one blank', () => {
  expect([...TABLES.faces].sort()).toEqual(['blank', 'cannon', 'musket', 'pistol', 'sail', 'skull', 'swords', 'swords']);
});

test.each([
  [0, 5],
  [1, 4],
  [4, 1],
  [7, 1],
])('OI2.2 with %i Fatigue a Skill Test throws %i dice', (fatigue, count) => {
  const state = alone({ fatigue });
  expect(testDice(state, shipIn(state, 'ruby'), 'speed')).toBe(count);
});
test.each([
  [['skull', 'blank', 'blank', 'blank', 'blank'], true],
  [['sail', 'blank', 'blank', 'blank', 'blank'], true],
  [['swords', 'cannon', 'musket', 'pistol', 'blank'], false],
] as [Face[], boolean][])('OI2.2 %j passes: %s', (faces, success) => {
  const state = alone();
  expect(skillTest(at(state, dice(...faces)), shipIn(state, 'ruby'), 'speed', 'OI4.7')).toBe(success);
});

describe('OI2.3 a Challenge Test', () => {
  const two = (skill: [number, number]) =>
    scene({ ships: { ruby: { is: { skill: skill[0] } }, fox: { side: 'b', is: { skill: skill[1] } } } });
  test('OI2.3 most Skulls and Sails win', () => {
    expect(challenge(at(two([0, 0]), dice('sail', ...blanks(4), 'sail', 'skull', ...blanks(3))), ['a', 'b'])).toBe('b');
  });
  test('OI2.3 as many: the higher Skill wins', () => {
    expect(challenge(at(two([1, 0]), dice('sail', ...blanks(4), 'blank', 'sail', ...blanks(4))), ['a', 'b'])).toBe('a');
  });
  test('OI2.3 Skill throws dice again here too', () => {
    expect(challenge(at(two([2, 0]), dice(...blanks(5), 'sail', 'skull', 'sail', ...blanks(4))), ['a', 'b'])).toBe('a');
  });
  test('OI2.3 and Fortune where a captain has said on what he spends it', () => {
    const state = scene({ ships: { ruby: {}, fox: { side: 'b' } }, options: { fortune: true } });
    for (const squad of state.squads) squad.fortune = 1;
    const thrown = dice(...blanks(5), 'sail', 'sail', ...blanks(3), 'sail', ...blanks(4));
    expect(challenge(at(state, thrown, {}, { a: { fortune: 'tests' } }), ['a', 'b'])).toBe('a');
    expect(state.squads.map(squad => squad.fortune)).toEqual([0, 1]);
  });
  test('OI2.3 the same Skill: again', () => {
    expect(challenge(at(two([0, 0]), dice(...blanks(10), ...blanks(5), 'skull', ...blanks(4))), ['a', 'b'])).toBe('b');
  });
});

describe('OI2.4 Skill throws dice again', () => {
  test('OI2.4 as many as the Skill, and a passed test is left alone', () => {
    const state = alone({ skill: 2 });
    expect(skillTest(at(state, dice(...blanks(5), 'blank', 'sail')), shipIn(state, 'ruby'), 'speed', 'OI4.7')).toBe(true);
    expect(skillTest(at(state, dice('skull', ...blanks(4))), shipIn(state, 'ruby'), 'speed', 'OI4.7')).toBe(true);
  });
  test('OI2.4 in an attack only dice that missed', () => {
    const state = scene({ ships: { ruby: { heading: 180, is: { skill: 1 } }, fox: { side: 'b', at: [18, 22], heading: 90 } } });
    const [ruby, fox] = [shipIn(state, 'ruby'), shipIn(state, 'fox')];
    ruby.pose = { ...ruby.pose, heading: 90 };
    const shot = shotAt(state, ruby, 'starboard', fox);
    const play = at(state, dice('skull', 'blank', 'blank', 'blank', 'blank', 'skull', 'blank'));
    if (shot) fireAt(play, ruby, shot, AIMED);
    expect(play.told[0]).toMatchObject({ kind: 'volley', hits: 2, damage: 1 });
  });
});

describe('OI2.5 Fortune', () => {
  test('OI2.5 a failed test costs a point and is thrown again', () => {
    const state = alone({}, 1);
    const play = at(state, dice(...blanks(5), 'sail', ...blanks(4)));
    expect(skillTest(play, shipIn(state, 'ruby'), 'speed', 'OI4.7')).toBe(true);
    expect([kinds(play), state.squads[0]?.fortune]).toEqual([['fortune', 'tested'], 0]);
  });
  test.each([
    ['all', true],
    ['both', false],
  ] as const)('OI2.5 critical dice of which none counts, spent on %s: thrown again %s', (fortune, again) => {
    const state = scene({ ships: { ruby: {}, fox: { side: 'b' } }, options: { fortune: true } });
    for (const squad of state.squads) squad.fortune = 1;
    critical(
      at(state, dice('blank', 'cannon', ...(again ? (['skull', 'swords'] as const) : [])), {}, { a: { fortune } }),
      shipIn(state, 'ruby'),
      shipIn(state, 'fox'),
      2,
    );
    expect(shipIn(state, 'fox')).toMatchObject(again ? { damage: 1, fatigue: 1 } : { damage: 0, fatigue: 0 });
  });
  test('OI2.5 the Skulls of a collision and of a shoal', () => {
    const state = scene({ ships: { ruby: {}, fox: { side: 'b', at: [19.181, 18] } }, options: { fortune: true } });
    for (const squad of state.squads) squad.fortune = 2;
    const ruby = shipIn(state, 'ruby');
    const play = at(state, dice('skull', 'skull', 'cannon', 'blank', 'swords', 'skull', 'blank', 'blank'), {}, { a: { fortune: 'all' } });
    runAboard(play, ruby, ['fox'], 3);
    ruby.did.push('shoal');
    endMove(play, ruby);
    expect([ruby.damage, ruby.aground, state.squads[0]?.fortune]).toEqual([0, false, 0]);
  });
  test('OI2.5 not where the captain has kept it for his guns', () => {
    const state = alone({}, 1);
    expect(skillTest(at(state, dice(...blanks(5)), {}, { a: { fortune: 'guns' } }), shipIn(state, 'ruby'), 'speed', 'OI4.7')).toBe(false);
  });
});

test('OI3.1 every class has a card, and the core classes cost what is known of them', () => {
  expect(Object.keys(CLASSES)).toHaveLength(15);
  const core = ['sloop', 'corvette', 'petite-fregate', 'fluyt', 'light-galleon'] as const;
  expect(core.map(id => CLASSES[id].points)).toEqual([7, 7, 13, 13, 17]);
  expect(core.map(id => CLASSES[id].fortitude)).toEqual([1, 1, 2, 2, 3]);
});

const fitted = (fits: Berth['fits'], upgrades: Berth['upgrades'] = []) => {
  const berth: Berth = { id: 'x', class: 'sixth-rate', name: 'X', skill: 0, fits, upgrades, captain: null };
  const muster: Muster = { nation: null, ships: [berth], admiral: 'untested', hired: null, flagship: 'none', hand: [] };
  return launch(berth, muster, { seat: 'a', side: 'a' });
};
describe('OI3.2 improvements', () => {
  test('OI3.2 Additional Guns, Swift and Weatherly are counted on her card', () => {
    expect(fitted(['guns', 'swift', 'weatherly'])).toMatchObject({ broadside: 6, large: 4, windward: 4 });
  });
  test('OI3.2 Additional Crew is a die hand to hand', () => {
    const state = scene({ ships: { ruby: { is: { fits: ['crew'] } }, fox: { side: 'b' } } });
    expect(closeDice(state, shipIn(state, 'ruby'), shipIn(state, 'fox'))).toBe(6);
  });
  test('OI3.2 Sweeps row in the Wind’s Eye, at speed 1', () => {
    const state = scene({ ships: { ruby: { heading: 0, is: { fits: ['sweeps'] } } } });
    const ruby = shipIn(state, 'ruby');
    expect(mayRow(state, ruby)).toBe(true);
    expect(legsOf(state, ruby, planOf([{ id: 'r', by: null }]), 1)).toEqual([{ kind: 'run', heading: 0, distance: 866 }]);
  });
});

describe('OI3.3 traits', () => {
  const duel = (a: Put, b: Put) => scene({ ships: { ruby: { heading: 90, ...a }, fox: { side: 'b', heading: 90, ...b } } });
  const shot = (state: ReturnType<typeof scene>) => shotAt(state, shipIn(state, 'ruby'), 'starboard', shipIn(state, 'fox'));
  const fortitude = (state: ReturnType<typeof scene>) => {
    const found = shot(state);
    return found && fortitudeAgainst(state, shipIn(state, 'ruby'), found);
  };
  test('OI3.3 Small: Fortitude 2 at Cannon Shot, 1 nearer', () => {
    expect(fortitude(duel({}, { class: 'sloop', at: [18, 28] }))).toBe(2);
    expect(fortitude(duel({}, { class: 'sloop', at: [18, 23] }))).toBe(1);
  });
  test('OI3.3 Weight of Fire: 1 less at Musket Shot, not beyond, and never under 1', () => {
    expect(fortitude(duel({ class: 'third-rate' }, { class: 'fourth-rate', at: [18, 24] }))).toBe(2);
    expect(fortitude(duel({ class: 'third-rate' }, { class: 'fourth-rate', at: [18, 29] }))).toBe(3);
    expect(fortitude(duel({ class: 'third-rate' }, { class: 'sloop', at: [18, 23] }))).toBe(1);
  });
  test('OI3.3 freeboard: 1, 2 and 3 hits for a point of Fatigue', () => {
    const state = scene({ ships: { a: { class: 'sloop' }, b: { class: 'fluyt', at: [5, 5] }, c: { class: 'third-rate', at: [30, 30] } } });
    expect(['a', 'b', 'c'].map(id => freeboardOf(state, shipIn(state, id)))).toEqual([1, 2, 3]);
  });
  test('OI3.3 Yare: a turn before and a turn after', () => {
    const state = scene({ ships: { fox: { class: 'corvette' } } });
    const legs = legsOf(
      state,
      shipIn(state, 'fox'),
      planOf([
        { id: 'p', by: 20 },
        { id: 'f', by: null },
        { id: 's', by: 10 },
      ]),
      4,
    );
    expect(legs.map(leg => leg.kind)).toEqual(['turn', 'run', 'turn']);
  });
  test('OI3.3 Fore & Aft: two turns in the Wind’s Eye', () => {
    const state = scene({ ships: { fox: { class: 'sloop', heading: 0 } } });
    expect(
      legsOf(
        state,
        shipIn(state, 'fox'),
        planOf([
          { id: 'p', by: 30 },
          { id: 'p', by: 30 },
        ]),
        0,
      ),
    ).toHaveLength(2);
  });
  test('OI3.3 Shallow Draught: no test for shoals', () => {
    const state = scene({ ships: { fluyt: { class: 'fluyt' } } });
    expect(shoalDice(state, shipIn(state, 'fluyt'))).toBe(0);
  });
});

describe('OI3.4 the tracks', () => {
  test('OI3.4 seven boxes, and an eighth that is filled first and cleared last', () => {
    const state = alone({ fits: ['stout', 'crew'] });
    const ruby = shipIn(state, 'ruby');
    hit(at(state), ruby, 1);
    tire(at(state), ruby, 1);
    expect([hurt(ruby), weary(ruby)]).toEqual([0, 0]);
    hit(at(state), ruby, 6);
    expect([hurt(ruby), isCrippled(state, ruby)]).toEqual([6, false]);
    hit(at(state), ruby, 1);
    expect(isCrippled(state, ruby)).toBe(true);
  });
  test('OI3.4 cleared last', () => {
    const state = alone({ fits: ['crew'], fatigue: 2 });
    const ruby = shipIn(state, 'ruby');
    rest(ruby, 1);
    expect([ruby.fatigue, weary(ruby), isShaken(state, ruby)]).toEqual([1, 0, false]);
  });
});
