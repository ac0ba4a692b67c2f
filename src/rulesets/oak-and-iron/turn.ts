import type { Seat } from '../../engine/audience.js';
import type { Orders } from '../../engine/ruleset.js';
import { activate } from './activate.js';
import { attackPhase } from './attack.js';
import { applyAtOnce, applyChosen } from './effects.js';
import { endPhase } from './ending.js';
import { lay, rankSeats, reveal } from './initiative.js';
import { type Order, type ShipOrder, SILENT_SHIP, type SquadronOrder } from './order.js';
import { afterEdge, afterFit, fitting, requestIds } from './pending.js';
import { type Play, policyOf } from './play.js';
import { fleetOf, inAction, shipOf } from './sea.js';
import type { Sea, Ship, State } from './state.js';

/** A turn from the orders of all captains to the cards of the next (OI4). */

/** Ships that have still to act. */
export const unmoved = (sea: Sea, seat: Seat): Ship[] => fleetOf(sea, seat).filter(ship => !ship.moved);

/** Whose go it is: captains in order of initiative, round and round, the spent skipped (OI4.5). */
export function nextSeat(sea: Sea): Seat | null {
  const start = sea.last === null ? 0 : sea.order.indexOf(sea.last) + 1;
  const round = [...sea.order.slice(start), ...sea.order.slice(0, start)];
  return round.find(seat => unmoved(sea, seat).length > 0) ?? null;
}

/** The ship that acts next: in the captain's own sequence, then as listed. */
function nextShip(play: Play, seat: Seat): Ship | null {
  const ready = unmoved(play.state, seat);
  const listed = policyOf(play, seat).sequence.map(id => ready.find(ship => ship.id === id));
  return listed.find(ship => ship !== undefined) ?? ready[0] ?? null;
}

/** All activations, sides alternating. */
export function movementPhase(play: Play): void {
  for (let seat = nextSeat(play.state); seat !== null; seat = nextSeat(play.state)) {
    play.state.last = seat;
    const ship = nextShip(play, seat);
    if (ship !== null) activate(play, ship);
  }
}

/** The orders of a window by what they are for. */
export function withOrders(play: Play, orders: Orders<Order>): Play {
  const squadrons: Record<Seat, SquadronOrder> = {};
  const ships: Record<string, ShipOrder> = {};
  for (const squad of play.state.squads) {
    const order = orders[requestIds.squadron(play.state, squad.seat)];
    if (order?.kind === 'squadron') squadrons[squad.seat] = order;
  }
  for (const ship of play.state.ships) {
    const order = orders[requestIds.ship(play.state, ship.id)];
    if (order?.kind === 'ship') ships[ship.id] = order;
  }
  return { ...play, squadrons, ships };
}

/** Lays the cards that captains picked for the next turn. */
export function layPicks(state: State, orders: Orders<Order>): void {
  for (const squad of state.squads.filter(one => !one.broken)) {
    const order = orders[requestIds.initiative(state, squad.seat)];
    if (order?.kind === 'initiative') lay(state, squad.seat, order.card === null ? null : { ...order, card: order.card });
  }
}

/** Ships that are worse off than the card they lay would like: for a Tactician's second thoughts. */
function hardPressed(state: State): Set<Seat> {
  return new Set(state.squads.filter(squad => squad.earned).map(squad => squad.seat));
}

/** Cards up, initiative settled, what happens at once; then the captains write (OI4.1 to OI4.4). */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  state.fate = null;
  if (state.nextWind !== null) {
    state.wind = state.nextWind;
    state.nextWind = null;
    play.say({ kind: 'wind', from: state.wind });
  }
  for (const ship of state.ships) ship.boats = [];
  for (const squad of state.squads) Object.assign(squad, { policy: null, briefs: {} });
  reveal(play, hardPressed(state));
  state.order = rankSeats(play);
  state.last = null;
  state.acts = 0;
  state.window = state.options.windows === 'alternate' ? 'orders' : 'turn';
  applyAtOnce(play);
  play.say({ kind: 'turn', turn: state.turn, order: state.order });
}

const fresh = (state: State): void => {
  for (const ship of state.ships) Object.assign(ship, { track: [], rating: 0 });
};

/** The whole turn in one window. */
export function playTurn(play: Play, orders: Orders<Order>): void {
  const ordered = withOrders(play, orders);
  fresh(play.state);
  layPicks(play.state, orders);
  applyChosen(ordered);
  movementPhase(ordered);
  attackPhase(ordered);
  closeTurn(ordered);
}

export function closeTurn(play: Play): void {
  endPhase(play);
  if (play.state.ended === null) beginTurn(play);
}

/** Alternating: cards and standing permissions first. */
export function playOrders(play: Play, orders: Orders<Order>): void {
  const ordered = withOrders(play, orders);
  fresh(play.state);
  layPicks(play.state, orders);
  for (const squad of play.state.squads) {
    squad.policy = policyOf(ordered, squad.seat);
    const own = fleetOf(play.state, squad.seat).map(ship => [ship.id, ordered.ships[ship.id] ?? SILENT_SHIP] as const);
    squad.briefs = Object.fromEntries(own);
  }
  applyChosen(ordered);
  openNext(play.state);
}

/** What captains said for the whole of an alternating turn. */
const briefed = (play: Play): Play => ({
  ...play,
  squadrons: Object.fromEntries(play.state.squads.flatMap(({ seat, policy }) => (policy ? [[seat, policy]] : []))),
  ships: Object.assign({}, ...play.state.squads.map(({ briefs }) => briefs)),
});

/** Alternating: one activation. */
export function playAct(play: Play, orders: Orders<Order>): void {
  const { state } = play;
  const seat = nextSeat(state);
  const order = seat === null ? undefined : orders[requestIds.act(state, seat)];
  state.last = seat;
  state.acts += 1;
  const named = order?.kind === 'act' ? shipOf(state, order.ship) : null;
  const ship =
    named && named.seat === seat && !named.moved && inAction(named) ? named : seat === null ? null : (unmoved(state, seat)[0] ?? null);
  const whole = briefed(play);
  if (ship) activate(order?.kind === 'act' ? { ...whole, ships: { ...whole.ships, [ship.id]: order.order } } : whole, ship);
  openNext(state);
}

function openNext(state: State): void {
  state.window = nextSeat(state) === null ? 'fire' : 'act';
}

/** After a captain has gone or an umpire has ruled: whatever waited for somebody who is no longer there goes on. */
export function goOn(state: State): void {
  if (state.phase === 'fit' && fitting(state).length === 0) state.phase = afterFit(state);
  if (state.phase === 'edge' && state.edge?.chosen !== false) state.phase = afterEdge(state);
  if (state.phase === 'battle' && state.window === 'act') openNext(state);
}

/** Alternating: the Attack Phase and the end of the turn. */
export function playFire(play: Play, orders: Orders<Order>): void {
  const ordered = withOrders(play, orders);
  attackPhase(ordered);
  closeTurn(ordered);
}
