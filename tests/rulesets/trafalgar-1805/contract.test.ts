import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import { Scenario } from '../../../src/rulesets/trafalgar-1805/scenario.js';
import { contract } from '../../support/contract.js';
import { scramble } from './scramble.js';

const folder = join(import.meta.dirname, '../../../assets/scenarios/trafalgar-1805');
const named = (id: string) => Scenario.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));

contract({ rules: trafalgar, scenarios: [named('two-on-one'), named('starter')], scramble, count: 1 });
