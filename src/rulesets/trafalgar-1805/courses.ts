import type { Hull } from './hull.js';
import { barOf, begin, endBar, lightStep, type Progress, run } from './legal.js';
import type { Turn, Wind } from './nouns.js';

/** The price of one step, from `before` to `so`. Neither tells the way there: wake and steps are empty in a search. */
export type Price = (so: Progress, before: Progress, step: Turn) => number;

/** A legal track in the making: where it has come to, by which step from where, and its cost so far. */
interface Node {
  readonly so: Progress;
  readonly cost: number;
  readonly step: Turn | null;
  readonly from: Node | null;
}

/** All legal ends of a hull's move, each by its cheapest track. */
export interface Courses {
  readonly hull: Hull;
  readonly wind: Wind;
  readonly ends: readonly Node[];
}

interface Search {
  readonly hull: Hull;
  readonly wind: Wind;
  readonly price: Price;
  readonly steps: readonly Turn[];
  readonly best: Map<number, Node>;
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
export function courses(hull: Hull, wind: Wind, price: Price, steps: readonly Turn[] = ALL): Courses {
  const start: Node = { so: begin(hull), cost: 0, step: null, from: null };
  const search: Search = { hull, wind, price, steps, best: new Map([[keyOf(start.so, hull), start]]) };
  let front = new Set(search.best.keys());
  while (front.size > 0) front = spread(search, front);
  return { hull, wind, ends: [...search.best.values()].filter(({ so }) => endBar(hull, wind, so) === null) };
}

/** One step on from every state of the front: the states that were new, or reached more cheaply. */
function spread(search: Search, front: ReadonlySet<number>): Set<number> {
  const next = new Set<number>();
  for (const key of front) {
    const node = search.best.get(key);
    if (node) for (const step of search.steps) tryStep(search, node, step, next);
  }
  return next;
}

function tryStep({ hull, wind, price, best }: Search, from: Node, step: Turn, next: Set<number>): void {
  if (barOf(hull, wind, from.so, step) !== null) return;
  const so = lightStep(wind, from.so, step);
  const cost = from.cost + price(so, from.so, step);
  const key = keyOf(so, hull);
  const old = best.get(key);
  if (old && old.cost <= cost) return;
  best.set(key, { so, cost, step, from });
  next.add(key);
}

/** The way to a node, told in full. */
function told({ hull, wind }: Courses, end: Node): Progress {
  const steps: Turn[] = [];
  for (let node: Node | null = end; node?.step; node = node.from) steps.push(node.step);
  return run(hull, wind, steps.reverse()).progress;
}

/** The track of least cost, its end's price included; the first found among equals, so the same sea gives the same track. */
export function cheapest(found: Courses, price: (end: Progress) => number): Progress | null {
  let best: Node | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const node of found.ends) {
    const cost = node.cost + price(node.so);
    if (cost >= least - 1e-9) continue;
    best = node;
    least = cost;
  }
  return best && told(found, best);
}

/** Every legal track to its end; where several lead to one place and heading at one rate, the one with the fewest turns (T3). */
export function legalTracks(hull: Hull, wind: Wind): Progress[] {
  const found = courses(hull, wind, () => 1);
  return found.ends.map(end => told(found, end));
}
