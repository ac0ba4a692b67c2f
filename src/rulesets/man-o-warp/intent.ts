import { sizeOf } from './cards.js';
import type { Attack, Cards, ShipId, Speed } from './nouns.js';
import { ATTACKS } from './nouns.js';
import type { Slot } from './order.js';
import { bidOf } from './policy.js';
import type { Ship } from './state.js';
import { barOf, type Course, fleetOf, foesOf, hullLeft, isHeld, meanDamage, unusedOf, type Waters } from './waters.js';

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

/**
 * The activations that a seat must be ready for in this deal (MW8.1): `perDeal`, or more where its enemy has fewer ships left to
 * activate. Counted from what lies open, as if nothing sank.
 */
export function slotsOf(course: Course, seat: string): number {
  const seats = course.fleets.map(fleet => fleet.seat);
  const left = new Map(seats.map(one => [one, unusedOf(course, one).length]));
  let [next, mine] = [course.next, 0];
  for (let act = course.acts; act < 2 * course.options.perDeal; act++) {
    if (seats.every(one => left.get(one) === 0)) for (const one of seats) left.set(one, fleetOf(course, one).length);
    const other = seats.find(one => one !== next) ?? next;
    if (left.get(next) === 0) next = other;
    left.set(next, (left.get(next) ?? 0) - 1);
    if (next === seat) mine++;
    next = seats.find(one => one !== next) ?? next;
  }
  return Math.max(course.options.perDeal, mine);
}
