import type { Point8, Square } from '../../engine/grid.js';
import type { Condition, Nation, Rig, ShipId, Wind } from './nouns.js';
import { type Rates, ratesOf } from './sailing.js';
import type { Tables } from './tables.js';

/** What moving needs to know of a ship: the same from her own card, from the state, or from what a glass shows of an enemy. */
export interface Hull {
  readonly id: ShipId;
  readonly at: Square;
  readonly heading: Point8;
  readonly tack: 'port' | 'starboard';
  readonly way: number;
  readonly condition: Condition;
  readonly masts: Rig;
  readonly rates: Rates;
  /** T3.6: two damage points or more, and she will not tack. */
  readonly shaken: boolean;
  readonly nation: Nation;
  readonly grappled: readonly ShipId[];
}

const WHOLE: Rig = [true, true, true];

type Seeable = Omit<Hull, 'rates' | 'shaken' | 'masts'> & { readonly masts: Rig | null };

/** With her record card: exact. */
export const ownHull = (ship: Seeable, card: { damage: number; slower: number; masts: Rig }, wind: Wind, tables: Tables): Hull => ({
  ...pick(ship),
  masts: card.masts,
  rates: ratesOf(card, wind, tables),
  shaken: card.damage >= 2,
});

/** Without it: as fresh as she looks (T10.3). */
export const seenHull = (ship: Seeable, wind: Wind, tables: Tables): Hull => {
  const masts = ship.masts ?? WHOLE;
  return { ...pick(ship), masts, rates: ratesOf({ damage: 0, masts, slower: 0 }, wind, tables), shaken: false };
};

const pick = ({ id, at, heading, tack, way, condition, nation, grappled }: Seeable) => ({
  id,
  at,
  heading,
  tack,
  way,
  condition,
  nation,
  grappled,
});
