import type { ShipType } from './nouns.js';
import type { HullId } from './order.js';
import type { Purchase } from './ready.js';

/** A ship that is bought and not yet on the water. */
export interface Bought {
  readonly id: HullId;
  readonly type: ShipType;
  /** Of her type. */
  readonly nth: number;
}

/** A purchase ship by ship: types as they are listed, each numbered from 1. */
export const hullsOf = (ships: Purchase): Bought[] =>
  (Object.keys(ships) as ShipType[]).flatMap(type =>
    Array.from({ length: ships[type] ?? 0 }, (_, at) => ({ id: `${type}.${at + 1}`, type, nth: at + 1 })),
  );
