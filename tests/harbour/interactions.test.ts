import { expect, test } from 'vitest';
import { button, row, type Ship, ship } from './ship.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A harbour with a clock moved by hand, and Ann's interaction waiting for its answer. */
async function asked(
  needs: Parameters<typeof ship>[0] = {},
): Promise<Ship & { move(ms: number): void; token(): string; answer(body: object): ReturnType<Ship['call']> }> {
  let now = Date.now();
  const made = await ship({ clock: () => now, patience: 300, ...needs });
  await made.ann.slash(made.channel, 'ask').catch(() => undefined);
  const last = () => [...made.harbour.world.interactions.values()].at(-1);
  return Object.assign(made, {
    move(ms: number) {
      now += ms;
    },
    token: () => last()?.token ?? '',
    answer: (body: object) => made.call('POST', `/interactions/${last()?.id}/${last()?.token}/callback`, body),
  });
}

const follow = ({ call, harbour, token }: Awaited<ReturnType<typeof asked>>) =>
  call('POST', `/webhooks/${harbour.world.application}/${token()}`, { content: 'more' });

test('an answer after three seconds finds no interaction: 10062', async () => {
  const table = await asked();
  table.move(3 * SECOND + 1);
  expect(await table.answer({ type: 4, data: { content: 'late' } })).toMatchObject({ status: 404, body: { code: 10062 } });
});

test('an answer at three seconds is in time; a second one: 40060', async () => {
  const table = await asked();
  table.move(3 * SECOND);
  expect(await table.answer({ type: 4, data: { content: 'just' } })).toMatchObject({ status: 204 });
  expect(await table.answer({ type: 4, data: { content: 'twice' } })).toMatchObject({ status: 400, body: { code: 40060 } });
});

test('a token lives for fifteen minutes: then 50027; before the first answer it is unknown', async () => {
  const table = await asked();
  expect(await follow(table)).toMatchObject({ status: 404, body: { code: 10015 } });
  await table.answer({ type: 4, data: { content: 'x' } });
  table.move(15 * MINUTE);
  expect(await follow(table)).toMatchObject({ status: 200 });
  table.move(1);
  expect(await follow(table)).toMatchObject({ status: 401, body: { code: 50027 } });
});

test.each([
  ['an update where there is no message', { type: 7, data: { content: 'x' } }],
  ['an acknowledgement where there is no message', { type: 6 }],
  ['choices to a command', { type: 8, data: { choices: [] } }],
  ['an unknown type', { type: 99 }],
  ['a deferred reply with another flag than EPHEMERAL', { type: 5, data: { flags: 1 << 15 } }],
])('refused: %s', async (_, body) => {
  const table = await asked();
  expect(await table.answer(body)).toMatchObject({ status: 400, body: { code: 50035 } });
  expect(table.harbour.faults).toHaveLength(1);
});

const label = (nth: number, more: object = {}) => ({
  type: 18,
  label: 'x',
  component: { type: 4, custom_id: `t${nth}`, style: 1, ...more },
});
const modal = (components: object[], title = 'x') => ({ type: 9, data: { custom_id: 'm', title, components } });

test.each([
  ['none', modal([])],
  ['six', modal([0, 1, 2, 3, 4, 5].map(nth => label(nth)))],
  ['one id twice', modal([label(1), label(1)])],
  ['a disabled field', modal([label(1, { disabled: true })])],
  ['a title of 46 characters', modal([label(1)], 'x'.repeat(46))],
  ['more at least than at most', modal([label(1, { min_length: 5, max_length: 4 })])],
])('a modal is refused: %s', async (_, body) => {
  expect(await (await asked()).answer(body)).toMatchObject({ status: 400, body: { code: 50035 } });
});

test('no modal after an acknowledgement, and none in answer to a modal', async () => {
  const table = await asked();
  await table.answer({ type: 5 });
  expect(await table.answer(modal([label(1)]))).toMatchObject({ body: { code: 40060 } });
  table.on(interaction => interaction.isChatInputCommand() && interaction.showModal(modal([label(1)]).data as never));
  const opened = await table.ann.slash(table.channel, 'ask');
  if (!opened?.modal) throw new Error('No modal');
  table.on(() => undefined);
  await table.ann.submit(opened.modal, { t1: 'x' }).catch(() => undefined);
  expect(await table.answer(modal([label(1)]))).toMatchObject({ body: { code: 50035 } });
});

test('a command that only a person has installed, in a server without the bot: five follow-ups, then 40094', async () => {
  const table = await ship({
    commands: [
      { name: 'ask', description: 'Asks', integration_types: [0, 1] },
      { name: 'battle', description: 'Fights' },
    ],
  });
  const far = table.harbour.guild('Elsewhere', { bot: 'out' });
  const there = table.harbour.channel(far, 'general');
  const eve = table.harbour.person('Eve', far);
  const seen: unknown[] = [];
  table.on(async interaction => {
    if (!interaction.isChatInputCommand()) return;
    seen.push(interaction.guild, interaction.inRawGuild());
    await interaction.reply('Here');
    for (let nth = 0; nth < 6; nth++) await interaction.followUp(`${nth}`).catch(trouble => seen.push(trouble.code));
  });
  expect(eve.commands(there)).toEqual(['ask']);
  await eve.slash(there, 'ask');
  await expect.poll(() => seen).toEqual([null, true, 40094]);
  expect(table.harbour.faults).toEqual([]);
});

test('a second press while the first is being answered is an interaction of its own', async () => {
  const table = await ship();
  table.on(async interaction => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: '0', components: [row(button('Go'))] as never });
    if (interaction.isButton()) await interaction.update({ content: `${interaction.id}` });
  });
  const { message } = await table.ann.slash(table.channel, 'ask');
  const both = await Promise.all([table.ann.press(message ?? '', 'Go'), table.bob.press(message ?? '', 'Go')]);
  expect(both).toHaveLength(2);
  expect(message?.edits).toBe(2);
});
