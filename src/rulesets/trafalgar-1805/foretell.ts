import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { isBound, leads, maySailSingly, nextAhead } from './fleet.js';
import type { Progress } from './legal.js';
import type { ShipId } from './nouns.js';
import type { ShipOrder } from './order.js';
import { type Plan, plansFor } from './plan.js';
import type { Sight } from './sight.js';
import { isFighting } from './vessel.js';
import type { SeenShip } from './view.js';
import { SILENT_SHIP, shipOrderOf } from './written.js';

/** What one own ship will do as things stand, before dice, enemies and collisions have their say. */
export interface Foretold {
  readonly ship: SeenShip;
  readonly order: ShipOrder;
  readonly how: Plan['how'];
  /** Null for a ship that cannot be sailed. */
  readonly end: Progress | null;
  /** The first step of her track that is not legal. */
  readonly cut: Plan['cut'];
  /** Whom she follows. */
  readonly lead: ShipId | null;
}

type Told = ReadonlyMap<ShipId, Foretold>;

/** The last foretelling of each view: form, orders and preview of one press are made from the same answers. */
const last = new WeakMap<Sight, { readonly key: string; readonly told: Told }>();

/** A seat's ships in their own order, each with what she will do (T9.1). */
export function foretell(view: Sight, seat: Seat, answers: Answers): Told {
  const key = JSON.stringify([seat, answers]);
  const known = last.get(view);
  if (known?.key === key) return known.told;
  const told = foretold(view, seat, answers);
  last.set(view, { key, told });
  return told;
}

function foretold(view: Sight, seat: Seat, answers: Answers): Told {
  const own = view.ships.filter(ship => ship.seat === seat && isFighting(ship));
  const orders = new Map(own.map(ship => [ship.id, shipOrderOf(view, ship, answers)]));
  const plans = plansFor(view, seat, id => orders.get(id) ?? SILENT_SHIP);
  const apart = new Set([...plans].filter(([id, plan]) => strays(view, id, plan)).map(([id]) => id));
  return new Map(own.map(ship => [ship.id, toldOf(view, ship, orders.get(ship.id) ?? SILENT_SHIP, plans.get(ship.id) ?? null, apart)]));
}

function strays(view: Sight, id: ShipId, { how }: Plan): boolean {
  const ship = view.ships.find(one => one.id === id);
  return ship !== undefined && (how === 'track' || how === 'intent') && !leads(view, ship);
}

function toldOf(view: Sight, ship: SeenShip, order: ShipOrder, plan: Plan | null, apart: ReadonlySet<ShipId>): Foretold {
  const how = plan?.how ?? 'still';
  const lead = how === 'follow' ? (nextAhead(view, ship, apart)?.id ?? null) : null;
  return { ship, order, how, end: how === 'still' ? null : (plan?.track ?? null), cut: plan?.cut ?? null, lead };
}

/** Why she may not be sailed by her own orders this turn, or null (T3.10). */
export function barOfLine(view: Sight, ship: SeenShip): string | null {
  if (maySailSingly(view, ship)) return null;
  return isBound(view, ship)
    ? 'She keeps her line: a French or Spanish ship acts singly once a 6 has released her'
    : `She keeps her line until an enemy is within ${view.tables.gunshot} squares`;
}

/** Why she cannot be steered at all, or null; a ship foul of another may sail if the dice free her. */
export function unsteered(ship: SeenShip): string | null {
  if (ship.condition === 'hulk') return 'She is a hulk: she drifts a square downwind';
  return ship.grappled.length > 0 ? 'She is grappled and cannot move' : null;
}
