import type { Orders } from '../../engine/ruleset.js';
import { setUp } from './deploy.js';
import { contest } from './edge.js';
import { faultsOf } from './faults.js';
import type { Order, Place } from './order.js';
import { afterFit, deploying, requestIds, undeployed } from './pending.js';
import { ownSquad, type Play } from './play.js';
import { readyFor } from './ready.js';
import { shipOf } from './sea.js';
import { enlist, fortuneOf } from './shipyard.js';
import { beginTurn, layPicks } from './turn.js';

/** Before the first turn: squadrons are built, then placed, and the first cards are picked (OI10, OI11.4). */

export function playFit(play: Play, orders: Orders<Order>): void {
  const { state } = play;
  for (const squad of state.squads) {
    const order = orders[requestIds.fit(state, squad.seat)];
    if (order?.kind !== 'fit') continue;
    const muster =
      faultsOf(state.scenario.size, squad.held, order.muster).length === 0 ? order.muster : readyFor(squad.held, state.scenario.size);
    const named = { ...muster, ships: muster.ships.map(ship => ({ ...ship, id: `${squad.seat.slice(0, 12)}.${ship.id}`.slice(0, 24) })) };
    const flagship = `${squad.seat.slice(0, 12)}.${muster.flagship}`.slice(0, 24);
    const ships = enlist(squad, { ...named, flagship }, fortuneOf(state.options, state.tables), state.tables);
    state.ships.push(...ships);
    play.say({ kind: 'fitted', seat: squad.seat, ships: ships.length, points: ships.reduce((sum, ship) => sum + ship.points, 0) });
  }
  state.phase = afterFit(state);
  if (state.phase === 'edge') contest(play);
}

export function playDeploy(play: Play, orders: Orders<Order>): void {
  const { state } = play;
  const seats = deploying(state);
  for (const seat of seats) {
    const order = orders[requestIds.deploy(state, seat)];
    if (order?.kind === 'deploy') placeAll(play, order.places);
    ownSquad(state, seat).ready = true;
    play.say({ kind: 'deployed', seat });
  }
  layPicks({ ...state, squads: state.squads.filter(squad => seats.includes(squad.seat)) }, orders);
  if (undeployed(state).length > 0) return;
  state.phase = 'battle';
  beginTurn(play);
}

function placeAll(play: Play, places: readonly Place[]): void {
  for (const place of places) {
    const ship = shipOf(play.state, place.ship);
    if (ship) setUp(ship, place);
  }
}
