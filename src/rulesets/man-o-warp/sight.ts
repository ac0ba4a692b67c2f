import type { Seat } from '../../engine/audience.js';
import type { Seen } from '../../engine/ruleset.js';
import { NO_CARDS } from './cards.js';
import type { Defence } from './order.js';
import { SILENT_DEFENCE, SILENT_HANDS } from './policy.js';
import type { Refit } from './refits.js';
import type { Own, SeenFleet, View } from './view.js';
import { sideOf } from './waters.js';

/** What stands in front of the screen reads a Sight and nothing else. */
export type Sight = Seen<View>;

/** The seat that looks, or null for the public and the umpire. */
export const ownSeat = (view: Sight): Seat | null => (view.viewer.as === 'seat' ? view.viewer.seat : null);

/** The fleet in which the viewer sails; null for the public and the umpire. */
export function ownFleet(view: Sight): Seat | null {
  const seat = ownSeat(view);
  return seat === null ? null : sideOf(view, seat);
}

/** The fleet in which a captain sails. */
export const fleetSeen = (view: Sight, seat: Seat): SeenFleet | null =>
  view.fleets.find(fleet => fleet.seat === sideOf(view, seat)) ?? null;
export const seatName = (view: Sight, seat: Seat | null): string => view.seats.find(chair => chair.id === seat)?.name ?? 'Nobody';
export const fleetName = (view: Sight, seat: Seat | null): string => view.fleets.find(fleet => fleet.seat === seat)?.name ?? 'Nobody';
/** Whether a fleet has several captains, so that it must be said whose a ship is. */
export const isShared = (view: Sight, seat: Seat): boolean => (fleetSeen(view, seat)?.captains.length ?? 0) > 1;

const NOTHING: Own = {
  hand: NO_CARDS,
  hands: SILENT_HANDS,
  defences: {},
  plan: [],
  offered: {},
};

/** The hand, plots and policies of a captain's own fleet; for any other viewer there is nothing there. */
export const ownOf = (view: Sight, seat: Seat): Own => fleetSeen(view, seat)?.own ?? NOTHING;
/** A captain's own: how his ships defend themselves, and the improvements that he was dealt. */
export const defenceBefore = (view: Sight, seat: Seat): Defence => ownOf(view, seat).defences[seat] ?? SILENT_DEFENCE;
export const offeredTo = (view: Sight, seat: Seat): readonly Refit[] => ownOf(view, seat).offered[seat] ?? [];
