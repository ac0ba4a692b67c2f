import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { contract } from '../../support/contract.js';
import { duel, fleetOf, squadrons } from './scenarios.js';
import { scramble } from './scramble.js';

contract({
  rules: manOWarp,
  scenarios: [
    duel({ list: 'orc' }, { list: 'bretonnian' }, { rounds: 3 }),
    duel({ list: 'elf', ships: fleetOf('elf', 'mixed') }, { list: 'dwarf', ships: fleetOf('dwarf', 'iron') }, { refits: 0, rounds: 3 }),
    duel({ list: null }, { list: 'empire', ships: fleetOf('empire', 'siege') }, { live: true, perDeal: 1, rounds: 2 }),
    squadrons({ rounds: 2 }),
  ],
  scramble,
  count: 2,
});
