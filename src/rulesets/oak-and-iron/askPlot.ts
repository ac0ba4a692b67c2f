import { fits } from '../../engine/edit.js';
import type { FieldOf, Next, Problem, Ready, Step } from '../../engine/form.js';
import { clip, type Head, type Written } from './fields.js';
import { legsOf, mayTurnTwice, planOf, planRating, type Seaman, seamanBar, turnLimit } from './plan.js';
import { carried, type Run } from './sail.js';
import { bandAt, byGap, enemiesOf, gapOf } from './sea.js';
import { clamped, heldBy, mayRow, ratingOf } from './speed.js';
import type { Sea, Ship } from './state.js';
import { BAND_WORDS } from './talk.js';
import { pointOfSail } from './wind.js';

/** The manoeuvre (OI4.8) as a plot: Seamanship first, then turn, ahead, turn. */

type Code = 'f' | 'p' | 's' | 'u' | 'd' | 'hp' | 'hs' | 'x' | 'r';
const SEAMEN: Partial<Record<Code, Seaman['act']>> = { u: 'speed', d: 'speed', hp: 'heading', hs: 'heading', x: 'cut' };
const PAD: readonly { id: Code; code: string; label: string; icon: string }[] = [
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
const hasRun = (steps: readonly Step[]): boolean => steps.some(step => step.id === 'f' || step.id === 'r');
const turnsIn = (steps: readonly Step[]): number => steps.filter(step => step.id === 'p' || step.id === 's').length;

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
  if (first?.id === 'x') return 1;
  if (steps.some(step => step.id === 'r')) return 1;
  if (rating === 0 || (first?.id !== 'u' && first?.id !== 'd')) return rating;
  return clamped(sea, ship, rating + (first.id === 'u' ? 1 : -1));
}

const limitOf = (sea: Sea, ship: Ship, steps: readonly Step[]): number =>
  isCut(steps) ? (sea.tables.tools[0]?.turn ?? 30) : turnLimit(sea, ship, ratingWith(sea, ship, steps));

function nextOf(sea: Sea, ship: Ship, steps: readonly Step[], pad: (typeof PAD)[number]): Next {
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
    const pads = PAD.map(pad => nextOf(sea, ship, steps, pad));
    const next = pads.find(pad => pad.id === step.id);
    const bar = next ? (next.bar ?? measureBar(next, step)) : 'There is no such step';
    if (bar !== null) return { steps, fault: { at, say: bar, instead: pads.filter(pad => pad.bar === null).map(pad => pad.label) } };
    steps.push(step);
  }
  return { steps, fault: null };
}
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

const READY: readonly (readonly Step[])[] = [
  [{ id: 'f', by: null }],
  ...(['p', 's'] as const).flatMap(hand => [
    [
      { id: hand, by: 30 },
      { id: 'f', by: null },
    ],
    [
      { id: 'f', by: null },
      { id: hand, by: 30 },
    ],
    [
      { id: 'f', by: null },
      { id: hand, by: 45 },
    ],
    [{ id: hand, by: 30 }],
  ]),
];
const spelled = (steps: readonly Step[]): string =>
  steps.map(step => `${PAD.find(pad => pad.id === step.id)?.code ?? step.id}${step.by ?? ''}`).join(' ');

/** Whole moves to take, with what the nearest enemy is then. */
function readyOf(sea: Sea, ship: Ship): Ready[] {
  const isEye = pointOfSail(sea, ship) === 'eye';
  return READY.filter(steps => hasRun(steps) !== isEye && judgePlot(sea, ship, steps).fault === null).map((steps, nth) => {
    const { done } = endsOf(sea, ship, steps);
    const there = { ...ship, pose: done.pose };
    const [enemy] = byGap(sea, there, enemiesOf(sea, there));
    const band = enemy ? bandAt(sea, gapOf(sea, there, enemy)) : null;
    const note = enemy ? `${enemy.name} ${band === null ? 'out of shot' : `within ${BAND_WORDS[band]}`}` : '';
    return { id: `w${nth}`, label: clip(`${spelled(steps)} → ${done.pose.heading}°`, 60), note: clip(note, 90), steps: [...steps] };
  });
}

export function plotField(sea: Sea, ship: Ship, head: Head, said: Written): FieldOf<'plot'> {
  const own = said[head.id];
  const written = Array.isArray(own) ? (own as Step[]) : [];
  const base: FieldOf<'plot'> = {
    kind: 'plot',
    id: head.id,
    label: head.label,
    help: head.help ?? null,
    words: head.words ?? [],
    need: 'may',
    bar: head.bar ?? null,
    from: 'silence',
    said: 'by her intent, else straight ahead',
    value: [],
    next: PAD.map(pad => nextOf(sea, ship, written, pad)),
    ready: readyOf(sea, ship),
    stop: hasRun(written) && turnsIn(written) > 0 && !mayTurnTwice(ship, false) ? 'That is her whole move' : null,
  };
  if (own === undefined || base.bar !== null || !('value' in fits(base, own))) return base;
  const { steps } = judgePlot(sea, ship, written);
  return { ...base, value: steps, from: 'own', said: steps.length === 0 ? base.said : clip(spelled(steps), 100) };
}

/** What is wrong with a written plot, and what it may run into. */
export function plotProblems(sea: Sea, ship: Ship, said: Written): Problem[] {
  const written = Array.isArray(said['plot']) ? (said['plot'] as Step[]) : [];
  if (written.length === 0) return [];
  const { steps, fault } = judgePlot(sea, ship, written);
  const at = (one: Pick<Problem, 'grade' | 'say'> & Partial<Problem>): Problem => ({
    unit: ship.id,
    field: 'plot',
    at: null,
    instead: [],
    ...one,
  });
  const refused =
    fault === null ? [] : [at({ grade: 'refused', say: `${ship.name}: ${fault.say}`, at: fault.at, instead: fault.instead.slice(0, 5) })];
  const { done, failed } = endsOf(sea, ship, steps);
  return [...refused, ...dangersOf(sea, ship, done, failed).map(say => at({ grade: 'warned', say: clip(`${ship.name} ${say}`, 200) }))];
}

function dangersOf(sea: Sea, ship: Ship, done: Run, failed: Run | null): string[] {
  const runs = [done, ...(failed ? [failed] : [])];
  const names = [...new Set(runs.flatMap(run => run.ships))].map(id => sea.ships.find(one => one.id === id)?.name ?? id);
  const touches = names.length > 0 ? [`may run aboard ${names.join(' and ')}, if they lie where they are now`] : [];
  const land = runs.some(run => run.land.length > 0) ? ['may run ashore'] : [];
  const shoals = runs.some(run => run.shoals.length > 0) ? ['passes over a shoal'] : [];
  const eye = pointOfSail(sea, ship, done.pose) === 'eye' ? ['will lie in the Wind’s Eye'] : [];
  return [...touches, ...land, ...shoals, ...eye];
}
