import type { Seat } from '../../engine/audience.js';
import type { Answers, Form } from '../../engine/form.js';
import { askBuilding } from './askBuilding.js';
import { askAll, askHand, askOwn } from './askHand.js';
import { askReaction } from './askReaction.js';
import { askRefits } from './askRefits.js';
import { askSlot } from './askSlot.js';
import { slotsOf } from './intent.js';
import { problemsOf } from './problems.js';
import { cardsWords, count } from './say.js';
import { fleetName, fleetSeen, isShared, ownOf, type Sight } from './sight.js';
import { admiralOf, shipsUnder } from './waters.js';
import { defenceOf } from './written.js';

/** The form for a seat, from its own view: fitting out, a deal, or an answer to an attack. */
export function ask(view: Sight, seat: Seat, answers: Answers): Form {
  if (view.phase === 'building') return askBuilding(view, seat, answers);
  if (view.phase === 'refitting') return askRefits(view, seat, answers);
  if (view.act) return askReaction(view, seat, answers);
  return askDeal(view, seat, answers);
}

function askDeal(view: Sight, seat: Seat, answers: Answers): Form {
  const defence = defenceOf(view, seat, answers);
  const held = fleetSeen(view, seat)?.held ?? 0;
  return {
    title: `Deal ${view.deal}, round ${view.round}`,
    prompt: `${fleetName(view, view.next)} acts first. ${isShared(view, seat) ? 'Your side holds' : 'You hold'} ${count(held, 'card')}: ${cardsWords(ownOf(view, seat).hand)}.`,
    groups: [],
    units: [
      ...Array.from({ length: slotsOf(view, seat) }, (_, nth) => askSlot(view, seat, nth, answers)),
      ...(admiralOf(view, seat) === seat ? [askHand(view, seat, answers)] : []),
      askAll(view, seat, answers),
      ...shipsUnder(view, seat).map(ship => askOwn(view, seat, ship, defence, answers)),
    ],
    problems: problemsOf(view, seat, answers),
  };
}
