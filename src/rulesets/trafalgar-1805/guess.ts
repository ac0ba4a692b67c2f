import { ahead, range } from '../../engine/grid.js';
import { arcOf } from './arc.js';
import { bandOf } from './band.js';
import type { Band } from './nouns.js';
import { rakeOf } from './rake.js';
import type { Sight } from './sight.js';
import { foesOf, isUnderSail, type Pose } from './vessel.js';
import type { SeenShip } from './view.js';

/** Where another ship will be if she holds her course: a guess, and called one wherever it is shown. */
export const guessOf = (ship: SeenShip): Pose =>
  ship.condition === 'sailing' && isUnderSail(ship) && ship.foul.length + ship.grappled.length === 0
    ? { at: ahead(ship.at, ship.heading, ship.way), heading: ship.heading }
    : { at: ship.at, heading: ship.heading };

/** An enemy as she would lie for a ship's guns at the end of the turn. */
export interface Prospect {
  readonly foe: SeenShip;
  readonly pose: Pose;
  readonly far: number;
  readonly band: Band | null;
  /** Which of her broadsides bears, half or full; null: none. */
  readonly arc: ReturnType<typeof arcOf>;
  readonly rakes: 'bow' | 'stern' | null;
  readonly raked: 'bow' | 'stern' | null;
}

/** Enemies further off at the start of a turn than this cannot matter at its end. */
const HORIZON = 17;

/** The enemies that may matter to a ship this turn, each where she is guessed to be. */
export const prospectsOf = (view: Sight, ship: SeenShip): { foe: SeenShip; pose: Pose }[] =>
  foesOf(view, ship)
    .filter(foe => range(ship.at, foe.at) <= HORIZON)
    .map(foe => ({ foe, pose: guessOf(foe) }));

/** How one enemy would lie, seen from a pose. */
export function prospect(view: Sight, from: Pose, { foe, pose }: { foe: SeenShip; pose: Pose }): Prospect {
  const far = range(from.at, pose.at);
  const reach = view.tables.rakeReach;
  return {
    foe,
    pose,
    far,
    band: bandOf(far, view.tables),
    arc: arcOf(from, pose.at),
    rakes: rakeOf(from, pose, reach)?.end ?? null,
    raked: rakeOf(pose, from, reach)?.end ?? null,
  };
}
