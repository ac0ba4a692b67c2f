import { seated } from '../engine/audience.js';
import { sealOfOrders } from '../engine/canonical.js';
import { edit as editAnswers } from '../engine/edit.js';
import { type Answers, done, type Edit, type Form } from '../engine/form.js';
import { merged, type Sight, type Written } from '../engine/game.js';
import { heeded, read, type Slip, unheeded } from '../engine/notation.js';
import { type Answer, ok, refuse } from './answer.js';
import { askedOf, type Deps, fighting, formOf, sightOf } from './deps.js';
import { notice } from './dispatches.js';
import type { Tx } from './ports.js';
import type { BattleRow, DraftRow, SeatRow } from './rows.js';
import { seatsOf } from './seatsOf.js';

/** Everything that a captain's desk shows: made anew at each press from what is stored. */
export interface Brief {
  readonly battle: BattleRow;
  readonly seat: SeatRow;
  readonly draft: DraftRow | null;
  readonly rev: number;
  readonly written: Written;
  readonly sight: Sight;
  readonly form: Form;
}

/** Whose desk: the battle, the person, the step that the panel was drawn for (null: whatever is current), and which of his seats. */
export interface Desk {
  readonly battle: string;
  readonly user: string;
  readonly step: number | null;
  /** Without it, the first of his seats that waits for him. */
  readonly place?: number | null;
}

const NOTHING: Answers = {};

async function briefOf(deps: Deps, tx: Tx, desk: Desk): Promise<Answer<Brief>> {
  const found = await fighting(tx, desk.battle);
  if (!found.ok) return found;
  const battle = found.value;
  const own = seatsOf(await tx.seats(battle.id), desk.user).filter(one => desk.place == null || one.place === desk.place);
  const seat = own.length > 1 ? await waitingFirst(deps, tx, battle, own) : own[0];
  if (!seat) return refuse('not-your-seat', 'You command nothing in this battle.', 'watch the thread');
  if (desk.step !== null && desk.step !== battle.step)
    return refuse('step-resolved', 'That turn has been resolved.', 'My orders opens the new one');
  if (!askedOf(deps, battle).has(seat.seat))
    return refuse('not-asked', 'Nothing is asked of you at the moment.', 'the next turn’s post says when there is');
  return ok(writeBrief(deps, battle, seat, await tx.draft(battle.id, battle.step, seat.seat)));
}

/** Of several seats, the first whose orders are asked and not sealed. */
async function waitingFirst(deps: Deps, tx: Tx, battle: BattleRow, own: readonly SeatRow[]): Promise<SeatRow | undefined> {
  const drafts = await tx.drafts(battle.id, battle.step);
  const asked = own.filter(seat => askedOf(deps, battle).has(seat.seat));
  const isSealed = (seat: SeatRow) => drafts.some(draft => draft.seat === seat.seat && draft.sealed !== null);
  return asked.find(seat => !isSealed(seat)) ?? asked[0] ?? own[0];
}

function writeBrief(deps: Deps, battle: BattleRow, seat: SeatRow, draft: DraftRow | null): Brief {
  const written = { standing: seat.standing, own: draft?.answers ?? NOTHING };
  const sight = sightOf(deps, battle, seated(seat.seat));
  const rev = draft?.rev ?? 0;
  const form = formOf(deps, battle, seat, rev, () => sight.ask(seat.seat, written));
  return { battle, seat, draft, rev, written, sight, form };
}

export const brief = (deps: Deps, desk: Desk): Promise<Answer<Brief>> => deps.store.work(tx => briefOf(deps, tx, desk));

/** Writes a changed draft and gives the brief as it then stands. */
async function save(deps: Deps, tx: Tx, before: Brief, by: string, change: Partial<DraftRow>): Promise<Brief> {
  const now = deps.clock.now();
  const blank: DraftRow = {
    battle: before.battle.id,
    step: before.battle.step,
    seat: before.seat.seat,
    answers: NOTHING,
    rev: 0,
    by,
    scratch: '',
    sealed: null,
    salt: deps.secrets.salt(),
    hash: null,
    hold: false,
    updated: now,
  };
  const draft = { ...(before.draft ?? blank), ...change, by, updated: now, rev: before.rev + 1 };
  await tx.putDraft(draft, before.draft?.rev ?? null);
  return writeBrief(deps, before.battle, await takeBack(deps, tx, before), draft);
}

/** A captain who was relieved for silence has the helm again with the first thing that he writes. */
async function takeBack(deps: Deps, tx: Tx, { battle, seat }: Brief): Promise<SeatRow> {
  if (!seat.relieved) return seat;
  const back = { ...seat, relieved: false, missed: 0 };
  await tx.putSeat(back);
  await tx.addDispatches([
    notice(await tx.putBattle(battle), `The captain of **${seat.name}** is back on the quarterdeck.`, deps.clock.now()),
  ]);
  return back;
}

type Writing = (brief: Brief, tx: Tx) => Promise<Answer<Brief>> | Answer<Brief>;

/** Runs `writing` on an unsealed brief. */
const writingAt = (deps: Deps, desk: Desk, writing: Writing): Promise<Answer<Brief>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    if (found.value.draft?.sealed) return refuse('sealed', 'Your orders are sealed.', 'Reopen them first');
    return writing(found.value, tx);
  });

/** One change to the draft. The form decides what is legal; `push` and `cut` fit only the draft that they were pressed on. */
async function apply(deps: Deps, tx: Tx, desk: Desk, brief: Brief, change: Edit): Promise<Answer<Edited>> {
  if (brief.draft?.sealed) return refuse('sealed', 'Your orders are sealed.', 'Reopen them first');
  const edited = editAnswers(brief.form, brief.written.own, change);
  if (!edited.ok) return refuse('not-legal', edited.refusal.say, ...edited.refusal.instead);
  return ok({ brief: await save(deps, tx, brief, desk.user, { answers: edited.answers }), left: edited.left });
}

/** The brief after an edit, and the units that a copy could not reach. */
export interface Edited {
  readonly brief: Brief;
  readonly left: readonly { readonly unit: string; readonly why: string }[];
}

export interface Stroke {
  readonly before: Brief;
  /** What the edit made of it; null: the press was no edit. */
  readonly after: Answer<Edited> | null;
}

/** One press in one transaction: what stands, and what comes of the edit that the press means there (null: none). */
export const stroke = (deps: Deps, desk: Desk, meant: (brief: Brief) => Edit | null): Promise<Answer<Stroke>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    const change = meant(found.value);
    return ok({ before: found.value, after: change === null ? null : await apply(deps, tx, desk, found.value, change) });
  });

export async function edit(deps: Deps, desk: Desk, change: Edit): Promise<Answer<Brief>> {
  const made = await stroke(deps, desk, () => change);
  if (!made.ok || made.value.after === null) return made.ok ? ok(made.value.before) : made;
  return made.value.after.ok ? ok(made.value.after.value.brief) : made.value.after;
}

export interface Typed {
  readonly brief: Brief;
  readonly slips: readonly Slip[];
}

/** Typed orders. With a slip nothing is applied and the text is kept, unless only the good lines are wanted. */
export const typed = (deps: Deps, desk: Desk, text: string, take: 'all' | 'good lines'): Promise<Answer<Typed>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    if (found.value.draft?.sealed) return refuse('sealed', 'Your orders are sealed.', 'Reopen them first');
    const { form, sight, seat, written } = found.value;
    const reading = read(form, text);
    const wanted = merged({ standing: written.own, own: reading.answers });
    const after = sight.ask(seat.seat, { ...written, own: wanted });
    const slips = [...reading.slips, ...unheeded(after, text, reading)];
    const keep = slips.length > 0 && take === 'all';
    const own = keep ? written.own : take === 'all' ? wanted : merged({ standing: written.own, own: heeded(after, reading.answers) });
    return ok({ brief: await save(deps, tx, found.value, desk.user, { answers: own, scratch: keep ? text : '' }), slips });
  });

/** What silence would do becomes the captain's own orders. */
export const adopt = (deps: Deps, desk: Desk): Promise<Answer<Brief>> => edit(deps, desk, { do: 'adopt', unit: null });

/** Seals: the board shows a hash of the orders, and the turn may resolve. `rev` is the draft that the captain saw; null: as it stands. */
export const seal = (deps: Deps, desk: Desk, rev: number | null): Promise<Answer<Brief>> =>
  writingAt(deps, desk, async (brief, tx) => {
    if (rev !== null && rev !== brief.rev)
      return refuse('changed-elsewhere', 'These orders were changed in another window.', 'look at them again, then seal');
    if (!done(brief.form))
      return refuse('not-ready', unready(brief.form), ...brief.form.problems.flatMap(problem => problem.instead).slice(0, 5));
    const salt = deps.secrets.salt();
    const hash = sealOfOrders(salt, brief.seat.seat, brief.battle.step, merged(brief.written));
    return ok(await save(deps, tx, brief, desk.user, { sealed: deps.clock.now(), salt, hash }));
  });

const unready = (form: Form): string =>
  form.problems.find(problem => problem.grade === 'refused')?.say ?? 'Something that has no default is still open.';

/** Opens sealed orders again: possible until the turn resolves. */
export const reopen = (deps: Deps, desk: Desk): Promise<Answer<Brief>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    if (!found.value.draft?.sealed) return refuse('not-sealed', 'Your orders are not sealed.', 'go on writing');
    return ok(await save(deps, tx, found.value, desk.user, { sealed: null, hash: null }));
  });

/** Asks the table to wait for the deadline even when all have sealed; a second time takes it back. */
export const hold = (deps: Deps, desk: Desk): Promise<Answer<Brief>> =>
  deps.store.work(async tx => {
    const found = await briefOf(deps, tx, desk);
    if (!found.ok) return found;
    return ok(await save(deps, tx, found.value, desk.user, { hold: !(found.value.draft?.hold ?? false) }));
  });
