import { amount, choice, clauses, form, measured, option, options, plot, ranked, span, step, tally, toggle, unit, when } from './make.js';

/** Wooden Ships: one ship with her guns and squads; the muster of her men. */

const enemies = ['Black Fox', 'Barge', 'Fort Rock'].map((name, nth) =>
  option(`x${nth + 1}`, name, `${12 * (nth + 1)} inches, short side on`),
);
const aims = options('ship', 'men', 'gun', 'boat');
const SECTIONS = options('bow', 'waist', 'stern');

const helm = {
  next: [
    measured('P', 'Port', '↶', span(1, 90, '°'), 15, 45, 90),
    measured('S', 'Starb.', '↷', span(1, 90, '°'), 15, 45, 90),
    measured('R', 'Run', '⬆', span(1, 10, '"'), 4, 7, 10),
  ],
  ready: [
    {
      id: 'close',
      label: 'P20 R10',
      note: 'closes Black Fox to 9 inches, short range',
      steps: [
        { id: 'p', by: 20 },
        { id: 'r', by: 10 },
      ],
    },
  ],
  stop: null,
};

const battery = (id: string, name: string, bar: string | null) =>
  unit(
    id,
    name,
    'fire at the nearest in the arc',
    [
      ranked('target', 'Target', enemies, [], { said: 'the nearest in the arc', bar }),
      ranked('aim', 'Aim', aims, ['ship'], { need: 'keeps' }),
      amount('hold', 'Hold within', span(2, 36, '"', 2), 36, { need: 'keeps' }),
    ],
    { state: bar === null ? 'standing' : 'barred', group: 'guns' },
  );

const squad = (id: string, name: string) =>
  unit(
    id,
    name,
    'holds the waist and repels',
    [
      choice('post', 'Post', options('port-guns', 'starboard-guns', 'swivels', 'marksmen', 'boarders', 'hold-section'), 'hold-section', {
        need: 'keeps',
        from: 'standing',
      }),
      choice('section', 'Section', SECTIONS, 'waist', { need: 'keeps' }),
      ranked('victims', 'Victims', options('hero', 'gunners', 'boarders', 'nearest'), ['nearest'], { need: 'keeps' }),
      toggle('grapple', 'Grapple', false),
    ],
    { group: 'crew', quick: ['grapple'] },
  );

export const oneShip = form(
  'Turn 4 — Sea Fox',
  'Wind d6 from the south-east. 12" at most.',
  [
    unit(
      'seafox',
      'Sea Fox',
      'repeats her last leg: ahead 7"',
      [
        plot('helm', 'Helm', helm, [], { said: 'ahead 7", as the last turn' }),
        choice('intent', 'Intent', options('close', 'rake', 'ram', 'keep-off', 'board', 'hold', 'spin'), 'hold'),
        clauses(
          'ifs',
          'If … then',
          [when(option('hull-lost', 'hull lost'), span(1, 27, 'HP')), when(option('boarded', 'boarded'))],
          options('keep-off', 'repel'),
        ),
        toggle('cut', 'Cut grapples', false),
      ],
      { quick: ['cut'] },
    ),
    battery('port', 'Port guns', null),
    battery('starboard', 'Starboard guns', null),
    battery('bowgun', 'Bow swivel', 'Its crew is gone'),
    squad('aft', 'After guard'),
    squad('tops', 'Topmen'),
    squad('red', 'Red squad'),
    squad('blue', 'Blue squad'),
  ],
  {
    groups: [
      { id: 'guns', name: 'Guns' },
      { id: 'crew', name: 'Squads' },
    ],
    problems: [{ grade: 'refused', unit: 'seafox', field: 'helm', at: 1, say: 'Sea Fox would run onto Fort Rock.', instead: ['R4'] }],
  },
);

const MEN = ['sailor', 'gunner', 'marine', 'hero'];
export const muster = form('Muster squads — Sea Fox', 'Move men between squads; the draft comes after.', [
  ...['After guard', 'Topmen', 'Red squad', 'Blue squad'].map((name, nth) =>
    unit(`squad${nth + 1}`, name, '3 of 3–8 men', [
      tally(
        'men',
        'Men',
        MEN.map((man, rank) => ({
          option: option(man, man, rank === 3 ? '3 life points' : '1 life point'),
          max: rank === 3 ? 1 : 8,
          cost: 1,
        })),
        { min: 3, max: 8, unit: 'men' },
        { sailor: 3 },
      ),
    ]),
  ),
  unit('draft', 'Weapons draft', 'as the list stands', [
    ranked(
      'draft',
      'Draft',
      options('cannon', 'swivel', 'rifle', 'pistol', 'sword', 'axe', 'halberd', 'spear', 'barrel', 'parrot', 'monkey'),
      [],
    ),
    plot(
      'route',
      'Way of the boat',
      { next: [step('N', 'North', '⬆'), step('E', 'East', '➡')], ready: [], stop: 'No boat is manned' },
      [],
      {
        bar: 'There is no boat',
      },
    ),
  ]),
]);
