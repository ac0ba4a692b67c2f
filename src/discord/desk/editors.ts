import type { Field, Unit } from '../../engine/form.js';
import { button, row } from '../parts.js';
import { plain } from './budget.js';
import type { Rows } from './chrome.js';
import type { Focus } from './context.js';
import { amountEditor, tallyEditor } from './editCounts.js';
import type { Editor, FieldIds } from './editor.js';
import { choiceEditor, manyEditor, rankedEditor } from './editPicks.js';
import { clausesEditor, plotEditor } from './editTracks.js';
import type { Ids } from './ids.js';

const A_ROW = 5;

/** The controls of one field. A barred field has none, and says why. */
export function editorOf(unit: Unit, field: Field, focus: Focus, ids: Ids): { rows: Rows; words: readonly string[] } {
  if (field.bar !== null) return { rows: [], words: [`-# Not now: ${plain(field.bar)}`] };
  const id: FieldIds = (verb, argument) => ids(unit.id, field.id, verb, argument);
  const { above = [], buttons, below = [], words = [] } = editor(field, focus, id);
  const all = field.kind === 'plot' ? buttons : [...buttons, button('Clear', id('empty'), { grey: field.from !== 'own' })];
  const rows = Array.from({ length: Math.ceil(all.length / A_ROW) }, (_, nth) => row(...all.slice(nth * A_ROW, (nth + 1) * A_ROW)));
  return { rows: [...above, ...rows, ...below], words };
}

function editor(field: Field, focus: Focus, id: FieldIds): Editor {
  switch (field.kind) {
    case 'choice':
      return choiceEditor(field, focus, id);
    case 'many':
      return manyEditor(field, focus, id);
    case 'ranked':
      return rankedEditor(field, focus, id);
    case 'amount':
      return amountEditor(field, id);
    case 'tally':
      return tallyEditor(field, focus, id);
    case 'toggle':
      return {
        buttons: [
          button('On', id('set', 'on'), { style: field.value ? 'good' : 'plain' }),
          button('Off', id('set', 'off'), { style: field.value ? 'plain' : 'good' }),
        ],
      };
    case 'text':
      return { buttons: [button('Write …', id('write'))] };
    case 'plot':
      return plotEditor(field, id);
    case 'clauses':
      return clausesEditor(field, id);
  }
}
