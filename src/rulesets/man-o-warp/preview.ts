import type { Seat } from '../../engine/audience.js';
import type { Answers, Id } from '../../engine/form.js';
import type { Preview } from '../../engine/ruleset.js';
import type { Blow } from '../../engine/tableSheet.js';
import { sizeOf } from './cards.js';
import { draftFleet } from './draftFleet.js';
import { chaseBid, choose } from './intent.js';
import type { Slot } from './order.js';
import { evasion, policyOf, repliesOf, shieldCard, threats } from './policy.js';
import { CARD_WORDS, cardsWords, clip, listed, sentence, speedWords } from './say.js';
import { table } from './sheets.js';
import { fleetSeen, ownOf, type Sight, seatName } from './sight.js';
import type { Ship } from './state.js';
import { foesOf, scoreOf, shipOf } from './waters.js';
import { slotNow, slotShort, slotWords, willOf } from './will.js';
import { defenceOf, plotOf, slotUnit } from './written.js';

/** What orders and policies would do this moment, with the hand as it is: what will be drawn is nobody's to know (MW8.6). */
export function preview(view: Sight, seat: Seat, answers: Answers, focus: Id | null): Preview {
  const slots = view.phase === 'fighting' && !view.act ? plotOf(view, seat, answers) : [];
  const shown = focus === null ? slots : slots.filter((_, nth) => slotUnit(nth) === focus);
  const blows = shown.flatMap(slot => planned(view, seat, slot));
  const notes = new Map(slots.map((slot, nth) => [slot.ship, `${nth + 1}: ${slotShort(view, seat, slot)}`] as const));
  const centre = shown.length === 1 ? (shown[0]?.ship ?? null) : (shipOf(view, focus)?.id ?? view.act?.target ?? null);
  const sheet = table(withDraft(view, seat, answers), [], {
    blows,
    banner: `${seatName(view, seat)}: as you have it`,
    focus: centre,
    notes,
    size: 'small',
  });
  return { sheet, words: clip(wordsFor(view, seat, answers, focus), 600) };
}

/** While a fleet is built, its captain sees it on the table as he would have it. */
const withDraft = (view: Sight, seat: Seat, answers: Answers): Sight =>
  view.phase === 'building' ? { ...view, ships: [...view.ships, ...draftFleet(view, seat, answers).map(({ ship }) => ship)] } : view;

function planned(view: Sight, seat: Seat, slot: Slot): Blow[] {
  const ship = shipOf(view, slot.ship);
  const chosen = ship ? choose(view, ship, slot, ownOf(view, seat).hand, [], null) : null;
  if (!ship || chosen === null || typeof chosen === 'string') return [];
  const words = clip(CARD_WORDS[chosen.attack], 24);
  return [{ by: ship.id, at: chosen.target.id, style: 'planned', reply: false, dice: [], from: 4, damage: 0, words }];
}

function wordsFor(view: Sight, seat: Seat, answers: Answers, focus: Id | null): string {
  if (view.phase !== 'fighting' || view.act)
    return willOf(view, seat, answers)
      .map(line => sentence(line.words))
      .join('. ');
  const slot = plotOf(view, seat, answers).find((_, nth) => slotUnit(nth) === focus);
  if (slot) return `${slotWords(view, slot)}. ${chaseNow(view, seat, slot)}`;
  const ship = shipOf(view, focus);
  if (ship || focus === 'all') return defenceNow(view, seat, answers, ship);
  if (focus === 'hand') return `You hold ${cardsWords(ownOf(view, seat).hand)}.`;
  return 'Drawn as your hand stands; cards drawn before and between may change it.';
}

/** The chase that she would make now, and what the other side can put against it at most. */
function chaseNow(view: Sight, seat: Seat, slot: Slot): string {
  const ship = shipOf(view, slot.ship);
  const { hand } = ownOf(view, seat);
  const chosen = ship ? choose(view, ship, slot, hand, [], null) : null;
  if (!ship || chosen === null || typeof chosen === 'string') return `${sentence(slotNow(view, seat, slot))}; she draws first.`;
  const theirs = fleetSeen(view, chosen.target.seat)?.held ?? 0;
  const bid = chaseBid(slot, hand, ship, chosen.target, theirs);
  return `As your hand stands she plays ${speedWords(bid)} for ${scoreOf(ship, bid)} after ${chosen.target.name}, then ${CARD_WORDS[chosen.attack]}. They may shield, or run with cards you cannot see (${theirs} in hand).`;
}

/** What the standing policy would answer now, should the hardest enemy come for the ship, or for each. */
function defenceNow(view: Sight, seat: Seat, answers: Answers, ship: Ship | null): string {
  const defence = defenceOf(view, seat, answers);
  const { hand } = ownOf(view, seat);
  const foes = foesOf(view, seat);
  const target = ship ?? view.ships.find(one => one.seat === seat && one.sunk === null) ?? null;
  const foe = target ? [...foes].sort((a, b) => hardness(b, target) - hardness(a, target))[0] : undefined;
  if (!target || !foe) return 'There is nobody to defend against.';
  const policy = policyOf(defence, target);
  const shield =
    foes.length > 0 && view.ships.filter(one => one.seat === seat && one.sunk === null).length > 1
      ? shieldCard(view, hand, policy, foe, target)
      : null;
  if (shield) return `If ${foe.name} came for ${target.name} now, a ${CARD_WORDS[shield]} card would keep her out of it.`;
  const bid = evasion(hand, policy, target);
  const replies = [...new Set(threats(foe, target).flatMap(attack => repliesOf(hand, policy, foe, target, attack)))];
  const run = sizeOf(bid) > 0 ? `she would play ${speedWords(bid)} for ${scoreOf(target, bid)}` : 'she would play no speed cards';
  const answer = replies.length > 0 ? `, and may answer with ${listed(replies.map(reply => CARD_WORDS[reply]))}` : ', and has no answer';
  return `If ${foe.name} came for ${target.name} now, ${run}${answer}.`;
}

const hardness = (foe: Ship, target: Ship): number => Math.max(0, ...threats(foe, target).map(attack => foe.stats[attack]));
