import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { LISTS, type List } from '../../../src/rulesets/man-o-warp/nouns.js';
import { playouts, type Tally } from '../../support/playouts.js';
import { duel } from './scenarios.js';

/** `npx tsx tests/rulesets/man-o-warp/odds.ts COUNT`: the AI against itself over all fifteen pairings, with and without the handicap. */

const pairings = LISTS.flatMap((a, nth) => LISTS.slice(nth).map(b => [a, b] as const));

const share = (tally: Tally, side: string): number => ((tally.wins[side] ?? 0) + tally.drawn / 2) / tally.battles;

export function odds(count: number, handicap: boolean) {
  const tallies = pairings.map(([a, b]) => ({
    a,
    b,
    tally: playouts(manOWarp, [duel({ list: a }, { list: b }, { handicap })], count, handicap ? 'odds h' : 'odds')[0] as Tally,
  }));
  const rate = (row: List, column: List): number => {
    const found = tallies.find(one => (one.a === row && one.b === column) || (one.a === column && one.b === row));
    if (!found) return 0;
    return found.a === row ? share(found.tally, 'red') : share(found.tally, 'blue');
  };
  return { tallies, rate };
}

function report(count: number, handicap: boolean): void {
  const { tallies, rate } = odds(count, handicap);
  console.log(`\n${handicap ? 'with' : 'without'} handicap, ${count} battles a pairing`);
  for (const row of LISTS) {
    const others = LISTS.filter(list => list !== row);
    const mean = others.reduce((sum, list) => sum + rate(row, list), 0) / others.length;
    console.log(`${row.padEnd(11)} ${LISTS.map(list => rate(row, list).toFixed(2)).join(' ')}  mean ${mean.toFixed(2)}`);
  }
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, one) => total + of(one.tally), 0);
  const kinds = [...new Set(tallies.flatMap(one => Object.keys(one.tally.how)))];
  const how = kinds.map(kind => `${kind} ${sum(tally => tally.how[kind] ?? 0)}`).join(', ');
  console.log(
    `ended ${sum(tally => tally.ended)} of ${sum(tally => tally.battles)}; ${how}; deals ${tallies.map(one => one.tally.turns).sort((a, b) => a - b)[7]}`,
  );
}

if (process.argv[1]?.endsWith('odds.ts')) {
  const count = Number(process.argv[2] ?? 20);
  for (const handicap of [false, true]) report(count, handicap);
}
