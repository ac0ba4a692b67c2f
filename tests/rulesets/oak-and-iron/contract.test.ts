import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { contract } from '../../support/contract.js';
import { scenarioNamed } from './scene.js';
import { scramble } from './scramble.js';

const quick = scenarioNamed('quick-start');
/** Everything that is not in the quick start, on a small table: building, laying terrain, deploying in turn, alternate activations, events, Fortune. */
const whole = Scenario.parse({
  ...scenarioNamed('patrol'),
  id: 'whole',
  wind: 'challenged',
  turns: 3,
  table: { width: 30, height: 24 },
  options: { windows: 'alternate', deployment: 'in-turn' },
  terrain: 'placed',
  squadrons: [
    { seat: 'red', muster: null, zone: { left: 0, top: 2, right: 9, bottom: 22, heading: 90 } },
    { seat: 'blue', muster: null, zone: { left: 19, top: 2, right: 28, bottom: 22, heading: 270 } },
  ],
});

contract({ rules: oakAndIron, scenarios: [quick, whole], scramble, count: 1 });
