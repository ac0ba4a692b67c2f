import { expect, test } from 'vitest';
import { oldEdits, transcript } from '../../src/harbour/index.js';
import { announced, newest, quay, started } from '../support/bot.js';
import { HOUR, MINUTE } from '../support/clock.js';

const STARTER = { scenario: 'starter', pace: 'every 24 hours' };

test('a post that was stored before its answer was lost is there once', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  for (let times = 0; times < 2; times++) table.harbour.fault({ on: 'POST /channels/:id/messages', do: { status: 502, when: 'after' } });
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  table.clock.move(HOUR);
  await table.bot.sweep();
  const posts = table.harbour
    .messages(thread)
    .map(transcript)
    .filter(post => post.includes('Orders of this turn'));
  expect(posts).toHaveLength(1);
  for (const captain of [table.ann, table.bob])
    expect(
      captain
        .sees(captain.dm())
        .map(transcript)
        .filter(card => card.includes('Nothing') || card.includes('Write orders')),
    ).toHaveLength(2);
});

test('while Discord is down the turn resolves, and its posts follow in order when it is back', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  const battle = await table.store.work(tx => tx.battleOfThread(thread));
  table.harbour.fault({ on: 'POST /channels/:id/messages', times: 40, do: { status: 503 } });
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  expect(table.harbour.messages(thread)).toHaveLength(1);
  table.clock.move(24 * HOUR);
  await table.bot.sweep();
  for (let times = 0; times < 8; times++) {
    table.clock.move(30 * MINUTE);
    await table.bot.sweep();
  }
  const orders = table.harbour
    .messages(thread)
    .map(transcript)
    .flatMap(post => /Orders of this turn: .*/.exec(post)?.[0] ?? []);
  const [first, second] = await table.store.work(tx => tx.steps(battle?.id ?? ''));
  expect(orders.map(line => /`([0-9a-f]{8})`/.exec(line)?.[1])).toEqual(
    [first, second].map(step => step?.seals['british']?.hash.slice(0, 8)),
  );
});

test('the host dies after the turn is stored and before it is posted: it is posted once, after the start', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  table.clock.move(24 * HOUR);
  const { resolveWhileDue } = await import('../../src/table/resolve.js');
  const [battle] = await table.store.work(tx => tx.battles({ phases: ['fighting'] }));
  await resolveWhileDue(table.bot.bridge.deps, battle?.id ?? '');
  await table.restart();
  await table.bot.calm();
  await table.restart();
  await table.bot.calm();
  expect(
    table.harbour
      .messages(thread)
      .map(transcript)
      .filter(post => post.includes('Orders of this turn')),
  ).toHaveLength(1);
});

test('the host is away over the deadline: the time is given back, it is said, and nobody’s turn is taken', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  table.clock.move(24 * HOUR - MINUTE);
  await table.bot.sweep();
  table.clock.move(31 * MINUTE);
  await table.restart();
  await table.bot.calm();
  expect(transcript(newest(table.ann, thread))).toContain('31 minutes: they are given back');
  expect(await table.store.work(tx => tx.battles({ phases: ['fighting'] }))).toMatchObject([{ step: 0 }]);
  table.clock.move(32 * MINUTE);
  await table.bot.sweep();
  expect(await table.store.work(tx => tx.battles({ phases: ['fighting'] }))).toMatchObject([{ step: 1 }]);
});

test('a dropped gateway is taken up again, and a press made meanwhile is answered', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  table.harbour.gateway.drop();
  const answer = await table.bob.slash(thread, 'battle status');
  expect(answer.text).toContain('Awaited');
});

test('the reminder draws what will happen; Accept seals just that', async () => {
  const table = await quay();
  const thread = await started(table, await announced(table, STARTER));
  table.clock.move(22 * HOUR);
  await table.bot.sweep();
  const reminder = newest(table.bob, table.bob.dm());
  expect(transcript(reminder)).toMatch(/have no orders of their own/);
  const accepted = await table.bob.press(reminder, 'Accept');
  expect(accepted.text).toContain('Sealed as drawn');
  await table.bot.calm();
  const board = table.harbour.messages(thread)[0];
  expect(board && transcript(board)).toMatch(/Sealed: \*\*French\*\*/);
  expect(table.harbour.faults).toEqual([]);
});

test('a board that is too old to be edited is let be, and the sealing stands', async () => {
  const table = await quay();
  await started(table, await announced(table, STARTER));
  table.harbour.fault(oldEdits(3, 60));
  const desk = await table.ann.press(newest(table.ann, table.ann.dm()), 'Write orders');
  const sealed = desk.message && (await table.ann.press(desk.message, 'Seal'));
  await table.bot.calm();
  expect(sealed?.text).toContain('Sealed as');
  expect(table.troubles).toEqual([]);
});

test('one message reminds a captain of all his battles', async () => {
  const table = await quay();
  for (let nth = 0; nth < 2; nth++) await started(table, await announced(table, STARTER));
  table.clock.move(22 * HOUR);
  await table.bot.sweep();
  const reminders = table.bob
    .sees(table.bob.dm())
    .map(transcript)
    .filter(text => text.includes('[Accept]'));
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.match(/\[Accept\] \[Change\]/g)).toHaveLength(2);
  expect(table.harbour.faults).toEqual([]);
});
