import type { Tx } from '../table/ports.js';
import { battleTables } from './battles.js';
import type { Db } from './columns.js';
import { dispatchTables } from './dispatches.js';
import { peopleTables } from './people.js';
import { turnTables } from './turns.js';

const txOf = (db: Db): Tx => ({ ...battleTables(db), ...turnTables(db), ...dispatchTables(db), ...peopleTables(db) });

/**
 * Runs a job that fails as a whole once any of its calls has failed, even if it caught that and went on: SQLite ends a transaction by
 * itself when the disk is full, and what was written afterwards would stand alone.
 */
export async function wholeJob<T>(db: Db, job: (tx: Tx) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  const done = await job(untilFailure(txOf(db), failures));
  if (failures.length > 0) throw failures[0];
  return done;
}

function untilFailure(tx: Tx, failures: unknown[]): Tx {
  const call = async (method: (...args: unknown[]) => Promise<unknown>, args: unknown[]) => {
    if (failures.length > 0) throw failures[0];
    try {
      return await method(...args);
    } catch (trouble) {
      failures.push(trouble);
      throw trouble;
    }
  };
  return new Proxy(tx, {
    get:
      (all, name) =>
      (...args: unknown[]) =>
        call(Reflect.get(all, name), args),
  });
}
