import type { Clause, Field, FieldOf, Option, Span, Step, Value } from './form.js';

/** Why a value or an edit is not taken, and what would be. */
export interface EditRefusal {
  readonly say: string;
  readonly instead: readonly string[];
}

export type Fit = { readonly value: Value } | { readonly refusal: EditRefusal };

/** Longer than any turn of any game; a limit on what is stored. */
export const MOST_STEPS = 60;

export const no = (say: string, ...instead: string[]): Fit => ({ refusal: { say, instead: instead.slice(0, 5) } });
const judged = (bad: string | null, value: Value, instead: readonly string[] = []): Fit => (bad === null ? { value } : no(bad, ...instead));

/** Whether a whole value fits its field: kind, bounds, options on offer. Which step may follow which is for the next `ask`. */
export function fits(field: Field, value: Value): Fit {
  switch (field.kind) {
    case 'choice':
      return fitsChoice(field, value);
    case 'many':
    case 'ranked':
      return fitsList(field, value);
    case 'amount':
      return typeof value === 'number' ? judged(outside(field.span, value), value) : no('That is not a number.');
    case 'tally':
      return fitsTally(field, value);
    case 'toggle':
      return typeof value === 'boolean' ? { value } : no('On or off.', 'on', 'off');
    case 'text':
      return fitsText(field, value);
    case 'plot':
      return fitsPlot(field, value);
    case 'clauses':
      return fitsClauses(field, value);
  }
}

/** What is wrong with a number, or null. */
export function outside({ min, max, step, unit }: Span, value: number): string | null {
  if (value >= min && value <= max && (value - min) % step === 0) return null;
  return `From ${min} to ${max}${unit === '' ? '' : ` ${unit}`}${step === 1 ? '' : `, in steps of ${step}`}.`;
}

const open = (options: readonly Option[]): string[] => options.filter(option => option.bar === null).map(option => option.label);

/** Why an option may not be picked, or null. */
function barOf(options: readonly Option[], id: string): string | null {
  const option = options.find(one => one.id === id);
  if (!option) return 'That is not on the list.';
  return option.bar === null ? null : `${option.label}: ${option.bar}`;
}

const fitsChoice = (field: FieldOf<'choice'>, value: Value): Fit =>
  typeof value === 'string'
    ? judged(barOf(field.options, value), value, open(field.options))
    : no('That is not a choice.', ...open(field.options));

function fitsList(field: FieldOf<'many'> | FieldOf<'ranked'>, value: Value): Fit {
  const ids = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  if (!Array.isArray(value) || ids.length !== value.length) return no('That is not a list.');
  if (new Set(ids).size !== ids.length) return no('Nothing may stand there twice.');
  if (ids.length > field.max) return no(`At most ${field.max}.`);
  const bad = ids.map(id => barOf(field.options, id)).find(bar => bar !== null) ?? null;
  return judged(bad, ids, open(field.options));
}

/** What is held may stay though it is barred by now; more of it may not be taken. */
function fitsTally(field: FieldOf<'tally'>, value: Value): Fit {
  if (typeof value !== 'object' || Array.isArray(value)) return no('That is not a count.');
  for (const [id, count] of Object.entries(value)) {
    const bad = countBar(field, id, count);
    if (bad !== null) return no(bad, ...open(field.options));
  }
  const cost = costOf(field, value);
  return judged(cost > field.total.max ? `${cost} of ${field.total.max} ${field.total.unit}.` : null, value);
}

function countBar(field: FieldOf<'tally'>, id: string, count: number): string | null {
  const option = field.options.find(one => one.id === id);
  if (!option) return 'That is not on the list.';
  if (option.bar !== null && count > (field.value[id] ?? 0)) return `${option.label}: ${option.bar}`;
  const max = field.each[id]?.max ?? 0;
  return count < 0 || count > max ? `${option.label}: from none to ${max}.` : null;
}

/** What the counts of a tally come to. */
export const costOf = ({ each }: FieldOf<'tally'>, counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((sum, [id, count]) => sum + count * (each[id]?.cost ?? 0), 0);

function fitsText(field: FieldOf<'text'>, value: Value): Fit {
  if (typeof value !== 'string') return no('That is not text.');
  if (/[\n\r]/.test(value)) return no('One line, please.');
  return judged(value.length > field.max ? `At most ${field.max} characters.` : null, value);
}

function fitsPlot(field: FieldOf<'plot'>, value: Value): Fit {
  if (!Array.isArray(value)) return no('That is not a track.');
  const steps = value.filter((one): one is Step => typeof one === 'object' && 'id' in one);
  if (steps.length !== value.length) return no('That is not a track.');
  if (steps.length > MOST_STEPS) return no(`At most ${MOST_STEPS} steps.`);
  const bad = steps.map(step => measureBar(field, step)).find(bar => bar !== null) ?? null;
  return judged(
    bad,
    steps,
    field.next.map(next => next.label),
  );
}

/** Why a step is none of this field's: it is unknown, or its measure is missing or idle. How far it may go depends on where it stands. */
export function measureBar(field: FieldOf<'plot'>, step: Step): string | null {
  const next = field.next.find(one => one.id === step.id);
  if (!next) return `There is no step “${step.id}”.`;
  if (next.by === null) return step.by === null ? null : `${next.label} takes no measure.`;
  return step.by === null ? `${next.label} needs a measure: ${next.by.min} to ${next.by.max} ${next.by.unit}.` : null;
}

function fitsClauses(field: FieldOf<'clauses'>, value: Value): Fit {
  if (!Array.isArray(value)) return no('That is not a list of conditions.');
  const clauses = value.filter((one): one is Clause => typeof one === 'object' && 'when' in one);
  if (clauses.length !== value.length) return no('That is not a condition.');
  if (clauses.length > field.max) return no(`At most ${field.max} conditions.`);
  const bad = clauses.map(clause => clauseBar(field, clause)).find(bar => bar !== null) ?? null;
  return judged(bad, clauses, open([...field.whens.map(one => one.option), ...field.thens]));
}

function clauseBar(field: FieldOf<'clauses'>, { when, by, then }: Clause): string | null {
  const found = field.whens.find(one => one.option.id === when);
  if (!found) return 'There is no such condition.';
  if (found.option.bar !== null) return `${found.option.label}: ${found.option.bar}`;
  const bad = then === null ? null : barOf(field.thens, then);
  if (bad !== null) return bad;
  if (found.by === null) return by === null ? null : `${found.option.label} takes no number.`;
  return by === null ? `${found.option.label} needs a number.` : outside(found.by, by);
}
