import type { BattleRow, DispatchRow, SeatRow } from '../table/rows.js';

export interface Delivery {
  readonly dispatch: DispatchRow;
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
}

/** Deliveries that go out as one message: the reminders of one person that are due together. Everything else goes alone. */
export function bundles(deliveries: readonly Delivery[]): Delivery[][] {
  const alone = deliveries.filter(one => readerOf(one) === null).map(one => [one]);
  const joined = new Map<string, Delivery[]>();
  for (const one of deliveries) {
    const reader = readerOf(one);
    if (reader !== null) joined.set(reader, [...(joined.get(reader) ?? []), one]);
  }
  return [...alone, ...joined.values()];
}

/** Whose DM a reminder goes to; null: not a reminder, or not by DM. */
function readerOf({ dispatch: { to, body }, seats }: Delivery): string | null {
  if (body.kind !== 'reminder' || to.as !== 'seat') return null;
  const seat = seats.find(one => one.seat === to.seat);
  return seat?.reach === 'dm' ? seat.user : null;
}
