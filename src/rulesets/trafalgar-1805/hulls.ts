import { type Hull, ownHull, seenHull } from './hull.js';
import type { Sight } from './sight.js';
import type { SeenShip } from './view.js';

/** How a ship sails, as far as the viewer knows: exactly with her card, else as fresh as she looks. */
export const hullOf = (view: Sight, ship: SeenShip): Hull =>
  ship.card ? ownHull(ship, ship.card, view.wind, view.tables) : seenHull(ship, view.wind, view.tables);
