import { expect, test } from 'vitest';
import { concede, offerDraw } from '../../src/table/ending.js';
import { exportBattle } from '../../src/table/export.js';
import { edit, seal } from '../../src/table/orders.js';
import { rematch } from '../../src/table/rematch.js';
import { resolveIfDue, resolveWhileDue } from '../../src/table/resolve.js';
import { giveBack, markAlive, remind, resolveDue } from '../../src/table/sweep.js';
import { verify } from '../../src/table/verify.js';
import { HOUR, MINUTE } from '../support/clock.js';
import { ANN, BOB, battleNow, fight, kinds, newTable, posts, refused, type Table, value } from '../support/table.js';

const desk = (battle: string, user = ANN) => ({ battle, user, step: null });
const set = { do: 'set', unit: 'b.tonnant', field: 'rake', to: 'off' } as const;
const nobody = (battle: string, trouble: unknown) => {
  throw new Error(`${battle}: ${String(trouble)}`);
};
const seats = (table: Table, id: string) => table.store.work(tx => tx.seats(id));

test('nothing resolves before the deadline while somebody is awaited; at the deadline the ships do what silence would do', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(await resolveIfDue(table, id)).toBeNull();
  table.clock.move(24 * HOUR);
  expect(await resolveDue(table, nobody)).toMatchObject([{ id, step: 1, deadline: table.clock.now() + 24 * HOUR }]);
});

test('two resolvers at once: the step is made once, and told once', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  await posts(table);
  table.clock.move(24 * HOUR);
  const made = await Promise.all([resolveIfDue(table, id), resolveIfDue(table, id), resolveIfDue(table, id)]);
  expect(made.filter(one => one !== null)).toHaveLength(1);
  expect(await kinds(table)).toEqual(['turn → public', 'card → british', 'card → french']);
});

test('a written order counts, sealed or not; after two silent turns the AI takes the helm, until the captain writes again', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  for (let turn = 0; turn < 2; turn++) {
    value(await edit(table, desk(id), set));
    table.clock.move(24 * HOUR);
    await resolveDue(table, nobody);
  }
  expect(await seats(table, id)).toMatchObject([
    { seat: 'british', missed: 0, relieved: false },
    { seat: 'french', missed: 2, relieved: true },
  ]);
  expect((await posts(table)).filter(post => post.kind === 'notice').map(post => post.row.body)).toMatchObject([
    { words: expect.stringContaining('French') },
  ]);
  value(await edit(table, desk(id, BOB), { do: 'set', unit: 'f.formidable', field: 'rake', to: 'off' }));
  expect(await seats(table, id)).toMatchObject([{}, { seat: 'french', missed: 0, relieved: false }]);
});

test('nobody waits for a relieved captain', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  for (let turn = 0; turn < 2; turn++) {
    value(await edit(table, desk(id), set));
    table.clock.move(24 * HOUR);
    await resolveDue(table, nobody);
  }
  value(await seal(table, desk(id), null));
  expect(await resolveIfDue(table, id)).toMatchObject({ step: 3 });
});

test('one reminder a captain and turn, at his own lead time, to those who have not sealed', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  await table.store.work(tx => tx.putPreference({ user: BOB, zone: null, theme: 'paper', lead: 6, text: false }));
  await posts(table);
  const remindersAfter = async (time: number) => {
    table.clock.move(time);
    await remind(table);
    return kinds(table);
  };
  expect(await remindersAfter(17 * HOUR)).toEqual([]);
  expect(await remindersAfter(1 * HOUR)).toEqual(['reminder → french']);
  expect(await remindersAfter(1 * HOUR)).toEqual([]);
  value(await seal(table, desk(id), null));
  expect(await remindersAfter(3 * HOUR)).toEqual([]);
});

test('the time of an outage is given back to the windows that it fell in, and said once', async () => {
  const table = await newTable();
  const { id, deadline } = await fight(table);
  table.clock.move(24 * HOUR - MINUTE);
  await markAlive(table);
  await posts(table);
  table.clock.move(31 * MINUTE);
  expect(await giveBack(table)).toMatchObject([{ id, deadline: (deadline ?? 0) + 31 * MINUTE }]);
  expect(await resolveDue(table, nobody)).toEqual([]);
  expect((await posts(table)).map(post => post.row.body)).toMatchObject([{ kind: 'notice', words: expect.stringContaining('31 minutes') }]);
  expect(await giveBack(table)).toEqual([]);
});

test('a short stop is no outage', async () => {
  const table = await newTable();
  await fight(table);
  await markAlive(table);
  table.clock.move(2 * MINUTE);
  expect(await giveBack(table)).toEqual([]);
});

test('a captain who concedes ends a duel, and the other has won', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(value(await concede(table, id, BOB))).toMatchObject({ phase: 'over', deadline: null, outcome: { winners: ['british'] } });
  expect(refused(await concede(table, id, ANN))).toBe('not-fighting');
});

test('a draw needs every captain, and is not offered twice', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(value(await offerDraw(table, id, ANN)).phase).toBe('fighting');
  expect(refused(await offerDraw(table, id, ANN))).toBe('not-yet');
  expect(value(await offerDraw(table, id, BOB))).toMatchObject({ phase: 'over', outcome: { winners: [] } });
});

test('a rematch swaps the sides, for those who fought, when the battle is over', async () => {
  const table = await newTable();
  const { id } = await fight(table);
  expect(refused(await rematch(table, id, ANN))).toBe('not-yet');
  value(await concede(table, id, BOB));
  expect(refused(await rematch(table, id, '99'))).toBe('not-your-seat');
  const { seats: chairs } = value(await rematch(table, id, BOB));
  expect(chairs).toMatchObject([
    { seat: 'british', user: BOB },
    { seat: 'french', user: ANN },
  ]);
});

test('a whole AI battle resolves by itself; its record is sealed until the end, and then every seal, order, die and state is true', async () => {
  const table = await newTable();
  const { id } = await fight(table, { ai: ['british', 'french'], pace: { kind: 'ready' } });
  expect(refused(await exportBattle(table, id))).toBe('not-yet');
  await resolveWhileDue(table, id);
  expect((await battleNow(table, id)).phase).toBe('over');
  const record = value(await exportBattle(table, id));
  const game = table.games.find(one => one.id === record.battle.ruleset);
  if (!game) throw new Error('no game');
  const { checked, faults } = verify(game, JSON.parse(JSON.stringify(record)));
  expect(faults).toEqual([]);
  expect(checked.orders).toBeGreaterThan(20);
  const [first] = record.steps;
  if (!first) throw new Error('no steps');
  const forged = {
    ...record,
    steps: [
      { ...first, rolls: first.rolls.map(roll => ({ ...roll, face: (roll.face % 6) + 1 })), stateDigest: 'other' },
      ...record.steps.slice(1),
    ],
  };
  expect(verify(game, forged).faults).toEqual(expect.arrayContaining([expect.stringContaining('stood otherwise')]));
  expect(verify(game, { ...record, battle: { ...record.battle, seed: 'f'.repeat(64) } }).faults).toContain(
    'The seed does not match its seal.',
  );
});
