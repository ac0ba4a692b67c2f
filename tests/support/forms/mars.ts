import { edit } from '../../../src/engine/edit.js';
import type { Answers, Edit } from '../../../src/engine/form.js';
import {
  amount,
  asking,
  choice,
  clauses,
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
  when,
} from './make.js';

/** A small squadron with one field of every kind to a ship. */

const pad = {
  next: [step('F', 'Ahead', '⬆'), step('T', 'Tack', '⤺', 'she is not close hauled'), measured('P', 'Port', '↶', span(5, 45, '°', 5), 15)],
  ready: [{ id: 'r1', label: 'F F → L8', note: '', steps: track('F', 'F') }],
  stop: null,
};
const targets = [option('scipion', 'Scipion'), option('rhin', 'Rhin'), option('fort', 'Fort', null, 'out of every arc')];
const ship = (id: string, name: string) =>
  unit(id, name, '', [
    plot('track', 'Track', pad, track('F', 'F', 'F')),
    ranked('fire', 'Fire at', targets),
    many('swivels', 'Swivels', targets, ['rhin'], 2),
    choice('intent', 'Intent', options('close', 'keep-off'), 'close'),
    amount('turn', 'Turn', span(-45, 45, '°', 5), 0),
    toggle('rake', 'Rake', true),
    text('name', 'Name', 8),
    tally(
      'crew',
      'Crew',
      [
        { option: option('guns', 'Guns'), max: 6, cost: 2 },
        { option: option('mice', 'Mice', null, 'none aboard'), max: 6, cost: 1 },
      ],
      { min: 0, max: 10, unit: 'men' },
    ),
    clauses('ifs', 'If', [when(option('leaks', 'leaks'), span(1, 4, 'leaks')), when(option('raked', 'raked'))], options('flee', 'repair')),
  ]);
const PLAIN = unit('squadron', 'Squadron', '', [
  choice('first', 'Move', options('first', 'second'), 'second'),
  amount('range', 'Range', span(0, 7, 'squares'), 2, { bar: 'no line is formed' }),
]);
export const ask = asking(form('Turn 3', '', [PLAIN, ship('b.mars', 'Mars'), ship('b.ajax', 'Ajax')]));

/** What one edit makes of answers: new ones, or why not. */
export const written = (answers: Answers, change: Edit) => {
  const edited = edit(ask(answers), answers, change);
  return edited.ok ? edited.answers : edited.refusal;
};
