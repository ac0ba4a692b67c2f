import type { Deps } from './deps.js';
import type { BattleRow, SeatRow } from './rows.js';

/** Where things are on Discord, as the postman finds out. */

/** How private things reach a captain: his DMs, or a press in the thread when they are closed. */
export async function setReach(deps: Deps, battle: string, seatId: string, reach: SeatRow['reach']): Promise<void> {
  await deps.store.work(async tx => {
    const seat = (await tx.seats(battle)).find(one => one.seat === seatId);
    if (seat && seat.reach !== reach) await tx.putSeat({ ...seat, reach });
  });
}

/** Remembers the message that announced a battle, or the thread that it is fought in (null: the thread is gone). */
export async function setPlace(
  deps: Deps,
  id: string,
  place: Partial<Pick<BattleRow, 'announcement' | 'thread' | 'channel'>>,
): Promise<void> {
  await deps.store.work(async tx => {
    const battle = await tx.battle(id);
    if (battle) await tx.putBattle({ ...battle, ...place });
  });
}
