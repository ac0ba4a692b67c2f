import { expect, test } from 'vitest';
import { seated, UMPIRE } from '../../src/engine/audience.js';
import { concede, offerDraw } from '../../src/table/ending.js';
import { exportBattle } from '../../src/table/export.js';
import { join, leave, report, start } from '../../src/table/muster.js';
import { brief, edit, seal } from '../../src/table/orders.js';
import { viewerOf } from '../../src/table/record.js';
import { rematch } from '../../src/table/rematch.js';
import { resolveIfDue } from '../../src/table/resolve.js';
import { verify } from '../../src/table/verify.js';
import { ANN, BOB, battleNow, fight, kinds, muster, newTable, posts, refused, type Table, value } from '../support/table.js';

const BRITISH = ['weather-van', 'weather-rear', 'lee-van', 'lee-rear'];
const ALLIES = ['van', 'centre', 'rear', 'reserve'];
const SQUADRONS = { scenario: 'trafalgar-squadrons', pace: { kind: 'ready' } } as const;
const manned = (seats: readonly string[], user: string) => Object.fromEntries(seats.map(seat => [seat, user]));
const desk = (battle: string, user: string, place?: number) => ({ battle, user, step: null, ...(place === undefined ? {} : { place }) });
const seatsIn = (table: Table, id: string) => table.store.work(tx => tx.seats(id));

/** Seals every seat of one person, one after another, as *My orders* opens them. */
async function sealAll(table: Table, id: string, user: string): Promise<string[]> {
  const sealed: string[] = [];
  for (;;) {
    const next = value(await brief(table, desk(id, user)));
    if (next.draft?.sealed != null) return sealed;
    sealed.push(value(await seal(table, desk(id, user, next.seat.place), null)).seat.seat);
  }
}

test('two people command all eight seats: each has a chart and a card a seat, and the turn waits for every one', async () => {
  const table = await newTable();
  const { id } = await fight(table, { ...SQUADRONS, seats: { ...manned(BRITISH, ANN), ...manned(ALLIES, BOB) } });
  expect((await kinds(table)).filter(post => !post.endsWith('public'))).toEqual([
    'summons → weather-van',
    'summons → van',
    ...[...BRITISH, ...ALLIES].map(seat => `card → ${seat}`),
  ]);
  expect(await sealAll(table, id, ANN)).toEqual(BRITISH);
  expect(await resolveIfDue(table, id)).toBeNull();
  expect(await sealAll(table, id, BOB)).toEqual(ALLIES);
  expect(await resolveIfDue(table, id)).toMatchObject({ step: 1 });
});

test('eight people command a seat each, and nobody another’s', async () => {
  const table = await newTable();
  const people = [...BRITISH, ...ALLIES].map((seat, nth) => [seat, String(5000 + nth)] as const);
  const { id } = await fight(table, { ...SQUADRONS, by: '5000', seats: Object.fromEntries(people) });
  for (const [place, [seat, user]] of people.entries()) {
    expect(value(await brief(table, desk(id, user))).seat).toMatchObject({ seat, place });
    expect(refused(await brief(table, desk(id, user, (place + 1) % 8)))).toBe('not-your-seat');
    expect(await resolveIfDue(table, id)).toBeNull();
    value(await seal(table, desk(id, user), null));
  }
  const after = await resolveIfDue(table, id);
  expect(after).toMatchObject({ step: 1 });
  const step = await table.store.work(tx => tx.step(id, 1));
  expect(Object.values(step?.seals ?? {}).map(one => one.by)).toEqual(Array(8).fill('captain'));
});

test('orders go to the seat whose desk they were written on', async () => {
  const table = await newTable();
  const { id } = await fight(table, { ...SQUADRONS, seats: { ...manned(BRITISH, ANN), ...manned(ALLIES, BOB) } });
  value(await edit(table, desk(id, ANN, 2), { do: 'set', unit: 'b.royal-sovereign', field: 'rake', to: 'off' }));
  expect(refused(await edit(table, desk(id, ANN, 0), { do: 'set', unit: 'b.royal-sovereign', field: 'rake', to: 'off' }))).toBe(
    'not-legal',
  );
  expect(await table.store.work(tx => tx.drafts(id, 0))).toMatchObject([{ seat: 'lee-van' }]);
  const { battle, seats } = { battle: await battleNow(table, id), seats: await seatsIn(table, id) };
  expect([viewerOf(battle, seats, ANN), viewerOf(battle, seats, ANN, 2), viewerOf({ ...battle, umpire: ANN }, seats, ANN)]).toEqual([
    seated('weather-van'),
    seated('lee-van'),
    UMPIRE,
  ]);
});

test('at the muster: several seats of one side, none of the other; ready for all at once; leaving gives all up', async () => {
  const table = await newTable();
  const { id } = await muster(table, SQUADRONS);
  value(await join(table, id, 'lee-van', ANN));
  value(await report(table, id, ANN));
  value(await join(table, id, 'lee-rear', ANN));
  expect((await seatsIn(table, id)).filter(seat => seat.user === ANN)).toMatchObject([{ reported: true }, { reported: true }]);
  expect(refused(await join(table, id, 'van', ANN))).toBe('already-seated');
  expect(refused(await join(table, id, 'lee-van', ANN))).toBe('already-seated');
  expect(refused(await join(table, id, 'lee-van', BOB))).toBe('seat-taken');
  expect((await posts(table)).filter(post => post.kind === 'summons')).toHaveLength(1);
  expect(refused(await start(table, id, ANN))).toBe('seats-free');
  expect(value(await leave(table, id, ANN)).seats.every(seat => seat.user === null)).toBe(true);
});

test('one captain of four squadrons concedes and agrees for all of them; a rematch swaps the sides whole; the record holds', async () => {
  const table = await newTable();
  const { id } = await fight(table, { ...SQUADRONS, seats: { ...manned(BRITISH, ANN), ...manned(ALLIES, BOB) } });
  expect(value(await offerDraw(table, id, ANN)).drawAgreed).toEqual(BRITISH);
  expect(refused(await offerDraw(table, id, ANN))).toBe('not-yet');
  const over = value(await concede(table, id, BOB));
  expect(over).toMatchObject({ phase: 'over', outcome: { winners: BRITISH } });
  const record = value(await exportBattle(table, id));
  const game = table.games.find(one => one.id === record.battle.ruleset);
  expect(game && verify(game, record).faults).toEqual([]);
  const again = value(await rematch(table, id, ANN));
  expect(again.seats.map(seat => seat.user)).toEqual([...Array(4).fill(BOB), ...Array(4).fill(ANN)]);
});
