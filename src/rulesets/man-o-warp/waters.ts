import type { Seat } from '../../engine/audience.js';
import { type Attack, type Held, type List, OARS, type ShipId, type Speed } from './nouns.js';
import { NAVIES, type Navy, TYPES, type Type } from './shipyard.js';
import type { Ship } from './state.js';

/** What State and View have in common, and all that the rules of attack need: record sheets lie open. */
export interface Waters {
  readonly ships: readonly Ship[];
  readonly fleets: readonly { readonly seat: Seat; readonly list: List | null; readonly captains: readonly Seat[] }[];
}

export const shipOf = (waters: Waters, id: ShipId | null): Ship | null => waters.ships.find(ship => ship.id === id) ?? null;
export const isAfloat = (ship: Ship): boolean => ship.sunk === null;
export const hullLeft = (ship: Ship): number => Math.max(0, ship.stats.hull - ship.damage);
/** The fleet in which a captain sails, by its own seat. */
export const sideOf = (waters: Waters, captain: Seat): Seat =>
  waters.fleets.find(({ seat, captains }) => seat === captain || captains.includes(captain))?.seat ?? captain;

/** A whole fleet, whichever of its captains is asked about. */
export const fleetOf = (waters: Waters, seat: Seat): Ship[] => ofSide(waters, sideOf(waters, seat));
const ofSide = (waters: Waters, side: Seat): Ship[] => waters.ships.filter(ship => ship.seat === side && isAfloat(ship));
/** The ships that a captain gives orders to. */
export const shipsUnder = (waters: Waters, captain: Seat): Ship[] =>
  waters.ships.filter(ship => ship.captain === captain && isAfloat(ship));
export const foesOf = (waters: Waters, seat: Seat): Ship[] => fleetOf(waters, otherSeat(waters, seat));
export const unusedOf = (waters: Waters, seat: Seat): Ship[] => fleetOf(waters, seat).filter(ship => !ship.used);
export const unusedUnder = (waters: Waters, captain: Seat): Ship[] => shipsUnder(waters, captain).filter(ship => !ship.used);
export const otherSeat = (waters: Waters, seat: Seat): Seat =>
  waters.fleets.find(fleet => fleet.seat !== sideOf(waters, seat))?.seat ?? seat;

/** Who has the hand and the wizard: the first captain with a ship afloat (MW1.9). */
export const admiralOf = (waters: Waters, seat: Seat): Seat | null =>
  waters.fleets.find(fleet => fleet.seat === sideOf(waters, seat))?.captains.find(captain => shipsUnder(waters, captain).length > 0) ??
  null;

/** An equal share for each of so many, the odd ones going to the first. */
export const shareOf = (whole: number, among: number, nth: number): number => Math.floor(whole / among) + (nth < whole % among ? 1 : 0);

export const typeOf = (ship: Ship): Type => TYPES[ship.type];
export const navyOf = (ship: Ship): Navy => NAVIES[typeOf(ship).list];

/** MW4.6: a ship that rammed or boarded in her last phase plays no speed cards as a target. */
export const isHeld = (held: Held): boolean => held === 'rammed' || held === 'boarded';

/** Why she may not make this attack on that target, or null. */
export function barOf(ship: Ship, target: Ship, attack: Attack): 'stat' | 'rammed' | 'iron' | null {
  if (ship.stats[attack] === 0) return 'stat';
  if (attack === 'ram' && ship.rammed) return 'rammed';
  if (attack === 'board' && navyOf(target).iron && target.damage === 0) return 'iron';
  return null;
}

/** The replies that the rules allow a target, whatever is in her captain's hand (MW5.2 to MW5.9). */
export function repliesTo(ship: Ship, target: Ship, attack: Attack): Attack[] {
  const able = (reply: Attack) => target.stats[reply] > 0;
  if (attack === 'board') return (['broad', 'board'] as const).filter(able);
  if (attack === 'ram' || navyOf(ship).swift || !able(attack)) return [];
  if (attack === 'fire' && typeOf(ship).indirect && !typeOf(target).indirect) return [];
  return [attack];
}

/** MW4.4: rows times Row and sails times Sail. */
export const scoreOf = (ship: Ship, speed: Speed): number => OARS.reduce((sum, oar) => sum + speed[oar] * ship.stats[oar], 0);

/** The least score of a die that hits: indirect Fire-Forward takes 1 from it (MW5.3). */
export const toHit = (ship: Ship, attack: Attack): number => (attack === 'fire' && typeOf(ship).indirect ? 5 : 4);
export const isBlast = (ship: Ship, attack: Attack): boolean => attack === 'fire' && typeOf(ship).blast;

/** Damage that an attack does on average. */
export function meanDamage(ship: Ship, attack: Attack): number {
  const chance = (7 - toHit(ship, attack)) / 6;
  const dice = ship.stats[attack];
  return isBlast(ship, attack) ? (1 - (1 - chance) ** dice) * 3.5 : dice * chance;
}

/** The open part of a State or a View that decides what is asked. */
export interface Course extends Waters {
  readonly fleets: readonly (Waters['fleets'][number] & { readonly dealt: readonly Seat[] })[];
  readonly phase: 'building' | 'refitting' | 'fighting';
  readonly deal: number;
  readonly acts: number;
  readonly next: Seat;
  readonly asks: number;
  readonly options: { readonly perDeal: number };
  readonly act: { readonly target: ShipId | null; readonly stage: string } | null;
  readonly ended: object | null;
}
