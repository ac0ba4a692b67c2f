import type { Answers, Clause, Field, FieldOf, Form, Option, Step, Unit, Value } from '../form.js';
import { match, nameOf } from './fold.js';
import { quoted } from './piece.js';
import { writePlot } from './plot.js';
import { fieldNames, ownUnit, unitNames } from './read.js';
import { namesOf } from './reading.js';

/** Answers as the text that `read` takes: a line a unit, units without answers left out. What is of another kind than its field is left out too. */
export function write(form: Form, answers: Answers): string {
  const names = form.units.map(unitNames);
  return form.units
    .map(unit => ({ unit, said: writeUnit(unit, answers[unit.id] ?? {}) }))
    .filter(({ said }) => said !== '')
    .map(({ unit, said }) => (form.units.length === 1 && unit === ownUnit(form) ? said : `${quoted(nameOf(unit.id, names))}: ${said}`))
    .join('\n');
}

const writeUnit = (unit: Unit, said: Readonly<Record<string, Value>>): string =>
  unit.fields
    .map(field => writeField(unit, field, Object.hasOwn(said, field.id) ? said[field.id] : undefined))
    .filter(clause => clause !== '')
    .join('; ');

/** One clause: the track of the lead field bare, anything else after its field's word. */
function writeField(unit: Unit, field: Field, value: Value | undefined): string {
  const words = value === undefined ? null : writeValue(field, value);
  if (words === null) return '';
  if (field.kind === 'plot' && field.id === unit.lead && words !== 'none') return words;
  const isIf = field.kind === 'clauses' && 'found' in match('if', unit.fields.map(fieldNames));
  return `${isIf ? 'if' : field.id} ${words}`;
}

const label = (options: readonly Option[], id: string): string => quoted(nameOf(id, options.map(namesOf)));
const list = (parts: readonly string[], mark: string): string => (parts.length === 0 ? 'none' : parts.join(mark));
const isList = <T>(value: Value, is: (one: unknown) => boolean): value is Value & T[] => Array.isArray(value) && value.every(is);
const isId = (one: unknown) => typeof one === 'string';
const isStep = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one;
const isClause = (one: unknown) => typeof one === 'object' && one !== null && 'when' in one;
const isTally = (value: Value): value is Record<string, number> => typeof value === 'object' && !Array.isArray(value);

/** A value as it is typed, or null where it is not of the field's kind. */
function writeValue(field: Field, value: Value): string | null {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' ? label(field.options, value) : null;
    case 'many':
    case 'ranked':
      return isList<string>(value, isId) ? writeList(field, value) : null;
    case 'tally':
      return isTally(value) ? writeTally(field, value) : null;
    case 'toggle':
      return typeof value === 'boolean' ? (value ? 'on' : 'off') : null;
    case 'amount':
      return typeof value === 'number' ? String(value) : null;
    case 'text':
      return typeof value === 'string' ? `"${value.replace(/[\n\r]+/g, ' ').replaceAll('"', '""')}"` : null;
    case 'plot':
      return isList<Step>(value, isStep) ? writePlot(field, value) || 'none' : null;
    case 'clauses':
      return isList<Clause>(value, isClause) ? writeClauses(field, value) : null;
  }
}

const writeList = ({ kind, options }: FieldOf<'many'> | FieldOf<'ranked'>, ids: readonly string[]): string =>
  list(
    ids.map(id => label(options, id)),
    kind === 'ranked' ? ' > ' : ', ',
  );

const writeTally = ({ options }: FieldOf<'tally'>, counts: Readonly<Record<string, number>>): string =>
  list(
    Object.entries(counts).map(([id, count]) => `${count} ${label(options, id)}`),
    ', ',
  );

/** A half-chosen condition is no order yet: it is left out. */
function writeClauses({ whens, thens }: FieldOf<'clauses'>, clauses: readonly Clause[]): string {
  const options = whens.map(one => one.option);
  const whole = clauses.flatMap(({ when, by, then }) =>
    then === null ? [] : [`${label(options, when)}${by === null ? '' : ` ${by}`} then ${label(thens, then)}`],
  );
  return list(whole, ', if ');
}
