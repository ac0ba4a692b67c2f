import { type Point8, pointsApart } from '../../engine/grid.js';
import { type Band, type Level, MASTS, type Mast, type Rate, type Rig, type Wind } from './nouns.js';
import type { SeenShip } from './view.js';

/** The words of the sea: everything that is said of a number, here once. */

const POINT_WORDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export const pointWords = (point: Point8): string => POINT_WORDS[point] ?? '';

const SAILING = ['head to wind', 'close hauled', 'large', 'on the quarter', 'before the wind'] as const;
/** The point of sailing on a heading (rules T2). */
export const sailingWords = (heading: Point8, wind: Wind): string => SAILING[pointsApart(heading, wind.from)] ?? '';

const LEVEL_WORDS: Record<Level, string> = { light: 'light', fresh: 'fresh', strong: 'strong' };
export const windWords = (wind: Wind): string => `${LEVEL_WORDS[wind.level]} from the ${pointWords(wind.from)}`;

export const BAND_WORDS: Record<Band, string> = {
  pistol: 'pistol shot',
  musket: 'musket shot',
  'point-blank': 'point blank',
  gun: 'gun shot',
  random: 'random shot',
};

export const MAST_WORDS: Record<Mast, string> = { fore: 'foremast', main: 'mainmast', mizzen: 'mizzenmast' };

const RATES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
/** `third rate`, `frigate`; what a seaman would call her. */
export function rateWords(rate: Rate): string {
  if (rate === 'small') return 'sloop';
  if (rate === 'merchant') return 'merchantman';
  return rate === 5 ? 'frigate' : `${RATES[rate - 1] ?? ''} rate`;
}

/** A relative bearing up to so many degrees, and how it is said; `side` where larboard or starboard comes in. */
const BEARINGS: readonly { readonly upTo: number; readonly say: (side: string) => string }[] = [
  { upTo: 5.625, say: () => 'dead ahead' },
  { upTo: 28.125, say: side => `fine on the ${side} bow` },
  { upTo: 61.875, say: side => `broad on the ${side} bow` },
  { upTo: 84.375, say: side => `forward of the ${side} beam` },
  { upTo: 95.625, say: side => `on the ${side} beam` },
  { upTo: 118.125, say: side => `abaft the ${side} beam` },
  { upTo: 151.875, say: side => `broad on the ${side} quarter` },
  { upTo: 174.375, say: side => `fine on the ${side} quarter` },
  { upTo: 180, say: () => 'dead astern' },
];

/** A bearing relative to the bow, -180..180 with starboard positive, in words; null is the same square. */
export function bearingWords(relative: number | null): string {
  if (relative === null) return 'in the same square';
  const side = relative < 0 ? 'larboard' : 'starboard';
  return (BEARINGS.find(row => Math.abs(relative) <= row.upTo) ?? BEARINGS[0])?.say(side) ?? '';
}

export const sideWord = (side: 'port' | 'starboard'): string => (side === 'port' ? 'larboard' : 'starboard');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const numberWord = (count: number): string => NUMBERS[count] ?? `${count}`;
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** First letter large, full stop at the end. */
export function sentence(text: string): string {
  const start = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** Her masts as the viewer knows them: her own card is exact where a glass is not allowed to be. */
export const rigOf = (ship: SeenShip): Rig | null => ship.card?.masts ?? ship.masts;

/** What her rig looks like. */
export function rigWords(ship: SeenShip): string {
  const rig = rigOf(ship);
  if (rig === null) return 'masts not made out';
  const gone = MASTS.filter((_, place) => rig[place] === false).map(mast => MAST_WORDS[mast]);
  if (gone.length === 0) return 'all masts standing';
  return gone.length === 3 ? 'dismasted' : `${listed(gone)} gone`;
}

/** One of several sayings, always the same for the same turn and ships: no report ever changes on a second reading. */
export function pick<T>(sayings: readonly [T, ...T[]], ...keys: readonly (string | number)[]): T {
  let hash = 2166136261;
  for (const letter of keys.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return sayings[(mixed >>> 11) % sayings.length] ?? sayings[0];
}
