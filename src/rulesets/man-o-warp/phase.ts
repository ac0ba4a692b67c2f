import { among, sizeOf } from './cards.js';
import type { Slot } from './order.js';
import { discard, drawCards, fill, fleetIn, type Play, shipIn } from './play.js';
import { tossed } from './policy.js';
import { passOn } from './round.js';
import { NAVIES } from './shipyard.js';
import type { Act, Fleet, Ship } from './state.js';
import { hullLeft, isAfloat, navyOf, otherSeat, unusedOf } from './waters.js';

/** A phase begins and ends here (MW4.1, MW4.7); what lies between is in move.ts and attack.ts. */

export function beginPhase(play: Play, slot: Slot): void {
  const ship = shipIn(play.state, slot.ship);
  play.state.acts += 1;
  play.tell('everyone', { kind: 'turn', ship: ship.id });
  play.state.act = {
    ship: ship.id,
    slot,
    stage: 'draw',
    nth: 1,
    target: null,
    attack: null,
    shielded: [],
    first: null,
    did: 'none',
  };
}

/** The wizard, then the Draw Segment. */
export function drawSegment(play: Play, act: Act): void {
  const ship = shipIn(play.state, act.ship);
  const fleet = fleetIn(play.state, ship.seat);
  if (wantsSpell(play, fleet)) cast(play, fleet);
  toss(play, fleet, ship);
  fill(play, fleet);
  act.stage = 'name';
}

/** MW6.1: once a round, at the start of an own phase. */
function wantsSpell({ state }: Play, fleet: Fleet): boolean {
  const { wizard, low } = fleet.hands;
  if (fleet.wizard !== 'ready' || wizard === 'never') return false;
  const last = unusedOf(state, fleet.seat).length <= 1;
  return wizard === 'now' || last || (wizard === 'low' && sizeOf(fleet.hand) <= low);
}

function cast(play: Play, fleet: Fleet): void {
  fleet.wizard = 'spent';
  const foe = fleetIn(play.state, otherSeat(play.state, fleet.seat)).list;
  const die = play.dice.roll(6, { why: `wizard ${fleet.seat}`, clause: 'MW6.1', to: 'everyone' });
  const cards = foe && NAVIES[foe].iron ? die - 1 : die;
  play.tell('everyone', { kind: 'spell', seat: fleet.seat, die, cards });
  drawCards(play, fleet, cards);
}

function toss(play: Play, fleet: Fleet, ship: Ship): void {
  const cards = among(fleet.hand, fleet.drop ?? tossed(play.state, fleet.hand, fleet.hands, ship));
  fleet.drop = null;
  if (sizeOf(cards) === 0) return;
  discard(play.state, fleet, cards);
  play.tell('everyone', { kind: 'tossed', seat: fleet.seat, cards });
}

/** MW4.7: the hand is filled, an iron ship tries to mend, and what the phase did to her holds until her next one ends. */
export function endSegment(play: Play, act: Act): void {
  const ship = shipIn(play.state, act.ship);
  fill(play, fleetIn(play.state, ship.seat));
  if (isAfloat(ship)) mend(play, ship);
  Object.assign(ship, { used: true, held: act.did, rammed: false });
  play.state.act = null;
  passOn(play, ship.seat);
}

/** MW7.3: a damaged ship of the iron list mends one point on a 1. */
function mend({ dice, tell }: Play, ship: Ship): void {
  if (!navyOf(ship).iron || hullLeft(ship) === ship.stats.hull) return;
  const die = dice.roll(6, { why: `repair ${ship.id}`, clause: 'MW7.3', to: 'everyone' });
  if (die === 1) ship.damage -= 1;
  tell('everyone', { kind: 'repaired', ship: ship.id, die, mended: die === 1 });
}
