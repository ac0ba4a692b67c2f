import { rollMany } from '../../engine/dice.js';
import type { Attack, Held } from './nouns.js';
import type { ReplyOrder } from './order.js';
import { discard, fleetIn, type Play, shipIn } from './play.js';
import { policyIn, repliesOf } from './policy.js';
import type { Act, Fleet, Ship } from './state.js';
import { checkSunk } from './victory.js';
import { foesOf, hullLeft, isAfloat, isBlast, repliesTo, toHit, typeOf } from './waters.js';

/** The Attack Segment: one card, its dice and its replies (MW5). */

const DID: Record<Attack, Held> = { broad: 'fired', fire: 'fired', ram: 'rammed', board: 'boarded' };
const CLAUSE: Record<Attack, string> = { broad: 'MW5.5', fire: 'MW5.2', ram: 'MW5.6', board: 'MW5.7' };

/** MW5.1: the card is laid; at a second target it lies already. */
export function layCard(play: Play, act: Act): void {
  const [ship, target, attack] = party(play, act);
  if (act.nth === 1) discard(play.state, fleetIn(play.state, ship.seat), { [attack]: 1 });
  act.did = DID[attack];
  if (attack === 'ram') target.rammed = true;
  play.tell('everyone', { kind: 'attack', by: ship.id, at: target.id, attack, nth: act.nth });
  act.stage = 'reply';
}

function party(play: Play, act: Act): [Ship, Ship, Attack] {
  if (act.attack === null) throw new Error('An attack without a card');
  return [shipIn(play.state, act.ship), shipIn(play.state, act.target ?? ''), act.attack];
}

/** Whether the rules allow any reply, whatever is in hand: this and no more decides whether it is asked for (MW8.7). */
export const isReplyOpen = (play: Play, act: Act): boolean => repliesTo(...party(play, act)).length > 0;

export function standingReplies(play: Play, act: Act, fleet: Fleet): Attack[] {
  const [ship, target, attack] = party(play, act);
  return repliesOf(fleet.hand, policyIn(fleet, target), ship, target, attack);
}

export function answeredReplies(play: Play, act: Act, fleet: Fleet, { reply }: ReplyOrder): Attack[] {
  const wanted = reply === 'both' ? ['broad', 'board'] : [reply];
  return repliesTo(...party(play, act)).filter(one => fleet.hand[one] > 0 && wanted.includes(one));
}

/** The exchange. A broadside against boarders comes first; all other replies are simultaneous (MW5.7). */
export function exchange(play: Play, act: Act, replies: readonly Attack[]): void {
  const [ship, target, attack] = party(play, act);
  const before = replies.filter(reply => attack === 'board' && reply === 'broad');
  for (const reply of before) {
    answer(play, target, ship, reply);
    sink(play, [ship], target);
  }
  if (isAfloat(ship))
    together(
      play,
      ship,
      target,
      attack,
      replies.filter(reply => !before.includes(reply)),
    );
  else play.tell('everyone', { kind: 'called-off', by: ship.id, at: target.id });
  checkSunk(play.state, play.tell);
  if (!play.state.ended) goOn(play, act, ship, target);
}

/** A reply: its card is laid, and its dice are thrown. */
function answer(play: Play, by: Ship, at: Ship, reply: Attack): void {
  discard(play.state, fleetIn(play.state, by.seat), { [reply]: 1 });
  throwDice(play, by, at, reply, 'reply');
}

/** Both roll, both are hurt, and only then may either sink. */
function together(play: Play, ship: Ship, target: Ship, attack: Attack, replies: readonly Attack[]): void {
  throwDice(play, ship, target, attack, 'attack');
  for (const reply of replies) answer(play, target, ship, reply);
  sink(play, [target], ship);
  sink(play, [ship], target);
}

function throwDice(play: Play, by: Ship, at: Ship, attack: Attack, as: 'attack' | 'reply'): void {
  const clause = CLAUSE[attack];
  const dice = rollMany(play.dice, by.stats[attack], 6, { why: `${as} ${attack} ${by.id} ${at.id}`, clause, to: 'everyone' });
  const hits = dice.filter(die => die >= toHit(by, attack)).length;
  const blast =
    hits > 0 && isBlast(by, attack) ? play.dice.roll(6, { why: `blast ${by.id} ${at.id}`, clause: 'MW5.4', to: 'everyone' }) : null;
  const damage = blast ?? hits;
  at.damage += damage;
  if (damage > 0) play.state.hurt = true;
  const left = hullLeft(at);
  play.tell('everyone', { kind: 'dice', by: by.id, at: at.id, attack, reply: as === 'reply', dice, hits, blast, damage, left });
}

/** MW5.11: a ship whose damage has reached her hull sinks at once. */
function sink({ state, tell }: Play, ships: readonly Ship[], by: Ship): void {
  for (const ship of ships.filter(one => isAfloat(one) && hullLeft(one) === 0)) {
    ship.sunk = state.round;
    tell('everyone', { kind: 'sunk', ship: ship.id, by: by.id });
  }
}

/** MW5.9, MW5.10: a broadside may be given to a second enemy, and a dragon that has sunk its target rams again; once a phase. */
function goOn(play: Play, act: Act, ship: Ship, target: Ship): void {
  const again = act.attack === 'broad' || (act.attack === 'ram' && typeOf(ship).dragon && !isAfloat(target));
  const others = foesOf(play.state, ship.seat).some(foe => foe.id !== target.id);
  if (act.nth === 1 && again && act.slot.again && others && isAfloat(ship))
    Object.assign(act, { nth: 2, first: target.id, target: null, shielded: [], stage: 'name' });
  else act.stage = 'end';
}
