import { describe, expect, test } from 'vitest';
import { extend } from '../../src/table/extend.js';
import { brief, edit, seal } from '../../src/table/orders.js';
import { pause, resume, resumeDue } from '../../src/table/pause.js';
import { replace } from '../../src/table/replace.js';
import { resolveIfDue } from '../../src/table/resolve.js';
import { giveBack, markAlive, remind } from '../../src/table/sweep.js';
import { HOUR } from '../support/clock.js';
import { ANN, BOB, battleNow, fight, newTable, posts, refused, type Table, UMA, value } from '../support/table.js';

const SUE = '1004';
const deed = (battle: string, reason = 'a holiday', user = UMA) => ({ battle, user, reason });
const desk = (battle: string, user = ANN) => ({ battle, user, step: null });
const set = { do: 'set', unit: 'b.tonnant', field: 'rake', to: 'off' } as const;
const umpired = (table: Table) => fight(table, { umpire: UMA });
const told = async (table: Table) => (await posts(table)).flatMap(({ row: { body } }) => (body.kind === 'notice' ? [body.words] : []));
const everything = (table: Table, id: string) =>
  table.store.work(async tx => JSON.stringify([await tx.battle(id), await tx.seats(id), await tx.drafts(id, 0), await tx.steps(id)]));

describe('the clock', () => {
  test('extend: the deadline moves by so many hours, and the thread is told why', async () => {
    const table = await newTable();
    const { id, deadline } = await umpired(table);
    await posts(table);
    const after = value(await extend(table, deed(id, 'a storm ashore'), 12));
    expect(after.deadline).toBe((deadline ?? 0) + 12 * HOUR);
    expect(await told(table)).toEqual([expect.stringMatching(/gives this turn 12 more hours[\s\S]*a storm ashore/)]);
    table.clock.move(30 * HOUR);
    expect(await resolveIfDue(table, id)).toBeNull();
  });

  test('extend: a battle without a deadline has none to extend', async () => {
    const table = await newTable();
    const { id } = await fight(table, { umpire: UMA, pace: { kind: 'ready' } });
    expect(refused(await extend(table, deed(id), 12))).toBe('no-deadline');
  });

  test('pause: nothing is resolved nor reminded of, orders may be written; resume gives the time back that was left', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    table.clock.move(4 * HOUR);
    value(await pause(table, deed(id), null));
    await posts(table);
    for (const user of [ANN, BOB]) value(await seal(table, desk(id, user), null));
    table.clock.move(100 * HOUR);
    expect(await resolveIfDue(table, id)).toBeNull();
    await remind(table);
    await resumeDue(table);
    expect(await posts(table)).toEqual([]);
    expect(value(await resume(table, deed(id)))).toMatchObject({ paused: null, deadline: table.clock.now() + 20 * HOUR });
    expect(await resolveIfDue(table, id)).toMatchObject({ step: 1 });
  });

  test('pause for so many hours: the battle goes on by itself, once, and says so', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await pause(table, deed(id), 48));
    await posts(table);
    table.clock.move(48 * HOUR);
    await resumeDue(table);
    await resumeDue(table);
    expect(await told(table)).toEqual([expect.stringContaining('The pause is over')]);
    expect(await battleNow(table, id)).toMatchObject({ paused: null, deadline: table.clock.now() + 24 * HOUR });
  });

  test('an outage in a pause takes nothing, and gives nothing', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await pause(table, deed(id), null));
    await markAlive(table);
    table.clock.move(5 * HOUR);
    expect(await giveBack(table)).toEqual([]);
    expect((await battleNow(table, id)).paused).toEqual({ left: 24 * HOUR, until: null, reason: 'a holiday' });
  });

  test('extend in a pause lengthens what is left', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await pause(table, deed(id), null));
    expect(value(await extend(table, deed(id), 6)).paused).toMatchObject({ left: 30 * HOUR });
  });
});

describe('replace', () => {
  test('a substitute has the chart, the standing orders and the drafts of the seat, and a card of his own; the captain before him nothing', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await edit(table, desk(id), set));
    await posts(table);
    value(await replace(table, deed(id, 'Ann is at sea'), 'british', SUE));
    expect(value(await brief(table, desk(id, SUE))).written.own).toEqual({ 'b.tonnant': { rake: 'off' } });
    expect(refused(await brief(table, desk(id)))).toBe('not-your-seat');
    expect((await posts(table)).map(({ kind, to }) => `${kind} → ${to}`)).toEqual(['notice → public', 'card → british']);
  });

  test('the AI takes a seat: nobody waits for it', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await replace(table, deed(id), 'french', null));
    value(await seal(table, desk(id), null));
    const after = await resolveIfDue(table, id);
    expect(after).toMatchObject({ step: 1 });
    expect(await table.store.work(tx => tx.step(id, 1))).toMatchObject({ seals: { french: { by: 'ai' } } });
  });

  test.each<[string, string, string | null, string]>([
    ['a seat that is not there', 'dutch', SUE, 'no-such-seat'],
    ['the captain who has it', 'british', ANN, 'already-seated'],
    ['a captain of the other side', 'british', BOB, 'already-seated'],
    ['the umpire', 'british', UMA, 'already-seated'],
  ])('refused: %s', async (_, seat, to, code) => {
    const table = await newTable();
    const { id } = await umpired(table);
    const before = await everything(table, id);
    expect(refused(await replace(table, deed(id), seat, to))).toBe(code);
    expect(await everything(table, id)).toBe(before);
  });
});

describe('who may', () => {
  const DEEDS: Record<string, (table: Table, at: ReturnType<typeof deed>) => Promise<Parameters<typeof refused>[0]>> = {
    extend: (table, at) => extend(table, at, 12),
    pause: (table, at) => pause(table, at, null),
    replace: (table, at) => replace(table, at, 'british', SUE),
  };

  test.each(Object.keys(DEEDS))('%s: not for captains, not without a reason, not in another battle', async name => {
    const table = await newTable();
    const { id } = await umpired(table);
    const before = await everything(table, id);
    const act = (at: ReturnType<typeof deed>) => DEEDS[name]?.(table, at);
    for (const [at, code] of [
      [deed(id, 'mine', ANN), 'not-umpire'],
      [deed(id, '  '), 'no-reason'],
      [deed(id, 'x'.repeat(301)), 'no-reason'],
      [deed('zzzzzzzz'), 'no-such-battle'],
    ] as const) {
      const answer = await act(at);
      expect(answer && refused(answer)).toBe(code);
    }
    expect(await everything(table, id)).toBe(before);
  });
});
