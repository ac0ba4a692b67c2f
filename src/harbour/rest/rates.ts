import type { CallTrouble } from '../faults.js';
import type { Answer } from './route.js';

/** Rate limits: the one for the whole bot, and those that a test asks for. */

/** Counts calls in seconds of the machine's own time (a limit of the wire, not a rule of ours to move by hand). */
export interface GlobalLimit {
  /** Seconds to wait, or 0. */
  take(): number;
}

export function globalLimit(perSecond: number): GlobalLimit {
  let ends = 0;
  let used = 0;
  return {
    take() {
      const now = performance.now();
      if (now >= ends) [ends, used] = [now + 1000, 0];
      used += 1;
      return used > perSecond ? (ends - now) / 1000 : 0;
    },
  };
}

/** Interactions are not counted against the bot: neither callbacks nor what follows by their tokens. */
export const isCounted = (path: readonly string[]): boolean => path[0] !== 'interactions' && path[0] !== 'webhooks';

type Limited = Extract<CallTrouble, { rateLimit: string }>;

/** A 429 without these headers would be taken for a limit of another kind. */
export function tooMany({ rateLimit, seconds, code = 0, message = 'You are being rate limited.' }: Limited, now: number): Answer {
  return {
    status: 429,
    body: { message, retry_after: seconds, global: rateLimit === 'global', ...(code === 0 ? {} : { code }) },
    headers: {
      'retry-after': String(seconds),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(now / 1000 + seconds),
      'x-ratelimit-reset-after': String(seconds),
      'x-ratelimit-bucket': 'harbour',
      'x-ratelimit-scope': rateLimit,
      ...(rateLimit === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
    },
  };
}
