import { createHash } from 'node:crypto';

/** JSON with sorted keys and no spaces: the same value gives the same text, wherever and however it was stored. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

/** SHA-256 in hex of the canonical value. The domain keeps a seal of one thing from being passed off as a seal of another. */
export const digest = (domain: string, value: unknown): string =>
  createHash('sha256')
    .update(`quarterdeck:${domain}:${canonical(value)}`)
    .digest('hex');

/** The seal of a battle's secret seed, shown when the battle starts and checked when the seed is revealed. */
export const sealOfSeed = (seed: string): string => digest('seed', seed);

/** The seal of one seat's orders: what the board shows instead of them. */
export const sealOfOrders = (salt: string, seat: string, step: number, orders: unknown): string =>
  digest('orders', { salt, seat, step, orders });

/** What every die of a step depends on besides the seed: all orders of that step, of all seats. */
export const digestOfOrders = (orders: unknown): string => digest('step', orders);
