import { describe, expect, test } from 'vitest';
import { sealedDice } from '../../src/engine/dice.js';
import { fits } from '../../src/engine/edit.js';
import { fieldOf, isEmpty, unitOf } from '../../src/engine/form.js';
import { whim } from '../../src/engine/whim.js';
import { longest, samples } from '../support/forms/all.js';
import { asking } from '../support/forms/make.js';
import { ask as askMars } from '../support/forms/mars.js';
import { seedOf } from '../support/playout.js';

const dice = (name: string) => sealedDice(seedOf(name), 0, '');
const NAMES = Array.from({ length: 8 }, (_, nth) => `whim ${nth}`);

describe.each(samples)('%s', (_, sample) => {
  test('a whim orders something, and only what fits', () => {
    for (const name of NAMES) {
      const answers = whim(asking(sample), dice(name));
      expect(Object.keys(answers).length).toBeGreaterThan(0);
      for (const [id, said] of Object.entries(answers))
        for (const [key, value] of Object.entries(said)) {
          const field = fieldOf(unitOf(sample, id), key);
          expect(field?.bar).toBeNull();
          expect(field && fits(field, value)).toEqual({ value });
        }
    }
  });

  test('what must be ordered is ordered, up to eight units', () => {
    const answers = whim(asking(sample), dice('must'));
    const musts = asking(sample)(answers).units.flatMap(unit => unit.fields.filter(field => field.need === 'must' && field.bar === null));
    expect(musts.filter(field => field.kind !== 'tally' && field.kind !== 'text' && isEmpty(field))).toEqual([]);
  });
});

test('every kind of field is touched sooner or later', () => {
  const kinds = new Set<string>();
  for (let nth = 0; nth < 60; nth++)
    for (const [id, said] of Object.entries(whim(askMars, dice(`kind ${nth}`))))
      for (const key of Object.keys(said)) kinds.add(fieldOf(unitOf(askMars({}), id), key)?.kind ?? '');
  expect([...kinds].sort()).toEqual(['amount', 'choice', 'clauses', 'many', 'plot', 'ranked', 'tally', 'text', 'toggle']);
});

test('the same dice have the same whim, others another', () => {
  expect(whim(askMars, dice('a'))).toEqual(whim(askMars, dice('a')));
  expect(whim(askMars, dice('a'))).not.toEqual(whim(askMars, dice('b')));
});

test('a form of a hundred and twenty units is asked some dozens of times, not thousands', () => {
  const form = longest(120, 0);
  let asked = 0;
  const ask = () => {
    asked++;
    return form;
  };
  whim(ask, dice('sixty'));
  expect(asked).toBeLessThan(80);
});

test('a form with nothing open has no whims', () => {
  const shut = askMars({});
  const barred = { ...shut, units: shut.units.map(unit => ({ ...unit, fields: unit.fields.map(field => ({ ...field, bar: 'sunk' })) })) };
  expect(whim(() => barred, dice('none'))).toEqual({});
});
