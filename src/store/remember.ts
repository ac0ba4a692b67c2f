import { DraftRow, type Tx } from '../table/ports.js';

/**
 * What a captain's press reads is kept in memory: one process owns the file and does one job at a time, so memory cannot fall behind.
 * Whatever a job writes is forgotten or kept as a read would give it; a job that fails forgets everything.
 */
export interface Memory {
  over(tx: Tx): Tx;
  forget(): void;
}

/** Calls that change nothing which is remembered. */
const HARMLESS: readonly string[] = [
  'battleOfThread',
  'battles',
  'dueBattles',
  'drafts',
  'addStep',
  'step',
  'steps',
  'addDispatches',
  'nextDispatches',
  'putDispatch',
  'sentDispatch',
  'note',
  'putNote',
] satisfies (keyof Tx)[];

/** Rows of each kind that are kept. */
const MOST = 512;

export function remember(): Memory {
  const battles = latest<ReturnType<Tx['battle']>>();
  const seats = latest<ReturnType<Tx['seats']>>();
  const drafts = latest<ReturnType<Tx['draft']>>();
  const preferences = latest<ReturnType<Tx['preference']>>();
  const draftKey = (battle: string, step: number, seat: string) => `${battle} ${step} ${seat}`;
  const forget = () => {
    for (const kept of [battles, seats, drafts, preferences]) kept.clear();
  };
  const own = (tx: Tx) => ({
    battle: (id: string) => battles.of(id, () => tx.battle(id)),
    seats: (battle: string) => seats.of(battle, () => tx.seats(battle)),
    draft: (battle: string, step: number, seat: string) => drafts.of(draftKey(battle, step, seat), () => tx.draft(battle, step, seat)),
    preference: (user: string) => preferences.of(user, () => tx.preference(user)),
    addBattle(...[row, rows]: Parameters<Tx['addBattle']>) {
      battles.drop(row.id);
      seats.drop(row.id);
      return tx.addBattle(row, rows);
    },
    putBattle(...[row]: Parameters<Tx['putBattle']>) {
      battles.drop(row.id);
      return tx.putBattle(row);
    },
    putSeat(...[row]: Parameters<Tx['putSeat']>) {
      seats.drop(row.battle);
      return tx.putSeat(row);
    },
    async putDraft(...[row, was]: Parameters<Tx['putDraft']>) {
      await tx.putDraft(row, was);
      drafts.put(draftKey(row.battle, row.step, row.seat), Promise.resolve(DraftRow.parse(JSON.parse(JSON.stringify(row)))));
    },
    putPreference(...[row]: Parameters<Tx['putPreference']>) {
      preferences.drop(row.user);
      return tx.putPreference(row);
    },
  });
  return {
    forget,
    over: tx =>
      new Proxy(own(tx) as unknown as Tx, {
        get(mine, name) {
          if (Reflect.has(mine, name)) return Reflect.get(mine, name);
          // A call that this file does not know may write anything.
          if (!HARMLESS.includes(String(name))) forget();
          return Reflect.get(tx, name);
        },
      }),
  };
}

/** The entries used last, at most so many. */
function latest<T>() {
  const kept = new Map<string, T>();
  const put = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return {
    put,
    of: (key: string, make: () => T): T => put(key, kept.get(key) ?? make()),
    drop: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
