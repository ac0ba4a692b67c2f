import type { Seat } from '../../engine/audience.js';
import { among, minus, NO_CARDS, speedOf, spread, tally } from './cards.js';
import type { Attack, Card, Cards, Oar, Speed } from './nouns.js';
import { ATTACKS, CARDS, OARS } from './nouns.js';
import type { Defence, HandPolicy, Policy, Slot } from './order.js';
import type { Ship } from './state.js';
import { barOf, fleetOf, hullLeft, isHeld, meanDamage, repliesTo, type Waters } from './waters.js';

/**
 * Standing policies: pure functions of what lies open and of the owner's own hand, so the same function answers in a deal and
 * says beforehand what it would answer (MW8.3).
 */

export const SILENT_POLICY: Policy = {
  shield: 'doomed',
  at: 5,
  spare: 0,
  evade: 1,
  hold: 0,
  fire: true,
  broadside: true,
  repel: 'both',
};
export const SILENT_DEFENCE: Defence = { all: SILENT_POLICY, ships: {} };
export const SILENT_HANDS: HandPolicy = { toss: 'useless', wizard: 'low', low: 4 };

/** How a ship of a fleet defends herself: by her captain's policy. */
export const policyIn = ({ defences }: { readonly defences: Readonly<Record<Seat, Defence>> }, ship: Ship): Policy =>
  policyOf(defences[ship.captain] ?? SILENT_DEFENCE, ship);

/** A ship's own policy over that of all. */
export function policyOf({ all, ships }: Defence, ship: Ship): Policy {
  const own = ships[ship.id];
  if (!own) return all;
  const { shield = all.shield, evade = all.evade, repel = all.repel, reply } = own;
  return { ...all, shield, evade, repel, fire: reply ?? all.fire, broadside: reply ?? all.broadside };
}

/** The attacks that a ship might make on a target, as far as open knowledge goes. */
export const threats = (ship: Ship, target: Ship): Attack[] => ATTACKS.filter(attack => barOf(ship, target, attack) === null);

const worst = (values: readonly number[]): number => Math.max(0, ...values);

/** Whether the policy wants this target kept out of it. */
export function wantsShield(policy: Policy, ship: Ship, target: Ship): boolean {
  switch (policy.shield) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'hull':
      return hullLeft(target) <= policy.at;
    case 'dice':
      return worst(threats(ship, target).map(attack => ship.stats[attack])) >= policy.at;
    case 'doomed':
      return worst(threats(ship, target).map(attack => meanDamage(ship, attack))) >= hullLeft(target);
  }
}

/** The card that the fleet can best spare as a shield: the kind that its ships make least speed with (MW4.3). */
export function spareCard(waters: Waters, hand: Cards, ship: Ship): Oar | null {
  const worth = (oar: Oar) => Math.max(...fleetOf(waters, ship.seat).map(one => one.stats[oar]), 0);
  const held = OARS.filter(oar => hand[oar] > 0);
  const [first = null] = [...held].sort((a, b) => worth(a) - worth(b) || hand[b] - hand[a]);
  return first;
}

export function shieldCard(waters: Waters, hand: Cards, policy: Policy, ship: Ship, target: Ship): Oar | null {
  if (speedOf(hand) <= policy.spare || !wantsShield(policy, ship, target)) return null;
  return spareCard(waters, hand, target);
}

/** At most `most` speed cards that are of use to the ship, best first, leaving `keep` in hand (MW4.4, MW8.4). */
export function bidOf(hand: Cards, ship: Ship, most: number, keep: number, kind: Slot['speed'] = 'best'): Speed {
  let left = Math.min(most, speedOf(hand) - keep);
  const speed: Speed = { row: 0, sail: 0 };
  for (const oar of [...OARS].sort((a, b) => ship.stats[b] - ship.stats[a])) {
    if (ship.stats[oar] === 0 || (kind !== 'best' && kind !== oar)) continue;
    speed[oar] = Math.max(0, Math.min(left, hand[oar]));
    left -= speed[oar];
  }
  return speed;
}

export const evasion = (hand: Cards, policy: Policy, target: Ship): Speed =>
  isHeld(target.held) ? { row: 0, sail: 0 } : bidOf(hand, target, policy.evade, policy.hold);

/** The replies that the policy makes with the cards in hand. */
export function repliesOf(hand: Cards, policy: Policy, ship: Ship, target: Ship, attack: Attack): Attack[] {
  const willing = (reply: Attack): boolean => {
    if (attack === 'board') return policy.repel === 'both' || policy.repel === (reply === 'broad' ? 'broadside' : 'board');
    return reply === 'fire' ? policy.fire : policy.broadside;
  };
  return repliesTo(ship, target, attack).filter(reply => hand[reply] > 0 && willing(reply));
}

const SHORT_OF_SPEED = 2;

/** The cards that a policy throws away before the draw (MW4.1). */
export function tossed(waters: Waters, hand: Cards, policy: HandPolicy, ship: Ship): Cards {
  if (policy.toss === 'none') return NO_CARDS;
  const speed = OARS.reduce((sum, oar) => sum + (ship.stats[oar] > 0 ? hand[oar] : 0), 0);
  if (policy.toss === 'chase' && speed < SHORT_OF_SPEED) return allButOne(hand, ship);
  const fleet = policy.toss === 'ship' ? [ship] : fleetOf(waters, ship.seat);
  const kinds: readonly Card[] = policy.toss === 'useless' || policy.toss === 'chase' ? ATTACKS : CARDS;
  return tally(spread(hand).filter(card => kinds.includes(card) && fleet.every(one => one.stats[card] === 0)));
}

/** All attack cards, but for the one that the ship does most with. */
function allButOne(hand: Cards, ship: Ship): Cards {
  const attacks = among(hand, { broad: hand.broad, fire: hand.fire, ram: hand.ram, board: hand.board });
  const [best] = ATTACKS.filter(attack => hand[attack] > 0 && ship.stats[attack] > 0).sort(
    (a, b) => meanDamage(ship, b) - meanDamage(ship, a),
  );
  return best ? minus(attacks, { [best]: 1 }) : attacks;
}
