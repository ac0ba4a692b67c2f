import {
  type Answers,
  type Edit,
  type Field,
  type FieldOf,
  type Form,
  fieldOf,
  type Option,
  type Step,
  type Unit,
  unitOf,
  type Value,
} from './form.js';

/** Why an edit does nothing, and what would be legal. */
export interface EditRefusal {
  readonly say: string;
  readonly instead: readonly string[];
}

/** The answers after an edit. `left` names units that a copy could not reach, with the reason. */
export type Edited =
  | { readonly ok: true; readonly answers: Answers; readonly left: readonly { readonly unit: string; readonly why: string }[] }
  | { readonly ok: false; readonly refusal: EditRefusal };

const refused = (say: string, ...instead: string[]): Edited => ({ ok: false, refusal: { say, instead: instead.slice(0, 5) } });
const done = (answers: Answers, left: { unit: string; why: string }[] = []): Edited => ({ ok: true, answers, left });

const write = (answers: Answers, unit: string, field: string, value: Value): Answers => ({
  ...answers,
  [unit]: { ...answers[unit], [field]: value },
});

/** Applies one edit to what a seat has written. Never throws: what does not fit the form is refused with what would. */
export function edit(form: Form, answers: Answers, change: Edit): Edited {
  switch (change.do) {
    case 'clear':
      return clear(answers, change.unit, change.field);
    case 'adopt':
      return adopt(form, answers, change.unit);
    case 'copy':
      return copy(form, answers, change);
    default:
      return inField(form, answers, change);
  }
}

function inField(
  form: Form,
  answers: Answers,
  change: Extract<Edit, { field: string; unit: string }> & { do: 'set' | 'push' | 'cut' | 'take' },
): Edited {
  const unit = unitOf(form, change.unit);
  if (!unit) return refused('That unit gives no orders now.', ...form.units.slice(0, 5).map(one => one.name));
  const field = fieldOf(unit, change.field);
  if (!field) return refused(`${unit.name} has no such order.`, ...unit.fields.slice(0, 5).map(one => one.label));
  if (field.bar !== null) return refused(`${field.label}: ${field.bar}`);
  const value = valueAfter(field, change);
  return 'refusal' in value ? { ok: false, refusal: value.refusal } : done(write(answers, unit.id, field.id, value.value));
}

type NewValue = { readonly value: Value } | { readonly refusal: EditRefusal };
const no = (say: string, ...instead: string[]): NewValue => ({ refusal: { say, instead: instead.slice(0, 5) } });

function valueAfter(field: Field, change: Extract<Edit, { do: 'set' | 'push' | 'cut' | 'take' }>): NewValue {
  switch (change.do) {
    case 'set':
      return fits(field, change.to);
    case 'take':
      return take(field, change.ready);
    case 'cut':
      return cut(field, change.at);
    case 'push':
      return push(field, change.at, change.to);
  }
}

function take(field: Field, id: string): NewValue {
  const ready = field.kind === 'plot' ? field.ready.find(one => one.id === id) : undefined;
  return ready
    ? { value: ready.steps }
    : no('That is no longer on offer.', ...(field.kind === 'plot' ? field.ready.slice(0, 5).map(one => one.label) : []));
}

function cut(field: Field, at: number): NewValue {
  if (field.kind !== 'plot' && field.kind !== 'ranked' && field.kind !== 'many' && field.kind !== 'clauses')
    return no(`${field.label} is not a list.`);
  if (at < 0 || at >= field.value.length) return no('Changed in another window: nothing there to take back.');
  return { value: (field.kind === 'many' ? field.value.filter((_, nth) => nth !== at) : field.value.slice(0, at)) as Value };
}

function push(field: Field, at: number, to: string | Step): NewValue {
  if (field.kind !== 'plot' && field.kind !== 'ranked' && field.kind !== 'many') return no(`${field.label} is not a list.`);
  if (at !== field.value.length) return no('Changed in another window: look again, then press.');
  if (field.kind === 'plot') return typeof to === 'string' ? no('That is not a step.') : pushStep(field, to);
  return typeof to === 'string' ? fits(field, [...field.value, to]) : no('That is not on the list.');
}

function pushStep(field: FieldOf<'plot'>, step: Step): NewValue {
  const legal = field.next.filter(one => one.bar === null).map(one => one.label);
  const next = field.next.find(one => one.id === step.id);
  if (!next) return no('There is no such step.', ...legal);
  if (next.bar !== null) return no(`${next.label}: ${next.bar}`, ...legal);
  if ((next.by === null) !== (step.by === null))
    return no(
      next.by === null
        ? `${next.label} has no measure.`
        : `${next.label} needs a measure: ${next.by.min} to ${next.by.max} ${next.by.unit}.`,
    );
  const bad = next.by !== null && step.by !== null ? outside(next.by, step.by) : null;
  return bad === null ? { value: [...field.value, step] } : no(bad);
}

function outside(span: { min: number; max: number; step: number; unit: string }, value: number): string | null {
  if (value >= span.min && value <= span.max && (value - span.min) % span.step === 0) return null;
  const steps = span.step === 1 ? '' : `, in steps of ${span.step}`;
  return `From ${span.min} to ${span.max} ${span.unit}${steps}.`;
}

const open = (options: readonly Option[]): string[] => options.filter(option => option.bar === null).map(option => option.label);

/** Why an option may not be picked, or null. */
function barOf(options: readonly Option[], id: string): string | null {
  const option = options.find(one => one.id === id);
  return option ? (option.bar === null ? null : `${option.label}: ${option.bar}`) : 'That is not on the list.';
}

/** Whether a whole value fits its field: kind, bounds, options on offer. A plot is judged by the next `ask`. */
export function fits(field: Field, value: Value): NewValue {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string'
        ? judged(barOf(field.options, value), value, open(field.options))
        : no('Pick one.', ...open(field.options));
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
      return typeof value === 'string'
        ? judged(value.length > field.max ? `At most ${field.max} characters.` : null, value)
        : no('That is not text.');
    case 'plot':
      return fitsPlot(field, value);
    case 'clauses':
      return fitsClauses(field, value);
  }
}

const judged = (bad: string | null, value: Value, instead: readonly string[] = []): NewValue =>
  bad === null ? { value } : no(bad, ...instead);

function fitsList(field: FieldOf<'many'> | FieldOf<'ranked'>, value: Value): NewValue {
  const ids = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  if (!Array.isArray(value) || ids.length !== value.length) return no('That is not a list.');
  if (new Set(ids).size !== ids.length) return no('Nothing twice.');
  if (ids.length > field.max) return no(`At most ${field.max}.`);
  const bad = ids.map(id => barOf(field.options, id)).find(bar => bar !== null) ?? null;
  return judged(bad, ids, open(field.options));
}

function fitsTally(field: FieldOf<'tally'>, value: Value): NewValue {
  if (typeof value !== 'object' || Array.isArray(value)) return no('That is not a count.');
  let cost = 0;
  for (const [id, count] of Object.entries(value)) {
    const each = field.each[id];
    if (!each) return no('That is not on the list.', ...open(field.options));
    const was = field.value[id] ?? 0;
    const bar = count > was ? barOf(field.options, id) : null;
    if (bar !== null) return no(bar, ...open(field.options));
    if (count < 0 || count > each.max) return no(`${field.options.find(one => one.id === id)?.label ?? id}: from none to ${each.max}.`);
    cost += count * each.cost;
  }
  return judged(cost > field.total.max ? `${cost} of ${field.total.max} ${field.total.unit}.` : null, value);
}

function fitsPlot(field: FieldOf<'plot'>, value: Value): NewValue {
  if (!Array.isArray(value)) return no('That is not a track.');
  const steps = value.filter((one): one is Step => typeof one === 'object' && 'id' in one && 'by' in one);
  if (steps.length !== value.length) return no('That is not a track.');
  const strange = steps.find(step => field.next.every(next => next.id !== step.id));
  return judged(
    strange ? `There is no step “${strange.id}”.` : null,
    steps,
    field.next.map(next => next.label),
  );
}

function fitsClauses(field: FieldOf<'clauses'>, value: Value): NewValue {
  if (!Array.isArray(value)) return no('That is not a list of conditions.');
  if (value.length > field.max) return no(`At most ${field.max} conditions.`);
  for (const clause of value) {
    if (typeof clause !== 'object' || !('when' in clause)) return no('That is not a condition.');
    const when = field.whens.find(one => one.option.id === clause.when);
    if (!when) return no('There is no such condition.', ...field.whens.map(one => one.option.label));
    if (when.option.bar !== null) return no(`${when.option.label}: ${when.option.bar}`);
    if (clause.then !== null) {
      const bar = barOf(field.thens, clause.then);
      if (bar !== null) return no(bar, ...open(field.thens));
    }
    const bad =
      when.by === null
        ? clause.by === null
          ? null
          : 'That condition has no measure.'
        : clause.by === null
          ? `${when.option.label} needs a number.`
          : outside(when.by, clause.by);
    if (bad !== null) return no(bad);
  }
  return { value };
}

function clear(answers: Answers, unit: string | null, field: string | null): Edited {
  if (unit === null) return done({});
  const { [unit]: fields, ...others } = answers;
  if (!fields || field === null) return done(others);
  const { [field]: _, ...rest } = fields;
  return done(Object.keys(rest).length === 0 ? others : { ...others, [unit]: rest });
}

/** What the form shows becomes the captain's own: what silence would do is written down. */
function adopt(form: Form, answers: Answers, id: string | null): Edited {
  const units = id === null ? form.units : form.units.filter(unit => unit.id === id);
  return done(units.reduce(adoptUnit, answers));
}

const adoptUnit = (answers: Answers, unit: Unit): Answers =>
  unit.fields
    .filter(field => field.bar === null && field.value !== null)
    .reduce((so, field) => write(so, unit.id, field.id, field.value as Value), answers);

function copy(form: Form, answers: Answers, change: Extract<Edit, { do: 'copy' }>): Edited {
  const from = unitOf(form, change.from);
  if (!from) return refused('That unit gives no orders now.');
  const fields = from.fields.filter(
    field => field.value !== null && (change.fields === 'all' ? field.from !== 'silence' : change.fields.includes(field.id)),
  );
  const left: { unit: string; why: string }[] = [];
  let so = answers;
  for (const id of change.to) {
    const to = unitOf(form, id);
    const why = to ? copyTo(to, fields) : { say: 'gives no orders now' };
    if ('say' in why) left.push({ unit: to?.name ?? id, why: why.say });
    else so = { ...so, [id]: { ...so[id], ...why.values } };
  }
  return done(so, left);
}

/** All fields or none: half an order is nobody's order. */
function copyTo(to: Unit, fields: readonly Field[]): { values: Record<string, Value> } | { say: string } {
  const values: Record<string, Value> = {};
  for (const field of fields) {
    const own = fieldOf(to, field.id);
    if (!own || own.kind !== field.kind) return { say: `has no ${field.label.toLowerCase()}` };
    if (own.bar !== null) return { say: own.bar };
    const fit = fits(own, field.value as Value);
    if ('refusal' in fit) return { say: fit.refusal.say };
    values[field.id] = fit.value;
  }
  return { values };
}
