import { describe, expect, test } from 'vitest';
import { Conflict } from '../../src/table/ports.js';
import type { BattleRow } from '../../src/table/rows.js';
import { battleRow, seatRow } from '../support/rows.js';
import { tempStore } from '../support/store.js';

const full: BattleRow = battleRow({
  announcement: '300',
  thread: '400',
  pace: { kind: 'daily', hour: 20, minute: 30, zone: 'Europe/Paris', weekdays: [1, 3, 5], least: 6.5 },
  invited: ['1', '2'],
  umpire: '9',
  phase: 'over',
  state: { ships: [{ id: 'b.victory', at: [1, 2], lost: null, luffed: 0.5, name: 'Héros “1”' }], empty: {} },
  opened: 0,
  deadline: Number.MAX_SAFE_INTEGER,
  drawAgreed: ['british'],
  outcome: { winners: ['french'], how: 'struck', score: { french: 12.5, british: -3 } },
  ended: -1,
});

test('a battle comes back exactly as it went in', async () => {
  const { store } = await tempStore();
  await store.work(tx => tx.addBattle(full, []));
  expect(await store.work(tx => tx.battle(full.id))).toEqual(full);
});

test.each([null, 5, 1.5, '5', 'null', '', true, [], {}])('a scenario may be any JSON: %j', async scenario => {
  const { store } = await tempStore();
  await store.work(tx => tx.addBattle(battleRow({ scenario, state: scenario }), []));
  expect(await store.work(tx => tx.battle('abcd2345'))).toMatchObject({ scenario, state: scenario });
});

test('an unknown battle is null', async () => {
  const { store } = await tempStore();
  expect(await store.work(tx => tx.battle('zzzzzzzz'))).toBeNull();
  expect(await store.work(tx => tx.battleOfThread('1'))).toBeNull();
});

test('a thread leads to its battle', async () => {
  const { store } = await tempStore();
  await store.work(tx => tx.addBattle(full, []));
  expect((await store.work(tx => tx.battleOfThread('400')))?.id).toBe(full.id);
});

test('an id that is taken is a conflict', async () => {
  const { store } = await tempStore();
  await store.work(tx => tx.addBattle(full, []));
  await expect(store.work(tx => tx.addBattle(battleRow(), []))).rejects.toThrow(Conflict);
});

test('a row that its schema refuses is not written', async () => {
  const { store } = await tempStore();
  await expect(store.work(tx => tx.addBattle(battleRow({ guild: 'home' }), []))).rejects.toThrow('guild');
  expect(await store.work(tx => tx.battle('abcd2345'))).toBeNull();
});

describe('putBattle', () => {
  test('stores the row with the next revision, and gives it back', async () => {
    const { store } = await tempStore();
    await store.work(tx => tx.addBattle(battleRow({ rev: 4 }), []));
    const stored = await store.work(tx => tx.putBattle({ ...full, rev: 4 }));
    expect(stored).toEqual({ ...full, rev: 5 });
    expect(await store.work(tx => tx.battle(full.id))).toEqual(stored);
  });

  test('refuses an old revision, and changes nothing', async () => {
    const { store } = await tempStore();
    await store.work(tx => tx.addBattle(battleRow(), []));
    await store.work(tx => tx.putBattle(battleRow({ title: 'First' })));
    await expect(store.work(tx => tx.putBattle(battleRow({ title: 'Second' })))).rejects.toThrow(Conflict);
    expect(await store.work(tx => tx.battle('abcd2345'))).toMatchObject({ title: 'First', rev: 1 });
  });

  test('of twenty who read the same revision, one wins', async () => {
    const { store } = await tempStore();
    await store.work(tx => tx.addBattle(battleRow(), []));
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => store.work(tx => tx.putBattle(battleRow()))));
    expect(all.filter(one => one.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('battles', () => {
  const ids = async (filter: { phases: BattleRow['phase'][]; guild?: string; user?: string }) => {
    const { store } = await tempStore();
    await store.work(async tx => {
      await tx.addBattle(battleRow({ id: 'oldest00', created: 1 }), [seatRow({ battle: 'oldest00', user: '7' })]);
      await tx.addBattle(battleRow({ id: 'newest00', created: 3 }), [seatRow({ battle: 'newest00', user: '8' })]);
      await tx.addBattle(battleRow({ id: 'middle00', created: 2, phase: 'fighting', guild: '101', umpire: '7' }), []);
    });
    return (await store.work(tx => tx.battles(filter))).map(battle => battle.id);
  };

  test('come newest first', async () => {
    expect(await ids({ phases: ['muster', 'fighting'] })).toEqual(['newest00', 'middle00', 'oldest00']);
  });

  test('of a phase', async () => {
    expect(await ids({ phases: ['fighting'] })).toEqual(['middle00']);
  });

  test('of a guild', async () => {
    expect(await ids({ phases: ['muster', 'fighting'], guild: '101' })).toEqual(['middle00']);
  });

  test('of a user: as captain or as umpire', async () => {
    expect(await ids({ phases: ['muster', 'fighting'], user: '7' })).toEqual(['middle00', 'oldest00']);
  });

  test('of a user in a guild: filters are joined by and', async () => {
    expect(await ids({ phases: ['muster', 'fighting'], guild: '100', user: '7' })).toEqual(['oldest00']);
  });
});

test('due are the fighting battles at or past their deadline, oldest deadline first', async () => {
  const { store } = await tempStore();
  const add = (id: string, phase: BattleRow['phase'], deadline: number | null) =>
    store.work(tx => tx.addBattle(battleRow({ id, phase, deadline }), []));
  await add('at000000', 'fighting', 1000);
  await add('past0000', 'fighting', 999);
  await add('later000', 'fighting', 1001);
  await add('never000', 'fighting', null);
  await add('over0000', 'over', 999);
  expect((await store.work(tx => tx.dueBattles(1000))).map(battle => battle.id)).toEqual(['past0000', 'at000000']);
});

describe('seats', () => {
  test('come by place, as they went in', async () => {
    const { store } = await tempStore();
    const french = seatRow({ seat: 'french.van', place: 0, standing: { 'f.redoutable': { sail: 'easy', plot: [{ id: 'f', by: null }] } } });
    const british = seatRow({ seat: 'british', place: 1, user: '7', reach: 'thread', ai: true, missed: 2 });
    await store.work(tx => tx.addBattle(battleRow(), [british, french]));
    expect(await store.work(tx => tx.seats('abcd2345'))).toEqual([french, british]);
  });

  test('are changed one by one', async () => {
    const { store } = await tempStore();
    const british = seatRow();
    const french = seatRow({ seat: 'french', place: 1 });
    await store.work(tx => tx.addBattle(battleRow(), [british, french]));
    await store.work(tx => tx.putSeat({ ...british, user: '7', conceded: true }));
    expect(await store.work(tx => tx.seats('abcd2345'))).toEqual([{ ...british, user: '7', conceded: true }, french]);
  });

  test('belong to a battle that exists', async () => {
    const { store } = await tempStore();
    await expect(store.work(tx => tx.addBattle(battleRow(), [seatRow({ battle: 'zzzzzzzz' })]))).rejects.toThrow();
    expect(await store.work(tx => tx.battle('abcd2345'))).toBeNull();
  });
});
