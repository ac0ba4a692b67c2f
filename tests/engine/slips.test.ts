import { describe, expect, test } from 'vitest';
import type { Form } from '../../src/engine/form.js';
import { heeded, read, showSlip, unheeded } from '../../src/engine/notation.js';
import { form, options, plot, ranked, span, step, unit } from '../support/forms/make.js';
import { deal } from '../support/forms/manOWarp.js';
import { ask } from '../support/forms/mars.js';
import { quickStart } from '../support/forms/oakAndIron.js';
import { ships } from '../support/forms/spanishMain.js';
import { sixShips } from '../support/forms/trafalgar.js';

/** The one slip of a text, as `say`, and its place shown with carets. */
function slipOf(asked: Form, text: string) {
  const { slips } = read(asked, text);
  expect(slips).toHaveLength(1);
  const [slip] = slips;
  return slip ? { ...slip, carets: showSlip(text, slip).split('\n')[1] } : null;
}

describe('a slip shows its token', () => {
  test.each<[string, string, string, string]>([
    ['an unknown ship', 'Tonant2: F', '^^^^^^^', '“Tonant2” is not known here'],
    ['an unknown ship among others', 'bell, xyz: F', '      ^^^', '“xyz” is not known here'],
    ['an unknown order', 'Tonnant: F; dance on', '            ^^^^^', '“dance” is not known here'],
    ['an unknown target', 'Tonnant: fire Scip > Nile', '                     ^^^^', '“Nile” is not known here'],
    ['an unknown target in quotes', 'Tonnant: fire "The Nile", Scip', '              ^^^^^^^^^^', '“The Nile” is not known here'],
    ['a missing value', 'Tonnant: hold', '         ^^^^', 'Something is missing here'],
    ['a word for a number', 'Tonnant: range five', '               ^^^^', '“five” is not a whole number'],
    ['a word for on or off', 'Tonnant: rake maybe', '              ^^^^^', '“maybe” is neither on nor off'],
    ['a track that is none', 'Tonnant: track F Q', '               ^^^', '“F Q” is no track'],
    ['no steps at all', 'Tonnant: F0', '         ^^', 'From 1 to 60 steps'],
    ['too many steps', 'Tonnant: F40 P40', '         ^^^^^^^', 'At most 60 steps'],
    ['a condition without a then', 'Tonnant: if raked', '            ^^^^^', 'A condition reads: if … then …'],
    ['an unknown condition', 'Tonnant: if bored then turn away', '            ^^^^^', '“bored” is not known here'],
    ['an unknown consequence', 'Tonnant: if raked then dance', '                       ^^^^^', '“dance” is not known here'],
    [
      'a condition without its number',
      'Tonnant: if an enemy is within then hold fire',
      '            ^^^^^^^^^^^^^^^^^^',
      'This condition needs a number',
    ],
    ['an idle number', 'Tonnant: if raked 3 then hold fire', '                  ^', 'This condition takes no number'],
    ['a quote that is never closed', 'Tonnant: fire "Scipion', '              ^^^^^^^^', 'This quotation mark is never closed'],
  ])('%s', (_, text, carets, say) => {
    expect(slipOf(sixShips, text)).toMatchObject({ say, carets });
  });

  test('a count without its number', () => {
    expect(slipOf(ships, 'Golden: crew guns, sails 8')).toMatchObject({
      column: 14,
      length: 4,
      say: '“guns” has no number',
      expected: ['1 guns', '1 sails', '1 boarders', '1 pumps'],
    });
  });

  test('a measured step without its measure', () => {
    expect(slipOf(quickStart, 'Sloop: F P F')).toMatchObject({
      column: 10,
      length: 1,
      say: 'Port needs a measure',
      expected: ['P15', 'P30', 'P45'],
    });
    expect(slipOf(quickStart, 'Sloop: P F')).toMatchObject({ column: 8, length: 1, say: 'Port needs a measure' });
  });

  test('which of two is meant', () => {
    const two = form('', '', [
      unit('a', 'Defence', '', [plot('t', 'Track', { next: [step('F', 'Ahead', '')], ready: [], stop: null })]),
      unit('b', 'Defiance', '', [ranked('fire', 'Fire', options('x'))]),
    ]);
    expect(slipOf(two, 'de: F2')).toMatchObject({
      column: 1,
      length: 2,
      say: '“de” may be Defence or Defiance',
      expected: ['Defence', 'Defiance'],
    });
  });

  test('its line, counted from one, also where | parts the ships', () => {
    expect(read(sixShips, 'Tonnant: F\nTonnant: rake on | nile: F').slips).toMatchObject([{ line: 2, column: 20, length: 4 }]);
  });

  test('once, though the order is for several ships', () => {
    expect(read(sixShips, 'all: dance').slips).toHaveLength(1);
  });

  test('each of them, and what reads is read', () => {
    const { answers, slips } = read(deal, 'First: bid 3; keep x; dance; ship "Hawkship 2"');
    expect(slips.map(slip => slip.column)).toEqual([20, 23]);
    expect(answers).toEqual({ first: { bid: 3, ship: 'h2' } });
  });

  test('at most five expected, likeliest first', () => {
    expect(slipOf(sixShips, 'Belleropon: F')?.expected[0]).toBe('Bellerophon');
    expect(slipOf(sixShips, 'Tonnant: fire Nile')?.expected).toHaveLength(5);
  });

  test('the part of a long line around it', () => {
    const text = `Tonnant: ${'F '.repeat(50)}; fire Nile; rake on`;
    const [line, carets] = (() => {
      const slip = read(sixShips, text).slips[0];
      return slip ? showSlip(text, slip).split('\n') : [];
    })();
    expect(line?.length).toBeLessThanOrEqual(72);
    expect(line?.slice(carets?.indexOf('^'), (carets?.lastIndexOf('^') ?? 0) + 1)).toBe('Nile');
  });
});

describe('orders that read but are not taken', () => {
  const text = 'range 5 | Mars: fire Fort; turn 50; rake on; track T';
  const reading = read(ask({}), text);

  test('are known once the form has been asked with them', () => {
    expect(reading.slips).toEqual([]);
    expect(unheeded(ask(reading.answers), text, reading)).toMatchObject([
      { column: 1, length: 7, say: 'Range: no line is formed' },
      { column: 17, length: 9, say: 'Fort: out of every arc', expected: ['Scipion', 'Rhin'] },
      { column: 28, length: 7, say: `From -45 to 45 °, in steps of ${span(-45, 45, '°', 5).step}.` },
    ]);
  });

  test('and only those that are taken stay', () => {
    expect(heeded(ask(reading.answers), reading.answers)).toEqual({ 'b.mars': { rake: true, track: [{ id: 't', by: null }] } });
  });

  test('as those whose field is gone', () => {
    const gone = ask({});
    const without = { ...gone, units: gone.units.filter(one => one.id !== 'b.mars') };
    expect(unheeded(without, text, reading).map(slip => slip.say)).toContain('That order is not asked for as things stand');
  });
});
