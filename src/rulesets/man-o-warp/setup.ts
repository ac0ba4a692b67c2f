import type { Dice } from '../../engine/dice.js';
import { NO_CARDS } from './cards.js';
import { launch, offer, refit } from './fittingOut.js';
import { SILENT_HANDS } from './policy.js';
import { captainsOf, type Scenario, type ScenarioFleet } from './scenario.js';
import { NAVIES } from './shipyard.js';
import type { Fleet, State } from './state.js';

/** What a fleet may cost: its own figure, else the option's, else the list's where the handicap is on (MW1.5). */
export const budgetOf = (options: Scenario['options'], list: Fleet['list'], own: number | null): number =>
  own ?? (options.handicap && list ? NAVIES[list].handicap : options.points);

const fleetFrom = (scenario: Scenario, fleet: ScenarioFleet): Fleet => ({
  seat: fleet.seat,
  name: fleet.name ?? scenario.seats.find(chair => chair.id === fleet.seat)?.name ?? fleet.seat,
  captains: captainsOf(fleet),
  dealt: [],
  list: fleet.list,
  points: budgetOf(scenario.options, fleet.list, fleet.points),
  wizard: 'none',
  hand: { ...NO_CARDS },
  hands: { ...SILENT_HANDS },
  drop: null,
  defences: {},
  plan: [],
  owed: 0,
  offered: {},
});

/** The battle as its captains find it. With both fleets ready, fitting out goes on to the improvements, or straight to the fight. */
export function setup(scenario: Scenario, dice: Dice): State {
  const { id, title, options, seats, fleets } = scenario;
  const first = seats[0]?.id ?? '';
  const state: State = {
    scenario: { id, title },
    options,
    seats: [...seats],
    phase: 'building',
    round: 0,
    deal: 1,
    acts: 0,
    first,
    die: null,
    next: first,
    lull: 0,
    hurt: false,
    asks: 0,
    ships: [],
    discard: { ...NO_CARDS },
    ended: null,
    fleets: fleets.map(fleet => fleetFrom(scenario, fleet)),
    deck: [],
    act: null,
  };
  commission(state, fleets);
  if (state.fleets.every(fleet => state.ships.some(ship => ship.seat === fleet.seat))) offer({ state, dice, tell: () => {} });
  return state;
}

/** Ships that a scenario brings sail as it says, damage and improvements included. */
function commission(state: State, fleets: readonly ScenarioFleet[]): void {
  const launches = state.fleets.map((fleet, place) => ({
    fleet,
    hulls: (fleets[place]?.ships ?? []).map(ship => ({ ...ship, captain: ship.captain ?? fleet.seat })),
  }));
  launch(state, launches).forEach((ships, place) => {
    ships.forEach((ship, nth) => {
      const { refits = [], damage = 0 } = launches[place]?.hulls[nth] ?? {};
      for (const one of refits) refit(ship, one);
      ship.damage = Math.min(damage, ship.stats.hull - 1);
    });
    state.ships.push(...ships);
  });
}
