import type { Seat } from '../../engine/audience.js';
import type { Answers, FieldOf, Unit } from '../../engine/form.js';
import { choice, clip, option, ranked, standing } from './fields.js';
import { lineWith } from './fleet.js';
import type { SquadronOrder } from './order.js';
import { type Sight, sideOfSeat } from './sight.js';
import { orderWords, shipLabel, sideWords } from './teller.js';
import { isFighting } from './vessel.js';
import { SQUADRON, squadronOrderOf, type Written } from './written.js';

/** What belongs to no ship: who moves first, and which ships act singly when the dice allow it (rules T3). */
export function squadronUnit(view: Sight, seat: Seat, answers: Answers, requests: string[]): Unit {
  const written = answers[SQUADRON] ?? {};
  const order = squadronOrderOf(view, seat, answers);
  return {
    id: SQUADRON,
    name: 'Your squadron',
    words: ['fleet', 'all'],
    group: null,
    state: Object.keys(written).length > 0 ? 'begun' : 'silent',
    line: clip(squadronLine(view, seat, order), 110),
    lead: 'first',
    quick: [],
    requests,
    fields: [firstField(view, seat, order, written), singlesField(view, seat, order, written)],
  };
}

/** What the squadron does as things stand, without a stop. */
export function squadronLine(view: Sight, seat: Seat, order: SquadronOrder): string {
  const moves = order.first === 'same' ? null : `asks to move ${order.first}`;
  const now = orderWords(view, view.firstSide);
  const [next] = order.singles.map(id => view.ships.find(ship => ship.id === id)).filter(ship => ship !== undefined);
  const single = next && mayRollSingles(view, seat) ? `on a 6 ${shipLabel(view, next)} acts singly` : null;
  return [moves ?? now, single].filter(words => words !== null).join('; ');
}

function firstField(view: Sight, seat: Seat, order: SquadronOrder, written: Written): FieldOf<'choice'> {
  const options = [
    option('same', 'as it is', orderWords(view, view.firstSide)),
    option('first', 'move first'),
    option('second', 'move second', 'intents are then made after the enemy has moved'),
  ];
  const head = standing('first', 'Move first or second', 'Yours to choose at the start and after a change of wind.', ['order'], written);
  return choice({ ...head, need: 'may', bar: barOfFirst(view, seat) }, options, order.first, 'as it is');
}

function barOfFirst(view: Sight, seat: Seat): string | null {
  if (view.chooser === null) return 'A die settled it; it alternates every turn';
  if (view.chooser !== sideOfSeat(view, seat)) return `${sideWords(view, view.chooser)} choose who moves first`.replace(/^t/, 'T');
  return view.mayChoose ? null : 'Chosen already; the next choice comes with a change of wind';
}

/** French and Spaniards roll for a ship to act singly. */
const mayRollSingles = (view: Sight, seat: Seat): boolean =>
  view.options.national && view.ships.some(ship => ship.seat === seat && ship.nation !== 'british' && lineWith(view, ship.id) !== null);

function singlesField(view: Sight, seat: Seat, order: SquadronOrder, written: Written): FieldOf<'ranked'> {
  const able = view.ships.filter(ship => ship.seat === seat && isFighting(ship) && !ship.single && lineWith(view, ship.id) !== null);
  const bar = mayRollSingles(view, seat) ? null : 'Your captains need no leave to act singly within gunshot';
  const head = standing(
    'singles',
    'On a 6',
    'A 6 at the start of a turn lets one ship act singly for good: the first of these that can.',
    ['six', 'single'],
    written,
    bar,
  );
  return ranked(
    head,
    able.map(ship => option(ship.id, shipLabel(view, ship))),
    order.singles.filter(id => able.some(ship => ship.id === id)),
    'the rearmost in gunshot',
  );
}
