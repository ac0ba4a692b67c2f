import type { Clause, FieldOf, Id, Option, Span, Value } from '../../engine/form.js';

/** Makers of form fields. Each takes the value that was written (undefined: nothing) and what silence would do. */
export interface Head {
  readonly id: Id;
  readonly label: string;
  readonly help: string | null;
  readonly words: string[];
  readonly need: 'must' | 'may' | 'keeps';
  readonly bar?: string | null;
  /** What was written, if anything. */
  readonly written: Value | undefined;
}

type Common = Pick<FieldOf<'choice'>, 'id' | 'label' | 'help' | 'words' | 'need' | 'bar' | 'from' | 'said'>;

/** Longest text of a field's value. */
const SAID = 100;

export const clip = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1)}…`);

function headed(head: Head, said: string): Common {
  const { id, label, help, words, need, bar = null, written } = head;
  return { id, label, help, words, need, bar, from: written === undefined ? 'silence' : 'own', said: clip(said, SAID) };
}

/** The head of a standing order: it holds until it is changed. */
export const standing = (
  id: Id,
  label: string,
  help: string | null,
  words: string[],
  written: Readonly<Record<string, Value>>,
  bar: string | null = null,
): Head => ({
  id,
  label,
  help,
  words,
  need: 'keeps',
  bar,
  written: written[id],
});

export const option = (id: Id, label: string, note: string | null = null, more: Partial<Option> = {}): Option => ({
  id,
  label: clip(label, 60),
  note: note === null ? null : clip(note, 90),
  bar: null,
  words: [],
  ...more,
});

const labels = (options: readonly Option[], ids: readonly Id[]): string[] => ids.map(id => options.find(one => one.id === id)?.label ?? id);

/** `silent` is what is said where nothing is chosen. */
export function choice(head: Head, options: Option[], value: Id | null, silent: string): FieldOf<'choice'> {
  const said = value === null ? silent : (labels(options, [value])[0] ?? silent);
  return { kind: 'choice', ...headed(head, said), options, value };
}

export function ranked(head: Head, options: Option[], value: Id[], silent: string, max = options.length): FieldOf<'ranked'> {
  const said = value.length === 0 ? silent : labels(options, value).join(', then ');
  return { kind: 'ranked', ...headed(head, said), options, min: 0, max, value };
}

export const toggle = (head: Head, value: boolean, said: readonly [string, string]): FieldOf<'toggle'> => ({
  kind: 'toggle',
  ...headed(head, value ? said[0] : said[1]),
  value,
});

export const amount = (head: Head, span: Span, value: number): FieldOf<'amount'> => ({
  kind: 'amount',
  ...headed(head, `${value} ${value === 1 ? span.unit.replace(/s$/, '') : span.unit}`.trim()),
  span,
  value,
});

export const text = (head: Head, max: number, value: string): FieldOf<'text'> => ({ kind: 'text', ...headed(head, value), max, value });

export function clauses(
  head: Head,
  whens: FieldOf<'clauses'>['whens'],
  thens: Option[],
  value: Clause[],
  silent: string,
): FieldOf<'clauses'> {
  const one = ({ when, by, then }: Clause) =>
    `if ${
      labels(
        whens.map(entry => entry.option),
        [when],
      )[0]
    }${by === null ? '' : ` ${by}`} then ${then === null ? '…' : labels(thens, [then])[0]}`;
  const said = value.length === 0 ? silent : value.map(one).join('; ');
  return { kind: 'clauses', ...headed(head, said), whens, thens, max: 3, value };
}
