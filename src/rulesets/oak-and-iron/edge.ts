import type { Seat } from '../../engine/audience.js';
import { degreesApart } from '../../engine/plane.js';
import type { Orders } from '../../engine/ruleset.js';
import { Weather } from './nouns.js';
import type { Order } from './order.js';
import { active, afterEdge, edgeSeat, requestIds } from './pending.js';
import type { Play } from './play.js';
import { fleetOf, squadOf } from './sea.js';
import type { Sea, State } from './state.js';
import { weatherWords } from './talk.js';
import { challenge } from './throw.js';

/** The Weather Edge where it is contested (OI11.3): the Flagships' Challenge Test, and its winner chooses. */

export const WEATHERS: readonly Weather[] = Weather.options.map(option => option.value);

/** Who is to choose the wind, by name; null if nobody is. */
export const chooserName = (sea: Sea): string | null => {
  const seat = edgeSeat(sea);
  return seat === null ? null : (squadOf(sea, seat)?.name ?? seat);
};

/** Where the wind comes from as far as anybody knows. */
export function windWords(sea: Sea): string {
  if (sea.edge?.chosen !== false) return weatherWords(sea.wind);
  const chooser = chooserName(sea);
  return chooser === null ? 'not settled yet' : `not settled yet: ${chooser} choose it`;
}

/** The heading of a captain's squadron as it sets up. */
const headingOf = (sea: Sea, seat: Seat): number => squadOf(sea, seat)?.zone?.heading ?? fleetOf(sea, seat)[0]?.pose.heading ?? 0;

/** How an edge lies to a squadron, in words. */
export function edgeWords(sea: Sea, seat: Seat, from: Weather): string {
  const off = degreesApart(headingOf(sea, seat), from);
  if (off < 45) return 'in your teeth';
  if (off > 135) return 'behind you';
  if (off < 80) return 'on your bow';
  return off > 100 ? 'on your quarter' : 'on your beam';
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

/** An umpire names the wind: where it was still contested, the contest is over. */
export function ruleWind(state: State, from: Weather): string {
  const isContested = state.edge?.chosen === false;
  state.wind = from;
  if (state.edge) state.edge.chosen = true;
  return isContested ? `the wind blows ${weatherWords(from)}` : 'the wind shifts';
}
