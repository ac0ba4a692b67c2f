import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as loopTurn } from 'node:timers/promises';

/** A job that waits at the door, and how the one who brought it is told what became of it. */
export interface Waiting<Handle> {
  run(handle: Handle): Promise<unknown>;
  resolve(value: unknown): void;
  reject(trouble: unknown): void;
}

export interface Door<Handle> {
  /** Runs a job when its turn comes. */
  through<T>(job: (handle: Handle) => Promise<T>): Promise<T>;
  /** Nobody is inside, and nobody waits. */
  quiet(): Promise<void>;
}

/** At most so many go in together. */
const TOGETHER = 32;

/**
 * Lets jobs in, in the order they came; those that came while others were inside go in together. `settle` runs them one after another
 * and tells each what became of it. A job that opens the door from inside would wait for itself: it is told so instead.
 */
export function openDoor<Handle>(settle: (jobs: readonly Waiting<Handle>[]) => Promise<void>): Door<Handle> {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const queue: Waiting<Handle>[] = [];
  let busy: Promise<void> | null = null;
  const pump = async () => {
    while (queue.length > 0) {
      await loopTurn();
      await settle(queue.splice(0, TOGETHER));
    }
    busy = null;
  };
  return {
    through: job =>
      new Promise((resolve, reject) => {
        if (inside.getStore()?.open) return reject(new Error('Work inside work: use the transaction that you have'));
        queue.push({ run: handle => marked(inside, () => job(handle)), resolve: value => resolve(value as never), reject });
        busy ??= inside.exit(pump);
      }),
    quiet: async () => (busy === null ? undefined : busy),
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
