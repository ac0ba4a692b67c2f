import type { Square } from '../../engine/grid.js';
import type { Hull } from './hull.js';
import { barOf, begin, endBar, lightStep, type Progress } from './legal.js';
import type { Turn, Wind } from './nouns.js';
import { allStand } from './sailing.js';

/**
 * All that a hull can do in one move, drawn once: the states that a track can be in, and which step leads from one to which. It depends
 * neither on the place nor on what lies about, so ships that sail alike share it, turn after turn. States are numbers and their
 * properties columns, because a search of some hundred of them is what a helmsman spends his time on.
 */
export interface Atlas {
  /** Squares from where the move began. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly heading: Uint8Array;
  readonly starboard: Uint8Array;
  readonly moved: Uint8Array;
  readonly ended: Uint8Array;
  readonly mayEnd: Uint8Array;
  /** States that differ in their tack alone share a slot: the cheaper track to it is the one that goes on. */
  readonly slot: Int16Array;
  readonly slots: number;
  /** The number of its square, and of its square and heading: for prices that are reckoned once for each. */
  readonly square: Int16Array;
  readonly squares: number;
  readonly pose: Int16Array;
  readonly poses: number;
  /** Where each step leads, `STEP_CODES.length` to a state; -1 where it is not legal. */
  readonly ways: Int16Array;
  /** The furthest that she may get. */
  readonly reach: number;
  /** The number of a square by its distance, or -1 where she cannot come. */
  squareAt(dx: number, dy: number): number;
}

export const STEP_CODES: readonly Turn[] = ['f', 'p', 's', 't', 'h'];

const HOME: Square = { x: 0, y: 0 };
const WIDE = 33;

const placeOf = ({ x, y }: Square): number => (x + 16) * WIDE + (y + 16);
const poseOf = (so: Progress): number => placeOf(so.at) * 8 + so.heading;

/** One number for all that bears on what may follow, the tack apart: two tracks that share it have the same futures. */
function slotOf(so: Progress): number {
  const run = poseOf(so) * 16 + so.moved;
  return ((run * 2 + (so.turned ? 1 : 0)) * 2 + (so.ended ? 1 : 0)) * 2 + (so.steps.length > 0 ? 1 : 0);
}
const stateOf = (so: Progress): number => slotOf(so) * 2 + (so.tack === 'starboard' ? 1 : 0);

/** Numbers things from 0 in the order in which they are first met. */
const numbering = (): { readonly of: (key: number) => number; readonly known: Map<number, number> } => {
  const known = new Map<number, number>();
  const of = (key: number) => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  return { of, known };
};

function draw(hull: Hull, wind: Wind, steps: readonly Turn[]): Atlas {
  const [states, slots, squares, poses] = [numbering(), numbering(), numbering(), numbering()];
  const all: Progress[] = [begin({ ...hull, at: HOME })];
  const ways: number[] = [];
  for (const so of all) {
    states.of(stateOf(so));
    for (const step of STEP_CODES) {
      const bar = steps.includes(step) ? barOf(hull, wind, so, step) : 'not looked at';
      const next = bar === null ? lightStep(wind, so, step) : null;
      const number = next ? states.of(stateOf(next)) : -1;
      if (next && number === all.length) all.push(next);
      ways.push(number);
    }
  }
  return {
    x: Int16Array.from(all, so => so.at.x),
    y: Int16Array.from(all, so => so.at.y),
    heading: Uint8Array.from(all, so => so.heading),
    starboard: Uint8Array.from(all, so => Number(so.tack === 'starboard')),
    moved: Uint8Array.from(all, so => so.moved),
    ended: Uint8Array.from(all, so => Number(so.ended)),
    mayEnd: Uint8Array.from(all, so => Number(endBar(hull, wind, so) === null)),
    slot: Int16Array.from(all, so => slots.of(slotOf(so))),
    slots: slots.known.size,
    square: Int16Array.from(all, so => squares.of(placeOf(so.at))),
    squares: squares.known.size,
    pose: Int16Array.from(all, so => poses.of(poseOf(so))),
    poses: poses.known.size,
    ways: Int16Array.from(ways),
    reach: all.reduce((most, { at }) => Math.max(most, Math.abs(at.x), Math.abs(at.y)), 0),
    squareAt: (dx, dy) => squares.known.get(placeOf({ x: dx, y: dy })) ?? -1,
  };
}

/** A fleet in one wind needs a few hundred; the oldest make room. */
const MOST = 600;
const drawn = new Map<string, Atlas>();

/** The atlas of a hull: all that legal.ts looks at goes into its name. */
export function atlasOf(hull: Hull, wind: Wind, steps: readonly Turn[]): Atlas {
  let name = `${steps.join('')}${wind.from}${hull.heading}${hull.tack}${hull.condition}${hull.way}`;
  name += `${hull.grappled.length > 0}${hull.shaken}${allStand(hull.masts)}`;
  for (const { max, min } of hull.rates) name += `,${max},${min}`;
  const known = drawn.get(name);
  if (known) return known;
  const atlas = draw(hull, wind, steps);
  if (drawn.size >= MOST) for (const oldest of [...drawn.keys()].slice(0, MOST / 4)) drawn.delete(oldest);
  drawn.set(name, atlas);
  return atlas;
}
