import type { Seat } from '../../engine/audience.js';
import type { Request } from '../../engine/ruleset.js';
import type { ShipId } from './nouns.js';
import { fleetOf, inAction } from './sea.js';
import type { Sea, State } from './state.js';
import { nextSeat } from './turn.js';

/** What the battle waits for (OI13). */

export const requestIds = {
  fit: (sea: Sea, seat: Seat) => `${sea.turn}:fit:${seat}`,
  edge: (sea: Sea, seat: Seat) => `${sea.turn}:edge:${seat}`,
  lay: (sea: Sea, seat: Seat) => `${sea.turn}:lay:${sea.unlaid.length}:${seat}`,
  deploy: (sea: Sea, seat: Seat) => `${sea.turn}:deploy:${seat}`,
  initiative: (sea: Sea, seat: Seat) => `${sea.turn}:initiative:${seat}`,
  squadron: (sea: Sea, seat: Seat) => `${sea.turn}:${sea.window}:squadron:${seat}`,
  ship: (sea: Sea, ship: ShipId) => `${sea.turn}:${sea.window}:ship:${ship}`,
  act: (sea: Sea, seat: Seat) => `${sea.turn}:act:${sea.acts}:${seat}`,
};

const must = (id: string, seat: Seat, kind: string): Request => ({ id, seat, kind, need: 'must', known: 'open' });
const may = (id: string, seat: Seat, kind: string): Request => ({ ...must(id, seat, kind), need: 'may' });

export const active = (sea: Sea): Seat[] => sea.squads.filter(squad => !squad.broken).map(squad => squad.seat);
const shipRequests = (sea: Sea): Request[] =>
  sea.order.flatMap(seat => fleetOf(sea, seat).map(ship => may(requestIds.ship(sea, ship.id), seat, 'ship')));
const squadRequests = (sea: Sea, need: typeof may): Request[] =>
  active(sea).map(seat => need(requestIds.squadron(sea, seat), seat, 'squadron'));
const cardRequests = (sea: Sea): Request[] => active(sea).map(seat => must(requestIds.initiative(sea, seat), seat, 'initiative'));

/** Captains still in the battle who lost the weather edge, and those of the side that won it. */
function bySide(sea: Sea): { readonly lost: Seat[]; readonly won: Seat[] } {
  const side = sea.squads.find(squad => squad.seat === sea.edge?.winner)?.side ?? null;
  const isWinner = (seat: Seat): boolean => sea.squads.some(squad => squad.seat === seat && squad.side === side);
  const seats = active(sea);
  return { lost: seats.filter(seat => !isWinner(seat)), won: seats.filter(isWinner) };
}

/** Captains as they are listed, but the side that won the weather edge last (OI11.3). */
function inTurn(sea: Sea): Seat[] {
  const { lost, won } = bySide(sea);
  return [...lost, ...won];
}

export const undeployed = (sea: Sea): Seat[] => inTurn(sea).filter(seat => !sea.squads.find(squad => squad.seat === seat)?.ready);
/** Who deploys now: everybody, or the first who has not yet (OI11.4). When the last to do so has given up, the others confirm. */
export function deploying(sea: Sea): Seat[] {
  const left = undeployed(sea);
  if (left.length === 0) return active(sea);
  return sea.options.deployment === 'together' ? left : left.slice(0, 1);
}
export const fitting = (sea: Sea): Seat[] => active(sea).filter(seat => !sea.ships.some(ship => ship.seat === seat && inAction(ship)));
export const placesShips = (sea: Sea, seat: Seat): boolean => sea.squads.find(squad => squad.seat === seat)?.zone !== null;

/** What comes when the wind is known: terrain to lay, or ships to place. */
export const afterEdge = (sea: Sea): State['phase'] => (sea.unlaid.length > 0 ? 'terrain' : 'deploy');
/** What comes when all squadrons are built. */
export const afterFit = (sea: Sea): State['phase'] => (sea.edge?.chosen === false ? 'edge' : afterEdge(sea));

/** Who chooses the weather edge: the winner of the Challenge Test; if he has given up, the next of his side, or the first of the others. */
export function edgeSeat(sea: Sea): Seat | null {
  const { lost, won } = bySide(sea);
  return sea.phase === 'edge' ? (won.find(seat => seat === sea.edge?.winner) ?? won[0] ?? lost[0] ?? null) : null;
}

/** Who lays the next piece: the captains in turn (OI8.8). */
export function layingSeat(sea: Sea): Seat | null {
  const seats = inTurn(sea);
  return sea.phase === 'terrain' ? (seats[sea.terrain.length % seats.length] ?? null) : null;
}

function beforeBattle(sea: Sea): Request[] {
  const chooser = edgeSeat(sea);
  if (chooser !== null) return [must(requestIds.edge(sea, chooser), chooser, 'edge')];
  const layer = layingSeat(sea);
  if (layer !== null) return [must(requestIds.lay(sea, layer), layer, 'lay')];
  if (sea.phase === 'fit') return fitting(sea).map(seat => must(requestIds.fit(sea, seat), seat, 'fit'));
  return deploying(sea).flatMap(seat => [
    ...(placesShips(sea, seat) ? [must(requestIds.deploy(sea, seat), seat, 'deploy')] : []),
    must(requestIds.initiative(sea, seat), seat, 'initiative'),
  ]);
}

export function pending(state: State): Request[] {
  if (state.ended !== null) return [];
  if (state.phase !== 'battle') return beforeBattle(state);
  if (state.window === 'turn') return [...cardRequests(state), ...squadRequests(state, may), ...shipRequests(state)];
  if (state.window === 'orders') return [...cardRequests(state), ...squadRequests(state, may), ...shipRequests(state)];
  if (state.window === 'fire') return [...squadRequests(state, must), ...shipRequests(state)];
  const seat = nextSeat(state);
  return seat === null ? [] : [must(requestIds.act(state, seat), seat, 'act')];
}
