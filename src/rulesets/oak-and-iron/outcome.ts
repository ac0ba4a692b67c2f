import type { Outcome } from '../../engine/ruleset.js';
import { sidesOf } from './sea.js';
import type { State } from './state.js';

/** Score by side: Strike Points that the others have taken, and prizes of one's own. */
export function outcome(state: State): Outcome | null {
  if (state.ended === null) return null;
  const { winner, how } = state.ended;
  const sum = (side: string, of: 'strikes' | 'prizes', own: 'own' | 'others') =>
    state.squads.filter(squad => (squad.side === side) === (own === 'own')).reduce((total, squad) => total + squad[of], 0);
  return {
    winners: state.squads.filter(squad => squad.side === winner).map(squad => squad.seat),
    how,
    score: Object.fromEntries(sidesOf(state).map(side => [side, sum(side, 'strikes', 'others') + sum(side, 'prizes', 'own')])),
  };
}
