import type { APIMessageTopLevelComponent } from 'discord.js';
import { fieldOf, type Problem, type Unit, unitOf } from '../../engine/form.js';
import { button, container, gallery, row, select, text } from '../parts.js';
import type { DeskContext, Focus } from './context.js';
import { editorOf } from './editors.js';
import { type idMaker as IdMaker, idMaker } from './ids.js';

export type Ids = ReturnType<typeof IdMaker>;
export type Rows = Extract<APIMessageTopLevelComponent, { type: 17 }>['components'];

const PER_PAGE = 25;
const MARKS: Record<Unit['state'], string> = { silent: '○', standing: '◐', begun: '●', ready: '●', barred: '·' };
const GRADES: Record<Problem['grade'], string> = { refused: '⛔', warned: '⚠️', noted: '•' };

/** The desk: the overview of all units, or one unit with one field in focus. Never more than forty components. */
export function desk(context: DeskContext, focus: Focus): APIMessageTopLevelComponent[] {
  const ids = idMaker(context.stand);
  const unit = unitOf(context.form, focus.unit);
  if (context.sealed) return [container(...sealedDesk(context, ids))];
  if (!unit) return [container(...overview(context, focus, ids))];
  return [container(...(focus.mode === 'same' ? sameFor(context, focus, unit, ids) : unitDesk(context, focus, unit, ids)))];
}

const pictureOf = ({ picture }: DeskContext): Rows => (picture ? [gallery(picture)] : []);

function problemLines(problems: readonly Problem[], most: number): string[] {
  const worst = [...problems].sort((a, b) => rank(a) - rank(b)).slice(0, most);
  return worst.map(
    problem => `${GRADES[problem.grade]} ${problem.say}${problem.instead.length > 0 ? ` Legal: ${problem.instead.join(', ')}.` : ''}`,
  );
}
const rank = ({ grade }: Problem): number => ['refused', 'warned', 'noted'].indexOf(grade);

/** Lines that fit a text display, with a word about those that do not. */
function lines(all: readonly string[], most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of all) {
    if (length + line.length > most) return [...kept, `-# and ${all.length - kept.length} more`].join('\n');
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

function sealedDesk(context: DeskContext, ids: Ids): Rows {
  const { form } = context;
  return [
    text(`### ${form.title}\n${context.clock}\nSealed as \`${context.hash?.slice(0, 8) ?? ''}\`. ${context.note ?? ''}`),
    ...pictureOf(context),
    text(lines(form.units.map(unitLine), 2600)),
    row(button('Reopen', ids(null, null, 'reopen'), { style: 'chief' }), holdButton(context, ids)),
  ];
}

const unitLine = (unit: Unit): string => `${MARKS[unit.state]} **${unit.name}** ${unit.line}`;
const holdButton = ({ hold }: DeskContext, ids: Ids) => button(hold ? 'Holding ✓' : 'Hold', ids(null, null, 'hold'));

/** Units of the page that is open: by group where there are groups and many units, else by twenty-five. */
export function pageOf(context: DeskContext, focus: Focus): { units: Unit[]; pages: { name: string }[]; page: number } {
  const { units, groups } = context.form;
  if (units.length <= PER_PAGE) return { units, pages: [], page: 0 };
  const chunks =
    groups.length > 1 && groups.every(group => units.filter(unit => unit.group === group.id).length <= PER_PAGE)
      ? [
          ...groups.map(group => ({ name: group.name, units: units.filter(unit => unit.group === group.id) })),
          { name: 'Others', units: units.filter(unit => unit.group === null) },
        ].filter(chunk => chunk.units.length > 0)
      : Array.from({ length: Math.ceil(units.length / PER_PAGE) }, (_, nth) => ({
          name: `Page ${nth + 1}`,
          units: units.slice(nth * PER_PAGE, (nth + 1) * PER_PAGE),
        }));
  const page = Math.min(focus.page, chunks.length - 1);
  return { units: chunks[page]?.units ?? [], pages: chunks.map(({ name }) => ({ name })), page };
}

function overview(context: DeskContext, focus: Focus, ids: Ids): Rows {
  const { form, note, scratch } = context;
  const { units, pages, page } = pageOf(context, focus);
  const words = [...units.map(unitLine), ...problemLines(form.problems, 4)];
  const hurdle = form.problems.some(problem => problem.grade === 'refused');
  const turnPage =
    pages.length === 0
      ? []
      : [
          select(
            ids(null, null, 'see', 'page'),
            pages[page]?.name ?? '',
            pages.map((one, nth) => ({ value: String(nth), label: one.name, chosen: nth === page })),
          ),
        ];
  return [
    text(`### ${form.title}\n${context.clock}\n${form.prompt}`),
    ...pictureOf(context),
    text(lines(words, 2500)),
    ...(note || scratch ? [text(note ?? 'Typed orders wait to be mended: press *Type*.')] : []),
    ...turnPage,
    select(ids(null, null, 'see', 'unit'), 'Give orders to …', units.map(unitChoice)),
    row(
      button('Seal', ids(null, null, 'seal'), { style: 'good', grey: hurdle }),
      holdButton(context, ids),
      button('Type', ids(null, null, 'type')),
      button('As drawn', ids(null, null, 'adopt')),
      button('?', ids(null, null, 'help')),
    ),
    ...(scratch ? [row(button('Take the good lines', ids(null, null, 'good')))] : []),
  ];
}

const unitChoice = (unit: Unit) => ({ value: unit.id, label: `${MARKS[unit.state]} ${unit.name}`, description: unit.line });

function unitDesk(context: DeskContext, focus: Focus, unit: Unit, ids: Ids): Rows {
  const field = fieldOf(unit, focus.field) ?? fieldOf(unit, unit.lead) ?? unit.fields[0];
  if (!field) return [];
  const problems = context.form.problems.filter(problem => problem.unit === unit.id);
  const editor = editorOf(unit, field, focus, ids);
  const said = unit.fields
    .filter(one => one.from !== 'silence' && one.id !== field.id)
    .map(one => `${one.label}: ${one.said}${one.from === 'standing' ? ' (standing)' : ''}`);
  const body = [
    `**${field.label}**: ${field.said}${field.from === 'silence' ? ' (if you say nothing)' : ''}`,
    ...(field.help ? [`-# ${field.help}`] : []),
    ...(said.length > 0 ? [said.join(' · ')] : []),
    ...problemLines(problems, 3),
    ...editor.words,
    ...(context.assumes ? [`-# ${context.assumes}`] : []),
  ];
  const { units } = pageOf(context, focus);
  return [
    text(`### ${unit.name}\n${unit.line}`),
    ...pictureOf(context),
    text(lines(body, 2600)),
    ...(context.note ? [text(context.note)] : []),
    ...editor.rows,
    select(
      ids(unit.id, null, 'see', 'unit'),
      unit.name,
      units.map(one => ({ ...unitChoice(one), chosen: one.id === unit.id })),
    ),
    ...(unit.fields.length > 1 ? [select(ids(unit.id, null, 'see', 'field'), 'Other orders …', fieldChoices(unit, field.id))] : []),
    ...quickRow(unit, ids),
    footer(context, unit, field.id, ids),
  ];
}

const fieldChoices = (unit: Unit, focus: string) =>
  unit.fields.map(field => ({
    value: field.id,
    label: `${field.from === 'own' ? '● ' : field.from === 'standing' ? '◐ ' : ''}${field.label}`,
    description: field.bar ?? field.said,
    chosen: field.id === focus,
  }));

function quickRow(unit: Unit, ids: Ids): Rows {
  const toggles = unit.quick.flatMap(id => {
    const field = fieldOf(unit, id);
    return field?.kind === 'toggle'
      ? [
          button(`${field.label}${field.value ? ' ✓' : ''}`, ids(unit.id, field.id, 'set', field.value ? 'off' : 'on'), {
            grey: field.bar !== null,
          }),
        ]
      : [];
  });
  return toggles.length === 0 ? [] : [row(...toggles)];
}

function footer({ form }: DeskContext, unit: Unit, field: string, ids: Ids) {
  const at = form.units.findIndex(one => one.id === unit.id);
  const at_ = (by: number) => form.units[(at + by + form.units.length) % form.units.length]?.id ?? unit.id;
  return row(
    button('◀', ids(at_(-1), null, 'see')),
    button('▶', ids(at_(1), null, 'see')),
    button('Same for …', ids(unit.id, field, 'same'), { grey: form.units.length < 2 }),
    button('Drop', ids(unit.id, null, 'drop')),
    button('All', ids(null, null, 'see')),
  );
}

/** Which other units get the same order. */
function sameFor(context: DeskContext, focus: Focus, unit: Unit, ids: Ids): Rows {
  const field = fieldOf(unit, focus.field);
  const others = context.form.units.filter(one => one.id !== unit.id && (!field || fieldOf(one, field.id) !== null)).slice(0, PER_PAGE);
  const back = button('Back', ids(unit.id, field?.id ?? null, 'see'));
  return [
    text(`### ${unit.name}: the same for …\n**${field?.label ?? 'All orders'}**: ${field?.said ?? unit.line}`),
    ...(others.length === 0
      ? [text('No other unit has such an order.')]
      : [select(ids(unit.id, field?.id ?? null, 'copy'), 'Which units?', others.map(unitChoice), others.length)]),
    row(back),
  ];
}
