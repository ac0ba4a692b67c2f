import type { Move } from '../engine/battle.js';
import { sealOfOrders } from '../engine/canonical.js';
import { merged } from '../engine/game.js';
import type { Kinds } from '../engine/ruleset.js';
import type { Deps } from './deps.js';
import type { Tx } from './ports.js';
import { makeStep } from './resolve.js';
import type { BattleRow, DraftRow, SeatRow } from './rows.js';

export interface Standing {
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
}

/** A move between turns keeps the drafts of those who go on: sealed ones stay sealed, under a new hash. */
export async function moveBetween(deps: Deps, tx: Tx, { battle, seats }: Standing, move: Move<Kinds>): Promise<BattleRow> {
  const drafts = await tx.drafts(battle.id, battle.step);
  const after = await makeStep(deps, tx, battle, seats, move, {});
  if (after.phase === 'fighting') await carryDrafts(deps, tx, { battle: after, seats }, drafts);
  return after;
}

/** Lays drafts of an earlier step before their captains again. */
export async function carryDrafts(deps: Deps, tx: Tx, { battle, seats }: Standing, drafts: readonly DraftRow[]): Promise<void> {
  for (const draft of drafts) {
    const seat = seats.find(one => one.seat === draft.seat);
    if (!seat) continue;
    const salt = deps.secrets.salt();
    const answers = merged({ standing: seat.standing, own: draft.answers });
    const hash = draft.sealed === null ? null : sealOfOrders(salt, draft.seat, battle.step, answers);
    await tx.putDraft({ ...draft, step: battle.step, rev: 1, salt, hash }, null);
  }
}
