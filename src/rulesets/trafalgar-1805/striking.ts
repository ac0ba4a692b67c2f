import { isClear } from './arc.js';
import type { Play } from './play.js';
import { rakeOf } from './rake.js';
import { mastsLost } from './sailing.js';
import type { Ship } from './state.js';
import { foesWithin, isFighting } from './vessel.js';

export type How = 'boarded' | 'raked' | 'conceded' | 'ruled';

/** Hauls down her colours: she is out, drifts, and frees whoever was grappled to her (T7.7). */
export function strike({ state, tell }: Pick<Play, 'state' | 'tell'>, ship: Ship, to: string, how: How): void {
  ship.condition = 'struck';
  ship.way = 0;
  ungrapple(state.ships, ship);
  tell('everyone', { kind: 'struck', ship: ship.id, to, how });
}

/** Casts off every grapple of a ship. */
export function ungrapple(ships: readonly Ship[], ship: Ship): void {
  for (const other of ships) other.grappled = other.grappled.filter(id => id !== ship.id);
  ship.grappled = [];
}

/** T7.8: one mast gone, or all three of a British ship where nations count, and she may not bear to be raked. */
export function isShaken({ state }: Pick<Play, 'state'>, ship: Ship): boolean {
  const steady = ship.nation === 'british' && state.options.national;
  return mastsLost(ship.masts) >= (steady ? 3 : 1);
}

const rakes = ({ state }: Play, firer: Ship, target: Ship): boolean =>
  rakeOf(firer, target, state.tables.rakeReach) !== null && isClear(state.ships, firer.at, target.at);

/** After each step of a mover: shaken enemies that she rakes strike; so does she, to an enemy that has moved there this turn. */
export function checkStrikes(play: Play, mover: Ship): void {
  for (const foe of foesWithin(play.state, mover, play.state.tables.rakeReach)) {
    if (isShaken(play, foe) && rakes(play, mover, foe)) strike(play, foe, mover.side, 'raked');
    else if (isFighting(mover) && foe.moved > 0 && isShaken(play, mover) && rakes(play, foe, mover)) strike(play, mover, foe.side, 'raked');
  }
}
