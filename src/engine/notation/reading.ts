import type { Option } from '../form.js';
import { fold, type Match, match, type Named } from './fold.js';
import { bare, type Piece } from './piece.js';

/** A value, or what was wrong with which piece. */
export type Reading<T> = { readonly value: T } | Bad;
export interface Bad {
  readonly bad: Piece;
  readonly say: string;
  readonly expected: readonly string[];
}

export const bad = (piece: Piece, say: string, expected: readonly string[]): Bad => ({ bad: piece, say, expected });
export const isBad = <T>(reading: Reading<T>): reading is Bad => 'bad' in reading;

export const namesOf = (option: Pick<Option, 'id' | 'label' | 'words'>): Named => ({
  id: option.id,
  names: [option.label, ...option.words],
});

/** The thing that a piece names; else why not, with what it may have meant. `labels` gives a thing's name by its id. */
export function decide(piece: Piece, things: readonly Named[], labels: ReadonlyMap<string, string>): Reading<string> {
  const typed = bare(piece);
  const found = match(typed, things);
  if ('found' in found) return { value: found.found };
  const names = candidates(typed, found, labels);
  if ('between' in found) return bad(piece, `“${typed}” may be ${names.slice(0, 5).join(' or ')}`, names);
  return bad(piece, typed === '' ? 'Something is missing here' : `“${typed}” is not known here`, names);
}

/** What may have been meant: all that fit, or everything, those first that begin most like it. */
function candidates(typed: string, found: Match, labels: ReadonlyMap<string, string>): string[] {
  if ('between' in found) return found.between.map(id => labels.get(id) ?? id);
  const common = (label: string) => [...fold(label)].findIndex((letter, at) => letter !== fold(typed)[at]) + 1 || 99;
  return [...labels.values()].sort((a, b) => common(b) - common(a));
}

export const optionIn = (piece: Piece, options: readonly Option[]): Reading<string> =>
  decide(piece, options.map(namesOf), new Map(options.map(option => [option.id, option.label])));

/** Reads each; the first that does not read stands for all. */
export function many<From, T>(pieces: readonly From[], readOne: (piece: From) => Reading<T>): Reading<T[]> {
  const values: T[] = [];
  for (const piece of pieces) {
    const reading = readOne(piece);
    if (isBad(reading)) return reading;
    values.push(reading.value);
  }
  return { value: values };
}

export const isNumber = ({ text }: Piece): boolean => /^[+\-−]?\d+$/.test(text);
export const numberIn = ({ text }: Piece): number => Number(text.replace('−', '-'));
