import { hears, type Viewer } from '../../engine/audience.js';
import { sizeOf } from './cards.js';
import { isBuilt } from './fittingOut.js';
import { isShieldable } from './move.js';
import { crewOf, shipIn } from './play.js';
import type { Fleet, State } from './state.js';
import type { SeenAct, SeenFleet, View } from './view.js';

/** MW8.8: what lies open, and of hands, plots and policies one's own. Built up from nothing. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    scenario: state.scenario,
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    deal: state.deal,
    acts: state.acts,
    first: state.first,
    die: state.die,
    next: state.next,
    lull: state.lull,
    hurt: state.hurt,
    asks: state.asks,
    ships: state.ships,
    discard: state.discard,
    ended: state.ended,
    fleets: state.fleets.map(fleet => fleetFor(state, fleet, viewer)),
    deck: state.deck.length,
    act: actOf(state),
  };
}

const fleetFor = (state: State, fleet: Fleet, viewer: Viewer): SeenFleet => ({
  seat: fleet.seat,
  name: fleet.name,
  captains: fleet.captains,
  dealt: fleet.dealt,
  list: fleet.list,
  points: fleet.points,
  wizard: fleet.wizard,
  held: sizeOf(fleet.hand),
  built: isBuilt(state, fleet),
  own: hears(viewer, crewOf(fleet))
    ? { hand: fleet.hand, hands: fleet.hands, defences: fleet.defences, plan: fleet.plan, offered: fleet.offered }
    : null,
});

/** The attack that waits for an answer: target and, once it lies, the card. What its captain means to do lies hidden. */
function actOf(state: State): SeenAct | null {
  const { act } = state;
  if (!act || act.target === null || (act.stage !== 'chase' && act.stage !== 'reply')) return null;
  const { ship, target, stage, nth } = act;
  const attack = stage === 'reply' || nth === 2 ? act.attack : null;
  return { ship, target, stage, attack, nth, shieldable: isShieldable(state, act, shipIn(state, ship)) };
}
