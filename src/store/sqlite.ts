import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { Store, Tx } from '../table/ports.js';
import { openDoor } from './door.js';
import { PrismaClient } from './generated/client.js';
import { commitTogether } from './groupCommit.js';
import { lockFile } from './lock.js';
import { migrate } from './migrate.js';
import { remember } from './remember.js';
import { projectRoot } from './root.js';

/** Milliseconds to wait for an outsider's lock, say of somebody at the sqlite3 prompt: the wait stops the whole process. */
const BUSY = 250;

export interface SqliteOptions {
  /** Milliseconds after which a job is given up and rolled back. */
  readonly patience: number;
}

/** FULL: a commit that was acknowledged outlives a power cut. The driver's own default promises less. */
export class SafeSqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const adapter = await super.connect();
    await adapter.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    return adapter;
  }
}

/**
 * The store over one SQLite file, which is made and migrated as needed and belongs to this process until it closes.
 * The driver has one connection, on which a query outside a transaction would run inside whatever transaction is open, and vanish
 * with it. Hence one door: all goes through `work`, one job at a time.
 */
export async function openSqlite(path: string, { patience }: SqliteOptions): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true });
  const file = existsSync(path) ? realpathSync(path) : path;
  const unlock = lockFile(file);
  try {
    migrate(file, join(projectRoot(), 'prisma/migrations'));
    const db = new PrismaClient({
      adapter: new SafeSqlite({ url: file, timeout: BUSY }),
      transactionOptions: { maxWait: patience, timeout: 2 * patience },
    });
    await db.$connect();
    return storeOver(db, patience, unlock);
  } catch (trouble) {
    unlock();
    throw trouble;
  }
}

function storeOver(db: PrismaClient, patience: number, unlock: () => void): Store {
  const ground = { db, memory: remember(), patience };
  const door = openDoor<Tx>(jobs => commitTogether(ground, jobs));
  let closing: Promise<void> | null = null;
  const close = async () => {
    await door.quiet();
    await db.$disconnect();
    unlock();
  };
  return {
    async work(job) {
      if (closing) throw new Error('The store is closed');
      return door.through(job);
    },
    close: () => (closing ??= close()),
  };
}
