import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, type Form, fieldOf, unitOf } from '../../src/engine/form.js';
import { read, write } from '../../src/engine/notation.js';
import { deal } from '../support/forms/manOWarp.js';
import { building, quickStart } from '../support/forms/oakAndIron.js';
import { ships } from '../support/forms/spanishMain.js';
import { sixShips } from '../support/forms/trafalgar.js';
import { oneShip } from '../support/forms/woodenShips.js';
import { answersFor } from '../support/forms/writing.js';

const steps = (...codes: string[]) =>
  codes.map(code => ({ id: code.replace(/\d+$/, ''), by: /\d/.test(code) ? Number(code.replace(/^\D+/, '')) : null }));

/** What a text orders; it must read without a slip. */
function orders(form: Form, text: string): Answers {
  const { answers, slips } = read(form, text);
  expect(slips).toEqual([]);
  return answers;
}

describe('orders as captains type them', () => {
  test('Trafalgar: a track, targets in order, a toggle, a condition, and two ships at once', () => {
    const text = 'Tonnant: F F P F; fire Formidable > Scipion; rake on; if raked then turn away | bell, coloss: intent keep off; range 5';
    expect(orders(sixShips, text)).toEqual({
      'b.tonnant': {
        track: steps('f', 'f', 'p', 'f'),
        fire: ['f.formidable', 'f.scipion'],
        rake: true,
        ifs: [{ when: 'raked', by: null, then: 'turn-away' }],
      },
      'b.bellerophon': { intent: 'keep-off', range: 5 },
      'b.colossus': { intent: 'keep-off', range: 5 },
    });
  });

  test('Oak & Iron: the seat’s own unit needs no name; measured steps', () => {
    expect(orders(quickStart, 'pick Reload | Sloop: + P30 F; crew reload port > rally')).toEqual({
      squadron: { pick: 'reload' },
      'e.sloop': { helm: steps('up', 'p30', 'f'), crew: ['reload-port', 'rally'] },
    });
  });

  test('Man O’Warp: names with numbers in quotes', () => {
    expect(orders(deal, 'First: ship "Hawkship 1"; prey scip > rhin; attack broadside > fire; bid 3; keep 1')).toEqual({
      first: { ship: 'h1', prey: ['o5', 'o6'], attack: ['broadside', 'fire'], bid: 3, keep: 1 },
    });
  });

  test('squadron building: counts before names', () => {
    expect(orders(building, 'Squadron: ships 2 Sloop, 1 Fluyt; flag Ruby')).toEqual({
      squadron: { ships: { sloop: 2, fluyt: 1 }, flag: 'e.ruby' },
    });
  });

  test('Wooden Ships: bearings and runs', () => {
    expect(orders(oneShip, 'Sea Fox: P20 R8 S45 R2')).toEqual({ seafox: { helm: steps('p20', 'r8', 's45', 'r2') } });
  });

  test('Spanish Main: counts after names, a number with its sign', () => {
    expect(orders(ships, 'Golden Fox: crew guns 9, sails 8, boarders 7; turn -20')).toEqual({
      g1: { crew: { guns: 9, sails: 8, boarders: 7 }, turn: -20 },
    });
  });

  test('all is every unit but the seat’s own', () => {
    expect(Object.keys(orders(sixShips, 'all: rake off'))).toEqual(sixShips.units.slice(1).map(unit => unit.id));
  });

  test.each<[string, string, Answers]>([
    ['without case, accents, spaces and dots', 'TONNANT: FIRE heros', { 'b.tonnant': { fire: ['f.heros'] } }],
    ['with curly quotes and a true minus, as phones type', 'tonnant: fire “Mont Blanc”', { 'b.tonnant': { fire: ['f.mont-blanc'] } }],
    ['run together', 'tonnant: ffpf', { 'b.tonnant': { track: steps('f', 'f', 'p', 'f') } }],
    ['F3 as three plain steps', 'tonnant: F3 P', { 'b.tonnant': { track: steps('f', 'f', 'f', 'p') } }],
    ['none as an empty list', 'tonnant: fire none; track none; if none', { 'b.tonnant': { fire: [], track: [], ifs: [] } }],
    [
      'a condition with its number',
      'tonnant: if an enemy is within 3 then hold fire',
      { 'b.tonnant': { ifs: [{ when: 'enemy-within', by: 3, then: 'hold-fire' }] } },
    ],
    [
      'two conditions',
      'tonnant: if raked then turn away, if enemywithin 2 then hold fire',
      {
        'b.tonnant': {
          ifs: [
            { when: 'raked', by: null, then: 'turn-away' },
            { when: 'enemy-within', by: 2, then: 'hold-fire' },
          ],
        },
      },
    ],
    ['line by line', '\n tonnant: rake on \n\n mars : rake off', { 'b.tonnant': { rake: true } }],
  ])('read %s', (_, text, answers) => {
    expect(read(sixShips, text).answers).toEqual(answers);
  });

  test('an F is a step before it is the beginning of “fire”', () => {
    expect(orders(sixShips, 'Tonnant: F')).toEqual({ 'b.tonnant': { track: steps('f') } });
    expect(orders(sixShips, 'Tonnant: fi Scipion')).toEqual({ 'b.tonnant': { fire: ['f.scipion'] } });
  });
});

test('a text of anything at all reads or slips, and slips lie in the text', () => {
  const words = fc.constantFrom(
    'Tonnant',
    ':',
    ';',
    '|',
    '"',
    '“',
    'F3',
    'fire',
    '>',
    'if',
    'then',
    ',',
    '-7',
    'none',
    '\n',
    ' ',
    'é',
    '👍',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ maxLength: 3 })), { maxLength: 14 }).map(parts => parts.join('')),
      text => {
        for (const slip of read(sixShips, text).slips) {
          const line = text.split('\n')[slip.line - 1];
          expect(line?.length).toBeGreaterThanOrEqual(slip.column - 1 + slip.length);
          expect(slip.expected.length).toBeLessThanOrEqual(5);
        }
      },
    ),
  );
});

test('typed orders name units and fields of the form, and nothing else', () => {
  fc.assert(
    fc.property(answersFor(sixShips), answers => {
      for (const [id, said] of Object.entries(read(sixShips, write(sixShips, answers)).answers))
        for (const key of Object.keys(said)) expect(fieldOf(unitOf(sixShips, id), key)).not.toBeNull();
    }),
    { numRuns: 30 },
  );
});
