import type { Seat } from '../../engine/audience.js';
import { degreesApart } from '../../engine/plane.js';
import type { Orders } from '../../engine/ruleset.js';
import { Weather } from './nouns.js';
import type { Order } from './order.js';
import { active, afterEdge, edgeSeat, requestIds } from './pending.js';
import type { Play } from './play.js';
import { fleetOf, squadOf } from './sea.js';
import type { Sea } from './state.js';
import { weatherWords } from './talk.js';
import { challenge } from './throw.js';

/** The Weather Edge where it is contested (OI11.3): the Flagships' Challenge Test, and its winner chooses. */

export const WEATHERS: readonly Weather[] = Weather.options.map(option => option.value);

/** Where the wind comes from as far as anybody knows. */
export const windWords = (sea: Sea): string => (sea.edge?.chosen === false ? 'not settled yet' : weatherWords(sea.wind));

/** The heading of a captain's squadron as it sets up. */
const headingOf = (sea: Sea, seat: Seat): number => squadOf(sea, seat)?.zone?.heading ?? fleetOf(sea, seat)[0]?.pose.heading ?? 0;

/** How an edge lies to a squadron, in words. */
export function edgeWords(sea: Sea, seat: Seat, from: Weather): string {
  const off = degreesApart(headingOf(sea, seat), from);
  if (off < 45) return 'in your teeth';
  return off > 135 ? 'behind you' : 'on your beam';
}

/** The edge of a winner who does not say: the one most nearly behind him. */
export const silentEdge = (sea: Sea, seat: Seat): Weather =>
  WEATHERS.reduce((won, from) => (degreesApart(headingOf(sea, seat), from) > degreesApart(headingOf(sea, seat), won) ? from : won));

/** Throws for the edge. */
export function contest(play: Play): void {
  const { state } = play;
  const winner = challenge(play, active(state));
  state.edge = { winner, chosen: false };
  play.say({ kind: 'edge', seat: winner, from: null });
}

export function playEdge(play: Play, orders: Orders<Order>): void {
  const { state } = play;
  const seat = edgeSeat(state);
  if (seat === null) return;
  const order = orders[requestIds.edge(state, seat)];
  state.wind = order?.kind === 'edge' ? order.from : silentEdge(state, seat);
  state.edge = { winner: seat, chosen: true };
  play.say({ kind: 'edge', seat, from: state.wind });
  state.phase = afterEdge(state);
}
