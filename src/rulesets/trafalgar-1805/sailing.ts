import { type Point8, pointsApart, turned } from '../../engine/grid.js';
import type { Nation, Rate, Rig, Wind } from './nouns.js';
import type { Tables } from './tables.js';

/** Most and fewest squares on each point off the wind's eye, 0 (head to wind) to 4 (before it). */
export type Rates = { max: number; min: number }[];

/** What slows a ship. */
export interface Wear {
  readonly damage: number;
  readonly masts: Rig;
  readonly slower: number;
}

export const mastsLost = (masts: Rig): number => masts.filter(stands => !stands).length;
export const allStand = (masts: Rig): boolean => mastsLost(masts) === 0;

/** T2.2–T2.4: the diagram for a fresh wind, the change for light and strong winds, a square off for two damage points and for each mast. */
export function ratesOf(wear: Wear, wind: Wind, tables: Tables): Rates {
  const lost = Math.floor(wear.damage / 2) + mastsLost(wear.masts) + wear.slower;
  return tables.fresh.map(([base, min], off) => {
    const max = Math.max(0, base + changeOf(wind, tables, off) - lost);
    return { max, min: Math.min(min, max) };
  });
}

const changeOf = ({ level }: Wind, tables: Tables, off: number): number => (level === 'fresh' ? 0 : (tables[level][off] ?? 0));

/** T2.5: no way on any heading. */
export const isBecalmed = (rates: Rates): boolean => rates.every(rate => rate.max <= 0);

export const offWind = (heading: Point8, wind: Pick<Wind, 'from'>): number => pointsApart(heading, wind.from);

/** The side that the wind is on; head to wind and dead before it, a ship keeps the side that she had (T3.5). */
export function tackOn(heading: Point8, wind: Pick<Wind, 'from'>, before: 'port' | 'starboard'): 'port' | 'starboard' {
  const relative = turned(wind.from, -heading);
  if (relative === 0 || relative === 4) return before;
  return relative < 4 ? 'starboard' : 'port';
}

/** The close-hauled heading with the wind on a side. */
export const closeHauled = (wind: Pick<Wind, 'from'>, tack: 'port' | 'starboard'): Point8 => turned(wind.from, tack === 'port' ? 1 : -1);

export const isLineShip = (rate: Rate): boolean => rate === 1 || rate === 2 || rate === 3 || rate === 4;
export const isSmallCraft = (rate: Rate): boolean => rate === 5 || rate === 6 || rate === 'small' || rate === 'merchant';

const round = (value: number, nation: Nation, national: boolean): number =>
  national && nation !== 'british' ? Math.floor(value) : Math.ceil(value);

/** Half of a number as the nation rounds it (T11.1); with national rules off everybody rounds up. */
export const halved = (value: number, nation: Nation, national: boolean): number => round(value / 2, nation, national);

/**
 * T5.1: tens of guns, at most nine, less the rate; frigates less two where anything above a frigate fights; sixth rates and sloops
 * are of use against their like alone.
 */
export function gunneryOf(
  ship: { guns: number; rate: Rate; nation: Nation },
  field: { national: boolean; bigShips: boolean; frigatesLess: number },
): number {
  const { guns, rate, nation } = ship;
  if (rate === 'merchant' || guns === 0) return 0;
  const tens = Math.min(guns, 90) / 10;
  if (rate === 5) return Math.max(0, round(tens - (field.bigShips ? field.frigatesLess : 0), nation, field.national));
  if (rate === 6 || rate === 'small') return field.bigShips ? (rate === 6 && nation === 'british' ? 1 : 0) : 1;
  return Math.max(0, round(tens - rate, nation, field.national));
}
