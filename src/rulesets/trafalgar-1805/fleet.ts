import { range } from '../../engine/grid.js';
import type { ShipId } from './nouns.js';
import { foesOf, hasNations, isUnderSail, type Sea, shipIn, type Vessel } from './vessel.js';

type Line = Sea['lines'][number];

export const lineWith = (sea: Sea, id: ShipId): Line | null => sea.lines.find(line => line.ships.includes(id)) ?? null;

/** Ships of a line that can still sail in it, van first; held ships count: they block it. */
export const sailingIn = (sea: Sea, line: Line): Vessel[] =>
  line.ships.map(id => shipIn(sea, id)).filter(ship => ship !== null && isUnderSail(ship)) as Vessel[];

/** T3.11: the first of a line that can sail leads it. */
export const leads = (sea: Sea, ship: Vessel): boolean => {
  const line = lineWith(sea, ship.id);
  return line !== null && sailingIn(sea, line)[0]?.id === ship.id;
};

/** Squares to the nearest enemy that still fights. */
export const nearestFoe = (sea: Sea, ship: Vessel): number => Math.min(999, ...foesOf(sea, ship).map(foe => range(ship.at, foe.at)));

/** T11.4: French and Spanish ships go as a fleet where nations count. */
export const isBound = (sea: Sea, ship: Vessel): boolean => hasNations(sea) && ship.nation !== 'british';

/**
 * T3.10: whether a ship may be sailed by her own orders this turn: leaders and ships in no line always, a French or Spanish ship once a 6
 * has released her, all others within Gunshot of an enemy. Judged as the turn begins.
 */
export function maySailSingly(sea: Sea, ship: Vessel): boolean {
  if (!lineWith(sea, ship.id) || ship.single || leads(sea, ship)) return true;
  return !isBound(sea, ship) && nearestFoe(sea, ship) <= sea.tables.gunshot;
}

/** T3.12: her next ahead: the nearest before her in the line that sails with it, in touch; null where the line is broken. */
export function nextAhead(sea: Sea, ship: Vessel, apart: ReadonlySet<ShipId>): Vessel | null {
  const line = lineWith(sea, ship.id);
  const before = line ? sailingIn(sea, line) : [];
  const place = before.findIndex(other => other.id === ship.id);
  const ahead = before
    .slice(0, Math.max(0, place))
    .reverse()
    .find(other => !apart.has(other.id));
  return ahead && range(ahead.at, ship.at) <= sea.tables.lostTouch ? ahead : null;
}

/** In what order the ships of a side move: line by line from the van, then the rest. */
export function sailingOrder(sea: Sea, side: string): ShipId[] {
  const seats = new Set(sea.seats.filter(seat => seat.side === side).map(seat => seat.id));
  const inLines = sea.lines.filter(line => seats.has(line.seat)).flatMap(line => line.ships);
  const rest = sea.ships.filter(ship => ship.side === side && !inLines.includes(ship.id)).map(ship => ship.id);
  return [...inLines, ...rest];
}
