import { type Audience, only } from '../../engine/audience.js';
import type { Dice } from '../../engine/dice.js';
import type { Tell } from '../../engine/ruleset.js';
import { clearFoul } from './collision.js';
import type { Event } from './event.js';
import { MASTS } from './nouns.js';
import { owners } from './play.js';
import { hulks } from './resolve.js';
import type { Ruling } from './ruling.js';
import type { Ship, State } from './state.js';
import { strike, ungrapple } from './striking.js';
import { shipIn } from './vessel.js';
import { checkEnd, otherSide } from './victory.js';
import { shift } from './wind.js';

type OnShip = Exclude<Ruling, { kind: 'wind' }>;
type Carry<K extends OnShip['kind']> = (state: State, ship: Ship, ruling: Extract<OnShip, { kind: K }>, tell: Tell<Event>) => void;

/** What each ruling does to its ship. */
const CARRY: { [K in OnShip['kind']]: Carry<K> } = {
  mast: (_, ship, { mast, stands }) => {
    ship.masts[MASTS.indexOf(mast)] = stands;
  },
  damage: (_, ship, { damage }) => {
    ship.damage = damage;
  },
  gunnery: (_, ship, { broadside, guns }) => {
    ship.gunnery[broadside] = guns;
  },
  move: (state, ship, { to }) => {
    release(state, ship);
    ship.at = to;
    ship.wake = [{ at: to, heading: ship.heading }];
  },
  heading: (_, ship, { heading }, tell) => {
    ship.heading = heading;
    tell('everyone', { kind: 'heading-changed', ship: ship.id, heading });
  },
  strike: (state, ship, _, tell) => {
    if (ship.condition !== 'struck') strike({ state, tell }, ship, otherSide(state, ship.side), 'ruled');
  },
  free: (state, ship) => release(state, ship),
  condition: (state, ship, { condition }) => {
    if (condition === 'escaped' || condition === 'home') release(state, ship);
    if (condition === 'hulk') wreck(ship);
    ship.condition = condition;
  },
};

/** A hulk by ruling is one by the rules: no mast stands, and no wind will move her. */
function wreck(ship: Ship): void {
  ship.masts = [false, false, false];
  ship.damage = 4;
}

function release(state: State, ship: Ship): void {
  clearFoul(state.ships, ship);
  ungrapple(state.ships, ship);
}

/** Who hears of it: a card's secrets stay its owner's (T10.7). */
const hearers = (state: State, ship: Ship, { kind }: OnShip): Audience =>
  kind === 'damage' || kind === 'gunnery' || (kind === 'mast' && state.options.masts === 'hidden') ? owners(state, ship) : 'everyone';

/** Carries out an umpire's ruling; hulks, irons and the end of the battle follow from it as they would from play. */
export function amend(state: State, ruling: Ruling, _dice: Dice, tell: Tell<Event>): void {
  if (ruling.kind === 'wind') {
    tell('everyone', { kind: 'ruled', what: ruling.kind });
    shift({ state, tell }, ruling.wind);
  } else onShip(state, ruling, tell);
  hulks({ state, tell });
  checkEnd({ state, tell }, 'between');
}

function onShip(state: State, ruling: OnShip, tell: Tell<Event>): void {
  const ship = shipIn(state, ruling.ship);
  if (!ship) return;
  const to = hearers(state, ship, ruling);
  tell(to === 'everyone' ? to : only(ship.seat), { kind: 'ruled', what: `${ruling.kind} ${ship.id}` });
  (CARRY[ruling.kind] as Carry<OnShip['kind']>)(state, ship, ruling as never, tell);
}
