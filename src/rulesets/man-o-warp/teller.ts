import type { ShipId } from './nouns.js';
import { className, pick } from './say.js';
import { NAVIES } from './shipyard.js';
import { ownSeat, type Sight, seatName } from './sight.js';
import { shipOf } from './waters.js';

/** How things are called for one reader. `name` is for reports (italics), `plain` for alt texts, panels and the table. */
export interface Teller {
  readonly view: Sight;
  name(id: ShipId): string;
  plain(id: ShipId): string;
  /** With her class: `the galleon *Lionne*`. */
  full(id: ShipId): string;
  /** The seat's own name: a mirror match has two fleets of one folk. */
  side(seat: string | null): string;
  /** One of several sayings, by round and ships. */
  vary(sayings: readonly [string, ...string[]], ...ids: readonly (string | number)[]): string;
  /** The reader's own fleet. */
  owns(seat: string): boolean;
}

export function tellerFor(view: Sight): Teller {
  const plain = (id: ShipId) => shipOf(view, id)?.name ?? 'a ship';
  return {
    view,
    plain,
    name: id => `*${plain(id)}*`,
    full: id => {
      const ship = shipOf(view, id);
      return ship ? `the ${className(ship)} *${ship.name}*` : 'a ship';
    },
    side: seat => seatName(view, seat),
    vary: (sayings, ...ids) => pick(sayings, view.round, view.deal, ...ids),
    owns: seat => seat === ownSeat(view),
  };
}

/** `the Orcs`; in a mirror match the seat's name. */
export function folkOf(view: Sight, seat: string): string {
  const list = view.fleets.find(fleet => fleet.seat === seat)?.list;
  const alone = view.fleets.filter(fleet => fleet.list === list).length === 1;
  return list && alone ? NAVIES[list].folk : seatName(view, seat);
}
