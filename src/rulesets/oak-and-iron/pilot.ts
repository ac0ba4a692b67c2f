import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { gap } from '../../engine/plane.js';
import { layBar, middles, outlineOf } from './lay.js';
import type { LayOrder } from './order.js';
import { layingSeat } from './pending.js';
import { boxOf } from './scatter.js';
import { sideOf } from './sea.js';
import type { Sight } from './view.js';

/** Where the AI captain lays terrain (OI13.4): what wrecks ships before the enemy's zone, what hides them in the middle. */

const ACROSS = 50;
const COARSE = 20;

/** How much nearer a piece lies to the enemy's zones than to one's own. */
function lean(view: Sight, seat: Seat, order: LayOrder): number {
  const own = sideOf(view, seat);
  const outline = outlineOf(order);
  const toZones = (mine: boolean) =>
    Math.min(99_000, ...view.squads.flatMap(({ side, zone }) => (zone && (side === own) === mine ? [gap(outline, boxOf(zone))] : [])));
  return toZones(true) - toZones(false);
}

export function pilot(view: Sight, seat: Seat): Answers {
  if (layingSeat(view) !== seat) return {};
  const piece = view.unlaid.find(kind => kind === 'shoal' || kind === 'rocks') ?? view.unlaid[0] ?? 'island';
  const all = middles(view, COARSE).map(({ x, y }): LayOrder => ({ kind: 'lay', piece, x, y, across: ACROSS, turn: 0 }));
  const open = all.filter(order => layBar(view, order) === null);
  const hides = piece === 'island' || piece === 'fog';
  const best = hides
    ? open[0]
    : open.reduce<LayOrder | undefined>((won, one) => (won && lean(view, seat, won) >= lean(view, seat, one) ? won : one), undefined);
  return best ? { terrain: { piece, x: best.x, y: best.y, across: ACROSS } } : {};
}
