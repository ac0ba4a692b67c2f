import { type Answer, ok, refuse } from './answer.js';
import { moveBetween } from './between.js';
import { type Deps, fighting } from './deps.js';
import { notice } from './dispatches.js';
import type { Tx } from './ports.js';
import type { BattleRow, SeatRow } from './rows.js';
import { seatsOf } from './seatsOf.js';

interface Helm {
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
  /** All that this person commands, at least one. */
  readonly own: readonly [SeatRow, ...SeatRow[]];
}

async function atHelm(tx: Tx, id: string, user: string): Promise<Answer<Helm>> {
  const found = await fighting(tx, id);
  if (!found.ok) return found;
  const seats = await tx.seats(id);
  const [first, ...others] = seatsOf(seats, user).filter(seat => !seat.conceded);
  if (!first) return refuse('not-your-seat', 'You command nothing in this battle.', 'watch the thread');
  return ok({ battle: found.value, seats, own: [first, ...others] });
}

/** Gives the battle up for all one's own seats. */
export const concede = (deps: Deps, id: string, user: string): Promise<Answer<BattleRow>> =>
  deps.store.work(async tx => {
    const helm = await atHelm(tx, id, user);
    if (!helm.ok) return helm;
    let { battle } = helm.value;
    for (const { seat } of helm.value.own) if (battle.phase === 'fighting') battle = await strike(deps, tx, battle, seat);
    return ok(battle);
  });

async function strike(deps: Deps, tx: Tx, battle: BattleRow, seat: string): Promise<BattleRow> {
  const seats = (await tx.seats(battle.id)).map(one => (one.seat === seat ? { ...one, conceded: true } : one));
  for (const one of seats) if (one.seat === seat) await tx.putSeat(one);
  return moveBetween(deps, tx, { battle, seats }, { kind: 'concede', seat });
}

/** Offers a draw, or agrees to one. When every captain has, the battle ends. The AI never refuses. */
export const offerDraw = (deps: Deps, id: string, user: string): Promise<Answer<BattleRow>> =>
  deps.store.work(async tx => {
    const helm = await atHelm(tx, id, user);
    if (!helm.ok) return helm;
    const { battle, seats, own } = helm.value;
    const news = own.filter(seat => !battle.drawAgreed.includes(seat.seat));
    if (news.length === 0) return refuse('not-yet', 'You have offered a draw already.', 'wait for the others');
    const agreed = [...battle.drawAgreed, ...news.map(seat => seat.seat)];
    const waiting = seats.filter(seat => seat.user !== null && !seat.ai && !seat.conceded && !agreed.includes(seat.seat));
    const after = await tx.putBattle({ ...battle, drawAgreed: agreed });
    if (waiting.length === 0) return ok(await moveBetween(deps, tx, { seats, battle: after }, { kind: 'draw' }));
    const names = own.map(seat => `**${seat.name}**`).join(', ');
    const words = `${names} offers a draw. \`/battle draw\` agrees; still to answer: ${waiting.map(seat => seat.name).join(', ')}.`;
    await tx.addDispatches([notice(after, words, deps.clock.now())]);
    return ok(after);
  });
