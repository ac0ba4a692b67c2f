import { type Answer, ok, refuse } from './answer.js';
import { type Deps, findBattle, gameOf, headOf } from './deps.js';
import { openingPosts, summons } from './dispatches.js';
import { deadlineOf } from './pace.js';
import type { Tx } from './ports.js';
import type { BattleRow, SeatRow } from './rows.js';
import { seatsOf } from './seatsOf.js';

export interface Muster {
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
}

type Change = (muster: Muster, tx: Tx) => Promise<Answer<null>> | Answer<null>;

/** Reads a battle that is still mustering, lets `change` write, and gives back what stands then. */
async function atMuster(deps: Deps, id: string, change: Change): Promise<Answer<Muster>> {
  return deps.store.work(async tx => {
    const found = await findBattle(tx, id);
    if (!found.ok) return found;
    if (found.value.phase !== 'muster') return refuse('not-mustering', 'This battle is no longer mustering.', '/battle new opens another');
    const changed = await change({ battle: found.value, seats: await tx.seats(id) }, tx);
    if (!changed.ok) return changed;
    const battle = await tx.battle(id);
    return battle ? ok({ battle, seats: await tx.seats(id) }) : refuse('no-such-battle', 'The battle is gone.');
  });
}

const seatIn = (seats: readonly SeatRow[], seat: string): Answer<SeatRow> => {
  const found = seats.find(one => one.seat === seat);
  return found ? ok(found) : refuse('no-such-seat', 'There is no such seat.', ...seats.map(one => one.name));
};
const isFree = (seat: SeatRow): boolean => seat.user === null && !seat.ai;
const freeNames = (seats: readonly SeatRow[]): string[] => seats.filter(isFree).map(seat => seat.name);

/** Takes a seat, or one more of the same side. The captain is summoned privately, once, and reports ready for all that he has. */
export const join = (deps: Deps, id: string, seatId: string, user: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle, seats }, tx) => {
    const seat = seatIn(seats, seatId);
    if (!seat.ok) return seat;
    const own = seatsOf(seats, user);
    const other = own.find(one => one.side !== seat.value.side);
    if (other) return refuse('already-seated', `You command **${other.name}**, on the other side.`, 'Leave gives it up');
    if (own.some(one => one.seat === seatId)) return refuse('already-seated', 'You have this seat.', 'Leave gives it up');
    if (battle.umpire === user) return refuse('already-seated', 'You are the umpire of this battle: he commands no ships.');
    if (battle.invited && !battle.invited.includes(user))
      return refuse('not-invited', 'This battle is by invitation.', 'ask whoever opened it');
    if (seat.value.user !== null) return refuse('seat-taken', `${seat.value.name} is taken.`, ...freeNames(seats));
    const [first] = own;
    const taken = { ...seat.value, user, ai: false, reported: first?.reported ?? false, reach: first?.reach ?? ('dm' as const) };
    await tx.putSeat(taken);
    const after = await tx.putBattle(battle);
    if (!first) await tx.addDispatches([summons(after, taken, deps.clock.now())]);
    return ok(null);
  });

/** Gives up every seat that he has. */
export const leave = (deps: Deps, id: string, user: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle, seats }, tx) => {
    const own = seatsOf(seats, user);
    if (own.length === 0) return refuse('not-your-seat', 'You have no seat in this battle.', ...freeNames(seats));
    for (const seat of own) await tx.putSeat({ ...seat, user: null, reported: false });
    await tx.putBattle(battle);
    return ok(null);
  });

/** Gives a free seat to the AI, or takes it back. Only for whoever opened the battle, and the umpire. */
export const giveToAi = (deps: Deps, id: string, seatId: string, by: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle, seats }, tx) => {
    const seat = seatIn(seats, seatId);
    if (!seat.ok) return seat;
    if (!isHost(battle, by)) return notHost();
    if (seat.value.user !== null) return refuse('seat-taken', `${seat.value.name} has a captain.`, ...freeNames(seats));
    await tx.putSeat({ ...seat.value, ai: !seat.value.ai, reported: !seat.value.ai });
    await tx.putBattle(battle);
    return ok(null);
  });

/** A captain reports ready; `reach` is how private things came to him. */
export const report = (deps: Deps, id: string, user: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle, seats }, tx) => {
    const own = seatsOf(seats, user);
    if (own.length === 0) return refuse('not-your-seat', 'You have no seat in this battle.', ...freeNames(seats));
    for (const seat of own) await tx.putSeat({ ...seat, reported: true });
    await tx.putBattle(battle);
    return ok(null);
  });

/** Clears for action: sets the ships, opens the first window and makes the thread. */
export const start = (deps: Deps, id: string, by: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle, seats }, tx) => {
    if (!isHost(battle, by)) return notHost();
    const free = freeNames(seats);
    if (free.length > 0)
      return refuse('seats-free', `Still without a captain: ${free.join(', ')}.`, 'give the seat to the AI', 'wait for a captain');
    const now = deps.clock.now();
    const opened = gameOf(deps, battle.ruleset).open(headOf(battle), battle.seed);
    const begun = await tx.putBattle({
      ...battle,
      phase: 'fighting',
      state: opened.state,
      step: opened.step,
      opened: now,
      deadline: deadlineOf(battle.pace, now),
    });
    await tx.addDispatches(openingPosts(begun, seats, now));
    return ok(null);
  });

export const callOff = (deps: Deps, id: string, by: string): Promise<Answer<Muster>> =>
  atMuster(deps, id, async ({ battle }, tx) => {
    if (!isHost(battle, by)) return notHost();
    await tx.putBattle({ ...battle, phase: 'called-off', ended: deps.clock.now() });
    return ok(null);
  });

export const isHost = (battle: BattleRow, user: string): boolean => battle.openedBy === user || battle.umpire === user;
const notHost = (): Answer<never> => refuse('not-the-opener', 'Only whoever opened the battle, or its umpire, can do that.', 'ask them');
