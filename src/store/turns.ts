import { DraftRow, StepRow, type Tx } from '../table/ports.js';
import { type Db, json, mustHit, read, readOrNull, unlessTaken } from './columns.js';

type Turns = Pick<Tx, 'drafts' | 'draft' | 'putDraft' | 'addStep' | 'step' | 'steps'>;

function draftColumns(row: DraftRow) {
  const { answers, ...plain } = DraftRow.parse(row);
  return { ...plain, answers: json(answers) };
}

function stepColumns(row: StepRow) {
  const { battle, step, at, move, seals, told, rolls, state } = StepRow.parse(row);
  return { battle, step, at, move: json(move), seals: json(seals), told: json(told), rolls: json(rolls), state: json(state) };
}

export const turnTables = (db: Db): Turns => ({
  async drafts(battle, step) {
    const found = await db.draft.findMany({ where: { battle, step }, orderBy: { seat: 'asc' } });
    return found.map(record => read(DraftRow, record));
  },

  draft: async (battle, step, seat) =>
    readOrNull(DraftRow, await db.draft.findUnique({ where: { battle_step_seat: { battle, step, seat } } })),

  async putDraft(row, was) {
    const { battle, step, seat } = row;
    const what = `The draft of ${seat} in battle ${battle}, step ${step},`;
    const data = draftColumns(row);
    if (was === null) return unlessTaken(db.draft.create({ data }), what);
    mustHit(await db.draft.updateMany({ where: { battle, step, seat, rev: was }, data }), what);
  },

  addStep: row => unlessTaken(db.step.create({ data: stepColumns(row) }), `Step ${row.step} of battle ${row.battle}`),

  step: async (battle, step) => readOrNull(StepRow, await db.step.findUnique({ where: { battle_step: { battle, step } } })),

  async steps(battle) {
    const found = await db.step.findMany({ where: { battle }, orderBy: { step: 'asc' } });
    return found.map(record => read(StepRow, record));
  },
});
