import { describe, expect, test } from 'vitest';
import { type Message, type OptionValue, type Person, transcript } from '../../src/harbour/index.js';
import { announced, newest, type Quay, quay, started } from '../support/bot.js';
import { HOUR } from '../support/clock.js';

interface Evening extends Quay {
  readonly uma: Person;
  readonly thread: string;
  readonly battle: string;
}

/** Ann and Bob fight the starter action; Uma judges. */
async function evening(): Promise<Evening> {
  const table = await quay();
  const uma = table.harbour.person('Uma', table.guild);
  const card = await announced(table, { scenario: 'starter', pace: 'every 24 hours', umpire: { user: uma.id } });
  const thread = await started(table, card);
  const battle = await table.store.work(tx => tx.battleOfThread(thread));
  return Object.assign(table, { uma, thread, battle: battle?.id ?? '' });
}

const posted = ({ harbour, thread }: Evening): string => harbour.messages(thread).map(transcript).join('\n');
const rowOf = ({ store, battle }: Evening) => store.work(tx => tx.battle(battle));
const everything = ({ store, battle }: Evening) =>
  store.work(async tx =>
    JSON.stringify([await tx.battle(battle), await tx.seats(battle), await tx.drafts(battle, 0), await tx.steps(battle)]),
  );

async function says(table: Evening, person: Person, command: string, options: Record<string, OptionValue> = {}, channel = table.thread) {
  const answer = await person.slash(channel, `umpire ${command}`, options);
  await table.bot.calm();
  expect(answer.message?.onlyFor).toBe(person.id);
  return answer;
}

const messageOf = (answer: { readonly message: Message | null; readonly text: string }): Message => {
  if (!answer.message) throw new Error(answer.text);
  return answer.message;
};

test('rule: Tonnant loses her foremast in a squall; the thread reads the ruling and its reason', async () => {
  const table = await evening();
  const { uma, bot } = table;
  const desk = messageOf(await says(table, uma, 'rule', { reason: 'a squall' }));
  expect(transcript(desk)).toContain('Reason: a squall');
  await uma.select(desk, 'What', ['mast']);
  await uma.select(desk, 'The ruling …', ['ship']);
  await uma.select(desk, 'Ship', ['b.tonnant']);
  await uma.select(desk, 'The ruling …', ['mast']);
  await uma.select(desk, 'Mast', ['fore']);
  const done = await uma.press(desk, 'Rule');
  expect(done.text).toContain('It is told in the thread');
  await bot.calm();
  expect(posted(table)).toMatch(/The umpire\*\* makes a ruling[\s\S]*a squall[\s\S]*By the umpire’s ruling: \*Tonnant\*, a mast/);
  expect(await rowOf(table)).toMatchObject({ step: 1, phase: 'fighting' });
  expect(table.harbour.faults).toEqual([]);
  expect(table.troubles).toEqual([]);
});

test('rule: what all may not know is not told; the thread has the reason alone', async () => {
  const table = await evening();
  const { uma, bot } = table;
  const desk = messageOf(await says(table, uma, 'rule', { reason: 'shot through' }));
  for (const [field, select, value] of [
    ['kind', 'What', 'damage'],
    ['ship', 'Ship', 'b.tonnant'],
  ] as const) {
    await uma.select(desk, 'The ruling …', [field]);
    await uma.select(desk, select, [value]);
  }
  await uma.press(desk, 'Rule');
  await bot.calm();
  expect(transcript(newest(uma, table.thread))).toContain('Nothing that all may see has changed');
  expect(posted(table)).not.toMatch(/ruling: \*Tonnant/);
  expect(transcript(newest(table.ann, table.ann.dm()))).toMatch(/Tonnant\*?, damage/i);
  expect(transcript(newest(table.bob, table.bob.dm()))).not.toMatch(/Tonnant\*?, damage/i);
  expect(table.harbour.faults).toEqual([]);
});

test('rule: the reason is mended in a window; a desk that the battle has overtaken rules nothing', async () => {
  const table = await evening();
  const { uma, clock, bot } = table;
  const desk = messageOf(await says(table, uma, 'rule', { reason: 'a squal' }));
  await uma.select(desk, 'The ruling …', ['reason']);
  const { modal } = await uma.press(desk, 'Write …');
  if (!modal) throw new Error('No modal');
  expect((await uma.submit(modal, { text: 'a squall' })).text).toContain('Reason: a squall');
  const stranger = await table.ann.press(desk, 'Rule').catch((trouble: unknown) => String(trouble));
  expect(typeof stranger === 'string' ? stranger : stranger.text).toMatch(/umpire|see|visible/i);
  clock.move(24 * HOUR);
  await bot.sweep();
  expect((await uma.select(desk, 'The ruling …', ['kind'])).text).toContain('moved on');
  expect(await rowOf(table)).toMatchObject({ step: 1 });
});

test('extend, pause and resume: the clock, in the thread and on the board', async () => {
  const table = await evening();
  const { uma, clock, bot } = table;
  const due = (await rowOf(table))?.deadline ?? 0;
  expect((await says(table, uma, 'extend', { hours: 12, reason: 'a storm ashore' })).text).toContain('Extended');
  expect(await rowOf(table)).toMatchObject({ deadline: due + 12 * HOUR });
  await says(table, uma, 'pause', { reason: 'Christmas', hours: 240 });
  expect(posted(table)).toMatch(/stops the clock[\s\S]*Christmas/);
  expect(transcript(table.harbour.messages(table.thread)[0] as Message)).toContain('The umpire has stopped the clock');
  clock.move(100 * HOUR);
  await bot.sweep();
  expect(await rowOf(table)).toMatchObject({ step: 0 });
  expect((await says(table, uma, 'pause', { reason: 'again' })).text).toContain('paused already');
  await says(table, uma, 'resume', { reason: 'all are back' });
  expect(await rowOf(table)).toMatchObject({ paused: null, deadline: clock.now() + 36 * HOUR });
  await says(table, uma, 'pause', { reason: 'Easter', hours: 24 });
  clock.move(24 * HOUR);
  await bot.sweep();
  expect(posted(table)).toContain('The pause is over');
});

test('replace: a substitute finds on his desk what the captain had written; the captain finds nothing', async () => {
  const table = await evening();
  const { uma, harbour, guild, thread, ann } = table;
  const sue = harbour.person('Sue', guild);
  await ann.slash(thread, 'orders', { text: 'Tonnant: F F; rake off' });
  await says(table, uma, 'replace', { seat: 'British', captain: { user: sue.id }, reason: 'Ann is at sea' });
  expect(posted(table)).toMatch(/gives \*\*British\*\* to[\s\S]*Ann is at sea/);
  const desk = await sue.press(newest(sue, sue.dm()), 'Write orders');
  expect(desk.text).toMatch(/●.*Tonnant/);
  expect((await ann.slash(thread, 'orders')).text).toContain('You command nothing');
  await says(table, uma, 'replace', { seat: 'french', reason: 'Bob too' });
  expect(await table.store.work(tx => tx.seats(table.battle))).toMatchObject([{ user: sue.id }, { user: null, ai: true }]);
  expect(harbour.faults).toEqual([]);
});

test('undo: the thread is told, the board asks again, and what was written is there to be mended', async () => {
  const table = await evening();
  const { uma, clock, bot, ann, thread } = table;
  await ann.slash(thread, 'orders', { text: 'Tonnant: F F; rake off', seal: true });
  clock.move(24 * HOUR);
  await bot.sweep();
  await bot.calm();
  expect((await says(table, uma, 'undo', { reason: 'wrong wind' })).text).toContain('Taken back');
  expect(posted(table)).toMatch(/takes the last turn back[\s\S]*wrong wind/);
  expect(transcript(newest(uma, thread))).toContain('Awaited: **British**, **French**');
  expect((await ann.slash(thread, 'orders')).text).toMatch(/Turn 1[\s\S]*●.*Tonnant/);
  expect((await says(table, uma, 'undo', { reason: 'more' })).text).toContain('Nothing has been resolved');
  expect(table.harbour.faults).toEqual([]);
  expect(table.troubles).toEqual([]);
});

test('orders: what is sealed, for the umpire’s eyes; not what is being written', async () => {
  const table = await evening();
  const { uma, ann, bob, thread } = table;
  await ann.slash(thread, 'orders', { text: 'Tonnant: F F; rake off', seal: true });
  await bob.slash(thread, 'orders', { text: 'Formidable: F' });
  const read = await says(table, uma, 'orders');
  expect(read.text).toMatch(/British\*\*: sealed[\s\S]*Tonnant: F F; rake no[\s\S]*French\*\*: not sealed/);
  expect(read.text).not.toContain('Formidable');
  expect((await says(table, bob, 'orders')).text).toContain('Only the umpire');
  expect((await says(table, bob, 'orders')).text).not.toContain('Tonnant');
});

test('reopen: after the thread was deleted, the battle goes on in another channel', async () => {
  const table = await evening();
  const { uma, harbour, guild } = table;
  const other = harbour.channel(guild, 'quiet-water');
  expect((await says(table, uma, 'reopen', {}, table.thread)).text).toContain('has its thread');
  harbour.deleteChannel(table.thread);
  await expect.poll(() => uma.sees(uma.dm()).map(transcript).join('\n')).toContain('was deleted');
  expect((await says(table, table.bob, 'reopen', { battle: table.battle }, other)).text).toContain('Only the umpire');
  expect((await says(table, uma, 'reopen', { battle: table.battle }, other)).text).toContain('goes on in');
  const after = await rowOf(table);
  expect(after).toMatchObject({ channel: other });
  expect(
    harbour
      .messages(after?.thread ?? '')
      .map(transcript)
      .join('\n'),
  ).toContain('My orders');
});

describe('bad input is answered privately, and changes nothing', () => {
  const REASON = { reason: 'because' };
  test.each<[string, Record<string, OptionValue>]>([
    ['rule', REASON],
    ['extend', { hours: 12, ...REASON }],
    ['pause', REASON],
    ['resume', REASON],
    ['replace', { seat: 'british', ...REASON }],
    ['undo', REASON],
    ['orders', {}],
    ['reopen', {}],
  ])('%s: of a captain, of a stranger, for a battle that is not there', async (command, options) => {
    const table = await evening();
    const sam = table.harbour.person('Sam', table.guild);
    const before = await everything(table);
    for (const person of [table.ann, sam]) expect((await says(table, person, command, options)).text).toContain('Only the umpire');
    expect((await says(table, table.uma, command, { ...options, battle: 'zzzzzzzz' })).text).toContain('no battle of that name');
    expect(await everything(table)).toBe(before);
  });

  test('a seat that is not there, a captain of the other side, a resume without a pause, an undo before the first turn', async () => {
    const table = await evening();
    const { uma, bob } = table;
    const before = await everything(table);
    for (const [command, options, words] of [
      ['replace', { seat: 'dutch', ...REASON }, 'no such seat'],
      ['replace', { seat: 'british', captain: { user: bob.id }, ...REASON }, 'on the other side'],
      ['replace', { seat: 'british', captain: { user: uma.id }, ...REASON }, 'commands no ships'],
      ['resume', REASON, 'not paused'],
      ['undo', REASON, 'Nothing has been resolved'],
      ['rule', { reason: '   ' }, 'gives his reason'],
    ] as const)
      expect((await says(table, uma, command, options)).text).toContain(words);
    expect(await everything(table)).toBe(before);
  });

  test('a battle that is over, and one without an umpire', async () => {
    const table = await evening();
    await table.ann.slash(table.thread, 'battle concede', { sure: true });
    await table.bot.calm();
    for (const command of ['undo', 'pause', 'rule'])
      expect((await says(table, table.uma, command, REASON)).text).toContain('This battle is over');
    const other = await started(table, await announced(table, { scenario: 'starter', pace: 'ready' }));
    expect((await says(table, table.uma, 'undo', REASON, other)).text).toContain('has no umpire');
  });
});

test('help: the command is named, and has a page of its own', async () => {
  const { ann, channel } = await quay();
  expect((await ann.slash(channel, 'help')).text).toContain('/umpire');
  const page = (await ann.slash(channel, 'help', { about: 'umpires' })).text;
  for (const word of ['rule', 'orders', 'extend', 'pause', 'resume', 'replace', 'undo', 'reopen']) expect(page).toContain(word);
});

test('seats and battles are offered while the umpire types', async () => {
  const table = await evening();
  expect(await table.uma.autocomplete(table.thread, 'umpire replace', 'seat', 'fre')).toEqual([{ name: 'French', value: 'french' }]);
  expect((await table.uma.autocomplete(table.thread, 'umpire undo', 'battle', ''))[0]?.value).toBe(table.battle);
});
