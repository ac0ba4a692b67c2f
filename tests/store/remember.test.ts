import { expect, test } from 'vitest';
import { edit } from '../../src/table/orders.js';
import { ANN, fight, newTable, type Table, value } from '../support/table.js';

const draftOf = (table: Table, battle: string) =>
  table.store.work(async tx => {
    const row = await tx.battle(battle);
    return row && tx.draft(battle, row.step, 'british');
  });

const order = (table: Table, battle: string) => edit(table, { battle, user: ANN, step: null }, { do: 'adopt', unit: null });

test('what is remembered of a draft is what was written', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(await draftOf(table, id)).toBeNull();
  const { draft } = value(await order(table, id));
  expect(draft?.answers).not.toEqual({});
  expect(await draftOf(table, id)).toEqual(draft);
});

test('a job that fails is not remembered', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  await draftOf(table, id);
  const doomed = table.store.work(async tx => {
    const row = await tx.battle(id);
    if (row) await tx.putBattle({ ...row, title: 'never' });
    await tx.battle(id);
    throw new Error('on purpose');
  });
  await expect(doomed).rejects.toThrow('on purpose');
  expect((await table.store.work(tx => tx.battle(id)))?.title).not.toBe('never');
});
