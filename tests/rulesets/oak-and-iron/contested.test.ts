import { describe, expect, test } from 'vitest';
import { advance, type Battle, lookFor, type Move, open } from '../../../src/engine/battle.js';
import { fits } from '../../../src/engine/edit.js';
import type { Answers } from '../../../src/engine/form.js';
import { read, write } from '../../../src/engine/notation.js';
import { poseOf } from '../../../src/rulesets/oak-and-iron/deploy.js';
import { type OakAndIron, oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { gapOf, sideOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seedOf } from '../../support/playout.js';
import { scenarioNamed, shipIn } from './scene.js';

/** The Weather Edge contested from the opening to the first who deploys, as captains meet it. */

const quick = scenarioNamed('quick-start');
const ZONE = { left: 4, top: 4, right: 32, bottom: 32, heading: 180 };
const challenged = (scenario: Scenario) => ({ ...scenario, wind: 'challenged' as const });

describe('OI11.3 in a whole battle', () => {
  type Fight = Battle<State>;
  const scenario = scenarioNamed('chosen-waters');
  const asked = (battle: Fight) => [...new Set(oakAndIron.pending(battle.state).map(request => request.seat))];
  function step(battle: Fight, say: (seat: string) => Answers = () => ({})) {
    const orders = asked(battle).map(seat => oakAndIron.settle(lookFor(oakAndIron, battle.state, seat), seat, say(seat)).orders);
    return advance(oakAndIron, battle, { kind: 'orders', orders: Object.assign({}, ...orders) } as Move<OakAndIron>);
  }
  const built = step(open(oakAndIron, scenario, seedOf('edge')));
  const winner = built.battle.state.edge?.winner ?? '';
  const loser = winner === 'red' ? 'blue' : 'red';

  test('OI11.3 until it is chosen no chart and no text speaks of a wind', () => {
    const view = lookFor(oakAndIron, built.battle.state, loser);
    expect(oakAndIron.sheets(view, []).map(sheet => sheet.kind === 'chart' && sheet.wind)).toEqual([null]);
    expect(oakAndIron.describe(view, []).long).toContain('Wind not settled yet');
  });
  test('OI11.3 the test and its winner are told, and who chooses is seen', () => {
    const view = lookFor(oakAndIron, built.battle.state, loser);
    const lines = oakAndIron
      .narrate(
        view,
        built.told.map(one => one.event),
      )
      .lines.map(line => line.text);
    expect(lines.some(line => /^Challenge Test: Red \d, Blue \d\.$/.test(line))).toBe(true);
    expect(lines).toContain(`${winner === 'red' ? 'Red' : 'Blue'} win the Challenge Test, and choose the Weather Edge.`);
    expect(oakAndIron.preview(view, loser, {}, null).words).toBe('Another captain chooses the wind now.');
  });
  test('OI11.3 the form offers four edges and what each is to him, and the preview shows the one chosen', () => {
    const view = lookFor(oakAndIron, built.battle.state, winner);
    const [field] = oakAndIron.ask(view, winner, {}).units[0]?.fields ?? [];
    const notes = field?.kind === 'choice' ? field.options.map(option => option.note) : [];
    expect(notes.map(note => note?.split(', ')[1]).toSorted()).toEqual(['behind you', 'in your teeth', 'on your beam', 'on your beam']);
    expect(field && fits(field, 'north')).toEqual({ value: 'north' });
    expect(field && fits(field, 'north-east')).toHaveProperty('refusal');
    const seen = oakAndIron.preview(view, winner, { edge: { from: 'south' } }, null);
    expect(seen.words).toBe('The wind will blow from the south, on your beam.');
    expect(seen.sheet.kind === 'chart' && seen.sheet.wind?.from).toBe(180);
    const zones = 'marks' in seen.sheet ? seen.sheet.marks.filter(mark => mark.mark === 'terrain' && mark.style === 'zone') : [];
    expect(zones).toMatchObject([{ name: 'Red' }, { name: 'Blue' }]);
    expect(oakAndIron.ask(view, winner, {}).prompt).toBe(`Wind not settled yet: ${winner === 'red' ? 'Red' : 'Blue'} choose it.`);
  });
  test('OI11.3 the choice is told, and the loser goes first', () => {
    const next = step(built.battle, () => ({ edge: { from: 'north' } }));
    expect(next.told.map(one => one.event)).toEqual([{ kind: 'edge', seat: winner, from: 0 }]);
    expect(asked(next.battle)).toEqual([loser]);
    let laid = next.battle;
    while (laid.state.phase === 'terrain') laid = step(laid).battle;
    expect(asked(laid)).toEqual([loser]);
  });
  test('OI11.3 where squadrons are given, the test is thrown as the battle opens, and everybody reads who won', () => {
    const given = { ...challenged(quick), squadrons: quick.squadrons.map(plan => ({ ...plan, berths: null, zone: ZONE })) };
    const battle = open(oakAndIron, Scenario.parse(given), seedOf('given'));
    expect(battle.state.phase).toBe('edge');
    const chooser = battle.state.squads.find(squad => squad.seat === battle.state.edge?.winner)?.name ?? 'nobody';
    for (const seat of ['a', 'b']) {
      const view = lookFor(oakAndIron, battle.state, seat);
      expect(oakAndIron.describe(view, []).long).toContain(`Wind not settled yet: ${chooser} choose it`);
      expect(oakAndIron.sheets(view, [])).toMatchObject([{ subtitle: `Before the first turn: ${chooser} choose the wind` }]);
    }
    expect(asked(step(battle).battle)).toEqual(battle.state.edge?.winner === 'a' ? ['b', 'a'] : ['a', 'b']);
  });
  test('OI11.3 no ship has a place before the wind is chosen', () => {
    const { error } = Scenario.safeParse(challenged(quick));
    expect(error?.issues.map(issue => issue.message)).toEqual(
      ['a', 'b'].map(seat => expect.stringMatching(`wind is challenged .* give ${seat} a zone`)),
    );
  });
  test.each([
    ['from south', 'south'],
    ['Weather Edge: wind from the south', 'south'],
    ['wind left', 'west'],
    ['wind bottom', 'south'],
  ])('OI11.3 as typed: %s', (text, from) => {
    const form = oakAndIron.ask(lookFor(oakAndIron, built.battle.state, winner), winner, {});
    const { answers, slips } = read(form, text);
    expect([answers, slips]).toEqual([{ edge: { from } }, []]);
    expect(read(form, write(form, answers))).toMatchObject({ answers, slips: [] });
  });
  test('OI11.3 typed wrong it is refused, and silence holds', () => {
    const view = lookFor(oakAndIron, built.battle.state, winner);
    const { answers, slips } = read(oakAndIron.ask(view, winner, {}), 'wind sideways');
    expect(slips.length).toBeGreaterThan(0);
    expect(oakAndIron.settle(view, winner, answers).will).toEqual([
      { unit: 'edge', words: `takes the wind from the ${winner === 'red' ? 'west' : 'east'}, behind you`, silent: true },
    ]);
  });
  test('OI13.4 the AI takes the wind that is behind it', () => {
    const view = lookFor(oakAndIron, built.battle.state, winner);
    const said = oakAndIron.captain(view, winner);
    expect(oakAndIron.settle(view, winner, said).orders).toEqual({
      [`0:edge:${winner}`]: { kind: 'edge', from: winner === 'red' ? 270 : 90 },
    });
  });
  test('OI13.5 an umpire who names the wind first has settled it', () => {
    const rule = { kind: 'ruling', ruling: { kind: 'wind', from: 180 }, reason: 'agreed' } as const;
    const { battle, told } = advance(oakAndIron, built.battle, rule);
    expect(told.map(one => one.event)).toEqual([{ kind: 'ruled', what: 'the wind blows from the south' }]);
    expect([battle.state.phase, battle.state.wind]).toEqual(['terrain', 180]);
    expect(asked(battle)).toEqual([loser]);
    const early = step(advance(oakAndIron, open(oakAndIron, scenario, seedOf('early')), rule).battle);
    expect([early.battle.state.phase, early.battle.state.wind]).toEqual(['terrain', 180]);
    expect(early.told.map(one => one.event.kind)).toEqual(['fitted', 'fitted']);
  });
  test('OI11.3 two a side: every Flagship throws, one wins for his side, and his friend chooses if he has given up', () => {
    const { battle, told } = step(open(oakAndIron, Scenario.parse(challenged(scenarioNamed('two-a-side'))), seedOf('four')));
    const throwers = told.flatMap(({ event }) => (event.kind === 'challenge' ? event.seats.length : []));
    expect(throwers[0]).toBe(4);
    const [first = ''] = asked(battle);
    const friend = battle.state.squads.find(squad => squad.seat !== first && squad.side === sideOf(battle.state, first))?.seat;
    const left = advance(oakAndIron, battle, { kind: 'concede', seat: first }).battle;
    expect(asked(left)).toEqual([friend]);
  });
  test('OI11.4 in a narrow zone a silent squadron still stands clear of itself', () => {
    const narrow = {
      ...scenarioNamed('packet'),
      squadrons: scenarioNamed('packet').squadrons.map(plan => ({
        ...plan,
        zone: { left: 28, top: 24, right: 36, bottom: 34, heading: 270 },
      })),
    };
    const { state } = step(open(oakAndIron, narrow, seedOf('narrow'))).battle;
    for (const order of ['red', 'blue'].map(
      seat => oakAndIron.settle(lookFor(oakAndIron, state, seat), seat, {}).orders[`0:deploy:${seat}`],
    )) {
      const shapes = order?.kind === 'deploy' ? order.places.map(place => ({ ...shipIn(state, place.ship), pose: poseOf(place) })) : [];
      expect(shapes.length).toBeGreaterThan(2);
      for (const [nth, ship] of shapes.entries())
        for (const other of shapes.slice(nth + 1)) expect(gapOf(state, ship, other), ship.id).toBeGreaterThan(0);
    }
  });
});
