import type { Ship } from './state.js';
import { hullLeft, typeOf } from './waters.js';

/** Points that damage to a ship is worth to her enemy; what sinks her is worth more, since she will not answer again. */
export function lossOf(target: Ship, damage: number): number {
  const { cost } = typeOf(target);
  const left = hullLeft(target);
  const dealt = Math.min(damage, left);
  return (cost / target.stats.hull) * dealt + (damage >= left ? 0.6 * cost : 0.25 * cost * (dealt / left));
}
