import { describe, expect, test } from 'vitest';
import { PUBLIC, seated, UMPIRE, type Viewer, viewerKey } from '../../src/engine/audience.js';
import type { DispatchBody, NewDispatch } from '../../src/table/rows.js';
import { battleRow, newDispatch } from '../support/rows.js';
import { tempStore } from '../support/store.js';

const BRITISH = seated('british');
const to = (viewer: Viewer, key: string, due = 0): NewDispatch => newDispatch({ key, to: viewer, due });

async function queued(...rows: NewDispatch[]) {
  const { store } = await tempStore();
  await store.work(async tx => {
    for (const id of ['abcd2345', 'other000']) await tx.addBattle(battleRow({ id }), []);
    await tx.addDispatches(rows);
  });
  const next = (now = 100, limit = 50) => store.work(tx => tx.nextDispatches(now, limit));
  const keys = async (now?: number, limit?: number) => (await next(now, limit)).map(row => row.key);
  const put = async (key: string, change: object) => {
    const row = (await next(Number.MAX_SAFE_INTEGER)).find(one => one.key === key);
    if (!row) throw new Error(`${key} is not next`);
    await store.work(tx => tx.putDispatch({ ...row, ...change }));
  };
  return { store, next, keys, put };
}

const bodies: DispatchBody[] = [
  { kind: 'announcement' },
  { kind: 'summons' },
  { kind: 'thread' },
  { kind: 'opening' },
  { kind: 'turn', step: 3 },
  { kind: 'card', step: 3 },
  { kind: 'reminder', step: 3 },
  { kind: 'notice', words: 'Ashore for “3” minutes' },
  { kind: 'end', step: 3 },
];

test.each(bodies)('a dispatch waits exactly as it was made: $kind', async body => {
  const row = newDispatch({ body, to: BRITISH, due: 99 });
  const { next } = await queued(row);
  const rest = { status: 'waiting', tries: 0, channel: null, message: null, trouble: null };
  expect(await next()).toEqual([{ id: expect.any(Number), ...row, ...rest }]);
});

test.each([PUBLIC, UMPIRE, seated('french.van')])('a dispatch comes back to its viewer: %j', async viewer => {
  const { next } = await queued(to(viewer, 'k'));
  expect(await next()).toMatchObject([{ to: viewer }]);
});

test('a key that is there already is passed over, whatever it says', async () => {
  const { store, put, keys, next } = await queued(to(PUBLIC, 'a'));
  await put('a', { status: 'sent' });
  await store.work(tx => tx.addDispatches([to(PUBLIC, 'a'), to(PUBLIC, 'b'), to(BRITISH, 'b')]));
  expect(await keys()).toEqual(['b']);
  expect(await next()).toMatchObject([{ to: PUBLIC }]);
});

test('nothing to add is nothing wrong', async () => {
  const { keys } = await queued();
  expect(await keys()).toEqual([]);
});

describe('the next of each queue', () => {
  test('is the oldest of each battle and viewer, oldest first', async () => {
    const { keys } = await queued(
      to(BRITISH, 'british1'),
      to(PUBLIC, 'public1'),
      to(PUBLIC, 'public2'),
      to(BRITISH, 'british2'),
      to(UMPIRE, 'umpire1'),
      { ...to(PUBLIC, 'other1'), battle: 'other000' },
    );
    expect(await keys()).toEqual(['british1', 'public1', 'umpire1', 'other1']);
  });

  test('is one queue for the announcement, the thread and the turns: all are public', async () => {
    const { keys } = await queued(
      newDispatch({ key: 'a', body: { kind: 'announcement' } }),
      newDispatch({ key: 'h', body: { kind: 'thread' } }),
      newDispatch({ key: 't', body: { kind: 'turn', step: 1 } }),
    );
    expect(await keys(5000)).toEqual(['a']);
  });

  test('comes when the one before is sent or dropped', async () => {
    const { keys, put } = await queued(to(PUBLIC, 'a'), to(PUBLIC, 'b'), to(PUBLIC, 'c'));
    await put('a', { status: 'sent' });
    expect(await keys()).toEqual(['b']);
    await put('b', { status: 'dropped' });
    expect(await keys()).toEqual(['c']);
  });

  test('is never overtaken while it is put off', async () => {
    const { keys, put } = await queued(to(PUBLIC, 'a'), to(PUBLIC, 'b'), to(BRITISH, 'c'));
    await put('a', { due: 200, tries: 1, trouble: 'http-503' });
    expect(await keys(199)).toEqual(['c']);
    expect(await keys(200)).toEqual(['a', 'c']);
  });

  test('is limited to so many, the oldest', async () => {
    const { keys } = await queued(to(PUBLIC, 'a'), to(BRITISH, 'b'), to(UMPIRE, 'c'));
    expect(await keys(100, 2)).toEqual(['a', 'b']);
  });
});

test('what was put comes back', async () => {
  const { store, put } = await queued(to(BRITISH, 'a'));
  await put('a', { status: 'sent', tries: 2, channel: '11', message: '12', trouble: 'http-500' });
  const sent = await store.work(tx => tx.sentDispatch('abcd2345', viewerKey(BRITISH), 'announcement'));
  expect(sent).toMatchObject({ key: 'a', status: 'sent', tries: 2, channel: '11', message: '12', trouble: 'http-500' });
});

test('the newest sent of a kind is where the board stands', async () => {
  const turn = (step: number) => newDispatch({ key: `t${step}`, body: { kind: 'turn', step } });
  const { store, put } = await queued(turn(1), turn(2), turn(3), to(BRITISH, 'x'));
  const board = async () => (await store.work(tx => tx.sentDispatch('abcd2345', 'public', 'turn')))?.key ?? null;
  expect(await board()).toBeNull();
  await put('t1', { status: 'sent' });
  await put('t2', { status: 'sent' });
  expect(await board()).toBe('t2');
  expect(await store.work(tx => tx.sentDispatch('other000', 'public', 'turn'))).toBeNull();
  expect(await store.work(tx => tx.sentDispatch('abcd2345', 'seat:british', 'turn'))).toBeNull();
});
