import type { Field, Unit } from '../../../src/engine/form.js';
import { amount, choice, form, many, option, options, ranked, span, tally, toggle, unit } from './make.js';

/** Man O'Warp: a deal of two activations, a fleet to buy, improvements to deal out. */

const OWN = [
  'Hawkship 1',
  'Hawkship 2',
  'Hawkship 3',
  'Eagleship 1',
  'Eagleship 2',
  'Eagleship 3',
  'Dragonship',
  'Eagleship 4',
  'Eagleship 5',
];
const own = OWN.map((name, nth) => option(`h${nth + 1}`, name, '2 hull, 4 guns', nth === 2 ? 'she has had her phase' : null));
const PREY = ['Hulk', 'Drilla Killa', 'Big Chukka 1', 'Big Chukka 2', 'Scipion', 'Rhin'];
const prey = PREY.map((name, nth) => option(`o${nth + 1}`, name, '5 of 8 hull left'));
const ATTACKS = [
  option('fire', 'Fire forward', null, null, ['fire']),
  option('broadside', 'Broadsides', null, null, ['broadside']),
  option('ram', 'Ram', null, 'she has no ram'),
  option('board', 'Boarding action', null, null, ['boarding']),
];

const slot = (id: string, name: string): Unit =>
  unit(
    id,
    name,
    'Hawkship 1 chases the weakest with broadsides, bids up to 2, keeps 1',
    [
      choice('ship', 'Ship', own, 'h1'),
      ranked('prey', 'Targets', prey, ['o1'], { words: ['targets'] }),
      ranked('attack', 'Attacks', ATTACKS, ['broadside', 'fire'], { words: ['attacks'] }),
      amount('bid', 'Bid up to', span(0, 7, 'cards'), 2),
      amount('keep', 'But keep', span(0, 7, 'cards'), 1),
      ranked('second', 'Second broadside', prey, []),
    ],
    { requests: [`2:${id}`] },
  );

const kinds: [string, string, number][] = [
  ['fire', 'Fire-Forward', 1],
  ['broadsides', 'Broadsides', 2],
  ['ram', 'Ram', 2],
  ['boarding', 'Boarding Action', 0],
  ['row', 'Row', 3],
  ['sail', 'Sail', 1],
];
const hand = unit('hand', 'Hand and wizard', 'discards nothing; the wizard waits', [
  tally(
    'discard',
    'Discard',
    kinds.map(([id, label, held]) => ({
      option: option(id, label, `you hold ${held}`, held === 0 ? 'you hold none' : null),
      max: held,
      cost: 1,
    })),
    { min: 0, max: 9, unit: 'cards' },
  ),
  choice(
    'wizard',
    'Wizard casts',
    [option('never', 'never'), option('first', 'in my first phase'), option('last', 'in my last phase')],
    'last',
  ),
]);

const defence: Field[] = [
  choice('shield', 'Shield', options('never', 'if-she-would-sink', 'always'), 'if-she-would-sink', { need: 'keeps', from: 'standing' }),
  amount('evade', 'Evade with up to', span(0, 7, 'cards'), 1, { need: 'keeps' }),
  toggle('return', 'Return fire', true, { need: 'keeps' }),
  many('repel', 'Repel boarders with', options('broadside', 'boarding'), ['broadside', 'boarding'], 2, { need: 'keeps' }),
];
const QUICK = { quick: ['return'], state: 'standing' as const };

export const deal = form('Round 2, deal 3 — High Elf', 'You open. Two activations each.', [
  slot('first', 'First activation'),
  slot('second', 'Second activation'),
  hand,
  unit('all.ships', 'Defence of all', 'shields her who would sink, evades with one, returns all', defence, QUICK),
  ...OWN.map((name, nth) => unit(`h${nth + 1}`, name, 'as all', defence, QUICK)),
]);

const LIST: [string, string, number, string][] = [
  ['eagleship', 'Eagleship', 2, 'hull 1, sail 8, broadside 2, fire 2'],
  ['hawkship', 'Hawkship', 3, 'hull 2, sail 6, broadside 4, fire 4'],
  ['dragonship', 'Dragonship', 4, 'hull 3, sail 6, ram 6, board 3'],
];

export const buying = form('Fitting out — High Elf', 'Up to twenty points of ships, in secret.', [
  unit('fleet', 'Fleet', '20 of 20 points', [
    tally(
      'ships',
      'Ships',
      LIST.map(([id, label, cost, note]) => ({ option: option(id, label, note), max: 10, cost })),
      { min: 1, max: 20, unit: 'points' },
      { hawkship: 4, dragonship: 2 },
      { need: 'must' },
    ),
    choice('list', 'List', options('bretonnian', 'empire', 'dwarf', 'high-elf', 'orc'), 'high-elf'),
  ]),
]);

const DEALT = ['Fire Pumps', 'Long Range Guns', 'Boarding Nets', 'Volley Fire', 'Rogue Captain'];
export const improving = form('Improvements — High Elf', 'Five cards; no ship takes more than two.', [
  ...DEALT.map((name, nth) =>
    unit(`card${nth + 1}`, name, 'nobody yet: lost', [
      choice('ship', 'Ship', own, null, { need: 'must' }),
      choice('stat', 'Adds to', options('hull', 'broadside', 'fire', 'board'), null, { bar: nth % 2 ? null : 'This card has one use' }),
    ]),
  ),
]);
