import type { Seat } from '../../engine/audience.js';
import type { Request } from '../../engine/ruleset.js';
import { slotsOf } from './intent.js';
import { admiralOf, type Course, shipsUnder } from './waters.js';

/** What the battle waits for. It is made of what lies open, so State and View ask the same questions. */

export const slotId = (deal: number, seat: Seat, nth: number): string => `${deal}:slot${nth + 1}:${seat}`;

const request = (id: string, seat: Seat, kind: string, need: Request['need']): Request => ({ id, seat, kind, need, known: 'open' });

export function pending(course: Course): Request[] {
  if (course.ended) return [];
  if (course.phase === 'building')
    return course.fleets
      .filter(fleet => !course.ships.some(ship => ship.seat === fleet.seat))
      .flatMap(({ captains }) => captains.map(seat => request(`fleet:${seat}`, seat, 'fleet', 'must')));
  if (course.phase === 'refitting')
    return course.fleets.flatMap(({ dealt }) => dealt.map(seat => request(`refit:${seat}`, seat, 'refit', 'must')));
  const target = course.ships.find(ship => ship.id === course.act?.target);
  if (course.act && target)
    return [request(`${course.asks}:${course.act.stage}:${target.captain}`, target.captain, course.act.stage, 'must')];
  return course.fleets.flatMap(({ captains }) => captains.flatMap(seat => dealRequests(course, seat)));
}

/** A captain with a ship afloat plots for his own, and the admiral sees to hand and wizard besides (MW1.9). */
function dealRequests(course: Course, seat: Seat): Request[] {
  if (shipsUnder(course, seat).length === 0) return [];
  return [
    ...Array.from({ length: slotsOf(course, seat) }, (_, nth) => request(slotId(course.deal, seat, nth), seat, 'slot', 'must')),
    ...(admiralOf(course, seat) === seat ? [request(`${course.deal}:hand:${seat}`, seat, 'hand', 'may')] : []),
    request(`${course.deal}:defence:${seat}`, seat, 'defence', 'may'),
  ];
}
