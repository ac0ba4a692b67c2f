import { readFileSync } from 'node:fs';
import { advance, open } from '../../src/engine/battle.js';
import { sealedDice } from '../../src/engine/dice.js';
import { trafalgar } from '../../src/rulesets/trafalgar-1805/index.js';
import { ordersOfAll, seedOf } from './playout.js';

const TURNS = 8;

/** Steps a CPU-second: orders by the AI (its thinking apart), the whole turn resolved, parsed and checked. */
export function benchEngine(): void {
  for (const name of ['starter', 'trafalgar']) {
    const scenario = trafalgar.schema.scenario.parse(JSON.parse(readFileSync(`assets/scenarios/trafalgar-1805/${name}.json`, 'utf8')));
    const dice = sealedDice(seedOf('bench'), 0, '');
    const spent = { thinking: 0, resolving: 0, steps: 0 };
    for (let nth = 0; nth < 4; nth++) {
      let battle = open(trafalgar, scenario, seedOf(`bench ${nth}`));
      for (let turn = 0; turn < TURNS && !trafalgar.outcome(battle.state); turn++) {
        const begun = process.cpuUsage();
        const orders = ordersOfAll(trafalgar, battle.state, 'captain', dice);
        const thought = process.cpuUsage(begun);
        const step = advance(trafalgar, battle, { kind: 'orders', orders });
        const done = process.cpuUsage(begun);
        battle = step.battle;
        if (nth === 0) continue; // warm
        spent.thinking += (thought.user + thought.system) / 1000;
        spent.resolving += (done.user + done.system - thought.user - thought.system) / 1000;
        spent.steps += 1;
      }
    }
    const each = (ms: number) => (ms / spent.steps).toFixed(1);
    process.stdout.write(
      `engine    ${name}: ${scenario.ships.length} ships, ${((spent.steps * 1000) / spent.resolving).toFixed(0)} steps a CPU-second (${each(spent.resolving)} ms a step; the AI thinks ${each(spent.thinking)} ms for all seats)\n`,
    );
  }
}
