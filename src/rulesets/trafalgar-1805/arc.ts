import { line, range, relativeBearing, type Square, sameSquare } from '../../engine/grid.js';
import type { Broadside } from './nouns.js';
import { isAtSea, type Pose, type Vessel } from './vessel.js';

/** How a target lies to the guns: full on the beam, half on bow or stern quarter, none ahead or astern (T5.3). */
export interface Bearing {
  readonly broadside: Broadside;
  readonly half: boolean;
}

/** Where the target lies for the guns of a ship, or null when no gun bears. In the same square either side bears. */
export function arcOf(from: Pose, to: Square): Bearing | null {
  const relative = relativeBearing(from.at, from.heading, to);
  if (relative === null) return { broadside: 'port', half: false };
  const off = Math.abs(relative);
  if (off <= 22.5 || off >= 157.5) return null;
  return { broadside: relative < 0 ? 'port' : 'starboard', half: off <= 67.5 || off >= 112.5 };
}

/** The side of the target that looks at the firer; null where she is end on, or in the same square (T5.8). */
export function facingSide(target: Pose, firer: Square): Broadside | null {
  const relative = relativeBearing(target.at, target.heading, firer);
  if (relative === null || relative === 0 || Math.abs(relative) === 180) return null;
  return relative < 0 ? 'port' : 'starboard';
}

/** T5.4: no ship, of whatever flag, in a square between. */
export function isClear(ships: readonly Pick<Vessel, 'at' | 'condition'>[], from: Square, to: Square): boolean {
  if (range(from, to) < 2) return true;
  // Few ships lie in the oblong that the line crosses, so the line itself is seldom drawn.
  const [left, right, top, bottom] = [Math.min(from.x, to.x), Math.max(from.x, to.x), Math.min(from.y, to.y), Math.max(from.y, to.y)];
  let between: readonly Square[] | null = null;
  for (const ship of ships) {
    const { x, y } = ship.at;
    if (x < left || x > right || y < top || y > bottom || !isAtSea(ship)) continue;
    between ??= line(from, to).slice(1, -1);
    if (between.some(square => sameSquare(square, ship.at))) return false;
  }
  return true;
}

/** The squares beyond the target on the line of fire, nearest first, out to `reach` from the firer (T5.10). */
export function beyond(from: Square, to: Square, reach: number): Square[] {
  const far = range(from, to);
  if (far === 0) return [];
  const times = Math.ceil(reach / far) + 1;
  const end = { x: from.x + (to.x - from.x) * times, y: from.y + (to.y - from.y) * times };
  return line(from, end).filter(square => range(from, square) > far && range(from, square) <= reach);
}
