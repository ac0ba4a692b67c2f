import { describe, expect, test } from 'vitest';
import { Conflict } from '../../src/table/ports.js';
import { battleRow, draftRow, stepRow } from '../support/rows.js';
import { tempStore } from '../support/store.js';

async function withBattle() {
  const { store } = await tempStore();
  await store.work(tx => tx.addBattle(battleRow(), []));
  return store;
}

describe('drafts', () => {
  const answers = { 'b.victory': { plot: [{ id: 'f', by: 2 }], rest: [], fire: true, shot: { round: 3 }, note: 'Close “in”', amount: -4 } };
  const whole = draftRow({ answers, scratch: 'victory: f f q', sealed: 1_796_000_000_001, hash: 'ab', hold: true });

  test('come back exactly as they went in', async () => {
    const store = await withBattle();
    await store.work(tx => tx.putDraft(whole, null));
    expect(await store.work(tx => tx.draft('abcd2345', 1, 'british'))).toEqual(whole);
  });

  test('that were never written are null', async () => {
    const store = await withBattle();
    expect(await store.work(tx => tx.draft('abcd2345', 1, 'british'))).toBeNull();
    expect(await store.work(tx => tx.drafts('abcd2345', 1))).toEqual([]);
  });

  test('of a step are those of its seats, and of no other step', async () => {
    const store = await withBattle();
    const all = [draftRow({ seat: 'french' }), draftRow(), draftRow({ step: 2 })];
    for (const draft of all) await store.work(tx => tx.putDraft(draft, null));
    expect((await store.work(tx => tx.drafts('abcd2345', 1))).map(draft => draft.seat)).toEqual(['british', 'french']);
  });

  test('follow one another by revision', async () => {
    const store = await withBattle();
    await store.work(tx => tx.putDraft(draftRow({ rev: 1 }), null));
    await store.work(tx => tx.putDraft(draftRow({ rev: 2, scratch: 'second' }), 1));
    expect(await store.work(tx => tx.draft('abcd2345', 1, 'british'))).toMatchObject({ rev: 2, scratch: 'second' });
  });

  test.each([
    ['a first one when there is one', null],
    ['one that read an older revision', 0],
    ['one that read a newer revision', 2],
  ])('refuse %s', async (_, was) => {
    const store = await withBattle();
    await store.work(tx => tx.putDraft(whole, null));
    await expect(store.work(tx => tx.putDraft(draftRow({ rev: 9 }), was))).rejects.toThrow(Conflict);
    expect(await store.work(tx => tx.draft('abcd2345', 1, 'british'))).toEqual(whole);
  });

  test('refuse a later one when there is none', async () => {
    const store = await withBattle();
    await expect(store.work(tx => tx.putDraft(draftRow({ rev: 2 }), 1))).rejects.toThrow(Conflict);
  });
});

describe('steps', () => {
  test('come back exactly as they went in', async () => {
    const store = await withBattle();
    const whole = stepRow({ told: [{ to: { only: ['british'] }, event: { kind: 'sighted', at: [1, 2] } }], rolls: [null, 3], state: [{}] });
    await store.work(tx => tx.addStep(whole));
    expect(await store.work(tx => tx.step('abcd2345', 1))).toEqual(whole);
  });

  test('that were never made are null', async () => {
    const store = await withBattle();
    expect(await store.work(tx => tx.step('abcd2345', 1))).toBeNull();
  });

  test('come in order', async () => {
    const store = await withBattle();
    for (const step of [2, 10, 1]) await store.work(tx => tx.addStep(stepRow({ step })));
    expect((await store.work(tx => tx.steps('abcd2345'))).map(row => row.step)).toEqual([1, 2, 10]);
  });

  test('are made once: the second resolver loses, with all that he wrote', async () => {
    const store = await withBattle();
    const resolve = (by: string) =>
      store.work(async tx => {
        await tx.putNote(by, 'was here');
        await tx.addStep(stepRow({ state: by }));
      });
    await resolve('first');
    await expect(resolve('second')).rejects.toThrow(Conflict);
    expect(await store.work(tx => tx.note('second'))).toBeNull();
    expect(await store.work(tx => tx.step('abcd2345', 1))).toMatchObject({ state: 'first' });
  });
});
