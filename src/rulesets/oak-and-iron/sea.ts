import type { Seat } from '../../engine/audience.js';
import { corners, gap, type Hull, type Pose, type Shape } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { BANDS, type Band, type Keyword, type ShipId } from './nouns.js';
import type { UpgradeId } from './refits.js';
import type { OpenSquad, Sea, Ship } from './state.js';
import type { Counted, Gift } from './tableSchema.js';

/** What anybody can read off the table: ships, their states, and the card that lies before each captain. */

export const shipOf = (sea: Sea, id: ShipId): Ship | null => sea.ships.find(ship => ship.id === id) ?? null;
export const squadOf = (sea: Sea, seat: Seat): OpenSquad | null => sea.squads.find(squad => squad.seat === seat) ?? null;
export const sideOf = (sea: Sea, seat: Seat): string => squadOf(sea, seat)?.side ?? '';
export const sidesOf = (sea: Sea): string[] => [...new Set(sea.squads.map(squad => squad.side))];

export const inAction = (ship: Ship): boolean => ship.condition === 'action';
/** On the water: in the way, and in the line of sight. */
export const isAfloat = (ship: Ship): boolean => ship.condition === 'action' || ship.condition === 'hulk';
/** Has a place on the table: before she is deployed she lies nowhere. */
export const isPlaced = (sea: Sea, ship: Ship): boolean => {
  const squad = squadOf(sea, ship.seat);
  return sea.phase === 'battle' || squad === null || squad.zone === null || squad.ready;
};
export const fleetOf = (sea: Sea, seat: Seat): Ship[] => sea.ships.filter(ship => ship.seat === seat && inAction(ship));
export const enemiesOf = (sea: Sea, ship: Ship): Ship[] => sea.ships.filter(other => other.side !== ship.side && inAction(other));
export const friendsOf = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(other => other.side === ship.side && other.id !== ship.id && inAction(other));
export const isFlagship = (sea: Sea, ship: Ship): boolean => squadOf(sea, ship.seat)?.flagship === ship.id;
export const flagshipOf = (sea: Sea, seat: Seat): Ship | null => {
  const id = squadOf(sea, seat)?.flagship;
  return id ? (sea.ships.find(ship => ship.id === id && inAction(ship)) ?? null) : null;
};

export const hasUpgrade = (ship: Ship, upgrade: UpgradeId): boolean => ship.upgrades.includes(upgrade);
export const hasKeyword = (ship: Ship, keyword: Keyword): boolean => ship.keywords.includes(keyword);
/** What an upgrade card or a word of her captain is worth to her; nothing where she has it not. */
export const gift = (sea: Sea, ship: Ship, upgrade: Gift): number => (hasUpgrade(ship, upgrade) ? sea.tables.upgrades[upgrade] : 0);
export const word = (sea: Sea, ship: Ship, keyword: Counted): number => (hasKeyword(ship, keyword) ? sea.tables.words[keyword] : 0);
/** What her nation is worth to her. */
export const birthright = (sea: Sea, ship: Ship, trait: keyof typeof HOMES): number =>
  HOMES[trait].some(nation => nation === squadOf(sea, ship.seat)?.nation) ? sea.tables.nations[trait] : 0;
const HOMES = { sailors: ['english', 'dutch'], gunnery: ['english'], pilots: ['dutch'], soldiers: ['spanish'] } as const;

/** Extra boxes are filled first and cleared last, and count for nothing (OI3.4). */
const stout = (ship: Ship): number => (ship.fits.includes('stout') ? 1 : 0);
/** Additional Crew, bought or built in (OI3.2). */
export const spareHands = (ship: Ship): number => (ship.fits.includes('crew') || ship.class === 'queen-anne' ? 1 : 0);
export const damageBoxes = (sea: Sea, ship: Ship): number => sea.tables.track + stout(ship);
export const fatigueBoxes = (sea: Sea, ship: Ship): number => sea.tables.track + spareHands(ship);
/** Damage and fatigue that count, 0..7. */
export const hurt = (ship: Ship): number => Math.max(0, ship.damage - stout(ship));
export const weary = (ship: Ship): number => Math.max(0, ship.fatigue - spareHands(ship));
export const isCrippled = (sea: Sea, ship: Ship): boolean => hurt(ship) >= sea.tables.track;
export const isShaken = (sea: Sea, ship: Ship): boolean => weary(ship) >= sea.tables.track;

/** The card whose effect a captain has this turn: the rider where one lies on it (OI9.2). */
export function effectOf(sea: Sea, seat: Seat): CardId | null {
  const face = squadOf(sea, seat)?.face ?? null;
  return face === null ? null : (face.rider ?? face.card);
}
export const plays = (sea: Sea, ship: Ship, card: CardId): boolean => effectOf(sea, ship.seat) === card;

export const hullOf = (sea: Sea, ship: Ship): Hull => sea.tables.bases[ship.base] ?? { length: 1574, beam: 787 };
/** A base's corners are asked for by the hundred while a captain weighs his moves; a pose is never changed in place, so they keep. */
const shapes = new WeakMap<Pose, Shape>();
export function shapeOf(sea: Sea, ship: Ship): Shape {
  const known = shapes.get(ship.pose);
  if (known) return known;
  const shape = corners(ship.pose, hullOf(sea, ship));
  shapes.set(ship.pose, shape);
  return shape;
}
/** Distances between bases, likewise: what she can fire, what can be fired at her and how near she is all ask for the same. */
const gaps = new WeakMap<Shape, WeakMap<Shape, number>>();
function gapsFrom(shape: Shape): WeakMap<Shape, number> {
  const known = gaps.get(shape) ?? new WeakMap<Shape, number>();
  gaps.set(shape, known);
  return known;
}
/** Shortest distance between two bases, in thousandths. */
export function gapOf(sea: Sea, a: Ship, b: Ship): number {
  const [from, to] = [shapeOf(sea, a), shapeOf(sea, b)];
  const known = gapsFrom(from).get(to);
  if (known !== undefined) return known;
  const distance = gap(from, to);
  gapsFrom(from).set(to, distance);
  gapsFrom(to).set(from, distance);
  return distance;
}
/** The nearest band that covers a distance; null beyond Cannon Shot. */
export const bandAt = (sea: Sea, distance: number): Band | null => BANDS.find(band => distance <= sea.tables.bands[band]) ?? null;
export const bandRank = (band: Band): number => BANDS.indexOf(band);
export const isWithin = (sea: Sea, a: Ship, b: Ship, band: Band): boolean => gapOf(sea, a, b) <= sea.tables.bands[band];
/** Others by distance, nearest first; ties by the list. */
export const byGap = (sea: Sea, from: Ship, others: readonly Ship[]): Ship[] =>
  others
    .map(ship => ({ ship, gap: gapOf(sea, from, ship) }))
    .sort((a, b) => a.gap - b.gap)
    .map(one => one.ship);

/** Whether an enemy lies Entangled with a ship of one's own side. */
export const isMelee = (sea: Sea, target: Ship, side: string): boolean => target.entangled.some(id => shipOf(sea, id)?.side === side);

/** Whether a squadron fights with cards at all: a scenario may give it none. */
export const hasHand = ({ hand, face, discards }: { hand: readonly unknown[]; face: unknown; discards: readonly unknown[] }): boolean =>
  hand.length > 0 || face !== null || discards.length > 0;

/** Damage and Fatigue of what a side has in action. */
export const woundsOf = (sea: Sea, side: string): number =>
  sea.ships.filter(ship => ship.side === side && inAction(ship)).reduce((total, ship) => total + hurt(ship) + weary(ship), 0);
