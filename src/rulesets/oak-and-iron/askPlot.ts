import { fits } from '../../engine/edit.js';
import type { FieldOf, Problem, Ready, Step } from '../../engine/form.js';
import { clip, type Head, type Written } from './fields.js';
import { mayTurnTwice } from './plan.js';
import { endsOf, hasRun, judgePlot, nextOf, PAD, turnsIn } from './plots.js';
import { recalled } from './recall.js';
import type { Run } from './sail.js';
import { bandAt, byGap, enemiesOf, gapOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { BAND_WORDS } from './talk.js';
import { pointOfSail } from './wind.js';

/** The manoeuvre as a field of the form: the pad, whole moves to take, and what may go wrong (OI13.1, OI13.2). */

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
    ready: recalled(sea, `ready ${ship.id}`, ship.did.join(' '), () => readyOf(sea, ship)),
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
