import * as fc from 'fast-check';
import { sealedDice } from '../../../src/engine/dice.js';
import type { Answers, Field, FieldOf, Form, Value } from '../../../src/engine/form.js';
import { whim } from '../../../src/engine/whim.js';
import { seedOf } from '../playout.js';
import { asking } from './make.js';

/** Random answers that fit a form, with fast-check: some units, some of their fields, any legal value. */

const idsOf = (options: readonly { id: string; bar: string | null }[]): string[] =>
  options.filter(one => one.bar === null).map(one => one.id);
const inSpan = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map(nth => min + nth * step);

const some = (options: readonly { id: string; bar: string | null }[], max: number): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(idsOf(options), { maxLength: Math.min(max, idsOf(options).length) });

function clauses(field: FieldOf<'clauses'>): fc.Arbitrary<Value> {
  const whens = field.whens.filter(one => one.option.bar === null);
  const thens = idsOf(field.thens);
  if (whens.length === 0 || thens.length === 0) return fc.constant([]);
  const one = fc
    .constantFrom(...whens)
    .chain(when =>
      fc.record({ when: fc.constant(when.option.id), by: when.by ? inSpan(when.by) : fc.constant(null), then: fc.constantFrom(...thens) }),
    );
  return fc.array(one, { maxLength: field.max });
}

const steps = (field: FieldOf<'plot'>): fc.Arbitrary<Value> =>
  fc.array(
    fc
      .constantFrom(...field.next)
      .chain(next => fc.record({ id: fc.constant(next.id), by: next.by ? inSpan(next.by) : fc.constant(null) })),
    { maxLength: 8 },
  );

/** Counts within the budget: one at a time until it is full. */
const counts = (field: FieldOf<'tally'>): fc.Arbitrary<Value> =>
  fc.array(fc.constantFrom(...field.options), { maxLength: 12 }).map(wanted => {
    const so: Record<string, number> = {};
    let cost = 0;
    for (const { id, bar } of wanted) {
      const each = field.each[id];
      if (!each || bar !== null || (so[id] ?? 0) >= each.max || cost + each.cost > field.total.max) continue;
      so[id] = (so[id] ?? 0) + 1;
      cost += each.cost;
    }
    return so;
  });

export function anyValue(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...idsOf(field.options));
    case 'many':
    case 'ranked':
      return some(field.options, field.max);
    case 'amount':
      return inSpan(field.span);
    case 'tally':
      return counts(field);
    case 'toggle':
      return fc.boolean();
    case 'text':
      return fc.string({ maxLength: field.max, unit: 'grapheme' }).filter(said => !/[\n\r]/.test(said) && said.length <= field.max);
    case 'plot':
      return steps(field);
    case 'clauses':
      return clauses(field);
  }
}

/** Answers for three of the form's units, about half of their fields. */
export function answersFor(form: Form): fc.Arbitrary<Answers> {
  const open = form.units.map(unit => ({ ...unit, fields: unit.fields.filter(field => field.bar === null) }));
  const ofUnit = (unit: (typeof open)[number]) =>
    fc
      .record(Object.fromEntries(unit.fields.map(field => [field.id, anyValue(field)])), { requiredKeys: [] })
      .map(said => [unit.id, said as Record<string, Value>] as const);
  return fc
    .shuffledSubarray(open, { minLength: 1, maxLength: Math.min(3, open.length) })
    .chain(units => fc.tuple(...units.map(ofUnit)))
    .map(entries => Object.fromEntries(entries.filter(([, said]) => Object.keys(said).length > 0)));
}

/** A form as it stands after a whim of this name. */
export const whimsical = (form: Form, name: string): { form: Form; answers: Answers } => {
  const answers = whim(asking(form), sealedDice(seedOf(name), 0, ''));
  return { form: asking(form)(answers), answers };
};
