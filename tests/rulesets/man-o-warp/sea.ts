import { expect } from 'vitest';
import { hears, seated, type Viewer } from '../../../src/engine/audience.js';
import { advanceWith, type Battle, look, lookFor, open } from '../../../src/engine/battle.js';
import { type Dice, loadedDice, type Roll, sealedDice } from '../../../src/engine/dice.js';
import type { Answers } from '../../../src/engine/form.js';
import type { Told } from '../../../src/engine/ruleset.js';
import { NO_CARDS, plus, sizeOf } from '../../../src/rulesets/man-o-warp/cards.js';
import type { Event, EventOf } from '../../../src/rulesets/man-o-warp/event.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import type { Card, Cards, ShipType } from '../../../src/rulesets/man-o-warp/nouns.js';
import { TYPES } from '../../../src/rulesets/man-o-warp/shipyard.js';
import type { Ship, State } from '../../../src/rulesets/man-o-warp/state.js';
import { seatsAsked, seedOf } from '../../support/playout.js';
import { duel } from './scenarios.js';

/** A table with everything on it stated: ships, hands, deck. */
export interface Table {
  readonly red: readonly ShipType[];
  readonly blue: readonly ShipType[];
  /** Held besides Ram cards that fill the hand to seven: nobody makes speed or replies with those. */
  readonly hands?: { readonly red?: Partial<Cards>; readonly blue?: Partial<Cards> };
  /** As they are drawn; then Ram cards. */
  readonly deck?: readonly Card[];
  readonly options?: object;
  readonly ships?: Readonly<Record<string, Partial<Ship>>>;
  readonly next?: 'red' | 'blue';
}

const filled = (hand: Partial<Cards> = {}): Cards => {
  const held = plus(NO_CARDS, hand);
  return plus(held, { ram: Math.max(0, 7 - sizeOf(held)) });
};

export function sea({ red, blue, hands = {}, deck = [], options = {}, ships = {}, next = 'red' }: Table): Battle<State> {
  const fleet = (types: readonly ShipType[]) => ({ list: TYPES[types[0] ?? 'hulk'].list, ships: types.map(type => ({ type })) });
  const battle = open(manOWarp, duel(fleet(red), fleet(blue), { refits: 0, perDeal: 1, ...options }), seedOf('sea'));
  const state = structuredClone(battle.state);
  for (const one of state.fleets) {
    one.hand = filled(hands[one.seat as 'red' | 'blue']);
    one.hands = { toss: 'none', wizard: 'never', low: 4 };
  }
  for (const ship of state.ships) Object.assign(ship, ships[ship.id]);
  Object.assign(state, {
    deck: [...deck, ...Array.from({ length: 30 }, () => 'ram' as const)],
    discard: { ...NO_CARDS },
    first: next,
    next,
    die: null,
  });
  return { ...battle, state };
}

/** Stated dice; the one for who opens a round is a 1 unless a test says otherwise. */
function tableDice(faces: readonly number[]): { dice: Dice; left: () => number } {
  const loaded = loadedDice(...faces);
  let used = 0;
  const dice: Dice = {
    rolls: loaded.rolls,
    roll(sides, reason) {
      if (reason.why === 'first' && used >= faces.length) return 1;
      used += 1;
      return loaded.roll(sides, reason);
    },
  };
  return { dice, left: () => faces.length - used };
}

export interface Dealt {
  readonly battle: Battle<State>;
  readonly state: State;
  readonly told: readonly Told<Event>[];
  readonly rolls: readonly Roll[];
  ship(id: string): Ship;
  all<K extends Event['kind']>(kind: K): EventOf<K>[];
}

/** Blue, when it is its turn, spends nothing and so stands off. */
const IDLE: Answers = { slot1: { bid: 0 } };

/** Plays one step: answers by seat, then every die. Dice that are stated and not thrown are an error. */
export function deal(battle: Battle<State>, answers: { red?: Answers; blue?: Answers }, ...faces: number[]): Dealt {
  return stepWith(battle, { blue: IDLE, ...answers }, faces);
}

export function stepWith(battle: Battle<State>, answers: Readonly<Record<string, Answers>>, faces: readonly number[]): Dealt {
  const orders = Object.assign(
    {},
    ...seatsAsked(manOWarp.pending(battle.state)).map(
      seat => manOWarp.settle(lookFor(manOWarp, battle.state, seat), seat, answers[seat] ?? {}).orders,
    ),
  );
  const { dice, left } = tableDice(faces);
  const step = advanceWith(manOWarp, battle, { kind: 'orders', orders }, dice);
  expect(left(), 'dice stated but not thrown').toBe(0);
  const state = step.battle.state;
  return {
    battle: step.battle,
    state,
    told: step.told,
    rolls: step.rolls,
    ship: id => state.ships.find(ship => ship.id === id) as Ship,
    all: kind => step.told.flatMap(({ event }) => (event.kind === kind ? [event as never] : [])),
  };
}

/** One activation of red: `goes('a1', 'b1', 'broad', 2)`. */
export const goes = (ship: string, target: string | string[], attack: string | string[], bid = 1, more: object = {}): Answers => ({
  slot1: { ship, targets: [target].flat(), attacks: [attack].flat(), bid, keep: 0, others: false, again: false, ...more },
});

export const heardBy = (told: readonly Told<Event>[], viewer: Viewer): Event[] =>
  told.filter(one => hears(viewer, one.to)).map(one => one.event);
export const seenBy = (battle: Battle<State>, seat: string) => look(manOWarp, battle.state, seated(seat));
export const anyDice = (word: string): Dice => sealedDice(seedOf(word), 0, '');
