import { PUBLIC } from '../../src/engine/audience.js';
import { loadedDice } from '../../src/engine/dice.js';
import { trafalgar } from '../../src/rulesets/trafalgar-1805/index.js';
import type { Scenario } from '../../src/rulesets/trafalgar-1805/scenario.js';

/** Not run: `npm run check` compiles it. Each line below must be refused by the compiler, or a secret could be shown by mistake. */
declare const scenario: Scenario;
const state = trafalgar.setup(scenario, loadedDice());

// @ts-expect-error a State is not something that a viewer has seen
trafalgar.sheets(state, []);
// @ts-expect-error nor is a view that nobody looked at through the door
trafalgar.sheets(trafalgar.view(state, PUBLIC), []);
// @ts-expect-error nor may a form be asked from the State
trafalgar.ask(state, 'british', {});
// @ts-expect-error an event without hearers cannot be told
trafalgar.resolve(state, {}, loadedDice(), (event: { kind: string }) => event.kind.length);
// @ts-expect-error a die without a reason, a clause and those who may look at it cannot be thrown
loadedDice(1).roll(6);
