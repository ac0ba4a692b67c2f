import type { Seat } from '../../engine/audience.js';
import type { Answers, Problem } from '../../engine/form.js';
import { slotsOf } from './intent.js';
import { ATTACKS } from './nouns.js';
import { ownOf, type Sight } from './sight.js';
import { barOf, foesOf, isAfloat, shipOf } from './waters.js';
import { plotOf, roundOf, shipsFor, slotUnit } from './written.js';

/** What is wrong with a deal as it is written, and what is worth knowing. */
export const problemsOf = (view: Sight, seat: Seat, answers: Answers): Problem[] => [
  ...shipProblems(view, seat, answers),
  ...plotOf(view, seat, answers).flatMap((slot, nth) => attackProblems(view, seat, slot.ship, nth)),
];

const problem = (grade: Problem['grade'], nth: number, field: string, say: string): Problem => ({
  grade,
  unit: slotUnit(nth),
  field,
  at: null,
  say,
  instead: [],
});

/** MW3.2: one phase a round for each ship. */
function shipProblems(view: Sight, seat: Seat, answers: Answers): Problem[] {
  const seen = new Set<string>();
  return Array.from({ length: slotsOf(view, seat) }, (_, nth) => nth).flatMap(nth => {
    const id = answers[slotUnit(nth)]?.['ship'];
    const ship = typeof id === 'string' ? shipOf(view, id) : null;
    if (!ship) return [];
    const key = `${roundOf(view, seat, nth)} ${ship.id}`;
    if (seen.has(key)) return [problem('refused', nth, 'ship', `${ship.name} is in another activation already.`)];
    seen.add(key);
    if (shipsFor(view, seat, nth).includes(ship)) return [];
    return [problem('refused', nth, 'ship', isAfloat(ship) ? `${ship.name} has had her phase this round.` : `${ship.name} is sunk.`)];
  });
}

function attackProblems(view: Sight, seat: Seat, id: string, nth: number): Problem[] {
  const [ship, { hand }] = [shipOf(view, id), ownOf(view, seat)];
  if (!ship) return [];
  const useful = ATTACKS.filter(attack => hand[attack] > 0 && foesOf(view, seat).some(foe => barOf(ship, foe, attack) === null));
  const notes: Problem[] =
    useful.length === 0 ? [problem('noted', nth, 'attacks', `You hold no card yet that ${ship.name} could attack with.`)] : [];
  if (ship.rammed && ship.stats.ram > 0)
    notes.push(problem('noted', nth, 'attacks', `${ship.name} was rammed and cannot ram in this phase.`));
  return notes;
}
