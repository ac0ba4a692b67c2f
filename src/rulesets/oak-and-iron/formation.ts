import { bowPoint, degreesApart, isCrossed, offset, sternPoint, turnedBy, type Vec } from '../../engine/plane.js';
import { flagshipOf, friendsOf, hasKeyword, hullOf, inAction, isWithin, plays, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Formation (OI5.13): a friend directly ahead or astern within Pistol Shot, on much the same heading. */

/** Whether a friend lies on the line of her keel. */
export function isInLine(sea: Sea, ship: Ship, friend: Ship): boolean {
  if (degreesApart(ship.pose.heading, friend.pose.heading) > sea.tables.formationAngle) return false;
  const [hull, shape, reach] = [hullOf(sea, ship), shapeOf(sea, friend), sea.tables.bands[sea.tables.reach.formation]];
  const keel = (from: Vec, heading: number) => isCrossed([from, offset(from, heading, reach)], shape);
  return keel(bowPoint(ship.pose, hull), ship.pose.heading) || keel(sternPoint(ship.pose, hull), turnedBy(ship.pose.heading, 180));
}

function isUnderTheFlag(sea: Sea, ship: Ship): boolean {
  const flagship = flagshipOf(sea, ship.seat);
  return flagship !== null && hasKeyword(flagship, 'coordination') && flagship.id !== ship.id && isWithin(sea, ship, flagship, 'pistol');
}

export function inFormation(sea: Sea, ship: Ship): boolean {
  if (!inAction(ship)) return false;
  const friends = friendsOf(sea, ship);
  const adjusted = plays(sea, ship, 'adjust-formation') && friends.some(friend => isWithin(sea, ship, friend, 'pistol'));
  return adjusted || friends.some(friend => isInLine(sea, ship, friend)) || isUnderTheFlag(sea, ship);
}
