import { range } from '../../engine/grid.js';
import { arcOf } from './arc.js';
import { type Rake, rakeOf } from './rake.js';
import { mastsLost } from './sailing.js';
import type { Pose, Sea, Vessel } from './vessel.js';
import { throwOf } from './volley.js';

/** What a captain reckons by: plain sight alone. An enemy counts as fresh but for her visible masts (T10.3). */

/** Worth of a die that hits on 5 and 6, and of one that hits on a 6. */
const DIE = 1;
const LONG_DIE = 0.4;

/** A ship and the Gunnery that a captain reckons her to have. */
export interface Armed {
  readonly ship: Vessel;
  readonly guns: number;
}

/** Dice, as they are worth, that one ship would throw at another as they lie; a rake counts when it lies so. */
export function dealt(sea: Sea, { ship, guns: gunnery }: Armed, from: Pose, at: Pose, rakes: 'rakes' | 'plain'): number {
  const far = range(from.at, at.at);
  const arc = far <= sea.tables.randomMax && gunnery > 0 ? arcOf(from, at.at) : null;
  if (!arc) return 0;
  const rake = (rakes === 'rakes' && rakeOf(from, at, sea.tables.rakeReach)?.end) || 'none';
  const thrown = throwOf({ gunnery, nation: ship.nation, far, half: arc.half, rake, first: false, bonus: 0, shares: 1 }, sea);
  return thrown ? thrown.dice * (thrown.sixesOnly ? LONG_DIE : DIE) : 0;
}

/** Whether she would strike to a raker, by the masts that show. */
export function wouldStrike(sea: Sea, ship: Vessel): boolean {
  if (sea.options.masts === 'hidden' || !ship.masts) return false;
  return mastsLost(ship.masts) >= (ship.nation === 'british' && sea.options.national ? 3 : 1);
}

/** What a rake in passing is worth: its dice, and a prize if she would strike to it. */
export function rakeWorth(sea: Sea, by: Armed, from: Pose, at: Vessel, rake: Rake): number {
  const prize = wouldStrike(sea, at) ? 12 : 0;
  return dealt(sea, by, from, at, 'rakes') + (rake.end === 'stern' ? 0.5 : 0) + prize;
}
