import { lengthOf } from '../../engine/edit.js';
import type { FieldOf, Next, Span } from '../../engine/form.js';
import { button, select } from '../parts.js';
import { plain } from './budget.js';
import { barred, choiceOf, type Editor, type FieldIds } from './editor.js';
import { shortName } from './ids.js';
import { MOST } from './paging.js';

/** Editors of what is built step by step: a track, and conditions. */

/** With *Undo* and *Write*, three rows of buttons at most: the desk stays under forty components. */
const MOST_PADS = 9;

/** The pad: a button for each step, for each suggested measure of a measured one; illegal ones are grey. Then whole tracks. */
export function plotEditor(field: FieldOf<'plot'>, id: FieldIds): Editor {
  const at = lengthOf(field);
  const pads = padsOf(field.next).map(({ next, by }) => {
    const words = [next.icon, next.label, by ?? ''].join(' ').trim();
    return button(words, id('push', [at, shortName(next.id), ...(by === null ? [] : [by])].join('.')), { grey: next.bar !== null });
  });
  // Taking back the only step of one's own leaves the track to silence again.
  const undo = field.from === 'own' && at === 1 ? id('empty') : id('undo', String(at - 1));
  const isMeasured = field.next.some(next => next.by !== null);
  const whole = field.ready.map(ready => ({ value: ready.id, label: ready.label, description: ready.note }));
  return {
    buttons: [...pads, button('Undo', undo, { grey: at === 0 }), ...(isMeasured ? [button('Write …', id('write'))] : [])],
    below: whole.length === 0 ? [] : [select(id('take'), 'Whole tracks, best first', whole)],
    words: field.stop ? [`-# ${plain(field.stop)}`] : barred(field.next),
  };
}

interface Pad {
  readonly next: Next;
  readonly by: number | null;
}

/** In the order of the form; where there are too many, every step keeps its first measures. */
function padsOf(nexts: readonly Next[]): Pad[] {
  const all: Pad[][] = nexts.map(next => (next.by === null ? [{ next, by: null }] : next.suggest.map(by => ({ next, by }))));
  for (let depth = 5; depth > 0; depth--) {
    const pads = all.flatMap(steps => steps.slice(0, depth));
    if (pads.length <= MOST_PADS) return pads;
  }
  return all.flatMap(steps => steps.slice(0, 1)).slice(0, MOST_PADS);
}

/** A condition is chosen in halves: when, how many, then what. */
export function clausesEditor(field: FieldOf<'clauses'>, id: FieldIds): Editor {
  const at = lengthOf(field);
  const last = field.value.slice(0, at).at(-1);
  const half = last?.then === null ? last : null;
  const buttons = [button('Take back', id('undo', String(at - 1)), { grey: at === 0 })];
  if (!half) return { above: at < field.max ? whenSelect(field, id) : [], buttons, words: barred(field.whens.map(one => one.option)) };
  const by = field.whens.find(one => one.option.id === half.when)?.by ?? null;
  const thens = field.thens.filter(option => option.bar === null).map(option => choiceOf(option));
  return {
    above: [...(by ? [measureSelect(by, half.by, id)] : []), ...(thens.length === 0 ? [] : [select(id('then'), 'Then …', thens)])],
    buttons: [...buttons, ...(by ? [button('Number …', id('write'))] : [])],
    words: barred(field.thens),
  };
}

function whenSelect(field: FieldOf<'clauses'>, id: FieldIds) {
  const whens = field.whens.filter(one => one.option.bar === null).map(one => choiceOf(one.option));
  return whens.length === 0 ? [] : [select(id('when'), 'If …', whens)];
}

const measureSelect = (span: Span, now: number | null, id: FieldIds) =>
  select(
    id('measure'),
    `How many? now ${now ?? span.min}`,
    measuresOf(span).map(by => ({ value: String(by), label: `${by} ${span.unit}`.trim(), chosen: by === now })),
  );

/** At most 25 values of a span, evenly. */
function measuresOf({ min, max, step }: Span): number[] {
  const count = Math.floor((max - min) / step) + 1;
  const stride = step * Math.ceil(count / MOST);
  return Array.from({ length: Math.ceil(count / Math.ceil(count / MOST)) }, (_, nth) => min + nth * stride);
}
