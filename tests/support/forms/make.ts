import { fits } from '../../../src/engine/edit.js';
import {
  type Answers,
  type Field,
  type FieldOf,
  type Form,
  Form as FormSchema,
  type Option,
  type Span,
  type Step,
  type Unit,
} from '../../../src/engine/form.js';

/** Makers for sample forms: what a ruleset would send, written by hand. */

type Extra = Partial<Pick<Field, 'help' | 'words' | 'need' | 'bar' | 'from' | 'said'>>;

const head = (id: string, label: string, extra: Extra) => ({
  id,
  label,
  help: null,
  words: [],
  need: 'may' as const,
  bar: null,
  from: 'silence' as const,
  said: '',
  ...extra,
});

export const option = (id: string, label = id, note: string | null = null, bar: string | null = null, words: string[] = []): Option => ({
  id,
  label,
  note,
  bar,
  words,
});
/** Options whose label is their id, spelt out. */
export const options = (...ids: string[]): Option[] => ids.map(id => option(id, id.replaceAll('-', ' ')));

const spelt = (value: Field['value']): string =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : typeof value === 'object'
      ? `${Object.keys(value ?? {}).length} chosen`
      : String(value);
const said = <F extends Field>(field: F): F => (field.said === '' ? { ...field, said: spelt(field.value).slice(0, 100) } : field);

export const choice = (id: string, label: string, from: Option[], value: string | null, extra: Extra = {}): Field =>
  said({ kind: 'choice', ...head(id, label, extra), options: from, value });
export const many = (id: string, label: string, from: Option[], value: string[], max: number, extra: Extra = {}): Field =>
  said({ kind: 'many', ...head(id, label, extra), options: from, min: 0, max, value });
export const ranked = (id: string, label: string, from: Option[], value: string[] = [], extra: Extra = {}): Field =>
  said({ kind: 'ranked', ...head(id, label, extra), options: from, min: 0, max: from.length, value });
export const amount = (id: string, label: string, span: Span, value: number | null, extra: Extra = {}): Field =>
  said({ kind: 'amount', ...head(id, label, extra), span, value });
export const toggle = (id: string, label: string, value: boolean, extra: Extra = {}): Field =>
  said({ kind: 'toggle', ...head(id, label, extra), value });
export const text = (id: string, label: string, max: number, value = '', extra: Extra = {}): Field =>
  said({ kind: 'text', ...head(id, label, extra), max, value });
export const plot = (
  id: string,
  label: string,
  of: Pick<FieldOf<'plot'>, 'next' | 'ready' | 'stop'>,
  value: Step[] = [],
  extra: Extra = {},
): Field => said({ kind: 'plot', ...head(id, label, extra), ...of, value });
export const tally = (
  id: string,
  label: string,
  of: readonly { option: Option; max: number; cost: number }[],
  total: FieldOf<'tally'>['total'],
  value: Record<string, number> = {},
  extra: Extra = {},
): Field =>
  said({
    kind: 'tally',
    ...head(id, label, extra),
    options: of.map(one => one.option),
    each: Object.fromEntries(of.map(({ option: { id: key }, max, cost }) => [key, { max, cost }])),
    total,
    value,
  });
export const clauses = (id: string, label: string, whens: FieldOf<'clauses'>['whens'], thens: Option[], extra: Extra = {}): Field =>
  said({ kind: 'clauses', ...head(id, label, extra), whens, thens, max: 3, value: [] });

export const when = (option_: Option, by: Span | null = null): FieldOf<'clauses'>['whens'][number] => ({ option: option_, by });
export const span = (min: number, max: number, unit: string, step = 1): Span => ({ min, max, step, unit });

/** A plain step of a pad, and a measured one. */
export const step = (code: string, label: string, icon: string, bar: string | null = null) => ({
  id: code.toLowerCase(),
  code,
  label,
  icon,
  by: null,
  suggest: [],
  bar,
});
export const measured = (code: string, label: string, icon: string, by: Span, ...suggest: number[]) => ({
  ...step(code, label, icon),
  by,
  suggest,
});
export const track = (...codes: string[]): Step[] => codes.map(code => ({ id: code.toLowerCase(), by: null }));

export const unit = (id: string, name: string, line: string, fields: Field[], extra: Partial<Unit> = {}): Unit => ({
  id,
  name,
  words: [],
  group: null,
  state: 'silent',
  line,
  lead: fields[0]?.id ?? '',
  quick: [],
  requests: [`3:${id}`],
  fields,
  ...extra,
});

export const form = (title: string, prompt: string, units: Unit[], extra: Partial<Form> = {}): Form => ({
  title,
  prompt,
  groups: [],
  units,
  problems: [],
  ...extra,
});

/** Asks a sample form as a ruleset would: what was written and fits is shown as the captain's own. */
export const asking =
  (sample: Form) =>
  (answers: Answers): Form =>
    FormSchema.parse({
      ...sample,
      units: sample.units.map(one => ({ ...one, fields: one.fields.map(field => filled(field, answers[one.id])) })),
    });

function filled(field: Field, own: Answers[string] | undefined): Field {
  const value = own?.[field.id];
  const fit = value === undefined || field.bar !== null ? null : fits(field, value);
  return fit && 'value' in fit
    ? ({ ...field, value: fit.value, from: 'own', said: spelt(fit.value as Field['value']).slice(0, 100) } as Field)
    : field;
}
