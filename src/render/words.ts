/** Words as the bundled fonts can print them. */
const STAND_INS: Record<string, string> = { '→': '›', '←': '‹', '↑': '^', '↓': 'v', '−': '–', ' ': ' ', '✓': '', ſ: 's' };

/** Keeps Latin letters and common signs; gives some others a stand-in and leaves the rest out, since a missing glyph prints as a box. */
export function printable(text: string): string {
  const kept = [...text.normalize('NFC')].map(
    letter => STAND_INS[letter] ?? (isBundled(letter.codePointAt(0) ?? 0) ? letter : bare(letter)),
  );
  return kept.join('').replace(/\s+/g, ' ').trim();
}

const isBundled = (code: number): boolean =>
  (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0x17f) || (code >= 0x2010 && code <= 0x203a) || code === 0xd7;

/** An accented letter without its accent, if that can be printed. */
const bare = (letter: string): string => {
  const [first = ''] = letter.normalize('NFKD');
  return isBundled(first.codePointAt(0) ?? 0) ? first : '';
};
