import type { Step } from '../../engine/form.js';
import { turnedBy } from '../../engine/plane.js';
import type { Hand } from './nouns.js';
import { isShaken } from './sea.js';
import { heldBy, mayRow, ratingOf, rowing } from './speed.js';
import type { Sea, Ship } from './state.js';
import { pointOfSail } from './wind.js';

/** A move as it is meant: a Seamanship Action, then a turn before or after the straight run (OI1.5, OI4.7). */

export interface Turn {
  readonly hand: Hand;
  readonly by: number;
}
export type Seaman =
  | { readonly act: 'heading'; readonly turn: Turn }
  | { readonly act: 'speed'; readonly by: 1 | -1 }
  | { readonly act: 'cut' };
export interface Plan {
  readonly seaman: Seaman | null;
  /** At speed 1 under sweeps. */
  readonly row: boolean;
  readonly before: Turn | null;
  readonly after: Turn | null;
}
export type Leg =
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'run'; readonly heading: number; readonly distance: number };

export const AHEAD: Plan = { seaman: null, row: false, before: null, after: null };

const turnOf = (step: Step): Turn => ({ hand: step.id.endsWith('p') ? 'port' : 'starboard', by: step.by ?? 0 });
const isTurn = (step: Step): boolean => step.id === 'p' || step.id === 's';

function seamanOf(step: Step): Seaman | null {
  if (step.id === 'u') return { act: 'speed', by: 1 };
  if (step.id === 'd') return { act: 'speed', by: -1 };
  if (step.id === 'x') return { act: 'cut' };
  return step.id === 'hp' || step.id === 'hs' ? { act: 'heading', turn: turnOf(step) } : null;
}

/** The plan that a plot spells: `u p30 f` is one faster, a turn of 30 to port, ahead. */
export function planOf(steps: readonly Step[]): Plan {
  const ahead = steps.findIndex(step => step.id === 'f' || step.id === 'r');
  const turns = steps.filter(isTurn);
  const first = steps.find((step, at) => isTurn(step) && (ahead < 0 || at < ahead)) ?? null;
  const second = turns.find(step => step !== first) ?? null;
  return {
    seaman: steps.map(seamanOf).find(one => one !== null) ?? null,
    row: steps.some(step => step.id === 'r'),
    before: first ? turnOf(first) : null,
    after: second ? turnOf(second) : null,
  };
}

/** Whether she may make a turn before and one after (OI3.3). */
export const mayTurnTwice = (ship: Ship, isInEye: boolean): boolean => ship.traits.includes(isInEye ? 'fore-and-aft' : 'yare');

/** The turning angle of her tool. */
export function turnLimit(sea: Sea, ship: Ship, rating: number): number {
  if (heldBy(ship) !== null) return 0;
  return rating === 0 ? sea.tables.eyeTurn : (sea.tables.tools[rating - 1]?.turn ?? 0);
}
export const straightOf = (sea: Sea, rating: number): number => sea.tables.tools[rating - 1]?.straight ?? 0;

const capped = (turn: Turn | null, limit: number): Turn | null =>
  turn === null || turn.by <= 0 || limit === 0 ? null : { hand: turn.hand, by: Math.min(turn.by, limit) };

/** The rating that a plan moves at; 0 in the Wind's Eye. */
export const planRating = (sea: Sea, ship: Ship, plan: Plan, rating = ratingOf(sea, ship)): number =>
  plan.row && mayRow(sea, ship) ? rowing(sea, ship) : rating;

/** The legs of a plan at a rating: never less than the whole tool, and one turn unless she is yare. */
export function legsOf(sea: Sea, ship: Ship, plan: Plan, rating: number): Leg[] {
  const limit = turnLimit(sea, ship, rating);
  const before = capped(plan.before, limit);
  const after = before === null || mayTurnTwice(ship, rating === 0) ? capped(plan.after, limit) : null;
  const turn = (one: Turn | null): Leg[] => (one ? [{ kind: 'turn', turn: one }] : []);
  const run: Leg[] = rating === 0 || heldBy(ship) !== null ? [] : [{ kind: 'run', heading: 0, distance: straightOf(sea, rating) }];
  return [...turn(before), ...run, ...turn(after)];
}

/** Why a Seamanship Action cannot be tried, or null (OI4.7). */
export function seamanBar(sea: Sea, ship: Ship, act: Seaman['act']): string | null {
  if (isShaken(sea, ship)) return 'Shaken: no Seamanship';
  if (act === 'cut') return ship.entangled.length > 0 ? null : 'Not Entangled';
  if (ship.entangled.length > 0) return 'Entangled: she can only be cut free';
  if (ship.aground) return 'Aground';
  if (ship.sail === 'anchored') return 'Anchored';
  return pointOfSail(sea, ship) === 'eye' ? 'In the Wind’s Eye' : null;
}

/** Where the head of a ship lies after a turn. */
export const headingAfter = (heading: number, turn: Turn): number => turnedBy(heading, turn.hand === 'starboard' ? turn.by : -turn.by);
