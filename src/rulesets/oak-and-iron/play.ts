import type { Seat } from '../../engine/audience.js';
import type { Dice } from '../../engine/dice.js';
import type { Tell } from '../../engine/ruleset.js';
import type { Event } from './event.js';
import { withIfs } from './ifs.js';
import { type ShipOrder, SILENT_SHIP, SILENT_SQUADRON, type SquadronOrder } from './order.js';
import type { Ship, Squad, State } from './state.js';

/** One resolution: the draft, the dice, who hears, and the orders of everybody. */
export interface Play {
  readonly state: State;
  readonly dice: Dice;
  /** Everything on the table is open: an event is told to everybody. */
  readonly say: (event: Event) => void;
  readonly squadrons: Readonly<Record<Seat, SquadronOrder>>;
  readonly ships: Readonly<Record<string, ShipOrder>>;
}

export const playOf = (state: State, dice: Dice, tell: Tell<Event>): Play => ({
  state,
  dice,
  say: event => tell('everyone', event),
  squadrons: {},
  ships: {},
});

/** Her order as its if-clauses make it at this moment. */
export const ordersOf = (play: Play, ship: Ship): ShipOrder => withIfs(play.state, ship, play.ships[ship.id] ?? SILENT_SHIP);
export const policyOf = (play: Play, seat: Seat): SquadronOrder => play.squadrons[seat] ?? SILENT_SQUADRON;

export function ownSquad(state: State, seat: Seat): Squad {
  const squad = state.squads.find(one => one.seat === seat);
  if (!squad) throw new Error(`No squadron for ${seat}`);
  return squad;
}

/** Marks something as used this turn; false where it had been. */
export function useOnce(ship: Ship, what: string): boolean {
  if (ship.did.includes(what)) return false;
  ship.did.push(what);
  return true;
}
