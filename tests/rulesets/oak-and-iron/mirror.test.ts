import { describe, expect, test } from 'vitest';
import { advanceWith, type Battle, lookFor, type Move, open } from '../../../src/engine/battle.js';
import { type Dice, sealedDice } from '../../../src/engine/dice.js';
import { type OakAndIron, oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import type { NATIONS } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { readyFor } from '../../../src/rulesets/oak-and-iron/ready.js';
import type { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seatsAsked, seedOf } from '../../support/playout.js';
import { mirrored, mirroredDice, reversed, unrounded } from './mirror.js';
import { scenarioNamed } from './scene.js';

/** Neither side may gain by where it starts: the battle in the looking-glass goes as the battle before it. */

function ordered(state: State): Move<OakAndIron> {
  const settled = seatsAsked(oakAndIron.pending(state)).map(seat => {
    const view = lookFor(oakAndIron, state, seat);
    return oakAndIron.settle(view, seat, oakAndIron.captain(view, seat)).orders;
  });
  return { kind: 'orders', orders: Object.assign({}, ...settled) };
}

/** One step under AI captains with stated dice. */
const next = (battle: Battle<State>, state: State, dice: Dice): State =>
  advanceWith(oakAndIron, { ...battle, state }, ordered(state), dice).battle.state;

const SKIRMISH = scenarioNamed('skirmish');
/** Ready squadrons of two nations on the scattered terrain of a skirmish. */
function skirmish(nations: readonly [(typeof NATIONS)[number], (typeof NATIONS)[number]]): Scenario {
  const squadrons = SKIRMISH.squadrons.map((plan, nth) => {
    const muster = readyFor(nations[nth] ?? null, 'skirmish');
    const name = (id: string) => `${plan.seat}.${id}`;
    const ships = muster.ships.map(ship => ({ ...ship, id: name(ship.id) }));
    return { ...plan, muster: { ...muster, flagship: name(muster.flagship), ships } };
  });
  return { ...SKIRMISH, squadrons };
}

const TURNS = 4;
/** Plays a few turns, and holds every step of them to the same step of another table. */
function hold(scenario: Scenario, name: string, other: (state: State) => State, otherDice: (dice: Dice) => Dice): void {
  let battle = open(oakAndIron, scenario, seedOf(name));
  for (let turn = 0; turn < TURNS && !oakAndIron.outcome(battle.state); turn++) {
    const dice = () => sealedDice(battle.seed, battle.step, 'both sides of the glass');
    const here = next(battle, battle.state, dice());
    const there = next(battle, other(battle.state), otherDice(dice()));
    expect(unrounded(there, other(here))).toEqual(other(here));
    battle = { ...battle, state: here, step: battle.step + 1 };
  }
}

describe('OI4.12 neither side gains by where it starts', () => {
  test('mirrored twice is as before', () => {
    const { state } = open(oakAndIron, skirmish(['french', 'dutch']), seedOf('glass'));
    expect(mirrored(mirrored(state))).toEqual(state);
    expect(mirrored(state)).not.toEqual(state);
  });
  test('a mirrored battle with mirrored dice goes the mirrored way', () =>
    hold(skirmish(['pirate', 'dutch']), 'glass 1', mirrored, mirroredDice));
  test('the quick start, mirrored, goes the mirrored way', () => hold(scenarioNamed('quick-start'), 'glass 3', mirrored, mirroredDice));
  test('who is listed first gains nothing by it', () => hold(skirmish(['french', 'english']), 'glass 4', reversed, dice => dice));
});
