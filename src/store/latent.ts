import type { Db } from './columns.js';
import type { PrismaClient } from './generated/client.js';

/** A transaction that begins with the first call that needs it: a job that is answered from memory costs none. */
export interface Latent {
  db(): Promise<Db>;
  begun(): boolean;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

class Abandoned extends Error {}

export function latent(client: PrismaClient): Latent {
  let end: { keep(): void; drop(): void } | null = null;
  let over: Promise<void> = Promise.resolve();
  let handle: Promise<Db> | null = null;
  const begin = () =>
    new Promise<Db>((given, failed) => {
      const whole = (tx: Db) =>
        new Promise<void>((resolve, reject) => {
          end = { keep: resolve, drop: () => reject(new Abandoned()) };
          given(tx);
        });
      over = client.$transaction(whole);
      over.catch(failed);
    });
  return {
    db: () => (handle ??= begin()),
    begun: () => handle !== null,
    commit() {
      end?.keep();
      return over;
    },
    async rollBack() {
      await handle?.catch(() => undefined);
      end?.drop();
      await over.catch(() => undefined);
    },
  };
}
