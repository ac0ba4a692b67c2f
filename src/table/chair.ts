import { type Answer, refuse } from './answer.js';
import { type Deps, fighting } from './deps.js';
import { notice } from './dispatches.js';
import type { Tx } from './ports.js';
import type { BattleRow, SeatRow } from './rows.js';

/** The umpire's chair: what he does to a battle that is being fought, each time with a reason that the thread is told. */

export interface Deed {
  readonly battle: string;
  readonly user: string;
  readonly reason: string;
}

export interface Chair {
  readonly tx: Tx;
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
  readonly now: number;
  readonly reason: string;
}

const MOST = 300;

/** Runs a deed of the umpire in one transaction; a refusal changes nothing. */
export const fromTheChair = <T>(deps: Deps, deed: Deed, act: (chair: Chair) => Promise<Answer<T>>): Promise<Answer<T>> =>
  deps.store.work(async tx => {
    const found = await umpired(tx, deed.battle, deed.user);
    if (!found.ok) return found;
    const reason = deed.reason.trim();
    if (reason === '' || reason.length > MOST)
      return refuse('no-reason', `An umpire gives his reason, in at most ${MOST} characters.`, 'say why in `reason`');
    return act({ tx, battle: found.value, seats: await tx.seats(deed.battle), now: deps.clock.now(), reason });
  });

/** The battle, if this person is its umpire and it is being fought. */
export async function umpired(tx: Tx, id: string, user: string): Promise<Answer<BattleRow>> {
  const found = await fighting(tx, id);
  if (!found.ok || found.value.umpire === user) return found;
  return refuse(
    'not-umpire',
    found.value.umpire === null ? 'This battle has no umpire.' : 'Only the umpire of this battle can do that.',
    found.value.umpire === null ? '/battle new names one when a battle is opened' : 'ask the umpire',
  );
}

/** Stores the battle as the deed leaves it, and tells it in the thread. */
export async function proclaim({ tx, reason, now }: Chair, after: BattleRow, words: string): Promise<BattleRow> {
  const stored = await tx.putBattle(after);
  await tx.addDispatches([ruling(stored, words, reason, now)]);
  return stored;
}

export const ruling = (battle: BattleRow, words: string, reason: string, now: number) =>
  notice(battle, `⚖️ **The umpire** ${words}\n> ${reason.replaceAll('\n', ' ')}`, now);
