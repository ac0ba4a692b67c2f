import { describe, expect, test } from 'vitest';
import { sealedDice } from '../../../src/engine/dice.js';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotAt } from '../../../src/rulesets/oak-and-iron/aim.js';
import { CARDS } from '../../../src/rulesets/oak-and-iron/cards.js';
import { CLASSES, type ClassId, FITS } from '../../../src/rulesets/oak-and-iron/classes.js';
import { applyChosen } from '../../../src/rulesets/oak-and-iron/effects.js';
import { drawFate } from '../../../src/rulesets/oak-and-iron/fate.js';
import { AIMED, fireAt } from '../../../src/rulesets/oak-and-iron/fire.js';
import { closeDice } from '../../../src/rulesets/oak-and-iron/melee.js';
import { gunDice } from '../../../src/rulesets/oak-and-iron/pool.js';
import { ADMIRALS, CAPTAINS, HIRED, UPGRADES } from '../../../src/rulesets/oak-and-iron/refits.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { setup } from '../../../src/rulesets/oak-and-iron/setup.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { tablesWith } from '../../../src/rulesets/oak-and-iron/tableSchema.js';
import { TABLES } from '../../../src/rulesets/oak-and-iron/tables.js';
import { isPoorFire, testDice } from '../../../src/rulesets/oak-and-iron/throw.js';
import { at, dice, scenarioNamed, scene, shipIn } from './scene.js';

/** What stands on the cards, as a table; and that a scenario may change what it will. */

type Row = [id: ClassId, points: number, base: string, ...numbers: number[]];
const SHIPS: Row[] = [
  ['sloop', 7, 'small', 1, 3, 1, 3, 3],
  ['corvette', 7, 'small', 1, 3, 1, 2, 4],
  ['brigantine', 8, 'small', 1, 4, 1, 2, 3],
  ['fluyt', 13, 'medium', 2, 4, 2, 2, 3],
  ['petite-fregate', 13, 'medium', 2, 4, 2, 2, 4],
  ['light-galleon', 17, 'medium', 3, 5, 3, 1, 3],
  ['sixth-rate', 13, 'medium', 2, 5, 2, 3, 3],
  ['fifth-rate', 16, 'medium', 2, 6, 2, 3, 3],
  ['fourth-rate', 23, 'large', 3, 8, 3, 2, 3],
  ['galleon', 34, 'large', 4, 8, 4, 1, 2],
  ['third-rate', 37, 'large', 3, 10, 4, 2, 3],
  ['second-rate', 55, 'large', 4, 11, 4, 2, 2],
  ['first-rate', 58, 'large', 4, 12, 5, 2, 3],
  ['revenge', 10, 'small', 1, 4, 2, 3, 4],
  ['queen-anne', 16, 'medium', 2, 6, 2, 3, 4],
];
test.each(SHIPS)(
  'OI3.1 the card of a %s: %i points, %s base, Fortitude %i, Broadside %i, Crew %i, %i to windward, %i large',
  (id, ...numbers) => {
    const { points, base, fortitude, broadside, crew, windward, large } = CLASSES[id];
    expect([points, base, fortitude, broadside, crew, windward, large]).toEqual(numbers);
  },
);
test.each([
  ['sloop', 'small yare fore-and-aft'],
  ['corvette', 'small yare'],
  ['brigantine', 'small yare fore-and-aft'],
  ['fluyt', 'high-freeboard shallow-draught'],
  ['petite-fregate', 'yare'],
  ['light-galleon', 'high-freeboard'],
  ['sixth-rate', ''],
  ['fifth-rate', 'high-freeboard'],
  ['fourth-rate', 'high-freeboard'],
  ['galleon', 'very-high-freeboard'],
  ['third-rate', 'very-high-freeboard weight-of-fire'],
  ['second-rate', 'very-high-freeboard weight-of-fire'],
  ['first-rate', 'very-high-freeboard weight-of-fire'],
  ['revenge', 'small yare fore-and-aft'],
  ['queen-anne', 'yare'],
] as [ClassId, string][])('OI3.3 the traits of a %s: %s', (id, traits) => {
  expect(CLASSES[id].traits.join(' ')).toBe(traits);
});
test('OI10.2 who is a ship of the line, and who sails under the black flag alone', () => {
  const of = (kind: 'line' | 'pirate') => SHIPS.map(([id]) => id).filter(id => CLASSES[id][kind]);
  expect([of('line'), of('pirate')]).toEqual([
    ['fourth-rate', 'galleon', 'third-rate', 'second-rate', 'first-rate'],
    ['revenge', 'queen-anne'],
  ]);
});
test.each([
  ['sloop', '2 2 - 1 1 -'],
  ['corvette', '2 2 - 1 1 -'],
  ['brigantine', '2 2 - 1 1 2'],
  ['fluyt', '4 2 4 - - -'],
  ['petite-fregate', '4 2 - 1 - 2'],
  ['light-galleon', '6 2 6 - - 2'],
  ['sixth-rate', '4 2 4 - 1 2'],
  ['fifth-rate', '4 2 4 - 1 2'],
  ['fourth-rate', '6 2 6 - 1 2'],
  ['galleon', '- - - - - -'],
  ['third-rate', '8 6 6 - 1 -'],
  ['second-rate', '8 2 8 - 1 2'],
  ['first-rate', '8 2 8 - 1 2'],
  ['revenge', '- - - - - -'],
  ['queen-anne', '- - - - - -'],
] as [ClassId, string][])('OI10.2 crew, guns, stout, sweeps, swift and weatherly for a %s: %s', (id, prices) => {
  expect(FITS.map(fit => CLASSES[id].prices[fit] ?? '-').join(' ')).toBe(prices);
});

test('OI10.6 what upgrade cards cost, who may have them, and where they may not be', () => {
  const said = Object.entries(UPGRADES).map(([id, { cost, nations, bars }]) => [id, cost, ...(nations ?? []), ...bars].join(' '));
  expect(said).toEqual([
    'unseasoned -3',
    'low-morale -2',
    'poorly-armed -2',
    'foul -1',
    'supply-ship -1 line flagship',
    'support-ship 1 line flagship',
    'merchants -1',
    'untested-crew -1',
    'kapers -1 dutch pirate',
    'boarding-party 1',
    'corsairs 1 french pirate',
    'efficient-loaders 1',
    'sailing-master 1 dutch pirate',
    'carpenter 1',
    'surgeon 1',
    'swashbucklers 1',
    'topmen 1',
    'dismantling-shot 1',
    'buccaneers 2 line',
    'dispatch-ship 2 flagship',
    'vice-flag 2 flagship',
    'aggressive-crew 2',
    'troop-transport 2',
    'marines 2',
    'boarding-defenses 3',
    'expert-gunners 3',
    'veteran-crew 3',
    'fire-ship 0 line',
  ]);
});
test('OI10.4 admirals: value, cost, nation, words', () => {
  expect(
    Object.entries(ADMIRALS).map(([id, one]) => [id, `${one.value}/${one.cost}`, one.nation ?? '-', ...one.keywords].join(' ')),
  ).toEqual([
    'untested 0/0 -',
    'experienced 1/2 -',
    'seasoned 2/4 -',
    'crijnssen 1/4 dutch rogues raider brave',
    'evertsen 2/5 dutch bold',
    'de-ruyter 3/15 dutch brave brilliant tactician beloved',
    'morgan 1/5 english rogues clever buccaneer',
    'benbow 2/10 english dogged inspiring doughty',
    'monck 3/8 english tactician coordination',
    'duguay-trouin 2/6 french clever bold',
    'bart 2/8 french rogues clever tactician inspiring',
    'd-estrees 3/7 french persistent',
    'rivero-pardal 1/4 spanish rogues brave inspiring pompous',
    'pereira-freire 2/3 spanish bold pompous',
    'ochoa-de-zarate 3/4 spanish defender indecisive',
    'jennings 1/4 pirate rogues raider brilliant',
    'hamlin 1/4 pirate rogues tactician lucky',
    'teach 1/5 pirate rogues brutal dogged',
    'roberts 2/6 pirate rogues intrepid inspiring',
  ]);
});
test('OI10.4 what a nameless Admiral and other captains may have, and for how much', () => {
  expect(HIRED).toEqual({ bold: 1, lucky: 1, strict: 1, persistent: 2, brilliant: 4, inspiring: 4 });
  expect(Object.entries(CAPTAINS).map(([id, { cost, nation, keywords }]) => [id, cost, nation ?? '-', ...keywords].join(' '))).toEqual([
    'bold 1 - bold',
    'lucky 1 - lucky',
    'strict 1 - strict',
    'persistent 2 - persistent',
    'brilliant 4 - brilliant',
    'inspiring 4 - inspiring',
    'stede-bonnet 3 pirate bold persistent',
  ]);
});
test('OI9.3 OI9.4 OI9.5 values of the cards, and which are discarded', () => {
  const of = (nation: string) =>
    Object.entries(CARDS)
      .filter(([, card]) => card.nation === nation)
      .map(([id, { value, discard }]) => `${id} ${value}${discard ? ' D' : ''}`);
  expect(['general', 'dutch', 'english', 'french', 'spanish', 'pirate', 'extra'].map(nation => of(nation).join(', '))).toEqual([
    'await-orders 1, down 1, as-she-bears 1 D, boat-assault 1, careful-aim 2, take-courage 2, effective-fire 3, small-arms 3, reload 3, rolling-broadsides 3, adjust-position 4, fleet-maneuver 4, lee-gauge-fire 4, shoals-ahead 4, through-the-smoke 4, favorable-wind 5',
    'lured-into-shoals 2 D, expert-boarding 3, adaptive-tactics 4 D, seize-opportunity 5 D',
    'zeal 1, long-range-gunnery 2, adjust-formation 3, more-closely 4 D, fast-loaders 5 D',
    'elan 1, superior-firepower 2 D, target-rigging 3, swift-vessels 4, boarders-away 5',
    'repel-boarders 1, heavy-musketry 2, aggression 3, resilient 4, bravado 5 D',
    'deception 2 D, raise-the-black 3 D',
    'doughty 4, intrepid 1 D, double-rations 1 D',
  ]);
});

test('OI1.2 OI2.5 OI5.5 OI5.7 OI5.9 OI7.2 OI7.4 OI8.5 OI10.6 the numbers that the rules page names', () => {
  const { tools, bases, faces, hits, ways, words, upgrades, pieces, deck, ...numbers } = TABLES;
  expect(numbers).toEqual({
    bands: { 'yard-arm': 1000, pistol: 3000, musket: 6000, cannon: 12_000 },
    passes: ['skull', 'sail'],
    skillDice: 5,
    fortune: 3,
    poorFire: 8,
    track: 7,
    crippledSpeed: 2,
    freedSpeed: 1,
    eyeTurn: 30,
    slideReach: 866,
    closeDice: 3,
    formationDice: 1,
    formationAngle: 45,
    rake: { bow: 2, stern: 3, fatigue: 1 },
    freeboard: { low: 1, high: 2, 'very-high': 3 },
    reach: { rigging: 'musket', crew: 'pistol', partial: 'musket', marked: 'pistol', rake: 'musket', formation: 'pistol', fog: 'musket' },
    gunFatigue: { cannon: 0, musket: 1, pistol: 99, 'yard-arm': 99, aimed: 1 },
    critical: { per: 'point', skull: 1, swords: 1, sail: 1 },
    fogFortitude: 1,
    fogDrift: 1000,
    sinkDice: 2,
    wreckDice: 4,
    fireShipDice: 6,
    sweep: 5,
    strike: { crippled: 1, out: 1, flagship: 1 },
    turns: 15,
    fits: { crew: 1, guns: 1, sweeps: 1, swift: 1, weatherly: 1 },
    nations: { sailors: 1, gunnery: 1, pilots: 1, soldiers: 1 },
    apart: 4000,
    breadth: { least: 4000, most: 8000 },
    classes: {},
  });
  expect([
    tools.map(tool => `${tool.straight}/${tool.turn}`).join(' '),
    Object.values(bases).map(base => base.length),
    faces.length,
  ]).toEqual(['866/30 1614/45 2402/45 2913/30 3701/30', [1574, 2362, 3150], 8]);
  expect([Object.values(hits).map(one => one.length), ways.length, deck.length]).toEqual([[2, 3, 4, 4, 2, 2], 16, 12]);
  expect(Object.values(pieces).map(kinds => kinds.join(' '))).toEqual([
    'island shoal rocks',
    'island shoal rocks fog',
    'island shoal rocks fog shoal',
  ]);
  expect([new Set(Object.values(words)), Object.entries(upgrades).filter(([, worth]) => worth !== 1)]).toEqual([
    new Set([1]),
    [['boarding-defenses', 2]],
  ]);
});
test('OI1.11 sixteen ways, the same to port as to starboard, within a degree of evenly spread', () => {
  expect(TABLES.ways).toHaveLength(16);
  expect(TABLES.ways.map(way => (360 - way) % 360).sort((a, b) => a - b)).toEqual(TABLES.ways);
  for (const [nth, way] of TABLES.ways.entries()) expect(Math.abs(way - 22.5 * nth)).toBeLessThanOrEqual(0.5);
});
test('OI2.5 three Fortune Points to begin with', () => {
  const scenario = scenarioNamed('patrol');
  const quick = scenarioNamed('quick-start');
  const state = setup(Scenario.parse({ ...quick, options: scenario.options }), dice());
  expect(state.squads.map(squad => squad.fortune)).toEqual([3, 3]);
});
test.each([
  [8, 1, false],
  [9, 1, true],
  [16, 2, false],
  [3, 0, true],
  [2, 0, false],
])('OI2.5 of %i dice %i hits are poor fire: %s', (count, hits, poor) => {
  const faces = Array.from({ length: count }, (_, nth) => (nth < hits ? ('skull' as const) : ('blank' as const)));
  expect(isPoorFire(scene({ ships: {} }), faces, ['skull'])).toBe(poor);
});

describe('OI11.1 what a scenario may change', () => {
  const under = (tables: Scenario['tables'], more: Partial<Scenario> = {}) =>
    setup(Scenario.parse({ ...scenarioNamed('quick-start'), ...more, tables }), sealedDice('x', 0, ''));
  test('OI11.1 a number of a group alone: the others stay', () => {
    expect(tablesWith({ rake: { bow: 1 }, words: { bold: 2 }, bands: { cannon: 10_000 } })).toMatchObject({
      rake: { bow: 1, stern: 3, fatigue: 1 },
      words: { bold: 2, brutal: 1 },
      bands: { cannon: 10_000, musket: 6000 },
    });
    expect(tablesWith({})).toEqual(TABLES);
  });
  test('OI11.1 whatever it changes is on the table when the battle opens', () => {
    const twice = Object.fromEntries(
      Object.entries(TABLES).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value + 1]] : [])),
    );
    expect(under(twice).tables).toMatchObject(twice);
  });
  test('OI11.1 a number that there is not is refused', () => {
    expect(() => Scenario.parse({ ...scenarioNamed('quick-start'), tables: { cannons: 3 } })).toThrow();
  });
  test('OI11.1 a ship’s card', () => {
    const state = under({ classes: { sloop: { broadside: 5, large: 4 } } });
    expect([shipIn(state, 'a.sloop').broadside, ratingOf(state, shipIn(state, 'a.sloop')), shipIn(state, 'a.sloop').crew]).toEqual([
      5, 4, 1,
    ]);
  });
  test('OI11.1 the turn limit stands in the table where the scenario gives none', () => {
    const { turns: _, ...endless } = scenarioNamed('quick-start');
    const limit = (tables: Scenario['tables']) => setup(Scenario.parse({ ...endless, tables }), dice()).scenario.turns;
    expect([limit({}), limit({ turns: 9 })]).toEqual([15, 9]);
  });
  test('OI11.1 Fortune, terrain and the event deck', () => {
    const state = under(
      { fortune: 5, deck: ['gust'], pieces: { patrol: ['fog'] } },
      { options: { ...scenarioNamed('quick-start').options, fortune: true }, terrain: 'scattered' },
    );
    expect([state.squads[0]?.fortune, state.fates, state.terrain.map(piece => piece.kind)]).toEqual([5, ['gust'], ['fog']]);
    state.fates = [];
    drawFate(at(state, { rolls: [], roll: () => 1 }));
    expect(state.fate).toBe('gust');
  });
  const duel = (tables: Parameters<typeof tablesWith>[0], space = 2, is = {}) =>
    scene({
      ships: { ruby: { at: [18, 10], heading: 90, is }, fox: { side: 'b', at: [18, 11.181 + space], heading: 90 } },
      is: { tables: tablesWith(tables) },
    });
  const shot = (state: State) => shotAt(state, shipIn(state, 'ruby'), 'starboard', shipIn(state, 'fox'));
  const hurt = (
    tables: Parameters<typeof tablesWith>[0],
    faces: Parameters<typeof dice>,
    space = 2,
    aim: 'hull' | 'crew' | 'rigging' = 'hull',
  ) => {
    const state = duel(tables, space);
    const found = shot(state);
    if (found) fireAt(at(state, dice(...faces)), shipIn(state, 'ruby'), found, { ...AIMED, aim });
    return shipIn(state, 'fox');
  };
  const FOUR = ['skull', 'skull', 'skull', 'skull', 'blank'] as const;
  test('OI11.1 OI5.8 one critical die an attack, and what its faces do', () => {
    expect(hurt({ critical: { per: 'attack', skull: 2 } }, [...FOUR, 'skull']).damage).toBe(4);
    expect(hurt({ critical: { per: 'attack', swords: 3 } }, [...FOUR, 'swords'], 11).fatigue).toBe(3);
  });
  test('OI11.1 OI5.7 Fatigue by gunfire in a band', () => {
    expect(hurt({ gunFatigue: { cannon: 1 } }, [...FOUR, 'blank', 'blank'], 11).fatigue).toBe(1);
    expect(hurt({ gunFatigue: { pistol: 2 } }, [...FOUR, 'blank', 'blank']).fatigue).toBe(2);
  });
  test('OI11.1 OI5.9 how far an aim reaches', () => {
    expect(hurt({ reach: { crew: 'musket' }, gunFatigue: { aimed: 2 } }, [...FOUR], 5, 'crew')).toMatchObject({ damage: 0, fatigue: 6 });
    expect(hurt({ reach: { rigging: 'pistol' } }, [...FOUR, 'blank', 'blank'], 5, 'rigging').damage).toBe(2);
  });
  test('OI11.1 OI9.3 how far a slide and a free turn go', () => {
    const tables = tablesWith({ slideReach: 500, eyeTurn: 20 });
    const ships = { ruby: { at: [18, 10], heading: 90 }, opal: { at: [23.3, 10], heading: 90 } } as const;
    const slid = scene({ ships, cards: { a: 'adjust-position' }, is: { tables } });
    activate(at(slid, dice(), { ruby: { slide: 22, slidewhen: 'before', plot: [{ id: 'p', by: 1 }] } }), shipIn(slid, 'ruby'));
    expect(shipIn(slid, 'ruby').track[1]).toEqual({ x: 18_000, y: 10_500, heading: 90 });
    const turned = scene({ ships, cards: { a: 'fleet-maneuver' }, is: { tables } });
    applyChosen(at(turned, dice(), { ruby: { free: 30 } }));
    expect(shipIn(turned, 'ruby').pose.heading).toBe(110);
  });
  test('OI11.1 OI5.3 how far Partial Fire reaches', () => {
    expect(shot(duel({ reach: { marked: 'musket' } }, 5, { reload: { port: false, starboard: true } }))?.kind).toBe('partial');
  });
  test('OI11.1 OI10.4 OI10.6 dice of words, upgrades and improvements', () => {
    const state = duel(
      { words: { bold: 3, brutal: 2 }, upgrades: { kapers: 2, corsairs: 0, 'aggressive-crew': 4 }, fits: { crew: 2 } },
      2,
      { keywords: ['bold', 'brutal'], upgrades: ['kapers', 'aggressive-crew'], fits: ['crew'] },
    );
    const [ruby, fox, found] = [shipIn(state, 'ruby'), shipIn(state, 'fox'), shot(state)];
    expect([
      testDice(state, ruby, 'board'),
      closeDice(state, ruby, fox),
      found && gunDice(state, ruby, found, { aim: 'hull', more: 0 }),
    ]).toEqual([10, 13, 9]);
  });
  test('OI11.1 a battle begun before a number had its place goes on with the standard one', () => {
    const { words: _, reach: __, ...old } = duel({}).tables;
    expect(State.parse({ ...duel({}), tables: old }).tables).toEqual(TABLES);
  });
});
