import { only } from '../../engine/audience.js';
import { answeredReplies, exchange, isReplyOpen, layCard, standingReplies } from './attack.js';
import { silentShip, silentSlot } from './intent.js';
import { answeredEvasion, chase, isChaseOpen, nameTarget, standingEvasion } from './move.js';
import type { ChaseOrder, ReplyOrder, Slot } from './order.js';
import { beginPhase, drawSegment, endSegment } from './phase.js';
import { fleetIn, type Play, shipIn } from './play.js';
import type { Act, Fleet } from './state.js';
import { isAfloat, otherSeat, shipOf, unusedOf } from './waters.js';

/** A deal: activations by turns until it is full, or until an answer is waited for (MW8.2, MW8.7). */

export type Answer = ChaseOrder | ReplyOrder;

export function runDeal(play: Play, answer: Answer | null = null): void {
  let given = answer;
  while (!play.state.ended) {
    const { act } = play.state;
    if (act === null) {
      if (!nextActivation(play)) return;
    } else if (isWaiting(play, act) && given === null) {
      play.state.asks += 1;
      return;
    } else {
      const taken = isReaction(act) ? given : null;
      stepAct(play, act, taken);
      if (taken) given = null;
    }
  }
}

const isReaction = (act: Act): boolean => act.stage === 'chase' || act.stage === 'reply';

/** Live play asks whenever there is anything that the rules would let a captain do, whatever he holds, so that the asking does not tell. */
function isWaiting(play: Play, act: Act): boolean {
  if (!play.state.options.live || !isReaction(act)) return false;
  if (act.stage === 'reply') return isReplyOpen(play, act);
  return isChaseOpen(play.state, act, shipIn(play.state, act.ship), shipIn(play.state, act.target ?? ''));
}

/** The next plotted activation of the side whose turn it is; false where the deal is over. */
function nextActivation(play: Play): boolean {
  const { state } = play;
  const slot = state.acts < 2 * state.options.perDeal ? takeSlot(play, fleetIn(state, state.next)) : null;
  if (slot === null) {
    Object.assign(state, { acts: 0, deal: state.deal + 1 });
    return false;
  }
  beginPhase(play, slot);
  return true;
}

/** MW8.5: what cannot be had any more falls out, and silence makes up for it once the plot is at its end. */
function takeSlot(play: Play, fleet: Fleet): Slot | null {
  for (let slot = fleet.plan.shift(); slot; slot = fleet.plan.shift()) {
    const ship = shipOf(play.state, slot.ship);
    if (ship && ship.seat === fleet.seat && isAfloat(ship) && !ship.used) return slot;
    fleet.owed += 1;
    if (ship) play.tell(only(fleet.seat), { kind: 'fallen', ship: ship.id });
  }
  const ship = fleet.owed > 0 ? silentShip(unusedOf(play.state, fleet.seat)) : null;
  if (ship === null) return null;
  fleet.owed -= 1;
  return silentSlot(ship.id);
}

type Step = (play: Play, act: Act, theirs: Fleet, answer: Answer | null) => void;

/** One stage of a phase each; a reaction is the answer that was given, or the standing policy's. */
const STEPS: Readonly<Record<Act['stage'], Step>> = {
  draw: drawSegment,
  name: nameTarget,
  chase: (play, act, theirs, answer) =>
    chase(play, act, answer?.kind === 'chase' ? answeredEvasion(play, act, theirs, answer) : standingEvasion(play, act, theirs)),
  attack: layCard,
  reply: (play, act, theirs, answer) =>
    exchange(play, act, answer?.kind === 'reply' ? answeredReplies(play, act, theirs, answer) : standingReplies(play, act, theirs)),
  end: endSegment,
};

const stepAct = (play: Play, act: Act, answer: Answer | null): void =>
  STEPS[act.stage](play, act, fleetIn(play.state, otherSeat(play.state, shipIn(play.state, act.ship).seat)), answer);
