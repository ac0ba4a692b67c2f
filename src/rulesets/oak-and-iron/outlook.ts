import { AHEAD, legsOf } from './plan.js';
import { carried } from './sail.js';
import { friendsOf, gapOf, inAction } from './sea.js';
import { ratingOf } from './speed.js';
import type { Sea, Ship } from './state.js';

/** The table as it will be when the guns speak: guns are fired after all have moved, so whoever has still to move is taken to sail straight on. */

export interface Outlook {
  /** With every enemy where she will lie. */
  readonly sea: Sea;
  /** Friends where they lie, and where those who have still to move would come. */
  readonly friends: readonly Ship[];
}

function ahead(sea: Sea, ship: Ship): Ship {
  const rating = ratingOf(sea, ship);
  return rating === 0 ? ship : { ...ship, pose: carried(sea, ship, legsOf(sea, ship, AHEAD, rating)).pose };
}

export function outlook(sea: Sea, ship: Ship): Outlook {
  const moves = (other: Ship) => inAction(other) && !other.moved;
  const ships = sea.ships.map(other => (other.side !== ship.side && moves(other) ? ahead(sea, other) : other));
  const friends = friendsOf(sea, ship);
  return { sea: { ...sea, ships }, friends: [...friends, ...friends.filter(moves).map(friend => ahead(sea, friend))] };
}

const ROOM = 500;
const IN_THE_WAY = 2;
/** What it costs to lie in the way of friends, or so near that the next to move runs aboard. */
export const crowding = (sea: Sea, there: Ship, friends: readonly Ship[]): number =>
  friends.reduce((sum, friend) => sum + IN_THE_WAY * Math.max(0, 1 - gapOf(sea, there, friend) / ROOM), 0);
