import { PUBLIC, seated, UMPIRE, type Viewer } from '../engine/audience.js';
import type { BattleRow, DispatchBody, NewDispatch, SeatRow } from './rows.js';

/** A short stable key: a dispatch that was made twice is sent once, and Discord drops a second message with the same nonce. */
const CODES: Record<DispatchBody['kind'], string> = {
  announcement: 'a',
  summons: 's',
  thread: 'h',
  opening: 'o',
  turn: 't',
  card: 'c',
  reminder: 'r',
  notice: 'n',
  end: 'e',
};

function dispatch(battle: BattleRow, to: Viewer, body: DispatchBody, mark: string, due: number): NewDispatch {
  return { key: `${battle.id}.${CODES[body.kind]}${mark}`, battle: battle.id, to, body, due };
}

const isPerson = (seat: SeatRow): boolean => seat.user !== null && !seat.ai;

export const announcement = (battle: BattleRow, now: number): NewDispatch => dispatch(battle, PUBLIC, { kind: 'announcement' }, '', now);
export const summons = (battle: BattleRow, seat: SeatRow, now: number): NewDispatch =>
  dispatch(battle, seated(seat.seat), { kind: 'summons' }, `${seat.place}.${battle.rev}`, now);
export const reminder = (battle: BattleRow, seat: SeatRow, now: number): NewDispatch =>
  dispatch(battle, seated(seat.seat), { kind: 'reminder', step: battle.step }, `${battle.step}.${seat.place}`, now);

/** A public line. `nth` tells two notices of one change apart. */
export const notice = (battle: BattleRow, words: string, now: number, nth = 0): NewDispatch =>
  dispatch(battle, PUBLIC, { kind: 'notice', words }, `${battle.rev}.${nth}`, now);

/** The thread, its opening post, and a card for everybody who gives orders or umpires. */
export const openingPosts = (battle: BattleRow, seats: readonly SeatRow[], now: number): NewDispatch[] => [
  dispatch(battle, PUBLIC, { kind: 'thread' }, '', now),
  dispatch(battle, PUBLIC, { kind: 'opening' }, '', now),
  ...cards(battle, seats, now),
];

/** What follows a step: the board in the thread, then each person's own card; at the end, the result as well. */
export const stepPosts = (battle: BattleRow, seats: readonly SeatRow[], now: number): NewDispatch[] => [
  dispatch(battle, PUBLIC, { kind: 'turn', step: battle.step }, `${battle.step}`, now),
  ...cards(battle, seats, now),
  ...(battle.phase === 'over' ? [dispatch(battle, PUBLIC, { kind: 'end', step: battle.step }, '', now)] : []),
];

/** A card outside the turn's own: for a captain who has just taken a seat. */
export const seatCard = (battle: BattleRow, seat: SeatRow, now: number): NewDispatch =>
  dispatch(battle, seated(seat.seat), { kind: 'card', step: battle.step }, `${battle.step}.${seat.place}.${battle.rev}`, now);

function cards(battle: BattleRow, seats: readonly SeatRow[], now: number): NewDispatch[] {
  const body = { kind: 'card' as const, step: battle.step };
  const own = seats.filter(isPerson).map(seat => dispatch(battle, seated(seat.seat), body, `${battle.step}.${seat.place}`, now));
  return battle.umpire === null ? own : [...own, dispatch(battle, UMPIRE, body, `${battle.step}.u`, now)];
}
