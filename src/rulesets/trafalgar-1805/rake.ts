import { opposite, pointsApart, range, STEPS, turned } from '../../engine/grid.js';
import type { Broadside } from './nouns.js';
import type { Pose } from './vessel.js';

export interface Rake {
  readonly end: 'bow' | 'stern';
  readonly broadside: Broadside;
}

/**
 * T6.1: whether the firer lies on the line of the target's keel, within reach of her bow or stern, with the broadside square to it.
 * Whether the line is clear is not asked here.
 */
export function rakeOf(firer: Pose, target: Pose, reach: number): Rake | null {
  const far = range(firer.at, target.at);
  if (far < 1 || far > reach || pointsApart(firer.heading, target.heading) !== 2) return null;
  const [dx, dy] = [firer.at.x - target.at.x, firer.at.y - target.at.y];
  const [kx, ky] = STEPS[target.heading] ?? [0, 0];
  const end = dx === kx * far && dy === ky * far ? 'bow' : dx === -kx * far && dy === -ky * far ? 'stern' : null;
  return end && { end, broadside: sideTo(firer, end === 'bow' ? opposite(target.heading) : target.heading) };
}

/** The broadside that looks along a point. */
const sideTo = (firer: Pose, point: number): Broadside => (turned(point, -firer.heading) === 2 ? 'starboard' : 'port');
