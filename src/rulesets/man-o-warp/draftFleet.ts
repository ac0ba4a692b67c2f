import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { christen } from './christen.js';
import { newShip } from './fittingOut.js';
import { hullsOf } from './hulls.js';
import type { HullId } from './order.js';
import type { Sight } from './sight.js';
import type { Ship } from './state.js';
import { sideOf } from './waters.js';
import { fleetOrderOf } from './writtenFit.js';

/** The fleet that a captain's answers come to, as far as he can know: an enemy may yet take a name that he has not given himself. */
export function draftFleet(view: Sight, seat: Seat, answers: Answers): { readonly id: HullId; readonly ship: Ship }[] {
  const { list, ships, names } = fleetOrderOf(view, seat, answers);
  const hulls = hullsOf(ships);
  const place = view.fleets.findIndex(fleet => fleet.seat === sideOf(view, seat));
  const afloat = view.ships.map(ship => ship.name);
  const [called = []] = christen(afloat, [{ list, place, given: hulls.map(({ id }) => names[id] ?? null) }]);
  return hulls.map(({ id, type }, nth) => ({
    id,
    ship: newShip(`draft${nth + 1}`, sideOf(view, seat), { type, captain: seat }, called[nth] ?? id),
  }));
}
