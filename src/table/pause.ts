import { type Answer, ok, refuse } from './answer.js';
import { type Deed, fromTheChair, proclaim } from './chair.js';
import type { Deps } from './deps.js';
import { notice } from './dispatches.js';
import type { Tx } from './ports.js';
import type { BattleRow } from './rows.js';

const HOUR = 3_600_000;
/** Ninety days. */
const MOST = 2160;

const stamp = (time: number): string => `<t:${Math.floor(time / 1000)}:F>`;

/** Stops the clock: nothing is resolved nor reminded of, orders may still be written. `hours`: it goes on by itself after them; null: when resumed. */
export const pause = (deps: Deps, deed: Deed, hours: number | null): Promise<Answer<BattleRow>> =>
  fromTheChair(deps, deed, async chair => {
    const { battle, now, reason } = chair;
    if (battle.paused) return refuse('paused', 'This battle is paused already.', '/umpire resume lets it go on');
    if (hours !== null && !(hours > 0 && hours <= MOST)) return refuse('bad-length', `A pause lasts at most ${MOST} hours.`, '24', '168');
    const until = hours === null ? null : now + Math.round(hours * HOUR);
    const left = battle.deadline === null ? null : Math.max(0, battle.deadline - now);
    const words = `stops the clock${until === null ? '' : ` until ${stamp(until)}`}. Orders may still be written.`;
    return ok(await proclaim(chair, { ...battle, deadline: null, paused: { left, until, reason } }, words));
  });

/** Lets the clock go on: captains have as much time as they had when it stopped. */
export const resume = (deps: Deps, deed: Deed): Promise<Answer<BattleRow>> =>
  fromTheChair(deps, deed, async chair => {
    const { battle, now } = chair;
    if (!battle.paused) return refuse('not-paused', 'This battle is not paused.', '/umpire pause stops the clock');
    const after = resumed(battle, now);
    return ok(await proclaim(chair, after, `lets the battle go on.${dueWords(after)}`));
  });

const resumed = (battle: BattleRow, now: number): BattleRow => ({
  ...battle,
  paused: null,
  deadline: battle.paused?.left == null ? null : now + battle.paused.left,
});
const dueWords = ({ deadline }: BattleRow): string => (deadline === null ? '' : ` Orders are due ${stamp(deadline)}.`);

/** Wakes the battles whose pause is over. Call it at every sweep, before anything is resolved. */
export const resumeDue = (deps: Deps): Promise<void> =>
  deps.store.work(async tx => {
    const now = deps.clock.now();
    for (const battle of await tx.battles({ phases: ['fighting'] }))
      if (battle.paused?.until != null && battle.paused.until <= now) await wake(tx, battle, now);
  });

async function wake(tx: Tx, battle: BattleRow, now: number): Promise<void> {
  const after = await tx.putBattle(resumed(battle, now));
  await tx.addDispatches([notice(after, `The pause is over: the battle goes on.${dueWords(after)}`, now)]);
}
