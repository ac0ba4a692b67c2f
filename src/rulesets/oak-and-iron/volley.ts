import { type Shot, shotAt } from './aim.js';
import { AIMED, chosenShot, fireAt, type Manner } from './fire.js';
import { inFormation } from './formation.js';
import { burn, fight, fightOnce, rivalOf } from './melee.js';
import { ARCS } from './nouns.js';
import { ordersOf, type Play, policyOf } from './play.js';
import { gunDice } from './pool.js';
import { bandRank, byGap, effectOf, enemiesOf, fleetOf, inAction, isMelee, isWithin, squadOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Attacks out of the Attack Phase (OI9): those that a card makes of a Crew Action, and those that answer an enemy's move. */

/** A shot brought down to a Partial Fire, or null where none is allowed. */
function asPartial(shot: Shot | null, { reach: { partial: reach } }: Sea['tables']): Shot | null {
  if (shot === null || bandRank(shot.band) > bandRank(reach)) return null;
  return { ...shot, kind: 'partial', rake: 'none' };
}

/** The best Partial Fire at one enemy. */
export function partialAt(sea: Sea, ship: Ship, target: Ship): Shot | null {
  if (isMelee(sea, target, ship.side)) return null;
  return ARCS.map(arc => asPartial(shotAt(sea, ship, arc, target), sea.tables)).find(shot => shot !== null) ?? null;
}

/** A free Partial Fire; whether it was fired. */
export function partialsAt(play: Play, ship: Ship, target: Ship, { harmless }: Pick<Manner, 'harmless'>): boolean {
  const shot = partialAt(play.state, ship, target);
  if (shot === null) return false;
  fireAt(play, ship, shot, { ...AIMED, free: true, harmless });
  return true;
}

function bestShot(play: Play, ship: Ship): Shot | null {
  const shots = ARCS.map(arc => chosenShot(play, ship, arc)).filter(shot => shot !== null);
  const dice = (shot: Shot) => gunDice(play.state, ship, shot, { aim: 'hull', more: 0 });
  return shots.reduce<Shot | null>((best, shot) => (best === null || dice(shot) > dice(best) ? shot : best), null);
}

/** Enemies as she was told to fire at them on any side, then by distance. */
function wanted(play: Play, ship: Ship): Ship[] {
  const order = ordersOf(play, ship);
  const enemies = byGap(play.state, ship, enemiesOf(play.state, ship));
  const told = ARCS.flatMap(arc => order[arc]).flatMap(id => enemies.filter(enemy => enemy.id === id));
  return [...new Set([...told, ...enemies])];
}

function partialNow(play: Play, ship: Ship, manner: Partial<Manner>): boolean {
  const targets = wanted(play, ship);
  const shot = targets.map(target => partialAt(play.state, ship, target)).find(one => one !== null);
  if (!shot) return false;
  fireAt(play, ship, shot, { ...AIMED, free: true, ...manner });
  return true;
}

/** A Crew Action spent on an attack, as the card of the turn allows (OI9.3, OI9.4). */
export function spendOnAttack(play: Play, ship: Ship): void {
  const card = effectOf(play.state, ship.seat);
  if (card === 'heavy-musketry') partialNow(play, ship, { harmless: true });
  else if (card === 'elan') {
    const rival = rivalOf(play, ship);
    if (rival) fight(play, ship, rival, 1);
    else partialNow(play, ship, { more: 1 });
  } else if (card === 'rolling-broadsides' && !burn(play, ship)) {
    const shot = bestShot(play, ship);
    if (shot === null) fightOnce(play, ship);
    else fireAt(play, ship, shot, AIMED);
  }
}

/** Whether spending the Crew Action on an attack would come to anything. */
export const hasAttack = (sea: Sea, ship: Ship): boolean => enemiesOf(sea, ship).some(target => partialAt(sea, ship, target) !== null);

/** What enemies do about a ship that has just moved, the captain with the initiative first. */
export function answerMove(play: Play, mover: Ship): void {
  for (const seat of play.state.order) {
    if (squadOf(play.state, seat)?.side === mover.side || !policyOf(play, seat).permit) continue;
    const fleet = fleetOf(play.state, seat);
    const card = effectOf(play.state, seat);
    if (card === 'as-she-bears') for (const ship of fleet) fireAsSheBears(play, ship, mover);
    if (card === 'small-arms') {
      const near = fleet.filter(ship => isWithin(play.state, ship, mover, 'pistol') && ordersOf(play, ship).hold !== 'never');
      near.some(ship => partialsAt(play, ship, mover, { harmless: true }));
    }
  }
}

function fireAsSheBears(play: Play, ship: Ship, mover: Ship): void {
  if (!inAction(mover) || ship.did.includes('as-she-bears') || !inFormation(play.state, ship)) return;
  if (isMelee(play.state, mover, ship.side) || ordersOf(play, ship).hold === 'never') return;
  const shot = ARCS.map(arc => shotAt(play.state, ship, arc, mover)).find(one => one?.kind === 'broadside');
  if (!shot || bandRank(shot.band) > bandRank(ordersOf(play, ship).hold as 'cannon' | 'musket' | 'pistol')) return;
  ship.did.push('as-she-bears');
  fireAt(play, ship, shot, { ...AIMED, free: true });
}
