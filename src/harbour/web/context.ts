import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Acts, Harbour } from './acts.js';
import { START, type State } from './store/state.js';

/** What every part of the page may look at and do. */

interface Aboard {
  readonly state: State;
  readonly acts: Acts;
}

const NOWHERE: Acts = new Proxy({} as Acts, { get: () => () => undefined });

export const Deck = createContext<Aboard>({ state: START, acts: NOWHERE });
export const useDeck = (): Aboard => useContext(Deck);

/** The state as it is now, drawn anew whenever it changes. */
export function useHarbour(harbour: Harbour): State {
  const [state, setState] = useState(harbour.store.state());
  useEffect(() => harbour.store.watch(setState), [harbour]);
  return state;
}

/** Draws anew every so many milliseconds, and gives the double's time. */
export function useNow(every: number): number {
  const { clock } = useDeck().state;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return clock.now + performance.now() - clock.at;
}
