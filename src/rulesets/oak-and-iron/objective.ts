import type { Play } from './play.js';
import { inAction, sidesOf } from './sea.js';
import type { Ship } from './state.js';

/** Objectives (OI11.2): parties that must stand ashore on the marked land. */

const STAND = { raid: 1, raze: 2, delivery: 1 } as const;

/** Counts the End phases of each party; the side that wins by it, or null. */
export function objectiveMet({ state }: Play): string | null {
  const { objective } = state.scenario;
  if (objective.kind === 'engage') return null;
  const marked = new Set(state.terrain.filter(piece => piece.marked).map(piece => piece.id));
  const ashore = state.ships.filter(ship => inAction(ship) && ship.side === objective.side && ship.party && marked.has(ship.party.on));
  for (const { party } of ashore) if (party) party.stood += 1;
  if (ashore.some(ship => stood(ship) >= STAND[objective.kind])) return objective.side;
  const late = objective.kind === 'delivery' && state.turn >= objective.by;
  return late || state.turn >= state.scenario.turns ? (sidesOf(state).find(side => side !== objective.side) ?? null) : null;
}
const stood = (ship: Ship): number => ship.party?.stood ?? 0;
