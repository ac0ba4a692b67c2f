import { describe, expect, test } from 'vitest';
import { Form } from '../../src/engine/form.js';
import { readPlot } from '../../src/engine/notation/plot.js';
import { fieldNames } from '../../src/engine/notation/read.js';
import { longest, samples } from '../support/forms/all.js';

const twice = (ids: readonly string[]) => ids.filter((id, nth) => ids.indexOf(id) !== nth);

describe.each([...samples, ['the longest form there may be', longest(120, 24)] as const])('%s', (_, form) => {
  test('is a form', () => {
    expect(Form.parse(form)).toEqual(form);
  });

  test('has no id twice where ids are looked up', () => {
    expect(twice(form.units.map(unit => unit.id))).toEqual([]);
    for (const unit of form.units) {
      expect(twice(unit.fields.map(field => field.id))).toEqual([]);
      for (const field of unit.fields) if ('options' in field) expect(twice(field.options.map(option => option.id))).toEqual([]);
      expect(unit.fields.map(field => field.id)).toEqual(expect.arrayContaining([unit.lead, ...unit.quick]));
    }
  });
});

test('the samples hold all nine kinds of field', () => {
  const kinds = new Set(samples.flatMap(([, form]) => form.units.flatMap(unit => unit.fields.map(field => field.kind))));
  expect([...kinds].sort()).toEqual(['amount', 'choice', 'clauses', 'many', 'plot', 'ranked', 'tally', 'text', 'toggle']);
});

test('no field word of theirs reads as a plot', () => {
  for (const [, form] of samples)
    for (const unit of form.units)
      for (const plot of unit.fields.filter(field => field.kind === 'plot'))
        for (const field of unit.fields)
          for (const word of [field.id, ...fieldNames(field).names])
            expect(readPlot(plot, { text: word, at: 0 }), `${unit.name}: ${word}`).toBeNull();
});
