import { setTimeout as after } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { SafeSqlite } from '../../src/store/sqlite.js';
import { tempFolder, tempStore } from '../support/store.js';

const fail = (): never => {
  throw new Error('on purpose');
};

test('a job next to one that is rolled back keeps what it wrote, and sees nothing of the other', async () => {
  const { store } = await tempStore();
  const doomed = store.work(async tx => {
    await tx.putNote('doomed', 'written');
    await after(10);
    fail();
  });
  const safe = store.work(async tx => {
    await tx.putNote('safe', 'written');
    return tx.note('doomed');
  });
  await expect(doomed).rejects.toThrow('on purpose');
  expect(await safe).toBeNull();
  expect(await store.work(tx => tx.note('safe'))).toBe('written');
  expect(await store.work(tx => tx.note('doomed'))).toBeNull();
});

test('a job that fails leaves nothing, and the next goes through', async () => {
  const { store } = await tempStore();
  await expect(store.work(tx => tx.putNote('a', '1').then(fail))).rejects.toThrow('on purpose');
  expect(await store.work(tx => tx.putNote('b', '2').then(() => tx.note('a')))).toBeNull();
});

test('jobs go in the order they came, one at a time', async () => {
  const { store } = await tempStore();
  const log: string[] = [];
  const job = (name: string, millis: number) =>
    store.work(async () => {
      log.push(`${name} in`);
      await after(millis);
      log.push(`${name} out`);
    });
  await Promise.all([job('a', 10), job('b', 0), job('c', 0)]);
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('work inside work is refused at once: it would wait for itself', async () => {
  const { store } = await tempStore();
  await expect(store.work(() => store.work(tx => tx.note('a')))).rejects.toThrow('Work inside work');
  const later = await store.work(async () => after(5).then(() => () => store.work(tx => tx.note('a'))));
  expect(await later()).toBeNull();
});

test('what a job sets going for later may work when the job is over', async () => {
  const { store } = await tempStore();
  let later: Promise<string | null> = Promise.resolve('not run');
  await store.work(async () => {
    later = after(30).then(() => store.work(tx => tx.note('a')));
  });
  expect(await later).toBeNull();
});

test('a job that never ends is given up and rolled back, and the others go on', async () => {
  const { store } = await tempStore({ patience: 80 });
  const stuck = store.work(tx => tx.putNote('stuck', 'written').then(() => after(100_000, null, { ref: false })));
  const next = store.work(tx => tx.note('stuck'));
  await expect(stuck).rejects.toThrow('longer than 80 ms');
  expect(await next).toBeNull();
});

test('a job that was given up can write no more', async () => {
  const { store } = await tempStore({ patience: 50 });
  let late: Promise<unknown> = Promise.resolve();
  const slow = store.work(tx => {
    late = after(90).then(() => tx.putNote('late', 'written'));
    return late;
  });
  await expect(slow).rejects.toThrow('longer than 50 ms');
  await expect(late).rejects.toThrow();
  expect(await store.work(tx => tx.note('late'))).toBeNull();
});

test('an outsider who holds the file fails the job, not the store', async () => {
  const { store, file } = await tempStore();
  const outsider = new Database(file);
  outsider.exec('BEGIN IMMEDIATE');
  await expect(store.work(tx => tx.putNote('a', '1'))).rejects.toThrow();
  outsider.close();
  await store.work(tx => tx.putNote('a', '2'));
  expect(await store.work(tx => tx.note('a'))).toBe('2');
});

/** What happens when the note `doom` is written. */
function doom(file: string, sql: string): void {
  const outsider = new Database(file);
  outsider.exec(`CREATE TABLE "Doom" ("of" TEXT REFERENCES "Note" ("key") DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER "doom" BEFORE INSERT ON "Note" WHEN NEW."key" = 'doom' BEGIN ${sql}; END`);
  outsider.close();
}
/** SQLite itself rolls back, as when the disk is full. */
const AT_ONCE = `SELECT RAISE(ROLLBACK, 'doomed')`;
/** COMMIT fails and leaves the transaction open. */
const AT_COMMIT = `INSERT INTO "Doom" VALUES ('nobody')`;

test.each([AT_ONCE, AT_COMMIT])('a transaction that SQLite will not commit fails its job, and the next goes through: %s', async sql => {
  const { store, file } = await tempStore({ patience: 1000 });
  doom(file, sql);
  const doomed = store.work(async tx => {
    await tx.putNote('a', '1');
    await tx.putNote('doom', '1');
  });
  await expect(doomed).rejects.toThrow();
  expect(await store.work(tx => tx.putNote('b', '2').then(() => tx.note('a')))).toBeNull();
});

test('a job that goes on after such a failure writes nothing more', async () => {
  const { store, file } = await tempStore({ patience: 1000 });
  doom(file, AT_ONCE);
  const doomed = store.work(async tx => {
    await tx.putNote('doom', '1').catch(() => null);
    await tx.putNote('b', '2');
  });
  await expect(doomed).rejects.toThrow();
  expect(await store.work(tx => tx.note('b'))).toBeNull();
});

test('timers fire while three hundred jobs are waiting', async () => {
  const { store } = await tempStore();
  let fired = 0;
  const timer = setInterval(() => fired++, 5);
  await Promise.all(Array.from({ length: 300 }, (_, nth) => store.work(tx => tx.putNote('n', String(nth)))));
  clearInterval(timer);
  expect(fired).toBeGreaterThan(20);
});

test('closing waits for the jobs that came before, and refuses those that come after', async () => {
  const { store, url } = await tempStore();
  const before = store.work(tx => tx.putNote('a', '1'));
  const closed = store.close();
  await expect(store.work(tx => tx.note('a'))).rejects.toThrow('closed');
  await Promise.all([before, closed, store.close()]);
  const again = await openStore(url);
  expect(await again.work(tx => tx.note('a'))).toBe('1');
  await again.close();
});

test('every connection syncs each commit, keeps a write-ahead log and checks foreign keys', async () => {
  const adapter = await new SafeSqlite({ url: `${tempFolder()}/a.db` }).connect();
  const ask = async (sql: string) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows[0]?.[0];
  expect(await ask('PRAGMA synchronous')).toBe(2);
  expect(await ask('PRAGMA journal_mode')).toBe('wal');
  expect(await ask('PRAGMA foreign_keys')).toBe(1);
  await adapter.dispose();
});

test('a kind of address that is not known is refused by name', async () => {
  await expect(openStore('mysql://localhost/quarterdeck')).rejects.toThrow('No store for mysql addresses');
});

test('jobs that are committed together stand or fall each by itself', async () => {
  const { store } = await tempStore();
  const runs: string[] = [];
  const job = (name: string, end: () => void = () => undefined) =>
    store.work(async tx => {
      runs.push(name);
      await tx.putNote(name, 'written');
      end();
      return tx.note('a');
    });
  const first = store.work(tx => tx.note('nothing'));
  const together = await Promise.allSettled([job('a'), job('b', fail), job('c')]);
  await first;
  expect(together.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(runs).toEqual(['a', 'b', 'a', 'c']);
  expect(await store.work(tx => Promise.all([tx.note('a'), tx.note('b'), tx.note('c')]))).toEqual(['written', null, 'written']);
});
