import { describe, expect, test } from 'vitest';
import { type DeskContext, type Focus, OVERVIEW } from '../../../src/discord/desk/context.js';
import { desk } from '../../../src/discord/desk/desk.js';
import { leftWords, refusalWords, staleWords } from '../../../src/discord/desk/say.js';
import { slipWords } from '../../../src/discord/desk/slipWords.js';
import { STALE } from '../../../src/discord/desk/stale.js';
import type { Answers, Form } from '../../../src/engine/form.js';
import { read } from '../../../src/engine/notation.js';
import { deskContext, partsOf, textOf } from '../../support/deskFaults.js';
import { asking, form, toggle, unit } from '../../support/forms/make.js';
import { deal } from '../../support/forms/manOWarp.js';
import { building, sixShips as oakSix, quickStart } from '../../support/forms/oakAndIron.js';
import { sixShips, threeSquadrons } from '../../support/forms/trafalgar.js';
import { muster, oneShip } from '../../support/forms/woodenShips.js';

const shown = (of: Form, focus: Partial<Focus> = {}, change: Partial<DeskContext> = {}) => {
  const components = desk(deskContext(of, change), { ...OVERVIEW, ...focus });
  const parts = partsOf(components);
  const buttons = parts.filter(part => part.type === 2);
  const selects = parts.filter(part => part.type === 3);
  return {
    text: textOf(components),
    buttons: buttons.map(part => String(part['label'])),
    grey: buttons.filter(part => part['disabled'] === true).map(part => String(part['label'])),
    selects: selects.map(part => String(part['placeholder'])),
    choices: (placeholder: string) =>
      (selects.find(part => part['placeholder'] === placeholder)?.['options'] as { label: string; default?: boolean }[] | undefined)?.map(
        one => one.label,
      ) ?? [],
  };
};
const at = (of: Form, answers: Answers, id: string, field: string) => shown(asking(of)(answers), { unit: id, field });

describe('the overview', () => {
  test('has a line a ship, one select, and Seal, Hold, Type, As drawn, ?', () => {
    const { text, buttons, selects } = shown(sixShips);
    expect(buttons).toEqual(['Seal', 'Hold', 'Type', 'As drawn', '?']);
    expect(selects).toEqual(['Give orders to …']);
    expect(text).toContain('● **Tonnant** F F P F → L8, rate 3, large; fires Formidable; rakes');
    expect(text).toContain('⚠️ Bellerophon may foul Colossus at K8. Legal: K7, L8.');
  });

  test('does not seal while a card must be picked, or something is refused', () => {
    expect(shown(quickStart).grey).toEqual(['Seal']);
    expect(shown(asking(quickStart)({ squadron: { pick: 'reload' } })).grey).toEqual([]);
    expect(shown(oneShip).grey).toEqual(['Seal']);
  });

  test('goes by squadron when there are more than 25 units, and loses none', () => {
    expect(shown(threeSquadrons).selects).toEqual(['Which?', 'Give orders to …']);
    const pages = shown(threeSquadrons).choices('Which?');
    expect(pages).toEqual(['Others', 'Van squadron', 'Centre squadron', 'Rear squadron']);
    expect(pages.flatMap((_, page) => shown(threeSquadrons, { page }).choices('Give orders to …'))).toHaveLength(34);
  });

  test('shows the last answer, and where typed orders wait', () => {
    expect(shown(sixShips, {}, { note: 'Changed by Bob.' }).text).toContain('Changed by Bob.');
    expect(shown(sixShips, {}, { scratch: 'Tonant: F' }).buttons).toContain('Take the good lines');
  });

  test('sealed shows the hash, and can be reopened', () => {
    const { text, buttons } = shown(sixShips, {}, { sealed: true, hash: 'a1b2c3d4e5f6' });
    expect(text).toContain('Sealed as `a1b2c3d4`.');
    expect(buttons).toEqual(['Reopen', 'Hold']);
  });

  test('lets no name become a heading, a link or a mention', () => {
    const sly = form('*Turn*', '', [unit('a', '**Fox** <@1>', '[x](http://y)', [toggle('t', 'T', true)])]);
    expect(shown(sly).text).toContain('○ **\\*\\*Fox\\*\\* \\<@1>** ');
    expect(shown(sly).text).toContain('\\[x](http://y)');
  });
});

describe('the desk of a unit', () => {
  test('has the pad with illegal steps grey, whole tracks, other orders and quick toggles', () => {
    const { buttons, grey, selects, text } = shown(sixShips, { unit: 'b.tonnant' });
    expect(buttons).toEqual([
      '↖ Port',
      '⬆ Ahead',
      '↗ Starboard',
      '⤺ Tack',
      '⏸ Heave to',
      'Undo',
      'Rake ✓',
      'Split',
      'Aim low',
      '◀',
      '▶',
      'Same for …',
      'Drop',
      'All',
    ]);
    expect(grey).toEqual(['⤺ Tack', 'Undo']);
    expect(selects).toEqual(['Whole tracks, best first', 'Tonnant', 'Other orders …']);
    expect(text).toContain('**Track**: F F P F → L8, rate 3, large (if you say nothing)');
    expect(text).toContain('Tack (not close hauled, cannot tack)');
  });

  test('measured steps have a button a suggestion, and any other is written', () => {
    expect(at(oneShip, {}, 'seafox', 'helm').buttons.slice(0, 11)).toEqual([
      '↶ Port 15',
      '↶ Port 45',
      '↶ Port 90',
      '↷ Starb. 15',
      '↷ Starb. 45',
      '↷ Starb. 90',
      '⬆ Run 4',
      '⬆ Run 7',
      '⬆ Run 10',
      'Undo',
      'Write …',
    ]);
  });

  test('every step keeps a button where not all suggestions fit', () => {
    const { buttons } = at(quickStart, {}, 'e.sloop', 'helm');
    for (const label of ['↶ Port 15', '⬆ Ahead', '↷ Starb. 15', '⏫ Speed +1', '⏬ Speed −1', '🪓 Cut free'])
      expect(buttons).toContain(label);
  });

  test('a list is ranked one by one', () => {
    expect(at(oakSix, {}, 'squadron', 'order').selects[0]).toBe('1. next');
    const two = at(oakSix, { squadron: { order: ['e.ruby', 'e.antelope'] } }, 'squadron', 'order');
    expect(two.selects[0]).toBe('3. next');
    expect(two.text).toContain('1 Ruby  2 Antelope');
    expect(two.choices('3. next')).toEqual(['Dolphin', 'Sloop 1', 'Sloop 2', 'Fluyt']);
  });

  test('a tally counts one entry within its budget', () => {
    const none = at(building, {}, 'squadron', 'ships');
    expect(none.text).toContain('0 points, at most 100 and at least 24');
    expect(none.choices('Which?')[0]).toBe('0 × Sloop');
    const full = at(building, { squadron: { ships: { sloop: 8, frigate: 1 } } }, 'squadron', 'ships');
    expect(full.text).toContain('86 points, at most 100');
    expect(full.grey).toEqual(expect.arrayContaining(['+1 Sloop', 'Most']));
  });

  test('an option that is barred leaves the select and is named with its reason', () => {
    const { choices, text } = at(deal, {}, 'first', 'attack');
    expect(choices('1. next')).not.toContain('Ram');
    expect(text).toContain('-# Not now: Ram (she has no ram)');
  });

  test('a barred field says why, and has no controls', () => {
    const { text, buttons } = at(muster, {}, 'draft', 'route');
    expect(text).toContain('Not now: There is no boat');
    expect(buttons).toEqual(['◀', '▶', 'Same for …', 'Drop', 'All']);
  });

  test('a condition is chosen in halves', () => {
    const half = { seafox: { ifs: [{ when: 'hull-lost', by: 9, then: null }] } };
    expect(at(oneShip, {}, 'seafox', 'ifs').selects[0]).toBe('If …');
    expect(at(oneShip, half, 'seafox', 'ifs').selects.slice(0, 2)).toEqual(['How many? now 9', 'Then …']);
  });

  test('Same for … lists those who have such an order', () => {
    const { choices, buttons } = shown(oneShip, { unit: 'port', field: 'aim', mode: 'same' });
    expect(choices('Which?')).toEqual(['◐ Starboard guns', '· Bow swivel']);
    expect(buttons).toEqual(['All her orders', 'Back']);
  });
});

describe('what is said when a press did not do what it said', () => {
  test.each(STALE)('stale: %s', why => {
    expect(staleWords(why)).toMatch(/nothing was|Reopen/);
  });

  test('a refusal names what is legal', () => {
    expect(refusalWords({ say: 'Tack: not close hauled', instead: ['Port', 'Ahead'] })).toBe(
      '⛔ Tack: not close hauled\n-# Legal: Port, Ahead',
    );
  });

  test('those who could not take a copy are named', () => {
    expect(leftWords([])).toBeNull();
    expect(leftWords([{ unit: 'Prince', why: 'not close hauled, cannot tack' }])).toContain('-# Prince: not close hauled, cannot tack');
  });

  test('a slip is shown in a block with a caret, and what was expected', () => {
    const text = 'Tonnant: hold fist';
    expect(slipWords(text, read(sixShips, text).slips)).toContain(
      `\`\`\`\n${text}\n${' '.repeat(14)}^^^^\n\`\`\`“fist” is not known here. Expected: gun shot`,
    );
  });

  test('many slips are counted', () => {
    const text = 'x: y\n'.repeat(9);
    expect(slipWords(text, read(sixShips, text).slips)).toMatch(/and [6-8] more/);
  });
});
