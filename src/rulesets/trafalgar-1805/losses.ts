import { rigOf } from './sea.js';
import { type Sight, sidesOf } from './sight.js';
import { bareSide, sideWords } from './teller.js';
import { isAtSea } from './vessel.js';

interface Count {
  readonly name: string;
  readonly ships: number;
  readonly struck: number;
  readonly hulks: number;
  readonly masts: number;
}

function countOf(view: Sight, side: string): Count {
  const ships = view.ships.filter(ship => ship.side === side);
  return {
    name: bareSide(sideWords(view, side)).slice(0, 12),
    ships: ships.filter(ship => isAtSea(ship) && ship.condition !== 'struck').length,
    struck: ships.filter(ship => ship.condition === 'struck').length,
    hulks: ships.filter(ship => ship.condition === 'hulk').length,
    masts: ships.reduce((sum, ship) => sum + (rigOf(ship)?.filter(stands => !stands).length ?? 0), 0),
  };
}

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  name.padEnd(12) + cells.map(cell => String(cell).padStart(7)).join('');

/** What each side has lost in plain sight, as a small table in fixed type; null while nothing is lost. */
export function lossTable(view: Sight): string | null {
  const counts = sidesOf(view).map(side => countOf(view, side));
  if (counts.every(count => count.struck + count.hulks + count.masts === 0)) return null;
  const rows = counts.map(count => row(count.name, count.ships, count.struck, count.hulks, count.masts));
  return ['```', row('', 'afloat', 'struck', 'hulks', 'masts'), ...rows, '```'].join('\n');
}
