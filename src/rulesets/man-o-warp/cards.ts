import { CARDS, type Card, type Cards, OARS, type Speed } from './nouns.js';

/** The 64 action cards by kind (MW1.6). */
export const ACTION_DECK: Cards = { broad: 8, fire: 8, ram: 8, board: 8, row: 16, sail: 16 };

export const NO_CARDS: Cards = { broad: 0, fire: 0, ram: 0, board: 0, row: 0, sail: 0 };
export const NO_SPEED: Speed = { row: 0, sail: 0 };

export const sizeOf = (cards: Partial<Cards>): number => CARDS.reduce((sum, card) => sum + (cards[card] ?? 0), 0);
export const speedOf = (cards: Cards): number => OARS.reduce((sum, oar) => sum + cards[oar], 0);

/** Every card by itself, in the order of the kinds. */
export const spread = (cards: Cards): Card[] => CARDS.flatMap(card => Array.from({ length: cards[card] }, () => card));

const mapped = (of: (card: Card) => number): Cards => ({
  broad: of('broad'),
  fire: of('fire'),
  ram: of('ram'),
  board: of('board'),
  row: of('row'),
  sail: of('sail'),
});

export const plus = (a: Cards, b: Partial<Cards>): Cards => mapped(card => a[card] + (b[card] ?? 0));
export const minus = (a: Cards, b: Partial<Cards>): Cards => mapped(card => Math.max(0, a[card] - (b[card] ?? 0)));
/** What of `wanted` is really held. */
export const among = (held: Cards, wanted: Partial<Cards>): Cards => mapped(card => Math.min(held[card], Math.max(0, wanted[card] ?? 0)));
export const tally = (cards: readonly Card[]): Cards => mapped(card => cards.filter(one => one === card).length);
