import type { FieldOf, Option } from '../../engine/form.js';
import type { Asked } from './asked.js';
import { choice, option, ranked, standing, toggle } from './fields.js';
import type { Band } from './nouns.js';
import { BAND_WORDS } from './sea.js';
import { isBritish, mayAimLow } from './written.js';

/** What her guns are to do. */

const MOST_TARGETS = 6;

export const gunFields = (asked: Asked, targets: Option[]): (FieldOf<'choice'> | FieldOf<'ranked'> | FieldOf<'toggle'>)[] => [
  fireField(asked, targets),
  holdField(asked),
  rakeField(asked),
  ...(isBritish(asked.view, asked.ship) ? [splitField(asked)] : []),
  ...(mayAimLow(asked.view, asked.ship) ? [lowField(asked)] : []),
];

function fireField({ order, written }: Asked, targets: Option[]): FieldOf<'ranked'> {
  const head = standing('fire', 'Fire at', 'In this order where they bear; then at the nearest.', ['target', 'guns'], written);
  return ranked(head, targets, order.fire, 'the nearest', Math.min(targets.length, MOST_TARGETS));
}

const HOLDS: readonly (readonly [Band, string])[] = [
  ['random', 'do not hold'],
  ['gun', '4 or 5 squares'],
  ['point-blank', '2 or 3 squares'],
  ['musket', 'the next square'],
  ['pistol', 'the same square'],
];

function holdField({ order, written }: Asked): FieldOf<'choice'> {
  const head = standing('hold', 'Hold fire until', 'Her guns wait for a target in this band or nearer.', ['band', 'wait'], written);
  return choice(
    head,
    HOLDS.map(([band, note]) => option(band, BAND_WORDS[band], note)),
    order.hold,
    BAND_WORDS.random,
  );
}

function rakeField({ order, written }: Asked): FieldOf<'choice'> {
  const help = 'Fire in passing where an enemy’s bow or stern lies open: it is her shot of the turn.';
  const options = [
    option('any', 'yes', 'bow or stern, the first that offers', { words: ['on'] }),
    option('stern', 'sterns only'),
    option('off', 'no', 'keep the shot for the gunnery phase'),
  ];
  return choice(standing('rake', 'Rake', help, ['raking'], written), options, order.rake, 'yes');
}

const splitField = ({ order, written }: Asked): FieldOf<'toggle'> =>
  toggle(standing('split', 'Split', 'Half the dice at each of two targets.', [], written), order.split, [
    'half at each of two',
    'one target',
  ]);

const lowField = ({ order, written }: Asked): FieldOf<'toggle'> =>
  toggle(standing('low', 'Aim low', 'At point blank or nearer, all 5s and 6s go into the hull.', ['hull'], written), order.low, [
    'at the hull',
    'as usual',
  ]);
