import type { Request } from '../../engine/ruleset.js';
import { requestsOf } from './requests.js';
import type { State } from './state.js';

/** One `must` for each ship that can be told anything, and one for each seat as a whole; all announced: everybody counts the ships. */
export const pending = (state: State): Request[] =>
  state.seats.flatMap(({ id: seat }) =>
    [...requestsOf(state, seat)].map(([unit, id]) => ({
      id,
      seat,
      kind: unit === 'squadron' ? 'squadron' : 'ship',
      need: 'must' as const,
      known: 'open' as const,
    })),
  );
