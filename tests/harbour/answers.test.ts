import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { modalText, transcript } from '../../src/harbour/index.js';
import { button, PIXEL, PRIVATE, row, ship, V2, withFiles, words } from './ship.js';

const picture = () => new AttachmentBuilder(PIXEL, { name: 'chart.png', description: 'Two ships.' });
const gallery = { type: 12, items: [{ media: { url: 'attachment://chart.png' }, description: 'Two ships.' }] };

test('login, slash command, reply with a picture, button, update: the picture is served, and nothing is objected to', async () => {
  const { harbour, on, ann, channel } = await ship();
  on(async interaction => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        flags: V2,
        files: [picture()],
        components: [{ type: 17, components: [words(`You said ${interaction.options.getString('text')}`), gallery, row(button('Go'))] }],
        withResponse: true,
      });
    if (interaction.isButton()) await interaction.update({ components: [words('Gone'), row(button('Go', { disabled: true }))] });
  });
  const asked = await ann.slash(channel, 'ask', { text: 'hello' });
  expect(asked.text).toBe('You said hello\n▣ Two ships.\n[Go]');
  const served = await fetch(
    String(
      harbour.world.messages
        .get(asked.message?.id ?? '')
        ?.attachments.map(file => `${harbour.url}/cdn/attachments/x/${file.id}/${file.filename}`)[0],
    ),
  );
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PIXEL);
  const pressed = asked.message && (await ann.press(asked.message, 'Go'));
  expect(pressed?.text).toBe('Gone\n[Go (grey)]');
  await expect(ann.press(asked.message ?? '', 'Go')).rejects.toThrow('grey');
  expect(harbour.faults).toEqual([]);
  expect(harbour.log.some(line => /^POST \/interactions\/\d+\/token-\d+\/callback 200$/.test(line))).toBe(true);
  expect(harbour.log).toContain('⇠ INTERACTION_CREATE');
});

test('a deferred reply is awaited until it is edited; without a list of attachments new files are added, with one only those stay', async () => {
  const { harbour, on, ann, channel, call } = await ship();
  on(async interaction => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({ files: [picture()] });
  });
  const { message } = await ann.slash(channel, 'ask');
  expect(message?.onlyFor).toBe(ann.id);
  const token = harbour.world.interactions.get(message?.interaction ?? '')?.token;
  const edit = (payload: object, ...files: { name: string; size: number }[]) =>
    call('PATCH', `/webhooks/${harbour.world.application}/${token}/messages/@original`, withFiles(payload, ...files));
  const names = () => message?.attachments.map(file => file.filename);
  await edit({ content: 'Both' }, { name: 'two.png', size: 3 });
  expect(names()).toEqual(['chart.png', 'two.png']);
  await edit({ attachments: [{ id: '0' }] }, { name: 'three.png', size: 3 });
  expect(names()).toEqual(['three.png']);
  expect(harbour.faults).toEqual([]);
});

test('a follow-up right after a deferred reply takes its place; later ones stand for themselves; a reply can be deleted', async () => {
  const { harbour, on, ann, channel } = await ship();
  on(async interaction => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply();
    await interaction.followUp('First');
    await interaction.followUp('Second');
    await interaction.deleteReply();
  });
  await ann.slash(channel, 'ask');
  await expect.poll(() => ann.sees(channel).map(transcript)).toEqual(['Second']);
  expect(harbour.faults).toEqual([]);
});

test('an ephemeral message is seen by one person, not by the bot’s own token, and is lost when the client starts anew', async () => {
  const { harbour, on, ann, bob, channel, call } = await ship();
  on(
    interaction =>
      interaction.isRepliable() && interaction.reply({ content: 'Hush', flags: PRIVATE, components: [row(button('Go'))] as never }),
  );
  const { message } = await ann.slash(channel, 'ask');
  expect(bob.sees(channel)).toEqual([]);
  await expect(bob.press(message ?? '', 'Go')).rejects.toThrow('does not see');
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect(
      await call(method, `/channels/${channel}/messages/${message?.id}`, method === 'PATCH' ? { content: 'x' } : undefined),
    ).toMatchObject({
      status: 404,
      body: { code: 10008 },
    });
  expect(harbour.faults).toHaveLength(3);
  expect(ann.sees(channel)).toHaveLength(1);
  ann.reload();
  expect(ann.sees(channel)).toEqual([]);
  await expect(ann.press(message ?? '', 'Go')).rejects.toThrow('does not see');
});

test('a select by placeholder and label, acknowledged first and edited then', async () => {
  const { on, ann, channel, harbour } = await ship();
  const select = {
    type: 3,
    custom_id: 'pick',
    placeholder: 'Which',
    options: [
      { label: 'Ruby', value: 'r' },
      { label: 'Opal', value: 'o' },
    ],
  };
  on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Pick', components: [row(select)] as never });
    if (!interaction.isStringSelectMenu()) return;
    await interaction.deferUpdate();
    await interaction.editReply({ content: `Picked ${interaction.values.join()}`, components: [] });
  });
  const asked = await ann.slash(channel, 'ask');
  expect(asked.text).toBe('Pick\n▾ Which {Ruby | Opal}');
  await expect(ann.select(asked.message ?? '', 'Which', ['r', 'o'])).rejects.toThrow('From 1 to 1');
  await expect(ann.select(asked.message ?? '', 'Which', ['Pearl'])).rejects.toThrow('No option');
  expect((await ann.select(asked.message ?? '', 'Which', ['Opal'])).text).toBe('Picked o');
  expect(harbour.faults).toEqual([]);
});

test('people in a select come with what they are', async () => {
  const { on, ann, bob, channel, harbour } = await ship();
  on(async interaction => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'Who', components: [row({ type: 5, custom_id: 'who' })] as never });
    if (interaction.isUserSelectMenu())
      await interaction.update({ content: interaction.users.map(user => user.username).join(), components: [] });
  });
  const asked = await ann.slash(channel, 'ask');
  expect((await ann.select(asked.message ?? '', 'who', [bob.id])).text).toBe('Bob');
  expect(harbour.faults).toEqual([]);
});

const MODAL = {
  custom_id: 'm',
  title: 'Orders',
  components: [
    { type: 10, content: 'Write here.' },
    { type: 18, label: 'Text', component: { type: 4, custom_id: 'text', style: 2, min_length: 2, value: 'F F' } },
    { type: 18, label: 'Ship', component: { type: 3, custom_id: 'ship', required: false, options: [{ label: 'Ruby', value: 'r' }] } },
    { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure' } },
  ],
};

test('a modal with words, a select and a tick; what its fields do not take cannot be sent', async () => {
  const { on, ann, channel, harbour } = await ship();
  on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.showModal(MODAL as never);
    if (interaction.isModalSubmit())
      await interaction.reply(`${interaction.fields.getTextInputValue('text')} ${interaction.fields.getStringSelectValues('ship').join()}`);
  });
  const { modal, text } = await ann.slash(channel, 'ask');
  if (!modal) throw new Error('No modal');
  expect(text).toBe(modalText(modal));
  expect(text).toContain('Orders\nWrite here.\nText: F F');
  await expect(ann.submit(modal, { text: 'F' })).rejects.toThrow('at least 2');
  await expect(ann.submit(modal, { other: 'F' })).rejects.toThrow('no field other');
  await expect(ann.submit(modal, { ship: ['r', 'r'] })).rejects.toThrow('does not take 2');
  expect((await ann.submit(modal, { text: 'S F', Ship: ['Ruby'], sure: true })).text).toBe('S F r');
  expect(harbour.faults).toEqual([]);
});

test('autocomplete gives choices of the option’s own kind', async () => {
  const options = [
    { type: 3, name: 'ship', description: 'Ship', autocomplete: true },
    { type: 4, name: 'speed', description: 'Speed', autocomplete: true },
    { type: 3, name: 'plain', description: 'Plain' },
  ];
  const { on, ann, channel, harbour } = await ship({ patience: 400, commands: [{ name: 'sail', description: 'Sails', options }] });
  on(interaction => interaction.isAutocomplete() && interaction.respond([{ name: 'Ruby', value: `r${interaction.options.getFocused()}` }]));
  expect(await ann.autocomplete(channel, 'sail', 'ship', 'Ru')).toEqual([{ name: 'Ruby', value: 'rRu' }]);
  await expect(ann.autocomplete(channel, 'sail', 'plain', 'x')).rejects.toThrow('offers nothing');
  expect(harbour.faults).toEqual([]);
  await expect(ann.autocomplete(channel, 'sail', 'speed', '1')).rejects.toThrow('did not answer');
  expect(harbour.faults.join()).toContain('is no number');
});

test('in a DM: a command, a button under a message of the bot, and words of a person', async () => {
  const { on, ann, client, channel, harbour } = await ship();
  on(interaction => interaction.isRepliable() && interaction.reply(`Here: ${interaction.context}`));
  expect((await ann.slash(ann.dm(), 'ask')).text).toBe('Here: 1');
  const user = await client.users.fetch(ann.id);
  const sent = await user.send({ content: 'Card', components: [row(button('Open'))] as never });
  expect((await ann.press(sent.id, 'Open')).text).toBe('Here: 1');
  expect(ann.say(channel, 'hello').content).toBe('hello');
  expect(ann.sees(channel).map(transcript)).toEqual(['hello']);
  expect(harbour.faults).toEqual([]);
});

test('waiting for a message in a channel, as the whole world and as one person', async () => {
  const { ann, bob, channel, client, harbour } = await ship();
  const [all, hers] = [harbour.next(channel, message => message.content === 'Two'), ann.next(channel)];
  for (const content of ['One', 'Two']) await client.rest.post(`/channels/${channel}/messages`, { body: { content } });
  expect((await all).content).toBe('Two');
  expect((await hers).content).toBe('One');
  await expect(bob.next(channel, () => true, 20)).rejects.toThrow('within 20 ms');
});
