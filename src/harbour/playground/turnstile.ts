/** Lets many through together, or one alone: while the clock is moved, nobody does anything. */
export interface Turnstile {
  share<T>(job: () => Promise<T>): Promise<T>;
  /** Waits until everybody is through, and keeps those who come later waiting. */
  alone<T>(job: () => Promise<T>): Promise<T>;
}

export function turnstile(): Turnstile {
  const inside = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async share(job) {
      for (let seen: unknown = null; seen !== last; ) {
        seen = last;
        await last;
      }
      const work = job();
      const left: Promise<unknown> = work.then(
        () => inside.delete(left),
        () => inside.delete(left),
      );
      inside.add(left);
      return work;
    },
    alone(job) {
      const work = last.then(() => Promise.all(inside)).then(job);
      last = work.catch(() => undefined);
      return work;
    },
  };
}
