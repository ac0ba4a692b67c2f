import { describe, expect, test } from 'vitest';
import { OVERVIEW } from '../../../src/discord/desk/context.js';
import { idMaker } from '../../../src/discord/desk/ids.js';
import { typeModal, writeModal, writtenValue } from '../../../src/discord/desk/modals.js';
import { unwritten } from '../../../src/discord/desk/say.js';
import { edit } from '../../../src/engine/edit.js';
import { type Answers, type Field, type Form, fieldOf, unitOf } from '../../../src/engine/form.js';
import { read } from '../../../src/engine/notation.js';
import { asking } from '../../support/forms/make.js';
import { ask as askMars } from '../../support/forms/mars.js';
import { sixShips, threeSquadrons } from '../../support/forms/trafalgar.js';

const ids = () => idMaker({ battle: 'k3f9qz7m', place: 0, step: 3, rev: 1 });
const valueIn = (modal: ReturnType<typeof typeModal>): string => {
  const [label] = modal.components;
  return label && 'component' in label && 'value' in label.component ? (label.component.value ?? '') : '';
};
const adopted = (form: Form): Answers => {
  const edited = edit(form, {}, { do: 'adopt', unit: null });
  return edited.ok ? edited.answers : {};
};
const field = (answers: Answers, id: string): Field => {
  const found = fieldOf(unitOf(askMars(answers), 'b.mars'), id);
  if (!found) throw new Error(id);
  return found;
};

describe('typed orders', () => {
  test('open with what stands', () => {
    expect(valueIn(typeModal(sixShips, { 'b.tonnant': { rake: false } }, '', ids()))).toBe('Tonnant: rake off');
  });

  test('open with what did not read the last time', () => {
    expect(valueIn(typeModal(sixShips, { 'b.tonnant': { rake: false } }, 'Tonant: F', ids()))).toBe('Tonant: F');
  });

  test('leave out what is barred by now', () => {
    expect(valueIn(typeModal(sixShips, { 'b.tonnant': { rake: false, against: 'f.scipion' } }, '', ids()))).toBe('Tonnant: rake off');
  });

  test('too long for a modal open with whole lines of the squadron in view', () => {
    const long = asking(threeSquadrons)(adopted(threeSquadrons));
    const answers = adopted(long);
    const text = valueIn(typeModal(long, answers, '', ids(), 2));
    expect(text.length).toBeGreaterThan(1000);
    expect(text.length).toBeLessThanOrEqual(4000);
    const back = read(long, text);
    expect(back.slips).toEqual([]);
    expect(Object.keys(back.answers).every(id => id.startsWith('c.'))).toBe(true);
    for (const [id, said] of Object.entries(back.answers)) expect(said).toEqual(answers[id]);
  });
});

describe('what is written in a modal', () => {
  const F = { id: 'f', by: null };
  test.each<[string, string, Answers, unknown]>([
    ['turn', '-20', {}, -20],
    ['turn', ' −20 ', {}, -20],
    ['turn', 'hard', {}, null],
    ['turn', '', {}, null],
    ['name', 'Ajax', {}, 'Ajax'],
    ['name', '', {}, ''],
    ['track', 'F P30', {}, [F, { id: 'p', by: 30 }]],
    ['track', '', {}, []],
    ['track', 'F P', {}, null],
    ['track', 'hard a-lee', {}, null],
    ['ifs', '3', { 'b.mars': { ifs: [{ when: 'leaks', by: 1, then: null }] } }, [{ when: 'leaks', by: 3, then: null }]],
    ['ifs', '3', {}, null],
  ])('%s: “%s”', (id, text, answers, value) => {
    expect(writtenValue(field(answers, id), text)).toEqual(value);
  });

  test('opens with the own track, not with that of silence', () => {
    const open = (answers: Answers) => valueIn(writeModal(field(answers, 'track'), { ...OVERVIEW, unit: 'b.mars', field: 'track' }, ids()));
    expect(open({})).toBe('');
    expect(open({ 'b.mars': { track: [F, { id: 'p', by: 30 }] } })).toBe('F P30');
  });

  test('that is no value is answered with what would be', () => {
    expect(unwritten(field({}, 'turn'))).toBe('⛔ That is not a whole number: -45 to 45 °, in steps of 5.');
    expect(unwritten(field({}, 'track'))).toContain('`F T P15`');
  });
});
