import { expect, test } from 'vitest';
import { transcript } from '../../src/harbour/index.js';
import { quay } from '../support/bot.js';

test('two friends open a battle, take their seats, and fight the first turn', async () => {
  const { harbour, ann, bob, channel, guild, troubles, bot } = await quay();
  const panel = await ann.slash(channel, 'battle new', { scenario: 'starter', pace: 'ready' }).catch(e => {
    console.log(harbour.log, harbour.faults, troubles);
    throw e;
  });
  expect(panel.text).toContain('Open');
  const opened = await ann.press(panel.message!, 'Open');
  expect(opened.text).toContain('is announced');
  await bot.calm();
  console.log(harbour.log, harbour.faults, troubles, await bot.bridge.deps.store.work(tx => tx.nextDispatches(9e12, 5)));
  const [card] = harbour.messages(channel).filter(message => message.onlyFor === null);
  console.log(transcript(card!));
  await ann.press(card!, 'British');
  await bob.press(card!, 'French');
  await bot.calm();
  console.log(transcript(card!));
  const started = await ann.press(card!, 'Start');
  console.log(started.text);
  await bot.calm();
  const [thread] = harbour.threads(guild);
  for (const message of harbour.messages(thread!.id)) console.log('THREAD', transcript(message));
  for (const message of ann.sees(ann.dm())) console.log('DM', transcript(message));
  const mine = ann.sees(ann.dm()).at(-1)!;
  const desk = await ann.press(mine, 'Write orders');
  console.log(desk.text);
  const ship = await ann.select(desk.message!, 'Give orders to …', ['b.tonnant']);
  console.log(ship.text);
  expect(troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
});
