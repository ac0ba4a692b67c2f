import type { Sea } from './state.js';

/** What has been worked out for a view once need not be again: a view never changes, and a desk asks the same of it at every press. */

const kept = new WeakMap<object, Map<string, { readonly key: string; readonly value: unknown }>>();

/**
 * What `make` gives, or what it gave for the same view, slot and key. A slot keeps its newest key alone. A State is not a view: it
 * changes as it is played, so nothing is kept for it.
 */
export function recalled<T>(sea: Sea, slot: string, key: string, make: () => T): T {
  if (!('viewer' in sea)) return make();
  const slots = kept.get(sea) ?? new Map<string, { readonly key: string; readonly value: unknown }>();
  kept.set(sea, slots);
  const known = slots.get(slot);
  if (known?.key === key) return known.value as T;
  const value = make();
  slots.set(slot, { key, value });
  return value;
}
