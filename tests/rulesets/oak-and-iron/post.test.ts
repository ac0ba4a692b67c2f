import { describe, expect, test } from 'vitest';
import { PUBLIC, seated, UMPIRE } from '../../../src/engine/audience.js';
import { advance, type Battle, look, lookFor, open } from '../../../src/engine/battle.js';
import { Chart } from '../../../src/engine/sheet.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { SILENT_SHIP, SILENT_SQUADRON } from '../../../src/rulesets/oak-and-iron/order.js';
import { recalled } from '../../../src/rulesets/oak-and-iron/recall.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { playAct, playOrders } from '../../../src/rulesets/oak-and-iron/turn.js';
import { seedOf } from '../../support/playout.js';
import { at, kinds, scenarioNamed, scene, shipIn } from './scene.js';

const orders = (battle: Battle<State>) =>
  Object.assign({}, ...['a', 'b'].map(seat => oakAndIron.settle(lookFor(oakAndIron, battle.state, seat), seat, {}).orders));
const begin = () => {
  const battle = open(oakAndIron, scenarioNamed('quick-start'), seedOf('post'));
  return advance(oakAndIron, battle, { kind: 'orders', orders: orders(battle) }).battle;
};
const battle = begin();
const view = lookFor(oakAndIron, battle.state, 'a');
const plot = (...steps: [string, number | null][]) => ({ 'a.sloop': { plot: steps.map(([id, by]) => ({ id, by })) } });

describe('OI13.1 the form', () => {
  test('OI13.1 the card must be picked; everything else may be left', () => {
    const must = oakAndIron
      .ask(view, 'a', {})
      .units.flatMap(unit => unit.fields.filter(field => field.need === 'must').map(field => field.id));
    expect(must).toEqual(['card']);
  });
  test('OI13.1 each card says what it would do', () => {
    const hand = oakAndIron.ask(view, 'a', {}).units.find(unit => unit.id === 'hand');
    const card = hand?.fields[0];
    expect(card?.kind === 'choice' && card.options.map(option => option.label)).toEqual([
      'Careful Aim (2)',
      'Rolling Broadsides (3)',
      'Effective Fire (3)',
      'Adjust Position (4)',
    ]);
    expect(card?.kind === 'choice' && card.options.every(option => option.note !== null && option.note.length > 10)).toBe(true);
  });
  test.each([
    [[['p', 90]], 'Port'],
    [
      [
        ['f', null],
        ['f', null],
      ],
      'She has run her distance',
    ],
    [
      [
        ['f', null],
        ['u', null],
      ],
      'Seamanship comes first',
    ],
    [[['x', null]], 'Not Entangled'],
  ] as [[string, number | null][], string][])('OI13.1 the plot %j is refused: %s', (steps, why) => {
    const [problem] = oakAndIron.ask(view, 'a', plot(...steps)).problems;
    expect([problem?.grade, problem?.say.includes(why)]).toEqual(['refused', true]);
  });
  test('OI13.1 of a plot that is refused the lawful beginning stands', () => {
    const settled = oakAndIron.settle(view, 'a', plot(['p', 30], ['f', null], ['f', null]));
    const order = Object.values(settled.orders).find(one => one.kind === 'ship' && one.plot.length > 0);
    expect(order?.kind === 'ship' && order.plot).toEqual([
      { id: 'p', by: 30 },
      { id: 'f', by: null },
    ]);
  });
});

describe('OI13.2 the preview', () => {
  test('OI13.2 with a test in the plan both ends are drawn, solid and hollow', () => {
    const { sheet, words } = oakAndIron.preview(view, 'a', plot(['u', null], ['f', null]), 'a.sloop');
    const solid = Chart.parse(sheet).marks.find(mark => mark.mark === 'craft' && mark.id === 'a.sloop.ghost');
    const hollow = Chart.parse(sheet).marks.find(mark => mark.mark === 'base' && mark.style === 'ghost');
    const [from, rate] = [shipIn(battle.state, 'a.sloop').pose, view.ships.find(ship => ship.id === 'a.sloop')?.large ?? 0];
    expect(solid?.mark === 'craft' && solid.at.y).toBeCloseTo((from.y + 2913) / 1000, 3);
    expect(hollow?.mark === 'base' && hollow.at.y).toBeCloseTo((from.y + 2402) / 1000, 3);
    expect([rate, words]).toEqual([3, expect.stringMatching(/hollow/)]);
  });
  test('OI13.2 arcs and range bands of the ship in focus', () => {
    const { sheet } = oakAndIron.preview(view, 'a', {}, 'a.sloop');
    expect(
      Chart.parse(sheet)
        .marks.filter(mark => mark.mark === 'ring')
        .map(mark => mark.mark === 'ring' && mark.label),
    ).toEqual(['pistol', 'musket', 'cannon']);
    expect(Chart.parse(sheet).marks.filter(mark => mark.mark === 'arc')).toHaveLength(4);
  });
  test('OI13.2 a warning where she may run aboard a ship as it lies now', () => {
    const state = structuredClone(battle.state);
    shipIn(state, 'b.fluyt').pose = { x: 11_400, y: 8000, heading: 180 };
    const near = look(oakAndIron, state, seated('a'));
    expect(oakAndIron.ask(near, 'a', plot(['f', null])).problems.map(problem => [problem.grade, problem.say])).toEqual([
      ['warned', 'Sloop may run aboard Fluyt, if they lie where they are now'],
    ]);
  });
});

describe('OI13.3 what is hidden', () => {
  const hands = (viewer: typeof PUBLIC) => look(oakAndIron, battle.state, viewer).squads.map(squad => squad.hand !== null);
  test('OI13.3 a hand is its owner’s and the umpire’s', () => {
    expect([hands(PUBLIC), hands(seated('a')), hands(seated('b')), hands(UMPIRE)]).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
  test('OI13.3 that a card is laid may be known, not which', () => {
    const quick = scenarioNamed('quick-start');
    let alternate = open(oakAndIron, { ...quick, options: { ...quick.options, windows: 'alternate' } }, seedOf('alt'));
    for (let count = 0; count < 2; count++)
      alternate = advance(oakAndIron, alternate, { kind: 'orders', orders: orders(alternate) }).battle;
    const seen = look(oakAndIron, alternate.state, seated('b')).squads[0];
    expect(seen?.picked).toBe(true);
    expect(JSON.stringify(seen)).not.toContain(alternate.state.squads[0]?.pick?.card ?? 'nothing');
  });
  test('OI13.3 both cards are turned up in one step', () => {
    const step = advance(oakAndIron, battle, { kind: 'orders', orders: orders(battle) });
    expect(step.told.filter(one => one.event.kind === 'revealed')).toHaveLength(2);
  });
});

test('OI13.4 the AI captain answers from his own view, and his answers are lawful', () => {
  const answers = oakAndIron.captain(view, 'a');
  expect(oakAndIron.ask(view, 'a', answers).problems.filter(problem => problem.grade === 'refused')).toEqual([]);
  expect(Object.keys(answers).every(unit => ['hand', 'squadron', 'a.sloop', 'a.fregate'].includes(unit))).toBe(true);
});

describe('OI13.5 rulings', () => {
  const umpire = look(oakAndIron, battle.state, UMPIRE);
  const ruled = (fields: Record<string, string | number>) => {
    const ruling = oakAndIron.readRuling(umpire, { ruling: fields });
    if (ruling === null) throw new Error('No ruling');
    return advance(oakAndIron, battle, { kind: 'ruling', ruling, reason: 'a squall' }).battle.state;
  };
  test.each([
    [{ kind: 'hull', ship: 'a.sloop', points: 3 }, { damage: 3 }],
    [{ kind: 'crew', ship: 'a.sloop', points: 2 }, { fatigue: 2 }],
    [{ kind: 'place', ship: 'a.sloop', x: 100, y: 120, heading: 90 }, { pose: { x: 10_000, y: 12_000, heading: 90 } }],
    [{ kind: 'sail', ship: 'a.sloop', sail: 'full' }, { sail: 'full' }],
    [{ kind: 'status', ship: 'a.sloop', status: 'aground' }, { aground: true }],
  ])('OI13.5 %j', (fields, after) => {
    expect(shipIn(ruled(fields), 'a.sloop')).toMatchObject(after);
  });
  test('OI13.5 the wind', () => {
    expect(ruled({ kind: 'wind', from: 'w90' }).wind).toBe(90);
  });
  test('OI13.5 a card comes back', () => {
    expect(ruled({ kind: 'card', seat: 'a', card: 'fast-loaders' }).squads[0]?.hand).toContain('fast-loaders');
  });
});

describe('OI4.15 an alternating turn', () => {
  /** Ruby and opal in line, fox about to pass them; what Red has said with the cards. */
  function passed(orders: Parameters<typeof playOrders>[1]): string[] {
    const state = scene({
      ships: { ruby: { at: [12, 14] }, opal: { at: [12, 17] }, fox: { side: 'b', at: [15, 15] } },
      options: { windows: 'alternate' },
      cards: { a: 'as-she-bears' },
      is: { window: 'orders', order: ['b', 'a'] },
    });
    const play = at(state, { rolls: [], roll: () => 8 });
    playOrders(play, orders);
    expect(state.window).toBe('act');
    playAct(play, {});
    return kinds(play);
  }
  const policy = (permit: boolean) => ({ '1:orders:squadron:a': { ...SILENT_SQUADRON, permit } });
  test('OI4.15 what was permitted with the cards holds while others activate', () => {
    expect(passed({})).toContain('volley');
    expect(passed(policy(true))).toContain('volley');
    expect(passed(policy(false))).not.toContain('volley');
  });
  test('OI4.15 and so does a ship’s own word to hold fire', () => {
    const hold = { ...SILENT_SHIP, hold: 'never' as const };
    expect(passed({ '1:orders:ship:ruby': hold, '1:orders:ship:opal': hold })).not.toContain('volley');
  });
  test('OI4.15 nobody else can read it', () => {
    const state = scene({
      ships: { ruby: {}, fox: { side: 'b', at: [30, 30] } },
      options: { windows: 'alternate' },
      is: { window: 'orders', order: ['b', 'a'] },
    });
    playOrders(at(state), policy(false));
    expect(state.squads[0]?.policy?.permit).toBe(false);
    for (const viewer of [PUBLIC, seated('b'), seated('a')])
      expect(JSON.stringify(look(oakAndIron, state, viewer))).not.toMatch(/permit|policy|briefs/);
  });
  test('OI4.15 with the cards a ship is asked only for what holds all turn', () => {
    const state = scene({
      ships: { ruby: {}, fox: { side: 'b', at: [30, 30] } },
      options: { windows: 'alternate' },
      is: { window: 'orders', order: ['a', 'b'] },
    });
    const view = lookFor(oakAndIron, state, 'a');
    expect(
      oakAndIron
        .ask(view, 'a', {})
        .units.find(unit => unit.id === 'ruby')
        ?.fields.map(field => field.id),
    ).toEqual(['hold', 'ifs']);
  });
});

describe('OI13.2 the chart', () => {
  const marksOf = (state: State) => {
    const [sheet] = oakAndIron.sheets(look(oakAndIron, state, PUBLIC), []);
    return sheet?.kind === 'chart' ? sheet.marks : [];
  };
  test('OI13.2 ships in Formation are joined by a line, bow to stern', () => {
    const state = scene({ ships: { ruby: { at: [12, 14] }, opal: { at: [12, 17] }, fox: { side: 'b', at: [12, 20] } } });
    expect(marksOf(state).filter(mark => mark.mark === 'link')).toEqual([
      { mark: 'link', a: { x: 12, y: 15.181 }, b: { x: 12, y: 15.819 }, style: 'line' },
    ]);
  });
  test('OI13.2 a landing party stands where it stands', () => {
    const state = scene({ ships: { ruby: { at: [12, 14], is: { party: { on: 'isle', x: 13_000, y: 14_000, stood: 0 } } } } });
    expect(marksOf(state).filter(mark => mark.mark === 'label')).toMatchObject([{ at: { x: 13, y: 14 }, words: 'party of ruby' }]);
  });
});

describe('OI13.1 a desk asks much of one view', () => {
  test('OI13.1 the same answers make the same form once, other answers another', () => {
    const fresh = lookFor(oakAndIron, battle.state, 'a');
    const form = oakAndIron.ask(fresh, 'a', {});
    expect(oakAndIron.ask(fresh, 'a', {})).toBe(form);
    expect(oakAndIron.ask(fresh, 'a', plot(['f', null]))).not.toBe(form);
    expect(oakAndIron.ask(fresh, 'a', {})).toEqual(form);
    expect(oakAndIron.ask(lookFor(oakAndIron, battle.state, 'a'), 'a', {})).toEqual(form);
  });
  test('OI13.1 what is played is never remembered: a State has no view to keep it under', () => {
    const state = scene({ ships: { ruby: { at: [12, 14] } } });
    const ship = shipIn(state, 'ruby');
    const before = recalled(state, 'x', ship.id, () => ship.pose.heading);
    ship.pose = { ...ship.pose, heading: 90 };
    expect([before, recalled(state, 'x', ship.id, () => ship.pose.heading)]).toEqual([180, 90]);
  });
});
