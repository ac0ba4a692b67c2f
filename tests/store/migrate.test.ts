import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrate.js';
import { openStore } from '../../src/store/open.js';
import { projectRoot } from '../../src/store/root.js';
import { battleRow, seatRow } from '../support/rows.js';
import { tempFolder } from '../support/store.js';

const FLEET = `CREATE TABLE "Ship" ("id" TEXT NOT NULL PRIMARY KEY);
CREATE TABLE "Gun" ("id" TEXT NOT NULL PRIMARY KEY, "ship" TEXT NOT NULL REFERENCES "Ship" ("id") ON DELETE CASCADE);`;
/** As Prisma writes it when a column changes: the table is made anew and the old one dropped. */
const REDEFINE = `PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Ship" ("id" TEXT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL DEFAULT '');
INSERT INTO "new_Ship" ("id") SELECT "id" FROM "Ship";
DROP TABLE "Ship";
ALTER TABLE "new_Ship" RENAME TO "Ship";
PRAGMA foreign_keys=ON;`;

/** A database beside a folder of migrations of its own. */
function yard() {
  const home = tempFolder();
  const folder = join(home, 'migrations');
  const file = join(home, 'fleet.db');
  const write = (name: string, sql: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  };
  const on = <T>(run: (db: Database.Database) => T, path = file): T => {
    const db = new Database(path);
    try {
      return run(db);
    } finally {
      db.close();
    }
  };
  const tables = (path = file) => on(db => db.prepare('SELECT name FROM sqlite_master WHERE type = ?').pluck().all('table'), path);
  write('1_fleet', FLEET);
  return { home, folder, file, write, on, tables, go: () => migrate(file, folder) };
}

const crew = (db: Database.Database) => db.exec(`INSERT INTO "Ship" VALUES ('victory'); INSERT INTO "Gun" VALUES ('g1', 'victory')`);
const guns = (db: Database.Database) => db.prepare('SELECT count(*) FROM "Gun"').pluck().get();

test('a fresh database gets all migrations in order, and a second start none', () => {
  const { write, go, tables } = yard();
  write('2_crew', 'CREATE TABLE "Crew" ("ship" TEXT NOT NULL REFERENCES "Ship" ("id"))');
  expect(go()).toEqual(['1_fleet', '2_crew']);
  expect(tables()).toEqual(expect.arrayContaining(['Ship', 'Gun', 'Crew']));
  expect(go()).toEqual([]);
});

test('the history reads as Prisma itself writes it', () => {
  const { go, on } = yard();
  go();
  const history = on(db => db.prepare('SELECT * FROM "_prisma_migrations"').all());
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
  const checksum = 'fddcf040459f7878ff086ace94c475093cd84259d8d03f1c0fa4af15a5a30e79'; // by sha256sum
  expect(history).toMatchObject([
    { migration_name: '1_fleet', started_at: time, finished_at: time, rolled_back_at: null, applied_steps_count: 1 },
  ]);
  expect(history).toMatchObject([{ checksum }]);
});

test('a migration that was edited after it was applied is refused by name', () => {
  const { write, go, file } = yard();
  go();
  write('1_fleet', `${FLEET}\n-- a second thought`);
  expect(go).toThrow(`${file}: migration 1_fleet was edited after it was applied`);
});

test('a database newer than the build is refused by name', () => {
  const { write, go, folder, file } = yard();
  write('2_future', 'CREATE TABLE "Steam" ("id" TEXT)');
  go();
  rmSync(join(folder, '2_future'), { recursive: true });
  expect(go).toThrow(`${file} is newer than this Quarterdeck: it has the migration 2_future`);
});

test('a migration that another tool left half done is refused', () => {
  const { go, on } = yard();
  go();
  on(db => db.exec('UPDATE "_prisma_migrations" SET finished_at = NULL'));
  expect(go).toThrow('1_fleet began and never ended');
});

describe('of several migrations of which one fails', () => {
  const failing = () => {
    const all = yard();
    all.go();
    all.on(crew);
    all.write('2_crew', 'CREATE TABLE "Crew" ("id" TEXT)');
    all.write('3_wrong', 'CREATE TABLE "Rum" ("id" TEXT); INSERT INTO "Grog" VALUES (1)');
    return all;
  };

  test('none is applied, and the error names the file', () => {
    const { go, tables, file } = failing();
    expect(go).toThrow(`${file} could not be migrated and is as it was: no such table: Grog`);
    expect(tables()).not.toContain('Crew');
  });

  test('all are applied when it is mended', () => {
    const { go, write, on } = failing();
    expect(go).toThrow();
    write('3_wrong', 'CREATE TABLE "Rum" ("id" TEXT)');
    expect(go()).toEqual(['2_crew', '3_wrong']);
    expect(on(guns)).toBe(1);
  });
});

test('a table that is made anew keeps its children', () => {
  const { go, write, on } = yard();
  go();
  on(crew);
  write('2_names', REDEFINE);
  go();
  expect(on(guns)).toBe(1);
});

test('a migration that would leave children without parents is refused', () => {
  const { go, write, on } = yard();
  go();
  on(crew);
  write('2_sink', 'DELETE FROM "Ship"');
  expect(go).toThrow('1 rows lose what they point to');
  expect(on(guns)).toBe(1);
});

describe('the copy before a migration', () => {
  test('is made of a database that holds something, as it was', () => {
    const { go, write, on, tables, file } = yard();
    go();
    on(crew);
    write('2_sink', 'DROP TABLE "Gun"');
    go();
    expect(tables()).not.toContain('Gun');
    expect(on(guns, `${file}.before-2_sink`)).toBe(1);
  });

  test('is not made of a fresh database, nor when nothing is to do', () => {
    const { go, home } = yard();
    go();
    go();
    expect(readdirSync(home).filter(name => name.includes('before'))).toEqual([]);
  });
});

test('the project is found from the sources and from what is built of them', () => {
  const root = projectRoot();
  expect(existsSync(join(root, 'prisma/migrations/migration_lock.toml'))).toBe(true);
  expect(projectRoot(join(root, 'dist/src/store'))).toBe(root);
  expect(() => projectRoot('/')).toThrow('No package.json');
});

test('every row of the schema has its table, down to the last column', async () => {
  const file = join(tempFolder(), 'deep/folder/quarterdeck.db');
  const store = await openStore(`file:${file}`);
  await store.work(tx => tx.addBattle(battleRow(), [seatRow()]));
  await store.close();
  const again = await openStore(`file:${file}`);
  expect(await again.work(tx => tx.seats('abcd2345'))).toEqual([seatRow()]);
  await again.close();
});
