import { expect, test } from 'vitest';
import { type Message, transcript } from '../../src/harbour/index.js';
import { announced, type Quay, quay, started } from '../support/bot.js';
import { HOUR } from '../support/clock.js';

/** Arcs and range bands on request: under every private chart, for captains and onlookers alike. */

interface Fight extends Quay {
  readonly thread: string;
  readonly board: Message;
}
async function fight(scenario: string, seats?: [string, string]): Promise<Fight> {
  const table = await quay();
  const thread = await started(table, await announced(table, { scenario, pace: 'every 24 hours' }), seats);
  const [board] = table.harbour.messages(thread);
  if (!board) throw new Error('No board');
  return Object.assign(table, { thread, board });
}
const messageOf = (answer: { readonly message: Message | null; readonly text: string }): Message => {
  if (!answer.message) throw new Error(answer.text);
  return answer.message;
};
const MENU = 'Arcs and ranges of…';

test('a ship is chosen under the chart: the chart is drawn again with her arcs, and says whom they bear on', async () => {
  const { ann, board, harbour } = await fight('starter');
  const chart = messageOf(await ann.press(board, 'Chart'));
  expect(chart.onlyFor).toBe(ann.id);
  expect(transcript(chart)).not.toContain('guns of');
  await ann.select(chart, MENU, ['b.tonnant']);
  expect(transcript(chart)).toMatch(/▣ (None of the|The) guns of Tonnant/);
  expect((await ann.press(chart, 'In words')).text).toMatch(/guns of Tonnant[\s\S]*YOUR SHIPS/);
  await ann.select(chart, MENU, ['~none']);
  expect(transcript(chart)).not.toContain('guns of');
  expect(harbour.faults).toEqual([]);
});

test('after the turn has been resolved an older chart goes on answering for its own turn', async () => {
  const { ann, board, bot, clock, harbour } = await fight('starter');
  const chart = messageOf(await ann.press(board, 'Chart'));
  const before = transcript(chart);
  clock.move(25 * HOUR);
  await bot.sweep();
  await bot.calm();
  await ann.select(chart, MENU, ['b.tonnant']);
  await ann.select(chart, MENU, ['~none']);
  expect(transcript(chart)).toBe(before);
  expect(harbour.faults).toEqual([]);
});

test('an onlooker measures from any ship, and reads what a captain reads', async () => {
  const table = await fight('starter');
  const sam = table.harbour.person('Sam', table.guild);
  const read = async (person: typeof sam) => {
    const chart = messageOf(await person.press(table.board, 'Chart'));
    await person.select(chart, MENU, ['f.formidable']);
    expect(chart.onlyFor).toBe(person.id);
    return /-# .*guns of Formidable[^\n]*/.exec(transcript(chart))?.[0];
  };
  const seen = await read(sam);
  expect(seen).toMatch(/guns of Formidable/);
  expect(await read(table.ann)).toBe(seen);
});

test('/battle chart takes a ship, by her name too, and offers those on the chart', async () => {
  const { ann, thread } = await fight('starter');
  expect((await ann.autocomplete(thread, 'battle chart', 'ship', 'tonn')).map(choice => choice.value)).toEqual(['b.tonnant']);
  for (const ship of ['b.tonnant', 'tonnant'])
    expect((await ann.slash(thread, 'battle chart', { ship })).text, ship).toMatch(/guns of Tonnant/);
  expect((await ann.slash(thread, 'battle chart', { ship: 'Tonnant', text: true })).text).toMatch(/guns of Tonnant[\s\S]*YOUR SHIPS/);
});

test('a ship that is not there is refused, with the names of those that are', async () => {
  const { ann, thread } = await fight('starter');
  const answer = await ann.slash(thread, 'battle chart', { ship: 'Flying Dutchman' });
  expect(answer.message?.onlyFor).toBe(ann.id);
  expect(answer.text).toMatch(/“Flying Dutchman”[\s\S]*Tonnant/);
});

test('sixty ships come in pages, and the page of the one chosen stays open', async () => {
  const { ann, board, harbour } = await fight('trafalgar', ['British', 'Allies']);
  const chart = messageOf(await ann.press(board, 'Chart'));
  await ann.select(chart, MENU, ['~page1']);
  await ann.select(chart, MENU, ['~page2']);
  await ann.select(chart, MENU, ['f.berwick']);
  await ann.select(chart, MENU, ['~page1']);
  expect(transcript(chart)).toMatch(/guns of Berwick/);
  await ann.select(chart, MENU, ['~page2']);
  await ann.select(chart, MENU, ['s.san-juan-nepomuceno']);
  expect(transcript(chart)).toMatch(/guns of San Juan Nepomuceno/);
  expect(harbour.faults).toEqual([]);
});

test('where there is no chart there is nothing to measure', async () => {
  const { ann, board } = await fight('dwarf-orc', ['Dwarf fleet', 'Orc fleet']);
  expect(transcript(messageOf(await ann.press(board, 'Chart')))).not.toContain(MENU);
});
