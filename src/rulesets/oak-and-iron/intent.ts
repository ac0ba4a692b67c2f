import type { Hand, Pose } from '../../engine/plane.js';
import { shoalDice } from './collide.js';
import { engagedSide, otherHand } from './crewBars.js';
import { boardingOdds } from './odds.js';
import type { Intent, ShipOrder } from './order.js';
import { crowding, type Outlook, outlook } from './outlook.js';
import { AHEAD, legsOf, mayTurnTwice, type Plan, type Seaman, seamanBar, type Turn, turnLimit } from './plan.js';
import { carried, isOffTable, type Run } from './sail.js';
import { byGap, enemiesOf, friendsOf, gapOf, isFlagship, shipOf } from './sea.js';
import { clamped, ratingOf } from './speed.js';
import type { Sea, Ship } from './state.js';
import { pointOfSail } from './wind.js';
import {
  dealt,
  drawn,
  formed,
  homeward,
  isAthwart,
  landfall,
  nearestEnemy,
  roomAhead,
  station,
  taken,
  waterFrom,
  windwardOf,
} from './worth.js';

/** Intents (OI4.12): a ship that is told what to do, not how, looks at where everybody really is and chooses her move. */

interface Aim {
  readonly intent: Intent;
  readonly against: Ship | null;
}

const INCH = 1000;
const SHIP = 6;
const FRIEND = 9;
const AGROUND = 10;
const LOOK = 4;
const LAND = 30;

/** What running aboard another costs her: a friend is hurt besides, and an enemy may hold fast whom she had rather fight at a distance. */
function aboard(sea: Sea, ship: Ship, run: Run, { intent, against }: Aim): number {
  const cost = (other: Ship): number => {
    if (other.side === ship.side || other.condition !== 'action') return FRIEND;
    return intent === 'board' && other.id === against?.id ? 0 : SHIP - Math.max(-3, Math.min(3, boardingOdds(sea, ship, other)));
  };
  const struck = run.ships.map(id => shipOf(sea, id)).filter(other => other !== null);
  return struck.reduce((sum, other) => sum + cost(other), 0);
}

/** What stands against a move whatever she is about. */
function danger(sea: Sea, ship: Ship, run: Run, aim: Aim): number {
  const there = { ...ship, pose: run.pose };
  const edge = ship.plunder ? 0 : isOffTable(sea, ship, run.pose) ? 200 : Math.max(0, 4.5 - roomAhead(sea, run.pose) / INCH) * 1.5;
  const point = pointOfSail(sea, ship, run.pose);
  const wind = point === 'eye' ? 6 : point === 'windward' ? 0.4 : 0;
  return (
    aboard(sea, ship, run, aim) + run.land.length * LAND + run.shoals.length * shoalRisk(sea, ship) + edge + wind + leeShore(sea, there)
  );
}

/** A shoal costs what the chance of taking the ground on it does. */
const shoalRisk = (sea: Sea, ship: Ship): number => AGROUND * (1 - 0.875 ** shoalDice(sea, ship));

/** How little water she would have for her next move, straight on or with the helm hard over. */
function leeShore(sea: Sea, there: Ship): number {
  const [ahead, best] = waterFrom(sea, there);
  return Math.max(0, LOOK - best / INCH) * 3 + Math.max(0, LOOK - ahead / INCH) * 0.4;
}

const gapTo = (sea: Sea, ship: Ship, target: Ship | null): number => (target ? gapOf(sea, ship, target) : nearestEnemy(sea, ship)) / INCH;

/** Fire given and taken, and when there is none, the way to the enemy. */
function fighting(sea: Sea, there: Ship, weight: { dealt: number; taken: number; way: number }): number {
  const [given, got] = [dealt(sea, there), drawn(sea, there)];
  const way = Math.max(0, nearestEnemy(sea, there) / INCH - 4);
  return weight.dealt * given - weight.taken * got - weight.way * way + formed(sea, there);
}

const SCORES: Record<Intent, (sea: Sea, there: Ship, target: Ship | null) => number> = {
  none: () => 0,
  engage: (sea, there) => fighting(sea, there, { dealt: 1, taken: 1, way: 0.5 }),
  close: (sea, there, target) => -2 * gapTo(sea, there, target) + fighting(sea, there, { dealt: 0.4, taken: 0.1, way: 0 }),
  rake: (sea, there, target) =>
    fighting(sea, there, { dealt: 1, taken: 0.5, way: 0.5 }) +
    (target && isAthwart(target, there.pose) ? 3 : 0) -
    0.3 * gapTo(sea, there, target),
  gage: (sea, there, target) =>
    fighting(sea, there, { dealt: 0.8, taken: 0.6, way: 0.4 }) +
    (target ? Math.min(4, windwardOf(sea, there.pose, target.pose) / INCH) : 0),
  'keep-off': (sea, there) => Math.min(13, nearestEnemy(sea, there) / INCH) - taken(sea, there),
  board: (sea, there, target) => -3 * gapTo(sea, there, target),
  follow: (sea, there, target) => 2 * (target ? station(sea, there, target) : 0),
  'break-off': (sea, there) => (there.plunder ? 4 * homeward(sea, there) : nearestEnemy(sea, there) / INCH) - 2 * taken(sea, there),
  land: (sea, there) => -Math.abs((landfall(sea, there) ?? 0) / INCH - 2),
};

/** A place is worth what it will be when all have moved; what she runs into on the way there is what lies there now. */
function rate(sea: Sea, later: Outlook, ship: Ship, run: Run, aim: Aim): number {
  const there = { ...ship, pose: run.pose };
  const against = aim.against && shipOf(later.sea, aim.against.id);
  return SCORES[aim.intent](later.sea, there, against) - danger(sea, ship, run, aim) - crowding(sea, there, later.friends);
}

function turns(limit: number, first: Hand, fine: 'fine' | 'coarse'): Turn[] {
  const angles = fine === 'fine' ? [...new Set([15, 30, limit].filter(by => by <= limit))] : [limit];
  return [first, otherHand(first)].flatMap(hand => angles.map(by => ({ hand, by })));
}

/** The moves that she weighs at a rating; of equals the first is taken, so the hand nearest the enemy leads. */
function plans(sea: Sea, ship: Ship, rating: number, fine: 'fine' | 'coarse'): Plan[] {
  const first = engagedSide(sea, ship);
  const all = turns(turnLimit(sea, ship, rating), first, fine);
  const single = all.flatMap(turn => [
    { ...AHEAD, before: turn },
    { ...AHEAD, after: turn },
  ]);
  const widest = turns(turnLimit(sea, ship, rating), first, 'coarse');
  const double =
    fine === 'fine' && mayTurnTwice(ship, rating === 0) ? widest.flatMap(before => widest.map(after => ({ ...AHEAD, before, after }))) : [];
  return rating === 0 ? [AHEAD, ...all.map(before => ({ ...AHEAD, before })), ...double] : [AHEAD, ...single, ...double];
}

export interface Weighed {
  readonly plan: Plan;
  readonly run: Run;
  readonly score: number;
}

interface Eye {
  readonly aim: Aim;
  readonly later: Outlook;
  readonly fine: 'fine' | 'coarse';
}

/** The best move at a rating. */
function bestAt(sea: Sea, ship: Ship, rating: number, { aim, later, fine }: Eye, pose: Pose = ship.pose): Weighed {
  const from = { ...ship, pose };
  const weighed = plans(sea, from, rating, fine).map(plan => {
    const run = carried(sea, from, legsOf(sea, from, plan, rating));
    return { plan, run, score: rate(sea, later, from, run, aim) };
  });
  return weighed.reduce((best, one) => (one.score > best.score ? one : best));
}

/** What a Seamanship Action would have to gain before she tries it. */
const WORTH_TRYING = 0.3;

function tries(sea: Sea, ship: Ship, rating: number, eye: Eye): { seaman: Seaman; score: number }[] {
  if (seamanBar(sea, ship, 'speed') !== null) return [];
  const speeds = ([1, -1] as const).filter(by => clamped(sea, ship, rating + by) !== rating);
  const bySpeed = speeds.map(by => ({
    seaman: { act: 'speed' as const, by },
    score: bestAt(sea, ship, clamped(sea, ship, rating + by), eye).score,
  }));
  const first = engagedSide(sea, ship);
  const headings = [first, otherHand(first)].map(hand => {
    const turn = { hand, by: sea.tables.eyeTurn };
    const run = carried(sea, ship, [{ kind: 'turn', turn }]);
    return { seaman: { act: 'heading' as const, turn }, score: bestAt(sea, ship, rating, eye, run.pose).score };
  });
  return [...bySpeed, ...headings];
}

/** Whom an intent is about when nobody was named. */
function defaultAgainst(sea: Sea, ship: Ship, intent: Intent): Ship | null {
  if (intent !== 'follow') return byGap(sea, ship, enemiesOf(sea, ship))[0] ?? null;
  const friends = friendsOf(sea, ship).filter(friend => friend.seat === ship.seat);
  return friends.find(friend => isFlagship(sea, friend)) ?? friends[0] ?? null;
}

export function aimOfOrder(sea: Sea, ship: Ship, order: ShipOrder): Aim {
  const named = order.against === null ? null : shipOf(sea, order.against);
  return { intent: order.intent, against: named?.condition === 'action' ? named : defaultAgainst(sea, ship, order.intent) };
}

/** Her move under an intent at the rating she has now, with no Seamanship. */
export const meant = (sea: Sea, ship: Ship, order: ShipOrder, rating: number): Weighed =>
  bestAt(sea, ship, rating, { aim: aimOfOrder(sea, ship, order), later: outlook(sea, ship), fine: 'fine' });

/** The Seamanship Action that her intent asks for, or null. */
export function seamanFor(sea: Sea, ship: Ship, order: ShipOrder): Seaman | null {
  if (ship.entangled.length > 0) return order.intent === 'board' || order.intent === 'none' ? null : { act: 'cut' };
  const rating = ratingOf(sea, ship);
  if (order.intent === 'none' || rating === 0) return null;
  const eye: Eye = { aim: aimOfOrder(sea, ship, order), later: outlook(sea, ship), fine: 'coarse' };
  const now = bestAt(sea, ship, rating, eye).score;
  const best = tries(sea, ship, rating, eye).reduce<{ seaman: Seaman; score: number } | null>(
    (won, one) => (won === null || one.score > won.score ? one : won),
    null,
  );
  return best !== null && best.score > now + WORTH_TRYING ? best.seaman : null;
}
