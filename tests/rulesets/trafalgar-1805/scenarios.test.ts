import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { open } from '../../../src/engine/battle.js';
import { trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import { Scenario } from '../../../src/rulesets/trafalgar-1805/scenario.js';
import { game } from '../../support/playouts.js';

const folder = join(import.meta.dirname, '../../../assets/scenarios/trafalgar-1805');
const scenarios = readdirSync(folder).map(file => Scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
const named = (id: string): Scenario => scenarios.find(one => one.id === id) ?? Scenario.parse(null);

test.each(scenarios)('$id: names are unique, every ship has a seat and her line’s seat', scenario => {
  const seats = scenario.seats.map(seat => seat.id);
  expect(new Set(scenario.ships.map(ship => ship.id)).size).toBe(scenario.ships.length);
  for (const ship of scenario.ships) expect(seats).toContain(ship.seat);
  for (const line of scenario.lines)
    for (const id of line.ships) expect(scenario.ships.find(ship => ship.id === id)?.seat, id).toBe(line.seat);
  expect(new Set(scenario.seats.map(seat => seat.side)).size).toBe(2);
  expect(scenario.ships.filter((ship, place) => scenario.ships.findIndex(one => `${one.at}` === `${ship.at}`) !== place)).toEqual([]);
});

test.each(scenarios)('$id opens, and waits for somebody', scenario => {
  const battle = open(trafalgar, scenario, '11'.repeat(32));
  expect(trafalgar.pending(battle.state).length).toBeGreaterThan(0);
});

test.each(scenarios.filter(one => one.ships.length < 20))('$id comes to an end between AI captains', scenario => {
  expect(game(trafalgar, scenario, scenario.id).how).not.toBe('stuck');
});

test('T8.5: the starter is laid out as printed: four ships and two frigates a side, storm damage, the weather gauge', () => {
  const { ships, wind } = named('starter');
  expect(wind).toEqual({ from: 4, level: 'fresh' });
  for (const nation of ['british', 'french'])
    expect(ships.filter(ship => ship.nation === nation).map(ship => ship.rate)).toEqual([3, 3, 3, 3, 5, 5]);
  expect(ships.filter(ship => ship.slower === 1).map(ship => ship.id)).toEqual([
    'f.formidable',
    'f.duguay-trouin',
    'f.mont-blanc',
    'f.scipion',
  ]);
  expect(Math.min(...ships.filter(ship => ship.nation === 'british').map(ship => ship.at[1]))).toBeGreaterThan(6);
});

test('Trafalgar has sixty ships, and the squadrons are the same battle', () => {
  expect(named('trafalgar').ships).toHaveLength(60);
  const bare = (id: string) => named(id).ships.map(ship => ({ ...ship, seat: '' }));
  expect(bare('trafalgar-squadrons')).toEqual(bare('trafalgar'));
});
