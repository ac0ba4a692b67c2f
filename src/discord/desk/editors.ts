import type { Field, FieldOf, Option, Span, Unit } from '../../engine/form.js';
import { button, row, select } from '../parts.js';
import type { Focus } from './context.js';
import type { Ids, Rows } from './desk.js';

/** What a field's editor adds to the desk: rows of controls, and words about what is barred. */
export interface Editor {
  readonly rows: Rows;
  readonly words: readonly string[];
}

const MOST_OPTIONS = 25;
/** With *Undo*, three rows of buttons at most: the desk stays under forty components. */
const MOST_STEPS = 11;
const nothing: Editor = { rows: [], words: [] };

/** The controls of one field. A barred field has none, and says why. */
export function editorOf(unit: Unit, field: Field, focus: Focus, ids: Ids): Editor {
  if (field.bar !== null) return { rows: [], words: [`-# Not now: ${field.bar}`] };
  const id: FieldIds = (verb, argument) => ids(unit.id, field.id, verb, argument);
  switch (field.kind) {
    case 'choice':
      return choiceEditor(field, focus, id);
    case 'many':
      return manyEditor(field, id);
    case 'ranked':
      return rankedEditor(field, id);
    case 'amount':
      return amountEditor(field, id);
    case 'tally':
      return tallyEditor(field, focus, id);
    case 'toggle':
      return {
        rows: [
          row(
            button('On', id('set', 'on'), { style: field.value ? 'good' : 'plain' }),
            button('Off', id('set', 'off'), { style: field.value ? 'plain' : 'good' }),
          ),
        ],
        words: [],
      };
    case 'text':
      return { rows: [row(button('Write …', id('write')))], words: [] };
    case 'plot':
      return plotEditor(field, id);
    case 'clauses':
      return clausesEditor(field, id);
  }
}

type FieldIds = (verb: Parameters<Ids>[2], argument?: string) => string;

const open = (options: readonly Option[]): Option[] => options.filter(option => option.bar === null);
const choiceOf = (option: Option, chosen = false) => ({
  value: option.id,
  label: option.label,
  ...(option.note ? { description: option.note } : {}),
  chosen,
});

/** Options that cannot be picked leave the select and are named under it, with the reason. */
function barred(options: readonly Option[]): string[] {
  const out = options
    .filter(option => option.bar !== null)
    .slice(0, 4)
    .map(option => `${option.label} (${option.bar})`);
  return out.length === 0 ? [] : [`-# Not now: ${out.join('; ')}`];
}

function choiceEditor(field: FieldOf<'choice'>, focus: Focus, id: FieldIds): Editor {
  const all = open(field.options);
  const pages = Math.ceil(all.length / MOST_OPTIONS);
  const page = Math.min(focus.page, Math.max(0, pages - 1));
  const shown = all.slice(page * MOST_OPTIONS, (page + 1) * MOST_OPTIONS);
  const turn = pages > 1 ? [button('More …', id('see', String((page + 1) % pages)))] : [];
  const clear = [...turn, button('Clear', id('empty'), { grey: field.from === 'silence' })];
  return {
    rows:
      shown.length === 0
        ? [row(...clear)]
        : [
            select(
              id('set'),
              field.label,
              shown.map(option => choiceOf(option, option.id === field.value)),
            ),
            row(...clear),
          ],
    words: barred(field.options),
  };
}

function manyEditor(field: FieldOf<'many'>, id: FieldIds): Editor {
  const shown = open(field.options).slice(0, MOST_OPTIONS);
  if (shown.length === 0) return { ...nothing, words: barred(field.options) };
  return {
    rows: [
      select(
        id('set'),
        field.label,
        shown.map(option => choiceOf(option, field.value.includes(option.id))),
        Math.min(field.max, shown.length),
      ),
      row(button('Clear', id('empty'), { grey: field.value.length === 0 })),
    ],
    words: barred(field.options),
  };
}

function rankedEditor(field: FieldOf<'ranked'>, id: FieldIds): Editor {
  const left = open(field.options)
    .filter(option => !field.value.includes(option.id))
    .slice(0, MOST_OPTIONS);
  const at = field.value.length;
  const named = field.value
    .map((value, nth) => `${nth + 1} ${field.options.find(option => option.id === value)?.label ?? value}`)
    .join('  ');
  const next =
    at < field.max && left.length > 0
      ? [
          select(
            id('push', String(at)),
            `${at + 1}. next`,
            left.map(option => choiceOf(option)),
          ),
        ]
      : [];
  return {
    rows: [
      ...next,
      row(button('Take back', id('undo', String(at - 1)), { grey: at === 0 }), button('From the start', id('empty'), { grey: at === 0 })),
    ],
    words: [...(named ? [named] : []), ...barred(field.options)],
  };
}

/** Steps worth a button: one, and five where the span is long. */
function amountEditor(field: FieldOf<'amount'>, id: FieldIds): Editor {
  const { min, max, step } = field.span;
  const now = field.value ?? min;
  const reach = (max - min) / step;
  const to = (by: number) => Math.min(max, Math.max(min, now + by * step));
  const change = (by: number) =>
    button(`${by > 0 ? '+' : '−'}${Math.abs(by) * step}`, id('set', String(to(by)).concat(`.${by > 0 ? 'u' : 'd'}${Math.abs(by)}`)), {
      grey: to(by) === now,
    });
  const buttons = reach > 8 ? [change(-5), change(-1), change(1), change(5)] : [change(-1), change(1)];
  return { rows: [row(...buttons, button('Number …', id('write')))], words: [`-# ${spanWords(field.span)}`] };
}

const spanWords = ({ min, max, step, unit }: Span): string => `${min} to ${max} ${unit}${step === 1 ? '' : `, in steps of ${step}`}`;

function tallyEditor(field: FieldOf<'tally'>, focus: Focus, id: FieldIds): Editor {
  const spent = Object.entries(field.value).reduce((sum, [one, count]) => sum + count * (field.each[one]?.cost ?? 0), 0);
  const shown = field.options.slice(0, MOST_OPTIONS);
  const entry = field.options.find(option => option.id === focus.entry) ?? field.options[0];
  const list = select(
    id('see', 'entry'),
    'Which?',
    shown.map(option => ({
      value: option.id,
      label: `${field.value[option.id] ?? 0} × ${option.label}`,
      description: option.bar ?? option.note ?? '',
      chosen: option.id === entry?.id,
    })),
  );
  const words = [`${spent} of ${field.total.max} ${field.total.unit}`, ...(entry?.bar ? [`-# ${entry.label}: ${entry.bar}`] : [])];
  if (!entry) return { ...nothing, words };
  const count = field.value[entry.id] ?? 0;
  const each = field.each[entry.id] ?? { max: 0, cost: 0 };
  const full = count >= each.max || entry.bar !== null || spent + each.cost > field.total.max;
  return {
    rows: [
      list,
      row(
        button('−1', id('less', entry.id), { grey: count === 0 }),
        button(`+1 ${entry.label}`.slice(0, 40), id('more', entry.id), { grey: full }),
        button('None', id('less', `${entry.id}.all`), { grey: count === 0 }),
        button('Most', id('more', `${entry.id}.all`), { grey: full }),
        button('Clear all', id('empty'), { grey: Object.keys(field.value).length === 0 }),
      ),
    ],
    words,
  };
}

/** The pad: a button for each step, for each suggested measure of a measured one; illegal ones are grey. Then whole tracks. */
function plotEditor(field: FieldOf<'plot'>, id: FieldIds): Editor {
  const own = field.from === 'own';
  const at = own ? field.value.length : 0;
  const pads = field.next.flatMap(next => {
    const grey = next.bar !== null;
    if (next.by === null) return [button(`${next.icon} ${next.label}`.trim(), id('push', `${at}.${next.id}`), { grey })];
    return next.suggest.map(by => button(`${next.icon} ${next.label} ${by}`.trim(), id('push', `${at}.${next.id}.${by}`), { grey }));
  });
  const steps = pads.slice(0, MOST_STEPS);
  const chunks = Array.from({ length: Math.ceil((steps.length + 1) / 5) }, (_, nth) =>
    [...steps, button('Undo', id('undo', String(at - 1)), { grey: at === 0 })].slice(nth * 5, nth * 5 + 5),
  );
  const whole =
    field.ready.length === 0
      ? []
      : [
          select(
            id('take'),
            'Whole tracks, best first',
            field.ready.map(ready => ({ value: ready.id, label: ready.label, description: ready.note })),
          ),
        ];
  const bars = field.next.filter(next => next.bar !== null).map(next => `${next.label}: ${next.bar}`);
  const words = field.stop ? [`-# ${field.stop}`] : bars.length > 0 ? [`-# ${bars.slice(0, 3).join(' · ')}`] : [];
  return { rows: [...chunks.map(chunk => row(...chunk)), ...whole], words };
}

function clausesEditor(field: FieldOf<'clauses'>, id: FieldIds): Editor {
  const last = field.value.at(-1);
  const half = last?.then === null ? last : null;
  const when = field.whens.find(one => one.option.id === half?.when);
  const measures = when?.by ? measuresOf(when.by) : [];
  const rows: Rows = half
    ? [
        ...(measures.length > 0
          ? [
              select(
                id('measure'),
                `How many? now ${half.by ?? ''}`,
                measures.map(by => ({ value: String(by), label: `${by} ${when?.by?.unit ?? ''}`, chosen: by === half.by })),
              ),
            ]
          : []),
        select(
          id('then'),
          'Then …',
          open(field.thens)
            .slice(0, MOST_OPTIONS)
            .map(option => choiceOf(option)),
        ),
      ]
    : field.value.length < field.max
      ? [
          select(
            id('when'),
            'If …',
            field.whens.filter(one => one.option.bar === null).map(one => choiceOf(one.option)),
          ),
        ]
      : [];
  return {
    rows: [
      ...rows,
      row(
        button('Take back', id('undo', String(field.value.length - 1)), { grey: field.value.length === 0 }),
        button('Clear', id('empty'), { grey: field.value.length === 0 }),
      ),
    ],
    words: [],
  };
}

/** At most 25 values of a span, evenly. */
function measuresOf({ min, max, step }: Span): number[] {
  const all = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, nth) => min + nth * step);
  const stride = Math.ceil(all.length / MOST_OPTIONS);
  return all.filter((_, nth) => nth % stride === 0);
}
