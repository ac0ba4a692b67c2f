import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { lengthOf } from '../../engine/edit.js';
import type { Answers, Field, FieldOf, Form, Value } from '../../engine/form.js';
import { heeded, readPlot, write, writePlot } from '../../engine/notation.js';
import type { Focus } from './context.js';
import { spanWords } from './editCounts.js';
import type { Ids } from './ids.js';
import { pagesOf } from './units.js';

const MOST_TYPED = 4000;

const input = (label: string, description: string, value: string, style: TextInputStyle, most: number) => ({
  type: ComponentType.Label as const,
  label: label.slice(0, 45),
  ...(description ? { description: description.slice(0, 100) } : {}),
  component: {
    type: ComponentType.TextInput as const,
    custom_id: 'text',
    style,
    required: false,
    max_length: most,
    ...(value ? { value: value.slice(0, most) } : {}),
  },
});

/** Typed orders: it opens with what stands and is not barred by now, or with what did not read the last time. */
export function typeModal(form: Form, answers: Answers, scratch: string, ids: Ids, page = 0): APIModalInteractionResponseCallbackData {
  const { text, isAll } = scratch ? { text: scratch, isAll: true } : typedFor(form, heeded(form, answers), page);
  const hint = isAll ? 'A line a ship: name: orders; more orders' : 'Not all fits: ships without a line keep their orders';
  return {
    title: form.title.slice(0, 45),
    custom_id: ids(null, null, 'type'),
    components: [input('Orders', hint, text, TextInputStyle.Paragraph, MOST_TYPED)],
  };
}

/** All orders; where they are too long, those of the page that is open, and of it the lines that fit whole. */
function typedFor(form: Form, answers: Answers, page: number): { text: string; isAll: boolean } {
  const all = write(form, answers);
  if (all.length <= MOST_TYPED) return { text: all, isAll: true };
  const ids = pagesOf(form)[page]?.units.map(unit => unit.id) ?? [];
  const some = write(form, Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id))));
  return { text: some.length <= MOST_TYPED ? some : some.slice(0, some.lastIndexOf('\n', MOST_TYPED) + 1).trimEnd(), isAll: false };
}

const TRACK_LENGTH = 300;
const NUMBER_LENGTH = 8;

interface Writing {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly most: number;
}

/** One value that is written rather than pressed: a number, a text, a track. */
export function writeModal(field: Field, focus: Focus, ids: Ids): APIModalInteractionResponseCallbackData {
  const { label, hint, value, most } = writingOf(field);
  return {
    title: field.label.slice(0, 45),
    custom_id: ids(focus.unit, field.id, 'write'),
    components: [input(label, hint, value, TextInputStyle.Short, most)],
  };
}

function writingOf(field: Field): Writing {
  const { label } = field;
  if (field.kind === 'text') return { label, hint: '', value: field.value, most: Math.max(1, field.max) };
  if (field.kind === 'plot') {
    const codes = field.next.map(next => (next.by === null ? next.code : `${next.code}${next.by.min}–${next.by.max}`));
    return { label, hint: codes.join(' '), value: writePlot(field, field.value.slice(0, lengthOf(field))), most: TRACK_LENGTH };
  }
  if (field.kind === 'clauses') return { ...halfWriting(field), most: NUMBER_LENGTH };
  const span = field.kind === 'amount' ? spanWords(field.span) : '';
  return { label, hint: span, value: field.kind === 'amount' ? String(field.value ?? '') : '', most: NUMBER_LENGTH };
}

const halfOf = ({ value }: FieldOf<'clauses'>) => value.find(clause => clause.then === null) ?? null;

function halfWriting(field: FieldOf<'clauses'>): Omit<Writing, 'most'> {
  const half = halfOf(field);
  const when = field.whens.find(one => one.option.id === half?.when);
  return { label: when?.option.label ?? field.label, hint: when?.by ? spanWords(when.by) : '', value: String(half?.by ?? '') };
}

/** What was written there, as the field's value; null: it is no such thing. */
export function writtenValue(field: Field, text: string): Value | null {
  if (field.kind === 'text') return text;
  if (field.kind === 'plot') return writtenTrack(field, text);
  const number = /^[-−+]?\d+$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null;
  if (field.kind !== 'clauses' || number === null) return number;
  const half = halfOf(field);
  return half && field.value.map(clause => (clause === half ? { ...half, by: number } : clause));
}

function writtenTrack(field: FieldOf<'plot'>, text: string): Value | null {
  if (text.trim() === '') return [];
  const plot = readPlot(field, { text, at: 0 });
  return plot && 'value' in plot ? plot.value : null;
}
