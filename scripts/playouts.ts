import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kinds, Ruleset } from '../src/engine/ruleset.js';
import { manOWarp } from '../src/rulesets/man-o-warp/index.js';
import { oakAndIron } from '../src/rulesets/oak-and-iron/index.js';
import { trafalgar } from '../src/rulesets/trafalgar-1805/index.js';
import { matches, rates } from '../tests/rulesets/man-o-warp/odds.js';
import { scramble as cardScramble } from '../tests/rulesets/man-o-warp/scramble.js';
import { scramble as oakScramble } from '../tests/rulesets/oak-and-iron/scramble.js';
import { merged, randomSkirmish } from '../tests/rulesets/oak-and-iron/squadrons.js';
import { scramble as trafalgarScramble } from '../tests/rulesets/trafalgar-1805/scramble.js';
import { checkedWords } from '../tests/support/checked.js';
import type { Scramble } from '../tests/support/pairedWorlds.js';
import { playouts, type Tally, tableOf } from '../tests/support/playouts.js';

/**
 * `npm run playouts -- RULESET COUNT [SCENARIO] [--leaks N] [--handicap on|off]`: AI against AI, and how it went. Every battle is played again from its seed and
 * its moves, and one step in N (8) is looked at in paired worlds. Man O’Warp without a scenario: COUNT battles over all pairings of its
 * lists, twice, without and with the handicap. Oak & Iron, scenario `random`: COUNT skirmishes of random lawful squadrons.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { leaks: { type: 'string', default: '8' }, handicap: { type: 'string', default: 'both' } },
});
const [ruleset = 'trafalgar-1805', number = '100', only] = positionals;
const [count, every] = [Number(number), Math.max(1, Number(values.leaks))];
const say = (words: string): boolean => process.stdout.write(`${words}\n`);

function play<K extends Kinds>(
  rules: Ruleset<K>,
  scramble: Scramble<K>,
  scenarios: readonly K['Scenario'][],
  each: number,
  name = 'playout',
): Tally[] {
  return scenarios.flatMap(scenario => {
    const tallies = playouts(rules, [scenario], each, name, { checks: { replay: true, leaks: { scramble, every } } });
    say(tableOf(tallies));
    return tallies;
  });
}

function fromFiles<K extends Kinds>(rules: Ruleset<K>, scramble: Scramble<K>): void {
  const folder = join(import.meta.dirname, '../assets/scenarios', rules.id);
  const files = readdirSync(folder).filter(name => name.endsWith('.json') && (!only || name === `${only}.json`));
  const scenarios = files.map(file => rules.schema.scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  say(checkedWords(play(rules, scramble, scenarios, count)));
}

function overPairings(): void {
  for (const handicap of [false, true].filter(on => values.handicap === 'both' || on === (values.handicap === 'on'))) {
    const scenarios = matches(handicap);
    say(`\n${handicap ? 'With' : 'Without'} the handicap`);
    const tallies = play(manOWarp, cardScramble, scenarios, Math.ceil(count / scenarios.length), handicap ? 'odds h' : 'odds');
    say(`${rates(tallies)}\n${checkedWords(tallies)}`);
  }
}

function ofRandomSquadrons(): void {
  const checks = { replay: true, leaks: { scramble: oakScramble, every } };
  const tallies = Array.from({ length: count }, (_, nth) =>
    playouts(oakAndIron, [randomSkirmish(`random ${nth}`)], 1, `random ${nth}`, { checks }),
  );
  const tally = merged('random squadrons', tallies.flat());
  say(`${tableOf([tally])}\n${checkedWords([tally])}`);
}

const RUNS: Record<string, () => void> = {
  'man-o-warp': () => (only ? fromFiles(manOWarp, cardScramble) : overPairings()),
  'oak-and-iron': () => (only === 'random' ? ofRandomSquadrons() : fromFiles(oakAndIron, oakScramble)),
  'trafalgar-1805': () => fromFiles(trafalgar, trafalgarScramble),
};
const chosen = RUNS[ruleset];
if (!chosen) throw new Error(`No such ruleset: ${ruleset}`);
chosen();
