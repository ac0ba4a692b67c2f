import { pointName, range } from '../../engine/grid.js';
import { aspectWords, conditionWords, whereaboutsWords } from './aspect.js';
import { windWords } from './sea.js';
import { type Group, type Item, shorten } from './shorten.js';
import { byDistance, ownSeat, type Sight, sidesOf } from './sight.js';
import { bareSide, type Teller, tellerFor } from './teller.js';
import { foesOf, isAtSea } from './vessel.js';
import type { SeenShip } from './view.js';

/** Longest alt text that the chart's host takes. */
export const ALT_LIMIT = 1024;

/** The chart in at most 1,024 characters. What is furthest from the enemy is dropped first, and never in mid-word. */
export function alt(view: Sight): string {
  const by = tellerFor(view);
  const seat = ownSeat(view);
  const head = `${view.scenario.title}, turn ${view.turn}. Wind ${windWords(view.wind)}.`;
  const afloat = view.ships.filter(isAtSea);
  return shorten(head, seat ? captains(view, afloat, seat, by) : bySide(view, afloat, by), ALT_LIMIT);
}

const gap = (view: Sight, ship: SeenShip): number => {
  const [nearest] = byDistance(ship, foesOf(view, ship));
  return nearest ? range(ship.at, nearest.at) : 99;
};

/** `Tonnant L8 NE`. */
const placed = (ship: SeenShip, by: Teller): string => {
  const state = conditionWords(ship);
  return `${by.plain(ship.id)} ${by.square(ship.at)} ${pointName(ship.heading)}${state ? `, ${state}` : ''}`;
};

const bySide = (view: Sight, afloat: readonly SeenShip[], by: Teller): Group[] =>
  sidesOf(view).map(side => ({
    title: bareSide(by.side(side)),
    items: afloat.filter(ship => ship.side === side).map(ship => ({ text: placed(ship, by), rank: gap(view, ship) })),
  }));

function captains(view: Sight, afloat: readonly SeenShip[], seat: string, by: Teller): Group[] {
  const own = afloat.filter(ship => ship.seat === seat);
  const side = own[0]?.side;
  const friends = afloat.filter(ship => ship.side === side && ship.seat !== seat);
  const enemies = afloat.filter(ship => ship.side !== side);
  const listed = (ships: readonly SeenShip[]): Item[] => ships.map(ship => ({ text: placed(ship, by), rank: gap(view, ship) }));
  return [
    { title: 'Yours', items: listed(own).map(item => ({ ...item, rank: item.rank - 1 })) },
    { title: 'Enemy', items: sighted(enemies, own, by) },
    { title: 'Friends', items: listed(friends).map(item => ({ ...item, rank: item.rank + 1 })) },
  ];
}

/** Each enemy by the own ship that is nearest to her. */
const sighted = (enemies: readonly SeenShip[], own: readonly SeenShip[], by: Teller): Item[] =>
  enemies
    .map(enemy => {
      const [nearest] = byDistance(enemy, own);
      if (!nearest) return { text: placed(enemy, by), rank: 99 };
      const aspect = aspectWords(nearest, enemy).replace(' to you', '').replace(' to your broadside', '');
      return {
        text: `${placed(enemy, by)}, ${whereaboutsWords(nearest, enemy)} from ${by.plain(nearest.id)}, ${aspect}`,
        rank: range(nearest.at, enemy.at),
      };
    })
    .sort((a, b) => a.rank - b.rank);
