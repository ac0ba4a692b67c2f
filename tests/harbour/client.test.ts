import { Client, Events, MessageFlags, SlashCommandBuilder } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { startHarbour, transcript } from '../../src/harbour/index.js';
import { pier, raw, sailor } from '../support/harbour.js';

const ping = { name: 'ping', description: 'x', type: 1 };
const register = (harbour: Parameters<typeof raw>[0], ...commands: unknown[]) =>
  raw(harbour, 'PUT', `/applications/${harbour.world.application}/commands`, commands);

test('the real client logs in, knows its server, and answers a command with a picture that the CDN gives back', async () => {
  const { harbour, guild, channel } = await pier();
  const client = await sailor(harbour);
  expect(client.guilds.cache.get(guild)?.name).toBe('The Nore');
  await register(harbour, ping);
  client.on(Events.InteractionCreate, interaction => {
    if (interaction.isChatInputCommand())
      void interaction.reply({ content: 'pong', files: [{ attachment: Buffer.from('ink'), name: 'chart.png' }] });
  });
  const ann = harbour.person('Ann', guild);
  const { message } = await ann.slash(channel, 'ping');
  expect(message?.content).toBe('pong');
  const shown = (await raw(harbour, 'GET', `/channels/${channel}/messages/${message?.id}`)).body as unknown as {
    attachments: { url: string }[];
  };
  expect(await (await fetch(shown.attachments[0]?.url ?? '')).text()).toBe('ink');
  expect(harbour.faults).toEqual([]);
});

test('a private reply is seen by its reader alone, never goes over the gateway, cannot be edited by the bot’s token, and is gone when he reloads', async () => {
  const { harbour, guild, channel } = await pier();
  const client = await sailor(harbour);
  await register(harbour, ping);
  client.on(Events.InteractionCreate, interaction => {
    if (interaction.isChatInputCommand()) void interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
  });
  const [ann, bob] = [harbour.person('Ann', guild), harbour.person('Bob', guild)];
  const seen: unknown[] = [];
  client.on('raw', (packet: { t: string }) => void seen.push(packet.t));
  const { message } = await ann.slash(channel, 'ping');
  expect(ann.sees(channel).map(transcript)).toEqual(['secret']);
  expect(bob.sees(channel)).toEqual([]);
  expect(seen).not.toContain('MESSAGE_CREATE');
  expect(await raw(harbour, 'PATCH', `/channels/${channel}/messages/${message?.id}`, { content: 'x' })).toMatchObject({
    status: 404,
    body: { code: 10008 },
  });
  ann.reload();
  expect(ann.sees(channel)).toEqual([]);
});

test('an interaction is answered once, in time, and with an answer that it may have', async () => {
  const { harbour, guild, channel } = await pier();
  const client = await sailor(harbour);
  await register(harbour, ping);
  const codes: unknown[] = [];
  const failing = (work: Promise<unknown>) => work.catch((trouble: { code: number }) => codes.push(trouble.code));
  client.on(Events.InteractionCreate, async interaction => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply('one');
    const again = { type: 4, data: { content: 'two' } };
    codes.push((await raw(harbour, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, again)).body.code);
    codes.push((await raw(harbour, 'POST', `/interactions/${interaction.id}/wrong/callback`, again)).body.code);
    await failing(interaction.followUp({ content: 'x'.repeat(2001) }));
  });
  await harbour.person('Ann', guild).slash(channel, 'ping');
  await expect.poll(() => codes).toEqual([40060, 10062, 50035]);
});

test('a modal opens from a button, not after an acknowledgement, and its answer comes back', async () => {
  const { harbour, guild, channel } = await pier();
  const client = await sailor(harbour);
  const input = { type: 18, label: 'Orders', component: { type: 4, custom_id: 'text', style: 2 } } as const;
  client.on(Events.InteractionCreate, async interaction => {
    if (interaction.isButton()) await interaction.showModal({ title: 'Type', custom_id: 'modal', components: [input] });
    if (interaction.isModalSubmit())
      await interaction.reply({ content: `read: ${interaction.fields.getTextInputValue('text')}`, flags: MessageFlags.Ephemeral });
  });
  const { body } = await raw(harbour, 'POST', `/channels/${channel}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Type', custom_id: 'type' }] }],
  });
  const ann = harbour.person('Ann', guild);
  const { modal } = await ann.press(body.id ?? '', 'Type');
  if (!modal) throw new Error('no modal');
  expect((await ann.submit(modal, { text: 'F F P' })).text).toBe('read: F F P');
  expect(harbour.faults).toEqual([]);
});

test('a person cannot press what is grey, pick what is not offered, or give an option that a command does not have', async () => {
  const { harbour, guild, channel } = await pier();
  await sailor(harbour);
  await register(
    harbour,
    new SlashCommandBuilder()
      .setName('chart')
      .setDescription('x')
      .addIntegerOption(option => option.setName('step').setDescription('x').setRequired(true))
      .toJSON(),
  );
  const { body } = await raw(harbour, 'POST', `/channels/${channel}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Seal', custom_id: 's', disabled: true }] }],
  });
  const ann = harbour.person('Ann', guild);
  await expect(ann.press(body.id ?? '', 'Seal')).rejects.toThrow('grey');
  await expect(ann.press(body.id ?? '', 'Start')).rejects.toThrow('No button');
  await expect(async () => ann.slash(channel, 'chart')).rejects.toThrow('needs step');
  await expect(async () => ann.slash(channel, 'chart', { step: 1, turn: 2 })).rejects.toThrow('no option turn');
});

test('a 429 is waited out, and a 502 after the post was stored does not post it twice', async () => {
  const { harbour, channel } = await pier();
  const client = await sailor(harbour);
  harbour.fault({ on: 'POST /channels/:id/messages', do: { rateLimit: 'user', seconds: 0.05 } });
  harbour.fault({ on: 'POST /channels/:id/messages', do: { status: 502, when: 'after' } });
  const there = await client.channels.fetch(channel);
  if (there?.isSendable()) await there.send('once');
  expect(harbour.messages(channel).map(message => message.content)).toEqual(['once']);
  expect(harbour.log.filter(line => line.startsWith('POST /channels'))).toEqual([
    expect.stringContaining('429'),
    expect.stringContaining('502'),
    expect.stringContaining('200'),
  ]);
});

test('a dropped connection is resumed with what was missed; a lost session is begun anew', async () => {
  const { harbour, guild } = await pier();
  const client = await sailor(harbour);
  const resumed = new Promise<void>(resolve => client.once(Events.ShardResume, () => resolve()));
  harbour.gateway.drop();
  harbour.channel(guild, 'unseen');
  await resumed;
  const again = new Promise<void>(resolve => client.once(Events.ShardReady, () => resolve()));
  harbour.gateway.invalidate();
  await again;
  expect(client.isReady()).toBe(true);
});

test('a wrong token is refused', async () => {
  const harbour = await startHarbour({ token: 'the right one' });
  onTestFinished(() => harbour.close());
  const client = new Client({ intents: [], rest: harbour.rest, ws: harbour.ws });
  await expect(client.login('the wrong one')).rejects.toThrow();
  await client.destroy();
});

test('threads: from a message with its id, once; posted in; deleted with what is in them', async () => {
  const { harbour, channel } = await pier();
  const client = await sailor(harbour);
  const gone = new Promise<string>(resolve => client.once(Events.ThreadDelete, thread => resolve(thread.id)));
  const { body } = await raw(harbour, 'POST', `/channels/${channel}/messages`, { content: 'battle' });
  const make = () => raw(harbour, 'POST', `/channels/${channel}/messages/${body.id}/threads`, { name: 'battle' });
  expect((await make()).body.id).toBe(body.id);
  expect((await make()).body.code).toBe(160004);
  expect((await raw(harbour, 'POST', `/channels/${body.id}/messages`, { content: 'x' })).status).toBe(200);
  harbour.deleteChannel(body.id ?? '');
  expect(await gone).toBe(body.id);
  expect(harbour.messages(body.id ?? '')).toEqual([]);
});
