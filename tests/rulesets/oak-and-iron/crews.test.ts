import { describe, expect, test } from 'vitest';
import { loadedDice } from '../../../src/engine/dice.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotsOf } from '../../../src/rulesets/oak-and-iron/aim.js';
import { shipUnit } from '../../../src/rulesets/oak-and-iron/askShip.js';
import { crewAction, freeActions } from '../../../src/rulesets/oak-and-iron/crew.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import { cardBar, classBar, handFaults, upgradeBar } from '../../../src/rulesets/oak-and-iron/faults.js';
import { inFormation } from '../../../src/rulesets/oak-and-iron/formation.js';
import { rankSeats, reveal } from '../../../src/rulesets/oak-and-iron/initiative.js';
import { closeDice, fight, rivalsOf } from '../../../src/rulesets/oak-and-iron/melee.js';
import type { Keyword, Terrain } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { gunDice } from '../../../src/rulesets/oak-and-iron/pool.js';
import type { UpgradeId } from '../../../src/rulesets/oak-and-iron/refits.js';
import { enlist, extraCards, launch } from '../../../src/rulesets/oak-and-iron/shipyard.js';
import type { Ship, State } from '../../../src/rulesets/oak-and-iron/state.js';
import { skillOf, skillTest, testDice } from '../../../src/rulesets/oak-and-iron/throw.js';
import { at, dice, kinds, type Put, scene, shipIn } from './scene.js';

/** Ruby with what is said of her, and an enemy on her starboard beam at Pistol Shot. */
const duel = (is: Partial<Ship>, fox: Put = {}): State =>
  scene({ ships: { ruby: { at: [12, 18], is }, fox: { side: 'b', at: [15, 18], ...fox } } });
const withUpgrade = (upgrade: UpgradeId, more: Partial<Ship> = {}): State => duel({ upgrades: [upgrade], ...more });
const withWord = (word: Keyword, more: Partial<Ship> = {}): State => duel({ keywords: [word], ...more });

function dicesAt(state: State, kind: 'broadside' | 'partial', aim: 'hull' | 'rigging' = 'hull'): number {
  const ruby = shipIn(state, 'ruby');
  const shot = shotsOf(state, ruby).find(one => one.at.id === 'fox');
  if (!shot) throw new Error('Nothing bears');
  return gunDice(state, ruby, { ...shot, kind }, { aim, more: 0 });
}

const squad = (admiral: 'hamlin' | 'morgan') => ({
  nation: 'pirate' as const,
  admiral,
  hired: null,
  flagship: 'a',
  hand: [],
  ships: [{ id: 'a', class: 'sloop' as const, name: 'a', skill: 0, fits: [], upgrades: [], captain: null }],
});

describe('OI10.4 words of admirals and captains', () => {
  test('OI10.4 Brilliant: Skill 1 more', () => {
    expect([skillOf(shipIn(withWord('brilliant', { skill: 1 }), 'ruby')), skillOf(shipIn(withWord('bold', { skill: 1 }), 'ruby'))]).toEqual(
      [2, 1],
    );
  });
  test('OI10.4 Clever wins equal cards, Indecisive loses them', () => {
    const first = (word: Keyword) => {
      const state = scene({
        ships: { ruby: { is: { keywords: [word] } }, fox: { side: 'b', at: [30, 30] } },
        cards: { a: 'down', b: 'down' },
        options: { events: false },
      });
      return rankSeats(at(state))[0];
    };
    expect([first('clever'), first('indecisive')]).toEqual(['a', 'b']);
  });
  test('OI10.4 Defender: at anchor one die more hand to hand', () => {
    const at_ = (sail: Ship['sail']) =>
      closeDice(withWord('defender', { sail }), shipIn(withWord('defender', { sail }), 'ruby'), shipIn(duel({}), 'fox'));
    expect(at_('anchored') - at_('battle')).toBe(1);
  });
  test('OI10.4 Strict: one die of a failed test is thrown again', () => {
    const state = withWord('strict', { aground: true });
    crewAction(at(state, dice('blank', 'blank', 'blank', 'blank', 'blank', 'sail'), { ruby: { crew: ['repair'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').aground).toBe(false);
  });
  test('OI10.4 Raider: a prize counts one more', () => {
    const prizes = (word: Keyword) => {
      const state = duel({ keywords: [word], entangled: ['fox'] }, { at: [13.181, 18], is: { entangled: ['ruby'], fatigue: 7 } });
      endPhase(at(state));
      return state.squads[0]?.prizes;
    };
    expect([prizes('raider'), prizes('bold')]).toEqual([2, 1]);
  });
  test('OI10.4 Beloved: one friend near him a turn rallies one more', () => {
    const state = scene({
      ships: {
        ruby: { at: [12, 18], is: { keywords: ['beloved'] } },
        gem: { at: [15, 18], is: { fatigue: 4 } },
        pearl: { at: [9, 18], is: { fatigue: 4 } },
      },
    });
    for (const id of ['gem', 'pearl']) crewAction(at(state, dice(), { [id]: { crew: ['rally'] } }), shipIn(state, id));
    expect([shipIn(state, 'gem').fatigue, shipIn(state, 'pearl').fatigue]).toEqual([2, 3]);
  });
  test('OI10.4 Superior Coordination: within Pistol Shot of the Flagship is in Formation', () => {
    const formed = (word: Keyword) => {
      const state = scene({ ships: { ruby: { at: [12, 18], is: { keywords: [word] } }, gem: { at: [15, 18] } } });
      return inFormation(state, shipIn(state, 'gem'));
    };
    expect([formed('coordination'), formed('bold')]).toEqual([true, false]);
  });
  test('OI10.4 Tactician: once a battle, after a Strike Point, the other card is turned up', () => {
    const state = withWord('tactician');
    const [own] = state.squads;
    Object.assign(own ?? {}, { pick: { card: 'down', rider: null, swap: 'reload' } });
    reveal(at(state), new Set(['a']));
    expect(own?.face?.card).toBe('reload');
    Object.assign(own ?? {}, { pick: { card: 'down', rider: null, swap: 'reload' } });
    reveal(at(state), new Set(['a']));
    expect(own?.face?.card).toBe('down');
  });
  test('OI10.4 Defender: at anchor one die more in gunfire', () => {
    const dice_ = (sail: Ship['sail']) => dicesAt(withWord('defender', { sail }), 'broadside');
    expect([dice_('anchored') - dice_('battle'), dicesAt(withWord('defender', { sail: 'anchored' }), 'partial')]).toEqual([1, 3]);
  });
  test('OI10.4 Beloved cheers the ships of other captains of his side', () => {
    const state = scene({
      ships: { ruby: { at: [12, 18], is: { keywords: ['beloved'] } }, gem: { side: 'b', at: [15, 18], is: { fatigue: 4 } } },
    });
    for (const one of [...state.squads, ...state.ships]) one.side = 'a';
    crewAction(at(state, dice(), { gem: { crew: ['rally'] } }), shipIn(state, 'gem'));
    expect(shipIn(state, 'gem').fatigue).toBe(2);
  });
  test('OI10.4 Lucky: one Fortune Point more', () => {
    const [own] = duel({}).squads;
    if (own) enlist(own, squad('hamlin'), 3);
    expect(own?.fortune).toBe(4);
  });
  test('OI10.4 Rogues sail with no ship of the line; Buccaneer Tactics is one pirate card for the English', () => {
    const english = { nation: 'english' as const, admiral: 'morgan' as const };
    expect(classBar({ class: 'third-rate' }, 'skirmish', english)).toMatch(/Rogues/);
    expect([cardBar('deception', english), cardBar('deception', { ...english, admiral: 'benbow' })]).toEqual([
      null,
      'A card of another nation',
    ]);
    expect(handFaults(['deception', 'raise-the-black', 'down', 'reload', 'careful-aim', 'effective-fire'], english)).toContain(
      'One pirate card only',
    );
  });
});

describe('OI10.6 upgrade cards', () => {
  test.each([
    ['buccaneers', 'partial', 'hull'],
    ['aggressive-crew', 'broadside', 'hull'],
    ['aggressive-crew', 'partial', 'hull'],
    ['dismantling-shot', 'broadside', 'rigging'],
  ] as const)('OI10.6 %s: one die more, %s at the %s', (upgrade, kind, aim) => {
    expect(dicesAt(withUpgrade(upgrade), kind, aim) - dicesAt(duel({}), kind, aim)).toBe(1);
  });
  test.each([
    ['boarding-party', { boarded: ['fox'] }, 1],
    ['boarding-party', {}, 0],
    ['corsairs', {}, 1],
    ['aggressive-crew', {}, 1],
  ] as const)('OI10.6 %s hand to hand, %j: %i more', (upgrade, is, more) => {
    const state = withUpgrade(upgrade, { ...is, boarded: [...('boarded' in is ? is.boarded : [])] });
    const plain = duel({});
    expect(
      closeDice(state, shipIn(state, 'ruby'), shipIn(state, 'fox')) - closeDice(plain, shipIn(plain, 'ruby'), shipIn(plain, 'fox')),
    ).toBe(more);
  });
  test.each([
    ['sailing-master', 'speed'],
    ['corsairs', 'board'],
    ['kapers', 'board'],
  ] as const)('OI10.6 %s: a test of %s with one die more', (upgrade, trial) => {
    expect(testDice(withUpgrade(upgrade), shipIn(withUpgrade(upgrade), 'ruby'), trial)).toBe(6);
    expect(testDice(withUpgrade(upgrade), shipIn(withUpgrade(upgrade), 'ruby'), 'refloat')).toBe(5);
  });
  test('OI10.6 swashbucklers and expert gunners throw one die again', () => {
    const state = withUpgrade('swashbucklers', { crew: 1 });
    fight(at(state, dice('blank', 'blank', 'blank', 'blank', 'swords')), shipIn(state, 'ruby'), shipIn(state, 'fox'));
    expect(shipIn(state, 'fox').fatigue).toBe(1);
  });
  test('OI10.6 OI2.4 an untested crew throws nothing again, by Skill, practice, word or Fortune', () => {
    const state = withUpgrade('untested-crew', { skill: 2, upgrades: ['untested-crew', 'swashbucklers'], keywords: ['strict'], crew: 1 });
    for (const squad of state.squads) squad.fortune = 3;
    const ruby = shipIn(state, 'ruby');
    expect(skillTest(at(state, dice('blank', 'blank', 'blank', 'blank', 'blank')), ruby, 'board', 'OI4.10')).toBe(false);
    fight(at(state, dice('blank', 'blank', 'blank', 'blank')), ruby, shipIn(state, 'fox'));
    expect([shipIn(state, 'fox').fatigue, state.squads[0]?.fortune]).toEqual([0, 3]);
  });
  test('OI10.6 marines are a hand more aboard a merchant too', () => {
    const berth = { id: 'x', class: 'fluyt' as const, name: 'X', skill: 0, fits: [], captain: null };
    const crewOf = (upgrades: UpgradeId[]) =>
      launch({ ...berth, upgrades }, { ...squad('hamlin'), ships: [{ ...berth, upgrades }] }, { seat: 'a', side: 'a' }).crew;
    expect([crewOf(['merchants']), crewOf(['merchants', 'marines']), crewOf(['marines'])]).toEqual([1, 2, 3]);
  });
  test('OI10.6 efficient loaders load for nobody who may take no such Crew Action', () => {
    const left = (is: Partial<Ship>) => {
      const state = withUpgrade('efficient-loaders', { reload: { port: true, starboard: false }, ...is });
      freeActions(at(state), shipIn(state, 'ruby'));
      return shipIn(state, 'ruby').reload.port;
    };
    expect([left({}), left({ fatigue: 7 }), left({ entangled: ['fox'] }), left({ sail: 'full' })]).toEqual([false, true, true, true]);
  });
  test('OI10.6 a fire ship has no attack but her own', () => {
    const state = withUpgrade('fire-ship', { entangled: ['fox'], sail: 'anchored' });
    expect([shotsOf(state, shipIn(state, 'ruby')), rivalsOf(state, shipIn(state, 'ruby'))]).toEqual([[], []]);
    const touching = duel({ upgrades: ['fire-ship'], sail: 'anchored' }, { at: [13.181, 18] });
    for (const squad of touching.squads) squad.face = { card: 'rolling-broadsides', rider: null };
    activate(at(touching, { rolls: [], roll: () => 8 }, { ruby: { crew: ['attack'] } }), shipIn(touching, 'ruby'));
    expect(shipIn(touching, 'ruby')).toMatchObject({ condition: 'hulk', doomed: true });
  });
  test('OI10.6 a Flagship may be a fire ship, a ship of the line may not', () => {
    const berth = (id: 'sloop' | 'third-rate') => ({ id: 'x', class: id, name: 'X', skill: 0, fits: [], upgrades: [], captain: null });
    const bar = (id: 'sloop' | 'third-rate') => upgradeBar(berth(id), 'fire-ship', { nation: 'english', flagship: 'x' });
    expect([bar('sloop'), bar('third-rate')]).toEqual([null, 'Not on a ship of the line']);
  });
  test('OI10.6 an untested crew has no Skill', () => {
    expect(skillOf(shipIn(withUpgrade('untested-crew', { skill: 2 }), 'ruby'))).toBe(0);
  });
  test('OI10.6 topmen: a second step of sail is free, if she is told so', () => {
    const state = withUpgrade('topmen');
    const told = shipUnit(state, shipIn(state, 'ruby'), { twice: true, crew: ['more-sail'] }, 'all', 'x').fields.find(
      one => one.id === 'twice',
    );
    expect(told).toMatchObject({ value: true, from: 'own' });
    const anchored = withUpgrade('topmen', { sail: 'minimal' });
    crewAction(at(anchored, dice(), { ruby: { crew: ['more-sail'], twice: true } }), shipIn(anchored, 'ruby'));
    crewAction(at(state, dice(), { ruby: { crew: ['less-sail'] } }), shipIn(state, 'ruby'));
    expect([shipIn(anchored, 'ruby').sail, shipIn(state, 'ruby').sail]).toEqual(['full', 'minimal']);
    expect(shipUnit(duel({}), shipIn(duel({}), 'ruby'), {}, 'all', 'x').fields.some(one => one.id === 'twice')).toBe(false);
  });
  test('OI10.6 a troop transport lands its party free', () => {
    const isle: Terrain = {
      id: 'isle',
      kind: 'island',
      name: null,
      marked: true,
      outline: [
        { x: 14_000, y: 17_000 },
        { x: 16_000, y: 17_000 },
        { x: 16_000, y: 19_000 },
      ],
    };
    const state = scene({ ships: { ruby: { at: [12, 18], is: { upgrades: ['troop-transport'], sail: 'anchored' } } }, terrain: [isle] });
    freeActions(at(state, dice(), { ruby: { intent: 'land' } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').party?.on).toBe('isle');
    Object.assign(shipIn(state, 'ruby'), { party: null, fatigue: 2 });
    crewAction(at(state, dice(), { ruby: { crew: ['land', 'rally'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby')).toMatchObject({ party: { on: 'isle' }, fatigue: 1 });
  });
  test('OI10.6 a support ship brings Double Rations', () => {
    const ships = [{ id: 'a', class: 'sloop' as const, name: 'a', skill: 0, fits: [], upgrades: ['support-ship' as const], captain: null }];
    expect(extraCards({ nation: 'dutch', admiral: 'untested', hired: null, flagship: 'b', hand: [], ships })).toEqual(['double-rations']);
  });
});

test('OI3.2 Additional Crew is built into Queen Anne’s Revenge: one die more hand to hand', () => {
  const dicesOf = (id: 'queen-anne' | 'petite-fregate') => {
    const state = scene({ ships: { ruby: { class: id, at: [12, 18] }, fox: { side: 'b', at: [15, 18] } } });
    return closeDice(state, shipIn(state, 'ruby'), shipIn(state, 'fox'));
  };
  expect(dicesOf('queen-anne') - dicesOf('petite-fregate')).toBe(1);
});

test('OI4.9 the Crew Action comes after the move', () => {
  const state = duel({ sail: 'battle' });
  const play = at(state, loadedDice(), { ruby: { crew: ['more-sail'] } });
  activate(play, shipIn(state, 'ruby'));
  expect(kinds(play).indexOf('moved')).toBeLessThan(kinds(play).indexOf('sail'));
});

describe('OI4.9 a ship aground that is hurt', () => {
  const aground = () => duel({ aground: true, damage: 3 });
  test('OI4.9 may mend her hull and stay where she is', () => {
    const state = aground();
    crewAction(at(state, dice(), { ruby: { crew: ['hull'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby')).toMatchObject({ aground: true, damage: 2 });
  });
  test('OI4.9 the choice is offered to her alone', () => {
    const offered = (state: State) => {
      const field = shipUnit(state, shipIn(state, 'ruby'), {}, 'all', 'x').fields.find(one => one.id === 'crew');
      return field?.kind === 'ranked' && field.options.some(one => one.id === 'hull');
    };
    expect([offered(aground()), offered(duel({ damage: 3 }))]).toEqual([true, false]);
  });
});
