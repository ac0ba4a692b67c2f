import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as loopTurn } from 'node:timers/promises';

/** Lets jobs through one at a time, in the order they came. */
export type Door = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * SQLite's driver finishes everything without ever going back to the event loop: each job waits one turn of it, so that timers and
 * sockets live however long the queue is. A job that opens the door from inside would wait for itself: it is told so instead.
 */
export function oneAtATime(): Door {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  let tail: Promise<unknown> = Promise.resolve();
  return async job => {
    if (inside.getStore()?.open) throw new Error('Work inside work: use the transaction that you have');
    const mine = tail.then(() => loopTurn()).then(() => marked(inside, job));
    tail = mine.catch(() => null);
    return mine;
  };
}

async function marked<T>(inside: AsyncLocalStorage<{ open: boolean }>, job: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await inside.run(mark, job);
  } finally {
    mark.open = false;
  }
}

/** Gives up waiting after so many milliseconds. */
export async function within<T>(millis: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${millis} ms`)), millis);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
