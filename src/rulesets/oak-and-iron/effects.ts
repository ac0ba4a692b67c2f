import { gap, lengthOf, offset, type Vec } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { endMove, voyage } from './collide.js';
import { removeMarker } from './crew.js';
import { engagedSide, isFouled, otherHand } from './crewBars.js';
import { rest, tire } from './damage.js';
import { inFormation } from './formation.js';
import { ordersOf, ownSquad, type Play, policyOf } from './play.js';
import { byGap, effectOf, enemiesOf, flagshipOf, fleetOf, inAction, isAfloat, isWithin, shapeOf, shipOf } from './sea.js';
import { heldBy } from './speed.js';
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
  if (ship.reload[hand] && !isFouled(play.state, ship)) removeMarker(play, ship, hand);
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
  effectOf(sea, ship.seat) === 'fleet-maneuver' && inFormation(sea, ship) && heldBy(ship) === null;
export const mayDash = (sea: Sea, ship: Ship): boolean =>
  effectOf(sea, ship.seat) === 'swift-vessels' && heldBy(ship) === null && pointOfSail(sea, ship) !== 'eye';

function turnFree(play: Play, ship: Ship): void {
  const { free } = ordersOf(play, ship);
  if (free === 0) return;
  const turn = { hand: free > 0 ? ('starboard' as const) : ('port' as const), by: Math.min(Math.abs(free), play.state.tables.eyeTurn) };
  voyage(play, ship, [{ kind: 'turn', turn }], 1, run => play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'turn' }));
  endMove(play, ship);
}

function dash(play: Play, ship: Ship): void {
  if (!ordersOf(play, ship).dash) return;
  const distance = play.state.tables.tools[0]?.straight ?? 0;
  const legs = [{ kind: 'run' as const, heading: 0, distance }];
  voyage(play, ship, legs, 1, run => play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'dash' }));
  endMove(play, ship);
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
const STEP = 250;
function between(from: Vec, to: Vec): Vec[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.floor(lengthOf({ x: dx, y: dy }) / STEP);
  return Array.from({ length: steps }, (_, nth) => ({ x: from.x + (dx * nth) / steps, y: from.y + (dy * nth) / steps }));
}
const shoalAt = ({ x, y }: Vec): Vec[] =>
  [
    [-SHOAL, -SHOAL],
    [SHOAL, -SHOAL],
    [SHOAL, SHOAL],
    [-SHOAL, SHOAL],
  ].map(([dx = 0, dy = 0]) => ({ x: Math.round(x) + dx, y: Math.round(y) + dy }));

/** Where a shoal may lie: within Musket Shot of a ship of ours, and not within Yard Arm of any. */
function isShoalPlace(sea: Sea, seat: string, outline: readonly Vec[]): boolean {
  const { bands } = sea.tables;
  const gaps = sea.ships.filter(isAfloat).map(ship => ({ ship, gap: gap(shapeOf(sea, ship), outline) }));
  const isOurs = gaps.some(one => one.ship.seat === seat && inAction(one.ship) && one.gap <= bands.musket);
  return isOurs && gaps.every(one => one.gap > bands['yard-arm']);
}

/** A small shoal before an enemy, on her course; where no place there is open, as near to her as may be on the way from our nearest ship. */
function layShoal(play: Play, seat: string): void {
  const { state } = play;
  const named = policyOf(play, seat).shoal;
  const fleet = fleetOf(state, seat);
  const [own] = fleet;
  const target = (named === null ? null : shipOf(state, named)) ?? (own ? byGap(state, own, enemiesOf(state, own))[0] : null);
  const [near] = target ? byGap(state, target, fleet) : [];
  if (!target || !near) return;
  const course = Array.from({ length: 21 }, (_, nth) => offset(target.pose, target.pose.heading, 1000 + nth * STEP));
  const outline = [...course, ...between(target.pose, near.pose)].map(shoalAt).find(one => isShoalPlace(state, seat, one));
  if (!outline) return;
  state.terrain.push({ id: `lure${state.turn}.${seat}`.slice(0, 24), kind: 'shoal', name: null, outline, marked: false });
  play.say({ kind: 'card', seat, card: 'lured-into-shoals', ship: target.id });
}
