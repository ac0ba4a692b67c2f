import type { Seat } from '../../engine/audience.js';
import type { Answers, Id } from '../../engine/form.js';
import { sizeOf } from './cards.js';
import { choose, hardest } from './intent.js';
import type { ShipType } from './nouns.js';
import type { ChaseOrder, HandOrder, OwnPolicy, Policy, ReplyOrder, Slot } from './order.js';
import { refitName } from './refits.js';
import { ATTACK_PHRASE, CARD_WORDS, cardsWords, count, listed, STAT_WORDS, sentence } from './say.js';
import { NAVIES, TYPES } from './shipyard.js';
import { fleetSeen, offeredTo, ownOf, type Sight } from './sight.js';
import { admiralOf, shipOf, shipsUnder } from './waters.js';
import { chaseOf, defenceOf, handOf, plotOf, replyOf, slotUnit } from './written.js';
import { assignmentsOf, costOf, fleetOrderOf } from './writtenFit.js';

/** What a seat's orders come to, in words: a line a unit. */

export interface Line {
  readonly unit: Id;
  readonly words: string;
}

const nameOf = (view: Sight, id: string): string => shipOf(view, id)?.name ?? 'nobody';

/** `Fleur attacks Rotgut, then the weakest; board, else broadside; up to 2 cards, keeps 1`. */
export function slotWords(view: Sight, slot: Slot): string {
  const ship = shipOf(view, slot.ship);
  if (!ship) return 'stands off';
  const targets = slot.targets.map(id => nameOf(view, id));
  const whom = targets.length === 0 ? 'the weakest' : `${targets.join(', then ')}${slot.others ? ', then the weakest' : ''}`;
  const attacks = slot.attacks.length > 0 ? slot.attacks : hardest(ship);
  const how = attacks.map(attack => ATTACK_PHRASE[attack]).join(', else ');
  return `${ship.name} goes for ${whom}: ${how}; up to ${count(slot.bid, 'card')}, keeps ${slot.keep}`;
}

/** What she would do this moment with the cards now in hand: odds of the deck are nobody's to know. */
export function slotNow(view: Sight, seat: Seat, slot: Slot): string {
  const ship = shipOf(view, slot.ship);
  if (!ship) return '';
  const chosen = choose(view, ship, slot, ownOf(view, seat).hand, [], null);
  if (typeof chosen === 'object') return `as your hand stands, ${ATTACK_PHRASE[chosen.attack]} at ${chosen.target.name}`;
  if (chosen === 'speed') return 'as your hand stands she has no speed card to spend';
  return chosen === 'attack' ? 'as your hand stands she has no card to attack with' : 'there is nobody to attack';
}

/** The same in the few words that a ship's card has room for. */
export function slotShort(view: Sight, seat: Seat, slot: Slot): string {
  const ship = shipOf(view, slot.ship);
  const chosen = ship ? choose(view, ship, slot, ownOf(view, seat).hand, [], null) : 'target';
  if (typeof chosen === 'object') return `${ATTACK_PHRASE[chosen.attack]}, ${chosen.target.name}`;
  return SHORT_OF[chosen];
}
const SHORT_OF = { speed: 'no speed card yet', attack: 'no attack card yet', target: 'nobody to attack' } as const;

const TOSS: Record<HandOrder['toss'], string> = {
  none: 'throws nothing away',
  useless: 'throws away attacks that no ship can make',
  lean: 'throws away every card that no ship can use',
  ship: 'throws away every card that the ship in action cannot use',
  chase: 'throws away useless attacks, and short of speed all attacks but one',
};
const WIZARD = (low: number): Record<HandOrder['wizard'], string> => ({
  low: `casts with ${low} cards or fewer in hand, at the latest in the last phase of the round`,
  now: 'casts in the next phase',
  last: 'casts in the last phase of the round',
  never: 'does not cast',
});

export function handWords(view: Sight, seat: Seat, hand: HandOrder): string {
  const wizard = fleetSeen(view, seat)?.wizard === 'none' ? '' : `; the wizard ${WIZARD(hand.low)[hand.wizard]}`;
  const first = sizeOf(hand.drop) > 0 ? `throws away ${cardsWords(hand.drop)}, later ` : '';
  return sentence(`${first}${TOSS[hand.toss]}${wizard}`);
}

const SHIELD = (at: number): Record<Policy['shield'], string> => ({
  never: 'never shields',
  doomed: 'shields her that would sink',
  dice: `shields against ${at} dice or more`,
  hull: `shields her that has ${at} hull or less`,
  always: 'always shields',
});
const REPEL: Record<Policy['repel'], string> = {
  both: 'repels with broadside and crew',
  broadside: 'repels with a broadside',
  board: 'repels with her crew',
  none: 'does not repel',
};

export const policyWords = ({ shield, at, evade, hold, fire, broadside, repel }: Policy): string =>
  [
    SHIELD(at)[shield],
    `evades with up to ${evade}${hold > 0 ? `, keeps ${hold}` : ''}`,
    fire && broadside
      ? 'returns fire'
      : fire
        ? 'returns Fire-Forward only'
        : broadside
          ? 'returns Broadsides only'
          : 'does not return fire',
    REPEL[repel],
  ].join('; ');

export const ownPolicyWords = (own: OwnPolicy, all: Policy): string =>
  [
    own.shield === undefined ? null : SHIELD(all.at)[own.shield],
    own.evade === undefined ? null : `evades with up to ${own.evade}`,
    own.reply === undefined ? null : own.reply ? 'returns fire' : 'does not return fire',
    own.repel === undefined ? null : REPEL[own.repel],
  ]
    .filter(part => part !== null)
    .join('; ') || 'as for all';

export const chaseWords = ({ shield, row, sail }: ChaseOrder): string =>
  shield === 'pass' ? `plays ${cardsWords({ row, sail })} to get away` : `gives a ${CARD_WORDS[shield]} card to keep her out of it`;

const REPLIES: Record<ReplyOrder['reply'], string> = {
  none: 'does not reply',
  fire: 'replies with Fire-Forward',
  broad: 'replies with a broadside',
  board: 'meets them with her crew',
  both: 'replies with a broadside, then her crew',
};
export const replyWords = ({ reply }: ReplyOrder): string => REPLIES[reply];

export const purchaseWords = (ships: Partial<Record<ShipType, number>>): string =>
  listed((Object.keys(ships) as ShipType[]).map(type => `${ships[type]} ${TYPES[type].name}`)) || 'nothing';

function fittingWill(view: Sight, seat: Seat, answers: Answers): Line[] {
  if (view.phase === 'building') {
    const { list, ships, names } = fleetOrderOf(view, seat, answers);
    const named = Object.values(names);
    const called = named.length > 0 ? `, among them ${listed(named)}` : '';
    return [{ unit: 'fleet', words: `${NAVIES[list].name}: ${purchaseWords(ships)}, ${costOf(ships)} points${called}` }];
  }
  const given = assignmentsOf(view, seat, answers);
  return offeredTo(view, seat).map(card => {
    const one = given.find(other => other.card === card);
    const words = one ? `${refitName(card)}: ${STAT_WORDS[one.stat]} +2 for ${nameOf(view, one.ship)}` : `${refitName(card)} is not used`;
    return { unit: card, words };
  });
}

export function willOf(view: Sight, seat: Seat, answers: Answers): Line[] {
  if (view.phase !== 'fighting') return fittingWill(view, seat, answers);
  const target = shipOf(view, view.act?.target ?? null);
  if (view.act && target) {
    const words = view.act.stage === 'chase' ? chaseWords(chaseOf(view, seat, answers)) : replyWords(replyOf(view, seat, answers));
    return [{ unit: 'reaction', words: `${target.name} ${words}` }];
  }
  const defence = defenceOf(view, seat, answers);
  return [
    ...plotOf(view, seat, answers).map((slot, nth) => ({ unit: slotUnit(nth), words: slotWords(view, slot) })),
    ...(admiralOf(view, seat) === seat ? [{ unit: 'hand', words: handWords(view, seat, handOf(view, seat, answers)) }] : []),
    { unit: 'all', words: sentence(policyWords(defence.all)) },
    ...shipsUnder(view, seat)
      .filter(ship => defence.ships[ship.id])
      .map(ship => ({ unit: ship.id, words: `${ship.name} ${ownPolicyWords(defence.ships[ship.id] ?? {}, defence.all)}` })),
  ];
}
