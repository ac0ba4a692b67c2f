import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { faultOf, tidy } from './christen.js';
import { type Bought, hullsOf } from './hulls.js';
import { LISTS, List, type ShipId, type ShipType, type Stat } from './nouns.js';
import type { Assignment, FleetOrder } from './order.js';
import { type Purchase, READY } from './ready.js';
import { MOST_REFITS, RAISES, type Refit } from './refits.js';
import { budgetOf } from './setup.js';
import { TYPES, typesOf } from './shipyard.js';
import { fleetSeen, offeredTo, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { hullLeft, shareOf, shipsUnder } from './waters.js';

/** What answers in the fitting-out phase come to (MW1, MW2). */

export const costOf = (ships: Purchase): number =>
  (Object.keys(ships) as ShipType[]).reduce((sum, type) => sum + TYPES[type].cost * (ships[type] ?? 0), 0);

/** The list of a fleet that is being built: the scenario's, the one picked, else the first. */
export function listOf(view: Sight, seat: Seat, answers: Answers): List {
  const fixed = fleetSeen(view, seat)?.list;
  const picked = List.safeParse(answers['fleet']?.['list']);
  return fixed ?? (picked.success ? picked.data : (LISTS[0] ?? 'bretonnian'));
}

/** Points that a captain may spend, whichever list is picked: the fleet's, or his share of them (MW1.9). */
export function pointsFor(view: Sight, seat: Seat, answers: Answers): number {
  const fleet = fleetSeen(view, seat);
  const own = fleet?.list || fleet?.points !== view.options.points ? (fleet?.points ?? null) : null;
  const captains = fleet?.captains ?? [seat];
  return shareOf(budgetOf(view.options, listOf(view, seat, answers), own), captains.length, Math.max(0, captains.indexOf(seat)));
}

/** The ready fleet that was wanted, else the largest that the points allow. */
export function readyFor(list: List, points: number, wanted: unknown): Purchase {
  const fits = READY[list].filter(one => costOf(one.ships) <= points);
  const [largest] = [...fits].sort((a, b) => costOf(b.ships) - costOf(a.ships));
  return (fits.find(one => one.id === wanted) ?? largest)?.ships ?? thrifty(list, points);
}

/** For few points: the ships that leave least of them unspent, dear ones first. */
function thrifty(list: List, points: number): Purchase {
  const types = [...typesOf(list)].sort((a, b) => TYPES[b].cost - TYPES[a].cost);
  const leftWith = (type: ShipType, left: number): number => left - TYPES[type].cost;
  const rest = (left: number): number =>
    Math.min(left, ...types.filter(type => leftWith(type, left) >= 0).map(type => rest(leftWith(type, left))));
  const ships: Purchase = {};
  for (let left = points; ; ) {
    const most = rest(left);
    const next = types.find(type => leftWith(type, left) >= 0 && rest(leftWith(type, left)) === most);
    if (next === undefined) return ships;
    ships[next] = (ships[next] ?? 0) + 1;
    left = leftWith(next, left);
  }
}

/** The purchase that is written, if it can be paid and has a ship in it; else a ready fleet. */
export function fleetOrderOf(view: Sight, seat: Seat, answers: Answers): FleetOrder {
  const [list, points] = [listOf(view, seat, answers), pointsFor(view, seat, answers)];
  const bought = boughtOf(list, answers);
  const cost = costOf(bought);
  const ships = cost > 0 && cost <= points ? bought : readyFor(list, points, answers['fleet']?.['start']);
  const bill: Purchase = Object.fromEntries(Object.entries(ships).filter(([, count]) => count > 0));
  const given = namedIn(view, bill, answers).flatMap(({ id, name, fault }) => (name === null || fault ? [] : [[id, name] as const]));
  return { kind: 'fleet', list, ships: bill, names: Object.fromEntries(given) };
}

export interface Naming extends Bought {
  /** Null: none is given. */
  readonly name: string | null;
  /** Why that name cannot stand, or null. */
  readonly fault: string | null;
}

/** MW1.8: the names that are written for the ships of a purchase. Ships that are on the water have theirs already. */
export function namedIn(view: Sight, ships: Purchase, answers: Answers): Naming[] {
  const taken = view.ships.map(ship => ship.name);
  return hullsOf(ships).map(hull => {
    const written = answers[hull.id]?.['name'];
    const name = typeof written === 'string' ? tidy(written) : '';
    if (name === '') return { ...hull, name: null, fault: null };
    const fault = faultOf(name, taken);
    if (fault === null) taken.push(name);
    return { ...hull, name, fault };
  });
}

export function boughtOf(list: List, answers: Answers): Purchase {
  const written = answers['fleet']?.['ships'];
  if (typeof written !== 'object' || Array.isArray(written)) return {};
  return Object.fromEntries(
    typesOf(list).flatMap(type => {
      const count = written[type];
      return typeof count === 'number' && count > 0 ? [[type, count]] : [];
    }),
  );
}

/** Whom silence would give a card: a ship with room that makes most of it, the dearest first; never one that it does nothing for. */
function silentGoal(view: Sight, seat: Seat, card: Refit, full: ReadonlySet<ShipId>): { ship: ShipId; stat: Stat } | null {
  const goals = shipsUnder(view, seat)
    .filter(ship => !full.has(ship.id))
    .flatMap(ship => RAISES[card].map(stat => ({ ship, stat, gain: gainOf(ship, stat) })));
  const [best] = goals.sort((a, b) => b.gain - a.gain);
  return best ? { ship: best.ship.id, stat: best.stat } : null;
}

/** A rough worth of +2: more on a statistic that she fights with, and on a ship that will live to use it. */
const gainOf = (ship: Ship, stat: Stat): number =>
  (ship.stats[stat] > 0 ? 100 : 0) + 10 * TYPES[ship.type].cost + ship.stats[stat] + hullLeft(ship);

/** Where every card goes: what is written first, then by silence, two at most a ship. */
export function assignmentsOf(view: Sight, seat: Seat, answers: Answers): Assignment[] {
  const ships = shipsUnder(view, seat);
  const load = new Map(ships.map(ship => [ship.id, ship.refits.length]));
  const full = () => new Set([...load].filter(([, count]) => count >= MOST_REFITS).map(([id]) => id));
  const give = (card: Refit, ship: ShipId, stat: Stat): Assignment => {
    load.set(ship, (load.get(ship) ?? 0) + 1);
    return { card, ship, stat };
  };
  const cards = offeredTo(view, seat);
  const written = cards.flatMap(card => {
    const ship = answers[card]?.['ship'];
    if (typeof ship !== 'string' || !load.has(ship) || full().has(ship)) return [];
    return [give(card, ship, statOf(card, answers))];
  });
  const silent = cards
    .filter(card => !written.some(one => one.card === card) && answers[card]?.['ship'] !== NOBODY)
    .flatMap(card => {
      const goal = silentGoal(view, seat, card, full());
      const picked = answers[card]?.['stat'] === undefined ? null : statOf(card, answers);
      return goal ? [give(card, goal.ship, picked ?? goal.stat)] : [];
    });
  return [...written, ...silent];
}

/** The choice of a card that is not used. */
export const NOBODY = 'nobody';

/** The statistic that is written, if the card raises it; else its first. */
export function statOf(card: Refit, answers: Answers): Stat {
  const [first = 'hull'] = RAISES[card];
  return RAISES[card].find(stat => stat === answers[card]?.['stat']) ?? first;
}
