import type { Field, Unit } from '../../../src/engine/form.js';
import {
  amount,
  choice,
  form,
  many,
  measured,
  option,
  options,
  plot,
  ranked,
  span,
  step,
  tally,
  text,
  toggle,
  track,
  unit,
} from './make.js';

/** Oak & Iron: two ships with the hidden pick, six ships with an activation order, a squadron to build. */

const CARDS: [string, string, string][] = [
  ['favorable', 'Favorable Wind (5)', 'every ship sailing large must add 1 to her speed'],
  ['reload', 'Reload! (2)', 'a ship may reload one broadside at once'],
  ['await', 'Await New Orders (1)', 'put a card upon it, to be shown instead'],
  ['rally', 'Rally the Crew (3)', 'take one wear from a ship'],
  ['chain', 'Chain Shot (4)', 'one broadside goes for the rigging'],
  ['grape', 'Grape (6)', 'one broadside goes for the crew'],
  ['luff', 'Luff and Touch (7)', 'one ship may turn before she runs'],
  ['battle', 'Beat to Quarters (8)', 'one ship fires a second time'],
];
const cards = CARDS.map(([id, label, note], nth) => option(id, label, note, nth === 7 ? 'played last turn' : null));

const turn = span(5, 45, '°', 5);
const pad = {
  next: [
    measured('P', 'Port', '↶', turn, 15, 30, 45),
    step('F', 'Ahead', '⬆'),
    measured('S', 'Starb.', '↷', turn, 15, 30, 45),
    step('+', 'Speed +1', '⏫'),
    step('-', 'Speed −1', '⏬', 'she is as slow as she goes'),
    step('X', 'Cut free', '🪓', 'she is not entangled'),
  ],
  ready: [
    { id: 'w0', label: 'F → 90°', note: 'Cygne within musket shot', steps: track('F') },
    { id: 'w1', label: 'P30 F → 60°', note: 'out of shot', steps: [{ id: 'p', by: 30 }, ...track('F')] },
  ],
  stop: null,
};
const next = pad.next.map(one => ({ ...one, id: { '+': 'up', '-': 'down' }[one.code] ?? one.id }));
const enemies = ['cygne', 'fortune', 'galathée'].map(name =>
  option(name.replace('é', 'e'), name[0]?.toUpperCase() + name.slice(1), '112 mm, beam on'),
);

const arcs = ['Bow', 'Port', 'Starboard', 'Stern', 'Swivels'];
const arcFields: Field[] = arcs.flatMap(arc => [
  ranked(`${arc.toLowerCase()}-at`, `${arc} at`, enemies, [], { said: 'the nearest' }),
  choice(`${arc.toLowerCase()}-aim`, `${arc} aim`, options('hull', 'sail', 'crew'), 'hull', { need: 'keeps' }),
]);

const ship = (id: string, name: string): Unit =>
  unit(
    id,
    name,
    'ahead 61 mm; reloads port; broadside at the nearest',
    [
      plot('helm', 'Manoeuvre', { ...pad, next }, [], { said: 'straight ahead' }),
      ranked('crew', 'Crew', options('reload-port', 'reload-starboard', 'rally', 'repair', 'grapple'), ['reload-port', 'rally'], {
        said: 'reload port, then rally',
      }),
      ...arcFields,
      toggle('board', 'Board', false),
    ],
    { state: 'standing', quick: ['board'] },
  );

const pick = choice('pick', 'Card for next turn', cards, null, { need: 'must', words: ['card'], said: 'none picked: the lowest is taken' });
const under = choice('under', 'Card upon it', cards, null, { bar: 'Only with Await New Orders' });

export const quickStart = form('Turn 2 — English', 'Wind from the west. Pick a card for the next turn.', [
  unit('squadron', 'Your squadron', 'card for next turn: none picked — lowest card is taken', [pick, under]),
  ship('e.sloop', 'Sloop'),
  ship('e.fluyt', 'Fluyt'),
]);

const NAMES = ['Ruby', 'Antelope', 'Dolphin', 'Sloop 1', 'Sloop 2', 'Fluyt'];
const ids = NAMES.map(name => `e.${name.toLowerCase().replace(' ', '')}`);
const ship6 = options(...ids).map((one, nth) => ({ ...one, label: NAMES[nth] ?? one.label }));

export const sixShips = form('Turn 5 — English', 'Six ships; the French have the initiative.', [
  unit('squadron', 'Your squadron', 'activation as listed', [
    ranked('order', 'Activation order', ship6, [], { words: ['sequence'], said: 'as listed' }),
    pick,
    under,
  ]),
  ...NAMES.map((name, nth) => ship(ids[nth] ?? name, name)),
]);

const CLASSES: [string, string, number][] = [
  ['sloop', 'Sloop', 8],
  ['fluyt', 'Fluyt', 10],
  ['brig', 'Brig', 14],
  ['frigate', '6th-rate frigate', 22],
  ['galleon', 'Petit galleon', 26],
];

export const building = form('Fitting out — English', 'A squadron of 100 points, three to eight ships.', [
  unit('squadron', 'Squadron', '74 of 100 points, 5 of 3–8 ships', [
    tally(
      'ships',
      'Ships',
      CLASSES.map(([id, label, cost]) => ({
        option: option(id, label, `${cost} points, speed ${cost % 5}`, id === 'galleon' ? 'only for Spain' : null),
        max: 8,
        cost,
      })),
      { min: 24, max: 100, unit: 'points' },
      {},
      { need: 'must', words: ['buy'] },
    ),
    choice('nation', 'Nation', options('english', 'french', 'dutch', 'spanish'), 'english'),
    choice('start', 'Start from', options('traders', 'pirates', 'escort'), null),
    choice('admiral', 'Admiral', options('none', 'poor', 'good', 'great'), 'none'),
    choice('flag', 'Flagship', ship6, null, { words: ['flagship'] }),
    many('hand', 'Initiative hand', cards, ['favorable', 'reload'], 4),
    amount('spare', 'Points kept', span(0, 20, 'points'), 0),
  ]),
  ...NAMES.map((name, nth) =>
    unit(ids[nth] ?? name, name, '8 points, regular crew', [
      many('upgrades', 'Upgrades', options('sweeps', 'swivels', 'reinforced-hull', 'extra-sails'), [], 2),
      choice('skill', 'Crew', options('green', 'regular', 'veteran'), 'regular'),
      text('name', 'Name', 32, name),
    ]),
  ),
]);
