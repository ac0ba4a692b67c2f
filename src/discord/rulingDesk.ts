import { type Field, fieldOf, type Unit } from '../engine/form.js';
import type { RulingBrief } from '../table/rule.js';
import type { Bridge } from './bridge.js';
import { cut, fitting, plain, ROOM, sizeOf } from './desk/budget.js';
import type { Focus } from './desk/context.js';
import { editorOf } from './desk/editors.js';
import { type DeskPress, type Ids, idMaker, readDeskId } from './desk/ids.js';
import { problemLines } from './desk/units.js';
import { button, container, gallery, type Post, row, select, text } from './parts.js';
import { picture, themeOf } from './pictures.js';

/** Ids of the ruling desk are those of a captain's, under another version: `u1:` for `o1:`. */
export const RULING_PREFIX = 'u1:';
const DESK_PREFIX = 'o1:';

export const readRulingId = (id: string): DeskPress | null => readDeskId(id.replace(RULING_PREFIX, DESK_PREFIX));

export function rulingIds({ battle, rev }: RulingBrief): Ids {
  const ids = idMaker({ battle: battle.id, place: 0, step: battle.step, rev });
  return (...named) => ids(...named).replace(DESK_PREFIX, RULING_PREFIX);
}

/** The umpire's desk: one ruling, a field at a time, over the chart with nothing hidden. */
export async function rulingPost(bridge: Bridge, brief: RulingBrief, focus: Focus, note: string | null): Promise<Post> {
  const { battle, form, sight } = brief;
  const unit = form.units[0];
  const field = unit && (fieldOf(unit, focus.field) ?? fieldOf(unit, unit.lead) ?? unit.fields[0]);
  const [sheet] = sight.sheets([]);
  if (!unit || !field || !sheet) throw new Error(`${battle.ruleset} has no ruling to make`);
  const chart = await picture(
    bridge,
    { ...sheet, size: 'small' },
    `u-${battle.step}-${brief.rev}`,
    await themeOf(bridge, battle.umpire ?? ''),
  );
  const ids = rulingIds(brief);
  const editor = editorOf(unit, field, { ...focus, unit: unit.id, field: field.id }, ids);
  const head = [`### ${plain(form.title)}`, `-# ${plain(battle.title)}`, plain(form.prompt), ...(note ? [cut(note, 1200)] : [])].join('\n');
  const body = [
    `**${plain(field.label)}**: ${plain(field.said)}`,
    ...problemLines(form.problems, 3),
    ...(editor.words ?? []),
    ...(field.help ? [`-# ${plain(field.help)}`] : []),
    `-# ${saidSoFar(unit, brief.reason)}`,
  ];
  const components = [
    text(head),
    gallery(chart),
    text(fitting(body, ROOM - sizeOf(head))),
    ...editor.rows,
    ...(unit.fields.length > 1 ? [select(ids(unit.id, null, 'see', 'field'), 'The ruling …', choices(unit, field.id))] : []),
    row(
      button('Rule', ids(unit.id, field.id, 'seal'), { style: 'good', grey: sight.readRuling(brief.answers) === null }),
      button('Begin again', ids(unit.id, null, 'drop')),
    ),
  ];
  return { components: [container(...components)], files: [chart] };
}

const isOpen = (field: Field): boolean => field.bar === null;

function saidSoFar(unit: Unit, reason: string): string {
  const said = unit.fields.filter(field => isOpen(field) && field.from === 'own' && field.id !== 'reason');
  return cut([...said.map(field => `${plain(field.label)}: ${plain(field.said)}`), `Reason: ${plain(reason)}`].join(' · '), 900);
}

/** What this ruling does not ask is left out of the list. */
const choices = (unit: Unit, focus: string) =>
  unit.fields
    .filter(field => isOpen(field) || field.id === focus)
    .map(field => ({
      value: field.id,
      label: `${field.from === 'own' ? '● ' : ''}${field.label}`,
      description: field.said,
      chosen: field.id === focus,
    }));
