import type { ShipId } from './nouns.js';
import { className, pick } from './say.js';
import { fleetName, isShared, ownFleet, ownSeat, type Sight, seatName } from './sight.js';
import { shipOf } from './waters.js';

/** How things are called for one reader. `name` is for reports (italics), `plain` for alt texts, panels and the table. */
export interface Teller {
  readonly view: Sight;
  name(id: ShipId): string;
  plain(id: ShipId): string;
  /** With her class: `the galleon *Lionne*`. */
  full(id: ShipId): string;
  /** A fleet by its name: a mirror match has two of one folk. */
  side(seat: string | null): string;
  captain(seat: string): string;
  /** One of several sayings, by round and ships. */
  vary(sayings: readonly [string, ...string[]], ...ids: readonly (string | number)[]): string;
  /** The reader's own fleet. */
  owns(seat: string): boolean;
  /** A fleet of several captains. */
  isShared(seat: string): boolean;
  /** The reader himself. */
  is(seat: string): boolean;
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
    side: seat => fleetName(view, seat),
    captain: seat => seatName(view, seat),
    vary: (sayings, ...ids) => pick(sayings, view.round, view.deal, ...ids),
    owns: seat => seat === ownFleet(view),
    isShared: seat => isShared(view, seat),
    is: seat => seat === ownSeat(view),
  };
}
