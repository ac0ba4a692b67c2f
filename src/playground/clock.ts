import type { Clock } from '../table/ports.js';

/** The time of the machine, and as much later as it was moved on. */
export interface MovableClock extends Clock {
  readonly ahead: number;
  move(milliseconds: number): void;
}

export function movableClock(start: number, machine: () => number = Date.now): MovableClock {
  let ahead = start;
  return {
    now: () => machine() + ahead,
    get ahead() {
      return ahead;
    },
    move(milliseconds) {
      ahead += milliseconds;
    },
  };
}
