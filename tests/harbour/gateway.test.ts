import { Events } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Ship, ship } from './ship.js';

const echo = ({ on }: Ship) => on(interaction => interaction.isRepliable() && interaction.reply('Here'));

test('a dropped connection is resumed, and what was missed is sent again', async () => {
  const table = await ship();
  echo(table);
  const resumed: number[] = [];
  table.client.on(Events.ShardResume, (_, replayed) => void resumed.push(replayed));
  table.harbour.gateway.drop();
  expect((await table.ann.slash(table.channel, 'ask')).text).toBe('Here');
  await expect.poll(() => resumed.length > 0 && resumed.every(replayed => replayed > 0)).toBe(true);
});

test.each([
  ['asked to reconnect (op 7)', ({ harbour }: Ship) => harbour.gateway.reconnect()],
  ['told that the session is invalid but may be resumed (op 9)', ({ harbour }: Ship) => harbour.gateway.invalidate('resumable')],
  ['hung up on with 4000', ({ harbour }: Ship) => harbour.gateway.hangUp(4000)],
])('%s, the client comes back and answers', async (_, trouble) => {
  const table = await ship();
  echo(table);
  trouble(table);
  expect((await table.ann.slash(table.channel, 'ask')).text).toBe('Here');
});

test('a lost session (op 9): the client introduces itself anew', async () => {
  const table = await ship();
  echo(table);
  const back = new Promise(resolve => table.client.once(Events.ShardReady, resolve));
  table.harbour.gateway.invalidate();
  await back;
  expect((await table.ann.slash(table.channel, 'ask')).text).toBe('Here');
});

test('heartbeats that are not acknowledged: the client finds the connection dead and resumes', async () => {
  const table = await ship({ heartbeat: 150 });
  const resumed = new Promise(resolve => table.client.once(Events.ShardResume, resolve));
  table.harbour.gateway.deafen('deaf');
  await new Promise(resolve => table.client.once(Events.ShardReconnecting, resolve));
  table.harbour.gateway.deafen('hearing');
  await resumed;
  await expect.poll(() => table.harbour.gateway.connected).toBe(1);
});

test('a heartbeat that is asked for comes at once', async () => {
  const { harbour } = await ship();
  const before = harbour.log.filter(line => line === '⇢ op 1').length;
  harbour.gateway.beat();
  await expect.poll(() => harbour.log.filter(line => line === '⇢ op 1').length).toBe(before + 1);
});

test('two shards: each server’s events go to its own, DMs to the first', async () => {
  const table = await ship({ client: { shardCount: 2, shards: [0, 1] } });
  table.on(interaction => interaction.isRepliable() && interaction.reply(`shard ${interaction.guild?.shardId ?? 'of DMs'}`));
  const guilds = [table.guild];
  while (guilds.length < 8)
    guilds.push(
      table.harbour.guild(`G${guilds.length}`),
      await new Promise<string>(resolve => setTimeout(() => resolve(table.harbour.guild('H')), 3)),
    );
  const seen = new Set<string>();
  for (const guild of guilds) {
    const eve = table.harbour.person('Eve', guild);
    const { text } = await eve.slash(table.harbour.channel(guild, 'c'), 'ask');
    expect(text).toBe(`shard ${(BigInt(guild) >> 22n) % 2n}`);
    seen.add(text);
  }
  expect([...seen].sort()).toEqual(['shard 0', 'shard 1']);
  expect((await table.ann.slash(table.ann.dm(), 'ask')).text).toBe('shard of DMs');
});

test('a wrong token is refused at the door', async () => {
  const { client } = await ship({ token: 'the right one', crew: 'ashore' });
  await expect(client.login('a wrong one')).rejects.toMatchObject({ code: 'TokenInvalid' });
});

test('a privileged intent that is not switched on: closed with 4014', async () => {
  const { client } = await ship({ crew: 'ashore', client: { intents: [1, 1 << 15] } });
  const closed = new Promise<number>(resolve => client.once(Events.ShardDisconnect, event => resolve(event.code)));
  await client.login('x').catch(() => undefined);
  expect(await closed).toBe(4014);
});

test('without the intent for messages none come; without the one for content they come empty, except in DMs', async () => {
  const deaf = await ship();
  const hearing = await ship({ client: { intents: [1, 1 << 9, 1 << 12] } });
  const heard: string[] = [];
  deaf.client.on(Events.MessageCreate, message => void heard.push(`deaf ${message.content}`));
  hearing.client.on(Events.MessageCreate, message => void heard.push(message.content));
  for (const { ann, channel } of [deaf, hearing]) {
    ann.say(channel, 'in the channel');
    ann.say(ann.dm(), 'in the DM');
  }
  await expect.poll(() => heard).toEqual(['', 'in the DM']);
});

/** Connects by hand, says something, and gives the code that the connection is closed with. */
function closeCode({ harbour }: Ship, path: string, ...said: (object | string)[]): Promise<number> {
  const socket = new WebSocket(`${harbour.url.replace('http', 'ws')}/${path}`);
  socket.on('open', () => {
    for (const one of said) socket.send(typeof one === 'string' ? one : JSON.stringify(one));
  });
  return new Promise(resolve => socket.on('close', code => resolve(code)));
}

const hello = (more: object = {}) => ({ op: 2, d: { token: 'x', intents: 1, properties: {}, ...more } });
const V10 = '?v=10&encoding=json';

test.each([
  [4001, V10, [{ op: 99 }]],
  [4002, V10, ['{']],
  [4002, V10, [{ op: 3, d: 'x'.repeat(4096) }]],
  [4003, V10, [{ op: 3, d: {} }]],
  [4004, V10, [hello({ token: '' })]],
  [4005, V10, [hello(), hello()]],
  [4008, V10, Array.from({ length: 121 }, () => ({ op: 1, d: null }))],
  [4010, V10, [hello({ shard: [2, 2] })]],
  [4012, '?v=3', []],
  [4013, V10, [hello({ intents: 1 << 30 })]],
  [4014, V10, [hello({ intents: 1 << 1 })]],
])('closed with %i', async (code, path, said) => {
  expect(await closeCode(await ship({ crew: 'ashore' }), path, ...said)).toBe(code);
});

test('every event has a number of 19 digits that grows, and INTERACTION_CREATE all that the client reads', async () => {
  const table = await ship({ crew: 'ashore', patience: 20 });
  await table.call('PUT', `/applications/${table.harbour.world.application}/commands`, [{ name: 'ask', description: 'Asks' }]);
  const socket = new WebSocket(`${table.harbour.url.replace('http', 'ws')}/${V10}`);
  const events: { t: string; d: Record<string, unknown> }[] = [];
  socket.on('message', raw => void events.push(JSON.parse(String(raw))));
  await new Promise(resolve => socket.on('open', resolve));
  socket.send(JSON.stringify(hello()));
  await expect.poll(() => events.map(one => one.t)).toContain('GUILD_CREATE');
  await table.ann.slash(table.channel, 'ask').catch(() => undefined);
  await expect.poll(() => events.at(-1)?.t).toBe('INTERACTION_CREATE');
  expect(events.at(-1)?.d).toMatchObject({
    id: expect.stringMatching(/^\d{19}$/),
    version: 1,
    entitlements: [],
    authorizing_integration_owners: { 0: table.guild },
    channel: { id: table.channel, permissions: expect.any(String) },
    attachment_size_limit: 10_485_760,
    app_permissions: expect.any(String),
    locale: 'en-US',
    guild_locale: 'en-US',
    context: 0,
    member: { user: { id: table.ann.id }, permissions: expect.any(String) },
  });
  const ids = Array.from({ length: 100 }, () => BigInt(table.harbour.guild('x')));
  expect(ids.every((id, nth) => nth === 0 || id > (ids[nth - 1] ?? 0n))).toBe(true);
  socket.close();
});
