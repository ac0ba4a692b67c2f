import { Events } from 'discord.js';
import { expect, test } from 'vitest';
import { oldEdits } from '../../src/harbour/index.js';
import { button, row, type Ship, ship } from './ship.js';

const POST = 'POST /channels/:id/messages';
const post = ({ client, channel }: Ship, body: object = { content: 'x' }) =>
  client.rest.post(`/channels/${channel}/messages`, { body }) as Promise<{ id: string }>;
const contents = ({ harbour, channel }: Ship) => harbour.messages(channel).map(message => message.content);

test.each(['user', 'shared', 'global'] as const)('429 (%s): the client waits and tries again', async rateLimit => {
  const table = await ship();
  table.harbour.fault({ on: POST, do: { rateLimit, seconds: 0.05 } });
  await post(table);
  expect(contents(table)).toEqual(['x']);
  expect(table.harbour.log.filter(line => line.startsWith('POST /channels')).map(line => line.slice(-3))).toEqual(['429', '200']);
});

test('a 429 says for how long, for what and by which bucket', async () => {
  const { harbour, call, channel } = await ship({ crew: 'ashore' });
  harbour.fault({ on: POST, do: { rateLimit: 'global', seconds: 2 } });
  const { status, body, headers } = await call('POST', `/channels/${channel}/messages`, { content: 'x' });
  expect([status, body]).toMatchObject([429, { retry_after: 2, global: true }]);
  expect(headers.get('retry-after')).toBe('2');
  expect(['x-ratelimit-scope', 'x-ratelimit-global', 'x-ratelimit-remaining'].map(name => headers.get(name))).toEqual([
    'global',
    'true',
    '0',
  ]);
});

test('502 before anything is done: tried again, stored once', async () => {
  const table = await ship();
  table.harbour.fault({ on: POST, times: 2, do: { status: 502 } });
  await post(table);
  expect(contents(table)).toEqual(['x']);
});

test('502 after the message is stored: tried again, stored twice; with an enforced nonce once', async () => {
  const table = await ship();
  table.harbour.fault({ on: POST, do: { status: 502, when: 'after' } });
  await post(table, { content: 'twice' });
  table.harbour.fault({ on: POST, do: { status: 502, when: 'after' } });
  await post(table, { content: 'once', nonce: 'n', enforce_nonce: true });
  expect(contents(table)).toEqual(['twice', 'twice', 'once']);
});

test('502 after a callback: the second try meets 40060, and the answer stands', async () => {
  const table = await ship();
  const codes: number[] = [];
  table.on(interaction => interaction.isRepliable() && interaction.reply('Here').catch(trouble => void codes.push(trouble.code)));
  table.harbour.fault({ on: 'POST /interactions/:id/:token/callback', do: { status: 502, when: 'after' } });
  expect((await table.ann.slash(table.channel, 'ask')).text).toBe('Here');
  await expect.poll(() => codes).toEqual([40060]);
  expect(table.harbour.faults).toEqual([]);
});

test.each([
  ['no answer', { hang: true }],
  ['a cut connection', { drop: true }],
] as const)('%s: the client gives up and tries again', async (_, trouble) => {
  const table = await ship({ client: { rest: { timeout: 150 } } });
  table.harbour.fault({ on: POST, do: trouble });
  await post(table).catch(() => post(table));
  expect(contents(table)).toEqual(['x']);
});

test('a message over an hour old: 30046 as a 429 that the client sits out; a young one is let through', async () => {
  let now = Date.now();
  const { harbour, call, channel } = await ship({ crew: 'ashore', clock: () => now });
  const { id } = (await call('POST', `/channels/${channel}/messages`, { content: 'x' })).body;
  harbour.fault(oldEdits(1, 0.2));
  const edit = () => call('PATCH', `/channels/${channel}/messages/${id}`, { content: 'y' });
  expect(await edit()).toMatchObject({ status: 200 });
  now += 3_600_000;
  expect(await edit()).toMatchObject({ status: 429, body: { code: 30046, retry_after: 0.2 } });
  expect(await edit()).toMatchObject({ status: 200 });
});

test('an error of Discord’s own can be asked for', async () => {
  const { harbour, call, channel } = await ship({ crew: 'ashore' });
  harbour.fault({ on: `POST /channels/${channel}/messages`, do: { status: 403, code: 50007 } });
  expect(await call('POST', `/channels/${channel}/messages`, { content: 'x' })).toMatchObject({ status: 403, body: { code: 50007 } });
});

test('events that come twice, late or never', async () => {
  const table = await ship({ client: { intents: [1, 1 << 9] } });
  const heard: string[] = [];
  table.client.on(Events.Raw, ({ t, d }) => void (t === 'MESSAGE_CREATE' && heard.push(d.id)));
  const MADE = 'event MESSAGE_CREATE';
  for (const trouble of [{ deliver: 'never' }, { late: 40 }, { deliver: 'twice' }] as const) table.harbour.fault({ on: MADE, do: trouble });
  const ids = ['never', 'late', 'twice'].map(content => table.ann.say(table.channel, content).id);
  await expect.poll(() => heard).toEqual([ids[2], ids[2], ids[1]]);
});

test('an interaction that is delivered twice is answered once', async () => {
  const table = await ship();
  const codes: number[] = [];
  table.on(interaction => interaction.isRepliable() && interaction.reply('Here').catch(trouble => void codes.push(trouble.code)));
  table.harbour.fault({ on: 'event INTERACTION_CREATE', do: { deliver: 'twice' } });
  await table.ann.slash(table.channel, 'ask');
  await expect.poll(() => codes).toEqual([40060]);
  expect(table.harbour.messages(table.channel)).toHaveLength(1);
});

test('more calls in a second than the bot may make: 429, global; interactions are not counted', async () => {
  const { call, channel, harbour } = await ship({ crew: 'ashore', perSecond: 2 });
  const burst = await Promise.all(Array.from({ length: 20 }, () => call('GET', `/channels/${channel}`)));
  expect(burst.filter(one => one.status === 429).length).toBeGreaterThan(0);
  const callbacks = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/interactions/1/x/callback', { type: 6 })));
  expect(callbacks.map(one => one.status)).toEqual(Array(8).fill(404));
  expect(harbour.faults).toEqual([]);
});

test('the message or its channel is gone when the button under it is pressed', async () => {
  const table = await ship();
  const { id } = await post(table, { content: 'x', components: [row(button('Go'))] });
  table.harbour.deleteMessage(id);
  await expect(table.ann.press(id, 'Go')).rejects.toThrow('gone');
  table.harbour.deleteChannel(table.channel);
  await expect(table.ann.slash(table.channel, 'ask')).rejects.toThrow('gone');
});

test('a bot that does not answer', async () => {
  const { ann, channel } = await ship({ patience: 30 });
  await expect(ann.slash(channel, 'ask')).rejects.toThrow('The bot did not answer within 30 ms');
});
