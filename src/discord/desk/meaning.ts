import { lengthOf } from '../../engine/edit.js';
import { type Edit, type Field, type FieldOf, type Form, fieldOf, type Step, unitOf, type Value } from '../../engine/form.js';
import { type Focus, OVERVIEW } from './context.js';
import { type DeskPress, named } from './ids.js';
import { openOn } from './paging.js';

/** What a press asks for. */
export type Meaning =
  | { readonly kind: 'look'; readonly focus: Focus }
  | { readonly kind: 'edit'; readonly edit: Edit; readonly focus: Focus }
  | { readonly kind: 'turn'; readonly verb: 'seal' | 'hold' | 'reopen' | 'adopt' | 'help' | 'good' }
  | { readonly kind: 'modal'; readonly modal: 'type' | 'write'; readonly focus: Focus }
  | { readonly kind: 'gone'; readonly focus: Focus };

/** Reads a press against the form as it is now. `picked` are a select's values. Pure: whether lists still fit is judged by `edit` itself. */
export function meaningOf(press: DeskPress, form: Form, picked: readonly string[]): Meaning {
  const { unit, field, verb, argument } = press;
  const focus: Focus = { ...OVERVIEW, unit, field };
  switch (verb) {
    case 'see':
      return { kind: 'look', focus: seen(focus, argument, picked[0] ?? '') };
    case 'same':
      return { kind: 'look', focus: { ...focus, page: Number(argument) || 0, mode: 'same' } };
    case 'seal':
    case 'hold':
    case 'reopen':
    case 'help':
    case 'good':
    case 'adopt':
      return { kind: 'turn', verb };
    case 'type':
    case 'write':
      return { kind: 'modal', modal: verb, focus: { ...focus, page: Number(argument) || 0 } };
    case 'drop':
      return { kind: 'edit', edit: { do: 'clear', unit, field: null }, focus };
    default:
      return unit === null ? { kind: 'gone', focus } : inUnit(press, unit, form, picked, focus);
  }
}

/** What is looked at next. The field stays in focus from one unit to another that has it. */
function seen(focus: Focus, argument: string, picked: string): Focus {
  if (argument === 'unit') return { ...focus, unit: picked };
  if (argument === 'field') return { ...focus, field: picked };
  if (argument === 'page') return { ...OVERVIEW, page: Number(picked) || 0 };
  if (argument === 'entry') return { ...focus, entry: picked };
  return { ...focus, page: Number(argument) || 0 };
}

function inUnit(press: DeskPress, unitId: string, form: Form, picked: readonly string[], focus: Focus): Meaning {
  const { verb, argument } = press;
  if (verb === 'copy')
    return {
      kind: 'edit',
      edit: { do: 'copy', from: unitId, fields: press.field === null ? 'all' : [press.field], to: [...picked] },
      focus,
    };
  const unit = unitOf(form, unitId);
  const field = fieldOf(unit, press.field);
  if (!unit || !field) return { kind: 'gone', focus };
  const edit = editOf({ unit: unit.id, field: field.id }, field, press, picked);
  if (!edit) return { kind: 'gone', focus };
  return { kind: 'edit', edit, focus: { ...focus, ...after(field, unit.fields, verb, argument) } };
}

/** Where the desk looks after an edit: at the same entry or page; after a quick toggle, where it looked before. */
function after(field: Field, fields: readonly Field[], verb: DeskPress['verb'], argument: string): Partial<Focus> {
  const [first = '', second] = argument.split('.');
  if (field.kind === 'toggle' && second !== undefined) return { field: named(fields, second)?.id ?? field.id };
  if (field.kind === 'tally' && (verb === 'more' || verb === 'less')) return { entry: named(field.options, first)?.id ?? null };
  return field.kind === 'many' ? { page: pageIn(argument) } : {};
}

const pageIn = (argument: string): number => Number(/^p(\d+)$/.exec(argument)?.[1] ?? 0);

interface At {
  readonly unit: string;
  readonly field: string;
}

function editOf(at: At, field: Field, { verb, argument }: DeskPress, picked: readonly string[]): Edit | null {
  const [first = ''] = picked;
  switch (verb) {
    case 'empty':
      return { do: 'clear', ...at };
    case 'undo':
      return { do: 'cut', ...at, at: Number(argument) };
    case 'take':
      return { do: 'take', ...at, ready: first };
    case 'push':
      return pushOf(at, field, argument, first);
    case 'set':
      return { do: 'set', ...at, to: pickedValue(field, argument, picked) };
    case 'more':
    case 'less':
      return field.kind === 'tally' ? countOf(at, field, argument) : null;
    case 'when':
    case 'then':
    case 'measure':
      return field.kind === 'clauses' ? { do: 'set', ...at, to: halfClause(field, verb, first) } : null;
    default:
      return null;
  }
}

/** `<length>.<step>[.<measure>]` on a track; on a list the length, with the picked option. */
function pushOf(at: At, field: Field, argument: string, picked: string): Edit | null {
  const [length, short = '', by] = argument.split('.');
  if (field.kind !== 'plot') return { do: 'push', ...at, at: Number(length), to: picked };
  const next = named(field.next, short);
  const step: Step | null = next && { id: next.id, by: by === undefined ? null : Number(by) };
  return step && { do: 'push', ...at, at: Number(length), to: step };
}

function pickedValue(field: Field, argument: string, picked: readonly string[]): Value {
  switch (field.kind) {
    case 'toggle':
      return argument.split('.')[0] === 'on';
    case 'amount':
      return Number(argument);
    case 'many':
      return manyOf(field, argument, picked);
    case 'ranked':
      return [...picked];
    default:
      return picked[0] ?? argument;
  }
}

/** What was picked on this page, after what stands on the others. */
function manyOf(field: FieldOf<'many'>, argument: string, picked: readonly string[]): string[] {
  const here = openOn(field.options, pageIn(argument)).shown.map(option => option.id);
  return [...field.value.filter(id => !here.includes(id)), ...picked];
}

/** `<entry>.<count>`: it names what the count comes to, so that a double tap is one. */
function countOf(at: At, field: FieldOf<'tally'>, argument: string): Edit | null {
  const [short = '', number = ''] = argument.split('.');
  const entry = named(field.options, short);
  const count = number === '' ? Number.NaN : Number(number);
  if (!entry || !Number.isInteger(count)) return null;
  const { [entry.id]: _, ...others } = field.value;
  return { do: 'set', ...at, to: count === 0 ? others : { ...others, [entry.id]: count } };
}

function halfClause(field: FieldOf<'clauses'>, verb: 'when' | 'then' | 'measure', picked: string): Value {
  const own = field.value.slice(0, lengthOf(field));
  const whole = own.filter(clause => clause.then !== null);
  const half = own.find(clause => clause.then === null);
  if (verb === 'when')
    return [...whole, { when: picked, by: field.whens.find(one => one.option.id === picked)?.by?.min ?? null, then: null }];
  if (!half) return [...whole];
  return [...whole, verb === 'then' ? { ...half, then: picked } : { ...half, by: Number(picked) }];
}
