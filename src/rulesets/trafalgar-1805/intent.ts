import { ahead, range, type Square } from '../../engine/grid.js';
import { isClear } from './arc.js';
import { reckonedGunnery } from './boarding.js';
import { COLLISION_ODDS, closeBy, collisionDice } from './collision.js';
import type { Aim } from './conditions.js';
import { cheapest, costOfMeeting, courses, type Move, moveOf, type Price } from './courses.js';
import type { Progress } from './legal.js';
import { rakeOf } from './rake.js';
import { type Armed, armed, rakeWorth } from './reckon.js';
import { offWind } from './sailing.js';
import { foesOf, type Pose, type Sea, shipIn, type Vessel } from './vessel.js';
import { endCost, type Scene, type Task, type Taste } from './weigh.js';

/** A captain's helmsman: all legal tracks are weighed, the best is taken. No dice, no secrets: the same sea gives the same track. */

const TASTES: Partial<Record<Aim, Taste>> = {
  engage: { give: 1, take: 0.5, rake: 1, near: 1.2, range: 1 },
  rake: { give: 0.8, take: 0.4, rake: 2, near: 1.1, range: 1 },
  'break-line': { give: 0.7, take: 0.2, rake: 2, near: 1.2, range: 0 },
  'hold-range': { give: 1, take: 0.6, rake: 1, near: 1.6, range: null },
  close: { give: 0.5, take: 0.2, rake: 0.7, near: 2.5, range: 0 },
  'keep-off': { give: 0.3, take: 1, rake: 0.5, near: 1.2, range: null },
  escape: { give: 0.4, take: 0.8, rake: 0.6, near: 1.5, range: 99 },
  'turn-away': { give: 0.2, take: 1.2, rake: 0.2, near: 0.8, range: 8 },
};

const FEW = 6;

function sceneOf(task: Task, taste: Taste): Scene {
  const { sea, ship, order } = task;
  const foes = foesOf(sea, ship).sort((a, b) => range(ship.at, a.at) - range(ship.at, b.at));
  const named = shipIn(sea, order.against);
  const target = named && foes.includes(named) ? named : (foes[0] ?? null);
  const reach = sea.tables.randomMax + 5;
  const near = foes
    .slice(0, FEW)
    .filter(foe => range(foe.at, ship.at) <= reach)
    .map(foe => armed(sea, foe, reckonedGunnery(sea, foe)));
  const others = closeBy(sea, ship);
  const meet = target ? rendezvous(task, target) : ship.at;
  return { task, taste, self: armed(sea, ship, reckonedGunnery(sea, ship)), foes: near, target, meet, others };
}

/** Where the target will be, as she sails now; breaking the line aims astern of her. */
function rendezvous({ ship }: Task, target: Vessel): Square {
  const far = range(ship.at, target.at);
  return ahead(target.at, target.heading, target.condition === 'sailing' ? Math.min(target.way, Math.floor(far / 3)) : 0);
}

const COLLISION_COST = 7;
const TACK_RISK = 2.5;

/** On the way: ships to run into, and the one rake that may be had. */
function priceOf(scene: Scene, move: Move): Price {
  const { square, moved } = move.atlas;
  const met = costOfMeeting(move, scene.others, other => collisionCost(scene.task, other));
  const raking = rakesFrom(scene, move);
  return (state, step) => {
    const cost = step === 'f' ? (met[square[state] ?? 0] ?? 0) : step === 't' ? TACK_RISK : 0.02;
    return moved[state] === 0 || !raking ? cost : cost - scene.taste.rake * raking(state);
  };
}

function collisionCost({ sea, ship, aim, order }: Task, other: Vessel): number {
  const odds = COLLISION_ODDS[collisionDice(sea.options, ship, other)] ?? 1;
  const sought = aim === 'close' && other.side !== ship.side && order.board !== 'never';
  return COLLISION_COST * odds * (sought ? 0.25 : other.side === ship.side ? 2 : 1);
}

/** What the best rake from a state is worth, reckoned once for each pose; null where none can be had. */
function rakesFrom({ task, self, foes }: Scene, { hull, atlas }: Move): ((state: number) => number) | null {
  const { sea, order } = task;
  const near = foes.filter(foe => range(foe.ship.at, hull.at) <= atlas.reach + sea.tables.rakeReach);
  if (order.rake === 'off' || near.length === 0) return null;
  const known = new Float64Array(atlas.poses).fill(Number.NaN);
  return state => {
    const pose = atlas.pose[state] ?? 0;
    const worth = known[pose] ?? Number.NaN;
    if (!Number.isNaN(worth)) return worth;
    const at = { x: hull.at.x + (atlas.x[state] ?? 0), y: hull.at.y + (atlas.y[state] ?? 0) };
    const best = bestRake(sea, self, near, { at, heading: atlas.heading[state] ?? 0 }, order.rake === 'stern');
    known[pose] = best;
    return best;
  };
}

function bestRake(sea: Sea, self: Armed, foes: readonly Armed[], so: Pose, sternOnly: boolean): number {
  let best = 0;
  for (const { ship: foe } of foes) {
    const rake = rakeOf(so, foe, sea.tables.rakeReach);
    if (!rake || (sternOnly && rake.end !== 'stern') || !isClear(sea.ships, so.at, foe.at)) continue;
    best = Math.max(best, rakeWorth(sea, self, so, foe, rake));
  }
  return best;
}

/** T9.8: the helmsman's choice for an aim that looks for the enemy; null where no enemy is left to look for. */
export function intentTrack(task: Task): Progress | null {
  if (task.aim === 'heave-to') return heaveTrack(task);
  if (task.aim === 'wear') return wearTrack(task);
  const taste = TASTES[task.aim];
  if (!taste) return null;
  const scene = sceneOf(task, taste);
  if (!scene.target) return null;
  const move = moveOf(task.hull, task.sea.wind);
  return cheapest(courses(move, priceOf(scene, move)), endCost(scene, move.atlas));
}

/** Heaves to as soon as her way allows, losing it until then. */
function heaveTrack(task: Task): Progress | null {
  const scene = sceneOf(task, { give: 0, take: 0, rake: 0, near: 0, range: null });
  const move = moveOf(task.hull, task.sea.wind);
  const found = courses(move, priceOf(scene, move));
  return cheapest(found, end => (end.ended || task.hull.condition === 'hove-to' ? end.moved : 10 + end.moved));
}

/** Turns from the wind as far as she may, through it if she can. */
function wearTrack(task: Task): Progress | null {
  const scene = sceneOf(task, { give: 0, take: 0, rake: 0, near: 0, range: null });
  const move = moveOf(task.hull, task.sea.wind, ['f', 'p', 's']);
  const found = courses(move, priceOf(scene, move));
  return cheapest(found, end => (end.tack === task.hull.tack ? 6 : 0) - offWind(end.heading, task.sea.wind));
}
