import { teaches } from '../engine/teaching.js';
import { type Answer, refuse } from './answer.js';
import { type Deps, findBattle, headOf } from './deps.js';
import { join, type Muster } from './muster.js';
import { open } from './open.js';
import type { BattleRow, SeatRow } from './rows.js';

/**
 * The same battle again with the sides swapped: captains move to the seats of the next side, as far as there are as many. A battle
 * that teaches is fought again as it was.
 */
export async function rematch(deps: Deps, id: string, by: string): Promise<Answer<Muster>> {
  const found = await deps.store.work(async tx => {
    const battle = await findBattle(tx, id);
    return { battle, seats: battle.ok ? await tx.seats(id) : [] };
  });
  if (!found.battle.ok) return found.battle;
  const before = found.battle.value;
  if (before.phase !== 'over') return refuse('not-yet', 'This battle is not over.', 'fight it out, concede, or agree a draw');
  if (!found.seats.some(seat => seat.user === by) && before.openedBy !== by)
    return refuse('not-your-seat', 'A rematch is for those who fought.', '/battle new opens a battle of your own');
  const swapped = teaches(headOf(before)) ? found.seats : swap(found.seats);
  const opened = await open(deps, { ...opening(before, by), ai: swapped.filter(seat => seat.ai).map(seat => seat.seat) });
  if (!opened.ok) return opened;
  let muster: Muster = opened.value;
  for (const seat of swapped) {
    if (seat.user === null) continue;
    const joined = await join(deps, opened.value.battle.id, seat.seat, seat.user);
    if (joined.ok) muster = joined.value;
  }
  return { ok: true, value: muster };
}

const opening = ({ guild, channel, pace, umpire, invited, ...battle }: BattleRow, by: string) => ({
  by,
  guild,
  channel,
  pace,
  umpire,
  invited,
  scenario: { own: headOf({ guild, channel, pace, umpire, invited, ...battle }) },
});

/** Who sits where when each side takes the next side's seats, in order. */
export function swap(seats: readonly SeatRow[]): Pick<SeatRow, 'seat' | 'user' | 'ai'>[] {
  const sides = [...new Set(seats.map(seat => seat.side))];
  const of = (side: string | undefined) => seats.filter(seat => seat.side === side);
  return sides.flatMap((side, nth) => {
    const givers = of(sides[(nth + 1) % sides.length]);
    return of(side).map((seat, place) => ({ seat: seat.seat, user: givers[place]?.user ?? null, ai: givers[place]?.ai ?? false }));
  });
}
