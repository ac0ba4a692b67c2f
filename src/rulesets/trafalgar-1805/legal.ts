import { ahead, type Point8, type Square, turned } from '../../engine/grid.js';
import type { Hull } from './hull.js';
import type { Stand, Turn, Wind } from './nouns.js';
import { allStand, closeHauled, offWind, tackOn } from './sailing.js';

/** How far a track has got. */
export interface Progress {
  readonly at: Square;
  readonly heading: Point8;
  readonly tack: 'port' | 'starboard';
  readonly moved: number;
  /** Has turned since the last square. */
  readonly turned: boolean;
  readonly ended: boolean;
  readonly wake: readonly Stand[];
  readonly steps: readonly Turn[];
}

const TURNS: readonly Turn[] = ['f', 'p', 's', 't', 'h'];

export const begin = ({ at, heading, tack }: Hull): Progress => ({
  at,
  heading,
  tack,
  moved: 0,
  turned: false,
  ended: false,
  wake: [{ at, heading }],
  steps: [],
});

const maxOn = (hull: Hull, wind: Wind, heading: Point8): number => hull.rates[offWind(heading, wind)]?.max ?? 0;
const minOn = (hull: Hull, wind: Wind, heading: Point8): number => hull.rates[offWind(heading, wind)]?.min ?? 0;

/** The most squares that this turn may have: two more than last turn; one out of irons; two when filling. */
const most = (hull: Hull): number => (hull.condition === 'irons' ? 1 : (hull.condition === 'hove-to' ? 0 : hull.way) + 2);
const fewest = (hull: Hull): number => (hull.condition === 'irons' || hull.condition === 'hove-to' ? 0 : hull.way - 2);

/** Why a step may not come next, in a few words; null: it may. */
export function barOf(hull: Hull, wind: Wind, so: Progress, step: Turn): string | null {
  if (hull.condition === 'hulk') return 'a hulk cannot steer';
  if (hull.grappled.length > 0) return 'she is grappled';
  if (so.ended) return 'she has stopped';
  const inIrons = hull.condition === 'irons' ? ironsBar(hull, wind, so, step) : null;
  return inIrons ?? BARS[step](hull, wind, so);
}

const BARS: Record<Turn, (hull: Hull, wind: Wind, so: Progress) => string | null> = {
  f: aheadBar,
  p: (hull, wind, so) => turnBar(hull, wind, so, -1),
  s: (hull, wind, so) => turnBar(hull, wind, so, 1),
  t: tackBar,
  h: heaveBar,
};

/** T3.1, T3.3 */
function aheadBar(hull: Hull, wind: Wind, so: Progress): string | null {
  const max = maxOn(hull, wind, so.heading);
  if (max === 0) return 'no way on this heading';
  if (so.moved >= max) return `at most ${max} on this heading`;
  return so.moved >= most(hull) ? `at most ${most(hull)} this turn` : null;
}

/** T3.2, T3.5 */
function turnBar(hull: Hull, wind: Wind, so: Progress, by: number): string | null {
  if (so.turned) return 'a square between two turns';
  const heading = turned(so.heading, by);
  const off = offWind(heading, wind);
  if (off === 0) return 'only a tack crosses the wind';
  const wears = tackOn(heading, wind, so.tack) !== so.tack;
  return wears && !allStand(hull.masts) ? 'wearing needs all three masts' : null;
}

/** T3.6 */
function tackBar(hull: Hull, wind: Wind, so: Progress): string | null {
  if (so.turned) return 'a square between two turns';
  if (offWind(so.heading, wind) !== 1) return 'she tacks from close hauled only';
  if (!allStand(hull.masts)) return 'tacking needs all three masts';
  return hull.shaken ? 'too much damage to tack' : null;
}

/** T3.4 */
function heaveBar(hull: Hull, _: Wind, so: Progress): string | null {
  if (so.moved !== 1) return 'heave to after one square';
  return fewest(hull) > 1 ? `too fast: at least ${fewest(hull)} this turn` : null;
}

/** T3.7: out of irons she falls off to the side that she came from, runs a square, and bears away again. */
function ironsBar(hull: Hull, wind: Wind, so: Progress, step: Turn): string | null {
  const away = awayFrom(hull, wind);
  const name = away === 'p' ? 'port' : 'starboard';
  if (so.steps.length === 0) return step === away ? null : `in irons: she must fall off to ${name} first`;
  if (step === 't' || step === 'h') return 'she is coming out of irons';
  if (step === 'p' || step === 's') {
    if (so.moved === 0) return 'a square between two turns';
    if (!allStand(hull.masts)) return 'with a mast down she only falls off';
    return step === away || offWind(so.heading, wind) >= 2 ? null : `she must bear away to ${name}`;
  }
  return null;
}

/** The step that takes a ship in irons back to her old tack. */
const awayFrom = (hull: Hull, wind: Wind): Turn => (closeHauled(wind, hull.tack) === turned(hull.heading, -1) ? 'p' : 's');

/** Where a legal step takes her, by the way given; a tack is taken to succeed. */
function moveOn(wind: Wind, so: Progress, step: Turn, wake: Progress['wake'], steps: Progress['steps']): Progress {
  if (step === 'h') return { at: so.at, heading: so.heading, tack: so.tack, moved: so.moved, turned: so.turned, ended: true, wake, steps };
  if (step === 'f') {
    const at = ahead(so.at, so.heading);
    return { at, heading: so.heading, tack: so.tack, moved: so.moved + 1, turned: false, ended: false, wake, steps };
  }
  const heading = step === 't' ? closeHauled(wind, so.tack === 'port' ? 'starboard' : 'port') : turned(so.heading, step === 'p' ? -1 : 1);
  const tack = tackOn(heading, wind, so.tack);
  return { at: so.at, heading, tack, moved: so.moved, turned: true, ended: false, wake, steps };
}

/** The progress after a legal step. */
export function stepOn(wind: Wind, so: Progress, step: Turn): Progress {
  const next = moveOn(wind, so, step, so.wake, [...so.steps, step]);
  return step === 'h' ? next : { ...next, wake: [...so.wake, { at: next.at, heading: next.heading }] };
}

const NO_WAKE: readonly Stand[] = [];
const SOME_STEPS: readonly Turn[] = ['f'];

/** The same without the way there: for searches, which keep it elsewhere. `steps` then only tells that there were some. */
export const lightStep = (wind: Wind, so: Progress, step: Turn): Progress => moveOn(wind, so, step, NO_WAKE, SOME_STEPS);

/** T3.3: why she may not stop here; null: the turn may end. Where no rate fits, the maximum beats the change of two, and that the minimum. */
export function endBar(hull: Hull, wind: Wind, so: Progress): string | null {
  if (so.ended || hull.condition === 'hulk' || hull.grappled.length > 0) return null;
  if (hull.condition === 'irons') return ironsEndBar(hull, wind, so);
  if (hull.condition === 'hove-to' && so.steps.length === 0) return null;
  if (aheadBar(hull, wind, so) !== null) return null;
  const least = hull.condition === 'hove-to' ? 1 : Math.max(minOn(hull, wind, so.heading), fewest(hull));
  return so.moved < least ? `at least ${least} on this heading` : null;
}

function ironsEndBar(hull: Hull, wind: Wind, so: Progress): string | null {
  if (so.steps.length === 0) return 'in irons: she must fall off';
  return so.moved === 1 && offWind(so.heading, wind) < 2 && allStand(hull.masts) ? 'she must bear away once more' : null;
}

export interface Run {
  readonly progress: Progress;
  /** The first step that is not legal, from 0, and why. */
  readonly illegal: { readonly at: number; readonly why: string } | null;
}

/** Runs a track as far as it is legal. */
export function run(hull: Hull, wind: Wind, track: readonly Turn[]): Run {
  let progress = begin(hull);
  for (const [at, step] of track.entries()) {
    const why = barOf(hull, wind, progress, step);
    if (why !== null) return { progress, illegal: { at, why } };
    progress = stepOn(wind, progress, step);
  }
  return { progress, illegal: null };
}

/** What may come next, all codes with their bars. */
export const nextSteps = (hull: Hull, wind: Wind, so: Progress): { step: Turn; bar: string | null }[] =>
  TURNS.map(step => ({ step, bar: barOf(hull, wind, so, step) }));

/** T9.3: straight on at the least legal rate, until she may stop. */
export function finish(hull: Hull, wind: Wind, so: Progress): Progress {
  let progress = so;
  while (endBar(hull, wind, progress) !== null) {
    const step = nextSteps(hull, wind, progress).find(one => one.bar === null)?.step;
    if (step === undefined) return progress;
    progress = stepOn(wind, progress, step);
  }
  return progress;
}

/** `FFPF` in codes. */
export const codesOf = (steps: readonly Turn[]): string => steps.map(step => step.toUpperCase()).join(' ');
