import { critical } from './critical.js';
import { tire } from './damage.js';
import { inFormation } from './formation.js';
import type { Face } from './nouns.js';
import { ordersOf, type Play, useOnce } from './play.js';
import { anyAttackDice } from './pool.js';
import { birthright, byGap, gapOf, gift, hasUpgrade, inAction, plays, shipOf, spareHands, word } from './sea.js';
import type { Sea, Ship } from './state.js';
import { strikeColours } from './strike.js';
import { fatigueCut, isPoorFire, skillOf, throwPool } from './throw.js';

/** Close Combat (OI5.11): hand to hand across the rails. */

const when = (holds: boolean, dice: number): number => (holds ? dice : 0);
/** Crew hand to hand: Additional Crew counts there (OI3.2). */
export const crewOf = (sea: Sea, ship: Ship): number => ship.crew + spareHands(ship) * sea.tables.fits.crew;

function boarderDice(sea: Sea, ship: Ship, target: Ship): number {
  const attacks = ship.boarded.includes(target.id);
  const attacked = target.boarded.includes(ship.id);
  return (
    when(attacks, gift(sea, ship, 'boarding-party')) + when(attacked, gift(sea, ship, 'merchants') + birthright(sea, ship, 'soldiers'))
  );
}

const ownDice = (sea: Sea, ship: Ship): number =>
  gift(sea, ship, 'corsairs') +
  gift(sea, ship, 'aggressive-crew') +
  word(sea, ship, 'brutal') +
  anyAttackDice(sea, ship, () => inFormation(sea, ship));

/** Crew and three, less fatigue, one at least; then crews and cards add, and boarding defences take away. */
export function closeDice(sea: Sea, ship: Ship, target: Ship, more = 0): number {
  const base = Math.max(1, crewOf(sea, ship) + sea.tables.closeDice - fatigueCut(sea, ship));
  return Math.max(1, base + boarderDice(sea, ship, target) + ownDice(sea, ship) + more - gift(sea, target, 'boarding-defenses'));
}

/** Fortitude and freeboard count for nothing here: each hit is a point of Fatigue. */
export function fight(play: Play, ship: Ship, target: Ship, more = 0): void {
  const { state } = play;
  const good: readonly Face[] = plays(state, target, 'repel-boarders') ? ['skull'] : state.tables.hits.close;
  const isHit = (face: Face) => good.includes(face);
  const again = {
    skill: skillOf(ship),
    extra: gift(state, ship, 'swashbucklers'),
    isPoor: (faces: readonly Face[]) => isPoorFire(state, faces, good),
    isDone: () => false,
    on: 'guns' as const,
  };
  const why = `close ${ship.id} ${target.id}`;
  const faces = throwPool(play, ship, closeDice(state, ship, target, more), good, again, { why, clause: 'OI5.11' });
  const hits = faces.filter(isHit).length;
  play.say({ kind: 'melee', by: ship.id, at: target.id, faces, hits });
  const ducked = plays(state, target, 'down') ? 1 : 0;
  const brave = word(state, target, 'brave');
  const zeal = plays(state, ship, 'aggression') && hits > 0 ? 1 : 0;
  tire(play, target, Math.max(0, hits + zeal - ducked - brave));
}

/** Enemies that she can fight hand to hand: Entangled with her, or with a boat of hers alongside. A fire ship has one attack, and it is another. */
export const rivalsOf = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    other =>
      other.side !== ship.side &&
      inAction(other) &&
      !hasUpgrade(ship, 'fire-ship') &&
      (ship.entangled.includes(other.id) || ship.boats.includes(other.id)),
  );

/** Whom she fights of them: the first that she was told, else the nearest. */
export function rivalOf(play: Play, ship: Ship): Ship | null {
  const rivals = rivalsOf(play.state, ship);
  const listed = ordersOf(play, ship).close.map(id => shipOf(play.state, id));
  return listed.find(one => one !== null && rivals.includes(one)) ?? byGap(play.state, ship, rivals)[0] ?? null;
}

/** Her one hand-to-hand attack of the turn. */
export function fightOnce(play: Play, ship: Ship, more = 0): boolean {
  const target = rivalOf(play, ship);
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
