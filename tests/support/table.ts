import { RULESETS } from '../../src/rulesets/index.js';
import { loadLibrary } from '../../src/store/library.js';
import type { Answer } from '../../src/table/answer.js';
import type { Deps } from '../../src/table/deps.js';
import { newMemory } from '../../src/table/memory.js';
import { join, start } from '../../src/table/muster.js';
import { open } from '../../src/table/open.js';
import type { Pace } from '../../src/table/pace.js';
import type { BattleRow, DispatchRow } from '../../src/table/rows.js';
import { type HandClock, handClock } from './clock.js';
import { countedSecrets } from './secrets.js';
import { tempStore } from './store.js';

export const ANN = '1001';
export const BOB = '1002';
export const UMA = '1003';
export const GUILD = '2001';
export const CHANNEL = '3001';

export interface Table extends Deps {
  readonly clock: HandClock;
}

/** A table over a new store, with a clock that is moved by hand. */
export async function newTable(): Promise<Table> {
  const { store } = await tempStore();
  return {
    store,
    clock: handClock(),
    games: RULESETS,
    library: loadLibrary('assets/scenarios', RULESETS),
    secrets: countedSecrets(),
    memory: newMemory(),
  };
}

/** The value, or a failed test that says what was refused. */
export function value<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`Refused: ${answer.refusal.code} ${answer.refusal.say}`);
}

/** The code of a refusal; fails where nothing was refused. */
export function refused(answer: Answer<unknown>): string {
  if (answer.ok) throw new Error('Nothing was refused');
  return answer.refusal.code;
}

interface Plan {
  readonly scenario?: string;
  readonly pace?: Pace;
  readonly ai?: readonly string[];
  readonly umpire?: string | null;
  /** Who opens it: Ann, if nobody else. */
  readonly by?: string;
  /** Who takes which seat. */
  readonly seats?: Readonly<Record<string, string>>;
}

export const DAILY: Pace = { kind: 'hours', hours: 24 };

/** A battle that musters: Ann opened it. */
export async function muster(
  table: Table,
  { scenario = 'starter', pace = DAILY, ai = [], umpire = null, by = ANN }: Plan = {},
): Promise<BattleRow> {
  return value(await open(table, { by, guild: GUILD, channel: CHANNEL, scenario: { id: scenario }, pace, umpire, invited: null, ai }))
    .battle;
}

/** Unless the plan says otherwise, Ann commands the British, Bob the French; and the fight is on. */
export async function fight(table: Table, plan: Plan = {}): Promise<BattleRow> {
  const battle = await muster(table, plan);
  const seats = Object.entries(plan.seats ?? { british: ANN, french: BOB });
  for (const [seat, user] of seats) if (!plan.ai?.includes(seat)) value(await join(table, battle.id, seat, user));
  return value(await start(table, battle.id, plan.by ?? ANN)).battle;
}

export const battleNow = async (table: Table, id: string): Promise<BattleRow> => {
  const found = await table.store.work(tx => tx.battle(id));
  if (!found) throw new Error(`No battle ${id}`);
  return found;
};

/** Everything that waits to be sent, in order, as `kind → viewer`. Marks it sent, so that the next call shows what is new. */
export async function posts(table: Table): Promise<{ kind: string; to: string; row: DispatchRow }[]> {
  const all: DispatchRow[] = [];
  for (;;) {
    const batch = await table.store.work(tx => tx.nextDispatches(Number.MAX_SAFE_INTEGER, 50));
    if (batch.length === 0) break;
    for (const row of batch) await table.store.work(tx => tx.putDispatch({ ...row, status: 'sent' }));
    all.push(...batch);
  }
  return all.sort((a, b) => a.id - b.id).map(row => ({ kind: row.body.kind, to: row.to.as === 'seat' ? row.to.seat : row.to.as, row }));
}

export const kinds = async (table: Table): Promise<string[]> => (await posts(table)).map(({ kind, to }) => `${kind} → ${to}`);
