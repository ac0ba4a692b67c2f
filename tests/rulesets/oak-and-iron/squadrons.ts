import { lookFor, open } from '../../../src/engine/battle.js';
import { sealedDice } from '../../../src/engine/dice.js';
import { whim } from '../../../src/engine/whim.js';
import { faultsOf } from '../../../src/rulesets/oak-and-iron/faults.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import type { Muster, Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { together } from '../../support/checked.js';
import { seedOf } from '../../support/playout.js';
import type { Tally } from '../../support/playouts.js';
import { scenarioNamed } from './scene.js';

/** Random lawful squadrons of 100 points, and what many battles between such came to. */

const SKIRMISH = scenarioNamed('skirmish');

/** What random answers to the builder's form muster; throws where that should be unlawful, for no answer may make it so. */
function randomMuster(name: string, seat: string): Muster {
  const { state } = open(oakAndIron, SKIRMISH, seedOf(name));
  const view = lookFor(oakAndIron, state, seat);
  const answers = whim(said => oakAndIron.ask(view, seat, said), sealedDice(seedOf(`fit ${name}`), 0, seat));
  const [order] = Object.values(oakAndIron.settle(view, seat, answers).orders);
  if (order?.kind !== 'fit' || faultsOf('skirmish', null, order.muster).length > 0)
    throw new Error(`${name}: ${seat} musters nothing lawful`);
  return order.muster;
}

const named = (seat: string, muster: Muster): Muster => ({
  ...muster,
  flagship: `${seat}.${muster.flagship}`,
  ships: muster.ships.map(ship => ({ ...ship, id: `${seat}.${ship.id}` })),
});

/** A skirmish between two random squadrons; the same name gives the same. */
export const randomSkirmish = (name: string): Scenario => ({
  ...SKIRMISH,
  squadrons: SKIRMISH.squadrons.map(plan => ({ ...plan, muster: named(plan.seat, randomMuster(name, plan.seat)) })),
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [key, value] of counts.flatMap(one => Object.entries(one))) total[key] = (total[key] ?? 0) + value;
  return total;
}

/** Many tallies as one. */
export const merged = (scenario: string, all: readonly Tally[]): Tally => ({
  scenario,
  battles: sum(all.map(one => one.battles)),
  ended: sum(all.map(one => one.ended)),
  turns: median(all.map(one => one.turns)),
  wins: added(all.map(one => one.wins)),
  drawn: sum(all.map(one => one.drawn)),
  how: added(all.map(one => one.how)),
  dice: median(all.map(one => one.dice)),
  ms: median(all.map(one => one.ms)),
  checked: together(all.map(one => one.checked)),
});
