import type { Seat } from '../../engine/audience.js';
import type { Field, Option, Unit } from '../../engine/form.js';
import { CARDS, type CardId } from './cards.js';
import { choice, clip, option, ranked, toggle, type Written } from './fields.js';
import { eligible, isTactician, ridersFor } from './initiative.js';
import { requestIds } from './pending.js';
import { effectOf, fleetOf, hasHand, squadOf } from './sea.js';
import type { Ship } from './state.js';
import type { Sight } from './view.js';

/** The hand (OI4.3) and the squadron as a whole (OI13.1). */

export const cardOption = (card: CardId): Option =>
  option(card, `${CARDS[card].name} (${CARDS[card].value})`, `${CARDS[card].effect}${CARDS[card].discard ? '; then discarded' : ''}`);

export const handOf = (view: Sight, seat: Seat): readonly CardId[] => view.squads.find(squad => squad.seat === seat)?.hand ?? [];

function handFields(view: Sight, seat: Seat, said: Written): Field[] {
  const squad = squadOf(view, seat);
  const open = eligible(handOf(view, seat), squad?.face ?? null);
  if (open.length === 0)
    return [choice({ id: 'card', label: 'Card for next turn' }, said, [option('none', 'No card is left')], 'none', 'no card is left')];
  const card = choice(
    { id: 'card', label: 'Card for next turn', need: 'must', words: ['pick'] },
    said,
    open.map(cardOption),
    null,
    'the lowest is taken',
  );
  const picked = card.value as CardId | null;
  const riders = picked === null ? [] : ridersFor(view, seat, picked, open);
  const help = picked === 'await-orders' ? 'its effect at the value of Await New Orders' : 'a card that an enemy has discarded';
  const rider =
    riders.length > 0 ? [choice({ id: 'rider', label: 'Card laid on it', help }, said, riders.map(cardOption), null, 'none')] : [];
  const others = open.filter(one => one !== picked).map(cardOption);
  const mayswap = squad && isTactician(view, squad) && !squad.swapped && others.length > 0;
  const swapHelp = 'once a battle: laid instead if you took a Strike Point in the turn';
  return [
    card,
    ...rider,
    ...(mayswap ? [choice({ id: 'swap', label: 'Tactician: instead', help: swapHelp }, said, others, null, 'no second thoughts')] : []),
  ];
}

/** The hand as a unit; none for a squadron that never had cards. */
export function handUnits(view: Sight, seat: Seat, said: Written): Unit[] {
  const squad = squadOf(view, seat);
  return squad && hasHand({ ...squad, hand: handOf(view, seat) }) ? [handUnit(view, seat, said)] : [];
}

function handUnit(view: Sight, seat: Seat, said: Written): Unit {
  const fields = handFields(view, seat, said);
  const [card] = fields;
  const set = card?.value !== null;
  return {
    id: 'hand',
    name: 'Hand',
    words: ['card', 'cards'],
    group: null,
    state: set ? 'ready' : 'silent',
    line: clip(set ? `next turn: ${card?.said ?? ''}` : 'card for next turn: none picked, the lowest is taken', 110),
    lead: 'card',
    quick: [],
    requests: [requestIds.initiative(view, seat)],
    fields,
  };
}

const shipOptions = (ships: readonly Ship[]): Option[] => ships.map(ship => option(ship.id, ship.name));

const FORTUNES = [
  option('both', 'On bad tests and bad fire'),
  option('tests', 'On failed Skill Tests'),
  option('guns', 'On bad fire'),
  option('all', 'On these, criticals, shoals and collisions'),
  option('never', 'Never'),
];

export function squadronFields(view: Sight, seat: Seat, said: Written, part: 'all' | 'fire'): Field[] {
  const fleet = fleetOf(view, seat);
  const squad = squadOf(view, seat);
  const enemies = shipOptions(view.ships.filter(ship => ship.side !== squad?.side && ship.condition === 'action'));
  const answers = ['as-she-bears', 'small-arms'].includes(effectOf(view, seat) ?? '');
  const lure = effectOf(view, seat) === 'lured-into-shoals' && part === 'all';
  const heirs = shipOptions(fleet.filter(ship => ship.id !== squad?.flagship));
  return [
    ...(part === 'all' && fleet.length > 1
      ? [ranked({ id: 'sequence', label: 'Activation order', need: 'keeps' }, said, shipOptions(fleet), 'as listed')]
      : []),
    ...(fleet.length > 1
      ? [ranked({ id: 'volley', label: 'Order of attack', need: 'keeps' }, said, shipOptions(fleet), 'most endangered first')]
      : []),
    ...(squad && squad.fortune > 0
      ? [choice({ id: 'fortune', label: `Fortune, ${squad.fortune} left`, need: 'keeps' }, said, FORTUNES, 'both', 'on bad rolls')]
      : []),
    ...(answers
      ? [
          toggle({ id: 'permit', label: 'Fire out of turn', help: 'what the card of the turn allows' }, said, true, [
            'allowed',
            'forbidden',
          ]),
        ]
      : []),
    ...(lure && enemies.length > 0 ? [choice({ id: 'shoal', label: 'Shoal before' }, said, enemies, null, 'the nearest enemy')] : []),
    ...(heirs.length > 0 ? [choice({ id: 'heir', label: 'Flag passes to', need: 'keeps' }, said, heirs, null, 'the strongest')] : []),
  ];
}

/** The squadron as a unit; none where there is nothing to say of a whole, as of a single ship. */
export function squadronUnits(view: Sight, seat: Seat, said: Written, part: 'all' | 'fire'): Unit[] {
  const fields = squadronFields(view, seat, said, part);
  return fields.length === 0 ? [] : [squadronUnit(view, seat, fields)];
}

function squadronUnit(view: Sight, seat: Seat, fields: Field[]): Unit {
  const own = fields.filter(field => field.from === 'own');
  return {
    id: 'squadron',
    name: 'Squadron',
    words: ['fleet'],
    group: null,
    state: own.length > 0 ? 'begun' : 'silent',
    line: clip(own.length > 0 ? own.map(field => `${field.label.toLowerCase()}: ${field.said}`).join('; ') : 'ships act as listed', 110),
    lead: fields[0]?.id ?? '',
    quick: [],
    requests: [requestIds.squadron(view, seat)],
    fields,
  };
}

/** Alternating: which ship acts now. */
export function actUnit(view: Sight, seat: Seat, ready: readonly Ship[], said: Written): Unit {
  const field = choice(
    { id: 'ship', label: 'Ship to activate', need: 'must' },
    said,
    shipOptions(ready),
    null,
    'the first that has not moved',
  );
  return {
    id: 'act',
    name: 'Activation',
    words: [],
    group: null,
    state: field.value === null ? 'silent' : 'ready',
    line: clip(`now: ${field.said}`, 110),
    lead: 'ship',
    quick: [],
    requests: [requestIds.act(view, seat)],
    fields: [field],
  };
}
