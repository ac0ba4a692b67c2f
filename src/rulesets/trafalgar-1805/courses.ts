import type { Hull } from './hull.js';
import { barOf, begin, endBar, type Progress, stepOn } from './legal.js';
import type { Turn, Wind } from './nouns.js';

/** A legal track with what it costs on the way: a search's coin, whatever it stands for. */
export interface Course {
  readonly end: Progress;
  readonly cost: number;
}

/** The price of one step, from `before` to `so`. */
export type Price = (so: Progress, before: Progress, step: Turn) => number;

interface Search {
  readonly hull: Hull;
  readonly wind: Wind;
  readonly price: Price;
  readonly steps: readonly Turn[];
  readonly best: Map<number, Course>;
}

const ALL: readonly Turn[] = ['f', 'p', 's', 't', 'h'];

/** One number for all that bears on what may follow: two tracks that share it have the same futures. */
function keyOf(so: Progress, hull: Hull): number {
  const place = (so.at.x - hull.at.x + 16) * 33 + (so.at.y - hull.at.y + 16);
  const run = (place * 8 + so.heading) * 16 + so.moved;
  return ((run * 2 + (so.turned ? 1 : 0)) * 2 + (so.ended ? 1 : 0)) * 2 + (so.steps.length > 0 ? 1 : 0);
}

/**
 * Every place and heading in which a ship may end her move, each by its cheapest legal track. Tracks that meet in one state have the
 * same futures, so only the cheaper goes on: some hundred are left of many thousands.
 */
export function courses(hull: Hull, wind: Wind, price: Price, steps: readonly Turn[] = ALL): Course[] {
  const start = begin(hull);
  const search: Search = { hull, wind, price, steps, best: new Map([[keyOf(start, hull), { end: start, cost: 0 }]]) };
  let front = new Set(search.best.keys());
  while (front.size > 0) front = spread(search, front);
  return [...search.best.values()].filter(course => endBar(hull, wind, course.end) === null);
}

/** One step on from every state of the front: the states that were new, or reached more cheaply. */
function spread(search: Search, front: ReadonlySet<number>): Set<number> {
  const next = new Set<number>();
  for (const key of front) {
    const course = search.best.get(key);
    if (course) for (const step of search.steps) tryStep(search, course, step, next);
  }
  return next;
}

function tryStep({ hull, wind, price, best }: Search, course: Course, step: Turn, next: Set<number>): void {
  if (barOf(hull, wind, course.end, step) !== null) return;
  const end = stepOn(wind, course.end, step);
  const cost = course.cost + price(end, course.end, step);
  const key = keyOf(end, hull);
  const old = best.get(key);
  if (old && old.cost <= cost) return;
  best.set(key, { end, cost });
  next.add(key);
}

/** The course of least cost, its end's price included; the first found among equals, so the same sea gives the same course. */
export function cheapest(found: readonly Course[], price: (end: Progress) => number): Course | null {
  let best: Course | null = null;
  for (const { end, cost } of found) {
    const whole = cost + price(end);
    if (!best || whole < best.cost - 1e-9) best = { end, cost: whole };
  }
  return best;
}

/** Every legal track to its end; where several lead to one place and heading at one rate, the one with the fewest turns (T3). */
export const legalTracks = (hull: Hull, wind: Wind): Progress[] => courses(hull, wind, () => 1).map(course => course.end);
