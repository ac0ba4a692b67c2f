import type { Clause } from '../../engine/form.js';
import type { ShipOrder } from './order.js';
import { enemiesOf, gapOf, hurt, inAction, isShaken, shipOf, weary } from './sea.js';
import type { Sea, Ship } from './state.js';
import { pointOfSail } from './wind.js';

/** If-clauses (OI4.13): judged on what is really so when the ship acts. */

const INCH = 1000;

function holds(sea: Sea, ship: Ship, order: ShipOrder, { when, by }: Clause): boolean {
  const against = order.against === null ? null : shipOf(sea, order.against);
  const least = by ?? 1;
  if (when === 'enemy-within') return enemiesOf(sea, ship).some(enemy => gapOf(sea, ship, enemy) <= least * INCH);
  if (when === 'damage') return hurt(ship) >= least;
  if (when === 'fatigue') return weary(ship) >= least;
  if (when === 'against-out') return against !== null && !inAction(against);
  if (when === 'against-shaken') return against !== null && isShaken(sea, against);
  if (when === 'entangled') return ship.entangled.length > 0;
  return when === 'to-windward' && pointOfSail(sea, ship) !== 'large';
}

function done(order: ShipOrder, what: string): ShipOrder {
  if (what === 'rally' || what === 'repair') return { ...order, crew: [what, ...order.crew.filter(one => one !== what)] };
  if (what === 'hold-fire') return { ...order, hold: 'never' };
  return { ...order, plot: [], intent: what as ShipOrder['intent'] };
}

/** The order as its clauses make it now. */
export const withIfs = (sea: Sea, ship: Ship, order: ShipOrder): ShipOrder =>
  order.ifs.reduce((now, clause) => (clause.then !== null && holds(sea, ship, order, clause) ? done(now, clause.then) : now), order);
