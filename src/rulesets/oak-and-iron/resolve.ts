import type { Dice } from '../../engine/dice.js';
import type { Orders, Tell } from '../../engine/ruleset.js';
import { playEdge } from './edge.js';
import type { Event } from './event.js';
import { playLay } from './lay.js';
import { playDeploy, playFit } from './muster.js';
import type { Order } from './order.js';
import { type Play, playOf } from './play.js';
import type { State } from './state.js';
import { playAct, playFire, playOrders, playTurn } from './turn.js';

/** One step: whatever the battle has been waiting for. */

const WINDOWS: Record<State['window'], (play: Play, orders: Orders<Order>) => void> = {
  turn: playTurn,
  orders: playOrders,
  act: playAct,
  fire: playFire,
};

export function resolve(draft: State, orders: Orders<Order>, dice: Dice, tell: Tell<Event>): void {
  const play = playOf(draft, dice, tell);
  if (draft.phase === 'fit') playFit(play, orders);
  else if (draft.phase === 'edge') playEdge(play, orders);
  else if (draft.phase === 'terrain') playLay(play, orders);
  else if (draft.phase === 'deploy') playDeploy(play, orders);
  else WINDOWS[draft.window](play, orders);
}
