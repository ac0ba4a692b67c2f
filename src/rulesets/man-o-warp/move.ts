import { NO_SPEED, sizeOf } from './cards.js';
import { chaseBid, choose } from './intent.js';
import type { Oar, Speed } from './nouns.js';
import type { ChaseOrder } from './order.js';
import { discard, fleetIn, type Play, shipIn } from './play.js';
import { evasion, policyIn, shieldCard } from './policy.js';
import type { Act, Fleet, Ship } from './state.js';
import { foesOf, isHeld, scoreOf, type Waters } from './waters.js';

/** The Move Segment: a target is named, may be shielded, and is chased (MW4.2 to MW4.6). */

/** What the target's captain does about it. */
export interface Evasion {
  readonly shield: Oar | null;
  readonly bid: Speed;
}

/** MW4.2: names the target, or stands off. */
export function nameTarget(play: Play, act: Act): void {
  const ship = shipIn(play.state, act.ship);
  const { hand } = fleetIn(play.state, ship.seat);
  const choice = choose(play.state, ship, act.slot, hand, outOfIt(act), act.nth === 2 ? act.attack : null);
  if (typeof choice === 'object') {
    Object.assign(act, { target: choice.target.id, attack: choice.attack, stage: 'chase' });
    return;
  }
  act.stage = 'end';
  if (act.nth === 1) play.tell('everyone', { kind: 'stood-off', ship: ship.id, why: act.shielded.length > 0 ? 'shielded' : choice });
}

/** Enemies that cannot be named in this Move Segment: shielded ones, and the first target. */
const outOfIt = (act: Pick<Act, 'shielded' | 'first'>): string[] => [...act.shielded, ...(act.first === null ? [] : [act.first])];

/** MW4.3: the last enemy that can still be named cannot be shielded. */
export const isShieldable = (waters: Waters, act: Pick<Act, 'shielded' | 'first' | 'target'>, ship: Ship): boolean =>
  foesOf(waters, ship.seat).some(foe => foe.id !== act.target && !outOfIt(act).includes(foe.id));

/** Whether there is anything at all that the target's captain might do: this and no more decides whether he is asked (MW8.7). */
export const isChaseOpen = (waters: Waters, act: Act, ship: Ship, target: Ship): boolean =>
  isShieldable(waters, act, ship) || !isHeld(target.held);

/** What the standing policy does. */
export function standingEvasion(play: Play, act: Act, fleet: Fleet): Evasion {
  const [ship, target] = [shipIn(play.state, act.ship), shipIn(play.state, act.target ?? '')];
  const policy = policyIn(fleet, target);
  const shield = isShieldable(play.state, act, ship) ? shieldCard(play.state, fleet.hand, policy, ship, target) : null;
  return { shield, bid: shield ? NO_SPEED : evasion(fleet.hand, policy, target) };
}

/** What an answer comes to: no more than the rules and the hand allow. */
export function answeredEvasion(play: Play, act: Act, fleet: Fleet, { shield, row, sail }: ChaseOrder): Evasion {
  const [ship, target] = [shipIn(play.state, act.ship), shipIn(play.state, act.target ?? '')];
  const mayShield = shield !== 'pass' && fleet.hand[shield] > 0 && isShieldable(play.state, act, ship);
  const most = (oar: Oar, wanted: number) => (isHeld(target.held) || target.stats[oar] === 0 ? 0 : Math.min(wanted, fleet.hand[oar]));
  return { shield: mayShield ? shield : null, bid: { row: most('row', row), sail: most('sail', sail) } };
}

/** MW4.3: a Row or Sail card keeps the target out of it; MW4.5: otherwise both play at once, and higher catches. */
export function chase(play: Play, act: Act, evades: Evasion): void {
  const { state, tell } = play;
  const [ship, target] = [shipIn(state, act.ship), shipIn(state, act.target ?? '')];
  const theirs = fleetIn(state, target.seat);
  if (evades.shield !== null) {
    discard(state, theirs, { [evades.shield]: 1 });
    tell('everyone', { kind: 'shielded', by: ship.id, at: target.id, card: evades.shield });
    Object.assign(act, { shielded: [...act.shielded, target.id], target: null, stage: 'name' });
    return;
  }
  contest(play, act, ship, target, evades.bid);
}

function contest({ state, tell }: Play, act: Act, ship: Ship, target: Ship, reply: Speed): void {
  const [mine, theirs] = [fleetIn(state, ship.seat), fleetIn(state, target.seat)];
  const bid = chaseBid(act.slot, mine.hand, ship, target, sizeOf(theirs.hand));
  const [score, against] = [scoreOf(ship, bid), scoreOf(target, reply)];
  discard(state, mine, bid);
  discard(state, theirs, reply);
  const caught = score > against;
  const held = isHeld(target.held);
  tell('everyone', { kind: 'chase', by: ship.id, at: target.id, nth: act.nth, bid, score, reply, against, caught, held });
  act.stage = caught ? 'attack' : 'end';
}
