import type { Clause, Field, FieldOf, Option, Value } from '../form.js';
import { type Match, match, type Named } from './fold.js';
import { type Piece, split, trimmed, wordsOf } from './slip.js';

/** A value, or what was wrong with which piece. */
export type Reading<T> = { readonly value: T } | { readonly bad: Piece; readonly say: string; readonly expected: readonly string[] };

const bad = (piece: Piece, say: string, expected: readonly string[]): Reading<never> => ({ bad: piece, say, expected });
export const isBad = <T>(reading: Reading<T>): reading is Extract<Reading<T>, { bad: Piece }> => 'bad' in reading;

export const namesOf = (option: Pick<Option, 'id' | 'label' | 'words'>): Named => ({
  id: option.id,
  names: [option.label, ...option.words],
});

/** Turns a match into a reading, with the candidates named. */
export function decide(piece: Piece, found: Match, labels: ReadonlyMap<string, string>): Reading<string> {
  if ('found' in found) return { value: found.found };
  const all = 'between' in found ? found.between.map(id => labels.get(id) ?? id) : [...labels.values()];
  return bad(
    piece,
    'between' in found ? `"${piece.text}" may be ${all.slice(0, 5).join(' or ')}` : `"${piece.text}" is not known here`,
    all,
  );
}

const optionIn = (piece: Piece, options: readonly Option[]): Reading<string> => {
  const text = unquoted(piece);
  return decide(text, match(text.text, options.map(namesOf)), new Map(options.map(option => [option.id, option.label])));
};

const unquoted = (piece: Piece): Piece =>
  piece.text.startsWith('"') ? { text: piece.text.replace(/^"|"$/g, ''), at: piece.at + 1 } : piece;

function many<T>(pieces: readonly Piece[], read: (piece: Piece) => Reading<T>): Reading<T[]> {
  const values: T[] = [];
  for (const piece of pieces) {
    const reading = read(piece);
    if (isBad(reading)) return reading;
    values.push(reading.value);
  }
  return { value: values };
}

function number(piece: Piece): Reading<number> {
  return /^[+-]?\d+$/.test(piece.text)
    ? { value: Number(piece.text) }
    : bad(piece, `"${piece.text}" is not a whole number`, ['a whole number']);
}

const ON = ['on', 'yes', 'true'];
const OFF = ['off', 'no', 'false'];

/** Reads what follows a field's word. */
export function readValue(field: Exclude<Field, { kind: 'plot' }>, piece: Piece): Reading<Value> {
  switch (field.kind) {
    case 'choice':
      return optionIn(piece, field.options);
    case 'many':
    case 'ranked':
      return piece.text === '' || piece.text === 'none' ? { value: [] } : many(split(piece, '>,'), one => optionIn(one, field.options));
    case 'amount':
      return number(piece);
    case 'tally':
      return readTally(field, piece);
    case 'toggle':
      return readToggle(piece);
    case 'text':
      return { value: unquoted(piece).text };
    case 'clauses':
      return readClauses(field, piece);
  }
}

function readToggle(piece: Piece): Reading<boolean> {
  const word = piece.text.toLowerCase();
  if (ON.includes(word)) return { value: true };
  return OFF.includes(word) ? { value: false } : bad(piece, `"${piece.text}" is neither on nor off`, ['on', 'off']);
}

function readTally(field: FieldOf<'tally'>, piece: Piece): Reading<Record<string, number>> {
  if (piece.text === '' || piece.text === 'none') return { value: {} };
  const counts = many(split(piece, ',>'), one => readCount(field, one));
  return isBad(counts) ? counts : { value: Object.fromEntries(counts.value) };
}

/** `2 Sloop` or `guns 9`. */
function readCount(field: FieldOf<'tally'>, piece: Piece): Reading<[string, number]> {
  const before = /^(\d+)\s+(.+)$/.exec(piece.text);
  const after = /^(.+?)\s+(\d+)$/.exec(piece.text);
  const name = before?.[2] ?? after?.[1] ?? piece.text;
  const count = before?.[1] ?? after?.[2];
  if (count === undefined)
    return bad(
      piece,
      `"${piece.text}" has no number`,
      field.options.map(option => `1 ${option.label}`),
    );
  const option = optionIn({ text: name, at: piece.at + piece.text.indexOf(name) }, field.options);
  return isBad(option) ? option : { value: [option.value, Number(count)] };
}

/** `when [n] then then`, several joined by `, if`. `if` itself is the field's word. */
function readClauses(field: FieldOf<'clauses'>, piece: Piece): Reading<Clause[]> {
  if (piece.text === '' || piece.text === 'none') return { value: [] };
  return many(
    split(piece, ',').map(one => (one.text.toLowerCase().startsWith('if ') ? trimmed({ text: one.text.slice(3), at: one.at + 3 }) : one)),
    one => readClause(field, one),
  );
}

function readClause(field: FieldOf<'clauses'>, piece: Piece): Reading<Clause> {
  const then = /\sthen(\s|$)/i.exec(piece.text);
  if (!then) return bad(piece, 'A condition reads: if … then …', ['then']);
  const head = trimmed({ text: piece.text.slice(0, then.index), at: piece.at });
  const tail = trimmed({ text: piece.text.slice(then.index + 5), at: piece.at + then.index + 5 });
  const words = wordsOf(head);
  const last = words.at(-1);
  const by = last && words.length > 1 && /^-?\d+$/.test(last.text) ? Number(last.text) : null;
  const named = by === null || !last ? head : trimmed({ text: head.text.slice(0, last.at - head.at), at: head.at });
  const when = optionIn(
    named,
    field.whens.map(one => one.option),
  );
  if (isBad(when)) return when;
  const what = optionIn(tail, field.thens);
  return isBad(what) ? what : { value: { when: when.value, by, then: what.value } };
}
