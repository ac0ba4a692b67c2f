import { type Answer, ok, refuse } from './answer.js';
import { moveBetween } from './between.js';
import { type Deps, fighting } from './deps.js';
import { notice } from './dispatches.js';
import type { Tx } from './ports.js';
import type { BattleRow, SeatRow } from './rows.js';

interface Helm {
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
  readonly own: SeatRow;
}

async function atHelm(tx: Tx, id: string, user: string): Promise<Answer<Helm>> {
  const found = await fighting(tx, id);
  if (!found.ok) return found;
  const seats = await tx.seats(id);
  const own = seats.find(seat => seat.user === user && !seat.conceded);
  return own ? ok({ battle: found.value, seats, own }) : refuse('not-your-seat', 'You command nothing in this battle.', 'watch the thread');
}

/** Gives the battle up for one's own seat. */
export const concede = (deps: Deps, id: string, user: string): Promise<Answer<BattleRow>> =>
  deps.store.work(async tx => {
    const helm = await atHelm(tx, id, user);
    if (!helm.ok) return helm;
    const seats = helm.value.seats.map(seat => (seat.seat === helm.value.own.seat ? { ...seat, conceded: true } : seat));
    await tx.putSeat({ ...helm.value.own, conceded: true });
    return ok(await moveBetween(deps, tx, { ...helm.value, seats }, { kind: 'concede', seat: helm.value.own.seat }));
  });

/** Offers a draw, or agrees to one. When every captain has, the battle ends. The AI never refuses. */
export const offerDraw = (deps: Deps, id: string, user: string): Promise<Answer<BattleRow>> =>
  deps.store.work(async tx => {
    const helm = await atHelm(tx, id, user);
    if (!helm.ok) return helm;
    const { battle, seats, own } = helm.value;
    if (battle.drawAgreed.includes(own.seat)) return refuse('not-yet', 'You have offered a draw already.', 'wait for the others');
    const agreed = [...battle.drawAgreed, own.seat];
    const waiting = seats.filter(seat => seat.user !== null && !seat.ai && !seat.conceded && !agreed.includes(seat.seat));
    const after = await tx.putBattle({ ...battle, drawAgreed: agreed });
    if (waiting.length === 0) return ok(await moveBetween(deps, tx, { ...helm.value, battle: after }, { kind: 'draw' }));
    const words = `**${own.name}** offers a draw. \`/battle draw\` agrees; still to answer: ${waiting.map(seat => seat.name).join(', ')}.`;
    await tx.addDispatches([notice(after, words, deps.clock.now())]);
    return ok(after);
  });
