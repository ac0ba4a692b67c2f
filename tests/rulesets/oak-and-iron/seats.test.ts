import { expect, test } from 'vitest';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { readySquadron } from '../../../src/rulesets/oak-and-iron/ready.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { playouts } from '../../support/playouts.js';
import { scramble } from './scramble.js';

/** Battles of many captains (OI7.8). */

const NATIONS = ['english', 'dutch', 'french', 'spanish', 'pirate', 'english'] as const;
/** So many seats about the table, heads inward, with their ready squadrons. */
function ring(count: number, sides: (nth: number) => string): Scenario {
  const zones = [
    [0, 0, 135],
    [18, 0, 180],
    [38, 0, 225],
    [0, 27, 45],
    [18, 27, 0],
    [38, 27, 315],
  ] as const;
  const seats = zones.slice(0, count).map((_, nth) => `s${nth}`);
  return Scenario.parse({
    id: 'ring',
    ruleset: 'oak-and-iron',
    title: 'A ring',
    blurb: 'For a test.',
    seats: seats.map((id, nth) => ({ id, name: id.toUpperCase(), side: sides(nth), livery: nth % 5 })),
    table: { width: 48, height: 36 },
    wind: 'rolled',
    turns: 14,
    terrain: [],
    squadrons: seats.map((seat, nth) => {
      const [left = 0, top = 0, heading = 0] = zones[nth] ?? [];
      const ready = readySquadron(NATIONS[nth] ?? 'english', 'patrol');
      const named = (id: string) => `${seat}.${id}`;
      return {
        seat,
        muster: { ...ready, flagship: named(ready.flagship), ships: ready.ships.map(ship => ({ ...ship, id: named(ship.id) })) },
        zone: { left, top, right: left + 10, bottom: top + 9, heading },
      };
    }),
  });
}

test.each([
  ['six, each for himself', 6, (nth: number) => `s${nth}`],
  ['six on three sides', 6, (nth: number) => `side${nth % 3}`],
  ['five, two against three', 5, (nth: number) => (nth < 3 ? 'north' : 'south')],
] as const)('OI7.8 a battle of %s is fought to its end, and again to the same', (_, count, sides) => {
  const [tally] = playouts(oakAndIron, [ring(count, sides)], 1, 'ring', { checks: { replay: true, leaks: { scramble, every: 6 } } });
  expect(tally?.ended).toBe(1);
  expect(tally?.checked).toMatchObject({ replayed: 1, differ: [], leaks: [] });
});
