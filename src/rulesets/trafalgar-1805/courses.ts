import type { Point8, Square } from '../../engine/grid.js';
import { type Atlas, atlasOf, STEP_CODES } from './atlas.js';
import type { Hull } from './hull.js';
import { type Progress, run } from './legal.js';
import type { Turn, Wind } from './nouns.js';

/** A hull about to move. */
export interface Move {
  readonly hull: Hull;
  readonly wind: Wind;
  readonly atlas: Atlas;
}

/** The price of coming to a state of the atlas by a step. */
export type Price = (state: number, step: Turn) => number;

/** A legal track in the making: the state that it has come to, by which step from where, and its cost so far. */
interface Node {
  readonly state: number;
  readonly cost: number;
  readonly step: Turn | null;
  readonly from: Node | null;
}

/** Where a move may end; `pose` numbers square and heading. */
export interface End {
  readonly at: Square;
  readonly heading: Point8;
  readonly tack: 'port' | 'starboard';
  readonly moved: number;
  readonly ended: boolean;
  readonly pose: number;
}

/** All legal ends of a hull's move, each by its cheapest track. */
export interface Courses {
  readonly move: Move;
  readonly ends: readonly Node[];
}

export const moveOf = (hull: Hull, wind: Wind, steps: readonly Turn[] = STEP_CODES): Move => ({
  hull,
  wind,
  atlas: atlasOf(hull, wind, steps),
});

/**
 * Every place and heading in which a ship may end her move, each by its cheapest legal track. Tracks that meet in one state have the
 * same futures, so only the cheaper goes on: some hundred are left of many thousands.
 */
export function courses(move: Move, price: Price): Courses {
  const { slot, slots, mayEnd } = move.atlas;
  const start: Node = { state: 0, cost: 0, step: null, from: null };
  const best: (Node | undefined)[] = new Array(slots).fill(undefined);
  /** Slots in the order in which they were first reached: among equals the first found wins. */
  const found = [slot[0] ?? 0];
  best[slot[0] ?? 0] = start;
  const queued = new Uint8Array(slots);
  let front: readonly number[] = found.slice();
  for (let depth = 1; front.length > 0; depth++) front = spread(move.atlas, price, { best, found, queued, depth }, front);
  const ends = found.map(one => best[one]).filter((node): node is Node => node !== undefined && mayEnd[node.state] === 1);
  return { move, ends };
}

interface Reached {
  readonly best: (Node | undefined)[];
  readonly found: number[];
  /** The depth at which a slot was last queued. */
  readonly queued: Uint8Array;
  readonly depth: number;
}

/** One step on from every slot of the front: those that were new, or reached more cheaply. */
function spread({ ways, slot }: Atlas, price: Price, { best, found, queued, depth }: Reached, front: readonly number[]): number[] {
  const next: number[] = [];
  for (const one of front) {
    const from = best[one];
    if (!from) continue;
    for (let nth = 0; nth < STEP_CODES.length; nth++) {
      const state: number = ways[from.state * STEP_CODES.length + nth] ?? -1;
      const step = STEP_CODES[nth];
      if (state < 0 || !step) continue;
      const cost = from.cost + price(state, step);
      const place = slot[state] ?? 0;
      const old = best[place];
      if (old && old.cost <= cost) continue;
      if (!old) found.push(place);
      best[place] = { state, cost, step, from };
      if (queued[place] === depth) continue;
      queued[place] = depth;
      next.push(place);
    }
  }
  return next;
}

/** The way to a node, told in full. */
function told({ move: { hull, wind } }: Courses, end: Node): Progress {
  const steps: Turn[] = [];
  for (let node: Node | null = end; node?.step; node = node.from) steps.push(node.step);
  return run(hull, wind, steps.reverse()).progress;
}

const endOf = ({ hull, atlas }: Move, { state }: Node): End => ({
  at: { x: hull.at.x + (atlas.x[state] ?? 0), y: hull.at.y + (atlas.y[state] ?? 0) },
  heading: atlas.heading[state] ?? 0,
  tack: atlas.starboard[state] === 1 ? 'starboard' : 'port',
  moved: atlas.moved[state] ?? 0,
  ended: atlas.ended[state] === 1,
  pose: atlas.pose[state] ?? 0,
});

/** The price of an end, and less than which it cannot be: what is quickly told saves reckoning most of the others. */
export interface EndPrice {
  of(end: End): number;
  atLeast(end: End): number;
}

/** More than rounding can make of a sum. */
const SLIP = 1e-6;

/** The track of least cost, its end's price included; the first found among equals, so the same sea gives the same track. */
export function cheapest(found: Courses, price: EndPrice['of'] | EndPrice): Progress | null {
  const { of, atLeast } = typeof price === 'function' ? { of: price, atLeast: price } : price;
  const ends = found.ends.map(node => {
    const end = endOf(found.move, node);
    return { node, end, floor: node.cost + atLeast(end) };
  });
  const likely = ends.reduce<(typeof ends)[number] | null>((best, one) => (best && best.floor <= one.floor ? best : one), null);
  if (!likely) return null;
  const bound = likely.node.cost + of(likely.end) + SLIP;
  let best: Node | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { node, end, floor } of ends) {
    if (floor > bound) continue;
    const cost = node.cost + of(end);
    if (cost >= least - 1e-9) continue;
    best = node;
    least = cost;
  }
  return best && told(found, best);
}

/** Every legal track to its end; where several lead to one place and heading at one rate, the one with the fewest turns (T3). */
export function legalTracks(hull: Hull, wind: Wind, only: Choice = {}): Progress[] {
  const found = courses(moveOf(hull, wind), () => 1);
  const ends = only.to ? found.ends.filter(node => only.to?.(endOf(found.move, node))) : found.ends;
  return ends.slice(0, only.most).map(end => told(found, end));
}

/** Which of all tracks are wanted, and how many at most: telling one is dearer than finding it. */
export interface Choice {
  readonly to?: (end: End) => boolean;
  readonly most?: number;
}

/** What it costs to come to each square of an atlas, where other ships lie. */
export function costOfMeeting<Other extends { readonly at: Square }>(
  { atlas, hull }: Move,
  others: readonly Other[],
  costOf: (other: Other) => number,
): Float64Array {
  const costs = new Float64Array(atlas.squares);
  for (const other of others) {
    const square = atlas.squareAt(other.at.x - hull.at.x, other.at.y - hull.at.y);
    if (square >= 0) costs[square] = (costs[square] ?? 0) + costOf(other);
  }
  return costs;
}
