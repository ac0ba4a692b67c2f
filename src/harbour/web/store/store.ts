import type { Event } from './events.js';
import { reduce } from './reduce.js';
import { START, type State } from './state.js';

/** The one place where the page's state is held. */
export interface Store {
  readonly state: () => State;
  readonly dispatch: (event: Event) => void;
  readonly watch: (heard: (state: State) => void) => () => void;
}

export function newStore(): Store {
  let state = START;
  const heard = new Set<(state: State) => void>();
  return {
    state: () => state,
    dispatch(event) {
      state = reduce(state, event);
      for (const one of heard) one(state);
    },
    watch(one) {
      heard.add(one);
      return () => heard.delete(one);
    },
  };
}
