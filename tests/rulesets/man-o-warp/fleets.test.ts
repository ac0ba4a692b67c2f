import { describe, expect, test } from 'vitest';
import { advance, advanceWith, look, lookFor, open } from '../../../src/engine/battle.js';
import { type Answers, done } from '../../../src/engine/form.js';
import { ACTION_DECK, sizeOf } from '../../../src/rulesets/man-o-warp/cards.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { LISTS, type ShipType } from '../../../src/rulesets/man-o-warp/nouns.js';
import { READY } from '../../../src/rulesets/man-o-warp/ready.js';
import { RAISES, REFITS } from '../../../src/rulesets/man-o-warp/refits.js';
import { NAVIES, TYPES } from '../../../src/rulesets/man-o-warp/shipyard.js';
import { costOf } from '../../../src/rulesets/man-o-warp/writtenFit.js';
import { seedOf } from '../../support/playout.js';
import { duel } from './scenarios.js';
import { anyDice, heardBy, seenBy } from './sea.js';

const built = (red: object, blue: object = {}, options: object = { refits: 0 }) => {
  const battle = open(manOWarp, duel({ list: 'orc' }, { list: 'empire' }, options), seedOf('build'));
  const orders = Object.assign(
    {},
    manOWarp.settle(lookFor(manOWarp, battle.state, 'red'), 'red', { fleet: red as never }).orders,
    manOWarp.settle(lookFor(manOWarp, battle.state, 'blue'), 'blue', { fleet: blue as never }).orders,
  );
  return advance(manOWarp, battle, { kind: 'orders', orders });
};
const types = (state: { ships: { seat: string; type: ShipType }[] }, seat: string) =>
  state.ships.filter(ship => ship.seat === seat).map(ship => ship.type);

describe('fleets', () => {
  test('MW1.1 both may sail under the same list', () => {
    const battle = open(manOWarp, duel({ list: 'dwarf' }, { list: 'dwarf' }), seedOf('mirror'));
    expect(manOWarp.pending(battle.state).map(request => request.id)).toEqual(['fleet:red', 'fleet:blue']);
  });

  test('MW1.2 eighteen types: cost, hull, row, sail, broadside, fire, ram, board as printed', () => {
    const row = (type: ShipType) => {
      const { cost, stats } = TYPES[type];
      return [cost, stats.hull, stats.row, stats.sail, stats.broad, stats.fire, stats.ram, stats.board].join(' ');
    };
    expect(Object.fromEntries((Object.keys(TYPES) as ShipType[]).map(type => [type, row(type)]))).toEqual({
      buccaneer: '2 2 0 5 2 0 0 1',
      corsair: '4 4 0 5 3 0 0 3',
      galleon: '6 6 0 5 5 0 0 5',
      greatship: '6 7 0 3 4 0 0 6',
      wargalley: '3 3 2 3 2 0 3 3',
      wolfship: '2 2 3 4 0 2 2 2',
      hellhammer: '3 3 2 3 0 1 0 2',
      ironfist: '3 3 2 3 0 1 0 2',
      nautilus: '3 2 3 3 1 2 4 1',
      monitor: '3 4 3 3 2 1 2 1',
      ironclad: '4 6 3 3 3 2 3 2',
      dreadnaught: '6 8 3 3 4 2 4 3',
      eagleship: '2 1 0 8 2 2 0 1',
      hawkship: '3 2 0 6 4 4 0 2',
      dragonship: '4 3 0 6 0 0 6 3',
      'big-chukka': '2 3 2 2 0 2 2 2',
      'drilla-killa': '3 4 2 2 0 0 5 4',
      hulk: '6 8 2 2 3 2 4 7',
    });
  });

  test('MW1.2 MW5.3 the powers: indirect, blast, dragon, swift and iron', () => {
    const with_ = (power: 'indirect' | 'blast' | 'dragon') => (Object.keys(TYPES) as ShipType[]).filter(type => TYPES[type][power]);
    expect([with_('indirect'), with_('blast'), with_('dragon')]).toEqual([
      ['wolfship', 'ironfist', 'big-chukka'],
      ['hellhammer', 'ironfist'],
      ['dragonship'],
    ]);
    expect([LISTS.filter(list => NAVIES[list].swift), LISTS.filter(list => NAVIES[list].iron)]).toEqual([['elf'], ['dwarf']]);
  });

  test('MW1.3 up to twenty points, as many of a type as one likes', () => {
    const { battle } = built({ ships: { 'big-chukka': 7, hulk: 1 } });
    expect(types(battle.state, 'red')).toEqual([...Array(7).fill('big-chukka'), 'hulk']);
    expect(new Set(battle.state.ships.map(ship => ship.name)).size).toBe(battle.state.ships.length);
  });

  test('MW1.3 what costs too much is refused on the form, and a ready fleet sails instead', () => {
    const battle = open(manOWarp, duel({ list: 'orc' }, { list: 'orc' }), seedOf('dear'));
    const answers = { fleet: { ships: { hulk: 4 } } };
    const form = manOWarp.ask(lookFor(manOWarp, battle.state, 'red'), 'red', answers);
    expect([done(form), form.problems[0]?.grade]).toEqual([false, 'refused']);
    expect(types(built(answers.fleet).battle.state, 'red')).toEqual(types(built({}).battle.state, 'red'));
  });

  test('MW1.4 ready fleets are of their list and within its points, and one may start from them', () => {
    for (const list of LISTS)
      for (const { ships } of READY[list]) {
        expect((Object.keys(ships) as ShipType[]).every(type => TYPES[type].list === list)).toBe(true);
        expect(costOf(ships)).toBeLessThanOrEqual(23);
      }
    expect(types(built({ start: 'chukkas' }).battle.state, 'red')).toEqual(Array(10).fill('big-chukka'));
  });

  test.each([
    ['bretonnian', 22],
    ['empire', 22],
    ['dwarf', 17],
    ['elf', 20],
    ['orc', 20],
  ] as const)('MW1.5 with the handicap %s has %i points', (list, points) => {
    const battle = open(manOWarp, duel({ list }, { list: null }, { handicap: true }), seedOf('handicap'));
    const form = manOWarp.ask(lookFor(manOWarp, battle.state, 'red'), 'red', {});
    expect(form.prompt).toContain(`${points} points`);
    expect(manOWarp.ask(lookFor(manOWarp, battle.state, 'blue'), 'blue', { fleet: { list } }).prompt).toContain(`${points} points`);
  });

  test('MW1.6 sixty-four cards, and seven for each captain', () => {
    const { battle } = built({});
    expect([sizeOf(ACTION_DECK), ACTION_DECK]).toEqual([64, { broad: 8, fire: 8, ram: 8, board: 8, row: 16, sail: 16 }]);
    expect([battle.state.deck.length, ...battle.state.fleets.map(fleet => sizeOf(fleet.hand))]).toEqual([50, 7, 7]);
  });

  test('MW1.7 record sheets lie open to everybody', () => {
    const { battle } = built({});
    expect(look(manOWarp, battle.state, { as: 'public' }).ships).toEqual(battle.state.ships);
  });
});

describe('improvements', () => {
  const deal = () => built({ ships: { hulk: 2, 'drilla-killa': 2 } }, { ships: { greatship: 2 } }, {});

  test('MW2.1 thirty of them, as many of each kind as there are', () => {
    const kinds = REFITS.map(card => RAISES[card].join('/'));
    const count = (kind: string) => kinds.filter(one => one === kind).length;
    expect([
      REFITS.length,
      count('sail/row'),
      count('hull'),
      count('board'),
      count('fire'),
      count('broad/fire'),
      count('broad/board'),
      count('board/hull'),
    ]).toEqual([30, 4, 6, 9, 1, 8, 1, 1]);
  });

  test('MW2.2 five to each, from one deck, told to their captain alone', () => {
    const { battle, told } = deal();
    const [red, blue] = battle.state.fleets.map(fleet => fleet.offered[fleet.seat]);
    expect(new Set([...(red ?? []), ...(blue ?? [])]).size).toBe(10);
    expect(told.filter(one => one.event.kind === 'offered').map(one => one.to)).toEqual([{ only: ['red'] }, { only: ['blue'] }]);
    expect(heardBy(told, { as: 'public' }).map(event => event.kind)).toEqual(['fleet', 'fleet']);
    expect(seenBy(battle, 'red').fleets.map(fleet => fleet.own?.offered ?? null)).toEqual([{ red }, null]);
  });

  const offer = (...cards: (typeof REFITS)[number][]) => {
    const { battle } = deal();
    const state = structuredClone(battle.state);
    if (state.fleets[0]) state.fleets[0].offered = { red: cards };
    if (state.fleets[1]) state.fleets[1].offered = { blue: [] };
    return { ...battle, state };
  };
  const given = (battle: ReturnType<typeof offer>, red: object) => {
    const orders = Object.assign(
      {},
      ...['red', 'blue'].map(
        seat => manOWarp.settle(lookFor(manOWarp, battle.state, seat), seat, seat === 'red' ? (red as never) : {}).orders,
      ),
    );
    const { battle: after, told } = advanceWith(manOWarp, battle, { kind: 'orders', orders }, anyDice('refit'));
    return { ships: after.state.ships, told, state: after.state };
  };

  test('MW2.3 +2 to one number of one ship, the choice made as it is assigned, a 0 raised too', () => {
    const { ships } = given(offer('bow-chasers', 'shield-wall'), {
      'bow-chasers': { ship: 'a1', stat: 'broad' },
      'shield-wall': { ship: 'a1', stat: 'hull' },
    });
    expect(ships[0]).toMatchObject({
      type: 'drilla-killa',
      damage: 0,
      stats: { hull: 6, broad: 2, fire: 0, ram: 5 },
      refits: [
        { card: 'bow-chasers', stat: 'broad' },
        { card: 'shield-wall', stat: 'hull' },
      ],
    });
  });

  test('MW2.3 a third for one ship is refused on the form, and goes elsewhere', () => {
    const battle = offer('fire-pumps', 'massive-hull', 'war-banner');
    const answers = { 'fire-pumps': { ship: 'a1' }, 'massive-hull': { ship: 'a1' }, 'war-banner': { ship: 'a1' } };
    const form = manOWarp.ask(lookFor(manOWarp, battle.state, 'red'), 'red', answers);
    expect(form.problems).toMatchObject([{ grade: 'refused', unit: 'war-banner', field: 'ship' }]);
    const { ships } = given(battle, answers);
    expect(ships.map(ship => ship.refits.length).filter(count => count > 0)).toEqual([2, 1]);
  });

  test('MW2.4 all is turned up together; what is kept back is lost, and silence gives the rest to whom it helps most', () => {
    const { told, state, ships } = given(offer('fire-pumps', 'berserkers'), { 'fire-pumps': { ship: 'nobody' } });
    expect(told.filter(one => one.event.kind === 'refitted')).toMatchObject([
      { to: 'everyone', event: { card: 'berserkers', stat: 'board' } },
    ]);
    expect(ships.find(ship => ship.refits.length > 0)?.type).toBe('hulk');
    expect(state.fleets.map(fleet => fleet.offered)).toEqual([{}, {}]);
  });
});

test('MW1.4 a scenario brings ships with names, damage and improvements of its own', () => {
  const scenario = duel({ list: 'orc', ships: [{ type: 'hulk' }] }, { list: 'elf', ships: [{ type: 'hawkship' }] }, { refits: 0 });
  const fleets = [
    { ...scenario.fleets[0], ships: [{ type: 'hulk', name: 'Big Un', damage: 10, refits: [{ card: 'massive-hull', stat: 'hull' }] }] },
    scenario.fleets[1],
  ];
  const battle = open(manOWarp, manOWarp.schema.scenario.parse({ ...scenario, fleets }), seedOf('named'));
  expect(battle.state.ships[0]).toMatchObject({ name: 'Big Un', damage: 9, stats: { hull: 10 } });
});

describe('names', () => {
  const build = (answers: Answers) => {
    const battle = open(manOWarp, duel({ list: 'bretonnian' }, { list: 'orc' }, { refits: 0 }), seedOf('names'));
    return manOWarp.ask(lookFor(manOWarp, battle.state, 'red'), 'red', { fleet: { ships: { galleon: 2, corsair: 2 } }, ...answers });
  };
  const both = (red: Answers, blue: Answers) => {
    const battle = open(manOWarp, duel({ list: 'orc' }, { list: 'orc' }, { refits: 0 }), seedOf('namesakes'));
    const given: Record<string, Answers> = { red, blue };
    const orders = Object.assign(
      {},
      ...['red', 'blue'].map(seat => manOWarp.settle(lookFor(manOWarp, battle.state, seat), seat, given[seat] ?? {}).orders),
    );
    return advance(manOWarp, battle, { kind: 'orders', orders }).battle.state.ships;
  };
  const HULK = { fleet: { ships: { hulk: 2 } } };

  test('MW1.8 every ship that is bought may be named, and is drawn and told by that name', () => {
    const form = build({ 'galleon.2': { name: 'Sainte Aude' } });
    expect(form.units.map(unit => unit.id)).toEqual(['fleet', 'corsair.1', 'corsair.2', 'galleon.1', 'galleon.2']);
    expect(form.units[4]?.line).toBe('Sainte Aude');
    expect(new Set(form.units.slice(1).map(unit => unit.line)).size).toBe(4);
    const ships = both({ ...HULK, 'hulk.2': { name: "Da  Big 'un " } }, HULK);
    expect(ships[1]?.name).toBe('Da Big ’un');
  });

  test.each([
    ['*Loud*', 'Latin letters'],
    ['@everyone', 'Latin letters'],
    ['<@1>', 'Latin letters'],
    ['[x](y)', 'Latin letters'],
    ['a/b', 'Latin letters'],
    ['-# small', 'Latin letters'],
    ['Ship of the very long name', 'too long'],
  ])('MW1.8 a name like %s is refused with the reason, and is not borne', (name, reason) => {
    const form = build({ 'galleon.1': { name } });
    expect([done(form), form.problems[0]?.unit, form.problems[0]?.say]).toEqual([false, 'galleon.1', expect.stringContaining(reason)]);
    expect(both({ ...HULK, 'hulk.1': { name } }, HULK).map(ship => ship.name)).not.toContain(name);
  });

  test('MW1.8 no two ships of a fleet have one name, however it is written', () => {
    const form = build({ 'corsair.1': { name: 'Vaillante' }, 'galleon.1': { name: 'VAILLANTE' } });
    expect(form.problems).toMatchObject([{ grade: 'refused', unit: 'galleon.1', say: expect.stringContaining('already') }]);
  });

  test('MW1.8 of two captains who gave one name the second has a number to it, and no stock name is ever borne twice', () => {
    const ships = both(
      { ...HULK, 'hulk.1': { name: 'Krump' } },
      { ...HULK, 'hulk.1': { name: 'krump' }, 'hulk.2': { name: 'Bigga Boat' } },
    );
    expect(ships.map(ship => ship.name)).toEqual(['Krump', 'Gutrippa', 'krump II', 'Bigga Boat']);
  });
});
