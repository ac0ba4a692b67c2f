import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ground } from '../../src/harbour/index.js';
import { tempFolder } from '../support/store.js';
import { handPage, knock } from './pageSocket.js';
import { button, PRIVATE, row, type Ship, ship, V2, words } from './ship.js';

/** The page of a ship with Ann and Bob, whose clock stands. */
async function opened(more: Partial<Ground> = {}): Promise<Ship & { readonly folder: string }> {
  const made = await ship();
  const folder = tempFolder();
  made.harbour.open({
    folder,
    guild: made.guild,
    people: [
      { id: made.ann.id, name: 'Ann', role: 'captain' },
      { id: made.bob.id, name: 'Bob', role: 'spectator' },
    ],
    offers: [{ id: 'one', name: 'One', about: 'The first', first: true }],
    begin: async () => made.channel,
    wait: async () => null,
    due: async () => null,
    ...more,
  });
  return { ...made, folder };
}

const secret = (text: string) => ({ flags: V2 | PRIVATE, components: [words(text), row(button('go'))] });

test('who sits down is welcomed with what he may see, and with nothing else', async () => {
  const { harbour, guild, channel, ann, bob } = await opened();
  const closed = harbour.channel(guild, 'wardroom', { only: [bob.id] });
  const page = await handPage(harbour.url);
  const welcome = await page.be(null);
  expect(welcome.me).toEqual({ id: ann.id, name: 'Ann', role: 'captain' });
  expect(welcome.people.map(one => one.name)).toEqual(['Ann', 'Bob']);
  expect(welcome.guild.name).toBe('The Nore');
  expect(welcome.places.map(one => one.id)).toEqual([channel]);
  expect(welcome.commands.map(one => one['name'])).toEqual(['ask', 'hidden']);
  expect((await page.be(bob.id)).places.map(one => one.id)).toEqual([channel, closed]);
});

test('a slash command is answered, and its reply comes as a post', async () => {
  const { harbour, channel, on } = await opened();
  on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: `heard ${interaction.options.getString('text')}` });
  });
  const page = await handPage(harbour.url);
  await page.be(null);
  const answer = await page.ask({ kind: 'slash', channel, command: 'ask', options: { text: 'all well' } });
  const { post } = await page.hear('post');
  expect(answer).toEqual({ kind: 'done', message: post.id });
  expect(post).toMatchObject({ channel_id: channel, content: 'heard all well' });
});

test('an ephemeral reply, its buttons and a DM of one person never reach another person’s socket', async () => {
  const { harbour, channel, ann, bob, on, client } = await opened();
  on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply(secret('for Ann alone') as never);
    if (interaction.isButton()) await interaction.update({ components: [words('still for Ann alone')] } as never);
  });
  const [anns, bobs] = [await handPage(harbour.url), await handPage(harbour.url)];
  await anns.be(ann.id);
  await bobs.be(bob.id);
  await anns.ask({ kind: 'slash', channel, command: 'ask', options: {} });
  const { post } = await anns.hear('post');
  await anns.ask({ kind: 'press', message: post.id, control: 'go' });
  await (await client.users.fetch(ann.id)).send('a letter for Ann alone');
  await anns.hear('post', tell => tell.post['content'] === 'a letter for Ann alone');
  ann.say(channel, 'the last that all hear');
  await bobs.hear('post', tell => tell.post['content'] === 'the last that all hear');
  expect(await bobs.ask({ kind: 'press', message: post.id, control: 'go' })).toMatchObject({ kind: 'refused' });
  expect(await bobs.ask({ kind: 'read', channel: ann.dm(), before: null })).toMatchObject({ kind: 'refused' });
  await bobs.ask({ kind: 'read', channel, before: null });
  expect(anns.wire.join('\n')).toContain('still for Ann alone');
  expect(bobs.wire.join('\n')).not.toContain('Ann alone');
  expect(bobs.wire.join('\n')).not.toContain(post.id);
});

test('a page that has become somebody else hears no more of the first, not even the answer', async () => {
  const { harbour, channel, ann, bob, on } = await opened();
  let reply: () => Promise<unknown> = async () => undefined;
  const asked = new Promise<void>(resolve =>
    on(interaction => {
      if (!interaction.isChatInputCommand()) return;
      reply = () => interaction.reply(secret('for Ann alone') as never);
      resolve();
    }),
  );
  const page = await handPage(harbour.url);
  await page.be(ann.id);
  const answer = page.ask({ kind: 'slash', channel, command: 'ask', options: {} });
  await asked;
  await page.be(bob.id);
  await reply();
  expect(await answer).toEqual({ kind: 'refused', words: 'You are somebody else now' });
  expect(page.wire.join('\n')).not.toContain('for Ann alone');
});

test('a modal opens by the press that asks for it, and is submitted by its name', async () => {
  const { harbour, channel, on } = await opened();
  const input = { type: 18, label: 'Orders', component: { type: 4, style: 1, custom_id: 'text', min_length: 2 } };
  on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'x', components: [row(button('write'))] } as never);
    if (interaction.isButton()) await interaction.showModal({ title: 'Write', custom_id: 'm', components: [input] } as never);
    if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('text'));
  });
  const page = await handPage(harbour.url);
  await page.be(null);
  const first = await page.ask({ kind: 'slash', channel, command: 'ask', options: {} });
  const message = first.kind === 'done' ? (first.message ?? '') : '';
  const second = await page.ask({ kind: 'press', message, control: 'write' });
  if (second.kind !== 'modal') throw new Error(JSON.stringify(second));
  expect(second.modal).toMatchObject({ title: 'Write', components: [{ type: 18, label: 'Orders' }] });
  expect(await page.ask({ kind: 'submit', modal: second.modal.id, fields: { text: 'a' } })).toMatchObject({ kind: 'refused' });
  expect(await page.ask({ kind: 'submit', modal: second.modal.id, fields: { text: 'wear ship' } })).toMatchObject({ kind: 'done' });
  await page.hear('post', tell => tell.post['content'] === 'wear ship');
  expect(await page.ask({ kind: 'submit', modal: second.modal.id, fields: { text: 'again' } })).toMatchObject({ kind: 'refused' });
});

test('a channel is read a hundred posts at a time, oldest first', async () => {
  const { harbour, channel, ann } = await opened();
  for (let nth = 0; nth < 130; nth++) ann.say(channel, `post ${nth}`);
  const page = await handPage(harbour.url);
  await page.be(null);
  const late = await page.ask({ kind: 'read', channel, before: null });
  if (late.kind !== 'posts') throw new Error(JSON.stringify(late));
  expect([late.posts.length, late.posts[0]?.['content'], late.more]).toEqual([100, 'post 30', true]);
  const early = await page.ask({ kind: 'read', channel, before: late.posts[0]?.id ?? null });
  if (early.kind !== 'posts') throw new Error(JSON.stringify(early));
  expect([early.posts.length, early.posts.at(-1)?.['content'], early.more]).toEqual([30, 'post 29', false]);
});

test.each([
  ['{', -1, 'not JSON'],
  ['null', -1, 'The whole'],
  ['{"n":7}', 7, 'deed'],
  ['{"n":8,"deed":{"kind":"fly"}}', 8, 'deed.kind'],
  ['{"n":9,"deed":{"kind":"say","channel":"1","words":""}}', 9, 'deed.words'],
  ['{"n":10,"deed":{"kind":"wait","hours":-1}}', 10, 'deed.hours'],
  ['{"n":12,"deed":{"kind":"read","channel":"1","before":"x"}}', 12, 'deed.before'],
  ['{"n":11,"deed":{"kind":"read","channel":"1","before":null}}', 11, 'become somebody'],
])('%s is refused in words, and the socket stays', async (text, n, why) => {
  const { harbour } = await opened();
  const page = await handPage(harbour.url);
  page.send(text);
  const { answer } = await page.hear('answer', tell => tell.n === n);
  expect(answer).toEqual({ kind: 'refused', words: expect.stringContaining(why) });
  expect((await page.be(null)).me.name).toBe('Ann');
  expect(harbour.faults).toEqual([]);
});

test('while the clock is moved nobody acts, and everybody hears the new time', async () => {
  const steps: string[] = [];
  let go: () => void = () => undefined;
  const moving = new Promise<void>(resolve => {
    go = resolve;
  });
  const { harbour, channel, ann, bob } = await opened({
    wait: async (_person, hours) => {
      steps.push(`wait ${hours}`);
      await moving;
      steps.push('moved');
      return null;
    },
    due: async person => (person === ann.id ? 42 : null),
  });
  harbour.watch(happening => happening.kind === 'message' && steps.push('said'));
  const [anns, bobs] = [await handPage(harbour.url), await handPage(harbour.url)];
  await anns.be(ann.id);
  await bobs.be(bob.id);
  const waited = anns.ask({ kind: 'wait', hours: 3 });
  await expect.poll(() => steps).toEqual(['wait 3']);
  const said = bobs.ask({ kind: 'say', channel, words: 'hm' });
  await new Promise(resolve => setTimeout(resolve, 50));
  go();
  await Promise.all([waited, said]);
  expect(steps).toEqual(['wait 3', 'moved', 'said']);
  await expect.poll(() => anns.told.filter(tell => tell.kind === 'clock').map(tell => tell.due)).toEqual([42, 42]);
  await expect.poll(() => bobs.told.filter(tell => tell.kind === 'clock').map(tell => tell.due)).toEqual([null, null]);
});

test('what hinders a battle or the clock is said in words', async () => {
  const { harbour } = await opened({
    begin: async () => {
      throw new Error('No such battle');
    },
    wait: async () => 'No deadline',
  });
  const page = await handPage(harbour.url);
  await page.be(null);
  expect(await page.ask({ kind: 'begin', battle: 'x' })).toEqual({ kind: 'refused', words: 'No such battle' });
  expect(await page.ask({ kind: 'wait', hours: null })).toEqual({ kind: 'refused', words: 'No deadline' });
});

test('only the double’s own page may open a socket', async () => {
  const { harbour } = await opened();
  const { host, port } = new URL(harbour.url);
  expect(await knock(harbour.url, { origin: harbour.url })).toBe('open');
  expect(await knock(harbour.url, { origin: `http://localhost:${port}`, host: `localhost:${port}` })).toBe('open');
  expect(await knock(harbour.url, {})).toBe(403);
  expect(await knock(harbour.url, { origin: 'http://evil.example' })).toBe(403);
  expect(await knock(harbour.url, { origin: `http://evil.example:${port}`, host: `evil.example:${port}` })).toBe(403);
  expect(await knock(harbour.url, { origin: 'null', host })).toBe(403);
  expect(await knock(harbour.url, { origin: harbour.url }, '/?v=10')).toBe(403);
});

/** A request that says what fetch would make tidy. */
const get = (url: string, path: string, headers = {}): Promise<{ status: number; text: string; kind: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { path, headers }, answer => {
      let text = '';
      answer.on('data', part => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, kind: String(answer.headers['content-type']) }));
    });
    sent.on('error', reject).end();
  });

test('the page is served from its folder, and nothing above it', async () => {
  const { harbour, folder } = await opened();
  expect(await get(harbour.url, '/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Harbour</title>');
  writeFileSync(join(folder, 'assets/a.js'), '1');
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  expect(await get(harbour.url, '/')).toEqual({ status: 200, text: '<title>Harbour</title>', kind: 'text/html; charset=utf-8' });
  expect((await get(harbour.url, '/assets/a.js')).kind).toBe('text/javascript; charset=utf-8');
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets', '/%', '/a%00b', '//x'])
    expect((await get(harbour.url, path)).status, path).toBe(404);
  expect((await get(harbour.url, '/', { host: 'evil.example' })).status).toBe(403);
});
