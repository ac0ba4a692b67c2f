import { type Field, type Form, fieldOf, type Unit } from '../../engine/form.js';
import { button, row, select, text } from '../parts.js';
import { cut, fitting, plain, ROOM, sizeOf } from './budget.js';
import { lessonLines, noteOf, pictureOf, type Rows } from './chrome.js';
import type { DeskContext, Focus } from './context.js';
import { editorOf } from './editors.js';
import { type Ids, shortName } from './ids.js';
import { pageWith, problemLines, unitChoice } from './units.js';

const SAID = 700;

/** One unit with one field in focus: picture, words, the field's editor, then what is the same on every unit's desk. */
export function unitDesk(context: DeskContext, focus: Focus, unit: Unit, ids: Ids): Rows {
  const field = fieldOf(unit, focus.field) ?? fieldOf(unit, unit.lead) ?? unit.fields[0];
  if (!field) return [];
  const editor = editorOf(unit, field, focus, ids);
  const head = [`### ${plain(unit.name)}\n${plain(unit.line)}`, ...lessonLines(context), ...noteOf(context)].join('\n');
  return [
    text(head),
    ...pictureOf(context),
    text(fitting(bodyOf(context, unit, field, editor.words), ROOM - sizeOf(head))),
    ...editor.rows,
    unitSelect(context.form, unit, field.id, ids),
    ...(unit.fields.length > 1 ? [select(ids(unit.id, null, 'see', 'field'), 'Other orders …', fieldChoices(unit, field.id))] : []),
    ...quickRow(unit, field.id, ids),
    footer(context.form, unit, field.id, ids),
  ];
}

/** The order in focus and what is wrong with it come first: what has no room is dropped from the end. */
function bodyOf({ form, assumes }: DeskContext, unit: Unit, field: Field, words: readonly string[]): string[] {
  const problems = form.problems.filter(problem => problem.unit === unit.id);
  const others = unit.fields.filter(one => one.from !== 'silence' && one.id !== field.id).map(one => `${plain(one.label)}: ${saidOf(one)}`);
  return [
    `**${plain(field.label)}**: ${saidOf(field)}`,
    ...problemLines(problems, 3),
    ...words,
    ...(field.help ? [`-# ${plain(field.help)}`] : []),
    ...(others.length > 0 ? [cut(others.join(' · '), SAID)] : []),
    ...(assumes ? [`-# ${assumes}`] : []),
  ];
}

const FROM: Record<Field['from'], string> = { silence: ' (if you say nothing)', standing: ' (standing)', own: '' };
const saidOf = (field: Field): string => `${plain(field.said)}${FROM[field.from]}`;

/** The other units of the page, each opened at the same field where it has it. */
const unitSelect = (form: Form, unit: Unit, field: string, ids: Ids) =>
  select(
    ids(unit.id, field, 'see', 'unit'),
    unit.name,
    pageWith(form, unit).units.map(one => ({ ...unitChoice(one), chosen: one.id === unit.id })),
  );

const FIELD_MARKS: Record<Field['from'], string> = { silence: '', standing: '◐ ', own: '● ' };

const fieldChoices = (unit: Unit, focus: string) =>
  unit.fields.map(field => ({
    value: field.id,
    label: `${FIELD_MARKS[field.from]}${field.label}`,
    description: field.bar ?? field.said,
    chosen: field.id === focus,
  }));

/** Toggles that need no navigation: a press leaves the focus where it is. */
function quickRow(unit: Unit, focus: string, ids: Ids): Rows {
  const toggles = unit.quick.map(id => fieldOf(unit, id)).filter(field => field?.kind === 'toggle');
  const buttons = toggles.map(field =>
    button(`${field.label}${field.value ? ' ✓' : ''}`, ids(unit.id, field.id, 'set', `${field.value ? 'off' : 'on'}.${shortName(focus)}`), {
      grey: field.bar !== null,
    }),
  );
  return buttons.length === 0 ? [] : [row(...buttons)];
}

function footer({ units }: Form, unit: Unit, field: string, ids: Ids) {
  const at = units.findIndex(one => one.id === unit.id);
  const beside = (by: number) => units[(at + by + units.length) % units.length]?.id ?? unit.id;
  return row(
    button('◀', ids(beside(-1), field, 'see')),
    button('▶', ids(beside(1), field, 'see')),
    button('Same for …', ids(unit.id, field, 'same'), { grey: units.length < 2 }),
    button('Drop', ids(unit.id, null, 'drop')),
    button('All', ids(null, null, 'see')),
  );
}
