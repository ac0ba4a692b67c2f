import type { z } from 'zod';
import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { among } from './cards.js';
import { silentShip, silentSlot, slotsOf } from './intent.js';
import { Cards } from './nouns.js';
import { ChaseOrder, type DefenceOrder, type HandOrder, HandPolicy, OwnPolicy, Policy, ReplyOrder, Slot } from './order.js';
import { evasion, policyOf, repliesOf, shieldCard } from './policy.js';
import { defenceBefore, ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { foesOf, isHeld, repliesTo, shipOf, shipsUnder, unusedUnder } from './waters.js';

/** What answers come to, field by field: one that is missing or does not fit is filled by the rule for silence (MW8.5). */

export type Written = Readonly<Record<string, unknown>>;

export const SLOT_IDS = ['slot1', 'slot2', 'slot3', 'slot4', 'slot5', 'slot6'] as const;
export const slotUnit = (nth: number): string => `slot${nth + 1}`;

/** Field by field: one that does not parse is left to silence, the others stand. */
export function filled<T extends object>(silent: T, shape: Readonly<Record<string, z.ZodType>>, written: Written): T {
  const fits = Object.entries(written).filter(([field, value]) => field !== 'kind' && shape[field]?.safeParse(value).success);
  return { ...silent, ...Object.fromEntries(fits) };
}

/** Ships that a slot may name: those not yet used, and after those all of them, in the round that follows (MW3.4). */
export function shipsFor(view: Sight, seat: Seat, nth: number): Ship[] {
  return roundOf(view, seat, nth) === 0 ? unusedUnder(view, seat) : shipsUnder(view, seat);
}

/** How many rounds on a slot lies, as far as can be foreseen. */
export function roundOf(view: Sight, seat: Seat, nth: number): number {
  const unused = unusedUnder(view, seat).length;
  return nth < unused ? 0 : 1 + Math.floor((nth - unused) / Math.max(1, shipsUnder(view, seat).length));
}

/** Which ship acts in each slot: those written, then those still plotted, then those with most hull left. */
function shipsInSlots(view: Sight, seat: Seat, answers: Answers): (Ship | null)[] {
  const slots = Array.from({ length: slotsOf(view, seat) }, (_, nth) => nth);
  const taken = new Map<number, Set<string>>();
  const free = (nth: number) => shipsFor(view, seat, nth).filter(ship => !taken.get(roundOf(view, seat, nth))?.has(ship.id));
  const take = (nth: number, ship: Ship | null | undefined): Ship | null => {
    if (ship) taken.set(roundOf(view, seat, nth), (taken.get(roundOf(view, seat, nth)) ?? new Set()).add(ship.id));
    return ship ?? null;
  };
  const named = (nth: number, id: unknown) =>
    take(
      nth,
      free(nth).find(ship => ship.id === id),
    );
  const before = ownOf(view, seat).plan.filter(slot => shipOf(view, slot.ship)?.captain === seat);
  const written = slots.map(nth => named(nth, answers[slotUnit(nth)]?.['ship']));
  const planned = slots.map(nth => written[nth] ?? named(nth, before[nth]?.ship));
  return slots.map(nth => planned[nth] ?? take(nth, silentShip(free(nth))));
}

/** A seat's activations of this deal, in order. */
export function plotOf(view: Sight, seat: Seat, answers: Answers): Slot[] {
  const foes = new Set(foesOf(view, seat).map(foe => foe.id));
  const known = (ids: readonly string[]) => [...new Set(ids)].filter(id => foes.has(id));
  return shipsInSlots(view, seat, answers).flatMap((ship, nth) => {
    if (!ship) return [];
    const planned = ownOf(view, seat).plan.find(slot => slot.ship === ship.id);
    const slot = filled(planned ?? silentSlot(ship.id), Slot.shape, answers[slotUnit(nth)] ?? {});
    const attacks = [...new Set(slot.attacks)].filter(attack => ship.stats[attack] > 0);
    return [{ ...slot, ship: ship.id, targets: known(slot.targets), second: known(slot.second), attacks }];
  });
}

export function handOf(view: Sight, seat: Seat, answers: Answers): HandOrder {
  const own = ownOf(view, seat);
  const written = answers['hand'] ?? {};
  const drop = Cards.partial().safeParse(written['drop']);
  return { kind: 'hand', ...filled(own.hands, HandPolicy.shape, written), drop: among(own.hand, drop.success ? trimmed(drop.data) : {}) };
}

const trimmed = (cards: Partial<Record<keyof Cards, number | undefined>>): Partial<Cards> =>
  Object.fromEntries(Object.entries(cards).filter(([, count]) => count !== undefined));

/** The choice of a ship's own form that means: as for all. */
export const AS_ALL = 'as-all';

export function defenceOf(view: Sight, seat: Seat, answers: Answers): DefenceOrder {
  const defence = defenceBefore(view, seat);
  const ships = shipsUnder(view, seat).flatMap(ship => {
    const own = ownPolicy(defence.ships[ship.id] ?? {}, answers[ship.id] ?? {});
    return Object.keys(own).length > 0 ? [[ship.id, own] as const] : [];
  });
  return { kind: 'defence', all: filled(defence.all, Policy.shape, answers['all'] ?? {}), ships: Object.fromEntries(ships) };
}

/** A ship's form is made of choices, so that each can be set back to what holds for all. */
function ownPolicy(before: OwnPolicy, written: Written): OwnPolicy {
  const said = Object.entries(written).flatMap(([field, value]) => {
    const plain = field === 'reply' ? value === 'yes' : field === 'evade' ? Number(value) : value;
    return value === AS_ALL || OwnPolicy.partial().safeParse({ [field]: plain }).success
      ? [[field, value === AS_ALL ? undefined : plain] as const]
      : [];
  });
  const merged = { ...before, ...Object.fromEntries(said) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as OwnPolicy;
}

/** Live: what the standing policy would answer to the chase. */
export function silentChase(view: Sight, seat: Seat): ChaseOrder {
  const [ship, target] = [shipOf(view, view.act?.ship ?? null), shipOf(view, view.act?.target ?? null)];
  const { hand } = ownOf(view, seat);
  if (!ship || !target) return { kind: 'chase', shield: 'pass', row: 0, sail: 0 };
  const policy = policyOf(defenceBefore(view, seat), target);
  const shield = view.act?.shieldable ? shieldCard(view, hand, policy, ship, target) : null;
  return { kind: 'chase', shield: shield ?? 'pass', ...(shield ? { row: 0, sail: 0 } : evasion(hand, policy, target)) };
}

export function chaseOf(view: Sight, seat: Seat, answers: Answers): ChaseOrder {
  const { hand } = ownOf(view, seat);
  const target = shipOf(view, view.act?.target ?? null);
  const order = filled(silentChase(view, seat), ChaseOrder.shape, answers['reaction'] ?? {});
  const shield = order.shield !== 'pass' && view.act?.shieldable && hand[order.shield] > 0 ? order.shield : 'pass';
  const most = (oar: 'row' | 'sail') =>
    shield !== 'pass' || !target || isHeld(target.held) || target.stats[oar] === 0 ? 0 : Math.min(order[oar], hand[oar]);
  return { kind: 'chase', shield, row: most('row'), sail: most('sail') };
}

export function replyOf(view: Sight, seat: Seat, answers: Answers): ReplyOrder {
  const [ship, target] = [shipOf(view, view.act?.ship ?? null), shipOf(view, view.act?.target ?? null)];
  const { hand } = ownOf(view, seat);
  const attack = view.act?.attack;
  if (!ship || !target || !attack) return { kind: 'reply', reply: 'none' };
  const able = repliesTo(ship, target, attack).filter(reply => hand[reply] > 0);
  const silent = asReply(repliesOf(hand, policyOf(defenceBefore(view, seat), target), ship, target, attack));
  const { reply } = filled({ kind: 'reply', reply: silent }, ReplyOrder.shape, answers['reaction'] ?? {});
  const wanted: readonly string[] = reply === 'both' ? ['broad', 'board'] : [reply];
  return { kind: 'reply', reply: asReply(able.filter(one => wanted.includes(one))) };
}

const asReply = (replies: readonly string[]): ReplyOrder['reply'] =>
  replies.length > 1 ? 'both' : (ReplyOrder.shape.reply.safeParse(replies[0]).data ?? 'none');
