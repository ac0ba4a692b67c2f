import type { ShipId } from './nouns.js';
import { shipOf, squadOf } from './sea.js';
import type { Ship } from './state.js';
import type { Sight } from './view.js';

/** How things are called. `name` is for reports (italics), `plainName` for alt texts, panels and charts. */
export interface Teller {
  readonly view: Sight;
  name(id: ShipId): string;
  seat(seat: string): string;
}

const isShared = (view: Sight, ship: Ship): boolean => view.ships.some(other => other.id !== ship.id && other.name === ship.name);

/** Her name, with her captain's where two ships bear it. */
export function plainName(view: Sight, ship: Ship): string {
  return isShared(view, ship) ? `${ship.name} (${squadOf(view, ship.seat)?.name ?? ship.seat})` : ship.name;
}

export const seatName = (view: Sight, seat: string): string => squadOf(view, seat)?.name ?? seat;

export const tellerFor = (view: Sight): Teller => ({
  view,
  name: id => {
    const ship = shipOf(view, id);
    return ship === null ? 'a ship' : `*${plainName(view, ship)}*`;
  },
  seat: seat => seatName(view, seat),
});
