import {
  corners,
  degreesApart,
  gap,
  offset,
  type Pose,
  pivoted,
  quarterOf,
  runAlong,
  touches,
  towards,
  turnedBy,
} from '../../engine/plane.js';
import { type Shot, shotsAt, targetsOf } from './aim.js';
import { inFormation } from './formation.js';
import type { Arc } from './nouns.js';
import { broadsideOf, fortitudeAgainst, freeboardOf, hitFaces } from './pool.js';
import { isOffTable } from './sail.js';
import { bandRank, enemiesOf, friendsOf, gapOf, hullOf, isMelee, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { fatigueCut } from './throw.js';

/** What a place on the water is worth: the judgement of captains who have only been told what they are to do (OI4.12). */

const HULL = 1.6;

/** Dice as a captain reckons them: what a formation might add is left out. */
function reckonedDice(sea: Sea, ship: Ship, shot: Shot): number {
  const value = broadsideOf(sea, ship);
  const base = shot.kind === 'broadside' ? value : Math.max(1, Math.floor(value / 2));
  return Math.max(1, base - fatigueCut(sea, ship)) + (shot.rake === 'none' ? 0 : sea.tables.rake[shot.rake]);
}

/** Expected hurt of one shot, in points of the tracks, the hull counting for more. */
export function worthOfShot(sea: Sea, ship: Ship, shot: Shot): number {
  const good = hitFaces(sea, ship, shot, 'hull');
  const hits = (reckonedDice(sea, ship, shot) * sea.tables.faces.filter(face => good.includes(face)).length) / 8;
  const fortitude = fortitudeAgainst(sea, ship, shot);
  const damage = Math.max(0, hits - (fortitude - 1) / 2) / fortitude;
  const fatigue = shot.band === 'cannon' ? 0 : Math.min(1, hits / freeboardOf(sea, shot.at)) * (bandRank(shot.band) < 2 ? 1.5 : 1);
  return HULL * damage + fatigue + (shot.rake === 'none' ? 0 : 1);
}

/** What she could do from where she lies: the best shot of each arc. */
export function dealt(sea: Sea, ship: Ship): number {
  const best: Partial<Record<Arc, number>> = {};
  for (const target of targetsOf(sea, ship))
    for (const shot of shotsAt(sea, ship, target)) best[shot.arc] = Math.max(best[shot.arc] ?? 0, worthOfShot(sea, ship, shot));
  return Object.values(best).reduce((sum, one) => sum + one, 0);
}

const worstFrom = (sea: Sea, ship: Ship, enemy: Ship): number =>
  isMelee(sea, ship, enemy.side) ? 0 : Math.max(0, ...shotsAt(sea, enemy, ship).map(shot => worthOfShot(sea, enemy, shot)));

/** What could be done to her there: the best shot of each enemy. */
export const taken = (sea: Sea, ship: Ship): number => enemiesOf(sea, ship).reduce((sum, enemy) => sum + worstFrom(sea, ship, enemy), 0);

/** How much farther off than she a friend may lie and still share an enemy's fire. */
const BESIDE = 1000;
/** What is likely to be done to her there: an enemy's fire is shared among those who lie as near to him, so that nobody goes in alone. */
export function drawn(sea: Sea, ship: Ship): number {
  const friends = friendsOf(sea, ship);
  return enemiesOf(sea, ship).reduce((sum, enemy) => {
    const worst = worstFrom(sea, ship, enemy);
    const reach = Math.max(gapOf(sea, ship, enemy) + BESIDE, sea.tables.bands.pistol);
    return worst === 0 ? sum : sum + worst / (1 + friends.filter(friend => gapOf(sea, friend, enemy) <= reach).length);
  }, 0);
}

/** Whether her firing side lies before the bow or astern of another. */
export const isAthwart = (target: Ship, pose: Pose): boolean => ['bow', 'stern'].includes(quarterOf(target.pose, pose));

/** How far she is to windward of another, in thousandths. */
export function windwardOf(sea: Sea, pose: Pose, target: Pose): number {
  const up = offset({ x: 0, y: 0 }, sea.wind, 1);
  return (pose.x - target.x) * up.x + (pose.y - target.y) * up.y;
}

const SIGHT = 9000;
/** Clear water ahead before the edge of the table. */
export function roomAhead(sea: Sea, pose: Pose): number {
  const step = towards(pose.heading);
  const along = (at: number, by: number, most: number) => (by === 0 ? SIGHT : (by > 0 ? most - at : -at) / by);
  return Math.max(0, Math.min(SIGHT, along(pose.x, step.x, sea.table.width), along(pose.y, step.y, sea.table.height)));
}

/** How near a raider is to being away, in inches: the nearest edge, ahead of her the better; far past it once she has left. */
export function homeward(sea: Sea, ship: Ship): number {
  if (isOffTable(sea, ship)) return 20;
  const { x, y } = ship.pose;
  const nearest = Math.min(x, y, sea.table.width - x, sea.table.height - y);
  return -(nearest + 0.3 * Math.min(SIGHT, roomAhead(sea, ship.pose))) / 1000;
}

/** Clear water before land, sailing straight on, and the best of that and of the helm put hard over either way first. */
export function waterFrom(sea: Sea, ship: Ship): [ahead: number, best: number] {
  const hull = hullOf(sea, ship);
  const land = sea.terrain.filter(({ kind }) => kind !== 'fog' && kind !== 'shoal').map(piece => piece.outline);
  const clear = (pose: Pose): number => {
    const shape = corners(pose, hull);
    return Math.min(SIGHT, ...land.map(outline => (touches(shape, outline) ? 0 : runAlong(shape, towards(pose.heading), outline))));
  };
  if (land.every(outline => gap(shapeOf(sea, ship), outline) > SIGHT)) return [SIGHT, SIGHT];
  const ahead = clear(ship.pose);
  if (ahead === SIGHT) return [ahead, ahead];
  const turned = (['port', 'starboard'] as const).map(hand => clear(pivoted(ship.pose, hull, hand, sea.tables.eyeTurn)));
  return [ahead, Math.max(ahead, ...turned)];
}

/** How well she keeps station astern of a leader. */
export function station(sea: Sea, ship: Ship, leader: Ship): number {
  const [own, lead] = [hullOf(sea, ship), hullOf(sea, leader)];
  const at = offset(leader.pose, turnedBy(leader.pose.heading, 180), lead.length / 2 + own.length / 2 + 1000);
  const off = Math.sqrt((at.x - ship.pose.x) ** 2 + (at.y - ship.pose.y) ** 2) / 1000;
  return -off - degreesApart(ship.pose.heading, leader.pose.heading) / 30;
}

export const nearestEnemy = (sea: Sea, ship: Ship): number =>
  Math.min(99_000, ...enemiesOf(sea, ship).map(enemy => gapOf(sea, ship, enemy)));

/** Distance to the nearest point of the marked land, or null where there is none. */
export function landfall(sea: Sea, ship: Ship): number | null {
  const gaps = sea.terrain.filter(({ marked }) => marked).map(({ outline }) => gap(shapeOf(sea, ship), outline));
  return gaps.length === 0 ? null : Math.min(...gaps);
}

export const formed = (sea: Sea, ship: Ship): number => (sea.options.additional && inFormation(sea, ship) ? 0.6 : 0);
