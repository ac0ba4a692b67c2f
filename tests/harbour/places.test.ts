import { Events, type ThreadChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { bits, type Happening, PERMISSION } from '../../src/harbour/index.js';
import { ship, withFiles } from './ship.js';

const X = { content: 'x' };

test('what the bot may not: no access 50001, no permission 50013, closed DMs 50007; and given back', async () => {
  const { call, harbour, channel, guild, ann } = await ship({ crew: 'ashore' });
  const post = (where = channel, body: unknown = X) => call('POST', `/channels/${where}/messages`, body);
  harbour.deny(channel, PERMISSION.attachFiles);
  expect(await post(channel, withFiles(X, { name: 'f', size: 1 }))).toMatchObject({ status: 403, body: { code: 50013 } });
  harbour.deny(channel, PERMISSION.sendMessages);
  expect(await post()).toMatchObject({ status: 403, body: { code: 50013 } });
  harbour.deny(channel, PERMISSION.viewChannel);
  expect(await post()).toMatchObject({ status: 403, body: { code: 50001 } });
  harbour.allow(channel, bits('viewChannel', 'sendMessages'));
  expect(await post()).toMatchObject({ status: 200 });
  harbour.deny(guild, PERMISSION.createPublicThreads);
  expect(await call('POST', `/channels/${channel}/threads`, { name: 't', type: 11 })).toMatchObject({ status: 403, body: { code: 50013 } });
  ann.closeDms();
  expect(await post(ann.dm())).toMatchObject({ status: 403, body: { code: 50007 } });
  ann.openDms();
  expect(await post(ann.dm())).toMatchObject({ status: 200 });
  expect(harbour.faults).toEqual([]);
});

test('what is gone: unknown channel 10003, message 10008, user 10013, guild 10004; another’s message cannot be edited: 50005', async () => {
  const { call, harbour, channel, guild, ann } = await ship({ crew: 'ashore' });
  const hers = ann.say(channel, 'mine');
  expect(await call('PATCH', `/channels/${channel}/messages/${hers.id}`, X)).toMatchObject({ status: 403, body: { code: 50005 } });
  expect(await call('DELETE', `/channels/${channel}/messages/${hers.id}`)).toMatchObject({ status: 403, body: { code: 50013 } });
  harbour.deleteMessage(hers.id);
  expect(await call('GET', `/channels/${channel}/messages/${hers.id}`)).toMatchObject({ status: 404, body: { code: 10008 } });
  harbour.deleteChannel(channel);
  expect(await call('POST', `/channels/${channel}/messages`, X)).toMatchObject({ status: 404, body: { code: 10003 } });
  expect(await call('POST', '/users/@me/channels', { recipient_id: channel })).toMatchObject({ status: 404, body: { code: 10013 } });
  harbour.kick(guild);
  expect(await call('GET', `/guilds/${guild}`)).toMatchObject({ status: 404, body: { code: 10004 } });
});

test('a thread from a message has its id, once; one without a message is private unless said otherwise', async () => {
  const { client, channel, harbour, ann, bob, call } = await ship();
  const sent = (await client.rest.post(`/channels/${channel}/messages`, { body: X })) as { id: string };
  const made: ThreadChannel[] = [];
  client.on(Events.ThreadCreate, thread => void made.push(thread));
  const start = { name: 'The Nile', auto_archive_duration: 10080 };
  expect(await call('POST', `/channels/${channel}/messages/${sent.id}/threads`, start)).toMatchObject({
    status: 201,
    body: { id: sent.id, type: 11 },
  });
  expect(await call('POST', `/channels/${channel}/messages/${sent.id}/threads`, start)).toMatchObject({ body: { code: 160004 } });
  const secret = (await call('POST', `/channels/${channel}/threads`, { name: 'Umpires' })).body;
  expect(secret['type']).toBe(12);
  await expect.poll(() => made.map(thread => thread.name)).toEqual(['The Nile', 'Umpires']);
  await call('POST', `/channels/${secret.id}/messages`, X);
  await call('PUT', `/channels/${secret.id}/thread-members/${ann.id}`);
  expect([ann.sees(secret.id).length, bob.sees(secret.id).length]).toEqual([1, 0]);
  expect((await call('GET', `/channels/${secret.id}/thread-members`)).body).toHaveLength(2);
  await call('DELETE', `/channels/${secret.id}/thread-members/${ann.id}`);
  expect(ann.sees(secret.id)).toEqual([]);
  expect(harbour.faults).toEqual([]);
});

test('an archived thread: a post opens it, an edit is refused (50083), commands are not offered; a locked one stays shut', async () => {
  const { call, channel, guild, harbour, ann } = await ship();
  const thread = (await call('POST', `/channels/${channel}/threads`, { name: 't', type: 11 })).body.id;
  const post = () => call('POST', `/channels/${thread}/messages`, X);
  const { id } = (await post()).body;
  const patch = () => call('PATCH', `/channels/${thread}/messages/${id}`, { content: 'y' });
  harbour.archive(thread);
  expect(await patch()).toMatchObject({ status: 400, body: { code: 50083 } });
  await expect(ann.slash(thread, 'ask')).rejects.toThrow('archived');
  expect((await call('GET', `/channels/${channel}/threads/archived/public`)).body['threads']).toHaveLength(1);
  expect(await post()).toMatchObject({ status: 200 });
  expect(await patch()).toMatchObject({ status: 200 });
  harbour.deny(guild, PERMISSION.manageThreads);
  harbour.archive(thread, { locked: 'locked' });
  expect(await post()).toMatchObject({ body: { code: 50083 } });
  expect(await call('PATCH', `/channels/${thread}`, { archived: false })).toMatchObject({ body: { code: 50013 } });
  harbour.allow(guild, PERMISSION.manageThreads);
  expect(await call('PATCH', `/channels/${thread}`, { archived: false, locked: false })).toMatchObject({ status: 200 });
  expect((await call('GET', `/guilds/${guild}/threads/active`)).body['threads']).toHaveLength(1);
  expect(harbour.faults).toEqual([]);
});

test('pins, newest first; reactions; typing; lists by id', async () => {
  const { call, channel, harbour, ann, guild } = await ship({ crew: 'ashore' });
  const sent: string[] = [];
  for (const content of ['1', '2', '3', '4']) sent.push((await call('POST', `/channels/${channel}/messages`, { content })).body.id);
  await call('PUT', `/channels/${channel}/messages/pins/${sent[1]}`);
  const items = async () => (await call('GET', `/channels/${channel}/messages/pins`)).body['items'] as { message: { id: string } }[];
  expect((await items()).map(one => one.message.id)).toEqual([sent[1]]);
  await call('DELETE', `/channels/${channel}/messages/pins/${sent[1]}`);
  expect(await items()).toEqual([]);
  harbour.deny(guild, PERMISSION.pinMessages);
  expect(await call('PUT', `/channels/${channel}/messages/pins/${sent[1]}`)).toMatchObject({ body: { code: 50013 } });
  await call('PUT', `/channels/${channel}/messages/${sent[0]}/reactions/${encodeURIComponent('⚓')}/@me`);
  ann.react(harbour.messages(channel)[0] as never, '⚓');
  expect((await call('GET', `/channels/${channel}/messages/${sent[0]}`)).body['reactions']).toMatchObject([{ count: 2, me: true }]);
  expect(await call('POST', `/channels/${channel}/typing`)).toMatchObject({ status: 204 });
  const list = async (query: string) =>
    ((await call('GET', `/channels/${channel}/messages?${query}`)).body as unknown as { content: string }[]).map(one => one.content);
  expect(await list('limit=2')).toEqual(['4', '3']);
  expect(await list(`before=${sent[2]}&limit=1`)).toEqual(['2']);
  expect(await list(`after=${sent[0]}&limit=2`)).toEqual(['3', '2']);
  expect(harbour.faults).toEqual([]);
});

test('the client hears of deleted messages, threads and channels, and of a server that it was thrown out of and came back to', async () => {
  const { client, channel, guild, harbour, call } = await ship({ client: { intents: [1, 1 << 9] } });
  const heard: string[] = [];
  for (const event of [Events.MessageDelete, Events.ThreadDelete, Events.ChannelDelete, Events.GuildDelete, Events.GuildCreate] as const)
    client.on(event as string, () => void heard.push(event));
  const { id } = (await call('POST', `/channels/${channel}/messages`, X)).body;
  await call('POST', `/channels/${channel}/threads`, { name: 't', type: 11 });
  harbour.deleteMessage(id);
  harbour.deleteChannel(channel);
  harbour.kick(guild);
  harbour.invite(guild);
  await expect.poll(() => heard).toEqual(['messageDelete', 'threadDelete', 'channelDelete', 'guildDelete', 'guildCreate']);
});

test('a listener who watches as a person notices what she sees, and nothing else', async () => {
  const { on, ann, bob, channel, guild, harbour } = await ship();
  const cabin = harbour.channel(guild, 'cabin', { only: [ann.id] });
  const seen: Record<string, Happening[]> = { ann: [], bob: [], all: [] };
  harbour.watch(one => seen['ann']?.push(one), { as: ann.id });
  const stop = harbour.watch(one => seen['bob']?.push(one), { as: bob.id });
  harbour.watch(one => seen['all']?.push(one));
  on(interaction => interaction.isRepliable() && interaction.reply({ content: 'Hush', flags: 64 }));
  await ann.slash(channel, 'ask');
  ann.say(cabin, 'alone');
  expect(seen['ann']?.map(one => one.kind)).toEqual(['message', 'answer', 'message']);
  expect(seen['bob']).toEqual([]);
  ann.say(channel, 'to all');
  stop();
  ann.say(channel, 'more');
  expect(seen['bob']).toHaveLength(1);
  expect(seen['all']?.some(one => one.kind === 'gateway')).toBe(true);
  expect(() => bob.say(cabin, 'x')).toThrow('not in that channel');
});
