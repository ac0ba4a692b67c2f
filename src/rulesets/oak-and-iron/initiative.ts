import type { Seat } from '../../engine/audience.js';
import { CARDS, type CardId } from './cards.js';
import type { EventOf } from './event.js';
import { drawFate } from './fate.js';
import { ownSquad, type Play } from './play.js';
import { gift, hasHand, hasKeyword, inAction } from './sea.js';
import type { OpenSquad, Pick, Sea, Squad, State } from './state.js';
import { challenge } from './throw.js';

/** The Initiative Phase (OI4.1 to OI4.4). */

/** Cards that may be picked for the next turn: the hand without what lies face up (OI4.3). */
export function eligible(hand: readonly CardId[], face: OpenSquad['face']): CardId[] {
  const lying = face === null ? [] : [face.card, ...(face.card === 'await-orders' && face.rider ? [face.rider] : [])];
  return hand.filter(card => !lying.includes(card));
}

/** What may lie on a card: on Await New Orders another of the hand, on Adaptive Tactics one that an enemy has discarded. */
export function ridersFor(sea: Sea, seat: Seat, card: CardId, hand: readonly CardId[]): CardId[] {
  if (card === 'await-orders') return hand.filter(one => one !== card && one !== 'adaptive-tactics');
  if (card !== 'adaptive-tactics') return [];
  const side = sea.squads.find(squad => squad.seat === seat)?.side;
  return [...new Set(sea.squads.filter(squad => squad.side !== side).flatMap(squad => squad.discards))].filter(one => one !== card);
}

/** The pick of a captain who says nothing: his lowest card, the first of equals. */
export const lowest = (cards: readonly CardId[]): CardId | null =>
  cards.reduce<CardId | null>((low, card) => (low === null || CARDS[card].value < CARDS[low].value ? card : low), null);

/** A pick as it may lawfully be laid. */
export function lawful(sea: Sea, squad: Squad, pick: Pick | null): Pick | null {
  const open = eligible(squad.hand, squad.face);
  const card = pick !== null && open.includes(pick.card) ? pick.card : lowest(open);
  if (card === null) return null;
  const riders = ridersFor(sea, squad.seat, card, open);
  const rider = pick?.card === card && pick.rider !== null && riders.includes(pick.rider) ? pick.rider : null;
  const swap = pick?.swap && pick.swap !== card && open.includes(pick.swap) ? pick.swap : null;
  return { card, rider, swap };
}

export const cardValue = (squad: OpenSquad): number => (squad.face === null ? 0 : CARDS[squad.face.card].value);

/** Admiral value, with a dispatch ship that is still in action (OI10.6). */
export const admiralValue = (sea: Sea, squad: OpenSquad): number =>
  squad.value +
  Math.max(0, ...sea.ships.filter(ship => ship.seat === squad.seat && inAction(ship)).map(ship => gift(sea, ship, 'dispatch-ship')));

const isClever = (sea: Sea, squad: OpenSquad, word: 'clever' | 'indecisive'): boolean =>
  sea.ships.some(ship => ship.id === squad.flagship && inAction(ship) && hasKeyword(ship, word));

/** Turns the picked cards face up, all at once. */
export function reveal(play: Play, hurtThisTurn: ReadonlySet<Seat>): void {
  for (const squad of play.state.squads.filter(one => !one.broken)) {
    const pick = squad.pick;
    squad.pick = null;
    const swaps = pick?.swap && !squad.swapped && hurtThisTurn.has(squad.seat) && isTactician(play.state, squad);
    if (swaps) squad.swapped = true;
    squad.face = pick === null ? null : swaps && pick.swap ? { card: pick.swap, rider: null } : { card: pick.card, rider: pick.rider };
    if (squad.face === null && hasHand(squad)) play.say({ kind: 'no-card', seat: squad.seat });
    else if (squad.face !== null) laid(play, squad, squad.face);
  }
}
export const isTactician = (sea: Sea, squad: OpenSquad): boolean =>
  sea.ships.some(ship => ship.id === squad.flagship && inAction(ship) && hasKeyword(ship, 'tactician'));

function laid(play: Play, squad: Squad, face: NonNullable<Squad['face']>): void {
  const seen = [face.card, ...(face.card === 'await-orders' && face.rider ? [face.rider] : [])];
  squad.shown = [...new Set([...squad.shown, ...seen])];
  play.say({ kind: 'revealed', seat: squad.seat, card: face.card, rider: face.rider, value: CARDS[face.card].value });
}

type How = EventOf<'initiative'>['how'];
const most = (squads: readonly OpenSquad[], of: (squad: OpenSquad) => number): OpenSquad[] => {
  const top = Math.max(...squads.map(of));
  return squads.filter(squad => of(squad) === top);
};

/** Who of the tied goes first: an event card once a turn, clever admirals, Admiral value, then a Challenge Test (OI4.2). */
function breakTie(play: Play, tied: readonly OpenSquad[]): { seat: Seat; how: How } {
  const { state } = play;
  if (state.options.events && state.fate === null) drawFate(play);
  const clever = most(tied, squad => (isClever(state, squad, 'clever') ? 1 : 0) - (isClever(state, squad, 'indecisive') ? 1 : 0));
  const [wit] = clever;
  if (clever.length === 1 && wit) return { seat: wit.seat, how: 'clever' };
  const ranking = most(clever, squad => admiralValue(state, squad));
  const [first] = ranking;
  if (ranking.length === 1 && first) return { seat: first.seat, how: 'admiral' };
  return {
    seat: challenge(
      play,
      ranking.map(squad => squad.seat),
    ),
    how: 'challenge',
  };
}

/** Seats in order of initiative; the first is told with the reason. */
export function rankSeats(play: Play): Seat[] {
  const { state } = play;
  let left: OpenSquad[] = state.squads.filter(squad => !squad.broken);
  const order: Seat[] = [];
  while (left.length > 0) {
    const top = most(left, cardValue);
    const [only] = top;
    const next = top.length === 1 && only ? { seat: only.seat, how: 'value' as const } : breakTie(play, top);
    if (order.length === 0) play.say({ kind: 'initiative', ...next });
    order.push(next.seat);
    left = left.filter(squad => squad.seat !== next.seat);
  }
  return order;
}

/** Cards go back to the hand, or out of the battle (OI7.6). */
export function takeBack(play: Play): void {
  for (const squad of play.state.squads) {
    if (squad.face === null) continue;
    const lying = [squad.face.card, ...(squad.face.card === 'await-orders' && squad.face.rider ? [squad.face.rider] : [])];
    for (const card of lying.filter(one => CARDS[one].discard)) {
      squad.hand = squad.hand.filter(one => one !== card);
      squad.shown = squad.shown.filter(one => one !== card);
      squad.discards.push(card);
      play.say({ kind: 'discarded', seat: squad.seat, card });
    }
    squad.face = null;
  }
}

/** Lays what a captain picked, lawfully. */
export function lay(state: State, seat: Seat, pick: Pick | null): void {
  const squad = ownSquad(state, seat);
  squad.pick = lawful(state, squad, pick);
}
