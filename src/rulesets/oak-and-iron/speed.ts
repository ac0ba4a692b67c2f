import type { PointOfSail } from './nouns.js';
import { isCrippled } from './sea.js';
import type { Sea, Ship } from './state.js';
import { freshened, pointOfSail } from './wind.js';

/** The speed rating (OI4.6) and what keeps a ship from moving. */

/** Why a ship does not move at all, or null: she may still turn in the Wind's Eye. */
export function heldBy(ship: Ship): 'anchored' | 'aground' | 'entangled' | null {
  if (ship.entangled.length > 0) return 'entangled';
  if (ship.aground) return 'aground';
  return ship.sail === 'anchored' ? 'anchored' : null;
}

const SETTING = { full: 1, battle: 0, minimal: -1, anchored: 0 } as const;

function unclamped(sea: Sea, ship: Ship, point: PointOfSail): number {
  const printed = point === 'large' ? ship.large : ship.windward;
  return printed + SETTING[ship.sail] + (point === 'large' ? freshened(sea, ship) : 0) - (sea.fate === 'lull' ? 1 : 0);
}

/** Keeps a rating of a moving ship within what she can do: never over 5, a Crippled ship 2, a ship just Cut Free 1, none under 1. */
export function clamped(sea: Sea, ship: Ship, rating: number): number {
  const swell = sea.options.condition === 'swell' ? 4 : 5;
  const crippled = isCrippled(sea, ship) ? sea.tables.crippledSpeed : 5;
  const freed = ship.did.includes('freed') ? sea.tables.freedSpeed : 5;
  return Math.max(1, Math.min(rating, 5, swell, crippled, freed));
}

/** Speed rating at the start of her activation; 0 where she cannot move. */
export function ratingOf(sea: Sea, ship: Ship): number {
  const point = pointOfSail(sea, ship);
  return heldBy(ship) !== null || point === 'eye' ? 0 : clamped(sea, ship, unclamped(sea, ship, point));
}

/** Her rating under sweeps. */
export const rowing = (sea: Sea, ship: Ship): number => clamped(sea, ship, sea.tables.fits.sweeps);
/** Sweeps move her, at speed 1, when she is to windward, in the eye or under little sail (OI3.2). */
export const mayRow = (sea: Sea, ship: Ship): boolean =>
  ship.fits.includes('sweeps') && heldBy(ship) === null && (pointOfSail(sea, ship) !== 'large' || ship.sail === 'minimal');
