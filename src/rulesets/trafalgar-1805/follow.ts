import { ahead, opposite, pointsApart, range, sameSquare } from '../../engine/grid.js';
import { closeBy } from './collision.js';
import { cheapest, costOfMeeting, courses, type Move, moveOf, type Price } from './courses.js';
import type { Hull } from './hull.js';
import type { Progress } from './legal.js';
import type { Stand } from './nouns.js';
import type { Sea, Vessel } from './vessel.js';

const FRIEND_MET = 40;
const FOE_MET = 15;

/** What it costs to sail into a square where others lie: a friend's is shunned if anything else is legal (T3.13, T9.5). */
export function obstruction(move: Move, sea: Sea, ship: Pick<Vessel, 'id' | 'side' | 'at'>): Price {
  const met = costOfMeeting(move, closeBy(sea, ship), other => (other.side === ship.side ? FRIEND_MET : FOE_MET));
  const { square } = move.atlas;
  return (state, step) => (step === 'f' ? (met[square[state] ?? 0] ?? 0) : 0);
}

/** Where a follower belongs: so many squares astern of her next ahead, on the track that she sailed, headed as she was there. */
export function stationAstern(lead: Pick<Vessel, 'at' | 'heading' | 'wake'>, spacing: number): Stand {
  const wake = lead.wake.length > 0 ? lead.wake : [{ at: lead.at, heading: lead.heading }];
  const squares = wake.filter((stand, place) => place === 0 || !sameSquare(stand.at, wake[place - 1]?.at ?? stand.at));
  const back = squares.length - 1 - spacing;
  const on = squares[back];
  if (on) return { at: on.at, heading: wake.filter(stand => sameSquare(stand.at, on.at)).at(-1)?.heading ?? on.heading };
  const first = squares[0] ?? { at: lead.at, heading: lead.heading };
  return { at: ahead(first.at, opposite(first.heading), -back), heading: first.heading };
}

const TURN = 0.05;
const TACK = 2;
const HEAVE = 2.5;
const WAYS: Partial<Record<string, number>> = { p: TURN, s: TURN, t: TACK, h: HEAVE };

/** T3.12: follow the leader: she makes for the square that her next ahead left, turning in succession. */
export function followTrack(sea: Sea, hull: Hull, ship: Vessel, lead: Vessel): Progress | null {
  const station = stationAstern(lead, sea.tables.spacing);
  const move = moveOf(hull, sea.wind);
  const shun = obstruction(move, sea, ship);
  const found = courses(move, (state, step) => shun(state, step) + (WAYS[step] ?? 0));
  return cheapest(found, end => 4 * range(end.at, station.at) + 1.5 * pointsApart(end.heading, station.heading));
}

/** T9.2: heading and rate kept as far as is legal. */
export function keepTrack(sea: Sea, hull: Hull, ship: Vessel): Progress | null {
  if (hull.condition === 'hove-to')
    return cheapest(
      courses(moveOf(hull, sea.wind, []), () => 0),
      () => 0,
    );
  const move = moveOf(hull, sea.wind);
  const shun = obstruction(move, sea, ship);
  const price: Price = (state, step) => shun(state, step) + (step === 'f' ? 0 : step === 't' || step === 'h' ? 20 : 0.5);
  return cheapest(courses(move, price), end => 6 * pointsApart(end.heading, ship.heading) + Math.abs(end.moved - ship.way));
}
