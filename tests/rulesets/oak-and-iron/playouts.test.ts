import { describe, expect, test } from 'vitest';
import { advance, type Battle, lookFor, type Move, open } from '../../../src/engine/battle.js';
import { type Dice, sealedDice } from '../../../src/engine/dice.js';
import type { Answers } from '../../../src/engine/form.js';
import { whim } from '../../../src/engine/whim.js';
import { faultsOf } from '../../../src/rulesets/oak-and-iron/faults.js';
import { type OakAndIron, oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seatsAsked, seedOf } from '../../support/playout.js';
import { playouts } from '../../support/playouts.js';
import { scenarioNamed } from './scene.js';

const skirmish = scenarioNamed('skirmish');

/** Squadrons at random, and then the AI in command: every order that a captain gives. */
function answersOf(battle: Battle<State>, seat: string, dice: Dice): Answers {
  const view = lookFor(oakAndIron, battle.state, seat);
  return battle.state.phase === 'fit' ? whim(answers => oakAndIron.ask(view, seat, answers), dice) : oakAndIron.captain(view, seat);
}

function randomSkirmish(name: string): { end: Battle<State>; moves: Move<OakAndIron>[] } {
  const dice = sealedDice(seedOf(`fit ${name}`), 0, '');
  const moves: Move<OakAndIron>[] = [];
  let battle = open(oakAndIron, skirmish, seedOf(name));
  while (!oakAndIron.outcome(battle.state)) {
    const before = battle;
    const settled = seatsAsked(oakAndIron.pending(before.state)).map(
      seat => oakAndIron.settle(lookFor(oakAndIron, before.state, seat), seat, answersOf(before, seat, dice)).orders,
    );
    const move: Move<OakAndIron> = { kind: 'orders', orders: Object.assign({}, ...settled) };
    for (const order of Object.values(move.orders)) if (order.kind === 'fit') expect(faultsOf('skirmish', null, order.muster)).toEqual([]);
    battle = advance(oakAndIron, before, move).battle;
    moves.push(move);
  }
  return { end: battle, moves };
}

describe('battles of the AI against itself', () => {
  test('OI12.1 the quick start always ends, and neither side owns it', () => {
    const [tally] = playouts(oakAndIron, [scenarioNamed('quick-start')], 6, 'oak');
    expect(tally?.ended).toBe(6);
    expect(Object.keys(tally?.wins ?? {}).sort()).toEqual(['a', 'b']);
  });
  test('OI10.1 random lawful squadrons of 100 points fight to an end, and again to the same', () => {
    const { end, moves } = randomSkirmish('random 1');
    const again = moves.reduce((battle, move) => advance(oakAndIron, battle, move).battle, open(oakAndIron, skirmish, seedOf('random 1')));
    expect(again).toEqual(end);
  });
});
