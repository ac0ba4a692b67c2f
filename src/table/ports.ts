import type { BattleRow, DispatchRow, DraftRow, NewDispatch, Phase, PreferenceRow, SeatRow, StepRow } from './rows.js';

/** The rows are part of the port: a store reads each by its schema. */
export { BattleRow, DispatchRow, DraftRow, type NewDispatch, PreferenceRow, SeatRow, StepRow } from './rows.js';

/** What the table asks of a store. Everything, reads too, goes through `work`: one transaction, all or nothing. */
export interface Store {
  /** Runs `job` in a transaction; what it throws rolls everything back, and so does a call that failed. Never await Discord inside. */
  work<T>(job: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Somebody else wrote first: the row's `rev` (or the step's key) was taken. The caller reads again. */
export class Conflict extends Error {}

export interface Tx {
  battle(id: string): Promise<BattleRow | null>;
  battleOfThread(thread: string): Promise<BattleRow | null>;
  /** Battles in these phases, newest first; filters are joined by and. A user's are those where he has a seat or umpires. */
  battles(filter: { phases: readonly Phase[]; guild?: string; user?: string }): Promise<BattleRow[]>;
  /** Fighting battles whose deadline is at or before `now`, oldest deadline first. */
  dueBattles(now: number): Promise<BattleRow[]>;
  addBattle(row: BattleRow, seats: readonly SeatRow[]): Promise<void>;
  /** Writes a row whose `rev` is the stored one and stores it with `rev + 1`; throws Conflict otherwise. Returns the row as stored. */
  putBattle(row: BattleRow): Promise<BattleRow>;

  /** By place. */
  seats(battle: string): Promise<SeatRow[]>;
  putSeat(row: SeatRow): Promise<void>;

  drafts(battle: string, step: number): Promise<DraftRow[]>;
  draft(battle: string, step: number, seat: string): Promise<DraftRow | null>;
  /** Writes a draft whose stored `rev` is `was` (null: there is none yet); throws Conflict otherwise. */
  putDraft(row: DraftRow, was: number | null): Promise<void>;

  /** The key (battle, step) is the lock: throws Conflict when the step is there already. */
  addStep(row: StepRow): Promise<void>;
  step(battle: string, step: number): Promise<StepRow | null>;
  /** All, in order. */
  steps(battle: string): Promise<StepRow[]>;

  /** A key that is there already is passed over, so that nothing is ever posted twice. */
  addDispatches(rows: readonly NewDispatch[]): Promise<void>;
  /** Waiting dispatches, oldest first, at most one per (battle, viewer): the next of each queue, if it is due. */
  nextDispatches(now: number, limit: number): Promise<DispatchRow[]>;
  putDispatch(row: DispatchRow): Promise<void>;
  /** The newest sent dispatch of a kind: where the board or the announcement stands. */
  sentDispatch(battle: string, viewer: string, kind: string): Promise<DispatchRow | null>;

  preference(user: string): Promise<PreferenceRow | null>;
  putPreference(row: PreferenceRow): Promise<void>;

  /** Small facts of the whole bot: `lastSeen`. */
  note(key: string): Promise<string | null>;
  putNote(key: string, value: string): Promise<void>;
}

/** The time; injected, so that tests and the playground can move it. */
export interface Clock {
  now(): number;
}
