import type { Answers, Id, Value } from '../../engine/form.js';

/** Standing orders: intents, whom they are about, if-clauses, sequence, policies. Moves and cards are for one turn. */
const KEPT: readonly Id[] = ['intent', 'against', 'hold', 'ifs', 'sequence', 'volley', 'fortune', 'heir'];

export function carry(answers: Answers): Answers {
  const kept = Object.entries(answers).map(([unit, fields]): [Id, Record<Id, Value>] => [
    unit,
    Object.fromEntries(Object.entries(fields).filter(([field]) => KEPT.includes(field))),
  ]);
  return Object.fromEntries(kept.filter(([, fields]) => Object.keys(fields).length > 0));
}
