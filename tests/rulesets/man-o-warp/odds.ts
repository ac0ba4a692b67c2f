import { LISTS, type List } from '../../../src/rulesets/man-o-warp/nouns.js';
import type { Scenario } from '../../../src/rulesets/man-o-warp/scenario.js';
import type { Tally } from '../../support/playouts.js';
import { duel } from './scenarios.js';

/** How the lists fare against one another: all fifteen pairings, mirrors among them. */

const PAIRINGS = LISTS.flatMap((a, nth) => LISTS.slice(nth).map(b => [a, b] as const));

export const matches = (handicap: boolean): Scenario[] => PAIRINGS.map(([a, b]) => duel({ list: a }, { list: b }, { handicap }));

/** Draws count half. */
const share = (tally: Tally, side: 'red' | 'blue'): number => ((tally.wins[side] ?? 0) + tally.drawn / 2) / tally.battles;

/** What the row's list wins of its battles with the column's, from the tallies of all matches; on the diagonal the first seat's share. */
export function rateOf(tallies: readonly Tally[], row: List, column: List): number {
  const at = PAIRINGS.findIndex(([a, b]) => (a === row && b === column) || (a === column && b === row));
  const tally = tallies[at];
  if (!tally) return 0;
  return share(tally, PAIRINGS[at]?.[0] === row ? 'red' : 'blue');
}

export function rates(tallies: readonly Tally[]): string {
  const head = ['', ...LISTS, 'mean of others'].map(word => word.padEnd(11)).join('');
  const rows = LISTS.map(row => {
    const others = LISTS.filter(list => list !== row).map(list => rateOf(tallies, row, list));
    const mean = others.reduce((sum, rate) => sum + rate, 0) / others.length;
    return [row, ...LISTS.map(list => rateOf(tallies, row, list).toFixed(2)), mean.toFixed(2)].map(word => word.padEnd(11)).join('');
  });
  return [head, ...rows].join('\n');
}
