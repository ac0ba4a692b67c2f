import { bowPoint, lengthOf, sternPoint, type Vec } from '../../engine/plane.js';
import type { Mark } from '../../engine/sheet.js';
import { isInLine } from './formation.js';
import { inch } from './marks.js';
import { hullOf, inAction, isPlaced } from './sea.js';
import type { Ship } from './state.js';
import { plainName } from './teller.js';
import type { Sight } from './view.js';

/** What holds together on the chart: lines of ships, and parties ashore with the ship that they came from. */

/** The shortest way from the bow or stern of one ship to the bow or stern of another. */
function keelToKeel(view: Sight, one: Ship, other: Ship): [Vec, Vec] {
  const ends = (ship: Ship) => [bowPoint(ship.pose, hullOf(view, ship)), sternPoint(ship.pose, hullOf(view, ship))];
  const ways = ends(one).flatMap(a => ends(other).map((b): [Vec, Vec] => [a, b]));
  const long = ([a, b]: readonly [Vec, Vec]) => lengthOf({ x: b.x - a.x, y: b.y - a.y });
  return ways.reduce((best, way) => (long(way) < long(best) ? way : best));
}

/** Ships that sail in line with one another, each pair once (OI5.13). */
export const lines = (view: Sight): Mark[] => {
  const sailing = view.ships.filter(ship => inAction(ship) && isPlaced(view, ship));
  const pairs = sailing.flatMap((ship, nth) => sailing.slice(nth + 1).map(other => [ship, other] as const));
  const formed = pairs.filter(([a, b]) => a.side === b.side && (isInLine(view, a, b) || isInLine(view, b, a)));
  return formed.flatMap(([one, other]): Mark[] => {
    const [a, b] = keelToKeel(view, one, other);
    return [{ mark: 'link', a: inch(a), b: inch(b), style: 'line' }];
  });
};

/** Landing parties, where they stand (OI8.6). */
export const parties = (view: Sight): Mark[] =>
  view.ships.flatMap((ship): Mark[] =>
    ship.party && inAction(ship)
      ? [{ mark: 'label', at: inch(ship.party), words: `party of ${plainName(view, ship)}`.slice(0, 60), size: 'small', ink: 'ink' }]
      : [],
  );
