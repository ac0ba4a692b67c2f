import type { z } from 'zod';
import type { Answers, Value } from '../../engine/form.js';
import { perView } from './memo.js';
import type { ShipId } from './nouns.js';
import { ShipOrder, SquadronOrder } from './order.js';
import type { Sight } from './sight.js';
import { foesOf, isFighting } from './vessel.js';
import type { SeenShip } from './view.js';

/** From answers to orders: what was written where it fits, silence everywhere else (rules T9). */

export type Written = Readonly<Record<string, Value>>;
export const SQUADRON = 'squadron';

/** A captain who says nothing: nearest enemy, rake what offers, no boarding; the track is the rules' to fill. */
export const SILENT_SHIP: ShipOrder = {
  kind: 'ship',
  track: [],
  intent: 'none',
  against: null,
  side: 'any',
  range: 1,
  fire: [],
  hold: 'random',
  split: false,
  low: false,
  rake: 'any',
  board: 'never',
  odds: 60,
  masts: 1,
  prey: null,
  free: true,
  ifs: [],
};
export const SILENT_SQUADRON: SquadronOrder = { kind: 'squadron', first: 'same', singles: [] };

/** Field by field: one that does not parse is left to silence, the others stand. */
function filled<T extends object>(silent: T, shape: Readonly<Record<string, z.ZodType>>, written: Written): T {
  const fits = Object.entries(written).filter(([field, value]) => field !== 'kind' && shape[field]?.safeParse(value).success);
  return { ...silent, ...Object.fromEntries(fits) };
}

export const isBritish = (view: Sight, ship: SeenShip): boolean => view.options.national && ship.nation === 'british';
/** May aim at the hull: a British doctrine. */
export const mayAimLow = (view: Sight, ship: SeenShip): boolean => isBritish(view, ship) && view.options.doctrine;

/** A ship's order as it stands: legal in all but its track, which the rules run as far as it goes. */
export function shipOrderOf(view: Sight, ship: SeenShip, answers: Answers): ShipOrder {
  const written = answers[ship.id] ?? {};
  return known(view, ship.id, JSON.stringify(written), () => orderFrom(view, ship, written));
}

const known = perView<ShipOrder>();

function orderFrom(view: Sight, ship: SeenShip, written: Written): ShipOrder {
  const order = filled(SILENT_SHIP, ShipOrder.shape, written);
  const foes = new Set(foesOf(view, ship).map(foe => foe.id));
  const foe = (id: ShipId | null) => (id !== null && foes.has(id) ? id : null);
  return {
    ...order,
    against: foe(order.against),
    prey: foe(order.prey),
    fire: [...new Set(order.fire)].filter(id => foes.has(id)),
    split: order.split && isBritish(view, ship),
    low: order.low && mayAimLow(view, ship),
    ifs: order.ifs.slice(0, 3),
  };
}

export function squadronOrderOf(view: Sight, seat: string, answers: Answers): SquadronOrder {
  const order = filled(SILENT_SQUADRON, SquadronOrder.shape, answers[SQUADRON] ?? {});
  const own = new Set(view.ships.filter(ship => ship.seat === seat && isFighting(ship)).map(ship => ship.id));
  return { ...order, singles: [...new Set(order.singles)].filter(id => own.has(id)) };
}
