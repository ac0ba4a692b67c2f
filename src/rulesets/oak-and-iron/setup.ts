import type { Dice } from '../../engine/dice.js';
import { landNear } from './crewBars.js';
import { WEATHERS } from './edge.js';
import type { Terrain, Weather } from './nouns.js';
import { scatter } from './scatter.js';
import type { Scenario } from './scenario.js';
import { shipOf } from './sea.js';
import { enlist, fortuneOf } from './shipyard.js';
import type { Ship, Squad, State } from './state.js';
import { type Tables, tablesWith } from './tableSchema.js';

/** From a scenario to a table with everything on it that is there before the first order. */

const INCH = 1000;
export const thousandths = (inches: number): number => Math.round(inches * INCH);

/** Where it is contested, the wind has no quarter until it is chosen. */
function windOf({ wind }: Scenario, dice: Dice): Weather {
  if (wind === 'challenged') return 0;
  return wind === 'rolled' ? (WEATHERS[dice.roll(4, { why: 'weather edge', clause: 'OI11.3', to: 'everyone' }) - 1] ?? 0) : wind;
}

function squadOfSeat(scenario: Scenario, seat: Scenario['seats'][number]): Squad {
  const plan = scenario.squadrons.find(one => one.seat === seat.id);
  return {
    seat: seat.id,
    name: seat.name,
    side: seat.side,
    livery: seat.livery,
    nation: plan?.nation ?? null,
    admiral: null,
    value: 0,
    keywords: [],
    flagship: null,
    strikes: 0,
    broken: false,
    fortune: 0,
    prizes: 0,
    face: null,
    discards: [],
    shown: [],
    earned: false,
    swapped: false,
    ready: false,
    zone: plan?.zone ?? null,
    held: plan?.nation ?? null,
    hand: [],
    pick: null,
    policy: null,
    briefs: {},
  };
}

function place(scenario: Scenario, ships: readonly Ship[]): void {
  for (const { berths } of scenario.squadrons)
    for (const berth of berths ?? []) {
      const ship = ships.find(one => one.id === berth.ship);
      const [x, y] = berth.at;
      if (ship) Object.assign(ship, { pose: { x: thousandths(x), y: thousandths(y), heading: berth.heading }, sail: berth.sail });
    }
}

/** Parties that stand on the land beside their ships already (OI8.6). */
function putAshore(scenario: Scenario, state: State): void {
  for (const berth of scenario.squadrons.flatMap(({ berths }) => berths ?? []).filter(one => one.ashore)) {
    const ship = shipOf(state, berth.ship);
    const at = ship && landNear(state, ship);
    if (ship && at) ship.party = { on: at.id, x: at.x, y: at.y, stood: 0 };
  }
}

function terrainOf(scenario: Scenario, tables: Tables, dice: Dice): Terrain[] {
  if (scenario.terrain === 'placed') return [];
  if (scenario.terrain === 'scattered') return scatter(scenario, tables, dice);
  return scenario.terrain.map(piece => ({ ...piece, outline: piece.outline.map(([x, y]) => ({ x: thousandths(x), y: thousandths(y) })) }));
}

function phaseOf(scenario: Scenario): State['phase'] {
  if (scenario.squadrons.some(plan => plan.muster === null)) return 'fit';
  if (scenario.wind === 'challenged') return 'edge';
  return scenario.terrain === 'placed' ? 'terrain' : 'deploy';
}

export function setup(scenario: Scenario, dice: Dice): State {
  const tables = tablesWith(scenario.tables);
  const squads = scenario.seats.map(seat => squadOfSeat(scenario, seat));
  const ships = scenario.squadrons.flatMap(plan => {
    const squad = squads.find(one => one.seat === plan.seat);
    return squad && plan.muster ? enlist(squad, plan.muster, fortuneOf(scenario.options, tables), tables) : [];
  });
  place(scenario, ships);
  const state: State = {
    scenario: {
      id: scenario.id,
      title: scenario.title,
      turns: scenario.turns ?? tables.turns,
      size: scenario.size,
      objective: scenario.objective,
    },
    options: scenario.options,
    tables,
    table: { width: thousandths(scenario.table.width), height: thousandths(scenario.table.height) },
    wind: windOf(scenario, dice),
    edge: scenario.wind === 'challenged' ? { winner: null, chosen: false } : null,
    nextWind: null,
    terrain: terrainOf(scenario, tables, dice),
    unlaid: scenario.terrain === 'placed' ? [...tables.pieces[scenario.size]] : [],
    phase: phaseOf(scenario),
    window: 'turn',
    turn: 0,
    order: squads.map(squad => squad.seat),
    last: null,
    acts: 0,
    fate: null,
    fates: [...tables.deck],
    ships,
    ended: null,
    squads,
  };
  putAshore(scenario, state);
  return state;
}
