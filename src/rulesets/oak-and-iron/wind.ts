import { degreesApart, type Hand, handOf, offset, type Pose } from '../../engine/plane.js';
import type { PointOfSail } from './nouns.js';
import type { ShipOrder } from './order.js';
import { plays } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Points of sail (OI1.7, OI1.8) and the speed rating (OI4.6). */

/** Degrees between a heading and the wind's eye, 0..180. */
export const offWind = (sea: Sea, pose: Pose): number => degreesApart(pose.heading, sea.wind);

/** The hand that the wind blows over; null with the wind right ahead or right astern. */
export const weatherHand = (sea: Sea, pose: Pose): Hand | null => handOf(pose, offset(pose, sea.wind, 1000));

/** What cards and events add to the speed of a ship that sails large. */
export const freshened = (sea: Sea, ship: Ship): number => (plays(sea, ship, 'favorable-wind') ? 1 : 0) + (sea.fate === 'gust' ? 1 : 0);

export const onBeam = (sea: Sea, pose: Pose): boolean => offWind(sea, pose) === 90;
/** Marks what her captain has chosen with the wind on her beam. */
export const choosing = <S extends Ship>(ship: S, beam: ShipOrder['beam']): S =>
  beam === 'faster' ? ship : { ...ship, did: [...ship.did, beam] };

/** With the wind on the beam a captain has his choice; the faster if he does not say. */
export function pointOfSail(sea: Sea, ship: Ship, pose: Pose = ship.pose): PointOfSail {
  const off = offWind(sea, pose);
  if (off < 45) return 'eye';
  if (off !== 90) return off < 90 ? 'windward' : 'large';
  const told = (['large', 'windward'] as const).find(one => ship.did.includes(one));
  return told ?? (ship.large + freshened(sea, ship) >= ship.windward ? 'large' : 'windward');
}
export const POINT_WORDS: Record<PointOfSail, string> = { eye: 'in the Wind’s Eye', windward: 'to windward', large: 'large' };
