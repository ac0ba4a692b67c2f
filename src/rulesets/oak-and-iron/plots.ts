import type { Next, Step } from '../../engine/form.js';
import { legsOf, mayTurnTwice, planOf, planRating, type Seaman, seamanBar, turnLimit } from './plan.js';
import { carried, type Run } from './sail.js';
import { clamped, heldBy, mayRow, ratingOf, rowing } from './speed.js';
import type { Sea, Ship } from './state.js';
import { pointOfSail } from './wind.js';

/** What a plot may say (OI4.7, OI4.8): Seamanship first, then turn, ahead, turn. */

type Code = 'f' | 'p' | 's' | 'u' | 'd' | 'hp' | 'hs' | 'x' | 'r';
const SEAMEN: Partial<Record<Code, Seaman['act']>> = { u: 'speed', d: 'speed', hp: 'heading', hs: 'heading', x: 'cut' };
export const PAD: readonly { id: Code; code: string; label: string; icon: string }[] = [
  { id: 'p', code: 'P', label: 'Port', icon: '↶' },
  { id: 'f', code: 'F', label: 'Ahead', icon: '⬆' },
  { id: 's', code: 'S', label: 'Starboard', icon: '↷' },
  { id: 'u', code: '+', label: 'Speed +1', icon: '⏫' },
  { id: 'd', code: '-', label: 'Speed −1', icon: '⏬' },
  { id: 'hp', code: 'HP', label: 'Helm to port', icon: '↰' },
  { id: 'hs', code: 'HS', label: 'Helm to starboard', icon: '↱' },
  { id: 'x', code: 'X', label: 'Cut free', icon: '🪓' },
  { id: 'r', code: 'R', label: 'Row', icon: '🚣' },
];

const HELD = { entangled: 'Entangled: cut free first', aground: 'Aground', anchored: 'Lying at anchor' } as const;
const isCut = (steps: readonly Step[]): boolean => steps.some(step => step.id === 'x');
export const hasRun = (steps: readonly Step[]): boolean => steps.some(step => step.id === 'f' || step.id === 'r');
export const turnsIn = (steps: readonly Step[]): number => steps.filter(step => step.id === 'p' || step.id === 's').length;

function runBar(sea: Sea, ship: Ship, steps: readonly Step[], code: Code): string | null {
  if (hasRun(steps)) return 'She has run her distance';
  if (code === 'r') return mayRow(sea, ship) ? null : 'No sweeps to row with now';
  const held = heldBy(ship);
  if (held !== null && !isCut(steps)) return HELD[held];
  return pointOfSail(sea, ship) === 'eye' ? 'In the Wind’s Eye: she can only turn' : null;
}

function turnBar(sea: Sea, ship: Ship, steps: readonly Step[]): string | null {
  const held = heldBy(ship);
  if (held !== null && !isCut(steps)) return HELD[held];
  const most = mayTurnTwice(ship, pointOfSail(sea, ship) === 'eye' && !hasRun(steps)) ? 2 : 1;
  if (turnsIn(steps) >= most) return most === 1 ? 'One turn a move' : 'One turn before and one after';
  const last = steps.at(-1)?.id;
  return (last === 'p' || last === 's') && pointOfSail(sea, ship) !== 'eye' ? 'One turn before the run' : null;
}

/** Why a code may not come next, or null. */
export function codeBar(sea: Sea, ship: Ship, steps: readonly Step[], code: Code): string | null {
  const act = SEAMEN[code];
  if (act !== undefined) return steps.length > 0 ? 'Seamanship comes first' : seamanBar(sea, ship, act);
  return code === 'f' || code === 'r' ? runBar(sea, ship, steps, code) : turnBar(sea, ship, steps);
}

/** The rating of a plot, if its Seamanship succeeds. */
export function ratingWith(sea: Sea, ship: Ship, steps: readonly Step[]): number {
  const [first] = steps;
  const rating = ratingOf(sea, ship);
  if (first?.id === 'x') return sea.tables.freedSpeed;
  if (steps.some(step => step.id === 'r')) return rowing(sea, ship);
  if (rating === 0 || (first?.id !== 'u' && first?.id !== 'd')) return rating;
  return clamped(sea, ship, rating + (first.id === 'u' ? 1 : -1));
}

const limitOf = (sea: Sea, ship: Ship, steps: readonly Step[]): number =>
  isCut(steps) ? (sea.tables.tools[0]?.turn ?? 30) : turnLimit(sea, ship, ratingWith(sea, ship, steps));

export function nextOf(sea: Sea, ship: Ship, steps: readonly Step[], pad: (typeof PAD)[number]): Next {
  const helm = pad.id === 'hp' || pad.id === 'hs';
  const most = helm ? sea.tables.eyeTurn : limitOf(sea, ship, steps);
  const measured = helm || pad.id === 'p' || pad.id === 's';
  const suggest = [...new Set([15, 30, most])].filter(by => by <= most);
  return {
    ...pad,
    by: measured ? { min: 1, max: Math.max(1, most), step: 1, unit: '°' } : null,
    suggest: measured ? suggest : [],
    bar: codeBar(sea, ship, steps, pad.id),
  };
}

export interface Judged {
  readonly steps: Step[];
  readonly fault: { readonly at: number; readonly say: string; readonly instead: string[] } | null;
}

/** The longest lawful beginning of a plot, and what is wrong after it. */
export function judgePlot(sea: Sea, ship: Ship, plot: readonly Step[]): Judged {
  const steps: Step[] = [];
  for (const [at, step] of plot.entries()) {
    const pad = PAD.find(one => one.id === step.id);
    const next = pad && nextOf(sea, ship, steps, pad);
    const bar = next ? (next.bar ?? measureBar(next, step)) : 'There is no such step';
    if (bar !== null) return { steps, fault: { at, say: bar, instead: openAfter(sea, ship, steps) } };
    steps.push(step);
  }
  return { steps, fault: null };
}
const openAfter = (sea: Sea, ship: Ship, steps: readonly Step[]): string[] =>
  PAD.filter(pad => codeBar(sea, ship, steps, pad.id) === null).map(pad => pad.label);
const measureBar = ({ by, label }: Next, step: Step): string | null => {
  if (by === null) return step.by === null ? null : `${label} has no measure`;
  return step.by !== null && step.by >= by.min && step.by <= by.max ? null : `${label}: up to ${by.max}°`;
};

/** Where a plot ends: with its Seamanship done, and without. */
export function endsOf(sea: Sea, ship: Ship, steps: readonly Step[]): { readonly done: Run; readonly failed: Run | null } {
  const plan = planOf(steps);
  const rating = ratingOf(sea, ship);
  const plain = planRating(sea, ship, plan, rating);
  const failed = carried(sea, ship, legsOf(sea, ship, plan, plain));
  if (plan.seaman === null || plan.seaman.act === 'cut') return { done: failed, failed: null };
  if (plan.seaman.act === 'speed') {
    const faster = planRating(sea, ship, plan, ratingWith(sea, ship, steps));
    return { done: carried(sea, ship, legsOf(sea, ship, plan, faster)), failed };
  }
  const legs = legsOf(sea, ship, plan, plain);
  return { done: carried(sea, ship, [{ kind: 'turn', turn: plan.seaman.turn }, ...legs]), failed };
}
