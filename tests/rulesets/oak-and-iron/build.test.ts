import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookFor, open } from '../../../src/engine/battle.js';
import { sealedDice } from '../../../src/engine/dice.js';
import { Form } from '../../../src/engine/form.js';
import { read, write } from '../../../src/engine/notation.js';
import { whim } from '../../../src/engine/whim.js';
import { draftOf, musterOf } from '../../../src/rulesets/oak-and-iron/askFit.js';
import { CARD_IDS } from '../../../src/rulesets/oak-and-iron/cards.js';
import { CLASSES } from '../../../src/rulesets/oak-and-iron/classes.js';
import { shoalDice } from '../../../src/rulesets/oak-and-iron/collide.js';
import { crewAction, freeActions } from '../../../src/rulesets/oak-and-iron/crew.js';
import { tire } from '../../../src/rulesets/oak-and-iron/damage.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import { berthPrice, classBar, faultsOf, fitPrice, musterPrice, SIZES, upgradeBar } from '../../../src/rulesets/oak-and-iron/faults.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { admiralValue } from '../../../src/rulesets/oak-and-iron/initiative.js';
import { burn, closeDice, fight } from '../../../src/rulesets/oak-and-iron/melee.js';
import { NATIONS, Size } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { readySquadron } from '../../../src/rulesets/oak-and-iron/ready.js';
import { ADMIRALS, UPGRADES } from '../../../src/rulesets/oak-and-iron/refits.js';
import type { Berth, Muster } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { launch } from '../../../src/rulesets/oak-and-iron/shipyard.js';
import { testDice } from '../../../src/rulesets/oak-and-iron/throw.js';
import { seedOf } from '../../support/playout.js';
import { at, dice, type Put, scenarioNamed, scene, shipIn } from './scene.js';

const berth = (id: string, more: Partial<Berth> = {}): Berth => ({
  id,
  class: 'sixth-rate',
  name: id,
  skill: 0,
  fits: [],
  upgrades: [],
  captain: null,
  ...more,
});
const muster = (ships: Berth[], more: Partial<Muster> = {}): Muster => ({
  nation: 'english',
  ships,
  admiral: 'untested',
  hired: null,
  flagship: ships[0]?.id ?? '',
  hand: ['down', 'careful-aim', 'effective-fire', 'reload', 'favorable-wind'],
  ...more,
});
const three = (): Berth[] => [berth('a'), berth('b'), berth('c')];

describe('OI10.1 sizes', () => {
  test.each([
    ['patrol', 50, 2, 4],
    ['skirmish', 100, 3, 8],
    ['engagement', 200, 4, 10],
  ] as const)('OI10.1 %s: %i points, %i to %i ships', (size, points, min, max) => {
    expect(SIZES[size]).toMatchObject({ points, min, max });
  });
  test('OI10.1 three sixth rates make a Patrol; one or five do not', () => {
    expect(faultsOf('patrol', null, muster(three()))).toEqual([]);
    expect(faultsOf('patrol', null, muster([berth('a')]))).toEqual(['1 of 2 to 4 ships']);
    expect(faultsOf('patrol', null, muster([...three(), berth('d'), berth('e')]))).toEqual(['5 of 2 to 4 ships', '65 of 50 points']);
  });
  test('OI10.1 no ship of the line in a Patrol', () => {
    expect(classBar({ class: 'fourth-rate' }, 'patrol', muster([]))).toMatch(/Patrol/);
    expect(classBar({ class: 'fourth-rate' }, 'skirmish', muster([]))).toBeNull();
  });
});

describe('OI10.2 prices', () => {
  test('OI10.2 Skill 2 a step, improvements as on her card', () => {
    expect(berthPrice(berth('a', { skill: 2, fits: ['guns', 'crew', 'stout'], upgrades: ['marines'] }), 'english')).toBe(
      13 + 4 + 2 + 4 + 4 + 2,
    );
  });
  test('OI10.2 what her card does not offer cannot be bought', () => {
    expect(fitPrice({ class: 'galleon' }, 'guns', 'spanish')).toBeNull();
    expect(faultsOf('patrol', null, muster([berth('a', { fits: ['sweeps'] }), berth('b')]))).toEqual(['a: Her card does not offer that']);
  });
});

describe('OI10.3 nations', () => {
  test('OI10.3 the French pay less for Swift, Weatherly and Guns, the Spanish half for Stout, Pirates half for Crew', () => {
    expect([fitPrice({ class: 'sixth-rate' }, 'swift', 'french'), fitPrice({ class: 'sixth-rate' }, 'weatherly', 'french')]).toEqual([
      0, 1,
    ]);
    expect([fitPrice({ class: 'sixth-rate' }, 'guns', 'french'), fitPrice({ class: 'third-rate' }, 'guns', 'french')]).toEqual([1, 5]);
    expect([fitPrice({ class: 'light-galleon' }, 'stout', 'spanish'), fitPrice({ class: 'sixth-rate' }, 'crew', 'pirate')]).toEqual([3, 2]);
  });
  test('OI10.3 Pirates sail no ship of the line, and others no pirate', () => {
    expect(classBar({ class: 'fourth-rate' }, 'skirmish', muster([], { nation: 'pirate' }))).toMatch(/Pirates/);
    expect(classBar({ class: 'revenge' }, 'skirmish', muster([]))).toBe('Pirates only');
  });
  const nation = (which: Muster['nation']) => {
    const state = scene({ ships: { ruby: {}, fox: { side: 'b', at: [5, 5], is: { boarded: ['ruby'] } } } });
    for (const squad of state.squads) squad.nation = which;
    return state;
  };
  test('OI10.3 English and Dutch: one die more for Seamanship; the Dutch one fewer for shoals; the Spanish one more against boarders', () => {
    const state = nation('dutch');
    expect([
      testDice(state, shipIn(state, 'ruby'), 'speed'),
      testDice(state, shipIn(state, 'ruby'), 'board'),
      shoalDice(state, shipIn(state, 'ruby')),
    ]).toEqual([6, 5, 1]);
    const spanish = nation('spanish');
    expect([
      closeDice(spanish, shipIn(spanish, 'ruby'), shipIn(spanish, 'fox')),
      closeDice(spanish, shipIn(spanish, 'fox'), shipIn(spanish, 'ruby')),
    ]).toEqual([6, 5]);
  });
});

describe('OI10.4 admirals and their words', () => {
  test('OI10.4 nineteen admirals, and Rogues sail with no ship of the line', () => {
    expect(Object.keys(ADMIRALS)).toHaveLength(19);
    expect(classBar({ class: 'fourth-rate' }, 'skirmish', muster([], { admiral: 'morgan' }))).toMatch(/Rogues/);
  });
  const words = (keywords: Put['is'], fox: Put['is'] = {}) =>
    scene({ ships: { ruby: { is: keywords }, fox: { side: 'b', at: [5, 5], is: fox } } });
  test('OI10.4 Bold boards with one die more, Brutal fights with one more, Persistent forgets a point of Fatigue', () => {
    const state = words({ keywords: ['bold', 'brutal', 'persistent'], fatigue: 2 });
    expect([testDice(state, shipIn(state, 'ruby'), 'board'), testDice(state, shipIn(state, 'ruby'), 'speed')]).toEqual([5, 4]);
    expect(closeDice(state, shipIn(state, 'ruby'), shipIn(state, 'fox'))).toBe(5);
  });
  test('OI10.4 Inspiring rallies 2, Brave takes 1 Fatigue less hand to hand', () => {
    const state = words({ keywords: ['inspiring', 'brave'], fatigue: 3 });
    crewAction(at(state, dice(), { ruby: { crew: ['rally'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').fatigue).toBe(1);
    fight(at(state, dice('skull', 'skull', 'blank', 'blank', 'blank')), shipIn(state, 'fox'), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').fatigue).toBe(2);
  });
  test('OI10.4 Dogged breaks one Strike Point later', () => {
    for (const [keywords, ended] of [
      [['dogged'], false],
      [[], true],
    ] as const) {
      const state = words({ keywords: [...keywords] });
      for (const squad of state.squads) if (squad.seat === 'a') squad.strikes = 2;
      endPhase(at(state));
      expect(state.ended !== null).toBe(ended);
    }
  });
});

describe('OI10.5 OI13.1 the form of a builder', () => {
  const battle = open(oakAndIron, scenarioNamed('skirmish'), seedOf('build'));
  const view = lookFor(oakAndIron, battle.state, 'red');
  test('OI10.5 over budget is refused with the reason, and the ready squadron sails', () => {
    const over = oakAndIron.ask(view, 'red', {
      squadron: { ships: { 'fifth-rate': 5 } },
      'fifth-rate2': { skill: 2, upgrades: ['marines', 'veteran-crew'], fits: ['crew', 'stout', 'guns'] },
    });
    expect(over.problems.some(problem => problem.grade === 'refused' && /of 100 points/.test(problem.say))).toBe(true);
    expect(musterOf(view, 'red', { squadron: { ships: { 'fifth-rate': 2 } } })).toMatchObject({ drafted: false });
  });
  test('OI10.5 a lawful draft sails as drafted, and its line of text reads back', () => {
    const answers = {
      squadron: { start: 'dutch-skirmish', ships: { 'fifth-rate': 3, corvette: 2 }, admiral: 'evertsen' },
      corvette1: { name: 'Haas', fits: ['swift'] },
    };
    const form = oakAndIron.ask(view, 'red', answers);
    expect(form.problems).toEqual([]);
    expect(musterOf(view, 'red', answers).muster.ships.map(ship => ship.name)).toContain('Haas');
    expect(read(form, write(form, answers))).toMatchObject({ answers, slips: [] });
  });
  test('OI10.5 whatever is written, what sails is lawful', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), seed => {
        const answers = whim(draft => Form.parse(oakAndIron.ask(view, 'red', draft)), sealedDice(`${seed}`, 0, ''));
        expect(faultsOf('skirmish', null, musterOf(view, 'red', answers).muster)).toEqual([]);
        expect(draftOf(view, 'red', answers).muster.ships.length).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('OI10.6 upgrade cards', () => {
  test('OI10.6 twenty-eight of them, and a fire ship carries nothing else', () => {
    expect(Object.keys(UPGRADES)).toHaveLength(28);
    expect(upgradeBar(berth('x', { upgrades: ['fire-ship'] }), 'marines', muster([]))).toMatch(/nothing else/);
    expect(upgradeBar(berth('x'), 'kapers', muster([]))).toMatch(/Only dutch/);
    expect(upgradeBar(berth('x'), 'supply-ship', muster([berth('x')]))).toMatch(/Flagship/);
  });
  test('OI10.6 what is counted on her card', () => {
    const built = (upgrades: Berth['upgrades']) => launch(berth('x', { upgrades }), muster([berth('y')]), { seat: 'a', side: 'a' });
    expect([
      built(['unseasoned']).fortitude,
      built(['poorly-armed']).broadside,
      built(['foul']).large,
      built(['marines']).crew,
      built(['merchants']).crew,
      built(['low-morale']).fatigue,
    ]).toEqual([1, 4, 2, 3, 1, 1]);
  });
  test('OI10.6 a fire ship in contact: six critical dice, and she is lost', () => {
    const state = scene({ ships: { brand: { at: [18, 18], is: { upgrades: ['fire-ship'] } }, fox: { side: 'b', at: [19.181, 18] } } });
    expect(burn(at(state, dice('skull', 'swords', 'sail', 'blank', 'blank', 'blank')), shipIn(state, 'brand'))).toBe(true);
    expect([shipIn(state, 'brand').condition, shipIn(state, 'fox').damage, shipIn(state, 'fox').fatigue]).toEqual(['hulk', 1, 1]);
  });
  const with_ = (upgrades: Berth['upgrades'], is: Put['is'] = {}) =>
    scene({ ships: { ruby: { is: { upgrades: [...upgrades], ...is } }, fox: { side: 'b', at: [5, 5] } } });
  test('OI10.6 surgeon and carpenter take off 2, once a battle', () => {
    const state = with_(['surgeon', 'carpenter'], { fatigue: 5, damage: 5 });
    for (const crew of ['rally', 'rally', 'repair', 'repair'] as const)
      crewAction(at(state, dice(), { ruby: { crew: [crew] } }), shipIn(state, 'ruby'));
    expect([shipIn(state, 'ruby').fatigue, shipIn(state, 'ruby').damage]).toEqual([2, 2]);
  });
  test('OI10.6 efficient loaders, topmen, veterans, defences, a dispatch ship', () => {
    const load = with_(['efficient-loaders'], { reload: { port: true, starboard: true } });
    freeActions(at(load), shipIn(load, 'ruby'));
    freeActions(at(load), shipIn(load, 'ruby'));
    expect(Object.values(shipIn(load, 'ruby').reload).filter(Boolean)).toHaveLength(1);
    const vets = with_(['veteran-crew']);
    tire(at(vets), shipIn(vets, 'ruby'), 2);
    tire(at(vets), shipIn(vets, 'ruby'), 2);
    expect(shipIn(vets, 'ruby').fatigue).toBe(3);
    const walls = with_(['boarding-defenses']);
    expect(closeDice(walls, shipIn(walls, 'fox'), shipIn(walls, 'ruby'))).toBe(3);
    const news = with_(['dispatch-ship']);
    expect(news.squads.map(squad => admiralValue(news, squad))).toEqual([1, 0]);
  });
});

test.each(NATIONS.flatMap(nation => Size.options.map(size => [nation, size] as const)))(
  'OI10.7 the ready %s %s squadron is lawful and spends what it has',
  (nation, size) => {
    const ready = readySquadron(nation, size);
    expect(faultsOf(size, nation, ready)).toEqual([]);
    expect(musterPrice(ready)).toBeGreaterThanOrEqual(SIZES[size].points * 0.95);
    expect(ready.hand.every(card => CARD_IDS.includes(card))).toBe(true);
    expect(ready.ships.every(ship => ship.class in CLASSES)).toBe(true);
  },
);
