/** Words as people type them: without case, accents, spaces, dots, dashes or apostrophes. */
export const fold = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s._'’\-–]+/g, '');

/** Something with names: the id, the label, further words. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export type Match = { readonly found: string } | { readonly between: readonly string[] } | { readonly none: true };

/** The one thing meant: by its whole name first, else by a prefix that fits only one. */
export function match(typed: string, things: readonly Named[]): Match {
  const word = fold(typed);
  if (word === '') return { none: true };
  const names = things.map(thing => ({ id: thing.id, names: [thing.id, ...thing.names].map(fold) }));
  const exact = names.filter(thing => thing.names.includes(word));
  const near = exact.length > 0 ? exact : names.filter(thing => thing.names.some(name => name.startsWith(word)));
  const [first, second] = near;
  if (!first) return { none: true };
  return second ? { between: near.map(thing => thing.id) } : { found: first.id };
}
