import { only, type Seat } from '../../engine/audience.js';
import { shuffle } from '../../engine/dice.js';
import { christen } from './christen.js';
import { hullsOf } from './hulls.js';
import type { ShipType } from './nouns.js';
import type { Assignment, FleetOrder } from './order.js';
import { fleetIn, type Play } from './play.js';
import { GAIN, MOST_REFITS, RAISES, REFITS } from './refits.js';
import { beginFight } from './round.js';
import { TYPES } from './shipyard.js';
import type { Fleet, Ship, State } from './state.js';
import { shipOf } from './waters.js';

/** Building and improving: both captains at once, in secret, and then it lies open (MW1, MW2). */

export interface Hull {
  readonly type: ShipType;
  readonly name: string | null;
}

/** A fleet that is to be put on the water, ship by ship. */
export interface Launch {
  readonly fleet: Fleet;
  readonly hulls: readonly Hull[];
}

/** MW1.7, MW1.8: puts fleets on the water, every ship with a name of her own. */
export function launch(state: State, launches: readonly Launch[]): Ship[][] {
  const places = launches.map(({ fleet }) => state.fleets.indexOf(fleet));
  const names = christen(
    state.ships.map(ship => ship.name),
    launches.map(({ fleet, hulls }, nth) => ({ list: fleet.list, place: places[nth] ?? 0, given: hulls.map(hull => hull.name) })),
  );
  return launches.map(({ fleet, hulls }, nth) =>
    hulls.map(({ type }, at) => newShip(`${'abcd'[places[nth] ?? 0] ?? 'e'}${at + 1}`, fleet.seat, type, names[nth]?.[at] ?? type)),
  );
}

export const newShip = (id: string, seat: Seat, type: ShipType, name: string): Ship => ({
  id,
  seat,
  name,
  type,
  stats: { ...TYPES[type].stats },
  refits: [],
  damage: 0,
  sunk: null,
  used: false,
  held: 'none',
  rammed: false,
});

export const isBuilt = (state: State, fleet: Fleet): boolean => state.ships.some(ship => ship.seat === fleet.seat);

export function build(play: Play, orders: readonly { readonly seat: string; readonly order: FleetOrder }[]): void {
  const { state } = play;
  const launches = orders.map(({ seat, order }) => {
    const fleet = fleetIn(state, seat);
    fleet.list = order.list;
    return { fleet, hulls: hullsOf(order.ships).map(({ id, type }) => ({ type, name: order.names[id] ?? null })) };
  });
  state.ships.push(...launch(state, launches).flat());
  state.ships.sort((a, b) => (a.id[0] ?? '').localeCompare(b.id[0] ?? '', 'en') || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  for (const fleet of state.fleets) announce(play, fleet);
  offer(play);
}

function announce({ state, tell }: Play, fleet: Fleet): void {
  if (!fleet.list) return;
  const ships = state.ships.filter(ship => ship.seat === fleet.seat).map(({ id, type }) => ({ id, type }));
  tell('everyone', { kind: 'fleet', seat: fleet.seat, list: fleet.list, ships });
}

/** MW2.2: one deck of thirty, and five for each fleet, seen by its captain alone. */
export function offer(play: Play): void {
  const { state, dice, tell } = play;
  if (state.options.refits === 0) {
    beginFight(play);
    return;
  }
  state.phase = 'refitting';
  const deck = shuffle(dice, REFITS, { why: 'refits', clause: 'MW2.2', to: 'umpire' });
  for (const fleet of state.fleets) {
    fleet.offered = deck.splice(0, state.options.refits).sort();
    tell(only(fleet.seat), { kind: 'offered', seat: fleet.seat, cards: fleet.offered });
  }
}

/** MW2.3: one statistic of one ship, and no ship more than twice. Adds to the hull that she is built with. */
export function refit(ship: Ship, { card, stat }: Pick<Assignment, 'card' | 'stat'>): void {
  ship.refits.push({ card, stat });
  ship.stats[stat] += GAIN;
}

/** Whether a card may go where it is meant to: dealt to that fleet, a statistic that it raises, a ship with room. */
const mayGo = (fleet: Fleet, ship: Ship | null, { card, stat }: Assignment): ship is Ship =>
  ship !== null &&
  ship.seat === fleet.seat &&
  fleet.offered.includes(card) &&
  RAISES[card].includes(stat) &&
  ship.refits.length < MOST_REFITS;

/** MW2.4: all assignments are turned up together; what was not assigned is lost. */
export function assign(play: Play, orders: readonly { readonly seat: string; readonly cards: readonly Assignment[] }[]): void {
  for (const { seat, cards } of orders) {
    const fleet = fleetIn(play.state, seat);
    for (const one of cards) {
      const ship = shipOf(play.state, one.ship);
      if (!mayGo(fleet, ship, one)) continue;
      refit(ship, one);
      fleet.offered = fleet.offered.filter(card => card !== one.card);
      play.tell('everyone', { kind: 'refitted', ship: ship.id, card: one.card, stat: one.stat });
    }
    fleet.offered = [];
  }
  beginFight(play);
}
