import { range } from '../../engine/grid.js';
import type { ShipId } from './nouns.js';
import { hasNations, isFighting, isUnderSail, type Sea, shipIn, type Vessel } from './vessel.js';

type Line = Sea['lines'][number];

/** Lines are drawn up once for a battle: which of them each ship is in, by the list of lines. */
const berths = new WeakMap<Sea['lines'], ReadonlyMap<ShipId, Line>>();

function berthsOf(lines: Sea['lines']): ReadonlyMap<ShipId, Line> {
  const known = berths.get(lines);
  if (known) return known;
  const found = new Map([...lines].reverse().flatMap(line => line.ships.map(id => [id, line] as const)));
  berths.set(lines, found);
  return found;
}

export const lineWith = (sea: Sea, id: ShipId): Line | null => berthsOf(sea.lines).get(id) ?? null;

/** Ships of a line that can still sail in it, van first; held ships count: they block it. */
export const sailingIn = (sea: Sea, line: Line): Vessel[] => line.ships.map(id => sailsIn(sea, id)).filter(ship => ship !== null);

/** T3.11: the first of a line that can sail leads it. */
export const leads = (sea: Sea, ship: Vessel): boolean => {
  const line = lineWith(sea, ship.id);
  return line?.ships.find(id => sailsIn(sea, id) !== null) === ship.id;
};

function sailsIn(sea: Sea, id: ShipId): Vessel | null {
  const ship = shipIn(sea, id);
  return ship && isUnderSail(ship) ? ship : null;
}

/** Squares to the nearest enemy that still fights. */
export function nearestFoe({ ships }: Sea, ship: Vessel): number {
  let least = 999;
  for (const other of ships) if (other.side !== ship.side && isFighting(other)) least = Math.min(least, range(ship.at, other.at));
  return least;
}

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
  if (!line || !sailsIn(sea, ship.id)) return null;
  for (let place = line.ships.indexOf(ship.id) - 1; place >= 0; place--) {
    const id = line.ships[place];
    const ahead = id === undefined || apart.has(id) ? null : sailsIn(sea, id);
    if (ahead) return range(ahead.at, ship.at) <= sea.tables.lostTouch ? ahead : null;
  }
  return null;
}

/** In what order the ships of a side move: line by line from the van, then the rest. */
export function sailingOrder(sea: Sea, side: string): ShipId[] {
  const seats = new Set(sea.seats.filter(seat => seat.side === side).map(seat => seat.id));
  const inLines = sea.lines.filter(line => seats.has(line.seat)).flatMap(line => line.ships);
  const lined = new Set(inLines);
  const rest = sea.ships.filter(ship => ship.side === side && !lined.has(ship.id)).map(ship => ship.id);
  return [...inLines, ...rest];
}
