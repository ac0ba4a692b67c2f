import type { Dice } from '../../engine/dice.js';
import { contest } from './edge.js';
import { playOf } from './play.js';
import type { Scenario } from './scenario.js';
import { hasHand } from './sea.js';
import { setup } from './setup.js';
import type { State } from './state.js';
import { beginTurn } from './turn.js';

/** A battle as it opens: where ships lie already and nobody has a hand to pick from, in its first turn (OI11.4). */
export function opening(scenario: Scenario, dice: Dice): State {
  const state = setup(scenario, dice);
  if (state.phase === 'edge') contest(playOf(state, dice, () => undefined));
  if (state.phase === 'deploy' && state.squads.every(squad => squad.zone === null && !hasHand(squad))) {
    state.phase = 'battle';
    beginTurn(playOf(state, dice, () => undefined));
  }
  return state;
}
