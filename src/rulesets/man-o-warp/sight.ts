import type { Seat } from '../../engine/audience.js';
import type { Seen } from '../../engine/ruleset.js';
import { NO_CARDS } from './cards.js';
import { SILENT_HANDS, SILENT_POLICY } from './policy.js';
import type { Own, SeenFleet, View } from './view.js';

/** What stands in front of the screen reads a Sight and nothing else. */
export type Sight = Seen<View>;

/** The seat that looks, or null for the public and the umpire. */
export const ownSeat = (view: Sight): Seat | null => (view.viewer.as === 'seat' ? view.viewer.seat : null);

export const fleetSeen = (view: Sight, seat: Seat): SeenFleet | null => view.fleets.find(fleet => fleet.seat === seat) ?? null;
export const seatName = (view: Sight, seat: Seat | null): string => view.seats.find(chair => chair.id === seat)?.name ?? 'Nobody';

const NOTHING: Own = {
  hand: NO_CARDS,
  hands: SILENT_HANDS,
  defence: { all: SILENT_POLICY, ships: {} },
  plan: [],
  offered: [],
};

/** A seat's own hand, plots and policies; for any other viewer there is nothing there. */
export const ownOf = (view: Sight, seat: Seat): Own => fleetSeen(view, seat)?.own ?? NOTHING;
