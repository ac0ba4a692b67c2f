import type { Field, Form, Option, Unit } from '../../../src/engine/form.js';
import { amount, choice, clauses, form, many, plot, ranked, span, tally, text, toggle, unit, when } from './make.js';

/** No ruleset makes this one: as many of everything, and as long, as a form may be. */

const wide = (words: string, most: number): string => `${words} `.padEnd(most, '*_`Ünder water ').slice(0, most);
const id = (words: string): string => `${words}-`.padEnd(24, 'z');

const opt = (nth: number): Option => ({
  id: id(`option-${nth}`),
  label: wide(`Option ${nth}`, 60),
  note: wide('note', 90),
  bar: nth % 7 === 6 ? wide('because', 120) : null,
  words: [],
});
const opts = (count: number): Option[] => Array.from({ length: count }, (_, nth) => opt(nth));
const extra = (help: string) => ({ help: wide(help, 300), said: wide('said', 100) });

const pad = Array.from({ length: 9 }, (_, nth) => ({
  id: id(`step-${nth}`),
  code: `${String.fromCharCode(65 + nth)}Q`,
  label: wide(`Step ${nth}`, 20),
  icon: '⬆',
  by: nth % 2 ? null : span(-1000, 1000, 'thousandths'),
  suggest: nth % 2 ? [] : [-1000, -500, 0, 500, 1000],
  bar: nth === 8 ? wide('because', 120) : null,
}));
const ready = Array.from({ length: 24 }, (_, nth) => ({
  id: id(`ready-${nth}`),
  label: wide(`Ready ${nth}`, 60),
  note: wide('note', 90),
  steps: [{ id: id('step-1'), by: null }],
}));

const fields = (): Field[] => [
  plot(id('plot'), wide('Track', 45), { next: pad, ready, stop: wide('stop', 120) }, [], extra('help')),
  choice(id('choice'), wide('Choice', 45), opts(60), id('option-0'), extra('help')),
  many(id('many'), wide('Many', 45), opts(60), [], 30, extra('help')),
  ranked(id('ranked'), wide('Ranked', 45), opts(60), [], extra('help')),
  amount(id('amount'), wide('Amount', 45), span(-1000, 1000, 'thousandths'), 0, extra('help')),
  tally(
    id('tally'),
    wide('Tally', 45),
    opts(60).map(option => ({ option, max: 99, cost: 1 })),
    { min: 0, max: 999, unit: wide('points', 20) },
    {},
    extra('help'),
  ),
  text(id('text'), wide('Text', 45), 400, '', extra('help')),
  clauses(
    id('clauses'),
    wide('If', 45),
    opts(25).map(one => when(one, span(0, 1000, 'thousandths'))),
    opts(25),
    extra('help'),
  ),
  clauses(
    id('no-clause'),
    wide('Nothing to do', 45),
    opts(1).map(one => when({ ...one, bar: 'not now' })),
    opts(1),
    extra('help'),
  ),
  ...Array.from({ length: 15 }, (_, nth) => toggle(id(`toggle-${nth}`), wide(`Toggle ${nth}`, 45), false, extra('help'))),
];

const longUnit = (nth: number, group: string | null): Unit =>
  unit(id(`unit-${nth}`), wide(`Unit ${nth}`, 40), wide('line', 110), fields(), {
    group,
    quick: [0, 1, 2, 3].map(toggleNth => id(`toggle-${toggleNth}`)),
  });

/** `units` of them, in `groups` groups and some in none. */
export const longest = (units: number, groups: number): Form =>
  form(
    wide('Title', 60),
    wide('Prompt', 300),
    Array.from({ length: units }, (_, nth) =>
      longUnit(nth, groups === 0 || nth % (groups + 1) === groups ? null : id(`group-${nth % (groups + 1)}`)),
    ),
    {
      groups: Array.from({ length: groups }, (_, nth) => ({ id: id(`group-${nth}`), name: wide(`Group ${nth}`, 60) })),
      problems: Array.from({ length: 30 }, (_, nth) => ({
        grade: (['noted', 'warned', 'refused'] as const)[nth % 3] ?? 'noted',
        unit: id(`unit-${nth % 3}`),
        field: null,
        at: null,
        say: wide(`Problem ${nth}`, 200),
        instead: Array.from({ length: 5 }, () => wide('instead', 80)),
      })),
    },
  );
