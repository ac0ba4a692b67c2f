import { sizeOf } from './cards.js';
import { ATTACKS, type Attack, CARDS, type Card, type Cards, OARS, type Speed, type Stat } from './nouns.js';
import type { Ship } from './state.js';
import { hullLeft, typeOf } from './waters.js';

/** How things are called, here once. */

export const CARD_WORDS: Readonly<Record<Card, string>> = {
  broad: 'Broadsides',
  fire: 'Fire-Forward',
  ram: 'Ram',
  board: 'Boarding Action',
  row: 'Row',
  sail: 'Sail',
};
export const STAT_WORDS: Readonly<Record<Stat, string>> = { ...CARD_WORDS, hull: 'Hull', board: 'Boarding' };
/** Two or three letters, for the table. */
export const STAT_SHORT: Readonly<Record<Stat, string>> = {
  hull: 'Hull',
  row: 'Row',
  sail: 'Sail',
  broad: 'Brd',
  fire: 'Fire',
  ram: 'Ram',
  board: 'Bdg',
};

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const clip = (words: string, length: number): string =>
  words.length <= length ? words : `${words.slice(0, length - 1).trimEnd()}…`;

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** `a, b and c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** `2 Sail and 1 Ram`. */
export const cardsWords = (cards: Partial<Cards>): string =>
  listed(CARDS.filter(card => (cards[card] ?? 0) > 0).map(card => `${cards[card]} ${CARD_WORDS[card]}`)) || 'no cards';

export const speedWords = (speed: Speed): string =>
  sizeOf(speed) === 0 ? 'nothing' : listed(OARS.filter(oar => speed[oar] > 0).map(oar => `${speed[oar]} ${CARD_WORDS[oar]}`));

/** `Sail 5 · Broadsides 3 · Boarding 3`: what she can do. */
export const statsWords = (ship: Ship): string =>
  [...OARS, ...ATTACKS]
    .filter(stat => ship.stats[stat] > 0)
    .map(stat => `${STAT_SHORT[stat]} ${ship.stats[stat]}`)
    .join(' · ');

export const hullWords = (ship: Ship): string => `hull ${hullLeft(ship)} of ${ship.stats.hull}`;
export const className = (ship: Ship): string => typeOf(ship).name;

/** `1 of 3` dice and the like are said with the attack: `with 3 dice`. */
export const ATTACK_PHRASE: Readonly<Record<Attack, string>> = {
  broad: 'broadside',
  fire: 'fire ahead',
  ram: 'ram',
  board: 'board',
};

/** Hundredths of a point as they are read: `12`, `3.5`. */
export const pointsWords = (hundredths: number): string => String(Math.round(hundredths / 10) / 10);

/** A stable choice among several sayings. */
export function pick<T>(sayings: readonly [T, ...T[]], ...of: readonly (string | number)[]): T {
  const sum = of
    .join('|')
    .split('')
    .reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 100_003, 7);
  return sayings[sum % sayings.length] ?? sayings[0];
}
