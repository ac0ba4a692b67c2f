import type { Answers } from '../../engine/form.js';

/** Said for one turn only: a track, and who moves first. All else stands until it is changed (rules T9). */
const ONCE: ReadonlySet<string> = new Set(['track', 'first']);

/** What of these answers holds for the next turn too. */
export const carry = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([unit, fields]) => [unit, Object.fromEntries(Object.entries(fields).filter(([field]) => !ONCE.has(field)))] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
