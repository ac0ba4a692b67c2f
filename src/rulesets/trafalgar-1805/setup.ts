import type { Dice } from '../../engine/dice.js';
import { boardOrigin } from './board.js';
import { isMerchant } from './merchant.js';
import { gunneryOf, isBecalmed, isLineShip, ratesOf, tackOn } from './sailing.js';
import type { Scenario, ScenarioShip } from './scenario.js';
import type { Ship, State } from './state.js';
import { TABLES, type Tables } from './tables.js';
import { otherSide } from './victory.js';
import { rolledWind, settleIrons } from './wind.js';

/** Nobody lays two ships with no worth at all: the least is worth 1 (T8.1). */
const worthOf = (ship: ScenarioShip, gunnery: number): number => (isMerchant(ship) ? 1 : Math.max(1, gunnery * 2));

/** The battle as the scenario lays it out, the wind and the right of moving decided by dice where they are left open (T12.1). */
export function setup(scenario: Scenario, dice: Dice): State {
  const tables: Tables = { ...TABLES, ...defined(scenario.tables) };
  const wind = scenario.wind === 'rolled' ? rolledWind(dice, tables) : scenario.wind;
  const bigShips = scenario.ships.some(ship => isLineShip(ship.rate));
  const field = { national: scenario.options.national, bigShips, frigatesLess: tables.frigatesLess };
  const ships = scenario.ships.map(ship => launch(scenario, ship, gunneryOf(ship, field)));
  for (const ship of ships) ship.tack = tackOn(ship.heading, wind, 'port');
  const { id, title, turns, par } = scenario;
  const state: State = {
    scenario: { id, title, turns, par, origin: boardOrigin(scenario.ships) },
    options: scenario.options,
    tables,
    seats: [...scenario.seats],
    chooser: scenario.chooser,
    turn: 1,
    window: scenario.options.windows === 'one-step' ? 'both' : scenario.chooser === null ? 'first' : 'choice',
    firstSide: firstSide(scenario, dice),
    mayChoose: scenario.chooser !== null,
    wind,
    blooded: false,
    windChanged: false,
    lines: [...scenario.lines],
    ships,
    conceded: [],
    kept: {},
    ended: null,
  };
  settleIrons(state);
  return state;
}

/** What a partial table really says. */
const defined = (tables: Scenario['tables']): Partial<Tables> =>
  Object.fromEntries(Object.entries(tables).filter(([, value]) => value !== undefined));

/** T12.2: the chooser's enemy, until he chooses otherwise; with no chooser a die: odd, the first side of the list. */
function firstSide(scenario: Scenario, dice: Dice): string {
  if (scenario.chooser !== null) return otherSide(scenario, scenario.chooser);
  const [a = '', b = ''] = [...new Set(scenario.seats.map(seat => seat.side))];
  return dice.roll(6, { why: 'first', clause: 'T12.2', to: 'everyone' }) % 2 === 1 ? a : b;
}

function launch({ seats }: Scenario, ship: ScenarioShip, gunnery: number): Ship {
  const [x, y] = ship.at;
  const { id, name, nation, seat, guns, rate, slower, heading, way, damage } = ship;
  return {
    ...{ id, name, nation, seat, guns, rate, slower, heading, way, damage },
    side: seats.find(chair => chair.id === seat)?.side ?? seat,
    bonus: { gunnery: ship.bonus.gunnery ?? 0, tacking: ship.bonus.tacking ?? 0, boarding: ship.bonus.boarding ?? 0 },
    arrives: ship.arrives,
    at: { x, y },
    tack: 'port',
    condition: ship.arrives !== null && ship.arrives > 1 ? 'expected' : 'sailing',
    masts: [true, true, true],
    gunnery: { port: gunnery, starboard: gunnery },
    fullGunnery: gunnery,
    fired: { port: false, starboard: false },
    fives: 0,
    foul: [],
    grappled: [],
    repelled: [],
    single: false,
    engaged: false,
    worth: worthOf(ship, gunnery),
    wake: [{ at: { x, y }, heading }],
    moved: 0,
    sixes: 0,
    dismasted: false,
    shot: null,
    raked: false,
  };
}

/** T2.5: hulks are told apart as the ships begin to move: who cannot go on any heading, and who can again. */
export function judgeHulks(state: State): { readonly lost: string[]; readonly revived: string[] } {
  const changed: { lost: string[]; revived: string[] } = { lost: [], revived: [] };
  for (const ship of state.ships) {
    const dead = isBecalmed(ratesOf(ship, state.wind, state.tables));
    if (dead && (ship.condition === 'sailing' || ship.condition === 'hove-to' || ship.condition === 'irons')) {
      ship.condition = 'hulk';
      ship.way = 0;
      changed.lost.push(ship.id);
    } else if (!dead && ship.condition === 'hulk') {
      ship.condition = 'sailing';
      changed.revived.push(ship.id);
    }
  }
  return changed;
}
