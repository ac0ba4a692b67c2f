import type { Seat } from '../../engine/audience.js';
import type { Outcome, Tell } from '../../engine/ruleset.js';
import type { Event } from './event.js';
import type { Ship, State } from './state.js';
import { fleetOf, typeOf, type Waters } from './waters.js';

/** Hundredths of a point that a ship's damage is worth to her enemy: all of her cost once she has sunk (MW7.6). */
function lossOf(ship: Ship): number {
  const cost = 100 * typeOf(ship).cost;
  return ship.sunk !== null ? cost : Math.round((cost * Math.min(ship.damage, ship.stats.hull)) / ship.stats.hull);
}

/** Points in hundredths by seat: what the enemy has lost. */
export const pointsOf = (waters: Waters): Record<Seat, number> =>
  Object.fromEntries(
    waters.fleets.map(({ seat }) => [seat, waters.ships.filter(ship => ship.seat !== seat).reduce((sum, ship) => sum + lossOf(ship), 0)]),
  );

export function end(state: State, tell: Tell<Event>, winner: Seat | null, how: string): void {
  state.ended = { winner, how, points: pointsOf(state) };
  state.act = null;
  tell('everyone', { kind: 'over', ...state.ended });
}

/** MW7.5: the last ship afloat wins; if both fleets lose their last together it is drawn. */
export function checkSunk(state: State, tell: Tell<Event>): void {
  if (state.ended || state.phase !== 'fighting') return;
  const left = state.fleets.filter(fleet => fleetOf(state, fleet.seat).length > 0);
  if (left.length === 2) return;
  end(state, tell, left[0]?.seat ?? null, left[0] ? 'sunk' : 'both');
}

/** MW7.6: after the last round, or rounds enough in which nothing was hit, points decide. */
export function checkRounds(state: State, tell: Tell<Event>): void {
  const { rounds, lull } = state.options;
  if (state.round < rounds && state.lull < lull) return;
  const [first, second] = Object.entries(pointsOf(state)).sort(([, a], [, b]) => b - a);
  const winner = first && second && first[1] > second[1] ? first[0] : null;
  end(state, tell, winner, state.lull >= lull ? 'lull' : 'rounds');
}

export function outcome(state: State): Outcome | null {
  if (!state.ended) return null;
  const { winner, how, points } = state.ended;
  const sideOf = (seat: Seat) => state.seats.find(chair => chair.id === seat)?.side ?? seat;
  return {
    winners: state.fleets.find(fleet => fleet.seat === winner)?.captains ?? [],
    how,
    score: Object.fromEntries(Object.entries(points).map(([seat, hundredths]) => [sideOf(seat), hundredths / 100])),
  };
}
