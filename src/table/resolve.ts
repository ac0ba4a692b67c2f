import { type Seat, seated } from '../engine/audience.js';
import type { Move } from '../engine/battle.js';
import { sealOfOrders } from '../engine/canonical.js';
import { merged, type Written } from '../engine/game.js';
import type { Kinds, Orders } from '../engine/ruleset.js';
import { askedOf, battleIn, type Deps, gameOf, sightOf } from './deps.js';
import { notice, stepPosts } from './dispatches.js';
import { deadlineOf } from './pace.js';
import type { Tx } from './ports.js';
import type { BattleRow, DraftRow, SealRecord, SeatRow, StepRow } from './rows.js';

/** Turns that pass without a word before the AI takes the helm. */
const PATIENCE = 2;

const isSteeredByAi = (seat: SeatRow): boolean => seat.ai || seat.relieved || seat.user === null;

/** Seats of which something is asked now. */
export const askedSeats = (deps: Deps, battle: BattleRow, seats: readonly SeatRow[]): SeatRow[] =>
  seats.filter(seat => askedOf(deps, battle).has(seat.seat));

/**
 * Whether a turn is due: the deadline has passed, or every captain has sealed and none asks to wait. Nobody waits for a relieved captain,
 * but where all are relieved the turns keep their pace, so that they find a battle when they come back.
 */
export function isDue(battle: BattleRow, asked: readonly SeatRow[], drafts: readonly DraftRow[], now: number): boolean {
  if (battle.paused) return false;
  if (battle.deadline !== null && battle.deadline <= now) return true;
  const active = asked.filter(seat => !isSteeredByAi(seat));
  if (active.length === 0 && battle.deadline !== null && asked.some(seat => seat.relieved)) return false;
  return active
    .map(seat => drafts.find(draft => draft.seat === seat.seat))
    .every(draft => draft?.sealed != null && !(draft.hold && battle.deadline !== null));
}

/** Resolves the turn if it is due, in one transaction: orders, step, messages. Gives the battle after it, or null when nothing was due. */
export function resolveIfDue(deps: Deps, id: string): Promise<BattleRow | null> {
  return deps.store.work(async tx => {
    const battle = await tx.battle(id);
    if (battle?.phase !== 'fighting') return null;
    const seats = await tx.seats(id);
    const drafts = await tx.drafts(id, battle.step);
    const asked = askedSeats(deps, battle, seats);
    return isDue(battle, asked, drafts, deps.clock.now()) ? resolve(deps, tx, battle, seats, asked, drafts) : null;
  });
}

/** Resolves turn after turn while nobody but the AI is waited for: at most `most`. */
export async function resolveWhileDue(deps: Deps, id: string, most = 100): Promise<BattleRow | null> {
  let last: BattleRow | null = null;
  for (let count = 0; count < most; count++) {
    const next = await resolveIfDue(deps, id);
    if (!next) return last;
    last = next;
  }
  return last;
}

interface SeatOrders {
  readonly seat: SeatRow;
  readonly orders: Orders<unknown>;
  readonly record: SealRecord;
}

async function resolve(
  deps: Deps,
  tx: Tx,
  battle: BattleRow,
  seats: readonly SeatRow[],
  asked: readonly SeatRow[],
  drafts: readonly DraftRow[],
): Promise<BattleRow> {
  const all = asked.map(seat => ordersOf(deps, battle, seat, drafts.find(draft => draft.seat === seat.seat) ?? null));
  const move: Move<Kinds> = { kind: 'orders', orders: Object.assign({}, ...all.map(one => one.orders)) };
  const seals = Object.fromEntries(all.map(one => [one.seat.seat, one.record]));
  const after = await makeStep(deps, tx, battle, seats, move, seals);
  await tallyMissed(deps, tx, after, all);
  return after;
}

/** One seat's orders as they will be carried out, with the record that lets anybody check the seal later. */
function ordersOf(deps: Deps, battle: BattleRow, seat: SeatRow, draft: DraftRow | null): SeatOrders {
  const sight = sightOf(deps, battle, seated(seat.seat));
  const ai = isSteeredByAi(seat);
  const written: Written = ai ? { standing: {}, own: sight.captain(seat.seat) } : { standing: seat.standing, own: draft?.answers ?? {} };
  const answers = merged(written);
  const salt = draft?.salt ?? deps.secrets.salt();
  const by = ai ? 'ai' : isWritten(draft) ? 'captain' : 'silence';
  const hash = draft?.hash ?? sealOfOrders(salt, seat.seat, battle.step, answers);
  return { seat, orders: sight.settle(seat.seat, written).orders, record: { hash, salt, answers, sealed: draft?.sealed != null, by } };
}

const isWritten = (draft: DraftRow | null): boolean => draft !== null && (draft.sealed !== null || Object.keys(draft.answers).length > 0);

/** Advances the battle by one move and stores what came of it, with the messages that tell it. */
export async function makeStep(
  deps: Deps,
  tx: Tx,
  battle: BattleRow,
  seats: readonly SeatRow[],
  move: Move<Kinds>,
  seals: Readonly<Record<Seat, SealRecord>>,
): Promise<BattleRow> {
  const now = deps.clock.now();
  const game = gameOf(deps, battle.ruleset);
  const made = game.advance(battleIn(battle), move);
  const outcome = game.outcome(made.battle);
  const row: StepRow = {
    battle: battle.id,
    step: made.battle.step,
    at: now,
    move,
    seals,
    told: [...made.told],
    rolls: [...made.rolls],
    state: made.battle.state,
  };
  await tx.addStep(row);
  const over = outcome && {
    phase: 'over' as const,
    outcome: { ...outcome, winners: [...outcome.winners], score: { ...outcome.score } },
    ended: now,
    deadline: null,
  };
  const window = move.kind === 'orders' ? { opened: now, deadline: deadlineOf(battle.pace, now) } : {};
  const after = await tx.putBattle({ ...battle, step: made.battle.step, state: made.battle.state, ...window, ...over });
  await tx.addDispatches(stepPosts(after, seats, now));
  return after;
}

/** Keeps standing orders, counts silent turns, and lets the AI relieve a captain after two. */
async function tallyMissed(deps: Deps, tx: Tx, battle: BattleRow, all: readonly SeatOrders[]): Promise<void> {
  const game = gameOf(deps, battle.ruleset);
  for (const { seat, record } of all) {
    const missed = record.by === 'silence' ? seat.missed + 1 : 0;
    const relieved = seat.relieved || missed >= PATIENCE;
    await tx.putSeat({
      ...seat,
      missed: seat.relieved ? seat.missed : missed,
      relieved,
      standing: record.by === 'ai' ? seat.standing : game.carry(record.answers),
    });
    if (relieved && !seat.relieved && battle.phase === 'fighting')
      await tx.addDispatches([
        notice(
          battle,
          `No word from the captain of **${seat.name}** for ${PATIENCE} turns: the AI takes the helm until they return.`,
          deps.clock.now(),
          seat.place + 1,
        ),
      ]);
  }
}
