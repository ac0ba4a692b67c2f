import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import type { Orders, Request, Settled } from '../../engine/ruleset.js';
import type { Order } from './order.js';
import { pending } from './pending.js';
import type { Sight } from './sight.js';
import { type Line, willOf } from './will.js';
import { chaseOf, defenceOf, handOf, plotOf, replyOf } from './written.js';
import { assignmentsOf, fleetOrderOf } from './writtenFit.js';

/** MW8.5: total and always legal. */
export function settle(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  const asked = pending(view).filter(request => request.seat === seat);
  const orders: Orders<Order> = Object.fromEntries(asked.map((request, nth) => [request.id, orderFor(view, request, nth, answers)]));
  return { orders, will: willOf(view, seat, answers).map((line: Line) => ({ ...line, silent: answers[line.unit] === undefined })) };
}

function orderFor(view: Sight, { seat, kind }: Request, nth: number, answers: Answers): Order {
  if (kind === 'fleet') return fleetOrderOf(view, seat, answers);
  if (kind === 'refit') return { kind: 'refit', cards: assignmentsOf(view, seat, answers) };
  if (kind === 'chase') return chaseOf(view, seat, answers);
  if (kind === 'reply') return replyOf(view, seat, answers);
  if (kind === 'hand') return handOf(view, seat, answers);
  if (kind === 'defence') return defenceOf(view, seat, answers);
  const slot = plotOf(view, seat, answers)[nth];
  if (!slot) throw new Error('An activation without a ship');
  return { kind: 'slot', ...slot };
}
