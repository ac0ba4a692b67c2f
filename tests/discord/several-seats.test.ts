import { expect, test } from 'vitest';
import { type Message, transcript } from '../../src/harbour/index.js';
import { announced, newest, type Quay, quay } from '../support/bot.js';
import { HOUR } from '../support/clock.js';

const BRITISH = ['Weather column, van', 'Weather column, rear', 'Lee column, van', 'Lee column, rear'];
const ALLIES = ['Allied van', 'Allied centre', 'Allied rear', 'Squadron of observation'];

/** Ann takes every British seat, Bob every allied one. */
async function squadrons(table: Quay): Promise<string> {
  const { ann, bob, bot, guild, harbour } = table;
  const card = await announced(table, { scenario: 'trafalgar-squadrons', pace: 'ready' });
  for (const seat of BRITISH) await ann.press(card, seat);
  for (const seat of ALLIES) await bob.press(card, seat);
  await bot.calm();
  await ann.press(card, 'Start');
  await bot.calm();
  return harbour.threads(guild).at(-1)?.id ?? '';
}

const cardOf = (messages: readonly Message[], seat: string): Message => {
  const found = messages.filter(message => transcript(message).includes(`**${seat}**`)).at(-1);
  if (!found) throw new Error(`No card for ${seat}`);
  return found;
};

test('two people fight Trafalgar by eight squadrons: a card a seat, a desk a seat, each for its own captain', async () => {
  const table = await quay();
  const { ann, bob, bot, harbour, troubles } = table;
  const thread = await squadrons(table);
  const cards = ann.sees(ann.dm());
  expect(cards.filter(message => transcript(message).includes('You command'))).toHaveLength(1);
  for (const seat of BRITISH) {
    const desk = await ann.press(cardOf(cards, seat), 'Write orders');
    expect(desk.text).toContain(`Turn 1 · ${seat}`);
    if (desk.message) expect((await ann.press(desk.message, 'Seal')).text).toContain('Sealed as');
  }
  expect((await ann.press(cardOf(cards, 'Lee column, van'), 'Chart in words')).text).toContain('Royal Sovereign');
  const board = harbour.messages(thread)[0];
  if (!board) throw new Error('No board');
  expect(board.mentions.sort()).toEqual([ann.id, bob.id].sort());
  for (const seat of ALLIES) {
    const desk = await bob.press(board, 'My orders');
    expect(desk.text).toContain(`Turn 1 · ${seat}`);
    if (desk.message) await bob.press(desk.message, 'Seal');
  }
  await bot.calm();
  expect(harbour.messages(thread).map(transcript).join('\n')).toMatch(/Orders of this turn: Weather column, van/);
  expect((await bob.slash(thread, 'orders', { seat: 'Lee column, van' })).text).toContain('You command nothing');
  expect((await bob.slash(thread, 'orders', { seat: 'Allied rear' })).text).toContain('Turn 2 · Allied rear');
  expect(await bob.autocomplete(thread, 'orders', 'seat', 'rear')).toEqual([{ name: 'Allied rear', value: 'rear' }]);
  expect(harbour.faults).toEqual([]);
  expect(troubles).toEqual([]);
}, 240_000);

test('a captain of four squadrons with closed DMs is pointed to the thread once a turn', async () => {
  const table = await quay();
  table.bob.closeDms();
  const thread = await squadrons(table);
  const pointers = table.harbour.messages(thread).filter(message => transcript(message).includes('DMs are closed'));
  expect(pointers).toHaveLength(1);
  expect((await table.bob.press(newest(table.bob, thread), 'My orders')).text).toContain('Turn 1 · Allied van');
}, 240_000);

test('the reminder of a captain of several seats is one message: each seat by name, drawn and sealed by itself', async () => {
  const table = await quay();
  const { ann, bot, clock, harbour, store } = table;
  const card = await announced(table, { scenario: 'two-a-side', pace: 'every 24 hours' });
  const battle = (await store.work(tx => tx.battles({ phases: ['muster'] })))[0]?.id ?? '';
  const seats = await store.work(tx => tx.seats(battle));
  const own = seats.filter(seat => seat.side === seats[0]?.side).map(seat => seat.name);
  for (const seat of seats) await (own.includes(seat.name) ? ann : table.bob).press(card, seat.name);
  await ann.press(card, 'Start');
  await bot.calm();
  clock.move(22 * HOUR);
  await bot.sweep();
  const reminder = newest(ann, ann.dm());
  for (const name of own) expect(transcript(reminder)).toContain(`**${name}**`);
  expect(new Set(reminder.attachments.map(one => one.filename)).size).toBe(own.length);
  await ann.press(reminder, 'Accept');
  await bot.calm();
  expect((await store.work(tx => tx.drafts(battle, 0))).filter(draft => draft.sealed !== null)).toMatchObject([{ seat: seats[0]?.seat }]);
  expect(harbour.faults).toEqual([]);
}, 240_000);
