import type { Seat } from '../../engine/audience.js';
import type { Answers, Field, Option, Unit } from '../../engine/form.js';
import { sizeOf } from './cards.js';
import { amount, cardSpan, choice, type Draft, option, toggle, unit } from './fields.js';
import { CARDS } from './nouns.js';
import type { DefenceOrder, HandOrder, Policy } from './order.js';
import { SILENT_HANDS, SILENT_POLICY } from './policy.js';
import { CARD_WORDS, cardsWords, clip, count, hullWords, sentence } from './say.js';
import { defenceBefore, fleetSeen, ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { handWords, ownPolicyWords, policyWords } from './will.js';
import { AS_ALL, defenceOf, handOf } from './written.js';

/** Hand, wizard and defence: standing policies (MW8.3). */

const isSame = (a: object, b: object): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export function askHand(view: Sight, seat: Seat, answers: Answers): Unit {
  const hand = handOf(view, seat, answers);
  const draft: Draft = { written: answers['hand'] ?? {}, kept: isSame(ownOf(view, seat).hands, SILENT_HANDS) ? 'silence' : 'standing' };
  const hasWizard = fleetSeen(view, seat)?.wizard !== 'none';
  return unit(
    {
      id: 'hand',
      name: hasWizard ? 'Hand and wizard' : 'Hand',
      line: handWords(view, seat, hand),
      lead: 'drop',
      requests: [`${view.deal}:hand:${seat}`],
      fields: [dropField(view, seat, hand, draft), tossField(hand, draft), ...(hasWizard ? wizardFields(hand, draft) : [])],
    },
    draft,
  );
}

function dropField(view: Sight, seat: Seat, hand: HandOrder, draft: Draft): Field {
  const held = ownOf(view, seat).hand;
  const kinds = CARDS.filter(card => held[card] > 0);
  return {
    kind: 'tally',
    id: 'drop',
    label: 'Throw away before the first draw',
    help: 'Then the hand is filled again. What you throw away lies face up.',
    words: ['discard'],
    need: 'may',
    bar: kinds.length === 0 ? 'You hold no cards.' : null,
    from: draft.written['drop'] === undefined ? 'silence' : 'own',
    said: clip(sizeOf(hand.drop) > 0 ? cardsWords(hand.drop) : 'by the rule below', 100),
    options: kinds.map(card => option(card, CARD_WORDS[card], `you hold ${held[card]}`)),
    each: Object.fromEntries(kinds.map(card => [card, { max: held[card], cost: 1 }])),
    total: { min: 0, max: Math.max(1, sizeOf(held)), unit: 'cards' },
    value: Object.fromEntries(kinds.map(card => [card, hand.drop[card]])),
  };
}

const TOSS: readonly Option[] = [
  option('none', 'Nothing'),
  option('useless', 'Attacks no ship can make'),
  option('lean', 'All that no ship can use', 'also Row for a fleet without oars; such cards would still do as shields'),
  option('ship', 'All that the ship in action cannot use', 'draws hardest for her own attack'),
  option('chase', 'Short of speed, all attacks but one', 'with fewer than two speed cards that the ship in action can use'),
];

const tossField = (hand: HandOrder, draft: Draft): Field =>
  choice('toss', draft, hand.toss, [...TOSS], {
    label: 'Throw away before each draw',
    need: 'keeps',
    said: TOSS.find(one => one.id === hand.toss)?.label ?? '',
  });

const WIZARD: readonly Option[] = [
  option('low', 'When the hand is low', 'at the latest in your last phase of the round'),
  option('now', 'In the next phase'),
  option('last', 'In the last phase of the round'),
  option('never', 'Not at all'),
];

const wizardFields = (hand: HandOrder, draft: Draft): Field[] => [
  choice('wizard', draft, hand.wizard, [...WIZARD], {
    label: 'The wizard casts',
    need: 'keeps',
    help: 'Once a round, before the draw: 1D6 cards, and they count over and above a full hand.',
    said: WIZARD.find(one => one.id === hand.wizard)?.label ?? '',
  }),
  amount('low', draft, hand.low, cardSpan(12), {
    label: 'A low hand is, at most',
    need: 'keeps',
    bar: hand.wizard === 'low' ? null : 'Only where he casts when the hand is low.',
    said: count(hand.low, 'card'),
  }),
];

const SHIELDS: readonly Option[] = [
  option('never', 'Never'),
  option('doomed', 'If she would sink', 'by the average of the hardest attack that can come'),
  option('dice', 'Against so many dice', 'the number is a field of its own'),
  option('hull', 'With so little hull left', 'the number is a field of its own'),
  option('always', 'Always'),
];
const REPELS: readonly Option[] = [
  option('both', 'Broadside, then crew'),
  option('broadside', 'Broadside only'),
  option('board', 'Crew only'),
  option('none', 'Not at all'),
];
const label = (options: readonly Option[], id: string): string => options.find(one => one.id === id)?.label ?? '';

export function askAll(view: Sight, seat: Seat, answers: Answers): Unit {
  const written = answers['all'] ?? {};
  const before = defenceBefore(view, seat).all;
  const draft: Draft = { written, kept: isSame(before, SILENT_POLICY) ? 'silence' : 'standing' };
  const policy = defenceOf(view, seat, answers).all;
  return unit(
    {
      id: 'all',
      name: 'Defence of all',
      line: sentence(policyWords(policy)),
      lead: 'shield',
      quick: ['fire', 'broadside'],
      requests: [`${view.deal}:defence:${seat}`],
      fields: [...shieldFields(policy, draft), ...evadeFields(policy, draft), ...replyFields(policy, draft)],
    },
    draft,
  );
}

const shieldFields = (policy: Policy, draft: Draft): Field[] => [
  choice('shield', draft, policy.shield, [...SHIELDS], {
    label: 'Shield a target',
    need: 'keeps',
    help: 'One Row or Sail card makes the enemy name another target. The last one that he can name cannot be shielded.',
    said: label(SHIELDS, policy.shield),
  }),
  amount(
    'at',
    draft,
    policy.at,
    { min: 1, max: 12, step: 1, unit: '' },
    {
      label: 'Shield: dice, or hull',
      need: 'keeps',
      bar: policy.shield === 'dice' || policy.shield === 'hull' ? null : 'Only for a shield against dice, or with little hull left.',
      said: String(policy.at),
    },
  ),
  amount('spare', draft, policy.spare, cardSpan(9), { label: 'Shield: speed cards to keep', need: 'keeps', said: `keeps ${policy.spare}` }),
];

const evadeFields = (policy: Policy, draft: Draft): Field[] => [
  amount('evade', draft, policy.evade, cardSpan(9), { label: 'Evade with, at most', need: 'keeps', said: `up to ${policy.evade}` }),
  amount('hold', draft, policy.hold, cardSpan(9), { label: 'Evade: speed cards to keep', need: 'keeps', said: `keeps ${policy.hold}` }),
];

const replyFields = (policy: Policy, draft: Draft): Field[] => [
  toggle('fire', draft, policy.fire, { label: 'Return Fire-Forward', need: 'keeps', said: policy.fire ? 'yes' : 'no' }),
  toggle('broadside', draft, policy.broadside, { label: 'Return Broadsides', need: 'keeps', said: policy.broadside ? 'yes' : 'no' }),
  choice('repel', draft, policy.repel, [...REPELS], { label: 'Repel boarders', need: 'keeps', said: label(REPELS, policy.repel) }),
];

/** A ship that is to defend herself otherwise than the rest. */
export function askOwn(view: Sight, seat: Seat, ship: Ship, defence: DefenceOrder, answers: Answers): Unit {
  const own = defence.ships[ship.id] ?? {};
  const draft: Draft = { written: answers[ship.id] ?? {}, kept: defenceBefore(view, seat).ships[ship.id] ? 'standing' : 'silence' };
  const pick = (id: string, value: string | undefined, options: readonly Option[], words: string): Field =>
    choice(id, draft, value ?? AS_ALL, [option(AS_ALL, 'As for all'), ...options], {
      label: words,
      need: 'keeps',
      said: value === undefined ? 'as for all' : label(options, value),
    });
  return unit(
    {
      id: ship.id,
      name: ship.name,
      line: `${hullWords(ship)}: ${ownPolicyWords(own, defence.all)}`,
      lead: 'shield',
      requests: [`${view.deal}:defence:${seat}`],
      fields: [
        pick('shield', own.shield, SHIELDS, 'Shield her'),
        pick('evade', own.evade === undefined ? undefined : String(own.evade), EVADES, 'She evades with'),
        pick('reply', own.reply === undefined ? undefined : own.reply ? 'yes' : 'no', YES_NO, 'She returns fire'),
        pick('repel', own.repel, REPELS, 'She repels boarders'),
      ],
    },
    draft,
  );
}

const YES_NO: readonly Option[] = [option('yes', 'Yes'), option('no', 'No')];
const EVADES: readonly Option[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(number =>
  option(number, number === '0' ? 'Nothing' : count(Number(number), 'card')),
);
