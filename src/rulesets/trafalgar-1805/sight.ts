import type { Seat } from '../../engine/audience.js';
import { range } from '../../engine/grid.js';
import type { Seen } from '../../engine/ruleset.js';
import type { SeenShip, View } from './view.js';

/** What stands in front of the screen reads a Sight and nothing else. */
export type Sight = Seen<View>;

export const shipsOf = (view: Sight, seat: Seat): SeenShip[] => view.ships.filter(ship => ship.seat === seat);
export const sideOfSeat = (view: Sight, seat: Seat): string => view.seats.find(chair => chair.id === seat)?.side ?? '';

/** The seat that looks, or null for the public and the umpire. */
export const ownSeat = (view: Sight): Seat | null => (view.viewer.as === 'seat' ? view.viewer.seat : null);

/** Sides in the order of their first chair. */
export const sidesOf = (view: Sight): string[] => [...new Set(view.seats.map(seat => seat.side))];

/** Others by distance from a ship, nearest first; ties by the list. */
export const byDistance = (from: SeenShip, others: readonly SeenShip[]): SeenShip[] =>
  [...others].sort((a, b) => range(from.at, a.at) - range(from.at, b.at));
