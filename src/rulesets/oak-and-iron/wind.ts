import { degreesApart, type Hand, handOf, offset, type Pose } from '../../engine/plane.js';
import type { PointOfSail } from './nouns.js';
import type { Sea, Ship } from './state.js';

/** Points of sail (OI1.7, OI1.8) and the speed rating (OI4.6). */

/** Degrees between a heading and the wind's eye, 0..180. */
export const offWind = (sea: Sea, pose: Pose): number => degreesApart(pose.heading, sea.wind);

/** The hand that the wind blows over; null with the wind right ahead or right astern. */
export const weatherHand = (sea: Sea, pose: Pose): Hand | null => handOf(pose, offset(pose, sea.wind, 1000));

/** With the wind on the beam a captain has his choice, and takes the faster. */
export function pointOfSail(sea: Sea, ship: Ship, pose: Pose = ship.pose): PointOfSail {
  const off = offWind(sea, pose);
  if (off < 45) return 'eye';
  if (off === 90) return ship.large >= ship.windward ? 'large' : 'windward';
  return off < 90 ? 'windward' : 'large';
}
export const POINT_WORDS: Record<PointOfSail, string> = { eye: 'in the Wind’s Eye', windward: 'to windward', large: 'large' };
