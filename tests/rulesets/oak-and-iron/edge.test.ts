import { describe, expect, test } from 'vitest';
import { advance, type Battle, lookFor, type Move, open } from '../../../src/engine/battle.js';
import { fits } from '../../../src/engine/edit.js';
import type { Answers } from '../../../src/engine/form.js';
import { poseOf, silentPlaces } from '../../../src/rulesets/oak-and-iron/deploy.js';
import { contest, playEdge, silentEdge } from '../../../src/rulesets/oak-and-iron/edge.js';
import { type OakAndIron, oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { deploying, edgeSeat, layingSeat, pending } from '../../../src/rulesets/oak-and-iron/pending.js';
import { fleetOf, gapOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seedOf } from '../../support/playout.js';
import { at, dice, type Scene, scenarioNamed, scene, shipIn } from './scene.js';

/** Two squadrons that face each other east and west, and a wind that nobody has yet. */
const ships = { ruby: { heading: 90 }, fox: { side: 'b', heading: 270 } } as const satisfies Scene['ships'];
const contested = (spec: Partial<Scene> = {}): State =>
  scene({ ships, ...spec, is: { phase: 'edge', edge: { winner: null, chosen: false } } });
const won = (seat: string): State => Object.assign(contested(), { edge: { winner: seat, chosen: false } });
const DUD = ['blank', 'blank', 'blank', 'blank', 'blank'] as const;
const ONE = ['sail', 'blank', 'blank', 'blank', 'blank'] as const;
const TWO = ['sail', 'skull', 'blank', 'blank', 'blank'] as const;

describe('OI11.3 the Challenge Test for the Weather Edge', () => {
  test('OI11.3 most passes win', () => {
    const state = contested();
    const play = at(state, dice(...ONE, ...TWO));
    contest(play);
    expect(state.edge).toEqual({ winner: 'b', chosen: false });
    expect(play.told).toEqual([
      { kind: 'challenge', seats: ['a', 'b'], passes: [1, 2] },
      { kind: 'edge', seat: 'b', from: null },
    ]);
  });
  test('OI11.3 of equals the higher Skill', () => {
    const state = contested();
    shipIn(state, 'fox').skill = 1;
    contest(at(state, dice(...ONE, ...ONE)));
    expect(state.edge?.winner).toBe('b');
  });
  test('OI11.3 of equals in Skill nobody: it is thrown again', () => {
    const state = contested();
    contest(at(state, dice(...ONE, ...ONE, ...TWO, ...DUD)));
    expect(state.edge?.winner).toBe('a');
  });
});

describe('OI11.3 the winner chooses', () => {
  test('OI11.3 he alone is asked', () => {
    expect(pending(won('b')).map(({ kind, seat, need }) => [kind, seat, need])).toEqual([['edge', 'b', 'must']]);
  });
  test('OI11.3 any of the four edges', () => {
    for (const from of [0, 90, 180, 270] as const) {
      const state = won('a');
      playEdge(at(state), { '1:edge:a': { kind: 'edge', from } });
      expect(state.wind).toBe(from);
      expect(state.edge).toEqual({ winner: 'a', chosen: true });
      expect(state.phase).toBe('deploy');
    }
  });
  test.each([
    ['a', 270],
    ['b', 90],
  ] as const)('OI11.3 in silence the wind is behind the squadron of %s', (seat, from) => {
    const state = won(seat);
    playEdge(at(state), {});
    expect([state.wind, silentEdge(state, seat)]).toEqual([from, from]);
  });
  test('OI11.3 if he has given up, the first who has not', () => {
    const state = won('b');
    for (const squad of state.squads) squad.broken = squad.seat === 'b';
    expect(edgeSeat(state)).toBe('a');
  });
  test('OI11.3 the side that lost lays terrain and deploys first', () => {
    const state = won('a');
    Object.assign(state, { phase: 'terrain', unlaid: ['island', 'shoal'], edge: { winner: 'a', chosen: true } });
    expect(layingSeat(state)).toBe('b');
    for (const squad of state.squads) squad.zone = { left: 0, top: 0, right: 8, bottom: 8, heading: 90 };
    state.options.deployment = 'in-turn';
    state.phase = 'deploy';
    expect(deploying(state)).toEqual(['b']);
  });
});

describe('OI11.4 nobody sets up in the Wind’s Eye unless he says so', () => {
  test.each([
    [0, 90],
    [90, 135],
    [180, 90],
    [270, 90],
  ] as const)('OI11.4 wind from %i: a zone that faces east sets up at %i', (wind, heading) => {
    const state = scene({ ships, wind });
    for (const squad of state.squads) squad.zone = { left: 0, top: 0, right: 8, bottom: 30, heading: 90 };
    expect(silentPlaces(state, fleetOf(state, 'a')).map(place => place.heading)).toEqual([heading]);
  });
});

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
    const form = oakAndIron.ask(view, winner, {});
    expect(form.prompt).toBe('Wind not settled yet.');
    const [field] = form.units[0]?.fields ?? [];
    const notes = field?.kind === 'choice' ? field.options.map(option => option.note) : [];
    expect(notes.map(note => note?.split(', ')[1]).toSorted()).toEqual(['behind you', 'in your teeth', 'on your beam', 'on your beam']);
    expect(field && fits(field, 'north')).toEqual({ value: 'north' });
    expect(field && fits(field, 'north-east')).toHaveProperty('refusal');
    const seen = oakAndIron.preview(view, winner, { edge: { from: 'south' } }, null);
    expect(seen.words).toBe('The wind will blow from the south, on your beam.');
    expect(seen.sheet.kind === 'chart' && seen.sheet.wind?.from).toBe(180);
  });
  test('OI11.3 the choice is told, and the loser goes first', () => {
    const next = step(built.battle, () => ({ edge: { from: 'north' } }));
    expect(next.told.map(one => one.event)).toEqual([{ kind: 'edge', seat: winner, from: 0 }]);
    expect(asked(next.battle)).toEqual([loser]);
    let laid = next.battle;
    while (laid.state.phase === 'terrain') laid = step(laid).battle;
    expect(asked(laid)).toEqual([loser]);
  });
  test('OI11.3 where squadrons are given, the test is thrown as the battle opens', () => {
    const given = { ...scenarioNamed('quick-start'), wind: 'challenged' as const };
    const battle = open(oakAndIron, given, seedOf('given'));
    expect(battle.state.phase).toBe('edge');
    expect(['a', 'b']).toContain(battle.state.edge?.winner);
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
