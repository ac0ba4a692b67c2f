import type { Field, FieldOf, Span, Value } from '../form.js';
import { readClauses } from './clauses.js';
import { bare, isQuoted, type Piece, split, within, wordsOf } from './piece.js';
import { bad, isBad, isNumber, many, numberIn, optionIn, type Reading } from './reading.js';

/** `none` in so many words: an empty list, which is not the same as saying nothing. */
export const isNone = ({ text }: Piece): boolean => text === '' || text.toLowerCase() === 'none';

/** Reads what follows a field's word. */
export function readValue(field: Exclude<Field, { kind: 'plot' }>, piece: Piece): Reading<Value> {
  switch (field.kind) {
    case 'choice':
      return optionIn(piece, field.options);
    case 'many':
    case 'ranked':
      return isNone(piece) ? { value: [] } : many(split(piece, '>,'), one => optionIn(one, field.options));
    case 'amount':
      return readAmount(field.span, piece);
    case 'tally':
      return readTally(field, piece);
    case 'toggle':
      return readToggle(piece);
    case 'text':
      return { value: bare(piece) };
    case 'clauses':
      return isNone(piece) ? { value: [] } : readClauses(field, piece);
  }
}

const readAmount = ({ min, max, unit }: Span, piece: Piece): Reading<number> =>
  isNumber(piece)
    ? { value: numberIn(piece) }
    : bad(piece, piece.text === '' ? 'A number is missing here' : `“${piece.text}” is not a whole number`, [
        `${min} to ${max} ${unit}`.trim(),
      ]);

const ON = ['on', 'yes', 'true'];
const OFF = ['off', 'no', 'false'];

function readToggle(piece: Piece): Reading<boolean> {
  const word = piece.text.toLowerCase();
  if (ON.includes(word)) return { value: true };
  return OFF.includes(word) ? { value: false } : bad(piece, `“${piece.text}” is neither on nor off`, ['on', 'off']);
}

function readTally(field: FieldOf<'tally'>, piece: Piece): Reading<Record<string, number>> {
  if (isNone(piece)) return { value: {} };
  const counts = many(split(piece, ',>'), one => readCount(field, one));
  return isBad(counts) ? counts : { value: Object.fromEntries(counts.value) };
}

/** `2 Sloop` or `guns 9`. */
function readCount(field: FieldOf<'tally'>, piece: Piece): Reading<[string, number]> {
  const words = wordsOf(piece);
  const [first, last] = [words[0], words.at(-1)];
  const isFirst = first !== undefined && words.length > 1 && isNumber(first);
  const number = isFirst ? first : words.length > 1 && last && isNumber(last) && !isQuoted(last) ? last : null;
  if (!number)
    return bad(
      piece,
      `“${bare(piece)}” has no number`,
      field.options.map(option => `1 ${option.label}`),
    );
  const name = isFirst ? within(piece, number.text.length) : within(piece, 0, number.at - piece.at);
  const option = optionIn(name, field.options);
  return isBad(option) ? option : { value: [option.value, numberIn(number)] };
}
