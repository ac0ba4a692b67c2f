import { type Square, squareName } from '../../engine/grid.js';

/** Squares between a ship and the edge, at least: at set-up, so that the first turns change no name; and later, more than a turn's run. */
const SET_UP = 12;
const MARGIN = 6;
const BOARD = 10;

interface Board {
  readonly scenario: { readonly origin: Square };
  readonly ships: readonly { readonly at: Square; readonly condition: string }[];
}

const floorTo = (value: number, unit: number): number => Math.floor(value / unit) * unit;
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

/** Where A1 lies when the battle begins: a multiple of ten, north and west of every ship, those still expected included. */
export const boardOrigin = (ships: readonly { readonly at: readonly [number, number] }[]): Square => ({
  x: floorTo(least(ships.map(ship => ship.at[0])) - SET_UP, BOARD),
  y: floorTo(least(ships.map(ship => ship.at[1])) - SET_UP, BOARD),
});

/**
 * Where A1 lies now. It is the origin of the set-up for as long as the ships keep off its edge; when one comes near, whole boards are
 * added on that side, as on a table (T1). Only what everybody sees goes into it.
 */
export function origin(board: Board): Square {
  const before = origins.get(board);
  if (before) return before;
  const found = originOf(board);
  origins.set(board, found);
  return found;
}

/** Every square that is named asks for it. */
const origins = new WeakMap<Board, Square>();

function originOf(board: Board): Square {
  const afloat = board.ships.filter(ship => ship.condition !== 'expected' && ship.condition !== 'escaped' && ship.condition !== 'home');
  const reach = (start: number, values: number[]) =>
    values.length === 0 ? start : Math.min(start, floorTo(least(values) - MARGIN, BOARD));
  const { x, y } = board.scenario.origin;
  return {
    x: reach(
      x,
      afloat.map(ship => ship.at.x),
    ),
    y: reach(
      y,
      afloat.map(ship => ship.at.y),
    ),
  };
}

/** A square by name, `L8`, in texts and on the chart alike. */
export const squareLabel = (board: Board, square: Square): string => squareName(square, origin(board));
