import { closeDice } from './melee.js';
import { fatigueBoxes, hurt, isCrippled, isFlagship, isShaken, weary } from './sea.js';
import type { Sea, Ship } from './state.js';
import { skillOf } from './throw.js';

/** What a captain reckons before he commits himself: odds hand to hand, and how near a ship is to being lost. */

const ROUNDS = 12;
/** Hits that a throw is worth, the re-rolls of Skill included. */
const hitsOf = (sea: Sea, ship: Ship, dice: number): number =>
  ((dice + 0.6 * skillOf(ship)) * sea.tables.faces.filter(face => sea.tables.hits.close.includes(face)).length) / sea.tables.faces.length;

/**
 * Fatigue that she has to spare when one of the two is Shaken, hand to hand from now on and both at average luck: above nothing she wins,
 * below nothing she is carried.
 */
export function boardingOdds(sea: Sea, ship: Ship, enemy: Ship): number {
  const [own, theirs] = [closeDice(sea, ship, enemy), closeDice(sea, enemy, ship)];
  let [mine, his] = [fatigueBoxes(sea, ship) - ship.fatigue, fatigueBoxes(sea, enemy) - enemy.fatigue];
  const [fresh, hisFresh] = [mine, his];
  for (let round = 0; round < ROUNDS && mine > 0 && his > 0; round++) {
    const struck = hitsOf(sea, ship, Math.max(1, own - (fresh - mine)));
    mine -= hitsOf(sea, enemy, Math.max(1, theirs - (hisFresh - his)));
    his -= struck;
  }
  return mine - his;
}

/** How far she is on the way to striking, 0..1: both tracks full and her colours come down. */
export const spentOf = (sea: Sea, ship: Ship): number => (hurt(ship) + weary(ship)) / (2 * sea.tables.track);

/** Points that stand to be lost with her soon: what is nearly Crippled or Shaken, the Flagship more. */
export const stakeOf = (sea: Sea, ship: Ship): number =>
  (isCrippled(sea, ship) ? 1 : 2) * spentOf(sea, ship) ** 2 + (isFlagship(sea, ship) ? 0.3 : 0) + (isShaken(sea, ship) ? 0.5 : 0);
