import { amount, choice, clauses, form, many, option, options, ranked, span, tally, text, toggle, unit, when } from './make.js';

/** Spanish Main: ships under cards, and a landing party. */

const SHIPS = ['Golden Fox', 'Pinnace', 'Long boat'];
const own = SHIPS.map((name, nth) => option(`g${nth + 1}`, name));
const foes = ['San Felipe', 'Urca “La Gorda”', 'Harbour battery', 'Canoe 1', 'Canoe 2'];
const enemies = foes.map((name, nth) => option(`s${nth + 1}`, name, `${10 * nth + 8} inches`, nth === 2 ? 'out of every arc' : null));

const ship = (nth: number) =>
  unit(
    `g${nth + 1}`,
    SHIPS[nth] ?? '',
    'keeps her heading; fires at the nearest; repairs the hull',
    [
      choice('intent', 'Intent', options('none', 'weather', 'close', 'board', 'keep-range', 'flee', 'make-port', 'follow'), 'none', {
        need: 'keeps',
      }),
      choice('against', 'Against', enemies, null, { bar: 'Her intent names nobody' }),
      amount('turn', 'Turn', span(-45, 45, '°', 5), 0),
      choice('when', 'When', [option('half', 'at half way'), option('end', 'at the end')], 'half'),
      amount('shorten', 'Shorten sail', span(0, 24, '"'), null, { said: 'all she can carry' }),
      ranked('fire', 'Fire at', enemies, [], { said: 'the nearest in an arc' }),
      tally(
        'crew',
        'Crew',
        ['guns', 'sails', 'boarders', 'pumps'].map(post => ({ option: option(post), max: 24, cost: 1 })),
        { min: 24, max: 24, unit: 'men' },
        { guns: 12, sails: 12 },
        { need: 'keeps', from: 'standing' },
      ),
      ranked('repair', 'Repair', options('leak', 'hull', 'rigging'), ['leak', 'hull']),
      toggle('cut', 'Cut free', false, { bar: 'She is tied to nobody' }),
      toggle('repel', 'Repel', true),
      many('swivels', 'Swivels at', options('crew', 'boats', 'gunners'), ['crew'], 2),
      text('signal', 'Signal', 60),
      clauses(
        'ifs',
        'If … then',
        [when(option('leaks', 'leaks'), span(1, 4, 'leaks')), when(option('boarded', 'boarded'))],
        options('repair-leak', 'flee', 'repel'),
      ),
    ],
    { quick: ['repel', 'cut'], state: 'standing' },
  );

const cards = ranked('cards', 'Your cards go to', own, [], { words: ['sequence'], said: 'as listed' });

export const ships = form('Turn 6 — English', 'Wind east. Half the cards are yours.', [
  unit('force', 'Your force', 'cards go to the ships as listed', [cards]),
  ...SHIPS.map((_, nth) => ship(nth)),
]);

const NOTHING = 'She holds: nothing to march';
const party = (id: string, name: string) =>
  unit(id, name, 'hold, in close order', [
    choice('do', 'Do', options('hold', 'march', 'charge', 'shoot'), 'hold'),
    choice(
      'bearing',
      'Bearing',
      options('n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw'),
      null,
      {
        bar: NOTHING,
      },
    ),
    amount('cap', 'At most', span(1, 24, '"'), null, { bar: NOTHING }),
    choice('formation', 'Formation', options('close', 'open', 'column', 'mass'), 'close', { need: 'keeps' }),
    ranked('target', 'Target', enemies, [], { said: 'the nearest' }),
  ]);

export const landing = form('Turn 9 — English', 'Nombre de Dios, before dawn.', [
  unit('force', 'Your force', 'cards go as listed', [cards]),
  party('pikes', 'Pikes'),
  party('shot', 'Arquebusiers'),
  party('cimaroons', 'Cimaroons'),
]);
