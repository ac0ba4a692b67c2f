import type { DeskPress, DeskVerb } from './ids.js';

/** Where a draft stands now. */
export interface Now {
  readonly step: number;
  readonly rev: number;
  readonly sealed: boolean;
}

/** Why a press of an earlier desk does nothing: the turn is over, the orders are sealed, or they have changed since. */
export const STALE = ['resolved', 'sealed', 'changed'] as const;
export type Stale = (typeof STALE)[number];

const LOOKS: readonly DeskVerb[] = ['see', 'same', 'help'];
const WHILE_SEALED: readonly DeskVerb[] = [...LOOKS, 'reopen', 'hold'];
/** They act on all that stands, so it must be what was seen. Steps and lists know by their length whether they fit; the others name their value. */
const AS_SEEN: readonly DeskVerb[] = ['copy', 'seal'];

/** Whether a press still means something, from its id alone: null if so. */
export function stale(press: DeskPress, now: Now): Stale | null {
  if (press.step !== now.step) return 'resolved';
  if (now.sealed && !WHILE_SEALED.includes(press.verb)) return 'sealed';
  return press.rev !== now.rev && AS_SEEN.includes(press.verb) ? 'changed' : null;
}
