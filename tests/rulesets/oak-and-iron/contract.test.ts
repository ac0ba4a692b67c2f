import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { contract } from '../../support/contract.js';
import { scenarioNamed } from './scene.js';
import { scramble } from './scramble.js';

contract({ rules: oakAndIron, scenarios: [scenarioNamed('quick-start')], scramble, count: 2 });
