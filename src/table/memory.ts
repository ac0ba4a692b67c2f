/**
 * Remembers what was made from things that never change: a battle at a step, a draft at a revision. Bounded; forgetting costs time, never
 * truth, so it may be lost at any moment.
 */
export interface Memory {
  of<T>(key: string, make: () => T): T;
}

const MOST = 256;

export function newMemory(most = MOST): Memory {
  const kept = new Map<string, unknown>();
  return {
    of<T>(key: string, make: () => T): T {
      const known = kept.has(key) ? (kept.get(key) as T) : make();
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}
