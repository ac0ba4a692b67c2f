import { expect, test } from 'vitest';
import { z } from 'zod';
import { PUBLIC, seated, UMPIRE } from '../../src/engine/audience.js';
import { advance, look, open } from '../../src/engine/battle.js';
import { gameOf } from '../../src/engine/game.js';
import type { Kinds, Ruleset } from '../../src/engine/ruleset.js';

interface Toy extends Kinds {
  State: { turn: number; secret: number };
  Order: { guess: number };
  Event: { kind: 'guessed'; right: boolean };
  View: { turn: number; secret: number | null };
  Ruling: { secret: number };
}

const nothing = () => {
  throw new Error('not asked in these tests');
};
const seats = [
  { id: 'red', name: 'Red', side: 'red', livery: 0 },
  { id: 'blue', name: 'Blue', side: 'blue', livery: 1 },
];

/** One player guesses a number from 1 to 6; red may look. */
const toy: Ruleset<Toy> = {
  id: 'toy',
  version: 1,
  name: 'Toy',
  tagline: '',
  schema: {
    scenario: z.looseObject({ id: z.string(), ruleset: z.string(), title: z.string(), blurb: z.string(), seats: z.array(z.any()) }),
    state: z.strictObject({ turn: z.int(), secret: z.int() }),
    order: z.strictObject({ guess: z.int() }),
    event: z.strictObject({ kind: z.literal('guessed'), right: z.boolean() }),
    view: z.strictObject({ turn: z.int(), secret: z.int().nullable() }),
    ruling: z.strictObject({ secret: z.int() }),
  },
  setup: (_, dice) => ({ turn: 1, secret: dice.roll(6, { why: 'secret', clause: 'Y1', to: 'umpire' }) }),
  pending: state => (state.turn > 3 ? [] : [{ id: `${state.turn}:guess`, seat: 'blue', kind: 'guess', need: 'must', known: 'open' }]),
  resolve(draft, orders, _, tell) {
    const guess = orders[`${draft.turn}:guess`]?.guess;
    tell({ only: ['red'] }, { kind: 'guessed', right: guess === draft.secret });
    draft.turn += 1;
  },
  amend(draft, ruling) {
    draft.secret = ruling.secret;
  },
  concede(draft) {
    draft.turn = 9;
  },
  draw(draft) {
    draft.turn = 9;
  },
  outcome: state => (state.turn > 3 ? { winners: [], how: 'over', score: {} } : null),
  view: (state, viewer) => ({
    turn: state.turn,
    secret: viewer.as === 'umpire' || (viewer.as === 'seat' && viewer.seat === 'red') ? state.secret : null,
  }),
  ask: nothing,
  settle: nothing,
  preview: nothing,
  captain: nothing,
  carry: answers => answers,
  askRuling: nothing,
  readRuling: nothing,
  sheets: nothing,
  describe: nothing,
  gunners: nothing,
  measure: nothing,
  narrate: (_, heard) => ({ headline: `${heard.length} heard`, lines: [] }),
  explain: (_, why) => why,
  verdict: () => null,
};
const scenario: Toy['Scenario'] = { id: 'x', ruleset: 'toy', title: 'X', blurb: '', seats };
const battle = open(toy, scenario, 'ab'.repeat(32));
const guess = { kind: 'orders' as const, orders: { '1:guess': { guess: 3 } } };

test('a step leaves the battle that it was made from as it was', () => {
  const before = JSON.stringify(battle);
  expect(advance(toy, battle, guess).battle).toMatchObject({ step: 1, state: { turn: 2 } });
  expect(JSON.stringify(battle)).toBe(before);
});

test('an order that is missing is an error, not a guess', () => {
  expect(() => advance(toy, battle, { kind: 'orders', orders: {} })).toThrow('No order for 1:guess');
});

test('what a view does not list cannot be seen: it is an error, not a leak', () => {
  const leaky: Ruleset<Toy> = { ...toy, view: state => ({ ...state, turn: state.turn, seed: 'ab' }) as unknown as Toy['View'] };
  expect(() => look(leaky, battle.state, PUBLIC)).toThrow();
});

test('a telling that no schema knows is an error', () => {
  const chatty: Ruleset<Toy> = {
    ...toy,
    resolve: (_, __, ___, tell) => tell('everyone', { kind: 'guessed', right: true, secret: 4 } as unknown as Toy['Event']),
  };
  expect(() => advance(chatty, battle, guess)).toThrow();
});

test('a ruleset that asks the same again, or asks nothing before the end, is found out', () => {
  expect(() => advance({ ...toy, resolve: () => undefined }, battle, guess)).toThrow('asked twice');
  expect(() => advance({ ...toy, pending: (state: Toy['State']) => (state.turn === 1 ? toy.pending(state) : []) }, battle, guess)).toThrow(
    'stuck',
  );
});

test('a battle that is over moves no more', () => {
  const { battle: over } = advance(toy, battle, { kind: 'draw' });
  expect(() => advance(toy, over, guess)).toThrow('over');
});

test('a report is made from what its viewer hears, whatever is handed to it', () => {
  const game = gameOf(toy);
  const made = game.advance(battle, guess);
  const headline = (viewer: Parameters<typeof game.look>[1]) => game.look(made.battle, viewer).narrate(made.told).headline;
  expect([PUBLIC, seated('blue'), seated('red'), UMPIRE].map(headline)).toEqual(['0 heard', '0 heard', '1 heard', '1 heard']);
});
