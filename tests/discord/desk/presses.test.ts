import type { APIMessageTopLevelComponent } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Focus, OVERVIEW } from '../../../src/discord/desk/context.js';
import { desk } from '../../../src/discord/desk/desk.js';
import { readDeskId } from '../../../src/discord/desk/ids.js';
import { type Meaning, meaningOf } from '../../../src/discord/desk/meaning.js';
import { edit } from '../../../src/engine/edit.js';
import { type Answers, type Form, fieldOf, unitOf } from '../../../src/engine/form.js';
import { deskContext, partsOf } from '../../support/deskFaults.js';
import { longest, samples } from '../../support/forms/all.js';
import { asking } from '../../support/forms/make.js';
import { whimsical } from '../../support/forms/writing.js';

interface Press {
  readonly id: string;
  readonly picked: readonly string[];
}

/** All that can be pressed on a desk: every button that is not grey, the first and the last choice of every select. */
const presses = (components: readonly APIMessageTopLevelComponent[]): Press[] =>
  partsOf(components).flatMap(part => {
    const id = String(part['custom_id'] ?? '');
    if (part.type === 2) return part['disabled'] === true ? [] : [{ id, picked: [] }];
    const values = part.type === 3 ? (part['options'] as { value: string }[]).map(option => option.value) : [];
    return [values[0], values.at(-1)].flatMap(value => (value === undefined ? [] : [{ id, picked: [value] }]));
  });

function meaning(press: Press, form: Form): Meaning {
  const read = readDeskId(press.id);
  if (!read) throw new Error(`no id of a desk: ${press.id}`);
  return meaningOf(read, form, press.picked);
}

const fociOf = (form: Form): Focus[] => [
  OVERVIEW,
  ...form.units.flatMap(unit => [
    ...unit.fields.map(field => ({ ...OVERVIEW, unit: unit.id, field: field.id })),
    { ...OVERVIEW, unit: unit.id, field: unit.lead, mode: 'same' as const },
  ]),
];
/** The units that have fields of every kind; two of a class are as good as one. */
const few = (form: Form): Form => ({
  ...form,
  units: form.units.filter((unit, nth) => nth < 2 || unit.fields.length !== form.units[1]?.fields.length).slice(0, 3),
  problems: [],
});

describe.each([...samples, ['the longest form', longest(1, 0)] as const])('%s', (name, sample) => {
  const ask = asking(few(sample));
  const drafts = [{}, whimsical(few(sample), name).answers].map(answers => ({ answers, form: ask(answers) }));

  /** Every press on every desk of a draft, with what it means. */
  const each = (look: (of: { answers: Answers; form: Form; press: Press; means: Meaning }) => void) => {
    for (const { answers, form } of drafts)
      for (const focus of fociOf(form))
        for (const press of presses(desk(deskContext(form), focus))) look({ answers, form, press, means: meaning(press, form) });
  };

  test('whatever can be pressed does something, and what it orders is taken', () => {
    each(({ answers, form, press, means }) => {
      expect(means.kind, press.id).not.toBe('gone');
      if (means.kind !== 'edit' || means.edit.do === 'copy') return;
      const edited = edit(form, answers, means.edit);
      expect(edited.ok, `${press.id} ${JSON.stringify(edited)}`).toBe(true);
    });
  });

  test('a double tap does no more than one', () => {
    each(({ answers, form, press, means }) => {
      const once = means.kind === 'edit' ? edit(form, answers, means.edit) : null;
      if (!once?.ok) return;
      const after = ask(once.answers);
      const again = meaning(press, after);
      const twice = again.kind === 'edit' ? edit(after, once.answers, again.edit) : null;
      if (twice?.ok) expect(twice.answers, press.id).toEqual(once.answers);
    });
  });

  test('after a press the desk shows a unit and a field that are there', () => {
    each(({ form, means }) => {
      if (means.kind !== 'look' && means.kind !== 'edit') return;
      const unit = unitOf(form, means.focus.unit);
      if (means.focus.unit !== null) expect(unit).not.toBeNull();
      if (means.kind === 'edit' && means.focus.field !== null) expect(fieldOf(unit, means.focus.field)).not.toBeNull();
    });
  });
});
