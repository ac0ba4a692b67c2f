import type { Tx } from '../table/ports.js';
import { battleTables } from './battles.js';
import type { Db } from './columns.js';
import { dispatchTables } from './dispatches.js';
import { peopleTables } from './people.js';
import { turnTables } from './turns.js';

const txOf = (db: Db): Tx => ({ ...battleTables(db), ...turnTables(db), ...dispatchTables(db), ...peopleTables(db) });

/** The calls over a database that is opened by the first of them. */
export function txOver(open: () => Promise<Db>): Tx {
  let opened: Promise<Tx> | null = null;
  return eachCall(async (name, args) => {
    opened ??= open().then(txOf);
    return Reflect.get(await opened, name)(...args);
  });
}

/**
 * Calls that all fail once one has failed, even if the job caught that and went on: SQLite ends a transaction by itself when the disk is
 * full, and what was written afterwards would stand alone. A failure that is added from outside stops a job that was given up.
 */
export const untilFailure = (tx: Tx, failures: unknown[]): Tx =>
  eachCall(async (name, args) => {
    if (failures.length > 0) throw failures[0];
    try {
      return await Reflect.get(tx, name)(...args);
    } catch (trouble) {
      failures.push(trouble);
      throw trouble;
    }
  });

const eachCall = (call: (name: string | symbol, args: unknown[]) => Promise<unknown>): Tx =>
  new Proxy({} as Tx, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name, args),
  });
