import { type Answer, ok, refuse } from './answer.js';
import { type Chair, type Deed, fromTheChair, proclaim } from './chair.js';
import type { Deps } from './deps.js';
import { seatCard } from './dispatches.js';
import type { BattleRow, SeatRow } from './rows.js';
import { seatsOf } from './seatsOf.js';

/**
 * Gives a seat to another person, or to the AI (`to`: null). The substitute knows what the seat knows: its chart and cards, its standing
 * orders, and what was written for this turn. Whoever had the seat knows nothing more from now on.
 */
export const replace = (deps: Deps, deed: Deed, seatId: string, to: string | null): Promise<Answer<BattleRow>> =>
  fromTheChair(deps, deed, async chair => {
    const seat = chair.seats.find(one => one.seat === seatId);
    if (!seat) return refuse('no-such-seat', 'There is no such seat.', ...chair.seats.map(one => one.name));
    const bar = barOf(chair, seat, to);
    if (bar) return bar;
    const taken: SeatRow = {
      ...seat,
      user: to,
      ai: to === null,
      reported: true,
      reach: seatsOf(chair.seats, to)[0]?.reach ?? 'dm',
      missed: 0,
      relieved: false,
    };
    await chair.tx.putSeat(taken);
    const drawAgreed = chair.battle.drawAgreed.filter(one => one !== seat.seat);
    const words = `gives **${seat.name}** to ${to === null ? 'the AI' : `<@${to}>`}.`;
    const after = await proclaim(chair, { ...chair.battle, drawAgreed }, words);
    if (to !== null) await chair.tx.addDispatches([seatCard(after, taken, chair.now)]);
    return ok(after);
  });

/** Why this person may not have the seat; null: he may. */
function barOf({ battle, seats }: Chair, seat: SeatRow, to: string | null): Answer<never> | null {
  if (seat.conceded) return refuse('not-fighting', `**${seat.name}** has given the battle up.`, 'its captain stays out of it');
  if (to === null ? seat.ai : seat.user === to)
    return refuse('already-seated', `**${seat.name}** is in those hands already.`, 'name somebody else');
  if (to !== null && to === battle.umpire) return refuse('already-seated', 'The umpire commands no ships.', 'name somebody else');
  const other = seats.find(one => to !== null && one.user === to && one.side !== seat.side);
  return other ? refuse('already-seated', `They command **${other.name}**, on the other side.`, 'name somebody else') : null;
}
