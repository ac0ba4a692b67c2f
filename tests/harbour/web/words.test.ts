import { describe, expect, test } from 'vitest';
import { standings } from '../../../src/harbour/web/log/groups.js';
import { blocksOf, faultIn, valuesAtFirst } from '../../../src/harbour/web/modal/fields.js';
import { moved } from '../../../src/harbour/web/parts/listKeys.js';
import { ownAddress, sizeInWords } from '../../../src/harbour/web/parts/media.js';
import { toggled, toggledAmong } from '../../../src/harbour/web/parts/picks.js';
import { relativeTime } from '../../../src/harbour/web/text/times.js';
import { readMarkdown } from '../../../src/harbour/web/text/tree.js';
import { message } from './aboard.js';

const MINUTE = 60_000;

describe('Markdown', () => {
  const kinds = (source: string) => readMarkdown(source).map(node => node.type);

  test('headings, small print, lists and code', () => {
    expect(kinds('### Turn 3\n-# small\n- one\n- two\n`code`')).toEqual(['heading', 'footnote', 'list', 'inlineCode']);
  });

  test('mentions, channels, times and spoilers', () => {
    const named = readMarkdown('<@12> <#34> <t:1700000000:R> ||no||').filter(node => node.type !== 'text');
    expect(named).toMatchObject([
      { type: 'discordUser', id: '12' },
      { type: 'discordChannel', id: '34' },
      { type: 'discordTimestamp', timestamp: '1700000000', style: 'R' },
      { type: 'spoiler' },
    ]);
  });

  test('a command of two words is one mention', () => {
    expect(readMarkdown('</battle new:12>')).toMatchObject([{ type: 'inlineCode', content: '/battle new' }]);
  });

  test('HTML is words', () => {
    expect(readMarkdown('<b onclick="x">hi</b>')).toEqual([{ type: 'text', content: '<b onclick="x">hi</b>' }]);
  });
});

test.each([
  [5 * 60 * MINUTE, 'in 5 hours'],
  [-90 * MINUTE, '1 hour ago'],
  [30_000, 'in 30 seconds'],
  [49 * 60 * MINUTE, 'in 2 days'],
])('%d ms ahead is %s', (ahead, words) => expect(relativeTime(1_000_000_000 + ahead, 1_000_000_000)).toBe(words));

describe('the log', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString();

  test('names an author once while he goes on within seven minutes', () => {
    const messages = [0, 5, 13].map((minute, nth) => message(`${nth + 1}`, '10', { timestamp: at(minute) }));
    expect(standings(messages, null).map(one => one.head)).toEqual([true, false, true]);
  });

  test('draws the line "New" before the first that is later than the mark', () => {
    const messages = ['1', '2', '3'].map(id => message(id, '10'));
    expect(standings(messages, '1').map(one => one.fresh)).toEqual([false, true, false]);
  });
});

describe('a list under the keys', () => {
  const labels = ['Ahead', 'Port', 'Starboard'];
  test.each([
    [2, 'ArrowDown', 0],
    [0, 'ArrowUp', 2],
    [1, 'End', 2],
    [2, 'Home', 0],
    [0, 's', 2],
    [0, 'x', 0],
  ])('from %d, %s leads to %d', (from, key, to) => expect(moved(from, key, labels)).toBe(to));

  test('picks: one alone is replaced, several are counted', () => {
    expect(toggled(['a'], 'b', 1)).toEqual(['b']);
    expect(toggledAmong(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(toggledAmong(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(toggledAmong(['a', 'b'], 'a', 2)).toEqual(['b']);
  });
});

describe('a modal', () => {
  const blocks = blocksOf([
    { type: 10, content: 'Read this' },
    { type: 18, label: 'Reason', component: { type: 4, custom_id: 'why', value: 'fog', max_length: 5 } },
    { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure', default: true } },
    { type: 18, label: 'Sail', component: { type: 21, custom_id: 'sail', options: [{ label: 'Full', value: 'f', default: true }] } },
  ]);
  const field = (nth: number) => {
    const block = blocks[nth];
    if (block?.kind !== 'field') throw new Error(`Block ${nth} is no field`);
    return block;
  };

  test('opens with what the bot has filled in', () => {
    expect(valuesAtFirst(blocks)).toEqual({ why: 'fog', sure: true, sail: ['f'] });
  });

  test('says what is wrong with a field, and nothing where all is right', () => {
    expect(faultIn(field(1), '')).toBe('This is needed.');
    expect(faultIn(field(1), 'mist and rain')).toBe('At most 5 characters.');
    expect(faultIn(field(1), 'fog')).toBeNull();
    expect(faultIn(field(3), [])).toBe('This is needed.');
    expect(faultIn(field(3), ['f'])).toBeNull();
  });
});

test('files of the double are asked for on the page’s own origin', () => {
  expect(ownAddress('http://127.0.0.1:8080/cdn/attachments/1/2/chart.png')).toBe('/cdn/attachments/1/2/chart.png');
  expect(ownAddress('https://example.org/cdn.png')).toBe('https://example.org/cdn.png');
  expect(sizeInWords(53_000)).toBe('51.8 KB');
});
