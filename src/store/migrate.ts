import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';

/**
 * Brings a database up to the migrations of this build. It keeps Prisma's own history table exactly as `prisma migrate deploy` does,
 * so that either may be used, and needs none of Prisma's downloads.
 */

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const Applied = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished_at: z.unknown(),
  rolled_back_at: z.unknown(),
});
type Applied = z.infer<typeof Applied>;

const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT,
  "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`;
const RECORD = `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES (?, ?, ?, ?, ?, 1)`;

/**
 * Applies what is missing, all or nothing. A database that holds something is copied first, to `<file>.before-<first migration>`.
 * The caller holds the file's lock.
 * @returns the names applied
 * @throws one line that names the file, when the database is newer than this build, or a migration was edited after it was applied
 */
export function migrate(file: string, folder: string): string[] {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    const applied = appliedIn(db);
    const todo = pending(file, readMigrations(folder), applied);
    if (todo.length > 0 && applied.length > 0) copyTo(db, `${file}.before-${todo[0]?.name}`);
    if (todo.length > 0) applyAll(db, file, todo);
    return todo.map(migration => migration.name);
  } finally {
    db.close();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter(name => existsSync(join(folder, name, 'migration.sql')));
  return names.sort().map(name => {
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function appliedIn(db: Database.Database): Applied[] {
  db.exec(HISTORY);
  const rows = z.array(Applied).parse(db.prepare('SELECT * FROM "_prisma_migrations"').all());
  return rows.filter(row => row.rolled_back_at === null);
}

function pending(file: string, all: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const done = new Set(applied.map(row => row.migration_name));
  for (const row of applied) checkApplied(file, all, row);
  return all.filter(migration => !done.has(migration.name));
}

function checkApplied(file: string, all: readonly Migration[], row: Applied): void {
  const name = row.migration_name;
  const known = all.find(migration => migration.name === name);
  if (row.finished_at === null) throw new Error(`${file}: migration ${name} began and never ended; see \`prisma migrate resolve\``);
  if (!known) throw new Error(`${file} is newer than this Quarterdeck: it has the migration ${name}, unknown here`);
  if (known.checksum !== row.checksum) throw new Error(`${file}: migration ${name} was edited after it was applied`);
}

/** A whole copy under its final name, or none: a copy that an earlier attempt left is replaced. */
function copyTo(db: Database.Database, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  db.prepare('VACUUM INTO ?').run(part);
  renameSync(part, copy);
}

/** Foreign keys go off before BEGIN, where alone it works: a table that is made anew is dropped first, and would take its children along. */
function applyAll(db: Database.Database, file: string, todo: readonly Migration[]): void {
  db.pragma('foreign_keys = OFF');
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const [nth, migration] of todo.entries()) applyOne(db, migration, nth);
    const broken = z.array(z.unknown()).parse(db.pragma('foreign_key_check'));
    if (broken.length > 0) throw new Error(`${broken.length} rows lose what they point to, first ${JSON.stringify(broken[0])}`);
    db.exec('COMMIT');
  } catch (trouble) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw new Error(`${file} could not be migrated and is as it was: ${trouble instanceof Error ? trouble.message : trouble}`);
  }
}

/** Prisma orders its history by the time of the start: `nth` keeps them apart. */
function applyOne(db: Database.Database, { name, sql, checksum }: Migration, nth: number): void {
  db.exec(sql);
  const at = new Date(Date.now() + nth).toISOString().replace('Z', '+00:00');
  db.prepare(RECORD).run(randomUUID(), checksum, name, at, at);
}
