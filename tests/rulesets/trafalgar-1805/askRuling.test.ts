import { expect, test } from 'vitest';
import { UMPIRE } from '../../../src/engine/audience.js';
import { Form, type Value } from '../../../src/engine/form.js';
import { askRuling, readRuling } from '../../../src/rulesets/trafalgar-1805/askRuling.js';
import { card, seen, sight } from './sighted.js';

const view = sight([seen('b.tonnant', { at: { x: 10, y: 10 }, card: card() }), seen('f.rhin', { card: card() })], {}, UMPIRE);
const ruled = (written: Record<string, Value>) => {
  const answers = { ruling: { reason: 'a squall', ship: 'b.tonnant', ...written } };
  Form.parse(askRuling(view, answers));
  return readRuling(view, answers);
};

test.each<[Record<string, Value>, object]>([
  [
    { kind: 'mast', mast: 'fore' },
    { kind: 'mast', ship: 'b.tonnant', mast: 'fore', stands: false },
  ],
  [
    { kind: 'mast', mast: 'fore', stands: true },
    { kind: 'mast', ship: 'b.tonnant', mast: 'fore', stands: true },
  ],
  [
    { kind: 'damage', damage: 3 },
    { kind: 'damage', ship: 'b.tonnant', damage: 3 },
  ],
  [
    { kind: 'gunnery', broadside: 'port', guns: 2 },
    { kind: 'gunnery', ship: 'b.tonnant', broadside: 'port', guns: 2 },
  ],
  [
    { kind: 'heading', heading: 'sw' },
    { kind: 'heading', ship: 'b.tonnant', heading: 5 },
  ],
  [
    { kind: 'wind', from: 'nw', level: 'strong' },
    { kind: 'wind', wind: { from: 7, level: 'strong' } },
  ],
  [{ kind: 'strike' }, { kind: 'strike', ship: 'b.tonnant' }],
  [{ kind: 'free' }, { kind: 'free', ship: 'b.tonnant' }],
  [
    { kind: 'condition', condition: 'hulk' },
    { kind: 'condition', ship: 'b.tonnant', condition: 'hulk' },
  ],
])('T10: the umpire rules %o', (written, ruling) => {
  expect(ruled(written)).toEqual(ruling);
});

test('T10: the umpire moves a ship by steps of the compass from where she lies', () => {
  const place = [
    { id: 'ne', by: 3 },
    { id: 'w', by: null },
  ];
  expect(ruled({ kind: 'move', place })).toEqual({ kind: 'move', ship: 'b.tonnant', to: { x: 12, y: 7 } });
});

test('T10: a ruling without its kind, its ship or its reason is none', () => {
  expect(ruled({})).toBeNull();
  expect(ruled({ kind: 'strike', ship: 'b.unknown' })).toBeNull();
  expect(ruled({ kind: 'strike', reason: '' })).toBeNull();
});
