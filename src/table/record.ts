import { hears, PUBLIC, seated, UMPIRE, type Viewer } from '../engine/audience.js';
import type { Roll } from '../engine/dice.js';
import type { Sight } from '../engine/game.js';
import type { Told } from '../engine/ruleset.js';
import { type Answer, ok, refuse } from './answer.js';
import { battleIn, type Deps, findBattle, gameOf } from './deps.js';
import type { Tx } from './ports.js';
import type { BattleRow, SeatRow, StepRow } from './rows.js';

/** A moment of a battle as one viewer sees it: what the chart, the report and the dice are made from. */
export interface Scene {
  readonly battle: BattleRow;
  readonly seats: readonly SeatRow[];
  readonly viewer: Viewer;
  readonly step: number;
  readonly sight: Sight;
  readonly told: readonly Told<unknown>[];
  readonly rolls: readonly Roll[];
  /** Hashes of the orders that made this step, by seat. */
  readonly seals: StepRow['seals'];
}

/** Who somebody is at this table, at which of his seats (null: the first). Once the battle is over the fog is lifted for everybody. */
export function viewerOf(battle: BattleRow, seats: readonly SeatRow[], user: string, place: number | null = null): Viewer {
  if (battle.phase === 'over' || battle.umpire === user) return UMPIRE;
  const own = seats.find(seat => seat.user === user && (place === null || seat.place === place));
  return own ? seated(own.seat) : PUBLIC;
}

/** The battle as it stood after `step` (null: now), for a given viewer. */
export async function sceneFor(deps: Deps, tx: Tx, battle: BattleRow, viewer: Viewer, step: number | null): Promise<Answer<Scene>> {
  if (battle.phase === 'muster' || battle.phase === 'called-off')
    return refuse('not-fighting', 'This battle has not begun.', 'wait for Start');
  const wanted = step ?? battle.step;
  const row = await tx.step(battle.id, wanted);
  if (!row && wanted !== 0) return refuse('not-yet', `There is no step ${wanted}.`, `steps 1 to ${battle.step}`);
  const state = row?.state ?? battle.state;
  const opening = wanted === 0 && battle.step > 0;
  const then = opening ? gameOf(deps, battle.ruleset).open(battle.scenario, battle.seed) : { ...battleIn(battle), state, step: wanted };
  return ok({
    battle,
    seats: await tx.seats(battle.id),
    viewer,
    step: wanted,
    sight: gameOf(deps, battle.ruleset).look(then, viewer),
    told: (row?.told ?? []) as Told<unknown>[],
    rolls: ((row?.rolls ?? []) as Roll[]).filter(roll => hears(viewer, roll.to)),
    seals: row?.seals ?? {},
  });
}

/** The same for a person: as captain, umpire or spectator. */
export const scene = (deps: Deps, id: string, user: string, step: number | null, place: number | null = null): Promise<Answer<Scene>> =>
  deps.store.work(async tx => {
    const found = await findBattle(tx, id);
    if (!found.ok) return found;
    return sceneFor(deps, tx, found.value, viewerOf(found.value, await tx.seats(id), user, place), step);
  });

/** For the postman: a scene for the viewer of a dispatch. */
export const sceneOf = (deps: Deps, id: string, viewer: Viewer, step: number | null): Promise<Answer<Scene>> =>
  deps.store.work(async tx => {
    const found = await findBattle(tx, id);
    return found.ok ? sceneFor(deps, tx, found.value, viewer, step) : found;
  });

/** The trace of a step's dice, as far as the viewer may look: reason in words, clause, faces. Dice thrown together stand together. */
export function traceOf({ sight, rolls }: Scene): { readonly words: string; readonly clause: string; readonly faces: string }[] {
  const reasons = [...new Set(rolls.map(roll => roll.why))];
  return reasons.map(why => {
    const thrown = rolls.filter(roll => roll.why === why);
    const sides = thrown[0]?.sides ?? 6;
    return {
      words: sight.explain(why),
      clause: thrown[0]?.clause ?? '',
      faces: `${thrown.length}d${sides}: ${thrown.map(roll => roll.face).join(' ')}`,
    };
  });
}
