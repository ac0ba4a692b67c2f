import type { SeatRow } from './rows.js';

/** The seats that one person commands, by place: several, where a side has fewer captains than seats. */
export const seatsOf = (seats: readonly SeatRow[], user: string | null): SeatRow[] =>
  user === null ? [] : seats.filter(seat => seat.user === user);

/** A seat's place, where its captain has others beside it and a press must say which it means; empty otherwise. */
export const placeIfSeveral = (seats: readonly SeatRow[], seatId: string): string => {
  const seat = seats.find(one => one.seat === seatId);
  return seat && seatsOf(seats, seat.user).length > 1 ? String(seat.place) : '';
};

/** Whether this seat is the first of its captain's: what he needs to be told once is told for it. */
export const isFirstOfHis = (seats: readonly SeatRow[], seat: SeatRow): boolean =>
  (seatsOf(seats, seat.user)[0] ?? seat).seat === seat.seat;
