import type { Dice } from './dice.js';
import { edit, fits, lengthOf } from './edit.js';
import { costOf } from './fits.js';
import type { Answers, Edit, Field, Form, Option, Step, Unit, Value } from './form.js';

/** How many units and fields one whim touches: enough to be unruly, few enough to be quick with sixty ships. */
const UNITS = 4;
const MUSTS = 8;
const FIELDS = 3;
const STEPS = 5;
const MOST_PICKS = 4;

const pick = <T>(dice: Dice, from: readonly T[]): T | undefined =>
  from.length === 0 ? undefined : from[dice.roll(from.length, { why: 'whim', clause: '', to: 'umpire' }) - 1];
const upTo = (dice: Dice, most: number): number => dice.roll(most + 1, { why: 'whim', clause: '', to: 'umpire' }) - 1;
const openOptions = (options: readonly Option[]): string[] => options.filter(option => option.bar === null).map(option => option.id);

/** Random answers that the form takes, edit by edit: for playouts and for fuzzing any ruleset. `must` fields are tried first. */
export function whim(ask: (answers: Answers) => Form, dice: Dice): Answers {
  let answers: Answers = {};
  for (const unit of unitsToTouch(ask(answers), dice))
    for (const field of fieldsToTouch(unit, dice)) answers = touch(ask, answers, unit.id, field.id, dice);
  return answers;
}

/** That many of them at most, in random order. */
function someOf<T>(dice: Dice, from: readonly T[], most: number): T[] {
  const rest = [...from];
  return Array.from({ length: Math.min(most, rest.length) }, () => rest.splice(upTo(dice, rest.length - 1), 1)).flat();
}

const unitsToTouch = (form: Form, dice: Dice): Unit[] => {
  const must = form.units.filter(unit => unit.fields.some(field => field.need === 'must'));
  const some = Array.from({ length: Math.min(UNITS, form.units.length) }, () => pick(dice, form.units)).filter(unit => unit !== undefined);
  return [...new Set([...someOf(dice, must, MUSTS), ...some])];
};

const fieldsToTouch = (unit: Unit, dice: Dice): Field[] => {
  const must = unit.fields.filter(field => field.need === 'must');
  const some = Array.from({ length: FIELDS }, () => pick(dice, unit.fields)).filter(field => field !== undefined);
  return [...new Set([...must, ...some])];
};

/** Changes one field at random; a plot grows step by step, each as the form then allows. */
function touch(ask: (answers: Answers) => Form, before: Answers, unitId: string, fieldId: string, dice: Dice): Answers {
  let answers = before;
  for (let turn = 0; turn < STEPS; turn++) {
    const form = ask(answers);
    const field = form.units.find(unit => unit.id === unitId)?.fields.find(one => one.id === fieldId);
    const change = field && field.bar === null ? changeOf(unitId, field, dice) : null;
    const edited = change ? edit(form, answers, change) : null;
    if (edited?.ok) answers = edited.answers;
    if (!edited?.ok || field?.kind !== 'plot' || upTo(dice, STEPS) === 0) break;
  }
  return answers;
}

function changeOf(unit: string, field: Field, dice: Dice): Edit | null {
  if (field.kind === 'plot') return plotChange(unit, field, dice);
  const value = valueFor(field, dice);
  return value === null || 'refusal' in fits(field, value) ? null : { do: 'set', unit, field: field.id, to: value };
}

function plotChange(unit: string, field: Extract<Field, { kind: 'plot' }>, dice: Dice): Edit | null {
  const ready = field.from === 'silence' && upTo(dice, 2) === 0 ? pick(dice, field.ready) : undefined;
  if (ready) return { do: 'take', unit, field: field.id, ready: ready.id };
  const next = pick(
    dice,
    field.next.filter(one => one.bar === null),
  );
  if (!next) return null;
  const step: Step = { id: next.id, by: next.by === null ? null : inSpan(next.by, dice) };
  return { do: 'push', unit, field: field.id, at: lengthOf(field), to: step };
}

const inSpan = (span: { min: number; max: number; step: number }, dice: Dice): number =>
  span.min + span.step * upTo(dice, Math.max(0, Math.floor((span.max - span.min) / span.step)));

function valueFor(field: Exclude<Field, { kind: 'plot' }>, dice: Dice): Value | null {
  switch (field.kind) {
    case 'choice':
      return pick(dice, openOptions(field.options)) ?? null;
    case 'many':
    case 'ranked':
      return someOf(dice, openOptions(field.options), field.min + upTo(dice, Math.max(0, Math.min(field.max, MOST_PICKS) - field.min)));
    case 'amount':
      return inSpan(field.span, dice);
    case 'toggle':
      return upTo(dice, 1) === 1;
    case 'text':
      return pick(dice, ['squall', 'as agreed', 'Nelson']) ?? null;
    case 'tally':
      return tally(field, dice);
    case 'clauses':
      return clauses(field, dice);
  }
}

/** Buys at random until it is full, or nothing more can be had. */
function tally(field: Extract<Field, { kind: 'tally' }>, dice: Dice): Record<string, number> {
  const counts: Record<string, number> = { ...field.value };
  for (let turn = 0; turn < 3 * field.options.length && costOf(field, counts) < field.total.max; turn++) {
    const id = pick(dice, openOptions(field.options));
    const each = id === undefined ? undefined : field.each[id];
    if (id === undefined || !each || (counts[id] ?? 0) >= each.max || costOf(field, counts) + each.cost > field.total.max) continue;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

function clauses(field: Extract<Field, { kind: 'clauses' }>, dice: Dice): Value {
  const when = pick(
    dice,
    field.whens.filter(one => one.option.bar === null),
  );
  const then = pick(dice, openOptions(field.thens));
  return when && then ? [{ when: when.option.id, by: when.by === null ? null : inSpan(when.by, dice), then }] : [];
}
