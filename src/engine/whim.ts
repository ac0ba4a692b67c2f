import type { Dice } from './dice.js';
import { edit, fits } from './edit.js';
import type { Answers, Edit, Field, Form, Option, Step, Unit, Value } from './form.js';

/** How many units and fields one whim touches: enough to be unruly, few enough to be quick with sixty ships. */
const UNITS = 4;
const FIELDS = 3;
const STEPS = 5;

const pick = <T>(dice: Dice, from: readonly T[]): T | undefined =>
  from.length === 0 ? undefined : from[dice.roll(from.length, { why: 'whim', clause: '', to: 'umpire' }) - 1];
const upTo = (dice: Dice, most: number): number => dice.roll(most + 1, { why: 'whim', clause: '', to: 'umpire' }) - 1;
const openOptions = (options: readonly Option[]): string[] => options.filter(option => option.bar === null).map(option => option.id);

/** Random answers that the form takes, edit by edit: for playouts and for fuzzing any ruleset. `must` fields are always tried. */
export function whim(ask: (answers: Answers) => Form, dice: Dice): Answers {
  let answers: Answers = {};
  for (const unit of unitsToTouch(ask(answers), dice))
    for (const field of fieldsToTouch(unit, dice)) answers = touch(ask, answers, unit.id, field.id, dice);
  return answers;
}

const unitsToTouch = (form: Form, dice: Dice): Unit[] => {
  const must = form.units.filter(unit => unit.fields.some(field => field.need === 'must'));
  const some = Array.from({ length: Math.min(UNITS, form.units.length) }, () => pick(dice, form.units)).filter(unit => unit !== undefined);
  return [...new Set([...must, ...some])];
};

const fieldsToTouch = (unit: Unit, dice: Dice): Field[] => {
  const must = unit.fields.filter(field => field.need === 'must');
  const some = Array.from({ length: FIELDS }, () => pick(dice, unit.fields)).filter(field => field !== undefined);
  return [...new Set([...must, ...some])];
};

/** Changes one field at random; a plot grows step by step, each as the form then allows. */
function touch(ask: (answers: Answers) => Form, before: Answers, unitId: string, fieldId: string, dice: Dice): Answers {
  let answers = before;
  const turns = STEPS;
  for (let turn = 0; turn < turns; turn++) {
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
  return field.from === 'silence' && field.value.length > 0
    ? { do: 'set', unit, field: field.id, to: [step] }
    : { do: 'push', unit, field: field.id, at: field.value.length, to: step };
}

const inSpan = (span: { min: number; max: number; step: number }, dice: Dice): number =>
  span.min + span.step * upTo(dice, Math.floor((span.max - span.min) / span.step));

function valueFor(field: Exclude<Field, { kind: 'plot' }>, dice: Dice): Value | null {
  switch (field.kind) {
    case 'choice':
      return pick(dice, openOptions(field.options)) ?? null;
    case 'many':
    case 'ranked':
      return some(dice, openOptions(field.options), field.min, field.max);
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

/** Some of the ids, nothing twice, in random order. */
function some(dice: Dice, ids: readonly string[], min: number, max: number): string[] {
  const rest = [...ids];
  const count = Math.min(rest.length, min + upTo(dice, Math.max(0, Math.min(max, 4) - min)));
  return Array.from({ length: count }, () => rest.splice(upTo(dice, rest.length - 1), 1)[0] ?? '');
}

function tally(field: Extract<Field, { kind: 'tally' }>, dice: Dice): Record<string, number> {
  const counts: Record<string, number> = { ...field.value };
  const costOf = () => Object.entries(counts).reduce((sum, [id, count]) => sum + count * (field.each[id]?.cost ?? 0), 0);
  for (let turn = 0; turn < 3 * field.options.length && costOf() < field.total.max; turn++) {
    const id = pick(dice, openOptions(field.options));
    const each = id === undefined ? undefined : field.each[id];
    if (id === undefined || !each || (counts[id] ?? 0) >= each.max || costOf() + each.cost > field.total.max) continue;
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
