import type { Seat } from '../../engine/audience.js';
import type { Tell } from '../../engine/ruleset.js';
import type { Event } from './event.js';
import type { State } from './state.js';
import { strike } from './striking.js';
import { isFighting } from './vessel.js';
import { checkEnd, otherSide } from './victory.js';

/** T8.8: a seat that gives up strikes all its colours; the last seat of a side loses the battle. */
export function concede(state: State, seat: Seat, tell: Tell<Event>): void {
  tell('everyone', { kind: 'conceded', seat });
  state.conceded = [...new Set([...state.conceded, seat])];
  for (const ship of state.ships.filter(one => one.seat === seat)) {
    if (ship.condition === 'expected') ship.condition = 'escaped';
    else if (isFighting(ship)) strike({ state, tell }, ship, otherSide(state, ship.side), 'conceded');
  }
  checkEnd({ state, tell }, 'between');
}

/** T8.8: all captains have agreed to part. */
export function draw(state: State, tell: Tell<Event>): void {
  state.ended = { winner: null, how: 'agreed' };
  tell('everyone', { kind: 'over', ...state.ended });
}
