import type { Seat } from '../../engine/audience.js';
import type { Dice } from '../../engine/dice.js';
import type { Tell } from '../../engine/ruleset.js';
import { plus } from './cards.js';
import type { Event } from './event.js';
import { refit } from './fittingOut.js';
import type { Card } from './nouns.js';
import { discard, fleetIn, type Play } from './play.js';
import { passOn } from './round.js';
import type { Ruling } from './ruling.js';
import type { Fleet, Ship, State } from './state.js';
import { checkSunk, end } from './victory.js';
import { hullLeft, isAfloat, otherSeat, shipOf, shipsUnder, unusedOf } from './waters.js';

/** Carries out an umpire's ruling; what follows from it by the rules follows at once (MW9.1). */
export function amend(state: State, ruling: Ruling, dice: Dice, tell: Tell<Event>): void {
  const play: Play = { state, dice, tell };
  tell('everyone', { kind: 'ruled', what: ruling.kind });
  if (ruling.kind === 'card' || ruling.kind === 'discard') onHand(play, ruling.seat, ruling.card, ruling.kind);
  else {
    const ship = shipOf(state, ruling.ship);
    if (ship && isAfloat(ship)) onShip(play, ship, ruling);
  }
  checkSunk(state, tell);
  if (!state.ended && state.phase === 'fighting') putRight(play);
}

/** MW9.2: hands stay closed, so only the number is told; a card that is not there is not given. */
function onHand({ state, tell }: Play, seat: Seat, card: Card, kind: 'card' | 'discard'): void {
  const fleet = fleetIn(state, seat);
  if (kind === 'card') {
    if (state.discard[card] === 0) return;
    state.discard[card] -= 1;
    fleet.hand = plus(fleet.hand, { [card]: 1 });
  } else {
    if (fleet.hand[card] === 0) return;
    discard(state, fleet, { [card]: 1 });
  }
  tell('everyone', { kind: 'hand', seat, change: kind === 'card' ? 1 : -1 });
}

function onShip({ state, tell }: Play, ship: Ship, ruling: Exclude<Ruling, { kind: 'card' | 'discard' }>): void {
  if (ruling.kind === 'refit') {
    refit(ship, ruling);
    tell('everyone', { kind: 'refitted', ship: ship.id, card: ruling.card, stat: ruling.stat });
  } else if (ruling.kind === 'lock') {
    ship.held = ruling.held;
    tell('everyone', { kind: 'held', ship: ship.id, held: ship.held });
  } else {
    ship.damage = ruling.kind === 'sink' ? ship.stats.hull : Math.min(ruling.damage, ship.stats.hull);
    tell('everyone', { kind: 'hull', ship: ship.id, damage: ship.damage });
    if (hullLeft(ship) > 0) return;
    ship.sunk = state.round;
    tell('everyone', { kind: 'sunk', ship: ship.id, by: null });
  }
}

/** An attack on or by a ship that is gone is broken off, and the turn passes to whoever still has a ship to use. */
function putRight(play: Play): void {
  const { state } = play;
  const { act } = state;
  const [ship, target] = [shipOf(state, act?.ship ?? null), shipOf(state, act?.target ?? null)];
  if (act && ship && (!isAfloat(ship) || (target && !isAfloat(target)))) {
    ship.used = true;
    state.act = null;
    passOn(play, ship.seat);
  } else if (!act && unusedOf(state, state.next).length === 0) passOn(play, state.next);
}

/** MW9.3: a captain who gives up loses all his ships, unless there is another of his fleet to take them over. */
export function concede(state: State, seat: Seat, tell: Tell<Event>): void {
  tell('everyone', { kind: 'conceded', seat });
  const fleet = fleetIn(state, seat);
  const left = fleet.captains.filter(captain => captain !== seat);
  const heir = left.find(captain => shipsUnder(state, captain).length > 0) ?? left[0];
  if (heir === undefined) end(state, tell, otherSeat(state, seat), 'conceded');
  else takeOver(state, fleet, seat, heir, tell);
}

function takeOver(state: State, fleet: Fleet, from: Seat, to: Seat, tell: Tell<Event>): void {
  fleet.captains = fleet.captains.filter(captain => captain !== from);
  for (const ship of state.ships) if (ship.captain === from) ship.captain = to;
  const { [from]: cards = [], ...offered } = fleet.offered;
  fleet.offered = cards.length > 0 ? { ...offered, [to]: [...(offered[to] ?? []), ...cards] } : offered;
  fleet.dealt = fleet.captains.filter(captain => (fleet.offered[captain] ?? []).length > 0);
  tell('everyone', { kind: 'taken-over', from, to });
}

/** MW9.3: both captains have agreed to part. */
export const draw = (state: State, tell: Tell<Event>): void => end(state, tell, null, 'agreed');
