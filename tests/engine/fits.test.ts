import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edit, fits } from '../../src/engine/edit.js';
import { type Answers, type Edit, type Form, fieldOf, unitOf, type Value } from '../../src/engine/form.js';
import { samples } from '../support/forms/all.js';
import { asking } from '../support/forms/make.js';
import { written } from '../support/forms/mars.js';
import { answersFor } from '../support/forms/writing.js';

const mars = (field: string, to: Value): Edit => ({ do: 'set', unit: 'b.mars', field, to });
const F = { id: 'f', by: null };

describe('set', () => {
  test.each<[string, Value]>([
    ['fire', ['rhin', 'scipion']],
    ['swivels', []],
    ['intent', 'keep-off'],
    ['turn', -45],
    ['rake', false],
    ['name', 'Ajax'],
    ['crew', { guns: 5 }],
    ['track', [F, { id: 'p', by: 30 }]],
    [
      'ifs',
      [
        { when: 'leaks', by: 2, then: 'repair' },
        { when: 'raked', by: null, then: null },
      ],
    ],
  ])('takes what fits %s', (field, to) => {
    expect(written({}, mars(field, to))).toEqual({ 'b.mars': { [field]: to } });
  });

  test.each<[string, string, Value, string]>([
    ['an option that is barred', 'fire', ['fort'], 'Fort: out of every arc'],
    ['an option that is not there', 'intent', 'constructor', 'That is not on the list.'],
    ['the same target twice', 'fire', ['rhin', 'rhin'], 'Nothing may stand there twice.'],
    ['more than may be picked', 'swivels', ['scipion', 'rhin', 'fort'], 'At most 2.'],
    ['a number out of bounds', 'turn', 50, 'From -45 to 45 °, in steps of 5.'],
    ['a number between the steps', 'turn', 7, 'From -45 to 45 °, in steps of 5.'],
    ['a value of another kind', 'turn', 'hard', 'That is not a number.'],
    ['a text that is too long', 'name', 'Téméraire', 'At most 8 characters.'],
    ['a text of two lines', 'name', 'a\nb', 'One line, please.'],
    ['a count over the budget', 'crew', { guns: 6 }, '12 of 10 men.'],
    ['a count of what is not there', 'crew', { constructor: 1 }, 'That is not on the list.'],
    ['a count of what is barred', 'crew', { mice: 1 }, 'Mice: none aboard'],
    ['a step that is not there', 'track', [{ id: 'q', by: null }], 'There is no step “q”.'],
    ['a measured step without its measure', 'track', [{ id: 'p', by: null }], 'Port needs a measure: 5 to 45 °.'],
    ['a plain step with a measure', 'track', [{ id: 'f', by: 3 }], 'Ahead takes no measure.'],
    ['a condition without its number', 'ifs', [{ when: 'leaks', by: null, then: 'flee' }], 'leaks needs a number.'],
    ['a condition with an idle number', 'ifs', [{ when: 'raked', by: 2, then: 'flee' }], 'raked takes no number.'],
    ['an unknown order', 'stunsails', true, 'Mars has no such order.'],
  ])('refuses %s', (_, field, to, say) => {
    expect(written({}, mars(field, to))).toMatchObject({ say });
  });

  test('says what would be legal, five at most', () => {
    expect(written({}, mars('fire', ['fort']))).toMatchObject({ instead: ['Scipion', 'Rhin'] });
    expect(written({}, mars('stunsails', true))).toMatchObject({ instead: ['Track', 'Fire at', 'Swivels', 'Intent', 'Turn'] });
  });

  test('refuses a barred field with its reason', () => {
    expect(written({}, { do: 'set', unit: 'squadron', field: 'range', to: 3 })).toMatchObject({ say: 'Range: no line is formed' });
  });

  test('refuses a unit that is gone', () => {
    expect(written({}, { do: 'set', unit: 'b.orion', field: 'rake', to: true })).toEqual({
      say: 'That unit gives no orders now.',
      instead: ['Squadron', 'Mars', 'Ajax'],
    });
  });
});

/** What of some answers their form would not take. */
const misfits = (asked: Form, answers: Answers) =>
  Object.entries(answers).flatMap(([id, said]) =>
    Object.entries(said).filter(([key, value]) => {
      const field = fieldOf(unitOf(asked, id), key);
      return !field || field.bar !== null || 'refusal' in fits(field, value);
    }),
  );

test.each(samples)('%s: any edit at all is taken or refused, and what is taken fits', (_, sample) => {
  const asked = asking(sample);
  const ids = [...sample.units.flatMap(one => [one.id, ...one.fields.map(field => field.id)]), 'constructor', 'nobody'];
  const id = fc.constantFrom(...ids);
  const anything = fc.oneof(
    fc.boolean(),
    fc.integer(),
    fc.string(),
    fc.array(id),
    fc.array(fc.record({ id, by: fc.option(fc.integer()) })),
    fc.dictionary(id, fc.integer()),
  );
  const change = fc.oneof(
    fc.record({ do: fc.constant('set' as const), unit: id, field: id, to: anything }),
    fc.record({
      do: fc.constant('push' as const),
      unit: id,
      field: id,
      at: fc.nat(3),
      to: fc.oneof(id, fc.record({ id, by: fc.option(fc.integer()) })),
    }),
    fc.record({ do: fc.constant('cut' as const), unit: id, field: id, at: fc.integer({ min: -1, max: 3 }) }),
    fc.record({ do: fc.constant('take' as const), unit: id, field: id, ready: id }),
    fc.record({
      do: fc.constant('copy' as const),
      from: id,
      fields: fc.oneof(fc.constant('all' as const), fc.array(id)),
      to: fc.array(id),
    }),
    fc.record({ do: fc.constant('clear' as const), unit: fc.option(id), field: fc.option(id) }),
    fc.record({ do: fc.constant('adopt' as const), unit: fc.option(id) }),
  );
  fc.assert(
    fc.property(answersFor(sample), change, (answers, wish) => {
      const edited = edit(asked(answers), answers, wish as Edit);
      if (edited.ok) expect(misfits(asked(answers), edited.answers)).toEqual([]);
      else expect(edited.refusal.say.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 60 },
  );
});
