import { fits } from '../../engine/edit.js';
import type { Clause, Field, FieldOf, Id, Option, Span, Value } from '../../engine/form.js';

/** Makers of form fields: each takes what was written, and keeps it only if it fits what may be said now. */

export interface Head {
  readonly id: Id;
  readonly label: string;
  readonly help?: string | null;
  readonly words?: string[];
  readonly need?: 'must' | 'may' | 'keeps';
  readonly bar?: string | null;
}
export type Written = Readonly<Record<string, Value>>;

export const clip = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1)}…`);
const SAID = 100;

export const option = (id: Id, label: string, note: string | null = null, bar: string | null = null): Option => ({
  id,
  label: clip(label, 60),
  note: note === null ? null : clip(note, 90),
  bar: bar === null ? null : clip(bar, 120),
  words: [],
});

const headOf = ({ id, label, help = null, words = [], need = 'may', bar = null }: Head) => ({
  id,
  label: clip(label, 45),
  help,
  words,
  need,
  bar,
  from: 'silence' as const,
  said: '',
});

/** The field with what was written in it, if that fits; else with what silence says. */
function written<F extends Field>(field: F, said: Written, words: (value: F['value']) => string): F {
  const own = said[field.id];
  const fit = own === undefined || field.bar !== null ? null : fits(field, own);
  const value = fit && 'value' in fit ? (fit.value as F['value']) : field.value;
  return { ...field, value, from: fit && 'value' in fit ? 'own' : 'silence', said: clip(words(value), SAID) };
}

const labels = (options: readonly Option[], ids: readonly Id[]): string[] => ids.map(id => options.find(one => one.id === id)?.label ?? id);

export const choice = (head: Head, said: Written, options: Option[], value: Id | null, silent: string): FieldOf<'choice'> =>
  written({ kind: 'choice', ...headOf(head), options, value } as FieldOf<'choice'>, said, now =>
    now === null ? silent : (labels(options, [now])[0] ?? silent),
  );

export const ranked = (head: Head, said: Written, options: Option[], silent: string, max = options.length): FieldOf<'ranked'> =>
  written({ kind: 'ranked', ...headOf(head), options, min: 0, max, value: [] } as FieldOf<'ranked'>, said, now =>
    now.length === 0 ? silent : labels(options, now).join(', then '),
  );

export const many = (head: Head, said: Written, options: Option[], value: Id[], [min, max]: [number, number]): FieldOf<'many'> =>
  written(
    { kind: 'many', ...headOf(head), options, min, max, value } as FieldOf<'many'>,
    said,
    now => labels(options, now).join(', ') || 'none',
  );

export const amount = (head: Head, said: Written, span: Span, value: number): FieldOf<'amount'> =>
  written({ kind: 'amount', ...headOf(head), span, value } as FieldOf<'amount'>, said, now => `${now ?? 0} ${span.unit}`);

export const toggle = (head: Head, said: Written, value: boolean, words: readonly [string, string]): FieldOf<'toggle'> =>
  written({ kind: 'toggle', ...headOf(head), value } as FieldOf<'toggle'>, said, now => (now ? words[0] : words[1]));

export const text = (head: Head, said: Written, max: number, value: string): FieldOf<'text'> =>
  written({ kind: 'text', ...headOf(head), max, value } as FieldOf<'text'>, said, now => now);

type Tally = Pick<FieldOf<'tally'>, 'options' | 'each' | 'total'>;
export const tally = (
  head: Head,
  said: Written,
  spec: Tally,
  value: Record<Id, number>,
  words: (value: Record<Id, number>) => string,
): FieldOf<'tally'> => written({ kind: 'tally', ...headOf(head), ...spec, value } as FieldOf<'tally'>, said, words);

export function clauses(head: Head, said: Written, whens: FieldOf<'clauses'>['whens'], thens: Option[]): FieldOf<'clauses'> {
  const one = ({ when, by, then }: Clause) => {
    const name = whens.find(entry => entry.option.id === when)?.option.label ?? when;
    return `if ${name}${by === null ? '' : ` ${by}`} then ${then === null ? '…' : labels(thens, [then])[0]}`;
  };
  const field = { kind: 'clauses', ...headOf(head), whens, thens, max: 3, value: [] } as FieldOf<'clauses'>;
  return written(field, said, now => now.map(one).join('; ') || 'none');
}

export const valueOfField = (fields: readonly Field[], id: Id): Field['value'] | undefined => fields.find(field => field.id === id)?.value;
