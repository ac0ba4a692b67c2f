import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kinds, Ruleset } from '../src/engine/ruleset.js';
import { manOWarp } from '../src/rulesets/man-o-warp/index.js';
import { oakAndIron } from '../src/rulesets/oak-and-iron/index.js';
import { trafalgar } from '../src/rulesets/trafalgar-1805/index.js';
import { playouts, tableOf } from '../tests/support/playouts.js';

/** `npx tsx scripts/playouts.ts RULESET COUNT [SCENARIO]`: AI against AI, and how it went. */
const [ruleset = 'trafalgar-1805', count = '100', only] = process.argv.slice(2);

function run<K extends Kinds>(rules: Ruleset<K>): void {
  const folder = join(import.meta.dirname, '../assets/scenarios', rules.id);
  const files = readdirSync(folder).filter(name => name.endsWith('.json') && (!only || name === `${only}.json`));
  for (const file of files) {
    const scenario = rules.schema.scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    process.stdout.write(`${tableOf(playouts(rules, [scenario], Number(count)))}\n`);
  }
}

const RUNS: Record<string, () => void> = {
  'man-o-warp': () => run(manOWarp),
  'oak-and-iron': () => run(oakAndIron),
  'trafalgar-1805': () => run(trafalgar),
};
const chosen = RUNS[ruleset];
if (!chosen) throw new Error(`No such ruleset: ${ruleset}`);
chosen();
