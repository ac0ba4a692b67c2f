/** Letters that no decomposition opens, as people without them type them. */
const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** Words as people type them: without case, accents, spaces, dots, dashes or apostrophes. */
export const fold = (words: string): string =>
  (/[^ -~]/.test(words) ? opened(words) : words.toLowerCase()).replace(/[\s._'’‘"“”\-–—]+/g, '');

const opened = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[æœøßðþłđ]/g, letter => LETTERS[letter] ?? letter);

/** Something with names: the id, the label, further words. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export type Match = { readonly found: string } | { readonly between: readonly string[] } | { readonly none: true };

/** The one thing meant: by its whole name first, else by a prefix that fits only one. Between namesakes an id spelled out decides. */
export function match(typed: string, things: readonly Named[]): Match {
  const word = fold(typed);
  if (word === '') return { none: true };
  const names = things.map(thing => ({ id: thing.id, names: [thing.id, ...thing.names].map(fold) }));
  const exact = names.filter(thing => thing.names.includes(word));
  const near = exact.length > 0 ? exact : names.filter(thing => thing.names.some(name => name.startsWith(word)));
  const [first] = near;
  if (!first) return { none: true };
  const one = near.length === 1 ? first : near.find(thing => thing.id === typed);
  return one ? { found: one.id } : { between: near.map(thing => thing.id) };
}

/** A name that reads back as this thing among the others: its first one where it is the only one so called, else its id. */
export function nameOf(id: string, things: readonly Named[]): string {
  const [name = id] = things.find(thing => thing.id === id)?.names ?? [];
  const found = match(name, things);
  return 'found' in found && found.found === id ? name : id;
}
