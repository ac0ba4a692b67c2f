/** A piece of a text that knows where it stands. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

/** What closes a quotation mark; phones turn straight ones into curly ones. */
const CLOSES: Record<string, string> = { '"': '"', '“': '”', '„': '“”' };

/** Which characters stand in quotes, the marks included; and where a mark was left open, or -1. A doubled mark inside stands for itself. */
function quotes(text: string): { readonly inside: readonly boolean[]; readonly open: number } {
  let close: string | null = null;
  let open = -1;
  const inside = [...text.split('')].map((letter, at) => {
    if (close !== null) {
      if (close.includes(letter)) close = null;
      return true;
    }
    close = CLOSES[letter] ?? null;
    if (close !== null) open = at;
    return close !== null;
  });
  return { inside, open: close === null ? -1 : open };
}

/** The rest from a quotation mark that is never closed, or null. */
export function unclosed(piece: Piece): Piece | null {
  const { open } = quotes(piece.text);
  return open < 0 ? null : { text: piece.text.slice(open), at: piece.at + open };
}

export const trimmed = ({ text, at }: Piece): Piece => ({ text: text.trim(), at: at + text.length - text.trimStart().length });
export const within = (piece: Piece, from: number, to?: number): Piece =>
  trimmed({ text: piece.text.slice(from, to), at: piece.at + from });

/** Where the first of these marks stands outside quotes, or -1. */
export function markIn(piece: Piece, marks: string): number {
  const { inside } = quotes(piece.text);
  return piece.text.split('').findIndex((letter, at) => marks.includes(letter) && !inside[at]);
}

/** Splits at any of the characters outside quotes; every piece keeps its place. */
export function split(piece: Piece, marks: string): Piece[] {
  const { inside } = quotes(piece.text);
  const ends = piece.text.split('').flatMap((letter, at) => (marks.includes(letter) && !inside[at] ? [at] : []));
  return [...ends, piece.text.length].map((end, nth) => within(piece, nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1, end));
}

/** The words of a piece; what stands in quotes is one word, with its quotes. */
export const wordsOf = (piece: Piece): Piece[] => split(piece, ' \t\u00a0').filter(word => word.text !== '');

/** What a piece says without its quotes. */
export function bare({ text }: Piece): string {
  const close = CLOSES[text[0] ?? ''] ?? '';
  const inner = text.slice(1, -1);
  const isWhole =
    text.length > 1 && close.includes(text.at(-1) ?? ' ') && ![...inner.replaceAll('""', '')].some(one => close.includes(one));
  return isWhole ? inner.replaceAll('""', '"') : text;
}

export const isQuoted = ({ text }: Piece): boolean => (text[0] ?? '') in CLOSES;

/** Marks of the grammar, numbers and the grammar's own words stand in quotes; a quote inside is doubled. */
export const quoted = (name: string): string =>
  /^\s|\s$|\s\s|[:;,>|\d"“”„]/.test(name) || /\b(then|if)\b/i.test(name) || /^(all|none|)$/i.test(name)
    ? `"${name.replaceAll('"', '""').replace(/[\n\r]+/g, ' ')}"`
    : name;
