import type { Seat } from '../../engine/audience.js';
import type { Field, Unit } from '../../engine/form.js';
import { edgeWords, silentEdge, WEATHERS } from './edge.js';
import { choice, option, valueOfField, type Written } from './fields.js';
import type { Weather } from './nouns.js';
import type { EdgeOrder } from './order.js';
import { requestIds } from './pending.js';
import { weatherWords } from './talk.js';
import type { Sight } from './view.js';

/** Choosing the Weather Edge (OI11.3): one choice of four. */

const EDGES: Record<Weather, { readonly id: string; readonly at: string; readonly words: string[] }> = {
  0: { id: 'north', at: 'the top of the chart', words: ['top'] },
  90: { id: 'east', at: 'the right of the chart', words: ['right'] },
  180: { id: 'south', at: 'the foot of the chart', words: ['bottom', 'foot'] },
  270: { id: 'west', at: 'the left of the chart', words: ['left'] },
};

function fieldsOf(view: Sight, seat: Seat, said: Written): Field[] {
  const options = WEATHERS.map(from => {
    const { id, at, words } = EDGES[from];
    return { ...option(id, `From the ${id}`, `${at}, ${edgeWords(view, seat, from)}`), words };
  });
  const silent = EDGES[silentEdge(view, seat)];
  return [choice({ id: 'from', label: 'Wind' }, said, options, silent.id, `From the ${silent.id}`)];
}

export function edgeOrder(view: Sight, seat: Seat, said: Written): EdgeOrder {
  const id = valueOfField(fieldsOf(view, seat, said), 'from');
  const from = WEATHERS.find(one => EDGES[one].id === id) ?? silentEdge(view, seat);
  return { kind: 'edge', from };
}

export const chosenWords = (view: Sight, seat: Seat, { from }: EdgeOrder): string =>
  `takes the wind ${weatherWords(from)}, ${edgeWords(view, seat, from)}`;

export function edgeUnit(view: Sight, seat: Seat, said: Written): Unit {
  return {
    id: 'edge',
    name: 'Weather Edge',
    words: ['wind', 'weather'],
    group: null,
    state: Object.keys(said).length > 0 ? 'begun' : 'silent',
    line: chosenWords(view, seat, edgeOrder(view, seat, said)),
    lead: 'from',
    quick: [],
    requests: [requestIds.edge(view, seat)],
    fields: fieldsOf(view, seat, said),
  };
}
