import type { Seat } from '../../engine/audience.js';
import { shuffle } from '../../engine/dice.js';
import { christen } from './christen.js';
import { hullsOf } from './hulls.js';
import type { ShipType } from './nouns.js';
import type { Assignment, FleetOrder } from './order.js';
import { crewOf, fleetIn, type Play } from './play.js';
import { GAIN, MOST_REFITS, RAISES, REFITS, type Refit } from './refits.js';
import { beginFight } from './round.js';
import { TYPES } from './shipyard.js';
import type { Fleet, Ship, State } from './state.js';
import { shipOf } from './waters.js';

/** Building and improving: both captains at once, in secret, and then it lies open (MW1, MW2). */

export interface Hull {
  readonly type: ShipType;
  readonly captain: Seat;
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
    hulls.map((hull, at) => newShip(`${'ab'[places[nth] ?? 0] ?? 'c'}${at + 1}`, fleet.seat, hull, names[nth]?.[at] ?? hull.type)),
  );
}

export const newShip = (id: string, seat: Seat, { type, captain }: Pick<Hull, 'type' | 'captain'>, name: string): Ship => ({
  id,
  seat,
  captain,
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

/** MW1.9: where a fleet has several captains, its ships are all that they have bought. */
export function build(play: Play, orders: readonly { readonly seat: Seat; readonly order: FleetOrder }[]): void {
  const { state } = play;
  const building = state.fleets.filter(fleet => !isBuilt(state, fleet));
  const launches = building.map(fleet => {
    const own = orders.filter(({ seat }) => fleet.captains.includes(seat));
    fleet.list = own[0]?.order.list ?? fleet.list;
    return { fleet, hulls: own.flatMap(({ seat, order }) => hullsUnder(seat, order)) };
  });
  state.ships.push(...launch(state, launches).flat());
  state.ships.sort((a, b) => (a.id[0] ?? '').localeCompare(b.id[0] ?? '', 'en') || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  for (const fleet of state.fleets) announce(play, fleet);
  offer(play);
}

const hullsUnder = (captain: Seat, { ships, names }: FleetOrder): Hull[] =>
  hullsOf(ships).map(({ id, type }) => ({ type, captain, name: names[id] ?? null }));

function announce({ state, tell }: Play, fleet: Fleet): void {
  if (!fleet.list) return;
  const ships = state.ships.filter(ship => ship.seat === fleet.seat).map(({ id, type }) => ({ id, type }));
  tell('everyone', { kind: 'fleet', seat: fleet.seat, list: fleet.list, ships });
}

/** MW2.2: one deck of thirty, and five for each fleet, seen by its captain alone. */
export function offer(play: Play): void {
  const { state, dice } = play;
  if (state.options.refits === 0) {
    beginFight(play);
    return;
  }
  state.phase = 'refitting';
  const deck = shuffle(dice, REFITS, { why: 'refits', clause: 'MW2.2', to: 'umpire' });
  for (const fleet of state.fleets) deal(play, fleet, deck.splice(0, state.options.refits).sort());
}

/** Five to a fleet, shared out among its captains: each improves his own ships (MW1.9). */
function deal({ tell }: Play, fleet: Fleet, cards: readonly Refit[]): void {
  fleet.offered = Object.fromEntries(
    fleet.captains.map((seat, nth) => [seat, cards.filter((_, at) => at % fleet.captains.length === nth)]),
  );
  fleet.dealt = fleet.captains.filter(seat => (fleet.offered[seat] ?? []).length > 0);
  for (const seat of fleet.dealt) tell(crewOf(fleet), { kind: 'offered', seat, cards: fleet.offered[seat] ?? [] });
}

/** MW2.3: one statistic of one ship, and no ship more than twice. Adds to the hull that she is built with. */
export function refit(ship: Ship, { card, stat }: Pick<Assignment, 'card' | 'stat'>): void {
  ship.refits.push({ card, stat });
  ship.stats[stat] += GAIN;
}

/** Whether a card may go where it is meant to: dealt to that captain, a statistic that it raises, a ship of his with room. */
const mayGo = (offered: readonly Refit[], captain: Seat, ship: Ship | null, { card, stat }: Assignment): ship is Ship =>
  ship !== null && ship.captain === captain && offered.includes(card) && RAISES[card].includes(stat) && ship.refits.length < MOST_REFITS;

/** MW2.4: all assignments are turned up together; what was not assigned is lost. */
export function assign(play: Play, orders: readonly { readonly seat: Seat; readonly cards: readonly Assignment[] }[]): void {
  for (const { seat, cards } of orders) {
    let left = fleetIn(play.state, seat).offered[seat] ?? [];
    for (const one of cards) {
      const ship = shipOf(play.state, one.ship);
      if (!mayGo(left, seat, ship, one)) continue;
      refit(ship, one);
      left = left.filter(card => card !== one.card);
      play.tell('everyone', { kind: 'refitted', ship: ship.id, card: one.card, stat: one.stat });
    }
  }
  for (const fleet of play.state.fleets) Object.assign(fleet, { offered: {}, dealt: [] });
  beginFight(play);
}
