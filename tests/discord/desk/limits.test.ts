import { describe, expect, test } from 'vitest';
import { type Focus, OVERVIEW } from '../../../src/discord/desk/context.js';
import { desk } from '../../../src/discord/desk/desk.js';
import { idMaker, readDeskId } from '../../../src/discord/desk/ids.js';
import { typeModal, writeModal } from '../../../src/discord/desk/modals.js';
import { slipWords } from '../../../src/discord/desk/slipWords.js';
import { edit } from '../../../src/engine/edit.js';
import type { Answers, Field, Form } from '../../../src/engine/form.js';
import { read } from '../../../src/engine/notation.js';
import { customIds, deskContext, deskFaults, modalSchemaFaults, partsOf, schemaFaults } from '../../support/deskFaults.js';
import { longest, samples } from '../../support/forms/all.js';
import { whimsical } from '../../support/forms/writing.js';

/** Every desk that a form can be asked for: each page, each unit with each field in focus, each list of the same. */
function everyFocus(form: Form): Focus[] {
  const pages = [0, 1, 2, 30].map(page => ({ ...OVERVIEW, page }));
  const units = form.units.flatMap(unit => [
    ...unit.fields.flatMap(field => pagesIn(field).map(page => ({ ...OVERVIEW, unit: unit.id, field: field.id, page }))),
    { ...OVERVIEW, unit: unit.id, field: unit.lead, mode: 'same' as const },
    { ...OVERVIEW, unit: unit.id, field: null, page: 1, mode: 'same' as const },
  ]);
  return [...pages, ...units];
}

const pagesIn = (field: Field): number[] => ('options' in field && field.options.length > 25 ? [0, 2] : [0]);

const all = [...samples, ['the longest form of 120 units in 24 groups', longest(120, 24)], ['… of 120 in none', longest(120, 0)]] as const;
/** Every order there is, written down. */
const adopted = (form: Form): Answers => {
  const edited = edit(form, {}, { do: 'adopt', unit: null });
  return edited.ok ? edited.answers : {};
};
const some = (form: Form): Form => ({ ...form, units: form.units.slice(0, 3) });

describe.each(all)('%s', (name, sample) => {
  const forms = [sample, whimsical(some(sample), name).form];

  test('each of its desks keeps within the limits of a message', () => {
    for (const form of forms) {
      const small = form.units.length > 60 ? everyFocus(some(form)) : everyFocus(form);
      for (const focus of [...small, { ...OVERVIEW, unit: form.units.at(-1)?.id ?? null }]) {
        const components = desk(deskContext(form), focus);
        expect(deskFaults(components), JSON.stringify(focus)).toEqual([]);
        for (const id of customIds(components)) expect(readDeskId(id)).toMatchObject({ battle: 'k3f9qz7m', step: 1234, rev: 12345 });
      }
    }
  });

  test('and fits Discord’s published schemas, sealed or not, with notes and scratch', () => {
    for (const change of [
      {},
      { sealed: true, hash: 'a1b2c3d4e5' },
      { note: slipWords('x', read(sample, '“open\n'.repeat(9)).slips), scratch: 'x' },
    ])
      for (const focus of [OVERVIEW, ...everyFocus(some(sample)).filter((_, nth) => nth % 7 === 3)]) {
        const components = desk(deskContext(sample, change), focus);
        expect([...deskFaults(components), ...schemaFaults(components)]).toEqual([]);
      }
  });

  test('its modals fit them too', () => {
    const ids = idMaker(deskContext(sample).stand);
    expect(modalSchemaFaults(typeModal(sample, adopted(sample), '', ids))).toEqual([]);
    for (const unit of some(sample).units)
      for (const field of unit.fields.filter(one => ['amount', 'text', 'plot', 'clauses'].includes(one.kind)))
        expect(modalSchemaFaults(writeModal(field, { ...OVERVIEW, unit: unit.id, field: field.id }, ids))).toEqual([]);
  });
});

test('real forms need no more than 33 components, and ids are far from 100 characters', () => {
  const desks = samples.flatMap(([, form]) => everyFocus(form).map(focus => desk(deskContext(form), focus)));
  const worst = Math.max(...desks.map(components => partsOf(components).length));
  const longestId = Math.max(...desks.flatMap(customIds).map(id => id.length));
  expect(worst).toBeLessThanOrEqual(33);
  expect(longestId).toBeLessThanOrEqual(80);
});

test('the longest note there may be leaves room for itself', () => {
  const form = longest(25, 0);
  for (const note of ['x'.repeat(9000), '日本'.repeat(3000), slipWords('日'.repeat(4000), read(form, '日'.repeat(4000)).slips)])
    for (const focus of [OVERVIEW, { ...OVERVIEW, unit: form.units[0]?.id ?? null }])
      expect(deskFaults(desk(deskContext(form, { note }), focus))).toEqual([]);
});
