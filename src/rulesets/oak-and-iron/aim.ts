import {
  bowPoint,
  isCrossed,
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
import { bandAt, bandRank, enemiesOf, gapOf, hullOf, isAfloat, isMelee, plays, shapeOf } from './sea.js';
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

/** Land and hulls stop a line of sight; rocks, shoals and fog do not. */
export function isSeen(sea: Sea, from: Vec, to: Vec, but: readonly string[]): boolean {
  const hulls = sea.ships.filter(ship => isAfloat(ship) && !but.includes(ship.id)).map(ship => shapeOf(sea, ship));
  const land = sea.terrain.filter(({ kind }) => kind === 'island' || kind === 'land').map(({ outline }) => outline);
  return ![...hulls, ...land].some(shape => isCrossed([from, to], shape));
}
const isFoggy = (sea: Sea, from: Vec, to: Vec): boolean =>
  sea.terrain.some(piece => piece.kind === 'fog' && isCrossed([from, to], piece.outline));

interface Sighted {
  readonly to: Vec;
  /** The nearest point bears in the arc: a whole broadside. */
  readonly full: boolean;
}

/** The point of a target that an arc fires at; null where nothing of her bears, or something is between. */
function sighted(sea: Sea, ship: Ship, arc: Arc, target: Ship, shape: Shape): Sighted | null {
  const from = muzzleOf(sea, ship, arc);
  const nearest = nearestPoint(from, shape);
  const full = quarterOf(ship.pose, nearest) === arc;
  const part = full ? shape : partIn(shape, ship.pose, arc);
  if (part.length < 3) return null;
  const to = full ? nearest : nearestPoint(from, part);
  return isSeen(sea, from, to, [ship.id, target.id]) ? { to, full } : null;
}

/** How far anything can be fired at now: haze, smoke, fog and a flag of truce shorten it. */
function reachOf(sea: Sea, target: Ship, foggy: boolean): Band {
  const short = sea.options.condition === 'haze' || sea.fate === 'smoke' || foggy || plays(sea, target, 'deception');
  return short ? 'musket' : 'cannon';
}

const isHand = (arc: Arc): arc is 'port' | 'starboard' => arc === 'port' || arc === 'starboard';

function kindOf(ship: Ship, arc: Arc, full: boolean, band: Band): Shot['kind'] | null {
  const used = (kind: Shot['kind']) => ship.did.includes(`${arc}:${kind}`);
  const marked = isHand(arc) && ship.reload[arc];
  if (isHand(arc) && full && !marked && !used('broadside') && !used('partial')) return 'broadside';
  const most: Band = marked ? 'pistol' : 'musket';
  return !used('partial') && !used('broadside') && bandRank(band) <= bandRank(most) ? 'partial' : null;
}

/** Raking: the firing side lies before the target's bow or astern of her, within Musket Shot (OI5.10). */
function rakeOf(sea: Sea, target: Ship, from: Vec, band: Band): Shot['rake'] {
  if (!sea.options.additional || bandRank(band) > bandRank('musket')) return 'none';
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
export function shotAt(sea: Sea, ship: Ship, arc: Arc, target: Ship): Shot | null {
  if (isFar(sea, ship, target)) return null;
  const shape = shapeOf(sea, target);
  const band = bandAt(sea, gapOf(sea, ship, target));
  const seen = band === null ? null : sighted(sea, ship, arc, target, shape);
  if (band === null || seen === null) return null;
  const from = muzzleOf(sea, ship, arc);
  const foggy = isFoggy(sea, from, seen.to);
  const kind = kindOf(ship, arc, seen.full, band);
  if (kind === null || bandRank(band) > bandRank(reachOf(sea, target, foggy))) return null;
  return { at: target, arc, kind, band, foggy, from, to: seen.to, rake: kind === 'broadside' ? rakeOf(sea, target, from, band) : 'none' };
}

/** Enemies that may be fired at: in action, and not in a melee with a ship of ours (OI5.4). */
export const targetsOf = (sea: Sea, ship: Ship): Ship[] => enemiesOf(sea, ship).filter(other => !isMelee(sea, other, ship.side));

/** All that she can fire, arc by arc. */
export const shotsOf = (sea: Sea, ship: Ship, targets: readonly Ship[] = targetsOf(sea, ship)): Shot[] =>
  ARCS.flatMap(arc => targets.map(target => shotAt(sea, ship, arc, target)).filter(shot => shot !== null));

export const wholePoint = (point: Vec): { x: number; y: number } => {
  const { x, y } = rounded({ ...point, heading: 0 });
  return { x, y };
};
