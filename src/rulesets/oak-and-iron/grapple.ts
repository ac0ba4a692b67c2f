import {
  corners,
  degreesApart,
  edgesOf,
  gap,
  nearestPair,
  type Pose,
  rounded,
  runAlong,
  type Shape,
  towards,
  turnedBy,
  type Vec,
} from '../../engine/plane.js';
import { dropParty } from './damage.js';
import type { EventOf } from './event.js';
import type { ShipOrder } from './order.js';
import { ordersOf, type Play } from './play.js';
import { isClear, isOffTable } from './sail.js';
import { hullOf, isAfloat, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Coming alongside (OI4.10): straight at the enemy until the bases touch, then flat against the nearest edge. */

const NORMALS = [0, 90, 180, 270] as const;

function stepBetween(a: Shape, b: Shape): { step: Vec; distance: number } {
  const [from, to] = nearestPair(a, b);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  return { step: distance === 0 ? { x: 0, y: 0 } : { x: dx / distance, y: dy / distance }, distance };
}

const pieces = (sea: Sea, ship: Ship, target: Ship): Shape[] => [
  ...sea.ships.filter(other => isAfloat(other) && other.id !== ship.id && other.id !== target.id).map(other => shapeOf(sea, other)),
  ...sea.terrain.filter(({ kind }) => kind !== 'fog' && kind !== 'shoal').map(({ outline }) => outline),
];

/** Where a ship first touches another if she goes straight at her; null where something is in the way. */
export function contactPose(sea: Sea, ship: Ship, target: Ship): Pose | null {
  const shape = shapeOf(sea, ship);
  if (gap(shape, shapeOf(sea, target)) === 0) return ship.pose;
  const { step, distance } = stepBetween(shape, shapeOf(sea, target));
  if (pieces(sea, ship, target).some(piece => runAlong(shape, step, piece) < distance)) return null;
  return rounded({ x: ship.pose.x + step.x * distance, y: ship.pose.y + step.y * distance, heading: ship.pose.heading });
}

interface Edge {
  readonly normal: number;
  readonly at: Vec;
  readonly gap: number;
}
/** The edges of a base with the headings that they face, in the order bow, starboard, stern, port. */
function edges(sea: Sea, ship: Ship, pose: Pose, near: Shape): Edge[] {
  return edgesOf(corners(pose, hullOf(sea, ship))).map(([a, b], nth) => ({
    normal: turnedBy(pose.heading, NORMALS[nth] ?? 0),
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    gap: gap([a, b], near),
  }));
}

const isSide = ({ normal }: Edge, ship: Ship): boolean => turnedBy(normal, -ship.pose.heading) % 180 === 90;

/** Lays a touching ship flat on the nearest edge of the other, of two as she is told or with the least turn; where there is no room she stays as she touched. */
export function alongside(sea: Sea, ship: Ship, target: Ship, pose: Pose, edge: ShipOrder['edge'] = 'least'): Pose {
  const hull = hullOf(sea, ship);
  const shape = corners(pose, hull);
  const faces = edges(sea, target, target.pose, shape);
  const nearest = Math.min(...faces.map(face => face.gap));
  const open = faces.filter(face => face.gap <= nearest + 2);
  const told = open.filter(face => edge !== 'least' && isSide(face, target) === (edge === 'side'));
  const poses = (told.length > 0 ? told : open)
    .flatMap(face => {
      const leading = edges(sea, ship, pose, shapeOf(sea, target));
      const least = Math.min(...leading.map(edge => edge.gap));
      return leading.filter(edge => edge.gap <= least + 2).map(edge => flat(pose, hull, face, edge.normal));
    })
    .sort((a, b) => degreesApart(a.heading, pose.heading) - degreesApart(b.heading, pose.heading));
  const without = { ...sea, ships: sea.ships.filter(other => other.id !== target.id) };
  return poses.find(one => isClear(without, ship, one) && !isOffTable(sea, ship, one)) ?? pose;
}

/** The pose turned in place so that the edge facing `normal` lies on `face`. */
function flat(pose: Pose, hull: { length: number; beam: number }, face: Edge, normal: number): Pose {
  const quarter = turnedBy(normal, -pose.heading);
  const heading = turnedBy(face.normal + 180, -quarter);
  const reach = (quarter % 180 === 0 ? hull.length : hull.beam) / 2;
  const out = towards(face.normal);
  const height = (pose.x - face.at.x) * out.x + (pose.y - face.at.y) * out.y;
  return rounded({ x: pose.x + out.x * (reach - height), y: pose.y + out.y * (reach - height), heading });
}

export function entangle(play: Play, ship: Ship, target: Ship, how: EventOf<'entangled'>['how']): void {
  if (!ship.entangled.includes(target.id)) ship.entangled.push(target.id);
  if (!target.entangled.includes(ship.id)) target.entangled.push(ship.id);
  if (how === 'boarded') ship.boarded.push(target.id);
  play.say({ kind: 'entangled', by: ship.id, at: target.id, how });
}

/** Lays her alongside and makes fast; false where she cannot come at her. */
export function layAlongside(play: Play, ship: Ship, target: Ship, how: EventOf<'entangled'>['how']): boolean {
  const touch = contactPose(play.state, ship, target);
  if (touch === null) return false;
  const before = ship.pose;
  ship.pose = alongside(play.state, ship, target, touch, ordersOf(play, ship).edge);
  if (before.x !== ship.pose.x || before.y !== ship.pose.y) dropParty(play, ship);
  play.say({ kind: 'shifted', ship: ship.id, track: [before, ship.pose], why: 'alongside' });
  entangle(play, ship, target, how);
  return true;
}
