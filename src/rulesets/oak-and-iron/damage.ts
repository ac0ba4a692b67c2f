import type { Play } from './play.js';
import { useOnce } from './play.js';
import { damageBoxes, fatigueBoxes, gift, hurt, isCrippled, isShaken, weary } from './sea.js';
import type { Ship } from './state.js';

/** Filling and clearing the two tracks (OI3.4, OI6). */

/** Fatigue beyond the last box is ignored; veterans shrug off the first of each turn. Returns what she took. */
export function tire(play: Play, ship: Ship, points: number): number {
  if (points <= 0) return 0;
  const veterans = gift(play.state, ship, 'veteran-crew');
  const spared = veterans > 0 && useOnce(ship, 'veteran') ? Math.min(points, veterans) : 0;
  const before = ship.fatigue;
  const wasShaken = isShaken(play.state, ship);
  ship.fatigue = Math.min(fatigueBoxes(play.state, ship), ship.fatigue + points - spared);
  if (!wasShaken && isShaken(play.state, ship)) {
    dropParty(play, ship);
    play.say({ kind: 'shaken', ship: ship.id });
  }
  return ship.fatigue - before;
}

/** Damage fills its track; when that is full every further point becomes Fatigue (OI6.1). */
export function hit(play: Play, ship: Ship, points: number): void {
  if (points <= 0) return;
  const wasCrippled = isCrippled(play.state, ship);
  const room = Math.max(0, damageBoxes(play.state, ship) - ship.damage);
  ship.damage += Math.min(points, room);
  if (!wasCrippled && isCrippled(play.state, ship)) play.say({ kind: 'crippled', ship: ship.id });
  tire(play, ship, points - Math.min(points, room));
}

/** Takes fatigue off; returns how much. */
export function rest(ship: Ship, points: number): number {
  const off = Math.min(points, ship.fatigue);
  ship.fatigue -= off;
  return off;
}

export function restAndSay(play: Play, ship: Ship, points = 1): void {
  const by = weary(ship) > 0 || ship.fatigue > 0 ? rest(ship, points) : 0;
  if (by > 0) play.say({ kind: 'rallied', ship: ship.id, by });
}

/** Mends the hull of a ship that is not Crippled; returns how much. */
export function mend(ship: Ship, points: number): number {
  const off = Math.min(points, ship.damage);
  ship.damage -= off;
  return off;
}
export const canMend = (play: Play, ship: Ship): boolean => ship.damage > 0 && hurt(ship) < play.state.tables.track;

export function dropParty(play: Play, ship: Ship): void {
  if (ship.party === null) return;
  ship.party = null;
  play.say({ kind: 'party-lost', ship: ship.id });
}
