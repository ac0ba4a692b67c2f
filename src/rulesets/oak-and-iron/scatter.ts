import type { Dice } from '../../engine/dice.js';
import { gap, offset, type Shape } from '../../engine/plane.js';
import type { Terrain } from './nouns.js';
import type { Scenario, Zone } from './scenario.js';
import type { Tables } from './tableSchema.js';

/** Terrain by lot (OI8.7): so many pieces for the size of the game, apart from one another and from where squadrons set up. */

const TRIES = 40;
const WAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

type Roll = (sides: number) => number;

/** A rough eight-cornered piece as broad as it may be. */
function outline(at: { x: number; y: number }, { least, most }: Tables['breadth'], roll: Roll): { x: number; y: number }[] {
  return WAYS.map(way => {
    const corner = offset(at, way, Math.min(most / 2, least / 2 - 100 + 100 * roll(16)));
    return { x: Math.round(corner.x), y: Math.round(corner.y) };
  });
}

type Box = Pick<Zone, 'left' | 'top' | 'right' | 'bottom'>;
/** A box in inches as an outline in thousandths. */
export const boxOf = ({ left, top, right, bottom }: Box): Shape =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: x * 1000, y: y * 1000 }));

function zones(scenario: Scenario): Shape[] {
  const berths = scenario.squadrons.flatMap(plan =>
    (plan.berths ?? []).map(({ at: [x, y] }) => ({ left: x, top: y, right: x + 0.1, bottom: y + 0.1 })),
  );
  return [...scenario.squadrons.flatMap(plan => (plan.zone ? [plan.zone] : [])), ...berths].map(boxOf);
}

/** A middle 4½ inches from either edge at the nearest: as far from the one as it may lie from the other. */
const among = (length: number, roll: Roll): number => 3500 + 1000 * roll(Math.max(1, length - 8));

export function scatter(scenario: Scenario, tables: Tables, dice: Dice): Terrain[] {
  const keep = zones(scenario);
  const { width, height } = scenario.table;
  const laid: Terrain[] = [];
  for (const [nth, kind] of tables.pieces[scenario.size].entries()) {
    const roll: Roll = sides => dice.roll(sides, { why: `terrain ${nth}`, clause: 'OI8.7', to: 'everyone' });
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const at = { x: among(width, roll), y: among(height, roll) };
      const shape = outline(at, tables.breadth, roll);
      const others = [...keep, ...laid.map(piece => piece.outline)];
      if (others.some(other => gap(shape, other) < tables.apart)) continue;
      laid.push({
        id: `${kind}${nth}`,
        kind,
        name: null,
        outline: shape,
        marked: kind === 'island' && scenario.objective.kind !== 'engage',
      });
      break;
    }
  }
  return laid;
}
