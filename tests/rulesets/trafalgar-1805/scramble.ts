import type { Viewer } from '../../../src/engine/audience.js';
import { sameSquare } from '../../../src/engine/grid.js';
import type { Trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import type { Ship, State } from '../../../src/rulesets/trafalgar-1805/state.js';
import type { Scramble } from '../../support/contract.js';

/**
 * What a viewer does not know of other captains' ships: damage, Gunnery, what has fired, the counts of 5s and 6s, and what was told them.
 * Before a step only that is changed which the step does not bring to light: the guns of ships that neither fired nor suffered in it.
 */
export const scramble: Scramble<Trafalgar> = (state, viewer, step) => {
  if (state.ended !== null || viewer.as === 'umpire') return state;
  const busy = new Set(step?.told.flatMap(({ event }) => shipsIn(event)));
  for (const ship of state.ships.filter(one => !isOwn(viewer, one)))
    if (step === null) veil(ship);
    else if (!busy.has(ship.id) && isAlone(state, ship)) recast(ship);
  if (step === null) state.kept = {};
  return state;
};

const isOwn = (viewer: Viewer, ship: Ship): boolean => viewer.as === 'seat' && ship.seat === viewer.seat;

const shipsIn = (event: object): string[] =>
  'kind' in event && event.kind === 'moved'
    ? []
    : [
        ...('by' in event ? [String(event.by)] : []),
        ...('at' in event ? [String(event.at)] : []),
        ...('ship' in event ? [String(event.ship)] : []),
      ];

/** No other ship in her square or fast to her: no boarding hangs on her guns. */
const isAlone = (state: State, ship: Ship): boolean =>
  ship.grappled.length === 0 && !state.ships.some(other => other.id !== ship.id && sameSquare(other.at, ship.at));

function veil(ship: Ship): void {
  ship.damage = (ship.damage + 2) % 5;
  ship.gunnery = { port: (ship.gunnery.port + 3) % 7, starboard: (ship.gunnery.starboard + 5) % 7 };
  ship.fired = { port: !ship.fired.port, starboard: ship.fired.port };
  ship.fives += 1;
  ship.sixes += 1;
  ship.slower += 1;
  ship.repelled = ship.repelled.length > 0 ? [] : [ship.id];
  ship.shot = ship.shot === null ? 'port' : null;
  ship.raked = !ship.raked;
}

/** Guns that might have spoken but had no target: as many others would have been as quiet. */
function recast(ship: Ship): void {
  ship.fives += 1;
  ship.fired = { port: !ship.fired.port, starboard: !ship.fired.starboard };
  for (const side of ['port', 'starboard'] as const) if (ship.gunnery[side] > 0) ship.gunnery[side] = (ship.gunnery[side] % 7) + 1;
}
