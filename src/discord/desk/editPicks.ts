import { lengthOf } from '../../engine/edit.js';
import type { FieldOf } from '../../engine/form.js';
import { button, type Choice, select } from '../parts.js';
import { plain } from './budget.js';
import type { Focus } from './context.js';
import { barred, choiceOf, type Editor, type FieldIds } from './editor.js';
import { openOn } from './paging.js';

/** Editors of what is picked from a list: one, some, or some in order. */

const more = (next: number | null, id: FieldIds) => (next === null ? [] : [button('More …', id('see', String(next)))]);

export function choiceEditor(field: FieldOf<'choice'>, focus: Focus, id: FieldIds): Editor {
  const { shown, next } = openOn(field.options, focus.page);
  const choices = shown.map(option => choiceOf(option, option.id === field.value));
  return {
    above: choices.length === 0 ? [] : [select(id('set'), field.label, choices)],
    buttons: more(next, id),
    words: barred(field.options),
  };
}

/** The picks of one page replace those of the same page; the others stay. */
export function manyEditor(field: FieldOf<'many'>, focus: Focus, id: FieldIds): Editor {
  const { shown, page, next } = openOn(field.options, focus.page);
  const chosen = field.value.slice(0, field.max);
  const choices = shown.map(option => choiceOf(option, chosen.includes(option.id)));
  const words = [`-# ${field.value.length} of ${field.min === field.max ? '' : `${field.min} to `}${field.max}`, ...barred(field.options)];
  return {
    above: choices.length === 0 ? [] : [someOf(id('set', `p${page}`), field, choices)],
    buttons: more(next, id),
    words,
  };
}

/** A select that may also be left empty. */
function someOf(id: string, { label, min, max }: FieldOf<'many'>, choices: readonly Choice[]) {
  const list = select(id, label, choices, max);
  return { ...list, components: list.components.map(one => ({ ...one, min_values: min === 0 ? 0 : 1 })) };
}

export function rankedEditor(field: FieldOf<'ranked'>, focus: Focus, id: FieldIds): Editor {
  const at = lengthOf(field);
  const own = field.value.slice(0, at);
  const { shown, next } = openOn(
    field.options.filter(option => !own.includes(option.id)),
    focus.page,
  );
  const names = own.map((one, nth) => `${nth + 1} ${plain(field.options.find(option => option.id === one)?.label ?? one)}`);
  const isOpen = at < field.max && shown.length > 0;
  return {
    above: isOpen
      ? [
          select(
            id('push', String(at)),
            `${at + 1}. next`,
            shown.map(option => choiceOf(option)),
          ),
        ]
      : [],
    buttons: [
      button('Take back', id('undo', String(at - 1)), { grey: at === 0 }),
      button('From the start', id('undo', '0'), { grey: at === 0 }),
      ...(isOpen ? more(next, id) : []),
    ],
    words: [...(names.length > 0 ? [names.join('  ')] : []), ...barred(field.options)],
  };
}
