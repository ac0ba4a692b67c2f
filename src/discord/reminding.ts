import { sceneOf } from '../table/record.js';
import type { BattleRow, DispatchRow, SeatRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import type { Reminding } from './card.js';
import { picture, themeOf } from './pictures.js';

/** What a reminder of one battle shows, as things stand when it goes out; null: there is nothing left to remind of. */
export async function remindingOf(
  bridge: Bridge,
  dispatch: DispatchRow,
  battle: BattleRow,
  seats: readonly SeatRow[],
): Promise<Reminding | null> {
  const { to, body } = dispatch;
  const seat = seats.find(one => to.as === 'seat' && one.seat === to.seat);
  if (!seat || body.kind !== 'reminder' || battle.phase !== 'fighting' || battle.step !== body.step) return null;
  const draft = await bridge.deps.store.work(tx => tx.draft(battle.id, battle.step, seat.seat));
  if (draft?.sealed != null) return null;
  const found = await sceneOf(bridge.deps, battle.id, to, body.step);
  if (!found.ok) return null;
  const scene = found.value;
  const written = { standing: seat.standing, own: draft?.answers ?? {} };
  const theme = seat.user === null ? 'paper' : await themeOf(bridge, seat.user);
  const chart = await picture(
    bridge,
    scene.sight.preview(seat.seat, written, null).sheet,
    `${battle.id}-${seat.place}-as-things-stand`,
    theme,
  );
  return { scene, chart, settled: scene.sight.settle(seat.seat, written), rev: draft?.rev ?? 0 };
}
