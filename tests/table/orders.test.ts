import { expect, test } from 'vitest';
import { sealOfOrders } from '../../src/engine/canonical.js';
import { merged } from '../../src/engine/game.js';
import { adopt, type Brief, brief, edit, hold, reopen, seal, typed } from '../../src/table/orders.js';
import { resolveIfDue } from '../../src/table/resolve.js';
import { ANN, BOB, battleNow, fight, newTable, refused, type Table, value } from '../support/table.js';

const willOf = ({ sight, seat, written }: Brief) => sight.settle(seat.seat, written).orders;
const deskOf = (battle: string, user = ANN, step: number | null = null) => ({ battle, user, step });
const push = (at: number, id: string) => ({ do: 'push' as const, unit: 'b.tonnant', field: 'track', at, to: { id, by: null } });
const trackOf = async (table: Table, battle: string) => value(await brief(table, deskOf(battle))).written.own['b.tonnant']?.['track'];

test('a press writes one step of a track, and a double tap does not write two', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  value(await edit(table, deskOf(id), push(0, 'f')));
  expect(refused(await edit(table, deskOf(id), push(0, 'f')))).toBe('not-legal');
  value(await edit(table, deskOf(id), push(1, 'f')));
  expect(await trackOf(table, id)).toEqual([
    { id: 'f', by: null },
    { id: 'f', by: null },
  ]);
});

test('what is illegal is refused with what would be legal, and changes nothing', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  const refusal = await edit(table, deskOf(id), push(0, 't'));
  expect(refusal).toMatchObject({ ok: false, refusal: { code: 'not-legal', say: expect.stringContaining('close hauled') } });
  expect(await trackOf(table, id)).toBeUndefined();
});

test('a stranger, a panel of an earlier turn and a battle that is not there get clear answers', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(refused(await brief(table, deskOf(id, '99')))).toBe('not-your-seat');
  expect(refused(await brief(table, deskOf(id, ANN, 7)))).toBe('step-resolved');
  expect(refused(await brief(table, deskOf('nonesuch')))).toBe('no-such-battle');
});

test('typed orders with a slip change nothing and are kept to be mended; the good lines can be taken', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  const text = 'Tonnant: F F\nTonnantt: P F';
  const read = value(await typed(table, deskOf(id), text, 'all'));
  expect(read.slips).toMatchObject([{ line: 2, column: 1 }]);
  expect(read.brief.draft).toMatchObject({ scratch: text, answers: {} });
  const good = value(await typed(table, deskOf(id), text, 'good lines'));
  expect(good.brief.draft).toMatchObject({ scratch: '', answers: { 'b.tonnant': { track: [{ id: 'f' }, { id: 'f' }] } } });
});

test('sealed orders are shown as a hash of what was written, and cannot be changed until they are reopened', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  value(await edit(table, deskOf(id), push(0, 'f')));
  const sealed = value(await seal(table, deskOf(id), null));
  expect(sealed.draft?.hash).toBe(sealOfOrders(sealed.draft?.salt ?? '', 'british', 0, merged(sealed.written)));
  expect(refused(await edit(table, deskOf(id), push(1, 'f')))).toBe('sealed');
  value(await reopen(table, deskOf(id)));
  value(await edit(table, deskOf(id), push(1, 'f')));
  expect(refused(await reopen(table, deskOf(id)))).toBe('not-sealed');
});

test('Accept seals the draft that was drawn, and no other', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  value(await edit(table, deskOf(id), push(0, 'f')));
  expect(refused(await seal(table, deskOf(id), 0))).toBe('changed-elsewhere');
  value(await seal(table, deskOf(id), 1));
});

test('As drawn writes down what silence would do', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  const before = value(await brief(table, deskOf(id)));
  const after = value(await adopt(table, deskOf(id)));
  expect(willOf(after)).toEqual(willOf(before));
  expect(after.draft?.rev).toBe(1);
});

test('all sealed resolves the turn at once, unless a captain asks to hold', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  value(await hold(table, deskOf(id)));
  value(await seal(table, deskOf(id), null));
  value(await seal(table, deskOf(id, BOB), null));
  expect(await resolveIfDue(table, id)).toBeNull();
  value(await hold(table, deskOf(id)));
  expect(await resolveIfDue(table, id)).toMatchObject({ step: 1 });
  expect((await battleNow(table, id)).step).toBe(1);
});

test('standing orders go on to the next turn, a track does not', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  value(await edit(table, deskOf(id), push(0, 'f')));
  value(await edit(table, deskOf(id), { do: 'set', unit: 'b.tonnant', field: 'rake', to: 'off' }));
  value(await seal(table, deskOf(id), null));
  value(await seal(table, deskOf(id, BOB), null));
  await resolveIfDue(table, id);
  const { written, form } = value(await brief(table, deskOf(id)));
  expect(written).toEqual({ standing: { 'b.tonnant': { rake: 'off' } }, own: {} });
  expect(form.units.find(unit => unit.id === 'b.tonnant')?.fields.find(field => field.id === 'rake')?.from).toBe('standing');
});
