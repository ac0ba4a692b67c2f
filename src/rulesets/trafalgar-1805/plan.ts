import { range } from '../../engine/grid.js';
import { MOST_RUN } from './collision.js';
import { type Aim, type Effective, effective } from './conditions.js';
import { isBound, leads, lineWith, maySailSingly, nextAhead, sailingIn, sailingOrder } from './fleet.js';
import { followTrack, keepTrack } from './follow.js';
import { type Hull, ownHull, seenHull } from './hull.js';
import { intentTrack } from './intent.js';
import { begin, finish, type Progress, run } from './legal.js';
import { perView } from './memo.js';
import type { ShipId } from './nouns.js';
import type { ShipOrder } from './order.js';
import { offWind } from './sailing.js';
import { isHeld, isUnderSail, type Sea, shipIn, type Vessel } from './vessel.js';
import type { SeenShip, View } from './view.js';

/** What decides a ship's track besides her order: plain sight, her hull, and who sails by herself. */
export interface Bridge {
  readonly sea: Sea;
  readonly hullOf: (ship: Vessel) => Hull;
  /** Who may sail by her own orders (judged as the turn begins), and who of them does. */
  readonly free: ReadonlySet<ShipId>;
  readonly apart: ReadonlySet<ShipId>;
}

/** A track decided on. `how`: as ordered, by intent, following, or on as before; `cut` is the first step of hers that was not legal. */
export interface Plan {
  readonly track: Progress;
  readonly how: 'track' | 'intent' | 'follow' | 'keep' | 'still';
  readonly cut: { readonly at: number; readonly why: string } | null;
}

export const freeShips = (sea: Sea): ReadonlySet<ShipId> =>
  new Set(sea.ships.filter(ship => maySailSingly(sea, ship)).map(ship => ship.id));

const wanders = (aim: Aim): boolean => aim !== 'none' && aim !== 'follow';

/** Ships of a line that are told to sail apart from it this turn. */
export const apartShips = (sea: Sea, free: ReadonlySet<ShipId>, told: (ship: Vessel) => Effective): ReadonlySet<ShipId> =>
  new Set(
    sea.ships
      .filter(ship => isUnderSail(ship) && free.has(ship.id) && lineWith(sea, ship.id) !== null && !leads(sea, ship))
      .filter(ship => told(ship).order.track.length > 0 || wanders(told(ship).aim))
      .map(ship => ship.id),
  );

/** T9: the track that an order comes to. Total: whatever is missing or illegal is filled by the rule for silence. */
export function planFor(bridge: Bridge, ship: Vessel, told: Effective): Plan {
  const { sea, free } = bridge;
  const hull = bridge.hullOf(ship);
  if (!isUnderSail(ship) || ship.grappled.length > 0) return { track: begin(hull), how: 'still', cut: null };
  const own = free.has(ship.id);
  if (own && told.order.track.length > 0) return ordered(sea, hull, told.order);
  const lead = own && wanders(told.aim) ? null : nextAhead(sea, ship, bridge.apart);
  if (lead) return asPlan(sea, hull, followTrack(sea, hull, ship, lead), 'follow');
  if (own && wanders(told.aim)) {
    const task = { sea, hull, ship, order: told.order, aim: told.aim, pace: paceOf(bridge, ship) };
    const track = intentTrack(task);
    if (track) return asPlan(sea, hull, track, 'intent');
  }
  return asPlan(sea, hull, keepTrack(sea, hull, ship), 'keep');
}

const asPlan = (sea: Sea, hull: Hull, track: Progress | null, how: Plan['how']): Plan => ({
  track: track ?? finish(hull, sea.wind, begin(hull)),
  how,
  cut: null,
});

/** T9.3: run as far as it is legal, then straight on at the least legal rate. */
function ordered({ wind }: Sea, hull: Hull, order: ShipOrder): Plan {
  const { progress, illegal } = run(
    hull,
    wind,
    order.track.flatMap(({ id }) => (isTurn(id) ? [id] : [])),
  );
  return { track: finish(hull, wind, progress), how: 'track', cut: illegal };
}

const isTurn = (id: string): id is 'f' | 'p' | 's' | 't' | 'h' => 'fpsth'.includes(id) && id.length === 1;

/** A leader does not outrun her line: the least of what her followers can do on her point of sailing. */
function paceOf(bridge: Bridge, ship: Vessel): number | null {
  const line = lineWith(bridge.sea, ship.id);
  if (!line || !leads(bridge.sea, ship)) return null;
  const followers = sailingIn(bridge.sea, line).filter(other => other.id !== ship.id && !bridge.apart.has(other.id) && !isHeld(other));
  if (followers.length === 0 || (followers.every(other => bridge.free.has(other.id)) && !isBound(bridge.sea, ship))) return null;
  const point = offWind(ship.heading, bridge.sea.wind);
  return Math.max(1, Math.min(...followers.map(other => bridge.hullOf(other).rates[point]?.max ?? 0)));
}

const hullIn =
  (view: View) =>
  (ship: Vessel): Hull => {
    const seen = shipIn(view, ship.id);
    return seen?.card
      ? ownHull({ ...seen, ...ship }, seen.card, view.wind, view.tables)
      : seenHull({ ...ship, masts: seen?.masts ?? null } as SeenShip, view.wind, view.tables);
  };

/** A ship that has still to move this turn. */
const fresh = (ship: SeenShip): SeenShip => ({ ...ship, wake: [{ at: ship.at, heading: ship.heading }], moved: 0 });

const moved = (ship: SeenShip, { track }: Plan): SeenShip => ({
  ...ship,
  at: track.at,
  heading: track.heading,
  tack: track.tack,
  wake: [...track.wake],
  moved: track.moved,
});

const judged = perView<ReadonlySet<ShipId>>();
const planned = perView<Plan>();

/**
 * All that a plan hangs on besides the view: her order, who sails apart, her next ahead, and where the ships of her seat lie that have moved
 * already, as far off as she could run into them or look past them for a rake. So a press plans only for those that it can touch.
 */
function planKey({ sea, apart, hullOf }: Bridge, ship: Vessel, seat: string, { order, aim }: Effective): string {
  const reach = hullOf(ship).rates.reduce((most, { max }) => Math.max(most, max), MOST_RUN) + sea.tables.rakeReach;
  const lead = nextAhead(sea, ship, apart);
  const near = sea.ships.filter(other => other.seat === seat && range(other.at, ship.at) <= reach);
  return JSON.stringify([order, aim, [...apart], lead && [lead.id, lead.heading, lead.wake], near.map(({ id, at }) => [id, at.x, at.y])]);
}

/**
 * What the ships of a seat will do as things stand, in their order of moving: the same choice that the resolution makes, before dice,
 * enemies and collisions have their say (T9.1). From a view alone, so a preview knows no more than its captain.
 */
export function plansFor(view: View, seat: string, orderOf: (ship: ShipId) => ShipOrder): ReadonlyMap<ShipId, Plan> {
  const ships = view.ships.map(fresh);
  const sea = { ...view, ships };
  const free = judged(view, seat, '', () => freeShips(sea));
  const told = (ship: Vessel) => effective({ sea, ship, order: orderOf(ship.id), raked: false });
  const apart = apartShips({ ...sea, ships: ships.filter(ship => ship.seat === seat) }, free, told);
  const bridge: Bridge = { sea, hullOf: hullIn(view), free, apart };
  const plans = new Map<ShipId, Plan>();
  for (const id of sailingOrder(sea, view.seats.find(chair => chair.id === seat)?.side ?? '')) {
    const place = ships.findIndex(ship => ship.id === id && ship.seat === seat && isUnderSail(ship));
    const ship = ships[place];
    if (!ship) continue;
    const plan = planned(view, id, planKey(bridge, ship, seat, told(ship)), () => planFor(bridge, ship, told(ship)));
    plans.set(id, plan);
    ships[place] = moved(ship, plan);
  }
  return plans;
}
