import { ahead, opposite, type Point8, range, relativeBearing, type Square } from '../../engine/grid.js';
import type { Atlas } from './atlas.js';
import type { Aim } from './conditions.js';
import type { End, EndPrice } from './courses.js';
import type { Hull } from './hull.js';
import type { ShipOrder } from './order.js';
import { type Armed, dealt, worthAt, wouldStrike } from './reckon.js';
import { offWind } from './sailing.js';
import type { Sea, Vessel } from './vessel.js';

/** What the end of a move is worth to a helmsman: his task, his taste, what lies about him, and the price of lying there. */

export interface Task {
  readonly sea: Sea;
  readonly hull: Hull;
  readonly ship: Vessel;
  readonly order: ShipOrder;
  readonly aim: Aim;
  /** Most squares that the line behind her can keep up with; null for a ship alone. */
  readonly pace: number | null;
}

/** How an aim weighs what there is to weigh. `range` is where she would like her target. */
export interface Taste {
  readonly give: number;
  readonly take: number;
  readonly rake: number;
  readonly near: number;
  readonly range: number | null;
}

/** Enemies that matter now: the nearest few, and the one she is sent against. */
export interface Scene {
  readonly task: Task;
  readonly taste: Taste;
  readonly self: Armed;
  readonly foes: readonly Armed[];
  readonly target: Vessel | null;
  /** Where the target will be, if she holds on. */
  readonly meet: Square;
  readonly others: readonly Vessel[];
}

/** At the end: dice given and taken, distance, and the rest of what she was told. */
export function endCost(scene: Scene, atlas: Atlas): EndPrice {
  const known = new Float64Array(atlas.poses).fill(Number.NaN);
  const most = mostGiven(scene);
  return {
    of(end) {
      const before = known[end.pose] ?? Number.NaN;
      const cost = Number.isNaN(before) ? poseCost(scene, end) : before;
      known[end.pose] = cost;
      return cost + sailCost(scene.task, end);
    },
    atLeast(end) {
      const near = scene.foes.reduce((least, foe) => Math.min(least, range(foe.ship.at, end.at)), most.length);
      const given = most[near] ?? 0;
      return nearCost(scene, end) + sideCost(scene, end) + sailCost(scene.task, end) - scene.taste.give * given;
    },
  };
}

/** The most that her guns could give with no enemy nearer than each range: nothing is taken, and every one of them is the target. */
function mostGiven({ task: { sea }, self }: Scene): readonly number[] {
  const most: number[] = [];
  for (let far = sea.tables.randomMax; far >= 0; far--) most[far] = Math.max(most[far + 1] ?? 0, TARGET * worthAt(sea, self, far, 'whole'));
  return most;
}

const TARGET = 1.15;

/** What hangs on square and heading alone. */
function poseCost(scene: Scene, end: End): number {
  const { task, taste, self, foes, target } = scene;
  let [given, taken] = [0, 0];
  for (const foe of foes) {
    given = Math.max(given, dealt(task.sea, self, end, foe.ship, 'plain') * (foe.ship === target ? TARGET : 1));
    taken += threat(task, foe, end);
  }
  return taste.take * taken - taste.give * given + nearCost(scene, end) + sideCost(scene, end);
}

/** What an enemy may do to her there: her fire as she lies, and the rake that she may win by moving. */
function threat({ sea, ship }: Task, armed: Armed, end: End): number {
  const foe = armed.ship;
  const far = range(foe.at, end.at);
  const fire = 0.6 * dealt(sea, armed, foe, end, 'rakes');
  if (far === 0 || far > 5 || foe.condition === 'hulk') return fire;
  const off = Math.abs(relativeBearing(end.at, end.heading, foe.at) ?? 90);
  const exposed = off >= 150 ? 2.4 : off <= 30 ? 1.4 : 0;
  const fatal = exposed > 0 && wouldStrike(sea, ship) ? 6 : 0;
  return fire + (exposed + fatal) * (far <= 3 ? 1 : 0.6);
}

function nearCost({ task, taste, target, meet }: Scene, end: End): number {
  if (!target) return 0;
  const wanted = taste.range ?? task.order.range;
  const beyond = task.aim === 'break-line' && range(end.at, meet) <= 3;
  const far = range(end.at, beyond ? ahead(meet, opposite(target.heading)) : meet);
  if (task.aim === 'keep-off' || task.aim === 'escape' || task.aim === 'turn-away') return taste.near * Math.max(0, wanted - far);
  return taste.near * Math.abs(far - wanted);
}

/** The weather or the lee side of the target, if she was told one. */
function sideCost({ task, target }: Scene, end: End): number {
  if (task.order.side === 'any' || !target) return 0;
  const up = upwind(task.sea.wind.from, target.at, end.at);
  return (task.order.side === 'weather' ? up : -up) > 0 ? 0 : 2;
}

/** Squares to windward of a place. */
const upwind = (from: Point8, of: Square, at: Square): number => {
  const eye = ahead({ x: 0, y: 0 }, from);
  return (at.x - of.x) * eye.x + (at.y - of.y) * eye.y;
};

/** Ways that lead nowhere: lying dead in the water, outrunning the line, shooting too far ahead of the wind. */
function sailCost({ hull, sea, pace }: Task, end: End): number {
  const max = hull.rates[offWind(end.heading, sea.wind)]?.max ?? 0;
  const stuck = max === 0 ? 4 : 0;
  const outrun = pace !== null ? Math.max(0, end.moved - pace) * 1.5 : 0;
  return stuck + outrun + (end.ended ? 0.8 : 0);
}
