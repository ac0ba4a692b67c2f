import {
  bowPoint,
  isCrossed,
  nearestOnSegment,
  nearestPoint,
  partIn,
  type Quarter,
  quarterOf,
  rounded,
  type Shape,
  sidePoint,
  sternPoint,
  type Vec,
} from '../../engine/plane.js';
import { ARCS, type Arc, type Band } from './nouns.js';
import { bandAt, bandRank, enemiesOf, gapOf, hasUpgrade, hullOf, isAfloat, isMelee, plays, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** What a ship could fire at from where she lies: arcs, bands, lines of sight (OI5.2, OI5.3, OI5.12). */

export interface Shot {
  readonly at: Ship;
  readonly arc: Arc;
  readonly kind: 'broadside' | 'partial';
  readonly band: Band;
  readonly rake: 'none' | 'bow' | 'stern';
  readonly foggy: boolean;
  readonly from: Vec;
  readonly to: Vec;
}

/** Where an arc's guns are reckoned to stand. */
export function muzzleOf(sea: Sea, ship: Ship, arc: Arc): Vec {
  const hull = hullOf(sea, ship);
  if (arc === 'bow') return bowPoint(ship.pose, hull);
  return arc === 'stern' ? sternPoint(ship.pose, hull) : sidePoint(ship.pose, hull, arc);
}

/** Whether a ship's base could lie across a line at all: spares the exact test. */
function isNearLine(sea: Sea, [from, to]: readonly [Vec, Vec], ship: Ship): boolean {
  const reach = hullOf(sea, ship).length;
  const { x, y } = nearestOnSegment(ship.pose, [from, to]);
  return (x - ship.pose.x) ** 2 + (y - ship.pose.y) ** 2 <= reach * reach;
}

/** Land and hulls stop a line of sight; rocks, shoals and fog do not. */
export function isSeen(sea: Sea, from: Vec, to: Vec, but: readonly string[]): boolean {
  const line = [from, to] as const;
  const inWay = (ship: Ship) =>
    !but.includes(ship.id) && isAfloat(ship) && isNearLine(sea, line, ship) && isCrossed(line, shapeOf(sea, ship));
  if (sea.ships.some(inWay)) return false;
  return !sea.terrain.some(({ kind, outline }) => (kind === 'island' || kind === 'land') && isCrossed(line, outline));
}
const isFoggy = (sea: Sea, from: Vec, to: Vec): boolean =>
  sea.terrain.some(piece => piece.kind === 'fog' && isCrossed([from, to], piece.outline));

interface Bearing {
  readonly to: Vec;
  /** The nearest point bears in the arc: a whole broadside. */
  readonly full: boolean;
}

/** The point of a target that an arc fires at; null where nothing of her bears. */
function bearing(ship: Ship, arc: Arc, from: Vec, shape: Shape): Bearing | null {
  const nearest = nearestPoint(from, shape);
  if (quarterOf(ship.pose, nearest) === arc) return { to: nearest, full: true };
  const part = partIn(shape, ship.pose, arc);
  return part.length < 3 ? null : { to: nearestPoint(from, part), full: false };
}

/** How far anything can be fired at now: haze, smoke, fog and a false flag shorten it. */
function reachOf(sea: Sea, target: Ship, foggy: boolean): Band {
  const short = sea.options.condition === 'haze' || sea.fate === 'smoke' || plays(sea, target, 'deception');
  const most = short ? 'musket' : 'cannon';
  return foggy && bandRank(sea.tables.reach.fog) < bandRank(most) ? sea.tables.reach.fog : most;
}

const isHand = (arc: Arc): arc is 'port' | 'starboard' => arc === 'port' || arc === 'starboard';

function kindOf({ tables: { reach } }: Sea, ship: Ship, arc: Arc, full: boolean, band: Band): Shot['kind'] | null {
  const used = (kind: Shot['kind']) => ship.did.includes(`${arc}:${kind}`);
  const marked = isHand(arc) && ship.reload[arc];
  if (isHand(arc) && full && !marked && !used('broadside') && !used('partial')) return 'broadside';
  const most = marked ? reach.marked : reach.partial;
  return !used('partial') && !used('broadside') && bandRank(band) <= bandRank(most) ? 'partial' : null;
}

/** Raking: the firing side lies before the target's bow or astern of her, and near (OI5.10). */
function rakeOf(sea: Sea, target: Ship, from: Vec, band: Band): Shot['rake'] {
  if (!sea.options.additional || bandRank(band) > bandRank(sea.tables.reach.rake)) return 'none';
  const quarter: Quarter = quarterOf(target.pose, from);
  return quarter === 'bow' || quarter === 'stern' ? quarter : 'none';
}

/** Out of Cannon Shot whichever way they lie: spares the exact measure. */
function isFar(sea: Sea, a: Ship, b: Ship): boolean {
  const [dx, dy] = [a.pose.x - b.pose.x, a.pose.y - b.pose.y];
  const reach = sea.tables.bands.cannon + hullOf(sea, a).length + hullOf(sea, b).length;
  return dx * dx + dy * dy > reach * reach;
}

/** The shot of one arc at one target, or null. */
export const shotAt = (sea: Sea, ship: Ship, arc: Arc, target: Ship): Shot | null => shotsAt(sea, ship, target, [arc])[0] ?? null;

/** What some arcs can fire at one target; a fire ship has other work. */
export function shotsAt(sea: Sea, ship: Ship, target: Ship, arcs: readonly Arc[] = ARCS): Shot[] {
  if (hasUpgrade(ship, 'fire-ship')) return [];
  const band = isFar(sea, ship, target) ? null : bandAt(sea, gapOf(sea, ship, target));
  return band === null ? [] : arcs.map(arc => inBand(sea, ship, arc, target, band)).filter(shot => shot !== null);
}

function inBand(sea: Sea, ship: Ship, arc: Arc, target: Ship, band: Band): Shot | null {
  const from = muzzleOf(sea, ship, arc);
  const bears = bearing(ship, arc, from, shapeOf(sea, target));
  const kind = bears && kindOf(sea, ship, arc, bears.full, band);
  if (!bears || !kind) return null;
  const foggy = isFoggy(sea, from, bears.to);
  if (bandRank(band) > bandRank(reachOf(sea, target, foggy)) || !isSeen(sea, from, bears.to, [ship.id, target.id])) return null;
  return { at: target, arc, kind, band, foggy, from, to: bears.to, rake: kind === 'broadside' ? rakeOf(sea, target, from, band) : 'none' };
}

/** Enemies that may be fired at: in action, and not in a melee with a ship of ours (OI5.4). */
export const targetsOf = (sea: Sea, ship: Ship): Ship[] => enemiesOf(sea, ship).filter(other => !isMelee(sea, other, ship.side));

/** All that she can fire, arc by arc. */
export const shotsOf = (sea: Sea, ship: Ship, targets: readonly Ship[] = targetsOf(sea, ship)): Shot[] =>
  ARCS.flatMap(arc => targets.flatMap(target => shotsAt(sea, ship, target, [arc])));

export const wholePoint = (point: Vec): { x: number; y: number } => {
  const { x, y } = rounded({ ...point, heading: 0 });
  return { x, y };
};
