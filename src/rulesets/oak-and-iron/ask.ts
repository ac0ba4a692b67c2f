import type { Seat } from '../../engine/audience.js';
import type { Answers, Form, Unit } from '../../engine/form.js';
import { deployProblems, deployUnits } from './askDeploy.js';
import { edgeUnit } from './askEdge.js';
import { fitForm } from './askFit.js';
import { layProblems, layUnit } from './askLay.js';
import { type Part, shipProblems, shipUnit } from './askShip.js';
import { actUnit, handOf, handUnits, squadronUnits } from './askSquadron.js';
import { CARDS } from './cards.js';
import { windWords } from './edge.js';
import { clip } from './fields.js';
import { edgeSeat, layingSeat, placesShips, requestIds } from './pending.js';
import { recalled } from './recall.js';
import { fleetOf, hasHand, squadOf } from './sea.js';
import { nextSeat, unmoved } from './turn.js';
import type { Sight } from './view.js';

/** The form of one seat for whatever is asked now (OI13.1). */

function prompt(view: Sight, seat: Seat): string {
  if (view.turn === 0) return clip(`Wind ${windWords(view)}.`, 300);
  const squad = squadOf(view, seat);
  const face = squad?.face ?? null;
  const none = view.phase === 'battle' && squad && hasHand({ ...squad, hand: handOf(view, seat) }) ? ' No card this turn.' : '';
  const card = face === null ? none : ` Your card: ${CARDS[face.card].name}: ${CARDS[face.rider ?? face.card].effect}.`;
  const first = view.squads.find(squad => squad.seat === view.order[0])?.name ?? '';
  const lead = view.phase === 'battle' ? ` ${first} have the initiative.` : '';
  return clip(`Wind ${windWords(view)}.${lead}${card}`, 300);
}

const formOf = (view: Sight, seat: Seat, title: string, units: Unit[], problems: Form['problems']): Form => ({
  title,
  prompt: prompt(view, seat),
  groups: [],
  units,
  problems,
});

function layForm(view: Sight, seat: Seat, answers: Answers): Form {
  const said = answers['terrain'] ?? {};
  const units = layingSeat(view) === seat ? [layUnit(view, seat, said)] : [];
  return formOf(view, seat, 'Lay a piece of terrain', units, units.length > 0 ? layProblems(view, said) : []);
}

function edgeForm(view: Sight, seat: Seat, answers: Answers): Form {
  const units = edgeSeat(view) === seat ? [edgeUnit(view, seat, answers['edge'] ?? {})] : [];
  return formOf(view, seat, 'Choose the Weather Edge', units, []);
}

function deployForm(view: Sight, seat: Seat, answers: Answers): Form {
  const places = placesShips(view, seat);
  const units = places ? deployUnits(view, seat, answers) : [];
  const title = places ? 'Deploy, and pick your first card' : 'Pick your first card';
  return formOf(
    view,
    seat,
    title,
    [...handUnits(view, seat, answers['hand'] ?? {}), ...units],
    places ? deployProblems(view, seat, answers) : [],
  );
}

/** What a window asks of a ship. */
const PARTS: Record<Sight['window'], Part> = { turn: 'all', orders: 'brief', act: 'all', fire: 'fire' };

function turnForm(view: Sight, seat: Seat, answers: Answers): Form {
  const part = PARTS[view.window];
  const fleet = fleetOf(view, seat);
  const said = (id: string) => answers[id] ?? {};
  const hand = part !== 'fire' ? handUnits(view, seat, said('hand')) : [];
  const ships = fleet.map(ship => shipUnit(view, ship, said(ship.id), part, requestIds.ship(view, ship.id)));
  const title = `Turn ${view.turn}: ${{ all: 'orders', brief: 'card and standing orders', fire: 'attacks' }[part]}`;
  const problems = fleet.flatMap(ship => shipProblems(view, ship, said(ship.id), part));
  return formOf(
    view,
    seat,
    title,
    [...hand, ...squadronUnits(view, seat, said('squadron'), part === 'fire' ? 'fire' : 'all'), ...ships],
    problems,
  );
}

function actForm(view: Sight, seat: Seat, answers: Answers): Form {
  const ready = nextSeat(view) === seat ? unmoved(view, seat) : [];
  const request = requestIds.act(view, seat);
  const ships = ready.map(ship => shipUnit(view, ship, answers[ship.id] ?? {}, 'all', request));
  const problems = ready.flatMap(ship => shipProblems(view, ship, answers[ship.id] ?? {}, 'all'));
  return formOf(view, seat, `Turn ${view.turn}: activate a ship`, [actUnit(view, seat, ready, answers['act'] ?? {}), ...ships], problems);
}

/** The form: settling and drawing the same answers ask for it again, and get the same one. */
export const ask = (view: Sight, seat: Seat, answers: Answers): Form =>
  recalled(view, `form ${seat}`, JSON.stringify(answers), () => asked(view, seat, answers));

function asked(view: Sight, seat: Seat, answers: Answers): Form {
  if (view.phase === 'fit') return fitForm(view, seat, answers);
  if (view.phase === 'edge') return edgeForm(view, seat, answers);
  if (view.phase === 'terrain') return layForm(view, seat, answers);
  if (view.phase === 'deploy') return deployForm(view, seat, answers);
  return view.window === 'act' ? actForm(view, seat, answers) : turnForm(view, seat, answers);
}
