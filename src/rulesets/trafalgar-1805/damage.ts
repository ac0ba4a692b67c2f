import { facingSide } from './arc.js';
import { MASTS } from './nouns.js';
import { owners, type Play } from './play.js';
import { allStand, mastsLost } from './sailing.js';
import type { Ship } from './state.js';
import type { Pose } from './vessel.js';

const MOST_DAMAGE = 4;

/** T5.7: damage points up to four; what is over counts as 6s towards a mast. Returns the points that she took. */
export function strain(ship: Ship, points: number): number {
  const taken = Math.min(points, MOST_DAMAGE - ship.damage);
  ship.damage += taken;
  ship.sixes += points - taken;
  return taken;
}

/** T5.9: two 6s or more over the fourth point in one turn bring down a mast, one a turn at most. */
export function checkMast(play: Play, ship: Ship): void {
  if (ship.sixes < 2 || ship.dismasted || mastsLost(ship.masts) === 3) return;
  const to = play.state.options.masts === 'hidden' ? owners(play.state, ship) : 'everyone';
  for (;;) {
    const place = Math.ceil(play.dice.roll(6, { why: `mast ${ship.id}`, clause: 'T5.9', to }) / 2) - 1;
    const mast = MASTS[place];
    if (mast === undefined || !ship.masts[place]) continue;
    ship.masts[place] = false;
    ship.dismasted = true;
    play.tell(to, { kind: 'mast', ship: ship.id, mast });
    return;
  }
}

type Side = 'port' | 'starboard';
const far = (side: Side): Side => (side === 'port' ? 'starboard' : 'port');
const higher = (ship: Ship): Side => (ship.gunnery.starboard > ship.gunnery.port ? 'starboard' : 'port');

/** One 5 on a broadside; a silent one passes it to the other, and two silent ones lose it (T5.8). */
function silence(ship: Ship, side: Side): Side | null {
  const hit = ship.gunnery[side] > 0 ? side : far(side);
  if (ship.gunnery[hit] === 0) return null;
  ship.gunnery[hit] -= 1;
  return hit;
}

/** T5.8: every third 5 that a ship takes in the battle goes through to the far side. */
function throughHit(ship: Ship, facing: Side): Side {
  ship.fives += 1;
  return ship.fives % 3 === 0 ? far(facing) : facing;
}

/** T5.8, T6.4: takes the 5s of one volley. Returns how many each broadside lost. */
export function takeFives(ship: Ship, count: number, firer: Pose, raked: boolean): { port: number; starboard: number } {
  const lost = { port: 0, starboard: 0 };
  const facing = facingSide(ship, firer.at) ?? higher(ship);
  let next = higher(ship);
  for (let nth = 0; nth < count; nth++) {
    const hit = silence(ship, raked ? next : throughHit(ship, facing));
    if (hit) lost[hit] += 1;
    next = far(next);
  }
  return lost;
}

export const isWhole = (ship: Ship): boolean => allStand(ship.masts);
