import { critical } from './critical.js';
import { tire } from './damage.js';
import { inFormation } from './formation.js';
import type { Face } from './nouns.js';
import { ordersOf, type Play, useOnce } from './play.js';
import { anyAttackDice } from './pool.js';
import { byGap, gapOf, hasKeyword, hasUpgrade, inAction, isWithin, plays, shipOf, spareHands, squadOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { strikeColours } from './strike.js';
import { fatigueCut, skillOf, throwPool } from './throw.js';

/** Close Combat (OI5.11): hand to hand across the rails. */

const when = (holds: boolean, dice: number): number => (holds ? dice : 0);
const crewOf = (ship: Ship): number => ship.crew + spareHands(ship);

function boarderDice(sea: Sea, ship: Ship, target: Ship): number {
  const attacks = ship.boarded.includes(target.id);
  const attacked = target.boarded.includes(ship.id);
  return (
    when(attacks && hasUpgrade(ship, 'boarding-party'), 1) +
    when(attacked && hasUpgrade(ship, 'merchants'), 1) +
    when(attacked && squadOf(sea, ship.seat)?.nation === 'spanish', 1)
  );
}

const ownDice = (sea: Sea, ship: Ship): number =>
  when(hasUpgrade(ship, 'corsairs'), 1) +
  when(hasUpgrade(ship, 'aggressive-crew'), 1) +
  when(hasKeyword(ship, 'brutal'), 1) +
  when(hasKeyword(ship, 'defender') && ship.sail === 'anchored', 1) +
  anyAttackDice(sea, ship, () => inFormation(sea, ship));

/** Crew and three, less fatigue, one at least; then crews and cards add, and boarding defences take away. */
export function closeDice(sea: Sea, ship: Ship, target: Ship, more = 0): number {
  const base = Math.max(1, crewOf(ship) + sea.tables.closeDice - fatigueCut(sea, ship));
  return Math.max(1, base + boarderDice(sea, ship, target) + ownDice(sea, ship) + more - when(hasUpgrade(target, 'boarding-defenses'), 2));
}

/** Fortitude and freeboard count for nothing here: each hit is a point of Fatigue. */
export function fight(play: Play, ship: Ship, target: Ship, more = 0): void {
  const { state } = play;
  const good: readonly Face[] = plays(state, target, 'repel-boarders') ? ['skull'] : state.tables.hits.close;
  const isHit = (face: Face) => good.includes(face);
  const again = {
    skill: skillOf(ship),
    extra: when(hasUpgrade(ship, 'swashbucklers'), 1),
    isPoor: (faces: readonly Face[]) => faces.length > 2 && faces.filter(isHit).length * 8 < faces.length,
    isDone: () => false,
    on: 'guns' as const,
  };
  const why = `close ${ship.id} ${target.id}`;
  const faces = throwPool(play, ship, closeDice(state, ship, target, more), good, again, { why, clause: 'OI5.11' });
  const hits = faces.filter(isHit).length;
  play.say({ kind: 'melee', by: ship.id, at: target.id, faces, hits });
  const ducked = plays(state, target, 'down') ? 1 : 0;
  const brave = hasKeyword(target, 'brave') ? 1 : 0;
  const zeal = plays(state, ship, 'aggression') && hits > 0 ? 1 : 0;
  tire(play, target, Math.max(0, hits + zeal - ducked - brave));
}

/** Enemies that she can fight hand to hand: Entangled with her, or with a boat of hers alongside. */
export const rivalsOf = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    other =>
      other.side !== ship.side &&
      inAction(other) &&
      (ship.entangled.includes(other.id) || (ship.boats.includes(other.id) && isWithin(sea, ship, other, 'pistol'))),
  );

/** Her one hand-to-hand attack of the turn, at the first of her listed enemies, else the nearest. */
export function fightOnce(play: Play, ship: Ship, more = 0): boolean {
  const order = ordersOf(play, ship);
  const rivals = rivalsOf(play.state, ship);
  const listed = order.close.map(id => shipOf(play.state, id)).find(one => one !== null && rivals.includes(one));
  const target = listed ?? byGap(play.state, ship, rivals)[0];
  if (!target || !inAction(ship) || !useOnce(ship, 'close')) return false;
  fight(play, ship, target, more);
  return true;
}

/** A fire ship's one attack: a critical test of its own, and then she burns (OI10.6). */
export function burn(play: Play, ship: Ship): boolean {
  const { state } = play;
  if (!hasUpgrade(ship, 'fire-ship') || !inAction(ship) || ordersOf(play, ship).hold === 'never') return false;
  const near = state.ships.filter(
    other => other.side !== ship.side && inAction(other) && (ship.entangled.includes(other.id) || gapOf(state, ship, other) === 0),
  );
  const [target] = byGap(state, ship, near);
  if (!target) return false;
  play.say({ kind: 'burned', by: ship.id, at: target.id });
  critical(play, ship, target, state.tables.fireShipDice);
  ship.doomed = true;
  strikeColours(play, ship, 'burned');
  return true;
}
