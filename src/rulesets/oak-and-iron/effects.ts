import { gap, offset } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { voyage } from './collide.js';
import { removeMarker } from './crew.js';
import { engagedSide, otherHand } from './crewBars.js';
import { rest, tire } from './damage.js';
import { inFormation } from './formation.js';
import { ordersOf, ownSquad, type Play, policyOf } from './play.js';
import { byGap, effectOf, enemiesOf, flagshipOf, fleetOf, inAction, isWithin, shapeOf, shipOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { skillTest } from './throw.js';
import { pointOfSail } from './wind.js';

/** What cards do at once (OI4.4): by themselves as they are turned up, or by choice before the first ship acts. */

type Fleet = (play: Play, seat: string, fleet: readonly Ship[]) => void;

/** Takes Fatigue off each and says so under the card's name. */
function refresh(play: Play, card: CardId, ships: readonly Ship[]): void {
  for (const ship of ships) if (rest(ship, 1) > 0) play.say({ kind: 'card', seat: ship.seat, card, ship: ship.id });
}

function unload(play: Play, ship: Ship): void {
  const first = engagedSide(play.state, ship);
  const hand = ship.reload[first] ? first : otherHand(first);
  if (ship.reload[hand] && play.state.fate !== 'fouled-guns') removeMarker(play, ship, hand);
}

const AT_ONCE: Partial<Record<CardId, Fleet>> = {
  'take-courage': (play, _, fleet) =>
    refresh(
      play,
      'take-courage',
      fleet.filter(ship => inFormation(play.state, ship)),
    ),
  reload: (play, _, fleet) => {
    for (const ship of fleet) if (inFormation(play.state, ship)) unload(play, ship);
  },
  'fast-loaders': (play, _, fleet) => {
    for (const ship of fleet) unload(play, ship);
  },
  'double-rations': (play, _, fleet) => refresh(play, 'double-rations', fleet),
  doughty: (play, seat, fleet) => refresh(play, 'doughty', ownSquad(play.state, seat).earned ? fleet : []),
  intrepid: (play, seat, fleet) => {
    const flagship = flagshipOf(play.state, seat);
    refresh(play, 'intrepid', flagship ? fleet.filter(ship => isWithin(play.state, ship, flagship, 'musket')) : []);
  },
  'raise-the-black': (play, _, fleet) => {
    const scared = play.state.ships.filter(
      ship => inAction(ship) && fleet.some(own => own.side !== ship.side && isWithin(play.state, own, ship, 'musket')),
    );
    for (const ship of scared) if (!skillTest(play, ship, 'black', 'OI9.4')) tire(play, ship, 1);
  },
};

/** Effects without a choice, as the cards are turned up, the initiative first. */
export function applyAtOnce(play: Play): void {
  for (const seat of play.state.order) {
    const card = effectOf(play.state, seat);
    if (card !== null) AT_ONCE[card]?.(play, seat, fleetOf(play.state, seat));
  }
}

export const mayTurnFree = (sea: Sea, ship: Ship): boolean =>
  effectOf(sea, ship.seat) === 'fleet-maneuver' && inFormation(sea, ship) && ship.entangled.length === 0 && !ship.aground;
export const mayDash = (sea: Sea, ship: Ship): boolean =>
  effectOf(sea, ship.seat) === 'swift-vessels' &&
  ship.entangled.length === 0 &&
  !ship.aground &&
  ship.sail !== 'anchored' &&
  pointOfSail(sea, ship) !== 'eye';

function turnFree(play: Play, ship: Ship): void {
  const { free } = ordersOf(play, ship);
  if (free === 0) return;
  const turn = { hand: free > 0 ? ('starboard' as const) : ('port' as const), by: Math.abs(free) };
  voyage(play, ship, [{ kind: 'turn', turn }], 1, run => play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'turn' }));
}

function dash(play: Play, ship: Ship): void {
  if (!ordersOf(play, ship).dash) return;
  const distance = play.state.tables.tools[0]?.straight ?? 0;
  const legs = [{ kind: 'run' as const, heading: 0, distance }];
  voyage(play, ship, legs, 1, run => play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'dash' }));
}

/** Choices that an immediate card gives, carried out before the first activation, the initiative first. */
export function applyChosen(play: Play): void {
  for (const seat of play.state.order) {
    const movers = fleetOf(play.state, seat);
    const turning = movers.filter(ship => mayTurnFree(play.state, ship));
    for (const ship of turning) if (inAction(ship)) turnFree(play, ship);
    for (const ship of movers) if (inAction(ship) && mayDash(play.state, ship)) dash(play, ship);
    if (effectOf(play.state, seat) === 'lured-into-shoals') layShoal(play, seat);
    for (const ship of movers) ship.did = ship.did.filter(one => one !== 'stopped');
  }
}

const SHOAL = 750;
/** A small shoal before an enemy: on her course, within Musket Shot of a ship of ours, beyond Yard Arm of every ship. */
function layShoal(play: Play, seat: string): void {
  const { state } = play;
  const named = policyOf(play, seat).shoal;
  const fleet = fleetOf(state, seat);
  const [own] = fleet;
  const target = (named === null ? null : shipOf(state, named)) ?? (own ? byGap(state, own, enemiesOf(state, own))[0] : null);
  if (!target) return;
  for (let run = 2000; run <= 6000; run += 250) {
    const at = offset(target.pose, target.pose.heading, run);
    const outline = [
      [-SHOAL, -SHOAL],
      [SHOAL, -SHOAL],
      [SHOAL, SHOAL],
      [-SHOAL, SHOAL],
    ].map(([dx = 0, dy = 0]) => ({ x: Math.round(at.x) + dx, y: Math.round(at.y) + dy }));
    const near = state.ships.filter(inAction).map(ship => ({ ship, gap: gap(shapeOf(state, ship), outline) }));
    const isFree = near.every(one => one.gap > state.tables.bands['yard-arm']);
    const isOurs = near.some(one => one.ship.seat === seat && one.gap <= state.tables.bands.musket);
    if (!isFree || !isOurs) continue;
    state.terrain.push({ id: `lure${state.turn}`, kind: 'shoal', name: null, outline, marked: false });
    play.say({ kind: 'card', seat, card: 'lured-into-shoals', ship: target.id });
    return;
  }
}
