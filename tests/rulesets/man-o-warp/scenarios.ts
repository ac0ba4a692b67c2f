import type { List, ShipType } from '../../../src/rulesets/man-o-warp/nouns.js';
import { READY } from '../../../src/rulesets/man-o-warp/ready.js';
import { Scenario } from '../../../src/rulesets/man-o-warp/scenario.js';

/** Ships of a ready fleet, as a scenario lists them. */
export const fleetOf = (list: List, id: string) => {
  const ships = READY[list].find(fleet => fleet.id === id)?.ships ?? {};
  return (Object.keys(ships) as ShipType[]).flatMap(type => Array.from({ length: ships[type] ?? 0 }, () => ({ type })));
};

/** A scenario of two lists; without `ships` the captains build. */
export const duel = (
  red: { list: List | null; ships?: { type: ShipType }[] },
  blue: { list: List | null; ships?: { type: ShipType }[] },
  options: object = {},
): Scenario =>
  Scenario.parse({
    id: `${red.list ?? 'any'}-${blue.list ?? 'any'}`,
    ruleset: 'man-o-warp',
    title: 'A meeting at sea',
    blurb: 'Two fleets meet.',
    seats: [
      { id: 'red', name: 'Red', side: 'red', livery: 1 },
      { id: 'blue', name: 'Blue', side: 'blue', livery: 0 },
    ],
    options,
    fleets: [
      { seat: 'red', ...red },
      { seat: 'blue', ...blue },
    ],
  });

/** Two captains a side, or two against one, all of them orcs. */
export const squadrons = (options: object = {}, blue: 'alone' | 'together' = 'together'): Scenario =>
  Scenario.parse({
    id: `squadrons-${blue}`,
    ruleset: 'man-o-warp',
    title: 'Squadrons',
    blurb: 'Two captains a side.',
    seats: [
      { id: 'ada', name: 'Ada', side: 'red', livery: 1 },
      { id: 'ben', name: 'Ben', side: 'red', livery: 1 },
      { id: 'cy', name: 'Cy', side: 'blue', livery: 0 },
      ...(blue === 'together' ? [{ id: 'dot', name: 'Dot', side: 'blue', livery: 0 }] : []),
    ],
    options: { perDeal: 1, ...options },
    fleets: [
      { seat: 'ada', mates: ['ben'], name: 'Red squadron', list: 'orc' },
      { seat: 'cy', mates: blue === 'together' ? ['dot'] : [], name: 'Blue squadron', list: 'orc' },
    ],
  });
