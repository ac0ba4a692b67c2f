import type { Dice } from '../../engine/dice.js';
import { range } from '../../engine/grid.js';
import type { Orders, Tell } from '../../engine/ruleset.js';
import { boarding } from './boarding.js';
import { conditional } from './conditions.js';
import type { Event } from './event.js';
import { leads, lineWith, nearestFoe, sailingIn } from './fleet.js';
import { gunnery } from './gunnery.js';
import { drift, manoeuvre, releaseSingles } from './manoeuvre.js';
import { isMerchant } from './merchant.js';
import type { Order, ShipOrder, SquadronOrder } from './order.js';
import { pending } from './pending.js';
import type { Play } from './play.js';
import { requestsOf } from './requests.js';
import { judgeHulks } from './setup.js';
import type { Ship, State } from './state.js';
import { foesOf, isAtSea, isFighting } from './vessel.js';
import { checkEnd, otherSide } from './victory.js';
import { settleIrons, windTest } from './wind.js';
import { SILENT_SHIP } from './written.js';

/** The orders of one window, told apart. */
interface Heard {
  readonly ships: Readonly<Record<string, ShipOrder>>;
  readonly squadrons: Readonly<Record<string, SquadronOrder>>;
}

/** T12.4: one window: the whole turn in ONE-STEP, or the part of the turn that the window's orders allow. */
export function resolve(state: State, orders: Orders<Order>, dice: Dice, tell: Tell<Event>): void {
  const heard = hear(state, orders);
  const told = { ...state.kept, ...heard.ships };
  const play: Play = { state, dice, tell, orderOf: id => told[id] ?? SILENT_SHIP };
  WINDOWS[state.window](play, heard);
  if (!state.ended && pending(state).length === 0) resolve(state, {}, dice, tell);
}

function hear(state: State, orders: Orders<Order>): Heard {
  const ships: Record<string, ShipOrder> = {};
  const squadrons: Record<string, SquadronOrder> = {};
  for (const { id: seat } of state.seats)
    for (const [unit, request] of requestsOf(state, seat)) {
      const order = orders[request];
      if (order?.kind === 'ship') ships[unit] = order;
      else if (order?.kind === 'squadron') squadrons[seat] = order;
    }
  return { ships, squadrons };
}

const WINDOWS: Record<State['window'], (play: Play, heard: Heard) => void> = {
  both(play, heard) {
    begin(play);
    choose(play, heard);
    play.tell('everyone', { kind: 'turn', turn: play.state.turn, first: play.state.firstSide });
    const sides = [play.state.firstSide, otherSide(play.state, play.state.firstSide)];
    move(play, heard, sides);
    fight(play);
  },
  choice({ state, ...play }, heard) {
    choose({ state, ...play }, heard);
    state.window = 'first';
  },
  first(play, heard) {
    begin(play);
    play.tell('everyone', { kind: 'turn', turn: play.state.turn, first: play.state.firstSide });
    move(play, heard, [play.state.firstSide]);
    play.state.kept = { ...heard.ships };
    play.state.window = 'second';
  },
  second(play, heard) {
    move(play, heard, [otherSide(play.state, play.state.firstSide)]);
    fight(play);
  },
};

/** A turn begins: last turn's wakes and shots are wiped off. */
function begin({ state }: Play): void {
  for (const ship of state.ships)
    Object.assign(ship, { wake: [{ at: ship.at, heading: ship.heading }], moved: 0, sixes: 0, dismasted: false, shot: null, raked: false });
}

/** T12.2: the side that may choose says whether it moves first; the first of its seats that says anything decides. */
function choose({ state, tell }: Play, { squadrons }: Heard): void {
  if (!state.mayChoose || state.chooser === null) return;
  state.mayChoose = false;
  const { chooser } = state;
  const said = state.seats.filter(seat => seat.side === chooser).map(seat => squadrons[seat.id]?.first);
  const first = said.find(one => one !== undefined && one !== 'same');
  if (first === undefined) return;
  state.firstSide = first === 'first' ? chooser : otherSide(state, chooser);
  tell('everyone', { kind: 'chosen', side: chooser, first: state.firstSide });
}

function move(play: Play, { squadrons }: Heard, sides: readonly string[]): void {
  releaseSingles(play, sides, seat => squadrons[seat]?.singles ?? []);
  manoeuvre(play, sides);
}

/** After the ships have moved: wrecks drift, guns, boarders, wind, and what the turn has come to. */
function fight(play: Play): void {
  drift(play);
  gunnery(play);
  boarding(play);
  windTest(play);
  leave(play);
  hulks(play);
  checkEnd(play, 'turn-ends');
  if (!play.state.ended) nextTurn(play);
}

export function hulks({ state, tell }: Pick<Play, 'state' | 'tell'>): void {
  const { lost, revived } = judgeHulks(state);
  for (const ship of lost) tell('everyone', { kind: 'hulk', ship });
  for (const ship of revived) tell('everyone', { kind: 'revived', ship });
  for (const ship of settleIrons(state)) tell('everyone', { kind: 'in-irons', ship });
}

function nextTurn({ state, tell }: Play): void {
  state.turn += 1;
  state.kept = {};
  if (state.chooser === null) state.firstSide = otherSide(state, state.firstSide);
  if (state.window !== 'both') state.window = state.mayChoose ? 'choice' : 'first';
  for (const ship of state.ships) {
    if (ship.condition !== 'expected' || (ship.arrives ?? 0) > state.turn) continue;
    ship.condition = 'sailing';
    tell('everyone', { kind: 'arrived', ship: ship.id });
  }
  settleIrons(state);
}

/** T8.6, T8.7: merchantmen that are home, and ships that have run clear. */
function leave(play: Play): void {
  const { state, tell } = play;
  const { near, far } = state.tables.escape;
  for (const ship of state.ships.filter(isFighting)) {
    if (nearestFoe(state, ship) <= near) ship.engaged = true;
    if (isHome(state, ship)) depart(ship, 'home', tell);
    else if (ship.engaged && runs(play, ship) && foesOf(state, ship).every(foe => range(foe.at, ship.at) >= far))
      depart(ship, 'escaped', tell);
  }
}

function depart(ship: Ship, how: 'home' | 'escaped', tell: Play['tell']): void {
  ship.condition = how;
  tell('everyone', { kind: how, ship: ship.id });
}

function isHome({ scenario: { par } }: State, ship: Ship): boolean {
  if (par?.kind !== 'convoy' || ship.side !== par.side || !isMerchant(ship)) return false;
  const { axis, at, beyond } = par.home;
  return beyond === 'more' ? ship.at[axis] >= at : ship.at[axis] <= at;
}

/** T8.7: told to escape, or following a leader that is. */
function runs(play: Play, ship: Ship): boolean {
  if (conditional(play, ship).aim === 'escape') return true;
  const line = lineWith(play.state, ship.id);
  const [leader] = line ? sailingIn(play.state, line) : [];
  const lead = play.state.ships.find(one => one.id === leader?.id && leads(play.state, one) && isAtSea(one));
  const own = conditional(play, ship).aim;
  return lead !== undefined && (own === 'none' || own === 'follow') && conditional(play, lead).aim === 'escape';
}
