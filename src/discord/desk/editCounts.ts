import { costOf } from '../../engine/fits.js';
import type { FieldOf, Span } from '../../engine/form.js';
import { button, select } from '../parts.js';
import { plain } from './budget.js';
import type { Focus } from './context.js';
import type { Editor, FieldIds } from './editor.js';
import { shortName } from './ids.js';
import { MOST, pageOf } from './paging.js';

/** Editors of numbers: an amount, and a tally with its budget. */

/** A long span has bigger strides too. Each button names the number that it comes to, so that a double tap is one. */
export function amountEditor({ span, value }: FieldOf<'amount'>, id: FieldIds): Editor {
  const { min, max, step } = span;
  const now = value ?? min;
  const stride = (max - min) / step > 8 ? 5 : 1;
  const change = (by: number) => {
    const to = Math.min(max, Math.max(min, now + by * step));
    return button(`${by > 0 ? '+' : '−'}${Math.abs(by) * step}`, id('set', String(to)), { grey: to === now });
  };
  const steps = stride === 1 ? [-1, 1] : [-stride, -1, 1, stride];
  return { buttons: [...steps.map(change), button('Number …', id('write'))], words: [`-# ${spanWords(span)}`] };
}

export const spanWords = ({ min, max, step, unit }: Span): string =>
  `${min} to ${max} ${unit}`.trim() + (step === 1 ? '' : `, in steps of ${step}`);

/** A list of what there is, and buttons for the entry that is chosen. */
export function tallyEditor(field: FieldOf<'tally'>, focus: Focus, id: FieldIds): Editor {
  const chosen = field.options.findIndex(option => option.id === focus.entry);
  const { shown, next } = pageOf(field.options, chosen < 0 ? focus.page : Math.floor(chosen / MOST));
  const entry = field.options[chosen] ?? shown[0];
  const spent = costOf(field, field.value);
  const { min, max, unit } = field.total;
  const bounds = min === max ? `just ${max}` : `at most ${max}`;
  if (!entry) return { buttons: [], words: [`${spent} ${unit}, ${bounds}`] };
  const list = shown.map(option => ({
    value: option.id,
    label: `${field.value[option.id] ?? 0} × ${option.label}`,
    description: option.bar ?? option.note ?? '',
    chosen: option.id === entry.id,
  }));
  return {
    above: [select(id('see', 'entry'), 'Which?', list)],
    buttons: [...countButtons(field, entry.id, entry.label, id), ...(next === null ? [] : [button('More …', id('see', String(next)))])],
    words: [
      `${spent} ${unit}, ${bounds}${spent < min ? ` and at least ${min}` : ''}`,
      ...(entry.bar ? [`-# ${plain(entry.label)}: ${plain(entry.bar)}`] : []),
    ],
  };
}

function countButtons(field: FieldOf<'tally'>, entry: string, label: string, id: FieldIds) {
  const count = field.value[entry] ?? 0;
  const most = mostOf(field, entry);
  const to = (verb: 'more' | 'less', number: number) => id(verb, `${shortName(entry)}.${number}`);
  return [
    button('−1', to('less', Math.max(0, count - 1)), { grey: count === 0 }),
    button(`+1 ${label}`.slice(0, 40), to('more', count + 1), { grey: count >= most }),
    button('None', to('less', 0), { grey: count === 0 }),
    button('Most', to('more', most), { grey: count >= most }),
  ];
}

/** How many of an entry the budget allows; of a barred one, no more than there are. */
function mostOf(field: FieldOf<'tally'>, entry: string): number {
  const { max, cost } = field.each[entry] ?? { max: 0, cost: 0 };
  const count = field.value[entry] ?? 0;
  if (field.options.find(option => option.id === entry)?.bar != null) return count;
  const room = field.total.max - costOf(field, field.value);
  return Math.max(count, Math.min(max, cost <= 0 ? max : count + Math.floor(room / cost)));
}
