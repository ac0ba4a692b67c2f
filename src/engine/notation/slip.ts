/** A place in typed orders that does not read. Line and column count from 1; `length` in characters; at most five expected. */
export interface Slip {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly say: string;
  readonly expected: readonly string[];
}

/** The line of a slip with a caret under the token, for a code block. */
export function showSlip(text: string, slip: Slip): string {
  const line = text.split('\n')[slip.line - 1] ?? '';
  return `${line}\n${' '.repeat(slip.column - 1)}${'^'.repeat(Math.max(1, slip.length))}`;
}

/** A piece of a text that knows where it stands. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

export const trimmed = ({ text, at }: Piece): Piece => {
  const start = text.length - text.trimStart().length;
  return { text: text.trim(), at: at + start };
};

/** Splits at any of the characters outside quotes; every piece keeps its place. */
export function split(piece: Piece, marks: string): Piece[] {
  const out: Piece[] = [];
  let quoted = false;
  let from = 0;
  for (let at = 0; at <= piece.text.length; at++) {
    const letter = piece.text[at];
    if (letter === '"') quoted = !quoted;
    if (letter !== undefined && (quoted || !marks.includes(letter))) continue;
    out.push(trimmed({ text: piece.text.slice(from, at), at: piece.at + from }));
    from = at + 1;
  }
  return out;
}

/** The words of a piece; a quoted name is one word, without its quotes. */
export function wordsOf(piece: Piece): Piece[] {
  return [...piece.text.matchAll(/"([^"]*)"?|[^\s"]+/g)].map(found => ({ text: found[1] ?? found[0], at: piece.at + found.index }));
}

export function slipAt(whole: string, piece: Piece, say: string, expected: readonly string[]): Slip {
  const before = whole.slice(0, piece.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: piece.text.length, say, expected: expected.slice(0, 5) };
}
