import { bearingTo, turnedBy } from '../../engine/plane.js';
import type { Aim, Arc, Band, Hand, Nation, Sail, TerrainKind, Weather } from './nouns.js';
import type { CrewAction, Intent } from './order.js';
import type { Ship } from './state.js';

/** The words of the sea: everything that is said of a value, here once. */

export const BAND_WORDS: Record<Band, string> = {
  'yard-arm': 'Yard Arm',
  pistol: 'Pistol Shot',
  musket: 'Musket Shot',
  cannon: 'Cannon Shot',
};
export const SAIL_WORDS: Record<Sail, string> = {
  anchored: 'at anchor',
  minimal: 'Minimal Sail',
  battle: 'Battle Sail',
  full: 'Full Sail',
};
export const HAND_WORDS: Record<Hand, string> = { port: 'larboard', starboard: 'starboard' };
export const ARC_WORDS: Record<Arc, string> = {
  port: 'larboard side',
  starboard: 'starboard side',
  bow: 'bow chasers',
  stern: 'stern chasers',
};
export const AIM_WORDS: Record<Aim, string> = { hull: 'at the hull', rigging: 'at the rigging', crew: 'at the crew' };
export const NATION_WORDS: Record<Nation, string> = {
  english: 'English',
  dutch: 'Dutch',
  french: 'French',
  spanish: 'Spanish',
  pirate: 'Pirate',
};
export const INTENT_WORDS: Record<Intent, readonly [label: string, note: string]> = {
  none: ['Straight ahead', 'the whole distance, no Seamanship'],
  engage: ['Engage', 'the best exchange of fire that she can reach'],
  close: ['Close', 'as near to her enemy as she can come'],
  rake: ['Rake', 'across the bow or stern of her enemy, broadside on'],
  gage: ['Keep the gage', 'to windward of her enemy, within shot'],
  'keep-off': ['Keep off', 'out of reach of enemy guns'],
  board: ['Board', 'alongside her enemy, and hold on'],
  follow: ['Follow', 'station astern of a friend'],
  'break-off': ['Break off', 'away from the enemy by the shortest way'],
  land: ['Land a party', 'to the marked shore, anchor, boats away'],
};
export const CREW_WORDS: Record<CrewAction, string> = {
  'reload-port': 'Reload larboard',
  'reload-starboard': 'Reload starboard',
  rally: 'Rally',
  repair: 'Repair',
  hull: 'Repair the hull, though aground',
  'more-sail': 'Make more sail',
  'less-sail': 'Take in sail',
  board: 'Board',
  land: 'Land a party',
  attack: 'Fire or fight now',
};

const POINTS: Record<number, string> = { 0: 'north', 90: 'east', 180: 'south', 270: 'west' };
export const weatherWords = (from: Weather): string => `from the ${POINTS[from] ?? ''}`;

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export const compassWords = (heading: number): string => COMPASS[Math.round(heading / 45) % 8] ?? 'north';

/** Thousandths as inches with one decimal. */
export const inches = (thousandths: number): string => `${(thousandths / 1000).toFixed(1)} in`;

const BEARINGS: readonly (readonly [upTo: number, say: (side: string) => string])[] = [
  [10, () => 'dead ahead'],
  [45, side => `on the ${side} bow`],
  [80, side => `forward of the ${side} beam`],
  [100, side => `on the ${side} beam`],
  [135, side => `abaft the ${side} beam`],
  [170, side => `on the ${side} quarter`],
  [180, () => 'dead astern'],
];
/** Where another lies as seen from a ship's deck. */
export function bearingWords(from: Ship, to: { readonly x: number; readonly y: number }): string {
  const right = turnedBy(bearingTo(from.pose, to), -from.pose.heading);
  const [side, off] = right > 180 ? ['larboard', 360 - right] : ['starboard', right];
  return (BEARINGS.find(([upTo]) => Number(off) <= upTo) ?? BEARINGS[0])?.[1](`${side}`) ?? '';
}

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const PIECE_WORDS: Record<TerrainKind, string> = {
  island: 'an island',
  land: 'a stretch of land',
  rocks: 'rocks',
  shoal: 'a shoal',
  fog: 'a fog bank',
};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export function sentence(text: string): string {
  const start = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** One of several sayings, always the same for the same keys: no report changes on a second reading. */
export function pick(sayings: readonly [string, ...string[]], ...keys: readonly (string | number)[]): string {
  let hash = 2166136261;
  for (const letter of keys.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return sayings[(hash ^ (hash >>> 13)) % sayings.length] ?? sayings[0];
}
