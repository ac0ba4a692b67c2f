import type { Seat } from '../../engine/audience.js';
import { chosenShot, fireArc } from './fire.js';
import { burn, fightOnce, rivalsOf } from './melee.js';
import { ARCS } from './nouns.js';
import { fightAshore } from './party.js';
import { ordersOf, type Play, policyOf } from './play.js';
import { enemiesOf, fleetOf, gapOf, hasUpgrade } from './sea.js';
import type { Ship } from './state.js';
import { taken } from './worth.js';

/** The Attack Phase (OI5.1): in turn, the initiative first, a ship at a time with everything that she has. */

function hasLegal(play: Play, ship: Ship): boolean {
  if (rivalsOf(play.state, ship).length > 0 && !ship.did.includes('close')) return true;
  if (hasUpgrade(ship, 'fire-ship') && enemiesOf(play.state, ship).some(enemy => gapOf(play.state, ship, enemy) === 0)) return true;
  return ship.party !== null || ARCS.some(arc => chosenShot(play, ship, arc, ordersOf(play, ship)) !== null);
}

/** Who of a squadron attacks next: the listed first, then whoever stands in most danger of losing her chance. */
function nextOf(play: Play, seat: Seat, done: ReadonlySet<string>): Ship | null {
  const able = fleetOf(play.state, seat).filter(ship => !done.has(ship.id) && hasLegal(play, ship));
  const { volley } = policyOf(play, seat);
  const listed = volley.map(id => able.find(ship => ship.id === id)).find(ship => ship !== undefined);
  if (listed) return listed;
  const danger = new Map(able.map(ship => [ship.id, taken(play.state, ship)]));
  return able.reduce<Ship | null>(
    (won, ship) => (won === null || (danger.get(ship.id) ?? 0) > (danger.get(won.id) ?? 0) ? ship : won),
    null,
  );
}

export function attackWith(play: Play, ship: Ship): void {
  if (burn(play, ship)) return;
  for (const arc of ARCS) fireArc(play, ship, arc);
  fightOnce(play, ship);
  fightAshore(play, ship);
}

/** Seats take turns until nobody has a legal attack left. */
export function attackPhase(play: Play): void {
  const done = new Set<string>();
  for (let fired = true; fired; ) {
    fired = false;
    for (const seat of play.state.order) {
      const ship = nextOf(play, seat, done);
      if (ship === null) continue;
      done.add(ship.id);
      attackWith(play, ship);
      fired = true;
    }
  }
}
