import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { captainPlots } from './captainPlot.js';
import { captainReacts } from './captainReact.js';
import { captainRefits } from './captainRefit.js';
import { FAVOURITES } from './ready.js';
import { fleetSeen, type Sight } from './sight.js';
import { costOf, pointsFor, readyFor } from './writtenFit.js';

/**
 * The AI captain's answers, from his own view only: he weighs every attack that his hand allows, what an improvement may come to, and, live,
 * what an attack may cost him.
 */
export function captain(view: Sight, seat: Seat): Answers {
  if (view.phase === 'building') return buys(view, seat);
  if (view.phase === 'refitting') return captainRefits(view, seat);
  if (view.act) return captainReacts(view, seat);
  return captainPlots(view, seat);
}

/** The fleet of his list that has done best; a dearer one where the points allow it, a cheaper one where they must. */
function buys(view: Sight, seat: Seat): Answers {
  const list = fleetSeen(view, seat)?.list ?? 'orc';
  const points = pointsFor(view, seat, { fleet: { list } });
  const [best, dearest] = [readyFor(list, points, FAVOURITES[list]), readyFor(list, points, null)];
  const ships = costOf(dearest) > costOf(best) ? dearest : best;
  return { fleet: { ...(fleetSeen(view, seat)?.list ? {} : { list }), ships: { ...ships } } };
}
