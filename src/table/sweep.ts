import { PUBLIC } from '../engine/audience.js';
import type { Deps } from './deps.js';
import { notice, reminder } from './dispatches.js';
import type { Tx } from './ports.js';
import { askedSeats, resolveWhileDue } from './resolve.js';
import type { BattleRow, NewDispatch, SeatRow } from './rows.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours before the deadline of the one reminder, unless a captain prefers otherwise. */
const LEAD = 3;
/** A reminder this close to the deadline is dropped: it would only be noise. */
const TOO_LATE = 2 * MINUTE;
/** A gap between two sweeps that counts as an outage. */
const OUTAGE = 3 * MINUTE;

/** Resolves every turn whose time has come; gives the battles that moved. One that fails does not keep the others waiting. */
export async function resolveDue(deps: Deps, onTrouble: (battle: string, trouble: unknown) => void): Promise<BattleRow[]> {
  const due = await deps.store.work(tx => tx.dueBattles(deps.clock.now()));
  const moved: BattleRow[] = [];
  for (const { id } of due) {
    try {
      const after = await resolveWhileDue(deps, id);
      if (after) moved.push(after);
    } catch (trouble) {
      onTrouble(id, trouble);
    }
  }
  return moved;
}

/** Queues the one reminder of each captain whose own lead time has come and who has not sealed. */
export function remind(deps: Deps): Promise<void> {
  return deps.store.work(async tx => {
    const now = deps.clock.now();
    const running = (await tx.battles({ phases: ['fighting'] })).filter(
      battle => battle.deadline !== null && battle.deadline - now > TOO_LATE,
    );
    for (const battle of running) await tx.addDispatches(await remindersOf(deps, tx, battle, now));
  });
}

async function remindersOf(deps: Deps, tx: Tx, battle: BattleRow, now: number): Promise<NewDispatch[]> {
  const drafts = await tx.drafts(battle.id, battle.step);
  const open = askedSeats(deps, battle, await tx.seats(battle.id)).filter(
    seat => seat.user !== null && !seat.ai && !seat.relieved && !drafts.some(draft => draft.seat === seat.seat && draft.sealed !== null),
  );
  const due: NewDispatch[] = [];
  for (const seat of open) if (isTime(battle, await leadOf(tx, battle, seat), now)) due.push(reminder(battle, seat, now));
  return due;
}

/** A window shorter than twice the lead is reminded at its half. */
async function leadOf(tx: Tx, battle: BattleRow, seat: SeatRow): Promise<number | null> {
  const preference = seat.user === null ? null : await tx.preference(seat.user);
  if (preference && preference.lead === null) return null;
  const window = (battle.deadline ?? 0) - (battle.opened ?? 0);
  return Math.min((preference?.lead ?? LEAD) * HOUR, window / 2);
}

const isTime = (battle: BattleRow, lead: number | null, now: number): boolean =>
  lead !== null && battle.deadline !== null && now >= battle.deadline - lead;

/** Marks that the bot lives. Call it at every sweep. */
export const markAlive = (deps: Deps): Promise<void> => deps.store.work(tx => tx.putNote('lastSeen', String(deps.clock.now())));

/**
 * At start: gives the time of an outage back to exactly the windows that it fell in, and says so. Must run before the first sweep.
 * @returns the battles that were given time
 */
export function giveBack(deps: Deps): Promise<BattleRow[]> {
  return deps.store.work(async tx => {
    const now = deps.clock.now();
    const lastSeen = Number((await tx.note('lastSeen')) ?? now);
    if (now - lastSeen < OUTAGE) return [];
    const given: BattleRow[] = [];
    for (const battle of await tx.battles({ phases: ['fighting'] })) {
      const longer = await lengthen(tx, battle, lastSeen, now);
      if (longer) given.push(longer);
    }
    await tx.putNote('lastSeen', String(now));
    return given;
  });
}

async function lengthen(tx: Tx, battle: BattleRow, lastSeen: number, now: number): Promise<BattleRow | null> {
  if (battle.deadline === null || battle.opened === null || battle.deadline <= lastSeen) return null;
  const lost = now - Math.max(lastSeen, battle.opened);
  const longer = await tx.putBattle({ ...battle, deadline: battle.deadline + lost });
  const minutes = Math.max(1, Math.round(lost / MINUTE));
  await tx.addDispatches([
    {
      ...notice(
        longer,
        `Quarterdeck was ashore for ${minutes} minutes: they are given back. New deadline <t:${Math.floor((longer.deadline ?? 0) / 1000)}:F>.`,
        now,
      ),
      to: PUBLIC,
    },
  ]);
  return longer;
}
