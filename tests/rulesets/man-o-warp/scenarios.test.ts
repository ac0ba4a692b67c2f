import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { LISTS, type ShipType } from '../../../src/rulesets/man-o-warp/nouns.js';
import { Scenario } from '../../../src/rulesets/man-o-warp/scenario.js';
import { TYPES } from '../../../src/rulesets/man-o-warp/shipyard.js';
import { playout } from '../../support/playout.js';

const folder = join(import.meta.dirname, '../../../assets/scenarios/man-o-warp');
const files = readdirSync(folder).filter(name => name.endsWith('.json'));
const load = (file: string) => Scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));

describe('scenarios', () => {
  test.each(files)('%s is named after its file, and its fleets cost what they may', file => {
    const { id, options, fleets } = load(file);
    expect(`${id}.json`).toBe(file);
    for (const { ships } of fleets) expect(ships.reduce((sum, ship) => sum + TYPES[ship.type].cost, 0)).toBeLessThanOrEqual(options.points);
  });

  test('every list has a mirror match, and every type of ship sails somewhere', () => {
    const all = files.map(load);
    for (const list of LISTS)
      expect(all.some(({ fleets }) => fleets.every(fleet => fleet.list === list && fleet.ships.length > 0))).toBe(true);
    const sailing = new Set(all.flatMap(({ fleets }) => fleets.flatMap(fleet => fleet.ships.map(ship => ship.type))));
    const ashore = (Object.keys(TYPES) as ShipType[]).filter(type => !sailing.has(type));
    expect(ashore).toEqual([]);
  });

  test.each(files)('the AI plays %s to an end', file => {
    expect(manOWarp.outcome(playout(manOWarp, load(file), 'scenario', 'captain').state)).not.toBeNull();
  });

  test('a fleet of another list’s ships is refused', () => {
    const scenario = load('dwarf-orc.json');
    expect(Scenario.safeParse({ ...scenario, fleets: [...scenario.fleets].reverse() }).success).toBe(false);
  });
});
