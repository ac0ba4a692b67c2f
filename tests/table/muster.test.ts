import { expect, test } from 'vitest';
import { callOff, giveToAi, join, leave, report, start } from '../../src/table/muster.js';
import { open } from '../../src/table/open.js';
import { ANN, BOB, battleNow, CHANNEL, DAILY, fight, GUILD, kinds, muster, newTable, refused, UMA, value } from '../support/table.js';

test('a battle is announced when it is opened, and its dice are sealed from then on', async () => {
  const table = await newTable();
  const battle = await muster(table);
  expect(battle).toMatchObject({ phase: 'muster', step: 0, state: null, openedBy: ANN });
  expect(battle.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await kinds(table)).toEqual(['announcement → public']);
});

test('a captain who takes a seat is summoned, and reports', async () => {
  const table = await newTable();
  const { id } = await muster(table);
  await kinds(table);
  value(await join(table, id, 'french', BOB));
  expect(await kinds(table)).toEqual(['summons → french']);
  const { seats } = value(await report(table, id, BOB));
  expect(seats.find(seat => seat.seat === 'french')).toMatchObject({ user: BOB, reported: true });
});

test('refuses a taken seat, a second seat, a seat that is not there, an umpire at the helm, a stranger where guests are named', async () => {
  const table = await newTable();
  const { id } = await muster(table, { umpire: UMA });
  value(await join(table, id, 'french', BOB));
  expect(refused(await join(table, id, 'french', ANN))).toBe('seat-taken');
  expect(refused(await join(table, id, 'british', BOB))).toBe('already-seated');
  expect(refused(await join(table, id, 'dutch', ANN))).toBe('no-such-seat');
  expect(refused(await join(table, id, 'british', UMA))).toBe('already-seated');
  const closed = value(
    await open(table, {
      by: ANN,
      guild: GUILD,
      channel: CHANNEL,
      scenario: { id: 'starter' },
      pace: DAILY,
      umpire: null,
      invited: [ANN],
      ai: [],
    }),
  );
  expect(refused(await join(table, closed.battle.id, 'french', BOB))).toBe('not-invited');
});

test('a captain may leave again before the start', async () => {
  const table = await newTable();
  const { id } = await muster(table);
  value(await join(table, id, 'french', BOB));
  expect(value(await leave(table, id, BOB)).seats.every(seat => seat.user === null)).toBe(true);
  expect(refused(await leave(table, id, BOB))).toBe('not-your-seat');
});

test('only the host gives seats to the AI, starts, or calls off', async () => {
  const table = await newTable();
  const { id } = await muster(table);
  expect(refused(await giveToAi(table, id, 'french', BOB))).toBe('not-the-opener');
  expect(refused(await start(table, id, BOB))).toBe('not-the-opener');
  expect(refused(await callOff(table, id, BOB))).toBe('not-the-opener');
  value(await callOff(table, id, ANN));
  expect((await battleNow(table, id)).phase).toBe('called-off');
});

test('does not start with a free seat, and says which', async () => {
  const table = await newTable();
  const { id } = await muster(table);
  value(await giveToAi(table, id, 'british', ANN));
  const refusal = await start(table, id, ANN);
  expect(refusal).toMatchObject({ ok: false, refusal: { code: 'seats-free', say: expect.stringContaining('French') } });
});

test('starting makes the thread, opens the first window and deals every captain and the umpire a card', async () => {
  const table = await newTable();
  const battle = await fight(table, { umpire: UMA });
  expect(battle).toMatchObject({ phase: 'fighting', step: 0, deadline: table.clock.now() + 24 * 3_600_000 });
  expect(await kinds(table)).toEqual([
    'announcement → public',
    'summons → british',
    'summons → french',
    'thread → public',
    'opening → public',
    'card → british',
    'card → french',
    'card → umpire',
  ]);
  expect(refused(await join(table, battle.id, 'french', '77'))).toBe('not-mustering');
});
