import { seated } from '../engine/audience.js';
import { merged } from '../engine/game.js';
import { write } from '../engine/notation.js';
import { type Answer, ok } from './answer.js';
import { umpired } from './chair.js';
import { askedOf, type Deps, sightOf } from './deps.js';
import type { BattleRow, DraftRow, SeatRow } from './rows.js';

/** How far one seat has come, as its umpire may know it: sealed orders are open to him, drafts to nobody but their captain. */
export interface Paper {
  readonly seat: SeatRow;
  readonly state: 'sealed' | 'not sealed' | 'not asked' | 'the AI';
  /** Sealed orders as they would be typed; empty when there are none. */
  readonly text: string;
  /** What the seat's ships will do by sealed orders, a line a unit. */
  readonly will: readonly string[];
}

/** The sealed orders of all seats, for the umpire of the battle alone. */
export const papers = (deps: Deps, id: string, user: string): Promise<Answer<{ battle: BattleRow; papers: Paper[] }>> =>
  deps.store.work(async tx => {
    const found = await umpired(tx, id, user);
    if (!found.ok) return found;
    const battle = found.value;
    const drafts = await tx.drafts(id, battle.step);
    const all = (await tx.seats(id)).map(seat => paperOf(deps, battle, seat, drafts.find(draft => draft.seat === seat.seat) ?? null));
    return ok({ battle, papers: all });
  });

function paperOf(deps: Deps, battle: BattleRow, seat: SeatRow, draft: DraftRow | null): Paper {
  if (!askedOf(deps, battle).has(seat.seat)) return { seat, state: 'not asked', text: '', will: [] };
  if (seat.ai || seat.user === null) return { seat, state: 'the AI', text: '', will: [] };
  if (draft?.sealed == null) return { seat, state: 'not sealed', text: '', will: [] };
  const sight = sightOf(deps, battle, seated(seat.seat));
  const written = { standing: seat.standing, own: draft.answers };
  const { will } = sight.settle(seat.seat, written);
  return { seat, state: 'sealed', text: write(sight.ask(seat.seat, written), merged(written)), will: will.map(one => one.words) };
}
