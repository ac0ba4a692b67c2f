import { answeredReplies, exchange, isReplyOpen, layCard, standingReplies } from './attack.js';
import { dealLength, silentShip, silentSlot } from './intent.js';
import { answeredEvasion, chase, isChaseOpen, nameTarget, standingEvasion } from './move.js';
import type { ChaseOrder, ReplyOrder, Slot } from './order.js';
import { beginPhase, drawSegment, endSegment } from './phase.js';
import { crewOf, fleetIn, type Play, shipIn } from './play.js';
import type { Act, Fleet } from './state.js';
import { fleetOf, otherSeat, shipOf, unusedOf } from './waters.js';

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
  const slot = state.acts < dealLength(state) ? takeSlot(play, fleetIn(state, state.next)) : null;
  if (slot === null) {
    Object.assign(state, { acts: 0, deal: state.deal + 1 });
    return false;
  }
  beginPhase(play, slot);
  return true;
}

/**
 * MW8.5: a ship that has sunk falls out, and silence makes up for her once the plot is at its end. One that has acted waits in the plot for
 * the next round; where only such are left, the first of them falls out too, since somebody has to act.
 */
function takeSlot(play: Play, fleet: Fleet): Slot | null {
  const { state } = play;
  const sailing = ({ ship }: Slot) => fleetOf(state, fleet.seat).find(one => one.id === ship);
  for (const lost of fleet.plan.filter(slot => !sailing(slot))) fallOut(play, fleet, lost);
  const ready = fleet.plan.find(slot => sailing(slot)?.used === false);
  if (ready) {
    fleet.plan = fleet.plan.filter(slot => slot !== ready);
    return ready;
  }
  const [waiting] = fleet.plan;
  if (fleet.owed === 0 && waiting) fallOut(play, fleet, waiting);
  const ship = fleet.owed > 0 ? silentShip(unusedOf(state, fleet.seat)) : null;
  if (ship === null) return null;
  fleet.owed -= 1;
  return silentSlot(ship.id);
}

function fallOut({ state, tell }: Play, fleet: Fleet, slot: Slot): void {
  fleet.plan = fleet.plan.filter(one => one !== slot);
  fleet.owed += 1;
  if (shipOf(state, slot.ship)) tell(crewOf(fleet), { kind: 'fallen', ship: slot.ship });
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
