import type { Seat } from '../../engine/audience.js';
import { shuffle } from '../../engine/dice.js';
import { ACTION_DECK, spread } from './cards.js';
import { fill, type Play } from './play.js';
import { NAVIES } from './shipyard.js';
import { checkRounds } from './victory.js';
import { fleetOf, otherSeat, unusedOf } from './waters.js';

/** MW1.6, MW3.1: the deck is shuffled, both hands are dealt, and the first round begins. */
export function beginFight(play: Play): void {
  const { state, dice } = play;
  state.phase = 'fighting';
  state.deck = shuffle(dice, spread(ACTION_DECK), { why: 'shuffle', clause: 'MW1.6', to: 'umpire' });
  for (const fleet of state.fleets) fill(play, fleet);
  nextRound(play);
}

/** MW3.1: the larger fleet opens; level fleets roll for it, every round anew. */
function opens({ state, dice }: Play): { first: Seat; die: number | null } {
  const [a, b] = state.fleets.map(fleet => fleet.seat);
  if (a === undefined || b === undefined) throw new Error('There are two fleets');
  const lead = fleetOf(state, a).length - fleetOf(state, b).length;
  if (lead !== 0) return { first: lead > 0 ? a : b, die: null };
  const die = dice.roll(6, { why: 'first', clause: 'MW3.1', to: 'everyone' });
  return { first: die <= 3 ? a : b, die };
}

function nextRound(play: Play): void {
  const { state } = play;
  state.round += 1;
  for (const ship of state.ships) ship.used = false;
  for (const fleet of state.fleets) fleet.wizard = fleet.list && NAVIES[fleet.list].wizard ? 'ready' : 'none';
  const { first, die } = opens(play);
  Object.assign(state, { first, die, next: first, hurt: false });
  play.tell('everyone', { kind: 'round', round: state.round, first, die });
}

/** MW3.2, MW3.3: fleets activate in turn; one that has ships left over goes on alone; then a new round. */
export function passOn(play: Play, from: Seat): void {
  const { state } = play;
  const other = otherSeat(state, from);
  const next = [other, from].find(seat => unusedOf(state, seat).length > 0);
  if (next !== undefined) state.next = next;
  else endRound(play);
}

function endRound(play: Play): void {
  const { state } = play;
  state.lull = state.hurt ? 0 : state.lull + 1;
  checkRounds(state, play.tell);
  if (!state.ended) nextRound(play);
}
