import { fieldOf, type Unit } from '../../engine/form.js';
import { button, row, select, text } from '../parts.js';
import { cut, plain } from './budget.js';
import { noteOf, type Rows } from './chrome.js';
import type { DeskContext, Focus } from './context.js';
import type { Ids } from './ids.js';
import { MOST, pageOf } from './paging.js';
import { unitChoice } from './units.js';

const SAID = 300;

/** Which other units get the same order: the field in focus, or (no field) all that this one was ordered. */
export function sameFor({ form, ...context }: DeskContext, focus: Focus, unit: Unit, ids: Ids): Rows {
  const field = fieldOf(unit, focus.field);
  const others = form.units.filter(one => one.id !== unit.id && (field === null || fieldOf(one, field.id) !== null));
  const { shown, next } = pageOf(others, focus.page);
  const what = field ? `**${plain(field.label)}**: ${plain(field.said)}` : `**All orders**: ${plain(unit.line)}`;
  const head = [`### ${plain(unit.name)}: the same for …`, cut(what, SAID), ...noteOf({ form, ...context })].join('\n');
  const picks =
    shown.length === 0
      ? [text('No other unit has such an order.')]
      : [select(ids(unit.id, field?.id ?? null, 'copy'), 'Which?', shown.map(unitChoice), MOST)];
  return [text(head), ...picks, row(...sameButtons(unit, field?.id ?? unit.lead, field === null, next, ids))];
}

/** One order or all of them, the next page where there is one, and back. */
function sameButtons(unit: Unit, field: string, isAll: boolean, next: number | null, ids: Ids) {
  const now = isAll ? null : field;
  return [
    button(isAll ? 'One order only' : 'All her orders', ids(unit.id, isAll ? field : null, 'same')),
    ...(next === null ? [] : [button('More …', ids(unit.id, now, 'same', String(next)))]),
    button('Back', ids(unit.id, field, 'see')),
  ];
}
