import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, Form, Unit } from '../../src/engine/form.js';
import { read, write } from '../../src/engine/notation.js';
import { longest, samples } from '../support/forms/all.js';
import { sixShips as oakSix } from '../support/forms/oakAndIron.js';
import { sixShips } from '../support/forms/trafalgar.js';
import { answersFor } from '../support/forms/writing.js';

const steps = (...codes: string[]) => codes.map(id => ({ id, by: null }));

describe('orders as they are written', () => {
  function same(form: Form, answers: Answers): void {
    const { answers: back, slips } = read(form, write(form, answers));
    expect(slips).toEqual([]);
    expect(back).toEqual(answers);
  }

  test.each([...samples, ['the longest form', longest(3, 0)] as const])('%s: what is written reads back the same', (_, form) => {
    fc.assert(
      fc.property(answersFor(form), answers => same(form, answers)),
      { numRuns: 60 },
    );
  });

  test('in one line too', () => {
    fc.assert(
      fc.property(answersFor(oakSix), answers => {
        expect(read(oakSix, write(oakSix, answers).replaceAll('\n', ' | ')).answers).toEqual(answers);
      }),
      { numRuns: 60 },
    );
  });

  const renamed = (name: string, change: (unit: Unit) => Unit = unit => unit): Form => ({
    ...sixShips,
    units: sixShips.units.map(unit => (unit.id === 'b.tonnant' ? change({ ...unit, name }) : unit)),
  });
  const labelled = (id: string, label: string) => (unit: Unit) => ({
    ...unit,
    fields: unit.fields.map(field =>
      field.id === 'fire' && field.kind === 'ranked'
        ? { ...field, options: field.options.map(one => (one.id === id ? { ...one, label } : one)) }
        : field,
    ),
  });

  test.each(['all', 'none', 'Mars; or: not', 'Ship "2"', ' Tonnant', 'Colossus', 'b.colossus', 'if', '日本丸', '…', '“Fox”'])(
    'a ship named %s',
    name => {
      same(renamed(name), { 'b.tonnant': { rake: false } });
    },
  );

  test.each(['none', 'Scipion', 'f.scipion', 'a > b', 'x then y', '12', 'She, "the Fox"', 'f.héros'])('a target named %s', label => {
    same(renamed('Tonnant', labelled('f.formidable', label)), { 'b.tonnant': { fire: ['f.formidable', 'f.scipion'] } });
  });

  test('half a condition is no order yet', () => {
    expect(write(sixShips, { 'b.tonnant': { ifs: [{ when: 'raked', by: null, then: null }] } })).toBe('Tonnant: if none');
  });

  test('what is of another kind than its field, or of no field, is left out', () => {
    expect(write(sixShips, { 'b.tonnant': { fire: true, track: 'f', rake: true, keel: 3 }, nobody: { rake: true } })).toBe(
      'Tonnant: rake on',
    );
  });

  test('in one line a unit, in the words of the form', () => {
    const answers = {
      'b.tonnant': { track: steps('f', 'p'), fire: ['f.scipion', 'f.mont-blanc'], hold: 'musket' },
      squadron: { first: 'first' },
    };
    expect(write(sixShips, answers)).toBe('Your squadron: first first\nTonnant: F P; fire Scipion > Mont-Blanc; hold musket shot');
  });
});
