import type { Viewer } from '../../engine/audience.js';
import { ratesOf } from './sailing.js';
import type { Ship, State } from './state.js';
import { losses } from './victory.js';
import type { Card, SeenShip, View } from './view.js';

/** T10.1: whether a viewer may read a ship's card: its owner, the umpire, anybody where records are open or the battle is over. */
function mayRead(state: State, viewer: Viewer, ship: Ship): boolean {
  if (viewer.as === 'umpire' || state.options.records === 'open' || state.ended !== null) return true;
  return viewer.as === 'seat' && viewer.seat === ship.seat;
}

const cardOf = (state: State, ship: Ship): Card => ({
  damage: ship.damage,
  gunnery: { ...ship.gunnery },
  fullGunnery: ship.fullGunnery,
  fired: { ...ship.fired },
  slower: ship.slower,
  masts: [...ship.masts],
  repelled: [...ship.repelled],
  rates: ratesOf(ship, state.wind, state.tables),
});

function seenShip(state: State, viewer: Viewer, ship: Ship): SeenShip {
  const open = mayRead(state, viewer, ship);
  const { id, name, nation, seat, side, guns, rate, heading, tack, way, condition, arrives, single, engaged, moved } = ship;
  return {
    ...{ id, name, nation, seat, side, guns, rate, heading, tack, way, condition, arrives, single, engaged, moved },
    at: ship.at,
    masts: open || state.options.masts === 'shown' ? [...ship.masts] : null,
    foul: [...ship.foul],
    grappled: [...ship.grappled],
    wake: [...ship.wake],
    card: open ? cardOf(state, ship) : null,
  };
}

/** What a viewer may know, built up from nothing (T10). */
export function view(state: State, viewer: Viewer): View {
  const { scenario, options, tables, seats, chooser, turn, window, firstSide, mayChoose, wind, blooded, windChanged, lines, ended } = state;
  return {
    viewer,
    ...{ scenario, options, tables, seats, chooser, turn, window, firstSide, mayChoose, wind, blooded, windChanged, lines, ended },
    ships: state.ships.map(ship => seenShip(state, viewer, ship)),
    losses: ended === null ? null : losses(state),
  };
}
