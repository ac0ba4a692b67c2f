import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Answers, Field, Form, Value } from '../../engine/form.js';
import { write } from '../../engine/notation.js';
import type { Focus } from './context.js';
import type { idMaker } from './ids.js';

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

/** Typed orders: it opens with what stands, or with what did not read the last time. */
export const typeModal = (
  form: Form,
  answers: Answers,
  scratch: string,
  ids: ReturnType<typeof idMaker>,
): APIModalInteractionResponseCallbackData => ({
  title: form.title.slice(0, 45),
  custom_id: ids(null, null, 'type'),
  components: [
    input('Orders', 'A line a ship: name: orders; more orders', scratch || write(form, answers), TextInputStyle.Paragraph, 4000),
  ],
});

/** One value that is written rather than pressed: a number or a text. */
export function writeModal(field: Field, focus: Focus, ids: ReturnType<typeof idMaker>): APIModalInteractionResponseCallbackData {
  const span = field.kind === 'amount' ? `${field.span.min} to ${field.span.max} ${field.span.unit}` : '';
  const value = field.kind === 'amount' ? String(field.value ?? '') : field.kind === 'text' ? field.value : '';
  return {
    title: field.label.slice(0, 45),
    custom_id: ids(focus.unit, field.id, 'write'),
    components: [input(field.label, span, value, TextInputStyle.Short, field.kind === 'text' ? field.max : 8)],
  };
}

/** What was written there, as the field's value; null: not a number. */
export function writtenValue(field: Field, text: string): Value | null {
  if (field.kind !== 'amount') return text;
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null;
}
