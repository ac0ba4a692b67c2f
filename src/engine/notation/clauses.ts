import type { Clause, FieldOf, Span } from '../form.js';
import { isQuoted, type Piece, split, within, wordsOf } from './piece.js';
import { bad, isBad, isNumber, many, numberIn, optionIn, type Reading } from './reading.js';

/** `when [n] then what`, several joined by `, if`. The first `if` is the field's own word. */
export const readClauses = (field: FieldOf<'clauses'>, piece: Piece): Reading<Clause[]> =>
  many(split(piece, ','), one => readClause(field, withoutIf(one)));

const withoutIf = (piece: Piece): Piece => (/^if\s/i.test(piece.text) ? within(piece, 2) : piece);

function readClause(field: FieldOf<'clauses'>, piece: Piece): Reading<Clause> {
  const words = wordsOf(piece);
  const then = words.find(word => word.text.toLowerCase() === 'then');
  if (!then) return bad(piece, 'A condition reads: if … then …', ['then']);
  const head = within(piece, 0, then.at - piece.at);
  const last = wordsOf(head).at(-1);
  const number = last && last.text !== head.text && !isQuoted(last) && isNumber(last) ? last : null;
  const named = number ? within(head, 0, number.at - head.at) : head;
  const when = optionIn(
    named,
    field.whens.map(one => one.option),
  );
  if (isBad(when)) return when;
  const by = measure(field.whens.find(one => one.option.id === when.value)?.by ?? null, number, named);
  const what = isBad(by) ? by : optionIn(within(piece, then.at - piece.at + then.text.length), field.thens);
  if (isBad(by)) return by;
  return isBad(what) ? what : { value: { when: when.value, by: by.value, then: what.value } };
}

function measure(span: Span | null, number: Piece | null, named: Piece): Reading<number | null> {
  if (span === null) return number ? bad(number, 'This condition takes no number', []) : { value: null };
  return number
    ? { value: numberIn(number) }
    : bad(named, 'This condition needs a number', [`${span.min} to ${span.max} ${span.unit}`.trim()]);
}
