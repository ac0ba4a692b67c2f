import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../src/harbour/web/shapes.js';
import { fitting, gather, leavesOf, soFar } from '../../../src/harbour/web/write/commands.js';

const text: Definition = { name: 'text', type: 3, description: 'What to say' };
const hours: Definition = { name: 'hours', type: 10, min_value: 0, max_value: 48, required: true };
const look: Definition = {
  name: 'look',
  type: 3,
  choices: [
    { name: 'Paper', value: 'paper' },
    { name: 'Dusk', value: 'dusk' },
  ],
};
const BATTLE: Definition = {
  name: 'battle',
  description: 'Battles',
  options: [
    { name: 'new', type: 1, description: 'Open a battle', options: [text, hours] },
    { name: 'list', type: 1, description: 'All that are fought' },
  ],
};
const HELP: Definition = { name: 'help', description: 'How to play', contexts: [1] };

const typed = (words: string) => ({ words, value: null });
const leaf = (...options: Definition[]) => ({ path: 'do', about: '', options });

describe('the list of commands', () => {
  test('has a line for every subcommand, and what is required first', () => {
    const [first, second] = leavesOf([BATTLE], 'server');
    expect(first?.path).toBe('battle new');
    expect(first?.options.map(one => one.name)).toEqual(['hours', 'text']);
    expect(second?.path).toBe('battle list');
  });

  test('leaves out what is for DMs alone', () => {
    expect(leavesOf([BATTLE, HELP], 'server').map(one => one.path)).toEqual(['battle new', 'battle list']);
    expect(leavesOf([HELP], 'dm').map(one => one.path)).toEqual(['help']);
  });

  test.each([
    ['', ['battle new', 'battle list', 'help']],
    ['bat', ['battle new', 'battle list']],
    ['battle l', ['battle list']],
    ['new', ['battle new']],
    ['play', ['help']],
    ['nothing such', []],
  ])('narrows by what is typed: "%s"', (words, paths) => {
    expect(fitting(leavesOf([BATTLE, HELP], 'dm'), words).map(one => one.path)).toEqual(paths);
  });
});

describe('what is sent', () => {
  test('words, numbers with a comma or a point, and the value of a choice named in words', () => {
    const filled = { text: typed('all well'), hours: typed('1,5'), look: typed('dusk') };
    expect(gather(leaf(text, hours, look), filled)).toEqual({ options: { text: 'all well', hours: 1.5, look: 'dusk' } });
  });

  test('what was chosen from a list goes by its value', () => {
    expect(gather(leaf(text), { text: { words: 'The starter action', value: 'starter' } })).toEqual({ options: { text: 'starter' } });
  });

  test('nothing, while something required is empty', () => {
    expect(gather(leaf(text, hours), { text: typed('x') })).toMatchObject({ option: 'hours' });
  });

  test.each(['49', '-1', 'soon'])('no number out of its bounds: %s', words => {
    expect(gather(leaf(hours), { hours: typed(words) })).toEqual({ option: 'hours', fault: 'hours: a number from 0 to 48' });
  });

  test('no word that is not among the choices', () => {
    expect(gather(leaf(look), { look: typed('blue') })).toEqual({ option: 'look', fault: 'look: pick one of the list' });
  });

  test('while the bot suggests, it hears of all that is right by now', () => {
    expect(soFar(leaf(text, hours), { text: typed('x') })).toEqual({ text: 'x' });
  });
});
