import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { botBeside } from '../../src/playground/dev.js';
import { tempFolder } from '../support/store.js';
import { handPage } from './pageSocket.js';
import { playing } from './playing.js';

interface Started {
  readonly process: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** What `npm start` starts, from the sources, without a token and with folders of its own. */
function start(folder: string, more: Record<string, string>, ...options: string[]): Started {
  const env = { ...process.env, DISCORD_TOKEN: '', HARBOUR_DIR: join(folder, 'harbour'), VOYAGE_DIR: join(folder, 'voyage'), ...more };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', ...options], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', part => {
      said += String(part);
    });
  return { process: child, said: () => said, ended: new Promise(resolve => child.once('exit', resolve)) };
}

/** A demonstration that need not be played again. */
function withVoyage(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'voyage'));
  writeFileSync(join(folder, 'voyage/index.html'), 'a battle');
  return folder;
}

test('a start without a token opens Harbour, says where, plays the demonstration once, and ends when it is asked to', async () => {
  const folder = tempFolder();
  const first = start(folder, { HARBOUR_PORT: '0' }, '--once');
  expect(await first.ended, first.said()).toBe(0);
  expect(first.said()).toMatch(
    /^Harbour is open: http:\/\/127\.0\.0\.1:\d+\/\nA battle of two AI captains, fought to its end in \d+ posts: file:.*\n$/,
  );
  expect(readFileSync(join(folder, 'voyage/index.html'), 'utf8')).toContain('<img');
  const second = start(folder, { HARBOUR_PORT: '0' });
  await expect.poll(second.said, { timeout: 60_000 }).toContain('as it was fought at the first start: file:');
  const url = /http:\S+(?=\/)/.exec(second.said())?.[0] ?? '';
  expect((await (await handPage(url)).be(null)).me.name).toBe('You');
  second.process.kill('SIGTERM');
  expect(await second.ended, second.said()).toBe(0);
});

test('a taken port is one line, and the end is 1', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { said, ended } = start(withVoyage(), { HARBOUR_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said()).toBe(`Quarterdeck cannot start: Port ${port} is taken: stop what uses it, or set HARBOUR_PORT to another.\n`);
});

test.each([
  [{ HARBOUR_PORT: 'here' }, [], 'HARBOUR_PORT: must be a port'],
  [{}, ['--frsh'], "Unknown option '--frsh'"],
])('%j %j is refused in one line', async (environment, options, why) => {
  const folder = withVoyage();
  const { said, ended } = start(folder, environment as Record<string, string>, ...options);
  expect(await ended).toBe(1);
  expect(said()).toBe(`Quarterdeck cannot start: ${why}\n`);
  expect(existsSync(join(folder, 'harbour'))).toBe(false);
});

test('while it is worked on, the bot is begun anew beside a harbour that stays', async () => {
  const folder = tempFolder();
  const sources = tempFolder();
  const words: string[] = [];
  const sail = botBeside({ root: process.cwd(), watched: [sources], say: line => words.push(line) });
  const ground = await playing(folder, { sail });
  const page = await handPage(ground.url);
  const { places } = await page.be(null);
  const list = () => page.ask({ kind: 'slash', channel: places[0]?.id ?? '', command: 'battle list', options: {} });
  expect(await list()).toMatchObject({ kind: 'done' });
  const connected = () => ground.harbour.log.filter(line => line === '⇢ op 2').length;
  writeFileSync(join(sources, 'pace.ts'), '');
  await expect.poll(connected, { timeout: 60_000 }).toBe(2);
  expect(await page.ask({ kind: 'wait', hours: 1 })).toEqual({ kind: 'done', message: null });
  expect(await list()).toMatchObject({ kind: 'done' });
  expect(words).toEqual([`${join(sources, 'pace.ts')} has changed: the bot begins anew.`]);
});
