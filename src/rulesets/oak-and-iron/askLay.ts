import type { Seat } from '../../engine/audience.js';
import type { Field, Problem, Unit } from '../../engine/form.js';
import { amount, choice, clip, option, valueOfField, type Written } from './fields.js';
import { layBar, SILENT_ACROSS, silentLay } from './lay.js';
import { LayOrder } from './order.js';
import { requestIds } from './pending.js';
import { PIECE_WORDS } from './talk.js';
import type { Sight } from './view.js';

/** Laying terrain (OI8.8): which piece, where, how broad, turned how far. */

const TENTHS = '0.1 in';

/** The fields; where nothing is said of a place, it is one that is free for such a piece. */
function fieldsOf(view: Sight, said: Written): Field[] {
  const kinds = [...new Set(view.unlaid)];
  const [first = 'island'] = kinds;
  const words = kinds.map(kind => option(kind, PIECE_WORDS[kind], `${view.unlaid.filter(one => one === kind).length} left to lay`));
  const kind = choice({ id: 'piece', label: 'What' }, said, words, first, PIECE_WORDS[first]);
  const { least, most } = view.tables.breadth;
  const silent = Math.max(least / 100, Math.min(SILENT_ACROSS, most / 100));
  const across = amount(
    { id: 'across', label: 'Across', help: 'tenths of an inch' },
    said,
    { min: least / 100, max: most / 100, step: 5, unit: TENTHS },
    silent,
  );
  const turn = amount({ id: 'turn', label: 'Turned', help: 'degrees clockwise' }, said, { min: 0, max: 345, step: 15, unit: '°' }, 0);
  const piece = kinds.find(one => one === kind.value) ?? first;
  const free = silentLay(view, piece, across.value ?? silent, turn.value ?? 0) ?? {
    x: view.table.width / 200,
    y: view.table.height / 200,
  };
  const span = (length: number) => ({ min: 0, max: Math.round(length / 100), step: 5, unit: TENTHS });
  return [
    kind,
    amount({ id: 'x', label: 'From the left', help: 'its middle, in tenths of an inch' }, said, span(view.table.width), free.x),
    amount({ id: 'y', label: 'From the top', help: 'its middle, in tenths of an inch' }, said, span(view.table.height), free.y),
    across,
    turn,
  ];
}

/** The piece as it would be laid. */
export function layOrder(view: Sight, said: Written): LayOrder {
  const fields = fieldsOf(view, said);
  return LayOrder.parse({ kind: 'lay', ...Object.fromEntries(fields.map(({ id }) => [id, valueOfField(fields, id)])) });
}

export const layWords = ({ piece, x, y, across }: LayOrder): string =>
  `lays ${PIECE_WORDS[piece]}, ${across / 10} in across, at ${x / 10}, ${y / 10}`;

export function layUnit(view: Sight, seat: Seat, said: Written): Unit {
  return {
    id: 'terrain',
    name: 'Terrain',
    words: ['land'],
    group: null,
    state: Object.keys(said).length > 0 ? 'begun' : 'silent',
    line: clip(layWords(layOrder(view, said)), 110),
    lead: 'piece',
    quick: [],
    requests: [requestIds.lay(view, seat)],
    fields: fieldsOf(view, said),
  };
}

export function layProblems(view: Sight, said: Written): Problem[] {
  const bar = layBar(view, layOrder(view, said));
  return bar === null ? [] : [{ grade: 'refused', unit: 'terrain', field: 'x', at: null, say: bar, instead: [] }];
}
