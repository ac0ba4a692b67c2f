import type { Seat } from '../../engine/audience.js';
import { isFighting, type Vessel } from './vessel.js';

interface Table {
  readonly seats: readonly { readonly id: Seat; readonly side: string }[];
  readonly ships: readonly Pick<Vessel, 'id' | 'seat' | 'condition'>[];
  readonly chooser: string | null;
  readonly turn: number;
  readonly window: 'both' | 'choice' | 'first' | 'second';
  readonly firstSide: string;
  readonly ended: object | null;
}

/** Whether the window is this seat's (T12.3): in TWO-STEP the first movers answer before the others. */
function isAsked(table: Table, seat: Seat): boolean {
  const side = table.seats.find(chair => chair.id === seat)?.side;
  if (table.window === 'both') return true;
  if (table.window === 'choice') return side === table.chooser;
  return (side === table.firstSide) === (table.window === 'first');
}

/**
 * What a seat is asked, by unit: `squadron`, then its ships by id; the values are request ids. A view and the State give the same. Empty
 * for a seat with nothing left that fights, and once the battle is over.
 */
export function requestsOf(table: Table, seat: Seat): ReadonlyMap<string, string> {
  const ships = table.ships.filter(ship => ship.seat === seat && isFighting(ship));
  if (table.ended !== null || ships.length === 0 || !isAsked(table, seat)) return new Map();
  const head = table.window === 'both' ? `${table.turn}` : `${table.turn}:${table.window}`;
  const squadron: [string, string] = ['squadron', `${head}:squadron:${seat}`];
  if (table.window === 'choice') return new Map([squadron]);
  return new Map([squadron, ...ships.map(ship => [ship.id, `${head}:ship:${ship.id}`] as [string, string])]);
}
