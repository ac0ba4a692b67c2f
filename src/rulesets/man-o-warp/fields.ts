import type { Field, FieldOf, Option, Unit, Value } from '../../engine/form.js';
import { clip } from './say.js';
import type { Written } from './written.js';

/** Fields of a form: what is not said has a plain default. */

interface Head {
  readonly label: string;
  readonly help?: string;
  readonly words?: string[];
  readonly need?: Field['need'];
  readonly bar?: string | null;
  readonly said: string;
}

/** A unit being written: what has been answered, and what it would be by itself. */
export interface Draft {
  readonly written: Written;
  /** Where unwritten values come from: a policy kept in the battle, or the rule for silence. */
  readonly kept: 'silence' | 'standing';
}

const head = (id: string, { written, kept }: Draft, { label, help, words = [], need = 'may', bar = null, said }: Head) => ({
  id,
  label,
  help: help ?? null,
  words,
  need,
  bar,
  from: written[id] === undefined ? kept : ('own' as const),
  said: clip(said, 100),
});

export const option = (id: string, label: string, note: string | null = null, bar: string | null = null): Option => ({
  id,
  label: clip(label, 60),
  note: note === null ? null : clip(note, 90),
  bar,
  words: [],
});

export const choice = (id: string, draft: Draft, value: string | null, options: Option[], rest: Head): Field => ({
  kind: 'choice',
  ...head(id, draft, rest),
  options,
  value: options.some(one => one.id === value) ? value : null,
});

export const ranked = (id: string, draft: Draft, value: string[], options: Option[], rest: Head): Field => ({
  kind: 'ranked',
  ...head(id, draft, rest),
  options,
  min: 0,
  max: Math.max(1, options.length),
  value: value.filter(one => options.some(other => other.id === one)),
});

export const amount = (id: string, draft: Draft, value: number, span: FieldOf<'amount'>['span'], rest: Head): Field => ({
  kind: 'amount',
  ...head(id, draft, rest),
  span,
  value: Math.min(span.max, Math.max(span.min, value)),
});

export const toggle = (id: string, draft: Draft, value: boolean, rest: Head): Field => ({
  kind: 'toggle',
  ...head(id, draft, rest),
  value,
});

export const text = (id: string, draft: Draft, value: string, max: number, rest: Head): Field => ({
  kind: 'text',
  ...head(id, draft, rest),
  max,
  value: value.slice(0, max),
});

export const cardSpan = (max: number): FieldOf<'amount'>['span'] => ({ min: 0, max, step: 1, unit: 'cards' });

/** A unit whose state follows from what has been written. */
export const unit = (
  rest: Pick<Unit, 'id' | 'name' | 'line' | 'lead' | 'requests' | 'fields'> & {
    readonly group?: string;
    readonly quick?: string[];
    readonly words?: string[];
  },
  draft: Draft,
): Unit => ({
  words: rest.words ?? [],
  group: rest.group ?? null,
  quick: rest.quick ?? [],
  id: rest.id,
  name: clip(rest.name, 40),
  line: clip(rest.line, 110),
  lead: rest.lead,
  requests: rest.requests,
  fields: rest.fields,
  state: Object.keys(draft.written).length > 0 ? 'begun' : draft.kept === 'standing' ? 'standing' : 'silent',
});

export const isIds = (value: Value | undefined): value is string[] => Array.isArray(value) && value.every(one => typeof one === 'string');
