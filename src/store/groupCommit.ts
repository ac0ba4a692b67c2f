import { setImmediate as loopTurn } from 'node:timers/promises';
import type { Tx } from '../table/ports.js';
import { type Waiting, within } from './door.js';
import type { PrismaClient } from './generated/client.js';
import { type Latent, latent } from './latent.js';
import type { Memory } from './remember.js';
import { txOver, untilFailure } from './tx.js';

export interface Ground {
  readonly db: PrismaClient;
  readonly memory: Memory;
  /** Milliseconds after which a job is given up. */
  readonly patience: number;
}

/** Milliseconds after which a transaction takes no further job: nobody waits long for his neighbours. */
const LONG = 40;

/**
 * Runs jobs one after another in one transaction, since a commit waits for the disk and costs more than most jobs. Each hears of its end
 * only when all are on the disk. One that fails takes nobody with it: those before it run again, each by itself.
 * SQLite's driver never goes back to the event loop by itself: a turn of it between two jobs keeps timers and sockets alive.
 */
export async function commitTogether(ground: Ground, jobs: readonly Waiting<Tx>[]): Promise<void> {
  const transaction = latent(ground.db);
  const values: unknown[] = [];
  const begun = performance.now();
  for (const [nth, job] of jobs.entries()) {
    if (performance.now() - begun > LONG) {
      await commit(ground, transaction, jobs.slice(0, nth), values);
      return commitTogether(ground, jobs.slice(nth));
    }
    try {
      if (nth > 0) await loopTurn();
      values.push(await carryOut(ground, transaction, job));
    } catch (trouble) {
      await abandon(ground, transaction);
      job.reject(trouble);
      await eachAlone(ground, jobs.slice(0, nth));
      return commitTogether(ground, jobs.slice(nth + 1));
    }
  }
  await commit(ground, transaction, jobs, values);
}

async function commit(ground: Ground, transaction: Latent, jobs: readonly Waiting<Tx>[], values: readonly unknown[]): Promise<void> {
  try {
    await transaction.commit();
    for (const [nth, job] of jobs.entries()) job.resolve(values[nth]);
  } catch (trouble) {
    await abandon(ground, transaction);
    if (jobs.length > 1) return eachAlone(ground, jobs);
    for (const job of jobs) job.reject(trouble);
  }
}

async function eachAlone(ground: Ground, jobs: readonly Waiting<Tx>[]): Promise<void> {
  for (const job of jobs) await commitTogether(ground, [job]);
}

/** A job fails as a whole: by itself, by one of its calls even if it caught that, or by taking too long. */
async function carryOut({ memory, patience }: Ground, transaction: Latent, job: Waiting<Tx>): Promise<unknown> {
  const failures: unknown[] = [];
  const whole = async () => {
    const value = await job.run(untilFailure(memory.over(txOver(transaction.db)), failures));
    if (failures.length > 0) throw failures[0];
    return value;
  };
  try {
    return await within(patience, 'A job in the store', whole());
  } catch (trouble) {
    failures.push(trouble);
    throw trouble;
  }
}

/** Nothing is remembered, and the connection is made anew: whatever was left half open on it closes with it. */
async function abandon({ db, memory }: Ground, transaction: Latent): Promise<void> {
  memory.forget();
  await transaction.rollBack();
  if (transaction.begun()) await db.$disconnect();
}
