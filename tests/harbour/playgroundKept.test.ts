import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Post } from '../../src/harbour/playground/wire.js';
import { tempFolder } from '../support/store.js';
import { type HandPage, handPage } from './pageSocket.js';
import { type Playing, playing } from './playing.js';

const HOUR = 3_600_000;

interface Begun {
  readonly ground: Playing;
  readonly page: HandPage;
  readonly me: string;
  readonly channel: string;
}

/** The newcomer, who has begun the tutorial. */
async function begun(folder = tempFolder()): Promise<Begun> {
  const ground = await playing(folder);
  const page = await handPage(ground.url);
  const { me, offers } = await page.be(null);
  const answer = await page.ask({ kind: 'begin', battle: offers.find(one => one.first)?.id ?? '' });
  if (answer.kind !== 'begun') throw new Error(JSON.stringify(answer));
  return { ground, page, me: me.id, channel: answer.channel };
}

async function postsIn(page: HandPage, channel: string): Promise<readonly Post[]> {
  const answer = await page.ask({ kind: 'read', channel, before: null });
  if (answer.kind !== 'posts') throw new Error(JSON.stringify(answer));
  return answer.posts;
}

/** The custom id of the newest button of a verb, and its post. */
function newest(posts: readonly Post[], verb: string): { readonly message: string; readonly control: string } {
  for (const post of [...posts].reverse()) {
    const control = JSON.stringify(post['components']).match(new RegExp(`"custom_id":"(b1:[a-z0-9]+:\\d+:${verb}[^"]*)"`))?.[1];
    if (control) return { message: post.id, control };
  }
  throw new Error(`No ${verb} among ${posts.length} posts`);
}

test('the newcomer finds a server, the people, the commands and battles to begin with', async () => {
  const ground = await playing(tempFolder());
  const page = await handPage(ground.url);
  const welcome = await page.be(null);
  expect(welcome.guild.name).toBe('Spithead');
  expect(welcome.people.map(one => one.role)).toEqual(['captain', 'captain', 'umpire', 'spectator']);
  expect(welcome.places.map(one => one['name'] ?? 'DM')).toEqual(['battles', 'wardroom', 'DM']);
  expect(welcome.commands.map(one => one['name'])).toContain('battle');
  expect(welcome.offers.filter(one => one.first).map(one => one.id)).toEqual(['first-command']);
  expect(welcome.offers.length).toBeGreaterThanOrEqual(5);
  expect(ground.said).toEqual([`Harbour is open: ${ground.url}/`]);
});

test('a battle is begun by one deed: the others’ seats are the AI’s, and the first orders are asked for in his DM', async () => {
  const { ground, page, me, channel } = await begun();
  expect(channel).toBe(ground.harbour.somebody(me).dm());
  const orders = newest(await postsIn(page, channel), 'orders');
  expect(await page.ask({ kind: 'press', ...orders })).toMatchObject({ kind: 'done' });
  await page.hear('clock', tell => tell.due !== null);
  expect(await page.ask({ kind: 'begin', battle: 'no-such-battle' })).toEqual({ kind: 'refused', words: 'There is no such battle' });
  expect(ground.harbour.faults).toEqual([]);
  expect(ground.troubles).toEqual([]);
});

test('every battle that is offered can be begun', async () => {
  const ground = await playing(tempFolder());
  const page = await handPage(ground.url);
  const { offers } = await page.be(null);
  for (const { id } of offers) expect(await page.ask({ kind: 'begin', battle: id }), id).toMatchObject({ kind: 'begun' });
  expect(ground.harbour.faults).toEqual([]);
});

test('what the bot writes to the newcomer reaches neither the other captain nor the spectator, on the wire', async () => {
  const { ground, page, channel } = await begun();
  const strangers = [];
  for (const role of ['captain', 'spectator']) {
    const stranger = await handPage(ground.url);
    const { people, me } = await stranger.be(null);
    await stranger.be(people.find(one => one.role === role && one.id !== me.id)?.id ?? '');
    strangers.push({ stranger, from: stranger.wire.length });
  }
  await page.ask({ kind: 'press', ...newest(await postsIn(page, channel), 'orders') });
  await page.ask({ kind: 'wait', hours: null });
  const own = (await postsIn(page, channel)).map(one => one.id);
  for (const { stranger, from } of strangers) {
    const heard = stranger.wire.slice(from).join('\n');
    expect(heard).toContain('"kind":"post"');
    expect(heard).not.toContain(channel);
    for (const id of own) expect(heard).not.toContain(id);
  }
});

test('waiting moves the clock to the deadline, where the turn is made; without a battle there is nothing to wait for', async () => {
  const idle = await playing(tempFolder());
  const idler = await handPage(idle.url);
  await idler.be(null);
  expect(await idler.ask({ kind: 'wait', hours: null })).toMatchObject({ kind: 'refused', words: expect.stringContaining('deadline') });
  const { ground, page, channel } = await begun();
  const { due } = await page.hear('clock', tell => tell.due !== null);
  const turn = newest(await postsIn(page, channel), 'orders').control;
  expect(await page.ask({ kind: 'wait', hours: null })).toEqual({ kind: 'done', message: null });
  expect(ground.clock.now()).toBeGreaterThanOrEqual(due ?? 0);
  expect(ground.clock.now()).toBeLessThan((due ?? 0) + HOUR);
  expect(newest(await postsIn(page, channel), 'orders').control).not.toBe(turn);
  await page.hear('clock', tell => tell.due !== null && tell.due > (due ?? 0));
});

test('waiting by hours passes every deadline on the way, and the reminder before it', async () => {
  const { ground, page, channel } = await begun();
  const before = ground.clock.now();
  await page.ask({ kind: 'wait', hours: 23 });
  expect(ground.clock.now() - before).toBeGreaterThanOrEqual(23 * HOUR);
  expect(newest(await postsIn(page, channel), 'accept').control).toContain(':0:');
  await page.ask({ kind: 'wait', hours: 26 });
  expect(newest(await postsIn(page, channel), 'orders').control).toContain(':2:');
});

test('after a restart everything is as it was: posts, pictures, clock, and cards that still work', async () => {
  const folder = tempFolder();
  const { ground, page, channel, me } = await begun(folder);
  await page.ask({ kind: 'say', channel: (await page.be(null)).places[1]?.id ?? '', words: 'I shall be back' });
  await page.ask({ kind: 'wait', hours: 5 });
  const before = await postsIn(page, channel);
  const files = new Map(ground.harbour.world.files);
  const then = ground.clock.now();
  await ground.close();
  const again = await playing(folder);
  expect(again.clock.now()).toBeGreaterThanOrEqual(then);
  const back = await handPage(again.url);
  const welcome = await back.be(null);
  expect(welcome.me.id).toBe(me);
  const after = await postsIn(back, channel);
  const plain = (posts: readonly Post[]) => JSON.stringify(posts).replaceAll(ground.url, again.url);
  expect(plain(after)).toBe(plain(before));
  for (const id of again.harbour.world.files.keys()) expect(again.harbour.world.files.get(id)).toEqual(Buffer.from(files.get(id) ?? []));
  expect(await back.ask({ kind: 'press', ...newest(after, 'orders') })).toMatchObject({ kind: 'done' });
  await back.ask({ kind: 'wait', hours: null });
  expect(newest(await postsIn(back, channel), 'orders').control).toContain(':1:');
  expect(again.harbour.faults).toEqual([]);
  expect(again.troubles).toEqual([]);
});

test('what happened is kept without a stop: a process that dies loses nothing that is a moment old', async () => {
  const folder = tempFolder();
  const { ground, page } = await begun(folder);
  const { places } = await page.be(null);
  await page.ask({ kind: 'say', channel: places[1]?.id ?? '', words: 'before the end' });
  await expect.poll(() => readFileSync(join(folder, 'world.json'), 'utf8'), { timeout: 5_000 }).toContain('before the end');
  expect(ground.harbour.world.files.size).toBeGreaterThan(0);
  expect(readdirSync(join(folder, 'files')).length).toBeGreaterThan(0);
});

test('beginning anew takes away the world and its battles, and nothing else', async () => {
  const folder = tempFolder();
  const { ground, me } = await begun(folder);
  await ground.close();
  writeFileSync(join(folder, 'mine.txt'), 'a file of the reader’s own');
  const again = await playing(folder, { fresh: true });
  const page = await handPage(again.url);
  const welcome = await page.be(null);
  expect(welcome.me.id).not.toBe(me);
  expect(welcome.places.map(one => one['name'] ?? 'DM')).toEqual(['battles', 'wardroom', 'DM']);
  expect(await page.ask({ kind: 'wait', hours: null })).toMatchObject({ kind: 'refused' });
  expect(existsSync(join(folder, 'mine.txt'))).toBe(true);
});

test.each([
  ['torn', '{"version":1,"users":[{"id"', 'not written to its end'],
  ['of another version', '{"version":0}', 'another version'],
])('a world that is %s is set aside with its battles, and a new one begins', async (_what, text, why) => {
  const folder = tempFolder();
  const first = await playing(folder);
  await first.close();
  writeFileSync(join(folder, 'world.json'), text);
  const again = await playing(folder);
  expect(again.said[0]).toContain(why);
  const aside = readdirSync(folder).filter(name => name.endsWith('.aside'));
  expect(aside.some(name => name.startsWith('world.json') && readFileSync(join(folder, name), 'utf8') === text)).toBe(true);
  expect(aside.some(name => name.startsWith('battles.db'))).toBe(true);
  expect((await (await handPage(again.url)).be(null)).me.name).toBe('You');
});

test('a port that is taken, and a folder that is in use, are each one clear line', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(playing(tempFolder(), { port })).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or set HARBOUR_PORT to another.`,
  );
  const folder = tempFolder();
  mkdirSync(join(folder, 'web'));
  await playing(folder);
  await expect(playing(folder, { fresh: true })).rejects.toThrow('in use');
  expect(existsSync(join(folder, 'world.json'))).toBe(true);
});
