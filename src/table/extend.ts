import { type Answer, ok, refuse } from './answer.js';
import { type Deed, fromTheChair, proclaim } from './chair.js';
import type { Deps } from './deps.js';
import type { BattleRow } from './rows.js';

const HOUR = 3_600_000;
/** Two weeks: more is a pause. */
const MOST = 336;

/** The umpire gives a turn more time. `hours` may be a fraction. */
export const extend = (deps: Deps, deed: Deed, hours: number): Promise<Answer<BattleRow>> =>
  fromTheChair(deps, deed, async chair => {
    const { battle } = chair;
    if (!(hours > 0 && hours <= MOST)) return refuse('bad-length', `A deadline is extended by at most ${MOST} hours.`, '12', '24');
    const more = Math.round(hours * HOUR);
    const words = `gives this turn ${hours} more ${hours === 1 ? 'hour' : 'hours'}.`;
    if (battle.paused?.left != null) {
      const paused = { ...battle.paused, left: battle.paused.left + more };
      return ok(await proclaim(chair, { ...battle, paused }, `${words} The clock stands still meanwhile.`));
    }
    if (battle.deadline === null)
      return refuse('no-deadline', 'This turn has no deadline: it resolves when all have sealed.', '/umpire pause stops it');
    const deadline = battle.deadline + more;
    return ok(await proclaim(chair, { ...battle, deadline }, `${words} Orders are due <t:${Math.floor(deadline / 1000)}:F>.`));
  });
