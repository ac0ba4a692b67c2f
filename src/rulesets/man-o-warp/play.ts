import { type Audience, only, type Seat } from '../../engine/audience.js';
import { type Dice, shuffle } from '../../engine/dice.js';
import type { Tell } from '../../engine/ruleset.js';
import { minus, NO_CARDS, plus, sizeOf, spread, tally } from './cards.js';
import type { Event } from './event.js';
import type { Card, Cards } from './nouns.js';
import type { Fleet, Ship, State } from './state.js';
import { shipOf, sideOf } from './waters.js';

/** A draft of the state with the means to change it. */
export interface Play {
  readonly state: State;
  readonly dice: Dice;
  readonly tell: Tell<Event>;
}

/** The fleet in which a captain sails; one without is a fault in the code. */
export function fleetIn(state: State, seat: Seat): Fleet {
  const fleet = state.fleets.find(one => one.seat === sideOf(state, seat));
  if (!fleet) throw new Error(`No fleet for seat ${seat}`);
  return fleet;
}

/** Those who see its hand. */
export const crewOf = (fleet: Fleet): Audience => only(...fleet.captains);

export function shipIn(state: State, id: string): Ship {
  const ship = shipOf(state, id);
  if (!ship) throw new Error(`No ship ${id}`);
  return ship;
}

/** MW1.6: an empty deck is the discards, shuffled; with none of those either, nothing is drawn. */
function draw({ state, dice, tell }: Play): Card | null {
  if (state.deck.length === 0 && sizeOf(state.discard) > 0) {
    state.deck = shuffle(dice, spread(state.discard), { why: 'shuffle', clause: 'MW1.6', to: 'umpire' });
    state.discard = { ...NO_CARDS };
    tell('everyone', { kind: 'shuffled' });
  }
  return state.deck.shift() ?? null;
}

/** Draws so many cards: how many is told to all, which ones to their owner. */
export function drawCards(play: Play, fleet: Fleet, count: number): void {
  const drawn: Card[] = [];
  for (let nth = 0; nth < count; nth++) {
    const card = draw(play);
    if (card === null) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  const cards = tally(drawn);
  fleet.hand = plus(fleet.hand, cards);
  play.tell('everyone', { kind: 'drew', seat: fleet.seat, count: drawn.length });
  play.tell(crewOf(fleet), { kind: 'cards', seat: fleet.seat, cards });
}

/** MW4.1: a hand is filled, never cut down. */
export const fill = (play: Play, fleet: Fleet): void => drawCards(play, fleet, play.state.options.hand - sizeOf(fleet.hand));

/** Cards played or thrown away lie face up. */
export function discard(state: State, fleet: Fleet, cards: Partial<Cards>): void {
  fleet.hand = minus(fleet.hand, cards);
  state.discard = plus(state.discard, cards);
}
