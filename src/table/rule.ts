import { UMPIRE } from '../engine/audience.js';
import { edit as editAnswers } from '../engine/edit.js';
import { type Answers, done, type Edit, type FieldOf, type Form, type Unit } from '../engine/form.js';
import type { Sight } from '../engine/game.js';
import { type Answer, ok, refuse } from './answer.js';
import { moveBetween } from './between.js';
import { fromTheChair, ruling, umpired } from './chair.js';
import { type Deps, sightOf } from './deps.js';
import type { Desk } from './orders.js';
import type { Tx } from './ports.js';
import type { BattleRow, DraftRow } from './rows.js';

/** The umpire's draft of a ruling lies beside those of the captains; no seat has this name. */
const RULING = 'umpire.ruling';

/** What the ruling desk shows: made anew at each press from what is stored. */
export interface RulingBrief {
  readonly battle: BattleRow;
  readonly draft: DraftRow | null;
  readonly answers: Answers;
  readonly rev: number;
  readonly reason: string;
  readonly sight: Sight;
  readonly form: Form;
}

async function briefOf(deps: Deps, tx: Tx, desk: Desk): Promise<Answer<RulingBrief>> {
  const found = await umpired(tx, desk.battle, desk.user);
  if (!found.ok) return found;
  const battle = found.value;
  if (desk.step !== null && desk.step !== battle.step)
    return refuse('step-resolved', 'The battle has moved on since: nothing was ruled.', '/umpire rule opens the desk again');
  return ok(writeBrief(deps, battle, await tx.draft(battle.id, battle.step, RULING)));
}

function writeBrief(deps: Deps, battle: BattleRow, draft: DraftRow | null): RulingBrief {
  const answers = draft?.answers ?? {};
  const sight = sightOf(deps, battle, UMPIRE);
  const form = sight.askRuling(answers);
  return { battle, draft, answers, rev: draft?.rev ?? 0, reason: reasonIn(form) || (draft?.scratch ?? ''), sight, form };
}

const reasonOf = (unit: Unit | undefined): FieldOf<'text'> | null => {
  const field = unit?.fields.find(one => one.id === 'reason');
  return field?.kind === 'text' ? field : null;
};
const reasonIn = (form: Form): string => String(reasonOf(form.units[0])?.value ?? '').trim();

async function save(
  deps: Deps,
  tx: Tx,
  before: RulingBrief,
  by: string,
  change: Pick<DraftRow, 'answers' | 'scratch'>,
): Promise<RulingBrief> {
  const { battle } = before;
  const blank = { battle: battle.id, step: battle.step, seat: RULING, sealed: null, salt: deps.secrets.salt(), hash: null, hold: false };
  const draft: DraftRow = { ...(before.draft ?? blank), ...change, by, updated: deps.clock.now(), rev: before.rev + 1 };
  await tx.putDraft(draft, before.draft?.rev ?? null);
  return writeBrief(deps, battle, draft);
}

/** Opens the ruling desk, with the reason that was given; what was begun at this step goes on. */
export const openRuling = (deps: Deps, { battle, user, reason }: Parameters<typeof fromTheChair>[1]): Promise<Answer<RulingBrief>> =>
  fromTheChair(deps, { battle, user, reason }, async chair => {
    const found = await briefOf(deps, chair.tx, { battle, user, step: null });
    if (!found.ok) return found;
    const unit = found.value.form.units[0];
    const field = reasonOf(unit);
    const own = unit && field ? { [unit.id]: { ...found.value.answers[unit.id], reason: chair.reason.slice(0, field.max) } } : {};
    return ok(await save(deps, chair.tx, found.value, user, { answers: { ...found.value.answers, ...own }, scratch: chair.reason }));
  });

export const rulingBrief = (deps: Deps, desk: Desk): Promise<Answer<RulingBrief>> => deps.store.work(tx => briefOf(deps, tx, desk));

/** One change to the ruling: the form decides what is legal. */
export const editRuling = (deps: Deps, desk: Desk, change: Edit): Promise<Answer<RulingBrief>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    const edited = editAnswers(found.value.form, found.value.answers, change);
    if (!edited.ok) return refuse('not-legal', edited.refusal.say, ...edited.refusal.instead);
    return ok(await save(deps, tx, found.value, desk.user, { answers: edited.answers, scratch: found.value.draft?.scratch ?? '' }));
  });

/** Carries the ruling out: a step of its own, with its reason, told to all. What captains have written and sealed stays. */
export const rule = (deps: Deps, desk: Desk, rev: number | null): Promise<Answer<BattleRow>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    const { battle, answers, sight, form, reason } = found.value;
    if (rev !== null && rev !== found.value.rev)
      return refuse('changed-elsewhere', 'This ruling was changed in another window.', 'look at it again');
    const ruled = done(form) && reason !== '' ? sight.readRuling(answers) : null;
    if (ruled === null) return refuse('no-ruling', 'The ruling is not whole yet.', ...openFields(form));
    await tx.addDispatches([{ ...ruling(battle, 'makes a ruling.', reason, deps.clock.now()), key: `${battle.id}.j${battle.step}` }]);
    return ok(await moveBetween(deps, tx, { battle, seats: await tx.seats(battle.id) }, { kind: 'ruling', ruling: ruled, reason }));
  });

/** What a ruling still lacks. */
function openFields({ units, problems }: Form): string[] {
  const open = units.flatMap(unit => unit.fields).filter(field => field.need === 'must' && field.bar === null && isEmpty(field.value));
  return [...problems.map(problem => problem.say), ...open.map(field => `${field.label} is not said`)].slice(0, 5);
}

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);
