import { type Edit, type Field, type Form, fieldOf, unitOf, type Value } from '../../engine/form.js';
import { type Focus, OVERVIEW } from './context.js';
import type { DeskPress } from './ids.js';

/** What a press asks for. */
export type Meaning =
  | { readonly kind: 'look'; readonly focus: Focus }
  | { readonly kind: 'edit'; readonly edit: Edit; readonly focus: Focus }
  | { readonly kind: 'turn'; readonly verb: 'seal' | 'hold' | 'reopen' | 'adopt' | 'help' | 'good' }
  | { readonly kind: 'modal'; readonly modal: 'type' | 'write'; readonly focus: Focus }
  | { readonly kind: 'gone'; readonly focus: Focus };

/** Reads a press against the form as it is now. `picked` are a select's values. Pure: staleness of lists is judged by `edit` itself. */
export function meaningOf(press: DeskPress, form: Form, picked: readonly string[]): Meaning {
  const { unit, field, verb, argument } = press;
  const focus: Focus = { ...OVERVIEW, unit, field };
  const [first = ''] = picked;
  switch (verb) {
    case 'see':
      return { kind: 'look', focus: seen(focus, argument, first) };
    case 'same':
      return { kind: 'look', focus: { ...focus, mode: 'same' } };
    case 'seal':
    case 'hold':
    case 'reopen':
    case 'help':
    case 'good':
    case 'adopt':
      return { kind: 'turn', verb };
    case 'type':
    case 'write':
      return { kind: 'modal', modal: verb, focus };
    case 'drop':
      return { kind: 'edit', edit: { do: 'clear', unit, field: null }, focus };
    case 'copy':
      return unit === null
        ? { kind: 'gone', focus }
        : { kind: 'edit', edit: { do: 'copy', from: unit, fields: field === null ? 'all' : [field], to: [...picked] }, focus };
    default:
      return inField(press, form, picked, focus);
  }
}

function seen(focus: Focus, argument: string, picked: string): Focus {
  if (argument === 'unit') return { ...OVERVIEW, unit: picked };
  if (argument === 'field') return { ...focus, field: picked };
  if (argument === 'page') return { ...OVERVIEW, page: Number(picked) };
  if (argument === 'entry') return { ...focus, entry: picked };
  return { ...focus, page: Number(argument) || 0 };
}

function inField(press: DeskPress, form: Form, picked: readonly string[], focus: Focus): Meaning {
  const { unit, verb, argument } = press;
  const field = fieldOf(unitOf(form, unit), press.field);
  if (unit === null || !field) return { kind: 'gone', focus };
  const edit = editOf(unit, field, verb, argument, picked);
  const entry = verb === 'more' || verb === 'less' ? (argument.split('.all')[0] ?? null) : null;
  return edit ? { kind: 'edit', edit, focus: { ...focus, entry } } : { kind: 'gone', focus };
}

function editOf(unit: string, field: Field, verb: DeskPress['verb'], argument: string, picked: readonly string[]): Edit | null {
  const at = { unit, field: field.id };
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
      return setOf(at, field, argument, picked);
    case 'more':
    case 'less':
      return field.kind === 'tally' ? { do: 'set', ...at, to: counted(field, verb, argument) } : null;
    case 'when':
    case 'then':
    case 'measure':
      return field.kind === 'clauses' ? { do: 'set', ...at, to: halfClause(field, verb, first) } : null;
    default:
      return null;
  }
}

type At = { unit: string; field: string };

/** `<length>.<step>[.<measure>]` on a track; on a list the length, with the picked option. */
function pushOf(at: At, field: Field, argument: string, picked: string): Edit {
  const [length = '', ...rest] = argument.split('.');
  if (field.kind !== 'plot') return { do: 'push', ...at, at: Number(length), to: picked };
  const last = rest.at(-1) ?? '';
  const measured = rest.length > 1 && /^-?\d+$/.test(last);
  const step = { id: (measured ? rest.slice(0, -1) : rest).join('.'), by: measured ? Number(last) : null };
  // What silence would do is drawn, but it is nobody's order: the first press begins a track of one's own.
  return field.from === 'own' || Number(length) > 0
    ? { do: 'push', ...at, at: Number(length), to: step }
    : { do: 'set', ...at, to: [step] };
}

function setOf(at: At, field: Field, argument: string, picked: readonly string[]): Edit {
  const value = (): Value => {
    switch (field.kind) {
      case 'toggle':
        return argument === 'on';
      case 'amount':
        return Number(argument.split('.')[0]);
      case 'many':
      case 'ranked':
        return [...picked];
      default:
        return picked[0] ?? argument;
    }
  };
  return { do: 'set', ...at, to: value() };
}

type Tally = Extract<Field, { kind: 'tally' }>;

function counted(field: Tally, verb: 'more' | 'less', argument: string): Record<string, number> {
  const all = argument.endsWith('.all');
  const id = all ? argument.slice(0, -4) : argument;
  const now = field.value[id] ?? 0;
  const count = verb === 'less' ? (all ? 0 : now - 1) : all ? mostOf(field, id, now) : now + 1;
  const { [id]: _, ...others } = field.value;
  return count <= 0 ? others : { ...others, [id]: count };
}

function mostOf(field: Tally, id: string, now: number): number {
  const each = field.each[id] ?? { max: now, cost: 1 };
  const spent = Object.entries(field.value).reduce((sum, [one, count]) => sum + count * (field.each[one]?.cost ?? 0), 0);
  const room = each.cost <= 0 ? each.max : now + Math.floor((field.total.max - spent) / each.cost);
  return Math.min(each.max, room);
}

type Clauses = Extract<Field, { kind: 'clauses' }>;

function halfClause(field: Clauses, verb: 'when' | 'then' | 'measure', picked: string): Value {
  const whole = field.value.filter(clause => clause.then !== null);
  const half = field.value.find(clause => clause.then === null);
  if (verb === 'when')
    return [...whole, { when: picked, by: field.whens.find(one => one.option.id === picked)?.by?.min ?? null, then: null }];
  if (!half) return [...whole];
  return [...whole, verb === 'then' ? { ...half, then: picked } : { ...half, by: Number(picked) }];
}
