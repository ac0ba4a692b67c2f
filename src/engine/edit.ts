import { type EditRefusal, type Fit, fits, MOST_STEPS, measureBar, no, outside } from './fits.js';
import {
  type Answers,
  type Edit,
  type Field,
  type FieldOf,
  type Form,
  fieldOf,
  isEmpty,
  type Step,
  type Unit,
  unitOf,
  type Value,
} from './form.js';

export { type EditRefusal, fits } from './fits.js';

/** The answers after an edit. `left` names units that a copy could not reach, with the reason. */
export type Edited =
  | { readonly ok: true; readonly answers: Answers; readonly left: readonly Left[] }
  | { readonly ok: false; readonly refusal: EditRefusal };
export interface Left {
  readonly unit: string;
  readonly why: string;
}

type InField = Extract<Edit, { do: 'set' | 'push' | 'cut' | 'take' }>;

const refused = (say: string, ...instead: string[]): Edited => ({ ok: false, refusal: { say, instead: instead.slice(0, 5) } });
const done = (answers: Answers, left: readonly Left[] = []): Edited => ({ ok: true, answers, left });

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

const noUnit = (form: Form): Edited => refused('That unit gives no orders now.', ...form.units.map(one => one.name));

function inField(form: Form, answers: Answers, change: InField): Edited {
  const unit = unitOf(form, change.unit);
  if (!unit) return noUnit(form);
  const field = fieldOf(unit, change.field);
  if (!field) return refused(`${unit.name} has no such order.`, ...unit.fields.map(one => one.label));
  if (field.bar !== null) return refused(`${field.label}: ${field.bar}`);
  const fit = valueAfter(field, change);
  return 'refusal' in fit ? { ok: false, refusal: fit.refusal } : done(write(answers, unit.id, field.id, fit.value));
}

function valueAfter(field: Field, change: InField): Fit {
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

function take(field: Field, id: string): Fit {
  const offers = field.kind === 'plot' ? field.ready : [];
  const ready = offers.find(one => one.id === id);
  return ready ? { value: ready.steps } : no('That is no longer on offer.', ...offers.map(one => one.label));
}

type Listed = FieldOf<'plot'> | FieldOf<'ranked'> | FieldOf<'many'> | FieldOf<'clauses'>;
const isListed = (field: Field): field is Listed => ['plot', 'ranked', 'many', 'clauses'].includes(field.kind);

/** How much of a list an edit builds on: what silence would do is drawn, but it is nobody's order, so the first push begins anew. */
export const lengthOf = (field: Field): number => (isListed(field) && field.from !== 'silence' ? field.value.length : 0);

/** Takes back everything from `at` on; of a `many`, which has no order, that one entry. */
function cut(field: Field, at: number): Fit {
  if (!isListed(field)) return no(`${field.label} is not a list.`);
  if (at < 0 || at >= lengthOf(field)) return no('Changed in another window: there is nothing there to take back.');
  return { value: field.kind === 'many' ? field.value.filter((_, nth) => nth !== at) : (field.value.slice(0, at) as Value) };
}

function push(field: Field, at: number, to: string | Step): Fit {
  if (!isListed(field) || field.kind === 'clauses') return no(`${field.label} is not a list.`);
  if (at !== lengthOf(field)) return no('Changed in another window: look again, then press.');
  if (field.kind === 'plot') return typeof to === 'string' ? no('That is not a step.') : pushStep(field, at, to);
  return typeof to === 'string' ? fits(field, [...field.value.slice(0, at), to]) : no('That is not on the list.');
}

function pushStep(field: FieldOf<'plot'>, at: number, step: Step): Fit {
  const legal = field.next.filter(one => one.bar === null).map(one => one.label);
  const next = field.next.find(one => one.id === step.id);
  if (next && next.bar !== null) return no(`${next.label}: ${next.bar}`, ...legal);
  if (at >= MOST_STEPS) return no(`At most ${MOST_STEPS} steps.`);
  const span = next?.by && step.by !== null ? outside(next.by, step.by) : null;
  const bad = measureBar(field, step) ?? span;
  return bad === null ? { value: [...field.value.slice(0, at), step] } : no(bad, ...legal);
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
  return units.length === 0 ? noUnit(form) : done(units.reduce(adoptUnit, answers));
}

const adoptUnit = (answers: Answers, unit: Unit): Answers =>
  unit.fields.reduce((so, field) => (field.bar === null && field.value !== null ? write(so, unit.id, field.id, field.value) : so), answers);

function copy(form: Form, answers: Answers, change: Extract<Edit, { do: 'copy' }>): Edited {
  const from = unitOf(form, change.from);
  if (!from) return noUnit(form);
  const fields = copied(from, change.fields);
  if (fields.length === 0) return refused(`${from.name} has nothing there to copy.`);
  const reached = change.to.map(id => reach(form, id, fields));
  const taken = reached.flatMap(one => ('left' in one ? [] : [[one.unit, { ...answers[one.unit], ...one.values }] as const]));
  return done(
    { ...answers, ...Object.fromEntries(taken) },
    reached.flatMap(one => ('left' in one ? [one.left] : [])),
  );
}

/** The fields that have something to say: of `all`, those that are not left to silence. */
const copied = (from: Unit, which: 'all' | readonly string[]): Field[] =>
  from.fields.filter(
    field =>
      field.value !== null &&
      (which === 'all' ? field.from !== 'silence' : which.includes(field.id) && (field.from !== 'silence' || !isEmpty(field))),
  );

type Reached = { readonly unit: string; readonly values: Readonly<Record<string, Value>> } | { readonly left: Left };

/** All fields or none: half an order is nobody's order. */
function reach(form: Form, id: string, fields: readonly Field[]): Reached {
  const unit = unitOf(form, id);
  if (!unit) return { left: { unit: id, why: 'gives no orders now' } };
  const fitted = fields.map(field => ({ id: field.id, fit: copyOf(unit, field) }));
  const bad = fitted.flatMap(({ fit }) => ('refusal' in fit ? [fit.refusal.say] : []))[0];
  if (bad !== undefined) return { left: { unit: unit.name, why: bad } };
  return { unit: id, values: Object.fromEntries(fitted.flatMap(({ id: key, fit }) => ('value' in fit ? [[key, fit.value]] : []))) };
}

function copyOf(unit: Unit, field: Field): Fit {
  const own = fieldOf(unit, field.id);
  if (!own || own.kind !== field.kind || field.value === null) return no(`has no order “${field.label}”`);
  return own.bar === null ? fits(own, field.value) : no(`${own.label}: ${own.bar}`);
}
