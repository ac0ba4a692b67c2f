import { expect, test } from 'vitest';
import { type Message, type Person, transcript } from '../../src/harbour/index.js';
import { announced, newest, type Quay, quay, started } from '../support/bot.js';

/** From the shipyard to the first turn where everything is contested: wind, terrain, who sets up first. */

const messageOf = (answer: { readonly message: Message | null; readonly text: string }): Message => {
  if (!answer.message) throw new Error(answer.text);
  return answer.message;
};
const posted = ({ harbour }: Quay, thread: string): string =>
  harbour
    .messages(thread)
    .filter(message => message.onlyFor === null)
    .map(transcript)
    .join('\n');

/** What silence would do, sealed. */
async function seals({ bot }: Quay, person: Person): Promise<void> {
  const desk = messageOf(await person.press(newest(person, person.dm()), 'Write orders'));
  await person.press(desk, 'Seal');
  await bot.calm();
}

test('the winner of the Challenge Test chooses the wind at his desk, and the other lays terrain and is asked first where to set up', async () => {
  const table = await quay();
  const { ann, bob, harbour, bot } = table;
  const thread = await started(table, await announced(table, { scenario: 'chosen-waters', pace: 'ready' }), ['Red', 'Blue']);
  for (const person of [ann, bob]) await seals(table, person);
  const told = posted(table, thread);
  expect(told).toMatch(/(Red|Blue) win the Challenge Test, and choose the Weather Edge/);
  const red = /Red win the Challenge Test/.test(told);
  const [winner, loser] = red ? [ann, bob] : [bob, ann];

  const desk = messageOf(await winner.press(newest(winner, winner.dm()), 'Write orders'));
  expect(transcript(desk)).toContain('Choose the Weather Edge');
  await winner.select(desk, 'Give orders to …', ['edge']);
  await winner.select(desk, 'Wind', ['north']);
  expect(transcript(desk)).toContain('The wind will blow from the north, on your beam.');
  expect(posted(table, thread)).not.toContain('from the north');
  await winner.press(desk, 'All');
  await winner.press(desk, 'Seal');
  await bot.calm();
  expect(posted(table, thread)).toContain(`${red ? 'Red' : 'Blue'} choose the wind: it blows from the north`);

  for (const layer of [loser, winner, loser, winner]) await seals(table, layer);
  expect(posted(table, thread)).toMatch(/lay a fog bank/);
  const board = harbour.messages(thread).findLast(message => message.onlyFor === null && transcript(message).includes('Awaited'));
  expect(board && transcript(board)).toContain(`Awaited: **${red ? 'Blue' : 'Red'}**\n`);
  expect(table.troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
}, 120_000);
