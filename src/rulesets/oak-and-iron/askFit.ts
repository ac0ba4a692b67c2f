import type { Seat } from '../../engine/audience.js';
import type { Form, Problem, Unit } from '../../engine/form.js';
import { CLASSES } from './classes.js';
import { compose, type Draft } from './compose.js';
import { berthPrice, faultsOf, musterPrice, SIZES } from './faults.js';
import { clip, type Written } from './fields.js';
import { requestIds } from './pending.js';
import { readySquadron } from './ready.js';
import type { Muster } from './scenario.js';
import { squadOf } from './sea.js';
import type { Sight } from './view.js';

/** Fitting out (OI10): the squadron, and a unit for each ship bought. */

type Answered = Readonly<Record<string, Written>>;

export const draftOf = (view: Sight, seat: Seat, answers: Answered): Draft =>
  compose(view.scenario.size, squadOf(view, seat)?.held ?? null, answers, view.tables);

function nameFaults(muster: Muster): string[] {
  const names = muster.ships.map(ship => ship.name.toLowerCase());
  return new Set(names).size === names.length ? [] : ['Two ships of one name'];
}
const faults = (view: Sight, seat: Seat, muster: Muster): string[] => [
  ...new Set([...faultsOf(view.scenario.size, squadOf(view, seat)?.held ?? null, muster), ...nameFaults(muster)]),
];

/** The squadron that will sail: as drafted, or the ready one of its nation while anything is wrong with the draft. */
export function musterOf(view: Sight, seat: Seat, answers: Answered): { muster: Muster; drafted: boolean } {
  const { muster } = draftOf(view, seat, answers);
  if (faults(view, seat, muster).length === 0) return { muster, drafted: Object.keys(answers).length > 0 };
  return { muster: readySquadron(muster.nation ?? 'english', view.scenario.size), drafted: false };
}

export function fitForm(view: Sight, seat: Seat, answers: Answered): Form {
  const { muster, squadron, berths } = draftOf(view, seat, answers);
  const { points, min, max } = SIZES[view.scenario.size];
  const request = requestIds.fit(view, seat);
  const count = `${musterPrice(muster)} of ${points} points, ${muster.ships.length} of ${min}–${max} ships`;
  const unit = (id: string, name: string, line: string, lead: string, fields: Unit['fields']): Unit => ({
    id,
    name: clip(name, 40),
    words: [],
    group: null,
    state: fields.some(field => field.from === 'own') ? 'begun' : 'silent',
    line: clip(line, 110),
    lead,
    quick: [],
    requests: [request],
    fields,
  });
  const problems: Problem[] = faults(view, seat, muster).map(say => ({
    grade: 'refused',
    unit: 'squadron',
    field: null,
    at: null,
    say: clip(say, 200),
    instead: [],
  }));
  return {
    title: 'Fit out your squadron',
    prompt: clip(`${count}. While anything is refused, the ready squadron of your nation sails instead.`, 300),
    groups: [],
    units: [
      unit('squadron', 'Squadron', count, 'ships', squadron),
      ...berths.map(({ berth, fields }) =>
        unit(berth.id, berth.name, `${CLASSES[berth.class].name}, ${berthPrice(berth, muster.nation)} points`, 'skill', fields),
      ),
    ],
    problems,
  };
}
