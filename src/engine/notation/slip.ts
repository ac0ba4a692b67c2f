/** A place in typed orders that does not read. Line and column count from 1; `length` in characters; at most five expected. */
export interface Slip {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly say: string;
  readonly expected: readonly string[];
}

const WIDEST = 72;

/** The line of a slip with a caret under the token, for a code block; of a long line, the part around it. */
export function showSlip(text: string, slip: Slip): string {
  const line = (text.split('\n')[slip.line - 1] ?? '').replace(/\s/g, ' ');
  const from = line.length <= WIDEST ? 0 : Math.max(0, Math.min(slip.column - 1 - WIDEST / 3, line.length - WIDEST));
  const shown = line.slice(Math.floor(from), Math.floor(from) + WIDEST);
  const before = slip.column - 1 - Math.floor(from);
  return `${shown}\n${' '.repeat(before)}${'^'.repeat(Math.max(1, Math.min(slip.length, shown.length - before)))}`;
}

export function slipAt(whole: string, piece: { text: string; at: number }, say: string, expected: readonly string[]): Slip {
  const before = whole.slice(0, piece.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: piece.text.length, say, expected: expected.slice(0, 5) };
}
