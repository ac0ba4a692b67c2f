import type { EventOf } from './event.js';
import { SAILS, type Sail } from './nouns.js';
import type { Play } from './play.js';
import type { Ship } from './state.js';

/** Sail settings (OI4.9, OI5.8): one step at a time; rigging shot away drops them, and in the end a mast. */

export const sailAfter = (sail: Sail, step: 1 | -1): Sail | null => SAILS[SAILS.indexOf(sail) + step] ?? null;

export function setSail(play: Play, ship: Ship, sail: Sail, why: EventOf<'sail'>['why']): void {
  if (ship.sail === sail) return;
  ship.sail = sail;
  play.say({ kind: 'sail', ship: ship.id, sail, why });
}

/** Full to Battle to Minimal; below that she is dismasted and lies as if aground. */
export function loseCanvas(play: Play, ship: Ship, steps: number): void {
  for (let step = 0; step < steps; step++) {
    if (ship.sail === 'full') setSail(play, ship, 'battle', 'rigging');
    else if (ship.sail === 'battle') setSail(play, ship, 'minimal', 'rigging');
    else if (!ship.aground) {
      ship.aground = true;
      play.say({ kind: 'dismasted', ship: ship.id });
    }
  }
}
