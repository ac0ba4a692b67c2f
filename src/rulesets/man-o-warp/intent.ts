import type { Seat } from '../../engine/audience.js';
import { sizeOf } from './cards.js';
import type { Attack, Cards, ShipId, Speed } from './nouns.js';
import { ATTACKS } from './nouns.js';
import type { Slot } from './order.js';
import { bidOf } from './policy.js';
import type { Ship } from './state.js';
import { barOf, type Course, foesOf, hullLeft, isHeld, meanDamage, otherSeat, shipsUnder, unusedUnder, type Waters } from './waters.js';

/** How a plotted activation is carried out when its moment comes: preferences become a target, an attack and cards (MW8.4). */

/** Enemies in the order in which a slot would name them: those listed, then the weakest. */
export function namingOrder(waters: Waters, ship: Ship, listed: readonly ShipId[], others: boolean): Ship[] {
  const foes = foesOf(waters, ship.seat);
  const named = [...new Set(listed)].flatMap(id => foes.filter(foe => foe.id === id));
  return others || named.length === 0 ? [...named, ...weakest(foes.filter(foe => !named.includes(foe)))] : named;
}

const weakest = (ships: readonly Ship[]): Ship[] => [...ships].sort((a, b) => hullLeft(a) - hullLeft(b));

/** The attacks of a ship, hardest first. */
export const hardest = (ship: Ship): Attack[] =>
  ATTACKS.filter(attack => ship.stats[attack] > 0).sort((a, b) => meanDamage(ship, b) - meanDamage(ship, a));

/** The first attack of the list that hand, ship and target allow; an empty list is the hardest first. */
export const attackOn = (ship: Ship, target: Ship, slot: Slot, hand: Cards): Attack | null =>
  (slot.attacks.length > 0 ? slot.attacks : hardest(ship)).find(attack => hand[attack] > 0 && barOf(ship, target, attack) === null) ?? null;

/** Against one that cannot play anything a single card is enough (MW8.4). */
export function chaseBid(slot: Slot, hand: Cards, ship: Ship, target: Ship, theirs: number): Speed {
  const most = isHeld(target.held) || theirs === 0 ? Math.min(1, slot.bid) : slot.bid;
  return bidOf(hand, ship, most, slot.keep, slot.speed);
}

export interface Choice {
  readonly target: Ship;
  readonly attack: Attack;
}

/** Whom she attacks, and how; or why she stands off. `card` is the card that already lies, at a second attack. */
export function choose(
  waters: Waters,
  ship: Ship,
  slot: Slot,
  hand: Cards,
  tried: readonly ShipId[],
  card: Attack | null,
): Choice | 'attack' | 'speed' | 'target' {
  if (sizeOf(bidOf(hand, ship, slot.bid, slot.keep, slot.speed)) === 0) return 'speed';
  const listed = card === null ? slot.targets : [...slot.second, ...slot.targets];
  const named = namingOrder(waters, ship, listed, slot.others).filter(foe => !tried.includes(foe.id));
  for (const target of named) {
    const attack = card === null ? attackOn(ship, target, slot, hand) : barOf(ship, target, card) === null ? card : null;
    if (attack !== null) return { target, attack };
  }
  return named.length === 0 ? 'target' : 'attack';
}

/** What silence plots for a ship: the weakest enemy, her hardest attack, up to two cards, one kept (MW8.5). */
export const silentSlot = (ship: ShipId): Slot => ({
  ship,
  targets: [],
  others: true,
  attacks: [],
  bid: 2,
  keep: 1,
  speed: 'best',
  again: true,
  second: [],
});

/** The ship that silence sends first: the most hull left. */
export const silentShip = (ships: readonly Ship[]): Ship | null => [...ships].sort((a, b) => hullLeft(b) - hullLeft(a))[0] ?? null;

/** How many activations a deal has: each captain's, those of the smaller fleet being made up for by the same ones (MW8.2, MW8.9). */
export const dealLength = ({ fleets, options }: Course): number =>
  2 * options.perDeal * Math.max(...fleets.map(fleet => fleet.captains.length));

/**
 * The activations that a captain must be ready for in this deal (MW8.1): `perDeal`, or more where his side has to act more often. Captains
 * of one fleet take turns, as far as they have ships (MW8.9). Counted from what lies open, as if nothing sank.
 */
export function slotsOf(course: Course, captain: Seat): number {
  const crews = new Map(course.fleets.map(({ seat, captains }) => [seat, [...captains]]));
  const left = new Map([...crews.values()].flat().map(one => [one, unusedUnder(course, one).length]));
  const leftOf = (seat: Seat) => (crews.get(seat) ?? []).reduce((sum, one) => sum + (left.get(one) ?? 0), 0);
  let [next, mine] = [course.next, 0];
  for (let act = course.acts; act < dealLength(course); act++) {
    if ([...crews.keys()].every(seat => leftOf(seat) === 0)) for (const one of left.keys()) left.set(one, shipsUnder(course, one).length);
    if (leftOf(next) === 0) next = otherSeat(course, next);
    const crew = crews.get(next) ?? [];
    const acting = crew.find(one => (left.get(one) ?? 0) > 0);
    if (acting === undefined) break;
    crews.set(next, [...crew.filter(one => one !== acting), acting]);
    left.set(acting, (left.get(acting) ?? 0) - 1);
    if (acting === captain) mine++;
    next = otherSeat(course, next);
  }
  return Math.max(course.options.perDeal, mine);
}
