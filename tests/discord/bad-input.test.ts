import { expect, test } from 'vitest';
import { transcript } from '../../src/harbour/index.js';
import { announced, newest, type Quay, quay, started } from '../support/bot.js';
import { HOUR } from '../support/clock.js';

const STARTER = { scenario: 'starter', pace: 'every 24 hours' };

async function fight(): Promise<Quay & { readonly thread: string; readonly battle: string }> {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  const battle = await table.store.work(tx => tx.battleOfThread(thread));
  return Object.assign(table, { thread, battle: battle?.id ?? '' });
}

/** The whole state of a battle that a refusal must leave alone. */
const standing = ({ store }: Quay, id: string) =>
  store.work(async tx => JSON.stringify([await tx.battle(id), await tx.seats(id), await tx.drafts(id, 0)]));

test('another captain’s button: his panel is not yours, said privately, and nothing changes', async () => {
  const table = await fight();
  const desk = await table.ann.press(newest(table.ann, table.ann.dm()), 'Write orders');
  const before = await standing(table, table.battle);
  const card = table.harbour.messages(table.thread)[0];
  const answer = card && (await table.bob.press(card, 'My orders'));
  expect(answer?.message?.onlyFor).toBe(table.bob.id);
  expect(answer?.text).toContain('Turn 1 · French');
  const stranger = table.harbour.person('Sam', table.guild);
  const refusal = card && (await stranger.press(card, 'My orders'));
  expect(refusal?.text).toContain('You command nothing in this battle');
  expect(refusal?.message?.onlyFor).toBe(stranger.id);
  expect(desk.message).not.toBeNull();
  expect(await standing(table, table.battle)).toBe(before);
});

test('a stale panel: the turn that it was drawn for has been resolved', async () => {
  const table = await fight();
  const desk = await table.ann.press(newest(table.ann, table.ann.dm()), 'Write orders');
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  const answer = desk.message && (await table.ann.press(desk.message, 'Seal'));
  expect(answer?.text).toContain('That turn has been resolved');
});

test('a double press counts once: the second finds the track longer than it thought', async () => {
  const table = await fight();
  const opened = await table.ann.press(newest(table.ann, table.ann.dm()), 'Write orders');
  if (!opened.message) throw new Error(opened.text);
  await table.ann.select(opened.message, 'Give orders to …', ['b.tonnant']);
  await Promise.all([table.ann.press(opened.message, '⬆ Ahead'), table.ann.press(opened.message, '⬆ Ahead')]);
  const [draft] = await table.store.work(tx => tx.drafts(table.battle, 0));
  expect(draft?.answers['b.tonnant']?.['track']).toEqual([{ id: 'f', by: null }]);
});

test('an unknown ship in typed orders is shown under its word, with what was expected', async () => {
  const table = await fight();
  const answer = await table.ann.slash(table.thread, 'orders', { text: 'Tonnant: F F | Victory: P F' });
  expect(answer.text).toContain('Victory” is not known here');
  expect(answer.text).toMatch(/\^{7}/);
  expect(await table.store.work(tx => tx.drafts(table.battle, 0))).toMatchObject([{ answers: {} }]);
});

test('an illegal path is refused with what is legal', async () => {
  const table = await fight();
  const answer = await table.ann.slash(table.thread, 'orders', { text: 'Tonnant: F F F F F F', seal: true });
  expect(answer.text).toMatch(/Tonnant/);
  expect(answer.text).toMatch(/at most|Legal/);
});

test('a scenario file with a fault names its line and what was expected there', async () => {
  const table = await quay();
  const source = JSON.stringify(
    table.bot.bridge.deps.library.find(one => one.id === 'starter'),
    null,
    2,
  ).replace('"french",\n      "guns": 80', '"french",\n      "guns": "eighty"');
  const data = new TextEncoder().encode(source);
  const answer = await table.ann.slash(table.channel, 'battle new', { file: { file: { name: 'mine.json', data } } });
  const line = source.split('\n').findIndex(one => one.includes('"eighty"')) + 1;
  expect(answer.text).toContain(`line ${line},`);
  expect(answer.text).toContain('number');
  const broken = await table.ann.slash(table.channel, 'battle new', {
    file: { file: { name: 'mine.json', data: new TextEncoder().encode('{\n  "id": "x",\n  oops\n}') } },
  });
  expect(broken.text).toContain('line 3');
  expect(await table.store.work(tx => tx.battles({ phases: ['muster'] }))).toEqual([]);
});

test('closed DMs: the thread says that something waits, never what, and the card shows it', async () => {
  const table = await quay();
  table.bob.closeDms();
  const card = await announced(table, STARTER);
  const thread = await started(table, card);
  const pointer = table.harbour
    .messages(thread)
    .find(message => message.mentions.includes(table.bob.id) && transcript(message).includes('DMs are closed'));
  expect(pointer && transcript(pointer)).not.toMatch(/Formidable|▣/);
  const desk = pointer && (await table.bob.press(pointer, 'My orders'));
  expect(desk?.message?.onlyFor).toBe(table.bob.id);
  expect(desk?.text).toContain('Formidable');
  expect(table.harbour.faults).toEqual([]);
  expect(table.troubles).toEqual([]);
});

test('a deleted thread: the battle goes on in a new one, with what waited', async () => {
  const table = await fight();
  table.harbour.deleteChannel(table.thread);
  await expect.poll(() => table.ann.sees(table.ann.dm()).map(transcript).join('\n')).toContain('was deleted');
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  const answer = await table.ann.slash(table.channel, 'battle reopen', { battle: table.battle });
  expect(answer.text).toContain('goes on in');
  const thread = table.harbour.threads(table.guild).at(-1)?.id ?? '';
  expect(table.harbour.messages(thread).map(transcript).join('\n')).toContain('Orders of this turn');
  const refusal = await table.bob.slash(table.channel, 'battle reopen', { battle: table.battle });
  expect(refusal.text).toContain('Only whoever opened the battle');
});

test('a bot thrown out of the server keeps the battle, and sends what waited when it is back', async () => {
  const table = await fight();
  table.harbour.kick(table.guild);
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  expect(await table.store.work(tx => tx.battle(table.battle))).toMatchObject({ step: 1 });
  expect(table.harbour.messages(table.thread)).toHaveLength(1);
  const home = table.harbour.world.guilds.get(table.guild);
  if (home) home.botGone = false;
  table.clock.move(HOUR);
  await table.bot.sweep();
  expect(table.harbour.messages(table.thread).length).toBeGreaterThan(1);
});

test('an order after the deadline: the turn has been resolved, and the new one is open', async () => {
  const table = await fight();
  const desk = await table.bob.press(newest(table.bob, table.bob.dm()), 'Write orders');
  table.clock.move(25 * HOUR);
  await table.bot.sweep();
  const late = desk.message && (await table.bob.select(desk.message, 'Give orders to …', ['f.formidable']));
  expect(late?.text).toContain('That turn has been resolved');
  expect((await table.bob.slash(table.thread, 'orders')).text).toContain('Turn 2');
});
