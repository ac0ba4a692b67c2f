import { describe, expect, test } from 'vitest';
import { concede } from '../../src/table/ending.js';
import { exportBattle } from '../../src/table/export.js';
import { extend } from '../../src/table/extend.js';
import { brief, edit, seal } from '../../src/table/orders.js';
import { papers } from '../../src/table/papers.js';
import { pause, resume, resumeDue } from '../../src/table/pause.js';
import { replace } from '../../src/table/replace.js';
import { resolveIfDue } from '../../src/table/resolve.js';
import { editRuling, openRuling, rule } from '../../src/table/rule.js';
import { giveBack, markAlive, remind } from '../../src/table/sweep.js';
import { undo } from '../../src/table/undo.js';
import { verify } from '../../src/table/verify.js';
import { HOUR } from '../support/clock.js';
import { ANN, BOB, battleNow, fight, muster, newTable, posts, refused, type Table, UMA, value } from '../support/table.js';

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

const ruled = async (table: Table, id: string, reason = 'a squall') => {
  value(await openRuling(table, deed(id, reason)));
  for (const [field, to] of [
    ['kind', 'mast'],
    ['ship', 'b.tonnant'],
    ['mast', 'fore'],
  ] as const)
    value(await editRuling(table, desk(id, UMA), { do: 'set', unit: 'ruling', field, to }));
  return rule(table, desk(id, UMA), null);
};

describe('rule', () => {
  test('a ruling is a step of its own with its reason, told to all; sealed orders stay sealed, under a new hash', async () => {
    const table = await newTable();
    const { id, deadline } = await umpired(table);
    value(await edit(table, desk(id), set));
    const sealed = value(await seal(table, desk(id), null)).draft?.hash;
    await posts(table);
    expect(value(await ruled(table, id))).toMatchObject({ step: 1, phase: 'fighting', deadline });
    expect(await table.store.work(tx => tx.step(id, 1))).toMatchObject({
      move: { kind: 'ruling', reason: 'a squall', ruling: { kind: 'mast', ship: 'b.tonnant', mast: 'fore', stands: false } },
    });
    const drafts = await table.store.work(tx => tx.drafts(id, 1));
    expect(drafts).toMatchObject([{ seat: 'british', answers: { 'b.tonnant': { rake: 'off' } }, sealed: expect.any(Number) }]);
    expect(drafts[0]?.hash).not.toBe(sealed);
    const sent = await posts(table);
    expect(sent.map(({ kind, to }) => `${kind} → ${to}`)).toEqual([
      'notice → public',
      'turn → public',
      'card → british',
      'card → french',
      'card → umpire',
    ]);
    expect(sent[0]?.row.body).toMatchObject({ words: expect.stringContaining('a squall') });
  });

  test('refused: a ruling that is not whole, on a desk that is not his, after the battle has moved on', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await openRuling(table, deed(id, 'a squall')));
    const before = await everything(table, id);
    expect(refused(await rule(table, desk(id, UMA), null))).toBe('no-ruling');
    expect(refused(await rule(table, desk(id, ANN), null))).toBe('not-umpire');
    expect(refused(await editRuling(table, desk(id, BOB), { do: 'set', unit: 'ruling', field: 'kind', to: 'wind' }))).toBe('not-umpire');
    expect(refused(await editRuling(table, desk(id, UMA), { do: 'set', unit: 'ruling', field: 'kind', to: 'thunder' }))).toBe('not-legal');
    expect(refused(await rule(table, { ...desk(id, UMA), step: 7 }, null))).toBe('step-resolved');
    expect(refused(await rule(table, desk(id, UMA), 9))).toBe('changed-elsewhere');
    expect(await everything(table, id)).toBe(before);
  });
});

describe('undo', () => {
  const turn = async (table: Table, id: string) => {
    table.clock.move(24 * HOUR);
    return resolveIfDue(table, id);
  };

  test('the last turn is taken back: the state before it, a new window, and what was written lies open again', async () => {
    const table = await newTable();
    const { id, state } = await umpired(table);
    value(await edit(table, desk(id), set));
    value(await seal(table, desk(id), null));
    const once = await turn(table, id);
    await posts(table);
    const after = value(await undo(table, deed(id, 'wrong wind')));
    expect(after).toMatchObject({ step: 2, state, deadline: table.clock.now() + 24 * HOUR });
    expect(once?.state).not.toEqual(state);
    expect(await table.store.work(tx => tx.drafts(id, 2))).toMatchObject([
      { seat: 'british', sealed: null, answers: { 'b.tonnant': { rake: 'off' } } },
    ]);
    expect(await table.store.work(tx => tx.seats(id))).toMatchObject([{ standing: {} }, { missed: 0 }]);
    const sent = await posts(table);
    expect(sent.map(({ kind }) => kind)).toEqual(['notice', 'turn', 'card', 'card', 'card']);
    expect(sent[0]?.row.body).toMatchObject({ words: expect.stringMatching(/takes the last turn back[\s\S]*wrong wind/) });
  });

  test('again and again: turn by turn to the beginning, and no further', async () => {
    const table = await newTable();
    const { id, state } = await umpired(table);
    const first = await turn(table, id);
    await turn(table, id);
    expect(value(await undo(table, deed(id))).state).toEqual(first?.state);
    expect(value(await undo(table, deed(id))).state).toEqual(state);
    const before = await everything(table, id);
    expect(refused(await undo(table, deed(id)))).toBe('nothing-to-undo');
    expect(await everything(table, id)).toBe(before);
  });

  test('a captain whom the turn relieved has the helm again; a surrender that is taken back was none', async () => {
    const table = await newTable();
    const { id } = await fight(table, {
      umpire: UMA,
      scenario: 'trafalgar-squadrons',
      ai: ['weather-rear', 'lee-van', 'lee-rear', 'van', 'centre', 'rear', 'reserve'],
      seats: { 'weather-van': ANN },
    });
    await turn(table, id);
    await turn(table, id);
    expect((await table.store.work(tx => tx.seats(id)))[0]).toMatchObject({ relieved: true, missed: 2 });
    value(await undo(table, deed(id)));
    expect((await table.store.work(tx => tx.seats(id)))[0]).toMatchObject({ relieved: false, missed: 1 });
    value(await concede(table, id, ANN));
    expect((await table.store.work(tx => tx.seats(id)))[0]).toMatchObject({ conceded: true });
    value(await undo(table, deed(id)));
    expect((await table.store.work(tx => tx.seats(id)))[0]).toMatchObject({ conceded: false });
  });

  test('in a pause the new window waits whole', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    await turn(table, id);
    table.clock.move(10 * HOUR);
    value(await pause(table, deed(id), null));
    expect(value(await undo(table, deed(id)))).toMatchObject({ deadline: null, paused: { left: 24 * HOUR } });
  });

  test('the record of a battle with rulings and undone turns can be checked, and a forged undo is found', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    await turn(table, id);
    value(await ruled(table, id));
    value(await undo(table, deed(id, 'the wrong ship')));
    await turn(table, id);
    value(await undo(table, deed(id, 'the wrong wind')));
    await turn(table, id);
    value(await concede(table, id, BOB));
    const record = value(await exportBattle(table, id));
    const game = table.games.find(one => one.id === record.battle.ruleset);
    if (!game) throw new Error('no game');
    expect(record.steps.map(step => (step.move as { kind: string }).kind)).toEqual([
      'orders',
      'ruling',
      'undo',
      'orders',
      'undo',
      'orders',
      'concede',
    ]);
    expect(verify(game, record)).toMatchObject({ faults: [], checked: { states: 7 } });
    const forged = {
      ...record,
      steps: record.steps.map(step => (step.step === 5 ? { ...step, move: { kind: 'undo', to: 0, reason: '' } } : step)),
    };
    expect(verify(game, forged).faults).toEqual([expect.stringContaining('Step 5')]);
  });
});

describe('papers', () => {
  test('the umpire reads what is sealed; drafts stay with their captains, and nobody else reads anything', async () => {
    const table = await newTable();
    const { id } = await umpired(table);
    value(await edit(table, desk(id), set));
    value(await seal(table, desk(id), null));
    value(await edit(table, desk(id, BOB), { do: 'set', unit: 'f.formidable', field: 'rake', to: 'off' }));
    const before = await everything(table, id);
    expect(value(await papers(table, id, UMA)).papers).toMatchObject([
      { seat: { seat: 'british' }, state: 'sealed', text: expect.stringMatching(/Tonnant.*rake/) },
      { seat: { seat: 'french' }, state: 'not sealed', text: '', will: [] },
    ]);
    for (const user of [ANN, BOB, SUE]) expect(refused(await papers(table, id, user))).toBe('not-umpire');
    expect(await everything(table, id)).toBe(before);
  });
});

test('a battle without an umpire, one that has not begun, one that is over: no deed is done', async () => {
  const table = await newTable();
  const none = await fight(table);
  expect(await extend(table, deed(none.id), 1)).toMatchObject({ refusal: { code: 'not-umpire', say: 'This battle has no umpire.' } });
  const early = await muster(table, { umpire: UMA });
  expect(refused(await pause(table, deed(early.id), null))).toBe('not-fighting');
  const over = await umpired(table);
  value(await concede(table, over.id, BOB));
  for (const act of [undo(table, deed(over.id)), pause(table, deed(over.id), null), openRuling(table, deed(over.id))])
    expect(refused(await act)).toBe('not-fighting');
});

describe('who may', () => {
  const DEEDS: Record<string, (table: Table, at: ReturnType<typeof deed>) => Promise<Parameters<typeof refused>[0]>> = {
    extend: (table, at) => extend(table, at, 12),
    pause: (table, at) => pause(table, at, null),
    replace: (table, at) => replace(table, at, 'british', SUE),
    resume: (table, at) => resume(table, at),
    undo: (table, at) => undo(table, at),
    rule: (table, at) => openRuling(table, at),
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
