import { MOST_STEPS } from '../fits.js';
import type { FieldOf, Next, Step } from '../form.js';
import { type Piece, within } from './piece.js';
import { bad, isBad, many, type Reading } from './reading.js';

interface Token {
  readonly next: Next;
  readonly by: number | null;
  readonly piece: Piece;
}

/** Reads `F F P F`, `ffpf`, `F3`, `P20 R8`: codes with or without a number. Null: this piece is no plot at all. */
export function readPlot(field: FieldOf<'plot'>, piece: Piece): Reading<Step[]> | null {
  const tokens = tokensOf(field, piece);
  if (tokens === null || tokens.length === 0) return null;
  const steps = many(tokens, stepsOf);
  if (isBad(steps)) return steps;
  const all = steps.value.flat();
  return all.length > MOST_STEPS ? bad(piece, `At most ${MOST_STEPS} steps`, []) : { value: all };
}

/** The codes that make up the whole piece, or null where anything else stands in it. */
function tokensOf(field: FieldOf<'plot'>, piece: Piece): Token[] | null {
  const tokens: Token[] = [];
  for (let rest = within(piece, 0); rest.text !== ''; ) {
    const token = tokenAt(field, rest);
    if (!token) return null;
    tokens.push(token);
    rest = within(rest, token.piece.text.length);
  }
  return tokens;
}

/** The longest code that stands here, and its number. */
function tokenAt(field: FieldOf<'plot'>, { text, at }: Piece): Token | null {
  const here = field.next.filter(({ code }) => code !== '' && text.slice(0, code.length).toLowerCase() === code.toLowerCase());
  const [next] = here.sort((a, b) => b.code.length - a.code.length);
  if (!next) return null;
  const number = /^[-−]?\d+/.exec(text.slice(next.code.length))?.[0] ?? '';
  const by = number === '' ? null : Number(number.replace('−', '-'));
  return { next, by, piece: { text: text.slice(0, next.code.length + number.length), at } };
}

/** A number is how often a plain step is taken, and how far a measured one goes. */
function stepsOf({ next, by, piece }: Token): Reading<Step[]> {
  if (next.by !== null)
    return by === null
      ? bad(
          piece,
          `${next.label} needs a measure`,
          next.suggest.map(one => `${next.code}${one}`),
        )
      : { value: [{ id: next.id, by }] };
  const times = by ?? 1;
  if (times < 1 || times > MOST_STEPS) return bad(piece, `From 1 to ${MOST_STEPS} steps`, [`${next.code}1`]);
  return { value: Array.from({ length: times }, () => ({ id: next.id, by: null })) };
}

export const writePlot = (field: FieldOf<'plot'>, steps: readonly Step[]): string =>
  steps.map(step => `${field.next.find(next => next.id === step.id)?.code ?? step.id}${step.by ?? ''}`).join(' ');
