import { gap, nearestPair, quarterOf } from '../../engine/plane.js';
import { canMend, mend, rest, restAndSay } from './damage.js';
import { layAlongside } from './grapple.js';
import { fightOnce } from './melee.js';
import type { Hand } from './nouns.js';
import type { CrewAction } from './order.js';
import { ordersOf, type Play } from './play.js';
import { sailAfter, setSail } from './rig.js';
import {
  byGap,
  effectOf,
  enemiesOf,
  flagshipOf,
  fleetOf,
  hasKeyword,
  hasUpgrade,
  hurt,
  isFlagship,
  isShaken,
  isWithin,
  plays,
  shapeOf,
  shipOf,
} from './sea.js';
import type { Sea, Ship } from './state.js';
import { skillTest } from './throw.js';
import { partialsAt, spendOnAttack } from './volley.js';

/** The Crew Action (OI4.9). */

const ATTACK_CARDS = ['rolling-broadsides', 'elan', 'heavy-musketry'];

function landNear(sea: Sea, ship: Ship): { id: string; x: number; y: number } | null {
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

function reloadBar(sea: Sea, ship: Ship, hand: Hand): string | null {
  if (!ship.reload[hand]) return 'Loaded already';
  if (ship.sail === 'full') return 'No Reload under Full Sail';
  return sea.fate === 'fouled-guns' && ship.sail !== 'anchored' && ship.sail !== 'minimal' ? 'Fouled guns this turn' : null;
}

const BARS: Record<CrewAction, (sea: Sea, ship: Ship) => string | null> = {
  'reload-port': (sea, ship) => reloadBar(sea, ship, 'port'),
  'reload-starboard': (sea, ship) => reloadBar(sea, ship, 'starboard'),
  rally: (_, ship) => (ship.fatigue > 0 ? null : 'No Fatigue'),
  repair: (sea, ship) => {
    if (ship.aground) return null;
    if (ship.damage === 0) return 'No damage';
    return hurt(ship) >= sea.tables.track ? 'Crippled: her hull is past repair' : null;
  },
  'more-sail': (_, ship) => (sailAfter(ship.sail, 1) === null ? 'Under Full Sail already' : null),
  'less-sail': (_, ship) => (sailAfter(ship.sail, -1) === null ? 'At anchor already' : null),
  board: (sea, ship) => (preyOf(sea, ship).length > 0 ? null : 'No enemy within Yard Arm'),
  land: (sea, ship) => {
    if (ship.party !== null) return 'Her party is ashore';
    return ship.sail === 'anchored' ? (landNear(sea, ship) ? null : 'No land within Pistol Shot') : 'She must lie at anchor';
  },
  attack: (sea, ship) => (ATTACK_CARDS.includes(effectOf(sea, ship.seat) ?? '') ? null : 'Needs a card that allows it'),
};

/** Why a Crew Action is impossible now, or null. */
export function crewBar(sea: Sea, ship: Ship, action: CrewAction): string | null {
  if (ship.entangled.length > 0) return 'Entangled: no Crew Action';
  if (isShaken(sea, ship) && action !== 'rally') return 'Shaken: she can only rally';
  return BARS[action](sea, ship);
}

/** The side that the nearest enemy bears on: it is reloaded first. */
export function engagedSide(sea: Sea, ship: Ship): Hand {
  const [enemy] = byGap(sea, ship, enemiesOf(sea, ship));
  if (!enemy) return 'port';
  const quarter = quarterOf(ship.pose, enemy.pose);
  return quarter === 'starboard' ? 'starboard' : 'port';
}

/** What a crew does that has no orders: reload the engaged side, then the other, rally, repair. */
export function silentCrew(sea: Sea, ship: Ship): CrewAction[] {
  const first = engagedSide(sea, ship);
  const second = first === 'port' ? 'starboard' : 'port';
  return [`reload-${first}`, `reload-${second}`, 'rally', 'repair'];
}

export function removeMarker(play: Play, ship: Ship, hand: Hand): void {
  ship.reload[hand] = false;
  play.say({ kind: 'reloaded', ship: ship.id, side: hand });
}

function rally(play: Play, ship: Ship): void {
  const surgeon = hasUpgrade(ship, 'surgeon') && !ship.spent.includes('surgeon') && ship.fatigue > 1;
  if (surgeon) ship.spent.push('surgeon');
  const beloved = isBeloved(play, ship) ? 1 : 0;
  const inspiring = hasKeyword(ship, 'inspiring') ? 1 : 0;
  play.say({ kind: 'rallied', ship: ship.id, by: rest(ship, 1 + (surgeon ? 1 : 0) + inspiring + beloved) });
  if (!isFlagship(play.state, ship) || !plays(play.state, ship, 'zeal')) return;
  for (const friend of fleetOf(play.state, ship.seat))
    if (
      friend.id !== ship.id &&
      friend.fatigue > 0 &&
      isWithin(play.state, ship, friend, 'musket') &&
      skillTest(play, friend, 'zeal', 'OI9.4')
    )
      restAndSay(play, friend);
}

/** A beloved admiral cheers one friend near him a turn. */
function isBeloved(play: Play, ship: Ship): boolean {
  const flagship = flagshipOf(play.state, ship.seat);
  if (flagship === null || flagship.id === ship.id || !hasKeyword(flagship, 'beloved') || flagship.did.includes('beloved')) return false;
  if (!isWithin(play.state, ship, flagship, 'musket')) return false;
  flagship.did.push('beloved');
  return true;
}

function repair(play: Play, ship: Ship): void {
  if (ship.aground) {
    if (!skillTest(play, ship, 'refloat', 'OI6.4')) return;
    ship.aground = false;
    play.say({ kind: 'refloated', ship: ship.id });
    return;
  }
  const carpenter = hasUpgrade(ship, 'carpenter') && !ship.spent.includes('carpenter') && ship.damage > 1 && canMend(play, ship);
  if (carpenter) ship.spent.push('carpenter');
  play.say({ kind: 'repaired', ship: ship.id, by: mend(ship, carpenter ? 2 : 1) });
}

function trim(play: Play, ship: Ship, step: 1 | -1): void {
  const next = sailAfter(ship.sail, step);
  if (next === null) return;
  setSail(play, ship, next, 'order');
  const again = hasUpgrade(ship, 'topmen') ? sailAfter(next, step) : null;
  const twice = ordersOf(play, ship).crew.filter(one => one === (step > 0 ? 'more-sail' : 'less-sail')).length > 1;
  if (again !== null && twice) setSail(play, ship, again, 'order');
}

function board(play: Play, ship: Ship): void {
  const { state } = play;
  const order = ordersOf(play, ship);
  const prey = preyOf(state, ship);
  const listed = [order.against, ...order.close].map(id => (id === null ? null : shipOf(state, id)));
  const target = listed.find(one => one !== null && prey.includes(one)) ?? prey[0];
  if (!target) return;
  if (plays(state, ship, 'through-the-smoke')) partialsAt(play, ship, target, { harmless: false });
  const easy = plays(state, ship, 'boarders-away') && (target.sail === 'minimal' || target.sail === 'anchored');
  if (!easy && !skillTest(play, ship, 'board', 'OI4.10')) return;
  if (layAlongside(play, ship, target, 'boarded') && plays(state, ship, 'expert-boarding')) fightFree(play, ship);
}
const fightFree = (play: Play, ship: Ship): void => {
  fightOnce(play, ship);
  ship.did = ship.did.filter(one => one !== 'close');
};

export function land(play: Play, ship: Ship): void {
  const at = landNear(play.state, ship);
  if (at === null) return;
  ship.party = { on: at.id, x: at.x, y: at.y, stood: 0 };
  play.say({ kind: 'landed', ship: ship.id, terrain: at.id });
}

const DO: Record<CrewAction, (play: Play, ship: Ship) => void> = {
  'reload-port': (play, ship) => removeMarker(play, ship, 'port'),
  'reload-starboard': (play, ship) => removeMarker(play, ship, 'starboard'),
  rally,
  repair,
  'more-sail': (play, ship) => trim(play, ship, 1),
  'less-sail': (play, ship) => trim(play, ship, -1),
  board,
  land,
  attack: spendOnAttack,
};

/** Does the first action of her list that is possible; the list of silence follows her own. */
export function crewAction(play: Play, ship: Ship): void {
  const { crew, intent } = ordersOf(play, ship);
  const boarding: CrewAction[] = intent === 'board' ? ['board'] : [];
  const landing: CrewAction[] =
    intent === 'land' ? ['land', ...(landNear(play.state, ship) && ship.sail !== 'anchored' ? (['less-sail'] as const) : [])] : [];
  const wanted = [...boarding, ...landing, ...crew, ...silentCrew(play.state, ship)];
  const action = wanted.find(one => crewBar(play.state, ship, one) === null);
  if (action !== undefined) DO[action](play, ship);
}

/** What comes free on top of the Crew Action: efficient loaders once a battle, a troop transport's landing. */
export function freeActions(play: Play, ship: Ship): void {
  const hand = engagedSide(play.state, ship);
  if (hasUpgrade(ship, 'efficient-loaders') && !ship.spent.includes('loaders') && reloadBar(play.state, ship, hand) === null) {
    ship.spent.push('loaders');
    removeMarker(play, ship, hand);
  }
  const ashore = hasUpgrade(ship, 'troop-transport') && ordersOf(play, ship).intent === 'land';
  if (ashore && crewBar(play.state, ship, 'land') === null) land(play, ship);
}
