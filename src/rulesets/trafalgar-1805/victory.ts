import type { Seat } from '../../engine/audience.js';
import type { Outcome } from '../../engine/ruleset.js';
import { isMerchant } from './merchant.js';
import type { Play } from './play.js';
import { mastsLost } from './sailing.js';
import type { Par } from './scenario.js';
import type { Ship, State } from './state.js';
import { isAtSea } from './vessel.js';

export const sidesOf = (state: Pick<State, 'seats'>): string[] => [...new Set(state.seats.map(seat => seat.side))];
export const otherSide = (state: Pick<State, 'seats'>, side: string): string => sidesOf(state).find(one => one !== side) ?? side;

const shipsOf = (state: State, side: string): Ship[] => state.ships.filter(ship => ship.side === side);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** T8.1: percent of her worth that a ship has lost: all of it to the enemy; else masts, a hulk's half, and the price of running. */
function lostPercent({ tables }: State, ship: Ship): number {
  if (ship.condition === 'struck') return tables.worth.struck;
  const lost = mastsLost(ship.masts) * tables.worth.mast;
  return lost + (ship.condition === 'hulk' ? tables.worth.hulk : ship.condition === 'escaped' ? tables.worth.escaped : 0);
}

/** Losses of a side in hundredths of value, so that they add up exactly. */
const lossOf = (state: State, side: string): number => sum(shipsOf(state, side).map(ship => ship.worth * lostPercent(state, ship)));
export const worthOf = (state: State, side: string): number => sum(shipsOf(state, side).map(ship => ship.worth));

/** Losses by side, in whole points of value. */
export const losses = (state: State): Record<string, number> =>
  Object.fromEntries(sidesOf(state).map(side => [side, Math.round(lossOf(state, side) / 100)]));

/** T8.2: half of what it began with. */
const isBroken = (state: State, side: string): boolean =>
  worthOf(state, side) > 0 && lossOf(state, side) >= worthOf(state, side) * state.tables.breaking;

/** T8.3: no ship that is neither struck, nor a hulk, nor gone. Ships still expected count. */
const isSpent = (state: State, side: string): boolean =>
  shipsOf(state, side).every(
    ship => (!isAtSea(ship) && ship.condition !== 'expected') || ship.condition === 'struck' || ship.condition === 'hulk',
  );

type Ending = { winner: string | null; how: string };
type ParOf<K extends Par['kind']> = Extract<Par, { kind: K }>;

/** T8.4: who lost more loses; a draw where the losses differ by less than so much of the smaller side. */
function byLosses(state: State, how: string): Ending {
  const [a = '', b = ''] = sidesOf(state);
  const margin = lossOf(state, a) - lossOf(state, b);
  const smaller = Math.min(worthOf(state, a), worthOf(state, b));
  if (Math.abs(margin) < smaller * state.tables.drawn) return { winner: null, how };
  return { winner: margin > 0 ? b : a, how };
}

/** How the battle stands at the end of a turn; null while it goes on (T8.2 to T8.6). */
export function judge(state: State, turnEnds: 'turn-ends' | 'between'): Ending | null {
  const { par, turns } = state.scenario;
  const given = givenUp(state);
  if (given) return given;
  if (par?.kind === 'convoy') return convoy(state, par, turnEnds);
  const any = (test: (state: State, side: string) => boolean) => sidesOf(state).some(side => test(state, side));
  const how = any(isSpent) ? 'destroyed' : any(isBroken) ? 'broken' : null;
  const ending = how ? byLosses(state, how) : null;
  const late = turnEnds === 'turn-ends' && state.turn >= turns;
  if (par?.kind === 'last') return ending ?? lasted(state, par, turnEnds);
  if (par?.kind === 'cheaply') return ending || late ? cheaply(state, par, ending ?? byLosses(state, 'time')) : null;
  return ending ?? (late ? byLosses(state, 'time') : null);
}

/** A side whose every seat has given up has lost, whatever it did before. */
function givenUp(state: State): Ending | null {
  const gone = sidesOf(state).find(side => state.seats.filter(seat => seat.side === side).every(seat => state.conceded.includes(seat.id)));
  return gone === undefined ? null : { winner: otherSide(state, gone), how: 'conceded' };
}

/** T8.5: unbroken at the end of the turn, the side has won. */
const lasted = (state: State, par: ParOf<'last'>, turnEnds: 'turn-ends' | 'between'): Ending | null =>
  turnEnds === 'turn-ends' && state.turn >= par.turn ? { winner: par.side, how: 'par' } : null;

/** T8.5: a victory that cost too much is the enemy's. */
function cheaply(state: State, par: ParOf<'cheaply'>, ending: Ending): Ending {
  const dear = lossOf(state, par.side) >= worthOf(state, par.side) * par.percent;
  if (ending.winner === par.side && ending.how !== 'time' && !dear) return ending;
  return { winner: otherSide(state, par.side), how: 'par' };
}

/** Points of a convoy battle by side: merchantmen home, and merchantmen taken (T8.6). */
export function convoyPoints(state: State, par: ParOf<'convoy'>): Record<string, number> {
  const merchants = state.ships.filter(isMerchant);
  const count = (condition: Ship['condition']) => merchants.filter(ship => ship.condition === condition).length;
  return { [par.side]: count('home') * par.each, [otherSide(state, par.side)]: count('struck') * par.each };
}

/** T8.6: over when no merchantman is at sea, when a side has nothing left to fight with, or at nightfall; most points win. */
function convoy(state: State, par: ParOf<'convoy'>, turnEnds: 'turn-ends' | 'between'): Ending | null {
  const open = state.ships.some(ship => isMerchant(ship) && isAtSea(ship) && ship.condition !== 'struck');
  const raiders = otherSide(state, par.side);
  const late = turnEnds === 'turn-ends' && state.turn >= state.scenario.turns;
  if (open && !late && !isSpent(state, raiders)) return null;
  const points = convoyPoints(state, par);
  const safe = isSpent(state, raiders)
    ? state.ships.filter(ship => isMerchant(ship) && isAtSea(ship) && ship.condition !== 'struck').length
    : 0;
  const margin = (points[par.side] ?? 0) + safe * par.each - (points[raiders] ?? 0);
  return { winner: margin === 0 ? null : margin > 0 ? par.side : raiders, how: 'points' };
}

/** Ends the battle if it is over. */
export function checkEnd({ state, tell }: Pick<Play, 'state' | 'tell'>, turnEnds: 'turn-ends' | 'between'): void {
  const ending = state.ended ?? judge(state, turnEnds);
  if (!ending || state.ended) return;
  state.ended = ending;
  tell('everyone', { kind: 'over', ...ending });
}

/** Score by side for leagues: what the enemy lost, or a convoy's points. */
export function outcome(state: State): Outcome | null {
  if (!state.ended) return null;
  const { winner, how } = state.ended;
  const par = state.scenario.par;
  const lost = losses(state);
  const score =
    par?.kind === 'convoy'
      ? convoyPoints(state, par)
      : Object.fromEntries(sidesOf(state).map(side => [side, lost[otherSide(state, side)] ?? 0]));
  const winners: Seat[] = state.seats.filter(seat => seat.side === winner).map(seat => seat.id);
  return { winners, how, score };
}
