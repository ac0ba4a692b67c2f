import { z } from 'zod';

/**
 * The closed vocabulary in which a ruleset asks one seat for its orders (nine field kinds). It holds everything that a panel, a typed
 * order or a reminder may show, and it is made from a view alone, so none of them can say more than the view does.
 */

/** Language-free, stable within a step. */
export const Id = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,23}$/);
export type Id = z.infer<typeof Id>;
const RequestId = z.string().max(60);
const Words = z.array(z.string().max(40)).max(4);

/** Something that may be picked. `bar` says why it may not be picked now. */
export const Option = z.strictObject({
  id: Id,
  label: z.string().max(60),
  note: z.string().max(90).nullable(),
  bar: z.string().max(120).nullable(),
  words: Words,
});
export type Option = z.infer<typeof Option>;

/** One step of a plot: `f`, or a measured one: `p` by 30. */
export const Step = z.strictObject({ id: Id, by: z.int().nullable() });
export type Step = z.infer<typeof Step>;

export const Span = z.strictObject({ min: z.int(), max: z.int(), step: z.int().positive(), unit: z.string().max(12) });
export type Span = z.infer<typeof Span>;

/** `if <when> <by> then <then>`; a `then` of null is half chosen. */
export const Clause = z.strictObject({ when: Id, by: z.int().nullable(), then: Id.nullable() });
export type Clause = z.infer<typeof Clause>;

/** A code of a plot's pad: what it may say next, with the reason where it may not. */
export const Next = z.strictObject({
  id: Id,
  code: z.string().max(2),
  label: z.string().max(20),
  icon: z.string().max(8),
  by: Span.nullable(),
  suggest: z.array(z.int()).max(5),
  bar: z.string().max(120).nullable(),
});
export type Next = z.infer<typeof Next>;

/** A whole plot ready to take: `F F P F → L8 · rate 3, large`. */
export const Ready = z.strictObject({ id: Id, label: z.string().max(60), note: z.string().max(90), steps: z.array(Step).max(24) });
export type Ready = z.infer<typeof Ready>;

const head = {
  id: Id,
  label: z.string().max(45),
  help: z.string().max(300).nullable(),
  words: Words,
  /** `must` has no default; `may` has one; `keeps` is a standing order. */
  need: z.enum(['must', 'may', 'keeps']),
  bar: z.string().max(120).nullable(),
  /** Where the value comes from: nothing said, a standing order, or this draft. */
  from: z.enum(['silence', 'standing', 'own']),
  /** The value in words. */
  said: z.string().max(100),
};

export const Field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), ...head, options: z.array(Option), value: Id.nullable() }),
  z.strictObject({ kind: z.literal('many'), ...head, options: z.array(Option), min: z.int(), max: z.int(), value: z.array(Id) }),
  z.strictObject({ kind: z.literal('ranked'), ...head, options: z.array(Option), min: z.int(), max: z.int(), value: z.array(Id) }),
  z.strictObject({ kind: z.literal('amount'), ...head, span: Span, value: z.int().nullable() }),
  z.strictObject({
    kind: z.literal('tally'),
    ...head,
    options: z.array(Option),
    each: z.record(Id, z.strictObject({ max: z.int(), cost: z.int() })),
    total: z.strictObject({ min: z.int(), max: z.int(), unit: z.string().max(20) }),
    value: z.record(Id, z.int()),
  }),
  z.strictObject({ kind: z.literal('toggle'), ...head, value: z.boolean() }),
  z.strictObject({ kind: z.literal('text'), ...head, max: z.int().max(400), value: z.string() }),
  z.strictObject({
    kind: z.literal('plot'),
    ...head,
    value: z.array(Step),
    next: z.array(Next).max(9),
    ready: z.array(Ready).max(24),
    /** Why the plot can go no further, or null. */
    stop: z.string().max(120).nullable(),
  }),
  z.strictObject({
    kind: z.literal('clauses'),
    ...head,
    whens: z.array(z.strictObject({ option: Option, by: Span.nullable() })).max(25),
    thens: z.array(Option).max(25),
    max: z.int().max(3),
    value: z.array(Clause),
  }),
]);
export type Field = z.infer<typeof Field>;
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** A ship, a squad, an activation slot; or the seat itself: hand, sequence, formation. */
export const Unit = z.strictObject({
  id: Id,
  name: z.string().max(40),
  words: Words,
  group: Id.nullable(),
  state: z.enum(['silent', 'standing', 'begun', 'ready', 'barred']),
  /** One line for the overview: what she will do as things stand. */
  line: z.string().max(110),
  /** The field in focus when the unit is opened. */
  lead: Id,
  /** Toggles worth a button of their own on every editor of the unit. */
  quick: z.array(Id).max(4),
  requests: z.array(RequestId),
  fields: z.array(Field).min(1).max(24),
});
export type Unit = z.infer<typeof Unit>;

/** Something wrong or worth knowing. `at` is the place in a plot or list; `instead` says what would be legal. */
export const Problem = z.strictObject({
  grade: z.enum(['refused', 'warned', 'noted']),
  unit: Id.nullable(),
  field: Id.nullable(),
  at: z.int().nullable(),
  say: z.string().max(200),
  instead: z.array(z.string().max(80)).max(5),
});
export type Problem = z.infer<typeof Problem>;

export const Form = z.strictObject({
  title: z.string().max(60),
  prompt: z.string().max(300),
  groups: z.array(z.strictObject({ id: Id, name: z.string().max(60) })).max(24),
  units: z.array(Unit).min(1).max(120),
  problems: z.array(Problem),
});
export type Form = z.infer<typeof Form>;

export const Value = z.union([
  z.boolean(),
  z.int(),
  z.string().max(400),
  z.array(Id),
  z.array(Step),
  z.array(Clause),
  z.record(Id, z.int()),
]);
export type Value = z.infer<typeof Value>;

/** What a seat has written so far: by unit, by field. Partial: what is missing is filled by the rule for silence. */
export const Answers = z.record(Id, z.record(Id, Value));
export type Answers = z.infer<typeof Answers>;

export const Edit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), unit: Id, field: Id, to: Value }),
  z.strictObject({ do: z.literal('push'), unit: Id, field: Id, at: z.int(), to: z.union([Id, Step]) }),
  z.strictObject({ do: z.literal('cut'), unit: Id, field: Id, at: z.int() }),
  z.strictObject({ do: z.literal('take'), unit: Id, field: Id, ready: Id }),
  z.strictObject({ do: z.literal('copy'), from: Id, fields: z.union([z.literal('all'), z.array(Id)]), to: z.array(Id) }),
  z.strictObject({ do: z.literal('clear'), unit: Id.nullable(), field: Id.nullable() }),
  z.strictObject({ do: z.literal('adopt'), unit: Id.nullable() }),
]);
export type Edit = z.infer<typeof Edit>;

export const unitOf = (form: Form, id: Id | null): Unit | null => form.units.find(unit => unit.id === id) ?? null;
export const fieldOf = (unit: Unit | null, id: Id | null): Field | null => unit?.fields.find(field => field.id === id) ?? null;

/** A seat may seal when nothing is refused and every field that has no default has a value. */
export const done = (form: Form): boolean =>
  form.problems.every(problem => problem.grade !== 'refused') &&
  form.units.every(unit => unit.fields.every(field => field.need !== 'must' || field.bar !== null || !isEmpty(field)));

/** Whether a field holds nothing yet. */
export function isEmpty(field: Field): boolean {
  if (field.kind === 'toggle') return false;
  if (field.kind === 'tally') return Object.values(field.value).every(count => count === 0) && field.total.min > 0;
  if (field.kind === 'many' || field.kind === 'ranked') return field.value.length < Math.max(1, field.min);
  return field.value === null || (typeof field.value !== 'number' && field.value.length === 0);
}
