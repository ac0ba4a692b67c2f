import { gap, handOf, nearestPair } from '../../engine/plane.js';
import type { Hand } from './nouns.js';
import type { CrewAction } from './order.js';
import { sailAfter } from './rig.js';
import { byGap, effectOf, enemiesOf, hurt, isShaken, isWithin, shapeOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { weatherHand } from './wind.js';

/** What a crew could do now, and why not (OI4.9). */

const ATTACK_CARDS = ['rolling-broadsides', 'elan', 'heavy-musketry'];

export function landNear(sea: Sea, ship: Ship): { id: string; x: number; y: number } | null {
  const shape = shapeOf(sea, ship);
  const near = sea.terrain
    .filter(({ kind }) => kind === 'island' || kind === 'land')
    .map(piece => ({ piece, gap: gap(shape, piece.outline) }))
    .filter(one => one.gap <= sea.tables.bands.pistol)
    .sort((a, b) => Number(b.piece.marked) - Number(a.piece.marked) || a.gap - b.gap)[0];
  if (!near) return null;
  const [, at] = nearestPair(shape, near.piece.outline);
  return { id: near.piece.id, x: Math.round(at.x), y: Math.round(at.y) };
}

/** Enemies that she may try to board: within Yard Arm, not yet fast to her. */
export const preyOf = (sea: Sea, ship: Ship): Ship[] =>
  byGap(
    sea,
    ship,
    enemiesOf(sea, ship).filter(enemy => isWithin(sea, ship, enemy, 'yard-arm') && !ship.entangled.includes(enemy.id)),
  );

export function reloadBar(sea: Sea, ship: Ship, hand: Hand): string | null {
  if (!ship.reload[hand]) return 'Loaded already';
  if (ship.sail === 'full') return 'No Reload under Full Sail';
  return isFouled(sea, ship) ? 'Fouled guns this turn' : null;
}
/** Fouled guns keep her from reloading in any way (OI9.6). */
export const isFouled = (sea: Sea, ship: Ship): boolean => sea.fate === 'fouled-guns' && (ship.sail === 'full' || ship.sail === 'battle');

function hullBar(sea: Sea, ship: Ship): string | null {
  if (ship.damage === 0) return 'No damage';
  return hurt(ship) >= sea.tables.track ? 'Crippled: her hull is past repair' : null;
}

const BARS: Record<CrewAction, (sea: Sea, ship: Ship) => string | null> = {
  'reload-port': (sea, ship) => reloadBar(sea, ship, 'port'),
  'reload-starboard': (sea, ship) => reloadBar(sea, ship, 'starboard'),
  rally: (_, ship) => (ship.fatigue > 0 ? null : 'No Fatigue'),
  repair: (sea, ship) => (ship.aground ? null : hullBar(sea, ship)),
  hull: hullBar,
  'more-sail': (_, ship) => (sailAfter(ship.sail, 1) === null ? 'Under Full Sail already' : null),
  'less-sail': (_, ship) => (sailAfter(ship.sail, -1) === null ? 'At anchor already' : null),
  board: (sea, ship) => (preyOf(sea, ship).length > 0 ? null : 'No enemy within Yard Arm'),
  land: (sea, ship) => {
    if (ship.party !== null) return 'Her party is ashore';
    return ship.sail === 'anchored' ? (landNear(sea, ship) ? null : 'No land within Pistol Shot') : 'She must lie at anchor';
  },
  attack: (sea, ship) => (ATTACK_CARDS.includes(effectOf(sea, ship.seat) ?? '') ? null : 'Needs a card that allows it'),
};

/** Élan makes Close Combat a Crew Action, which only a ship that is Entangled can use: the card goes before the rule (OI9.4). */
const fightsByElan = (sea: Sea, ship: Ship, action: CrewAction): boolean =>
  action === 'attack' && effectOf(sea, ship.seat) === 'elan' && enemiesOf(sea, ship).some(enemy => ship.entangled.includes(enemy.id));

/** Why a Crew Action is impossible now, or null. */
export function crewBar(sea: Sea, ship: Ship, action: CrewAction): string | null {
  if (ship.entangled.length > 0 && !fightsByElan(sea, ship, action)) return 'Entangled: no Crew Action';
  if (isShaken(sea, ship) && action !== 'rally') return 'Shaken: she can only rally';
  return BARS[action](sea, ship);
}

export const otherHand = (hand: Hand): Hand => (hand === 'port' ? 'starboard' : 'port');

/** The side that the nearest enemy bears on, however nearly ahead or astern, is reloaded first; from right ahead, the one to windward. */
export function engagedSide(sea: Sea, ship: Ship): Hand {
  const [enemy] = byGap(sea, ship, enemiesOf(sea, ship));
  return (enemy && handOf(ship.pose, enemy.pose)) ?? weatherHand(sea, ship.pose) ?? 'port';
}

/** What a crew does that has no orders: reload the engaged side, then the other, rally, repair. */
export function silentCrew(sea: Sea, ship: Ship): CrewAction[] {
  const first = engagedSide(sea, ship);
  return [`reload-${first}`, `reload-${otherHand(first)}`, 'rally', 'repair'];
}
