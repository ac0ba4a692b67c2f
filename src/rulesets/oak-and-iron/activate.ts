import { away } from './away.js';
import { afterRun, endMove, voyage } from './collide.js';
import { crewAction, freeActions } from './crew.js';
import { inFormation } from './formation.js';
import { meant, seamanFor } from './intent.js';
import type { ShipOrder } from './order.js';
import { AHEAD, legsOf, type Plan, planOf, type Seaman, seamanBar } from './plan.js';
import { ordersOf, type Play } from './play.js';
import { friendsOf, inAction, isWithin, plays, shipOf } from './sea.js';
import { clamped, heldBy, mayRow, ratingOf, rowing } from './speed.js';
import type { Sea, Ship } from './state.js';
import { part } from './strike.js';
import { skillTest } from './throw.js';
import { answerMove } from './volley.js';
import { onBeam, pointOfSail } from './wind.js';

/** One activation (OI4.5): rating, Seamanship, move, Crew Action. */

/** Whether the card of the turn lets her slide sideways (OI9.3, OI9.4). */
export function maySlide(sea: Sea, ship: Ship): boolean {
  if (heldBy(ship) !== null) return false;
  if (plays(sea, ship, 'more-closely')) return true;
  const near = () => friendsOf(sea, ship).some(friend => isWithin(sea, ship, friend, 'pistol'));
  return plays(sea, ship, 'adjust-position') && (inFormation(sea, ship) || near());
}

const THOUSANDTHS_PER_MM = 39.37;
function slideNow(play: Play, ship: Ship, { slide }: ShipOrder): void {
  if (slide === 0 || !maySlide(play.state, ship)) return;
  const distance = Math.min(play.state.tables.slideReach, Math.round(Math.abs(slide) * THOUSANDTHS_PER_MM));
  const legs = [{ kind: 'run' as const, heading: slide > 0 ? 90 : 270, distance }];
  voyage(play, ship, legs, 1, run => play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'slide' }));
}

/** Cuts her free and carries her clear; where there is no way clear she stays fast (OI4.11). */
function cutFree(play: Play, ship: Ship): void {
  const held = ship.entangled.map(id => shipOf(play.state, id)).filter(other => other !== null);
  const run = away(play.state, ship, held, play.state.tables.bands['yard-arm'], 'whole');
  if (run === null) return;
  ship.did.push('freed');
  ship.pose = run.pose;
  ship.track = [...ship.track, ...run.track];
  play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'cut' });
  for (const other of held) part(play, ship, other.id);
  afterRun(play, ship, run, 1);
}

/** Tries the Seamanship Action; the rating that she moves at. */
function tryIt(play: Play, ship: Ship, seaman: Seaman | null, rating: number): number {
  if (seaman === null || seamanBar(play.state, ship, seaman.act) !== null) return rating;
  if (!skillTest(play, ship, seaman.act, seaman.act === 'cut' ? 'OI4.11' : 'OI4.7')) return rating;
  if (seaman.act === 'speed') return clamped(play.state, ship, rating + seaman.by);
  if (seaman.act === 'cut') {
    cutFree(play, ship);
    return ratingOf(play.state, ship);
  }
  const turn = { hand: seaman.turn.hand, by: Math.min(seaman.turn.by, play.state.tables.eyeTurn) };
  voyage(play, ship, [{ kind: 'turn', turn }], rating, run =>
    play.say({ kind: 'shifted', ship: ship.id, track: [...run.track], why: 'turn' }),
  );
  return rating;
}

/** What stopped her in an earlier part of the activation stops the rest: no more movement after a collision (OI8.1). */
const isStopped = (ship: Ship): boolean => heldBy(ship) !== null || ship.did.includes('stopped');

function moveOn(play: Play, ship: Ship, plan: Plan, rating: number): void {
  const legs = legsOf(play.state, ship, plan, rating);
  ship.rating = rating;
  if (legs.length === 0) return;
  voyage(play, ship, legs, rating, run => play.say({ kind: 'moved', ship: ship.id, track: [...run.track], rating }));
}

/** Her plan and the rating to carry it out at; whether she may row is judged where she began, or where she lay when she was cut free. */
function seamanship(play: Play, ship: Ship, order: ShipOrder): { plan: Plan; rating: number } {
  const rating = ratingOf(play.state, ship);
  const rowed = mayRow(play.state, ship);
  const spelled = order.plot.length > 0 ? planOf(order.plot) : null;
  const seaman = spelled ? spelled.seaman : seamanFor(play.state, ship, order);
  const after = tryIt(play, ship, seaman, rating);
  if (isStopped(ship)) return { plan: AHEAD, rating: 0 };
  const plan = spelled ?? (order.intent === 'none' ? AHEAD : meant(play.state, ship, order, after).plan);
  const rows = plan.row && (rowed || (ship.did.includes('freed') && mayRow(play.state, ship)));
  return { plan, rating: rows ? rowing(play.state, ship) : after };
}

/** All that moves her in her activation; shoals and the edge of the table are judged at its end. */
function sailOn(play: Play, ship: Ship, order: ShipOrder): void {
  if (order.slidewhen === 'before') slideNow(play, ship, order);
  const { plan, rating } = seamanship(play, ship, order);
  if (!isStopped(ship)) moveOn(play, ship, plan, rating);
  if (order.slidewhen === 'after' && !ship.did.includes('stopped')) slideNow(play, ship, order);
  endMove(play, ship);
}

export function activate(play: Play, ship: Ship): void {
  const order = ordersOf(play, ship);
  const before = ship.pose;
  ship.moved = true;
  if (order.beam !== 'faster' && onBeam(play.state, before)) ship.did.push(order.beam);
  if (pointOfSail(play.state, ship) === 'eye' && heldBy(ship) === null) play.say({ kind: 'in-eye', ship: ship.id });
  sailOn(play, ship, order);
  if (!inAction(ship)) return;
  if (ship.pose.x !== before.x || ship.pose.y !== before.y) answerMove(play, ship);
  lower(play, ship, order);
  if (!ship.did.includes('freed')) crewAction(play, ship);
  if (inAction(ship)) freeActions(play, ship);
}

/** Boat Assault: a slow ship sends her boats to an enemy within Pistol Shot. */
function lower(play: Play, ship: Ship, order: ShipOrder): void {
  const target = order.boats === null ? null : shipOf(play.state, order.boats);
  if (!plays(play.state, ship, 'boat-assault') || ship.rating > 2 || target === null || !inAction(target)) return;
  if (target.side === ship.side || !isWithin(play.state, ship, target, 'pistol')) return;
  ship.boats.push(target.id);
  play.say({ kind: 'boats', by: ship.id, at: target.id });
}
