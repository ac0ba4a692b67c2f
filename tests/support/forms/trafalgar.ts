import type { Field, Form, Unit } from '../../../src/engine/form.js';
import { amount, choice, clauses, form, option, options, plot, ranked, span, step, text, toggle, track, unit, when } from './make.js';

/** Trafalgar 1805: six ships, fifteen ships, three squadrons of eleven, and an umpire's ruling. */

const SHIPS = [
  'Royal Sovereign',
  'Belleisle',
  'Mars',
  'Tonnant',
  'Bellerophon',
  'Colossus',
  'Achille',
  'Polyphemus',
  'Revenge',
  'Swiftsure',
  'Defence',
  'Thunderer',
  'Defiance',
  'Prince',
  'Dreadnought',
];
const ENEMIES = [
  'Formidable',
  'Scipion',
  'Duguay-Trouin',
  'Mont-Blanc',
  'Bucentaure',
  'Achille',
  'Neptune',
  'Héros',
  'Pluton',
  'Swift-sure',
];

const targets = ENEMIES.map((name, nth) =>
  option(`f.${name.toLowerCase().replace(/[^a-z-]/g, 'e')}`, name, `${nth + 2} squares, broad on the bow`),
);

const ready = [
  { id: 'r1', label: 'F F P F → L8 · rate 3', note: 'large, musket shot, rakes Formidable', steps: track('F', 'F', 'P', 'F') },
  { id: 'r2', label: 'F F F → L9 · rate 3', note: 'large, gun shot', steps: track('F', 'F', 'F') },
  ...Array.from({ length: 22 }, (_, nth) => ({
    id: `r${nth + 3}`,
    label: `F S F → M${nth} · rate 2`,
    note: 'close hauled, out of shot',
    steps: track('F', 'S', 'F'),
  })),
];

const track_ = (): Field =>
  plot(
    'track',
    'Track',
    {
      next: [
        step('P', 'Port', '↖'),
        step('F', 'Ahead', '⬆'),
        step('S', 'Starboard', '↗'),
        step('T', 'Tack', '⤺', 'not close hauled, cannot tack'),
        step('H', 'Heave to', '⏸'),
      ],
      ready,
      stop: null,
    },
    track('F', 'F', 'P', 'F'),
    { said: 'F F P F → L8, rate 3, large', words: ['sail'] },
  );

const shipFields = (): Field[] => [
  track_(),
  choice('intent', 'Intent', options('none', 'follow', 'engage', 'rake', 'break-the-line', 'hold-the-range', 'keep-off'), 'none', {
    need: 'keeps',
    from: 'standing',
  }),
  choice('against', 'Against', targets, null, { words: ['whom', 'enemy'], bar: 'Her intent names no enemy' }),
  amount('range', 'Range', span(0, 7, 'squares'), 2, { need: 'keeps' }),
  ranked('fire', 'Fire at', targets, [], { words: ['guns'], said: 'the nearest' }),
  choice('hold', 'Hold fire until', [option('gun', 'gun shot'), option('musket', 'musket shot'), option('pistol', 'pistol shot')], 'gun', {
    need: 'keeps',
    from: 'standing',
  }),
  toggle('rake', 'Rake', true, { from: 'standing' }),
  toggle('split', 'Split', false),
  toggle('low', 'Aim low', false),
  choice('board', 'Board', options('never', 'odds', 'masts', 'always'), 'never'),
  amount('odds', 'Least odds', span(0, 100, '%', 5), 50, { bar: 'Only where boarding is "odds"' }),
  clauses(
    'ifs',
    'If … then',
    [
      when(option('raked', 'she is raked', null, null, ['raked'])),
      when(option('enemy-within', 'an enemy is within'), span(0, 7, 'squares')),
      when(option('dismasted', 'she loses a mast', null, 'She has none left to lose')),
    ],
    options('turn-away', 'take-the-next-nearest', 'hold-fire'),
  ),
];

const ship = (side: string, name: string, nth: number, group: string | null = null): Unit =>
  unit(
    `${side}.${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    nth === 0
      ? 'F F P F → L8, rate 3, large; fires Formidable; rakes'
      : `follows ${SHIPS[nth - 1] ?? 'her next ahead'} → J${nth}, rate 2, large`,
    shipFields(),
    { group, state: nth === 0 ? 'begun' : 'standing', quick: ['rake', 'split', 'low'] },
  );

const squadron = (names: readonly string[]): Unit =>
  unit(
    'squadron',
    'Your squadron',
    'moves second; line ahead',
    [
      choice('first', 'Move', [option('first', 'first'), option('second', 'second')], 'second'),
      choice('formation', 'Formation', options('line-ahead', 'line-abreast', 'none'), 'line-ahead', { need: 'keeps' }),
      ranked(
        'order',
        'Order of sailing',
        names.slice(0, 24).map(name => option(name.toLowerCase().replaceAll(' ', '-'), name)),
      ),
    ],
    { state: 'standing' },
  );

const fleet = (names: readonly string[], extra: Partial<Form> = {}): Form =>
  form(
    'Turn 3 — British',
    'Wind north-west, light. The British move and fire first.',
    [squadron(names), ...names.map((name, nth) => ship('b', name, nth))],
    {
      problems: [
        {
          grade: 'warned',
          unit: 'b.bellerophon',
          field: 'track',
          at: 2,
          say: 'Bellerophon may foul Colossus at K8.',
          instead: ['K7', 'L8'],
        },
      ],
      ...extra,
    },
  );

export const sixShips = fleet(SHIPS.slice(3, 9));
export const fifteenShips = fleet(SHIPS);

const squadrons = ['Van', 'Centre', 'Rear'];
const eleven = (group: string) =>
  Array.from({ length: 11 }, (_, nth) => ship(group.slice(0, 1).toLowerCase(), `${group} ${SHIPS[nth]}`, nth, group.toLowerCase()));
export const threeSquadrons = form('Turn 3 — British', 'Wind north-west, light.', [squadron(SHIPS), ...squadrons.flatMap(eleven)], {
  groups: squadrons.map(name => ({ id: name.toLowerCase(), name: `${name} squadron` })),
});

export const ruling = form('Turn 3: a ruling', 'What you rule takes effect at once and is kept with its reason.', [
  unit(
    'ruling',
    'Ruling',
    'Nothing ruled yet',
    [
      choice('kind', 'Kind', options('mast', 'damage', 'move', 'wind', 'strike', 'free'), 'damage', { need: 'must', from: 'own' }),
      choice('ship', 'Ship', targets, null, { need: 'must' }),
      amount('damage', 'Damage', span(-20, 20, 'points'), 0),
      text('reason', 'Reason', 200, '', { need: 'must' }),
    ],
    { words: ['rule'] },
  ),
]);
