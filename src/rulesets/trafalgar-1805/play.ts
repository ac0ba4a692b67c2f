import { type Audience, only } from '../../engine/audience.js';
import type { Dice } from '../../engine/dice.js';
import type { Tell } from '../../engine/ruleset.js';
import type { Event } from './event.js';
import type { ShipId } from './nouns.js';
import type { ShipOrder } from './order.js';
import type { Ship, State } from './state.js';

/** One resolution under way: the draft, the dice, whom to tell, and what each ship was told to do. */
export interface Play {
  readonly state: State;
  readonly dice: Dice;
  readonly tell: Tell<Event>;
  readonly orderOf: (id: ShipId) => ShipOrder;
}

/** The owners of these ships, or everybody where records are open (T10.1). */
export const owners = (state: State, ...ships: Ship[]): Audience =>
  state.options.records === 'open' ? 'everyone' : only(...new Set(ships.map(ship => ship.seat)));

/** Gunnery dice are the umpire's while the battle lasts (T10.2). */
export const gunnersEyes = (state: State): Audience => (state.options.records === 'open' ? 'everyone' : 'umpire');
