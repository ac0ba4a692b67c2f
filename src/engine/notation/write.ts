import type { Answers, Clause, Field, Form, Option, Step, Unit, Value } from '../form.js';
import { writePlot } from './plot.js';
import { ownUnit } from './read.js';

/** Answers as the text that `read` takes: a line a unit, units without answers left out. */
export function write(form: Form, answers: Answers): string {
  const own = ownUnit(form);
  return form.units
    .map(unit => ({ unit, said: writeUnit(unit, answers[unit.id] ?? {}) }))
    .filter(({ said }) => said !== '')
    .map(({ unit, said }) => (unit === own && form.units.length === 1 ? said : `${quoted(nameIn(form, unit))}: ${said}`))
    .join('\n');
}

/** The unit's name where it is the only one so called, else its id. */
const nameIn = (form: Form, unit: Unit): string => (form.units.some(one => one !== unit && one.name === unit.name) ? unit.id : unit.name);

function writeUnit(unit: Unit, said: Readonly<Record<string, Value>>): string {
  const clauses = unit.fields.flatMap(field =>
    said[field.id] === undefined ? [] : [writeField(field, said[field.id] as Value, field.id === unit.lead)],
  );
  return clauses.filter(clause => clause !== '').join('; ');
}

function writeField(field: Field, value: Value, lead: boolean): string {
  if (field.kind === 'plot') {
    const track = writePlot(field, value as Step[]);
    return track === '' ? `${field.id} none` : lead ? track : `${field.id} ${track}`;
  }
  if (field.kind === 'clauses') return writeClauses(field, value as Clause[]);
  return `${field.id} ${writeValue(field, value)}`;
}

const label = (options: readonly Option[], id: string): string => {
  const option = options.find(one => one.id === id);
  const twin = options.some(one => one.id !== id && one.label === option?.label);
  return quoted(option && !twin ? option.label : id);
};

function writeValue(field: Exclude<Field, { kind: 'plot' | 'clauses' }>, value: Value): string {
  switch (field.kind) {
    case 'choice':
      return label(field.options, value as string);
    case 'many':
      return list(
        (value as string[]).map(id => label(field.options, id)),
        ', ',
      );
    case 'ranked':
      return list(
        (value as string[]).map(id => label(field.options, id)),
        ' > ',
      );
    case 'tally':
      return list(
        Object.entries(value as Record<string, number>).map(([id, count]) => `${count} ${label(field.options, id)}`),
        ', ',
      );
    case 'toggle':
      return value === true ? 'on' : 'off';
    case 'amount':
      return String(value);
    case 'text':
      return `"${String(value).replaceAll('"', '’')}"`;
  }
}

const list = (parts: readonly string[], mark: string): string => (parts.length === 0 ? 'none' : parts.join(mark));

/** A half-chosen condition is no order yet: it is left out. */
function writeClauses(field: Extract<Field, { kind: 'clauses' }>, clauses: readonly Clause[]): string {
  const whole = clauses.flatMap(clause => (clause.then === null ? [] : [{ ...clause, then: clause.then }]));
  if (whole.length === 0) return 'if none';
  const whens = field.whens.map(one => one.option);
  return whole
    .map(({ when, by, then }) => `if ${label(whens, when)}${by === null ? '' : ` ${by}`} then ${label(field.thens, then)}`)
    .join(', ');
}

/** Names with marks of the grammar in them, or that would read otherwise, stand in quotes. */
const quoted = (name: string): string =>
  /[:;,>|\d"]/.test(name) || /\bthen\b/i.test(name) || ['all', 'none'].includes(name.toLowerCase())
    ? `"${name.replaceAll('"', '')}"`
    : name;
