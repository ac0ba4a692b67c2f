import type { APIMessageTopLevelComponent } from 'discord.js';
import { done, unitOf } from '../../engine/form.js';
import { button, container, row, select, text } from '../parts.js';
import { fitting, plain, ROOM, sizeOf } from './budget.js';
import { lessonLines, noteOf, pictureOf, type Rows } from './chrome.js';
import type { DeskContext, Focus } from './context.js';
import { type Ids, idMaker } from './ids.js';
import { sameFor } from './sameFor.js';
import { unitDesk } from './unitDesk.js';
import { pagesOf, problemLines, unitChoice, unitLines } from './units.js';

const PROBLEM_ROOM = 900;

/** The desk: the overview of all units, or one unit with one field in focus. Never more than forty components nor 4,000 characters. */
export function desk(context: DeskContext, focus: Focus): APIMessageTopLevelComponent[] {
  const ids = idMaker(context.stand);
  const unit = unitOf(context.form, focus.unit);
  if (context.sealed) return [container(...sealedDesk(context, ids))];
  if (!unit) return [container(...overview(context, focus, ids))];
  return [container(...(focus.mode === 'same' ? sameFor(context, focus, unit, ids) : unitDesk(context, focus, unit, ids)))];
}

const titleOf = ({ form, clock }: DeskContext): string => `### ${plain(form.title)}\n${clock}`;
const holdButton = ({ hold }: DeskContext, ids: Ids) => button(hold ? 'Holding ✓' : 'Hold', ids(null, null, 'hold'));

function sealedDesk(context: DeskContext, ids: Ids): Rows {
  const head = [titleOf(context), `Sealed as \`${context.hash?.slice(0, 8) ?? ''}\`.`, ...noteOf(context)].join('\n');
  return [
    text(head),
    ...pictureOf(context),
    text(unitLines(context.form.units, ROOM - sizeOf(head))),
    row(button('Reopen', ids(null, null, 'reopen'), { style: 'chief' }), holdButton(context, ids)),
  ];
}

function overview(context: DeskContext, focus: Focus, ids: Ids): Rows {
  const { form, scratch } = context;
  const pages = pagesOf(form);
  const nth = Math.min(focus.page, pages.length - 1);
  const units = pages[nth]?.units ?? form.units;
  const head = [titleOf(context), ...lessonLines(context), plain(form.prompt)].join('\n');
  const note = context.note === null && scratch ? ['Typed orders wait to be mended: press *Type*.'] : noteOf(context);
  const problems = fitting(problemLines(form.problems, 4), PROBLEM_ROOM);
  const lines = unitLines(units, ROOM - sizeOf([head, problems, ...note].join('\n')));
  return [
    text(head),
    ...pictureOf(context),
    text([lines, problems].filter(part => part !== '').join('\n')),
    ...note.map(text),
    ...pageSelect(pages, nth, ids),
    select(ids(null, null, 'see', 'unit'), 'Give orders to …', units.map(unitChoice)),
    row(
      button('Seal', ids(null, null, 'seal'), { style: 'good', grey: !done(form) }),
      holdButton(context, ids),
      button('Type', ids(null, null, 'type', String(nth))),
      button('As drawn', ids(null, null, 'adopt')),
      button('?', ids(null, null, 'help')),
    ),
    ...(scratch ? [row(button('Take the good lines', ids(null, null, 'good')))] : []),
  ];
}

/** Which squadron, or page: only where there are several. */
const pageSelect = (pages: readonly { name: string }[], chosen: number, ids: Ids): Rows =>
  pages.length < 2
    ? []
    : [
        select(
          ids(null, null, 'see', 'page'),
          'Which?',
          pages.map((page, nth) => ({ value: String(nth), label: page.name, chosen: nth === chosen })),
        ),
      ];
