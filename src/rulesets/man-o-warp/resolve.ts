import type { Dice } from '../../engine/dice.js';
import type { Orders, Tell } from '../../engine/ruleset.js';
import { runDeal } from './deal.js';
import type { Event } from './event.js';
import { assign, build } from './fittingOut.js';
import type { Order, Slot } from './order.js';
import { pending } from './pending.js';
import { fleetIn, type Play } from './play.js';
import type { Fleet, State } from './state.js';

type Given = Orders<Order>;

/** All orders in: fitting out goes on, a deal is played, or a waiting attack has its answer. */
export function resolve(state: State, orders: Given, dice: Dice, tell: Tell<Event>): void {
  const play: Play = { state, dice, tell };
  if (state.phase === 'building') build(play, ordersOf(play, orders, 'fleet'));
  else if (state.phase === 'refitting') assign(play, refitsOf(play, orders));
  else if (state.act) runDeal(play, answerOf(play, orders));
  else {
    takeOrders(play, orders);
    tell('everyone', { kind: 'deal', deal: state.deal, round: state.round });
    runDeal(play);
  }
}

const refitsOf = (play: Play, orders: Given) => ordersOf(play, orders, 'refit').map(({ seat, order }) => ({ seat, cards: order.cards }));

type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;

const ordersOf = <Kind extends Order['kind']>({ state }: Play, orders: Given, kind: Kind): { seat: string; order: OrderOf<Kind> }[] =>
  pending(state).flatMap(({ id, seat }) => {
    const order = orders[id];
    return order?.kind === kind ? [{ seat, order: order as OrderOf<Kind> }] : [];
  });

function answerOf({ state }: Play, orders: Given): OrderOf<'chase'> | OrderOf<'reply'> | null {
  const order = pending(state).map(({ id }) => orders[id])[0];
  return order?.kind === 'chase' || order?.kind === 'reply' ? order : null;
}

/** Plots replace what was left of the last deal; policies stand until they are changed (MW8.3). */
function takeOrders(play: Play, orders: Given): void {
  const { state } = play;
  for (const fleet of state.fleets) Object.assign(fleet, { owed: 0, plan: plotsOf(play, orders, fleet) });
  for (const { seat, order } of ordersOf(play, orders, 'hand')) {
    const { kind: _, drop, ...hands } = order;
    Object.assign(fleetIn(state, seat), { hands, drop: Object.values(drop).some(count => count > 0) ? drop : null });
  }
  for (const { seat, order } of ordersOf(play, orders, 'defence'))
    fleetIn(state, seat).defences[seat] = { all: order.all, ships: order.ships };
}

/** Captains of one fleet take turns: the first plot of each, then the second of each (MW8.9). */
function plotsOf({ state }: Play, orders: Given, { captains }: Fleet): Slot[] {
  const plots = captains.map(captain =>
    pending(state)
      .filter(({ seat, kind }) => seat === captain && kind === 'slot')
      .flatMap(({ id }) => {
        const order = orders[id];
        if (order?.kind !== 'slot') return [];
        const { kind: _, ...slot } = order;
        return [slot];
      }),
  );
  const most = Math.max(0, ...plots.map(plot => plot.length));
  return Array.from({ length: most }, (_, nth) => plots.flatMap(plot => plot[nth] ?? [])).flat();
}
