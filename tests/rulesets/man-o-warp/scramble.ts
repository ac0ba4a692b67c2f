import { hears, type Viewer } from '../../../src/engine/audience.js';
import type { Step } from '../../../src/engine/battle.js';
import { sizeOf, spread, tally } from '../../../src/rulesets/man-o-warp/cards.js';
import type { Event } from '../../../src/rulesets/man-o-warp/event.js';
import type { ManOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import type { Card } from '../../../src/rulesets/man-o-warp/nouns.js';
import { crewOf, fleetIn } from '../../../src/rulesets/man-o-warp/play.js';
import { SILENT_POLICY } from '../../../src/rulesets/man-o-warp/policy.js';
import { REFITS } from '../../../src/rulesets/man-o-warp/refits.js';
import type { Fleet, State } from '../../../src/rulesets/man-o-warp/state.js';
import { fleetOf } from '../../../src/rulesets/man-o-warp/waters.js';
import type { Scramble } from '../../support/contract.js';

/**
 * What a viewer cannot know (MW8.8): the order of the deck, the hands, plots, policies and improvements of other fleets, and what the captain
 * in action has plotted. With a step to come, all that the step itself brings to light is left alone: cards that are drawn in it, the hands
 * that it plays from, and the plots that it carries out. What its orders replace, and what lies deeper in the deck, is not.
 */
export const scramble: Scramble<ManOWarp> = (state, viewer, step) => {
  if (state.ended || viewer.as === 'umpire') return state;
  if (step === null) return veil(state, viewer);
  const kept = keptOf(state, viewer, step);
  state.deck = [...state.deck.slice(0, kept), ...turned(state.deck.slice(kept))];
  if (state.phase === 'fighting' && state.act === null) for (const fleet of strangers(state, viewer)) standingOrders(state, fleet);
  return state;
};

/**
 * How many cards off the top may come to light: those drawn, but for the last ones, which nobody has looked at again. With an attack
 * under way somebody has: whom it goes for follows from what was drawn for it.
 */
function keptOf(state: State, viewer: Viewer, { told, battle }: Step<State, Event>): number {
  const events = told.map(({ event }) => event);
  if (events.some(event => event.kind === 'shuffled')) return state.deck.length;
  const drawn = events.flatMap(event => (event.kind === 'drew' ? [event.count] : [])).reduce((a, b) => a + b, 0);
  const last = events.findLast(event => event.kind === 'drew' || event.kind === 'turn');
  const unseen =
    battle.state.act === null &&
    last?.kind === 'drew' &&
    !hears(viewer, crewOf(fleetIn(battle.state, last.seat))) &&
    isLastWord(events, last)
      ? last.count
      : 0;
  return drawn - unseen;
}

/** Drawn to end a phase, with nothing after it that a hand could have a part in. */
const isLastWord = (events: readonly Event[], drew: Event): boolean =>
  events.slice(events.indexOf(drew)).every(event => ['drew', 'cards', 'repaired', 'round', 'over'].includes(event.kind));

const strangers = (state: State, viewer: Viewer): Fleet[] => state.fleets.filter(fleet => !hears(viewer, crewOf(fleet)));

/** Another order: back to front, and one place on, so that even a deck that reads the same from both ends is changed. */
const turned = <T>(cards: readonly T[]): T[] => {
  const [first, ...rest] = [...cards].reverse();
  return first === undefined ? [] : [...rest, first];
};

function veil(state: State, viewer: Viewer): State {
  const hidden = strangers(state, viewer);
  const pool: Card[] = turned([...hidden.flatMap(fleet => spread(fleet.hand)), ...state.deck]);
  for (const fleet of hidden) {
    fleet.hand = tally(pool.splice(0, sizeOf(fleet.hand)));
    standingOrders(state, fleet);
    fleet.offered = swapped(state, fleet);
  }
  state.deck = pool;
  if (state.act && hidden.some(fleet => fleet.seat === state.ships.find(ship => ship.id === state.act?.ship)?.seat)) planned(state);
  return state;
}

function standingOrders(state: State, fleet: Fleet): void {
  const [ship] = fleetOf(state, fleet.seat);
  fleet.hands = { toss: 'ship', wizard: 'never', low: 9 };
  const defence = {
    all: { ...SILENT_POLICY, shield: 'never' as const, evade: 7, repel: 'none' as const },
    ships: ship ? { [ship.id]: { evade: 3 } } : {},
  };
  fleet.defences = Object.fromEntries(fleet.captains.map(captain => [captain, defence]));
  fleet.owed += 1;
  fleet.drop = tally(['row']);
  fleet.plan = ship ? [slotOf(ship.id)] : [];
}

const slotOf = (ship: string): Fleet['plan'][number] => ({
  ship,
  targets: [],
  others: false,
  attacks: ['board'],
  bid: 9,
  keep: 1,
  speed: 'row',
  again: false,
  second: [],
});

/** Other improvements than those dealt: none of the viewer's own, nor any that lies open. */
function swapped(state: State, fleet: Fleet): Fleet['offered'] {
  const known = new Set([
    ...state.fleets.flatMap(one => Object.values(one.offered).flat()),
    ...state.ships.flatMap(ship => ship.refits.map(refit => refit.card)),
  ]);
  const others = REFITS.filter(card => !known.has(card));
  return Object.fromEntries(Object.entries(fleet.offered).map(([seat, cards]) => [seat, others.splice(0, cards.length)]));
}

/** What the captain in action means to do next. An attack that has been laid lies open. */
function planned(state: State): void {
  if (!state.act) return;
  state.act.slot = slotOf(state.act.ship);
  if (state.act.stage === 'chase' && state.act.nth === 1) state.act.attack = state.act.attack === 'fire' ? 'board' : 'fire';
}
