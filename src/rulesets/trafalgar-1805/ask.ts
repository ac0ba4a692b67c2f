import type { Seat } from '../../engine/audience.js';
import type { Answers, Form } from '../../engine/form.js';
import { shipUnit } from './askShip.js';
import { squadronUnit } from './askSquadron.js';
import { clip } from './fields.js';
import { foretell } from './foretell.js';
import { problemsOf } from './problems.js';
import { requestsOf } from './requests.js';
import { sentence, windWords } from './sea.js';
import type { Sight } from './sight.js';
import { orderWords, tellerFor } from './teller.js';
import { parWords } from './verdict.js';
import { SQUADRON } from './written.js';

/**
 * A seat's orders as one form (rules T9): the squadron, then every ship that can be ordered. It is made again after each edit from the
 * view and the answers alone.
 */
export function ask(view: Sight, seat: Seat, answers: Answers): Form {
  const requests = requestsOf(view, seat);
  const told = new Map([...foretell(view, seat, answers)].filter(([id]) => requests.has(id)));
  const ships = [...told.values()].flatMap(one => {
    const request = requests.get(one.ship.id);
    return request === undefined ? [] : [shipUnit(view, one, answers[one.ship.id] ?? {}, request)];
  });
  const own = requests.get(SQUADRON);
  return {
    title: clip(`Turn ${view.turn} · ${view.seats.find(chair => chair.id === seat)?.name ?? seat}`, 60),
    prompt: clip(promptOf(view), 300),
    groups: groupsOf(view, seat),
    units: [squadronUnit(view, seat, answers, own === undefined ? [] : [own]), ...ships],
    problems: problemsOf(view, told),
  };
}

/** Wind, who moves first, and what the day asks. */
function promptOf(view: Sight): string {
  const parts = [`wind ${windWords(view.wind)}`, orderWords(view, view.firstSide)];
  if (view.scenario.par) parts.push(parWords(view.scenario.par, tellerFor(view)));
  return parts.map(sentence).join(' ');
}

/** Lines of battle, where a seat has more than one. */
function groupsOf(view: Sight, seat: Seat): Form['groups'] {
  const lines = view.lines.filter(line => line.seat === seat);
  return lines.length < 2 ? [] : lines.map(({ id, name }) => ({ id, name }));
}
