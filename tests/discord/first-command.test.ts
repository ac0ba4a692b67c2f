import { expect, test } from 'vitest';
import { controlsOf, type Message, type Person, transcript } from '../../src/harbour/index.js';
import { announced, newest, type Quay, quay } from '../support/bot.js';

/** What each lesson tells her to press, on the ship's own desk. */
const LESSONS: readonly { readonly says: string; readonly press: (captain: Person, at: () => Message) => Promise<void> }[] = [
  {
    says: '*Sail.*',
    press: async (captain, at) => {
      await captain.press(at(), '⬆ Ahead');
      await captain.select(at(), 'Other orders …', ['crew']);
      await captain.select(at(), '1. next', ['more-sail']);
    },
  },
  { says: '*Wind.*', press: async (captain, at) => void (await captain.select(at(), 'Whole tracks, best first', ['w1'])) },
  { says: '*Broadside.*', press: async (captain, at) => void (await captain.press(at(), '⬆ Ahead')) },
  { says: '*Rake.*', press: async (captain, at) => void (await captain.press(at(), '⬆ Ahead')) },
];

/** `/battle new`, open, a seat, start: four presses, with nothing to choose. */
async function begun(table: Quay): Promise<string> {
  const card = await announced(table, {});
  expect(transcript(card)).toContain('**Pirates**: the AI');
  await table.ann.press(card, 'English');
  await table.ann.press(card, 'Start');
  await table.bot.calm();
  const thread = table.harbour.threads(table.guild).at(-1);
  if (!thread) throw new Error('No thread was made');
  return thread.id;
}

const inPublic = ({ harbour }: Quay, place: string): Message[] => harbour.messages(place).filter(message => message.onlyFor === null);

test('a newcomer plays the first command by buttons and menus alone, learns one thing a turn, and is offered a real battle', async () => {
  const table = await quay();
  const { harbour, bot, ann, bob, channel } = table;
  const offered = await ann.autocomplete(channel, 'battle new', 'scenario', '');
  expect(offered[0]?.name).toBe('Oak & Iron: First command');

  const thread = await begun(table);
  const at = () => newest(ann, ann.dm());
  for (const [nth, { says, press }] of LESSONS.entries()) {
    const lesson = `**Lesson ${nth + 1} of 4.** ${says}`;
    expect(transcript(at())).toContain(lesson);
    expect((await ann.slash(thread, 'battle status')).text).toContain(lesson);
    await ann.press(at(), 'Write orders');
    expect(transcript(at())).toContain(lesson);
    await ann.select(at(), 'Give orders to …', ['squirrel']);
    expect(transcript(at())).toContain(lesson);
    await press(ann, at);
    await ann.press(at(), 'All');
    expect((await ann.press(at(), 'Seal')).text).toContain('Sealed as');
    await bot.calm();
  }

  const posts = inPublic(table, thread).map(transcript);
  expect(posts).toHaveLength(LESSONS.length + 2);
  expect(posts.filter(post => post.includes('Lesson'))).toEqual([]);
  expect(posts[3]).toMatch(/At Pistol Shot \*Squirrel\* .*starboard broadside/);
  expect(posts[4]).toMatch(/\*Squirrel\* .*starboard broadside.*, raking her from ahead/);

  const end = inPublic(table, thread).at(-1);
  if (!end) throw new Error('Nothing tells the end');
  expect(transcript(end)).toMatch(/English have the better of it|English win/);
  expect(transcript(end)).toContain('[A real battle] [Once more]');
  const real = await bob.press(end, 'A real battle');
  expect(real.text).toContain('## Two ships each');
  expect(real.message && controlsOf(real.message).some(control => control['label'] === 'Open')).toBe(true);
  expect(real.message?.onlyFor).toBe(bob.id);

  await ann.press(end, 'Once more');
  await bot.calm();
  const again = inPublic(table, channel).at(-1);
  expect(again && transcript(again)).toMatch(new RegExp(`English\\*\\*: <@${ann.id}>.*\\n\\*\\*Pirates\\*\\*: the AI`));
  expect(table.troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
}, 120_000);

test('a battle that teaches nothing shows no lesson, and ends with a rematch', async () => {
  const table = await quay();
  const { harbour, bot, ann, bob } = table;
  const card = await announced(table, { scenario: 'quick-start', pace: 'ready' });
  await ann.press(card, 'Player A');
  await bob.press(card, 'Player B');
  await ann.press(card, 'Start');
  await bot.calm();
  expect(transcript(newest(ann, ann.dm()))).not.toContain('Lesson');
  const thread = harbour.threads(table.guild).at(-1)?.id ?? '';
  await ann.slash(thread, 'battle concede', { sure: true });
  await bot.calm();
  const end = inPublic(table, thread).at(-1);
  expect(end && transcript(end)).toContain('[Rematch, sides swapped]');
  expect(end && transcript(end)).not.toContain('A real battle');
}, 60_000);
