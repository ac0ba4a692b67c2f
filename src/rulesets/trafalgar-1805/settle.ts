import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import type { Settled } from '../../engine/ruleset.js';
import { squadronLine } from './askSquadron.js';
import { foretell } from './foretell.js';
import type { Order } from './order.js';
import { requestsOf } from './requests.js';
import { sentence } from './sea.js';
import type { Sight } from './sight.js';
import { shipLabel } from './teller.js';
import { willWords } from './will.js';
import { SQUADRON, squadronOrderOf } from './written.js';

/**
 * What a seat's orders come to. Every request is answered: what is missing or does not fit is left to the rule for silence (T9.2), and a
 * track is cut where it stops being legal.
 */
export function settle(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  const told = foretell(view, seat, answers);
  const squadron = squadronOrderOf(view, seat, answers);
  const orders: Record<string, Order> = {};
  const will: { unit: string; words: string; silent: boolean }[] = [];
  for (const [unit, request] of requestsOf(view, seat)) {
    const one = told.get(unit);
    if (unit === SQUADRON) orders[request] = squadron;
    else if (one) orders[request] = { ...one.order, track: legalPart(one.order.track, one.cut?.at) };
    const words = one ? `${shipLabel(view, one.ship)} ${willWords(view, one)}` : squadronLine(view, seat, squadron);
    will.push({ unit, words: sentence(words), silent: Object.keys(answers[unit] ?? {}).length === 0 });
  }
  return { orders, will };
}

const legalPart = <T>(track: T[], illegalAt: number | undefined): T[] => (illegalAt === undefined ? track : track.slice(0, illegalAt));
