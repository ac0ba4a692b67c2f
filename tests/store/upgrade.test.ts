import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../src/store/migrate.js';
import { openStore } from '../../src/store/open.js';
import { battleRow } from '../support/rows.js';
import { tempFolder } from '../support/store.js';

const FIRST = '20261201012014_first';

test('a battle that was stored before clocks could be stopped is read as one whose clock runs, and can be paused', async () => {
  const home = tempFolder();
  const file = join(home, 'quarterdeck.db');
  mkdirSync(join(home, 'migrations'));
  cpSync(join('prisma/migrations', FIRST), join(home, 'migrations', FIRST), { recursive: true });
  migrate(file, join(home, 'migrations'));
  const { paused: _, ...old } = battleRow({ phase: 'fighting', state: { turn: 3 } });
  const db = new Database(file);
  const kept = Object.entries(old).map(([name, value]) => [name, storedAs(name, value)] as const);
  db.prepare(`INSERT INTO "Battle" (${kept.map(([name]) => `"${name}"`)}) VALUES (${kept.map(() => '?')})`).run(
    kept.map(([, value]) => value),
  );
  db.close();
  const store = await openStore(`file:${file}`);
  expect(await store.work(tx => tx.battle(old.id))).toEqual({ ...old, paused: null });
  const paused = { left: 5, until: null, reason: 'a holiday' };
  await store.work(tx => tx.putBattle({ ...old, paused }));
  expect(await store.work(tx => tx.battle(old.id))).toMatchObject({ paused, rev: 1 });
  await store.close();
});

const JSONS = ['scenario', 'pace', 'invited', 'state', 'drawAgreed', 'outcome'];
const storedAs = (name: string, value: unknown) => (JSONS.includes(name) ? JSON.stringify(value) : value);
