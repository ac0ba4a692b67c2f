import { type Point8, range, type Square } from '../../engine/grid.js';
import type { Broadside, Condition, Nation, Rate, Rig, ShipId, Stand, Wind } from './nouns.js';
import type { Options } from './scenario.js';
import type { Tables } from './tables.js';

/** Where a ship is and how she points. */
export interface Pose {
  readonly at: Square;
  readonly heading: Point8;
}

/** What anybody with a glass knows of a ship. Ships of the State and of a view both are Vessels, so the same rules read both. */
export interface Vessel extends Pose {
  readonly id: ShipId;
  readonly nation: Nation;
  readonly seat: string;
  readonly side: string;
  readonly guns: number;
  readonly rate: Rate;
  readonly tack: Broadside;
  readonly way: number;
  readonly condition: Condition;
  /** Null where masts are hidden. */
  readonly masts: Rig | null;
  readonly foul: readonly ShipId[];
  readonly grappled: readonly ShipId[];
  readonly single: boolean;
  readonly wake: readonly Stand[];
  readonly moved: number;
}

/** Wind and numbers. */
export interface Waters {
  readonly wind: Wind;
  readonly tables: Tables;
  readonly options: Options;
}

/** All that is in plain sight. A State and a View both are one. */
export interface Sea extends Waters {
  readonly seats: readonly { readonly id: string; readonly side: string }[];
  readonly lines: readonly { readonly id: string; readonly seat: string; readonly ships: readonly ShipId[] }[];
  readonly ships: readonly Vessel[];
}

type Conditioned = { readonly condition: Condition };

/** On the water, under whatever flag: she obstructs, and she can be run into. */
export const isAtSea = ({ condition }: Conditioned): boolean => condition !== 'expected' && condition !== 'escaped' && condition !== 'home';

/** At sea, and her colours fly. */
export const isFighting = (ship: Conditioned): boolean => isAtSea(ship) && ship.condition !== 'struck';

/** Under sail: she can be given a track. */
export const isUnderSail = ({ condition }: Conditioned): boolean =>
  condition === 'sailing' || condition === 'hove-to' || condition === 'irons';

/** Held in her square by another ship. */
export const isHeld = (ship: { readonly foul: readonly ShipId[]; readonly grappled: readonly ShipId[] }): boolean =>
  ship.foul.length > 0 || ship.grappled.length > 0;

/** Places by id in a roll of ships. The roll's order holds while ships change, so the places of one array stay good. */
const places = new WeakMap<readonly object[], ReadonlyMap<ShipId, number>>();

function placesIn(ships: readonly { readonly id: ShipId }[]): ReadonlyMap<ShipId, number> {
  const known = places.get(ships) ?? new Map(ships.map((ship, place) => [ship.id, place]));
  places.set(ships, known);
  return known;
}

export function shipIn<T extends { readonly id: ShipId }>({ ships }: { readonly ships: readonly T[] }, id: ShipId | null): T | null {
  if (id === null) return null;
  const ship = ships[placesIn(ships).get(id) ?? -1];
  return ship?.id === id ? ship : (ships.find(one => one.id === id) ?? null);
}

export const foesOf = <T extends Conditioned & { readonly side: string }>(
  sea: { readonly ships: readonly T[] },
  ship: { readonly side: string },
): T[] => sea.ships.filter(other => other.side !== ship.side && isFighting(other));

/** The same, no further off than so many squares: where most are far away, that is told before anything else. */
export const foesWithin = <T extends Conditioned & { readonly side: string; readonly at: Square }>(
  sea: { readonly ships: readonly T[] },
  ship: { readonly side: string; readonly at: Square },
  reach: number,
): T[] => sea.ships.filter(other => range(other.at, ship.at) <= reach && other.side !== ship.side && isFighting(other));

/** Whether national advantages are in force and exactly one side sails under British colours (T11.1). */
export function hasNations(sea: {
  readonly options: Options;
  readonly ships: readonly { readonly nation: Nation; readonly side: string }[];
}): boolean {
  if (!sea.options.national) return false;
  return britishSides(sea.ships).size === 1;
}

/** No ship changes her nation or her side, so a roll is looked through once. */
const british = new WeakMap<readonly object[], ReadonlySet<string>>();

function britishSides(ships: readonly { readonly nation: Nation; readonly side: string }[]): ReadonlySet<string> {
  const sides = british.get(ships) ?? new Set(ships.filter(ship => ship.nation === 'british').map(ship => ship.side));
  british.set(ships, sides);
  return sides;
}

/** The one British side, where national advantages are in force; else null. */
export const britishSide = (sea: Parameters<typeof hasNations>[0]): string | null =>
  hasNations(sea) ? ([...britishSides(sea.ships)][0] ?? null) : null;

/** +1 for a British ship, -1 for a Spanish one, where nations count (T11.1). */
export function nationBonus(options: Options, nation: Nation): number {
  if (!options.national || nation === 'french') return 0;
  return nation === 'british' ? 1 : -1;
}
