import type { Mark, Chart as Sheet } from '../engine/sheet.js';
import { shipsOf } from './ships.js';
import { type Box, mid, type Spot } from './space.js';
import type { Lie } from './stage.js';

/** Where on the page something is drawn that furniture should not hide, and how much it would be missed. */
export interface Busy {
  readonly box: Box;
  readonly weight: number;
}

const around = ({ x, y }: Spot, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

export function busyOf(sheet: Sheet, lie: Lie, u: number): Busy[] {
  const ships = shipsOf(sheet, lie, u).map(ship => ({ box: around(ship.spot, ship.length * 0.62 + 9 * u), weight: 10 }));
  return [...ships, ...sheet.marks.flatMap(mark => marked(mark, lie, u))];
}

function marked(mark: Mark, lie: Lie, u: number): Busy[] {
  switch (mark.mark) {
    case 'track':
      return beads(mark.points.map(lie.at), 6 * u, 6);
    case 'shot':
      return beads([lie.at(mark.from), lie.at(mark.to)], 5 * u, 6);
    case 'cells':
      return mark.at.map(cell => ({ box: around(lie.at(cell), lie.scale / 2), weight: 5 }));
    case 'terrain':
      return land(mark.outline.map(lie.at), mark.style === 'zone' || mark.style === 'fog' ? 0.2 : 2, u);
    case 'burst':
    case 'label':
    case 'base':
      return [{ box: around(lie.at(mark.at), 18 * u), weight: 8 }];
    default:
      return [];
  }
}

const beads = (spots: readonly Spot[], r: number, weight: number): Busy[] =>
  spots.flatMap((spot, nth) => {
    const next = spots[nth + 1];
    return (next ? [0, 0.25, 0.5, 0.75] : [0]).map(part => ({ box: around(mid(spot, next ?? spot, part), r), weight }));
  });

/** The coast lightly, its middle, where the name stands, more. */
function land(spots: readonly Spot[], weight: number, u: number): Busy[] {
  const middle = { x: mean(spots.map(spot => spot.x)), y: mean(spots.map(spot => spot.y)) };
  return [
    ...spots.map(spot => ({ box: around(mid(spot, middle, 0.15), 8 * u), weight: weight * 0.5 })),
    { box: around(middle, 34 * u), weight: weight * 3 },
  ];
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
