import { describe, expect, test } from 'vitest';
import { silentPlaces } from '../../../src/rulesets/oak-and-iron/deploy.js';
import { contest, edgeWords, playEdge, silentEdge } from '../../../src/rulesets/oak-and-iron/edge.js';
import { deploying, edgeSeat, layingSeat, pending } from '../../../src/rulesets/oak-and-iron/pending.js';
import { fleetOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { at, dice, type Scene, scene, shipIn } from './scene.js';

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
    contest(at(state, dice(...ONE, ...ONE, 'blank')));
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
  test.each([
    [90, ['in your teeth', 'on your beam', 'behind you', 'on your beam']],
    [45, ['on your bow', 'on your quarter', 'on your quarter', 'on your bow']],
    [300, ['behind you', 'on your quarter', 'in your teeth', 'on your bow']],
  ] as const)('OI11.3 what the edges east, south, west and north are to a squadron that heads %i', (heading, words) => {
    const state = won('a');
    for (const squad of state.squads) squad.zone = { left: 0, top: 0, right: 8, bottom: 8, heading };
    expect(([90, 180, 270, 0] as const).map(from => edgeWords(state, 'a', from))).toEqual(words);
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
