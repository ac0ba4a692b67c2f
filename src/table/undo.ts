import { type Answer, ok, refuse } from './answer.js';
import { carryDrafts } from './between.js';
import { type Chair, type Deed, fromTheChair, ruling } from './chair.js';
import { type Deps, gameOf } from './deps.js';
import { stepPosts } from './dispatches.js';
import { kindOf, standingOf, type Undo } from './history.js';
import { deadlineOf } from './pace.js';
import type { BattleRow, DraftRow, SeatRow, StepRow } from './rows.js';

/**
 * Takes the last step that stands back. Nothing is erased: a step of its own brings the state before it back, and verify follows it. After
 * a turn the orders are asked again, with what was written laid before the captains; its dice are new, since dice are named by their step.
 */
export const undo = (deps: Deps, deed: Deed): Promise<Answer<BattleRow>> =>
  fromTheChair(deps, deed, async chair => {
    const { tx, battle } = chair;
    const standing = standingOf(await tx.steps(battle.id));
    const last = standing.at(-1);
    if (!last) return refuse('nothing-to-undo', 'Nothing has been resolved that could be taken back.', 'the first turn is still open');
    const state = standing.at(-2)?.state ?? gameOf(deps, battle.ruleset).open(battle.scenario, battle.seed).state;
    const seats = seatsBefore(deps, chair, standing, last);
    for (const seat of seats) await tx.putSeat(seat);
    const drafts = await draftsBefore(chair, last);
    const after = await stepBack(chair, { kind: 'undo', to: standing.at(-2)?.step ?? 0, reason: chair.reason }, state, last);
    await carryDrafts(deps, tx, { battle: after, seats }, drafts);
    await tx.addDispatches([
      ruling(after, WORDS[kindOf(last.move)] ?? WORDS.orders, chair.reason, chair.now),
      ...stepPosts(after, seats, chair.now),
    ]);
    return ok(after);
  });

const WORDS: Record<string, string> & { orders: string } = {
  orders: 'takes the last turn back. It is as if it had not been: orders are asked again.',
  ruling: 'takes the last ruling back.',
  concede: 'takes the last surrender back: its captain commands again.',
};

const isTurn = (step: StepRow): boolean => kindOf(step.move) === 'orders';

/** What was written for a turn is open again; between turns, what is written now goes on, sealed or not. */
async function draftsBefore({ tx, battle }: Chair, last: StepRow): Promise<DraftRow[]> {
  if (!isTurn(last)) return tx.drafts(battle.id, battle.step);
  return (await tx.drafts(battle.id, last.step - 1)).map(draft => ({ ...draft, sealed: null, hash: null, hold: false }));
}

async function stepBack({ tx, battle, now }: Chair, move: Undo, state: unknown, last: StepRow): Promise<BattleRow> {
  const step = battle.step + 1;
  await tx.addStep({ battle: battle.id, step, at: now, move, seals: {}, told: [], rolls: [], state });
  return tx.putBattle({ ...battle, step, state, ...(isTurn(last) ? windowOf(battle, now) : {}) });
}

/** A new window; in a pause, it waits whole. */
function windowOf(battle: BattleRow, now: number): Partial<BattleRow> {
  const deadline = deadlineOf(battle.pace, now);
  if (!battle.paused) return { opened: now, deadline };
  return { opened: now, paused: { ...battle.paused, left: deadline === null ? null : deadline - now } };
}

/** Seats as they were: what a turn did to standing orders, to the count of missed turns, and to who has the helm is taken back as well. */
function seatsBefore(deps: Deps, { battle, seats }: Chair, standing: readonly StepRow[], last: StepRow): SeatRow[] {
  const earlier = standing.slice(0, -1);
  const conceded = new Set(earlier.flatMap(({ move }) => (isConcession(move) ? [move.seat] : [])));
  return seats.map(seat => ({
    ...seat,
    conceded: conceded.has(seat.seat),
    ...(isTurn(last) ? beforeTurn(deps, seat, battle, earlier, last) : {}),
  }));
}

const isConcession = (move: unknown): move is { kind: 'concede'; seat: string } => kindOf(move) === 'concede';

function beforeTurn(deps: Deps, seat: SeatRow, battle: BattleRow, earlier: readonly StepRow[], last: StepRow): Partial<SeatRow> {
  const records = earlier.flatMap(step => step.seals[seat.seat] ?? []).filter(record => record.by !== 'ai');
  const answers = records.at(-1)?.answers;
  const silent = last.seals[seat.seat]?.by === 'silence';
  return {
    standing: answers === undefined ? {} : gameOf(deps, battle.ruleset).carry(answers),
    ...(silent ? { missed: Math.max(0, seat.missed - 1), relieved: false } : {}),
  };
}
