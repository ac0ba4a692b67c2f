import { type Seat, seated } from '../../src/engine/audience.js';
import { advance, type Battle, lookFor, type Move, open, type Step } from '../../src/engine/battle.js';
import { type Dice, sealedDice } from '../../src/engine/dice.js';
import type { Answers } from '../../src/engine/form.js';
import type { Kinds, Orders, Request, Ruleset } from '../../src/engine/ruleset.js';
import { whim } from '../../src/engine/whim.js';

/** Freezes a value all the way down, so that whoever writes to what he was only lent is found out. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** 64 hex digits made from a word, so that a playout can be named and run again. */
export const seedOf = (word: string): string => Buffer.from(word.padEnd(32, '.').slice(-32)).toString('hex');

/** Who gives the orders of a playout: the AI, random legal answers, or nobody at all. */
export const PLAYERS = ['captain', 'whim', 'silence'] as const;
export type Player = (typeof PLAYERS)[number];

export const seatsAsked = (pending: readonly Request[]): Seat[] => [...new Set(pending.map(request => request.seat))];

export function answersOf<K extends Kinds>(rules: Ruleset<K>, state: K['State'], seat: Seat, player: Player, dice: Dice): Answers {
  const view = lookFor(rules, state, seat);
  if (player === 'silence') return {};
  return player === 'captain' ? rules.captain(view, seat) : whim(answers => rules.ask(view, seat, answers), dice);
}

/** The orders of all seats that are asked, as the table would settle them. */
export function ordersOfAll<K extends Kinds>(rules: Ruleset<K>, state: K['State'], player: Player, dice: Dice): Orders<K['Order']> {
  const settled = seatsAsked(rules.pending(state)).map(
    seat => rules.settle(lookFor(rules, state, seat), seat, answersOf(rules, state, seat, player, dice)).orders,
  );
  return Object.assign({}, ...settled) as Orders<K['Order']>;
}

export interface Played<K extends Kinds> {
  readonly before: Battle<K['State']>;
  readonly move: Move<K>;
  readonly step: Step<K['State'], K['Event']>;
}

/** Plays a battle to its end on frozen states and calls `each` after every step. Throws when it has not ended after `most` steps. */
export function playout<K extends Kinds>(
  rules: Ruleset<K>,
  scenario: K['Scenario'],
  name: string,
  player: Player,
  each: (played: Played<K>) => void = () => {},
  most = 400,
): Battle<K['State']> {
  const dice = sealedDice(seedOf(`whim ${name}`), 0, '');
  let battle = freeze(open(rules, scenario, seedOf(name)));
  for (let count = 0; !rules.outcome(battle.state); count++) {
    if (count >= most) throw new Error(`${rules.id} ${name}: no end after ${most} steps`);
    const move: Move<K> = freeze({ kind: 'orders', orders: ordersOfAll(rules, battle.state, player, dice) });
    const step = freeze(advance(rules, battle, move));
    each({ before: battle, move, step });
    battle = step.battle;
  }
  return battle;
}

export const viewersOf = (seats: readonly { id: Seat }[]) => [
  { as: 'public' as const },
  { as: 'umpire' as const },
  ...seats.map(seat => seated(seat.id)),
];
