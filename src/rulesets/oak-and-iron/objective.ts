import type { Play } from './play.js';
import { inAction, sidesOf } from './sea.js';
import type { Ship } from './state.js';

/** Objectives (OI11.2): parties that must stand ashore on the marked land. */

const STAND = { raid: 1, raze: 2, delivery: 1 } as const;

/** A raider who has left with her plunder: the side that she sailed for, or null. */
export const escapedWith = ({ state }: Play): string | null =>
  state.ships.find(ship => ship.condition === 'gone' && ship.plunder)?.side ?? null;

/** Counts the End phases of each party; the side that wins by it, or null. A raider has still to get away. */
export function objectiveMet(play: Play): string | null {
  const { state } = play;
  const { objective } = state.scenario;
  if (objective.kind === 'engage') return null;
  const marked = new Set(state.terrain.filter(piece => piece.marked).map(piece => piece.id));
  const ashore = state.ships.filter(ship => inAction(ship) && ship.side === objective.side && ship.party && marked.has(ship.party.on));
  for (const { party } of ashore) if (party) party.stood += 1;
  const done = ashore.filter(ship => stood(ship) >= STAND[objective.kind]);
  if (objective.kind !== 'delivery') for (const ship of done) plunder(play, ship);
  else if (done.length > 0) return objective.side;
  const late = objective.kind === 'delivery' && state.turn >= objective.by;
  return late || state.turn >= state.scenario.turns ? (sidesOf(state).find(side => side !== objective.side) ?? null) : null;
}

function plunder(play: Play, ship: Ship): void {
  if (ship.plunder) return;
  ship.plunder = true;
  play.say({ kind: 'plundered', ship: ship.id });
}
const stood = (ship: Ship): number => ship.party?.stood ?? 0;
