import type { FieldOf, Step } from '../form.js';
import type { Piece } from './slip.js';
import type { Reading } from './values.js';

/** Reads `F F P F`, `ffpf`, `F3`, `P20 R8`: codes with or without a number. Null: this piece is no plot at all. */
export function readPlot(field: FieldOf<'plot'>, piece: Piece): Reading<Step[]> | null {
  if (piece.text.trim() === '') return null;
  const steps: Step[] = [];
  let at = 0;
  while (at < piece.text.length) {
    if (/\s/.test(piece.text[at] ?? '')) {
      at++;
      continue;
    }
    const token = nextToken(field, piece.text, at);
    if (!token) return null;
    const { next, by, length } = token;
    if (next.by === null) for (let times = by ?? 1; times > 0; times--) steps.push({ id: next.id, by: null });
    else if (by === null)
      return steps.length === 0
        ? null
        : {
            bad: { text: piece.text.slice(at, at + length), at: piece.at + at },
            say: `${next.label} needs a measure`,
            expected: [`${next.code}${next.by.min}`],
          };
    else steps.push({ id: next.id, by });
    if (steps.length > 60) return null;
    at += length;
  }
  return { value: steps };
}

/** The longest code that stands here, and its number. */
function nextToken(field: FieldOf<'plot'>, text: string, at: number) {
  const codes = [...field.next].sort((a, b) => b.code.length - a.code.length);
  const next = codes.find(one => one.code !== '' && text.slice(at, at + one.code.length).toLowerCase() === one.code.toLowerCase());
  if (!next) return null;
  const number = /^-?\d+/.exec(text.slice(at + next.code.length));
  return { next, by: number ? Number(number[0]) : null, length: next.code.length + (number?.[0].length ?? 0) };
}

export const writePlot = (field: FieldOf<'plot'>, steps: readonly Step[]): string =>
  steps.map(step => `${field.next.find(next => next.id === step.id)?.code ?? step.id}${step.by ?? ''}`).join(' ');
