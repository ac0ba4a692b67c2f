import { degreesApart, gap, offset, type Pose, quarterOf, turnedBy } from '../../engine/plane.js';
import { type Shot, shotAt, targetsOf } from './aim.js';
import { inFormation } from './formation.js';
import { ARCS } from './nouns.js';
import { fortitudeAgainst, freeboardOf, gunDice, hitFaces } from './pool.js';
import { bandRank, enemiesOf, gapOf, hullOf, isMelee, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** What a place on the water is worth: the judgement of captains who have only been told what they are to do (OI4.12). */

const HULL = 1.6;
/** Expected hurt of one shot, in points of the tracks, the hull counting for more. */
export function worthOfShot(sea: Sea, ship: Ship, shot: Shot): number {
  const good = hitFaces(sea, ship, shot, 'hull');
  const hits = (gunDice(sea, ship, shot, { aim: 'hull', more: 0 }) * sea.tables.faces.filter(face => good.includes(face)).length) / 8;
  const fortitude = fortitudeAgainst(sea, ship, shot);
  const damage = Math.max(0, hits - (fortitude - 1) / 2) / fortitude;
  const fatigue = shot.band === 'cannon' ? 0 : Math.min(1, hits / freeboardOf(sea, shot.at)) * (bandRank(shot.band) < 2 ? 1.5 : 1);
  return HULL * damage + fatigue + (shot.rake === 'none' ? 0 : 1);
}

const bestOf = (worths: readonly number[]): number => Math.max(0, ...worths);

/** What she could do from where she lies: the best shot of each arc. */
export const dealt = (sea: Sea, ship: Ship): number =>
  ARCS.reduce((sum, arc) => {
    const shots = targetsOf(sea, ship).map(target => shotAt(sea, ship, arc, target));
    return sum + bestOf(shots.map(shot => (shot === null ? 0 : worthOfShot(sea, ship, shot))));
  }, 0);

/** What could be done to her there: the best shot of each enemy. */
export function taken(sea: Sea, ship: Ship): number {
  return enemiesOf(sea, ship).reduce((sum, enemy) => {
    if (isMelee(sea, ship, enemy.side)) return sum;
    const shots = ARCS.map(arc => shotAt(sea, enemy, arc, ship));
    return sum + bestOf(shots.map(shot => (shot === null ? 0 : worthOfShot(sea, enemy, shot))));
  }, 0);
}

/** Whether her firing side lies before the bow or astern of another. */
export const isAthwart = (target: Ship, pose: Pose): boolean => ['bow', 'stern'].includes(quarterOf(target.pose, pose));

/** How far she is to windward of another, in thousandths. */
export function windwardOf(sea: Sea, pose: Pose, target: Pose): number {
  const up = offset({ x: 0, y: 0 }, sea.wind, 1);
  return (pose.x - target.x) * up.x + (pose.y - target.y) * up.y;
}

/** Clear water ahead before the edge of the table. */
export function roomAhead(sea: Sea, pose: Pose): number {
  for (let run = 500; run <= 9000; run += 500) {
    const { x, y } = offset(pose, pose.heading, run);
    if (x < 0 || y < 0 || x > sea.table.width || y > sea.table.height) return run - 500;
  }
  return 9000;
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
