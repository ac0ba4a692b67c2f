import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { tempFolder, tempStore } from '../support/store.js';
import { DISPATCHES } from '../support/writer.js';

const WRITER = join(import.meta.dirname, '../support/writer.ts');
const ROUNDS = 10;

function writer(url: string): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, url]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Kills a writer so many milliseconds after it first said a word; gives the last number that it acknowledged. */
async function killedAfter(word: 'READY' | 'ACK', millis: number, url: string): Promise<number> {
  const child = writer(url);
  let said = '';
  child.stdout.on('data', chunk => {
    said += chunk;
  });
  const dead = once(child, 'close');
  while (!said.includes(word) && child.exitCode === null) await once(child.stdout, 'data');
  await after(millis);
  child.kill('SIGKILL');
  await dead;
  return Math.max(-1, ...[...said.matchAll(/ACK (\d+)\n/g)].map(match => Number(match[1])));
}

/** What stands in the file: every number once, whole, and nothing half done. */
async function standing(url: string): Promise<number> {
  const store = await openStore(url);
  const { battle, steps, note } = await store.work(async tx => ({
    battle: await tx.battle('abcd2345'),
    steps: await tx.steps('abcd2345'),
    note: await tx.note('step'),
  }));
  await store.close();
  if (!battle) return -1;
  expect(steps.map(row => row.step)).toEqual(Array.from({ length: battle.step }, (_, nth) => nth + 1));
  expect(note ?? '0').toBe(String(battle.step));
  return battle.step;
}

function examine(file: string): { integrity: unknown; dispatches: unknown } {
  const db = new Database(file, { readonly: true });
  const integrity = db.pragma('integrity_check', { simple: true });
  const dispatches = db.prepare('SELECT count(*) FROM "Dispatch"').pluck().get();
  db.close();
  return { integrity, dispatches };
}

test('a bot killed at any moment loses nothing that it acknowledged, and leaves no lock behind', { timeout: 120_000 }, async () => {
  const file = join(tempFolder(), 'quarterdeck.db');
  const url = `file:${file}`;
  for (let round = 0; round < ROUNDS; round++) {
    const acknowledged = await killedAfter(round % 2 === 0 ? 'READY' : 'ACK', Math.random() * 300, url);
    const stands = await standing(url);
    expect(stands).toBeGreaterThanOrEqual(acknowledged);
    expect(examine(file)).toEqual({ integrity: 'ok', dispatches: Math.max(0, stands) * DISPATCHES });
  }
  expect(await standing(url)).toBeGreaterThanOrEqual(ROUNDS / 2 - 1);
});

test('a second process on the same file is refused in one line that names it', async () => {
  const { file, url } = await tempStore();
  const second = writer(url);
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(said).toBe(`${file} is in use: another Quarterdeck has it open, and only one may. Stop that one first.\n`);
  expect(code).toBe(3);
});

test('a second store in the same process is refused, until the first is closed', async () => {
  const { store, file, url } = await tempStore();
  await expect(openStore(url)).rejects.toThrow(`${file} is in use`);
  await store.close();
  const again = await openStore(url);
  await again.close();
});
