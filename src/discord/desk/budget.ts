/** Room for text in one desk: Discord takes 4,000 characters a message, and fails above about 10 KB of UTF-8. */
export const ROOM = 3800;
const BYTES_A_CHARACTER = 2.6;

/** What a text takes of the room. */
export const sizeOf = (words: string): number => Math.max(words.length, Math.ceil(Buffer.byteLength(words) / BYTES_A_CHARACTER));

/** Words of a ruleset or a captain, so that no ship's name becomes a heading, a mention or a link. */
export const plain = (words: string): string => words.replace(/[\\*_~`|<[]/g, mark => `\\${mark}`).replaceAll('\n', ' ');

/** Cuts words to their room, never in the middle of an escape. */
export function cut(words: string, room: number): string {
  if (sizeOf(words) <= room) return words;
  const kept = [...words].slice(0, Math.max(0, room - 1));
  while (kept.length > 0 && sizeOf(kept.join('')) >= room) kept.pop();
  return `${kept.join('').replace(/\\+$/, '')}…`;
}

/** As many lines as fit, the first ones; and how many do not. */
export function fitting(lines: readonly string[], room: number): string {
  const kept: string[] = [];
  let left = room - 24;
  for (const [nth, line] of lines.entries()) {
    left -= sizeOf(line) + 1;
    if (left < 0) return [...kept, `-# and ${lines.length - nth} more`].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}
