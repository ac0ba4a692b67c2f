import type { Clock } from '../../src/table/ports.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A clock that stands until it is moved. */
export interface HandClock extends Clock {
  move(milliseconds: number): void;
}

export function handClock(start = Date.UTC(2026, 0, 5, 12)): HandClock {
  let now = start;
  return {
    now: () => now,
    move(milliseconds) {
      now += milliseconds;
    },
  };
}
