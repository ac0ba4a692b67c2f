import type { Seat } from '../../engine/audience.js';
import type { Answers, Field, Option, Unit } from '../../engine/form.js';
import { amount, cardSpan, choice, type Draft, option, ranked, toggle, unit } from './fields.js';
import { ATTACKS } from './nouns.js';
import type { Slot } from './order.js';
import { slotId } from './pending.js';
import { ATTACK_PHRASE, CARD_WORDS, className, clip, hullWords, sentence, statsWords } from './say.js';
import { ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { foesOf, isHeld, navyOf, shipOf, typeOf } from './waters.js';
import { slotNow, slotWords } from './will.js';
import { plotOf, roundOf, shipsFor, slotUnit } from './written.js';

/** One activation of a deal (MW8.4). */

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export function askSlot(view: Sight, seat: Seat, nth: number, answers: Answers): Unit {
  const slot = plotOf(view, seat, answers)[nth];
  const draft: Draft = { written: answers[slotUnit(nth)] ?? {}, kept: 'silence' };
  const line = slot ? slotWords(view, slot) : 'no ship is left for it';
  return unit(
    {
      id: slotUnit(nth),
      name: `${ORDINALS[nth] ?? nth + 1} activation`,
      line,
      lead: 'ship',
      quick: ['again', 'others'],
      requests: [slotId(view.deal, seat, nth)],
      fields: slot ? fieldsOf(view, seat, nth, slot, draft) : [choice('ship', draft, null, [], { label: 'Ship', said: line, bar: line })],
    },
    draft,
  );
}

function fieldsOf(view: Sight, seat: Seat, nth: number, slot: Slot, draft: Draft): Field[] {
  const ship = shipOf(view, slot.ship);
  if (!ship) return [];
  return [
    shipField(view, seat, nth, slot, draft),
    ...attackFields(view, seat, slot, ship, draft),
    ...speedFields(slot, ship, draft),
    ...againFields(view, ship, slot, draft),
  ];
}

function shipField(view: Sight, seat: Seat, nth: number, slot: Slot, draft: Draft): Field {
  const next = roundOf(view, seat, nth) > 0;
  return choice('ship', draft, slot.ship, shipsFor(view, seat, nth).map(shipOption), {
    label: 'Ship',
    help: next
      ? 'By then all your ships will have acted: this one acts in the next round, if the deal comes so far.'
      : 'Each ship has one phase a round.',
    said: `${shipOf(view, slot.ship)?.name ?? 'nobody'}: ${slotNow(view, seat, slot)}`,
  });
}

export const shipOption = (ship: Ship): Option =>
  option(ship.id, ship.name, `${className(ship)} · ${hullWords(ship)} · ${statsWords(ship)}`);

const stateOf = (foe: Ship): string => (isHeld(foe.held) ? 'cannot run' : `speed ${Math.max(foe.stats.row, foe.stats.sail)}`);
const foeOption = (foe: Ship): Option =>
  option(
    foe.id,
    foe.name,
    `${className(foe)} · ${hullWords(foe)} · ${stateOf(foe)}${navyOf(foe).iron && foe.damage === 0 ? ' · cannot be boarded yet' : ''}`,
  );

function attackFields(view: Sight, seat: Seat, slot: Slot, ship: Ship, draft: Draft): Field[] {
  const { hand } = ownOf(view, seat);
  const foes = foesOf(view, seat).map(foeOption);
  const names = slot.targets.map(id => shipOf(view, id)?.name ?? '');
  const attacks = ATTACKS.map(attack =>
    option(
      attack,
      CARD_WORDS[attack],
      `you hold ${hand[attack]} · ${ship.stats[attack]} dice`,
      ship.stats[attack] === 0 ? `${clip(ship.name, 40)} cannot do that.` : null,
    ),
  );
  return [
    ranked('targets', draft, slot.targets, foes, {
      label: 'Targets, best first',
      words: ['target', 'prey'],
      help: 'The next on the list is named when one is shielded or cannot be attacked with what you hold.',
      said: names.length > 0 ? names.join(' > ') : 'the weakest first',
    }),
    ranked('attacks', draft, slot.attacks, attacks, {
      label: 'Attacks, best first',
      words: ['attack'],
      help: 'The first that is in your hand by then, and that the target allows, is played.',
      said: slot.attacks.length > 0 ? slot.attacks.map(attack => ATTACK_PHRASE[attack]).join(' > ') : 'the hardest first',
    }),
    toggle('others', draft, slot.others, {
      label: 'Others too',
      help: 'With it off she stands off when nobody on her list can be attacked.',
      said: slot.others ? 'any other if none of these' : 'these only',
    }),
  ];
}

const speedFields = (slot: Slot, ship: Ship, draft: Draft): Field[] => [
  amount('bid', draft, slot.bid, cardSpan(9), {
    label: 'Speed cards, at most',
    words: ['bid'],
    help: 'Both sides play at once, and the attacker must come out higher. Against one that can play nothing, one card is played.',
    said: `up to ${slot.bid}`,
  }),
  amount('keep', draft, slot.keep, cardSpan(9), {
    label: 'Speed cards to keep',
    help: 'So many stay in hand for shields and escapes.',
    said: `keeps ${slot.keep}`,
  }),
  choice(
    'speed',
    draft,
    slot.speed,
    [
      option('best', 'Whichever is faster'),
      option('row', 'Row only', `${ship.stats.row} a card`, ship.stats.row === 0 ? 'She has no oars.' : null),
      option('sail', 'Sail only', `${ship.stats.sail} a card`),
    ],
    { label: 'Which speed cards', said: slot.speed === 'best' ? 'whichever is faster' : `${slot.speed} only` },
  ),
];

function againFields(view: Sight, ship: Ship, slot: Slot, draft: Draft): Field[] {
  if (ship.stats.broad === 0 && !typeOf(ship).dragon) return [];
  const what = typeOf(ship).dragon ? 'second ram, after a kill' : 'second broadside';
  const names = slot.second.map(id => shipOf(view, id)?.name ?? '');
  return [
    toggle('again', draft, slot.again, { label: sentence(what), said: slot.again ? `takes the ${what}` : 'one target only' }),
    ranked('second', draft, slot.second, foesOf(view, ship.seat).map(foeOption), {
      label: 'Second target, best first',
      help: 'A new chase, with the same limits on cards.',
      said: names.length > 0 ? names.join(' > ') : 'as the list of targets goes',
    }),
  ];
}
