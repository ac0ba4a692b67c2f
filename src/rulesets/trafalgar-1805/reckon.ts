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
  /** Worth of her broadside by range, half or whole, and rake: reckoned when it is first asked for. */
  readonly worth: Float64Array;
}

const RAKES = ['none', 'bow', 'stern'] as const;

export const armed = ({ tables }: Sea, ship: Vessel, guns: number): Armed => ({
  ship,
  guns,
  worth: new Float64Array((tables.randomMax + 1) * 2 * RAKES.length).fill(Number.NaN),
});

/** Dice, as they are worth, that one ship would throw at another as they lie; a rake counts when it lies so. */
export function dealt(sea: Sea, by: Armed, from: Pose, at: Pose, rakes: 'rakes' | 'plain'): number {
  const far = range(from.at, at.at);
  const arc = far <= sea.tables.randomMax && by.guns > 0 ? arcOf(from, at.at) : null;
  if (!arc) return 0;
  const rake = (rakes === 'rakes' && rakeOf(from, at, sea.tables.rakeReach)?.end) || 'none';
  return worthAt(sea, by, far, arc.half ? 'half' : 'whole', rake);
}

/** The same for a broadside that bears, by its range. */
export function worthAt(sea: Sea, by: Armed, far: number, bears: 'half' | 'whole', rake: (typeof RAKES)[number] = 'none'): number {
  const half = bears === 'half';
  const place = (far * 2 + (half ? 1 : 0)) * RAKES.length + RAKES.indexOf(rake);
  const known = by.worth[place] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const thrown = throwOf({ gunnery: by.guns, nation: by.ship.nation, far, half, rake, first: false, bonus: 0, shares: 1 }, sea);
  const worth = thrown ? thrown.dice * (thrown.sixesOnly ? LONG_DIE : DIE) : 0;
  by.worth[place] = worth;
  return worth;
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
