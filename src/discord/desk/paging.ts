import type { Option } from '../../engine/form.js';

/** A select lists no more. */
export const MOST = 25;

/** One page of a list that may be longer than a select. */
export interface Page<T> {
  readonly shown: readonly T[];
  readonly page: number;
  /** The page after this one, in a ring; null: there is only one. */
  readonly next: number | null;
}

export function pageOf<T>(all: readonly T[], wanted: number): Page<T> {
  const count = Math.max(1, Math.ceil(all.length / MOST));
  const page = Math.min(wanted, count - 1);
  return { shown: all.slice(page * MOST, (page + 1) * MOST), page, next: count > 1 ? (page + 1) % count : null };
}

/** The options of a page that can be picked now. */
export const openOn = (options: readonly Option[], page: number): Page<Option> =>
  pageOf(
    options.filter(option => option.bar === null),
    page,
  );
