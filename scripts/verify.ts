import { readFileSync } from 'node:fs';
import { RULESETS } from '../src/rulesets/index.js';
import { BattleExport } from '../src/table/export.js';
import { verify } from '../src/table/verify.js';

/** `npm run verify -- FILE`: runs an exported battle again, offline, and checks every seal, order, die and state. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: npm run verify -- FILE');
const record = BattleExport.parse(JSON.parse(readFileSync(file, 'utf8')));
const game = RULESETS.find(one => one.id === record.battle.ruleset);
if (!game) throw new Error(`No ruleset ${record.battle.ruleset}`);
const { checked, faults } = verify(game, record);
process.stdout.write(
  `${record.battle.title}: ${checked.seals} seals, ${checked.orders} orders, ${checked.dice} dice and ${checked.states} states checked.\n`,
);
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
process.stdout.write(faults.length === 0 ? '✓ All true.\n' : '');
process.exitCode = faults.length === 0 ? 0 : 1;
