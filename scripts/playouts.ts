import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trafalgar } from '../src/rulesets/trafalgar-1805/index.js';
import { playouts, tableOf } from '../tests/support/playouts.js';

/** `npx tsx scripts/playouts.ts RULESET COUNT [SCENARIO]`: AI against AI, and how it went. */
const [ruleset = 'trafalgar-1805', count = '100', only] = process.argv.slice(2);
const RULESETS = { 'trafalgar-1805': trafalgar };
const rules = Object.entries(RULESETS).find(([id]) => id === ruleset)?.[1];
if (!rules) throw new Error(`No such ruleset: ${ruleset}`);
const folder = join(import.meta.dirname, '../assets/scenarios', ruleset);
const files = readdirSync(folder).filter(name => name.endsWith('.json') && (!only || name === `${only}.json`));
for (const file of files) {
  const scenario = rules.schema.scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  process.stdout.write(`${tableOf(playouts(rules, [scenario], Number(count)))}\n`);
}
