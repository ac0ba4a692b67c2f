import { expect, test } from 'vitest';
import { PUBLIC, seated, UMPIRE, type Viewer } from '../../../src/engine/audience.js';
import { type Mark, Chart as Sheet } from '../../../src/engine/sheet.js';
import { Event } from '../../../src/rulesets/trafalgar-1805/event.js';
import { sheets } from '../../../src/rulesets/trafalgar-1805/sheets.js';
import { card, seen, sight } from './sighted.js';

const ships = [
  seen('b.tonnant', {
    card: card({ damage: 2 }),
    wake: [
      { at: { x: 8, y: 10 }, heading: 2 },
      { at: { x: 9, y: 10 }, heading: 2 },
      { at: { x: 9, y: 10 }, heading: 1 },
    ],
  }),
  seen('f.formidable', { at: { x: 10, y: 8 }, heading: 0, masts: [true, true, false], grappled: ['f.rhin'] }),
  seen('f.rhin', { at: { x: 10, y: 8 }, rate: 5, guns: 40, grappled: ['f.formidable'] }),
];
const chart = (heard: readonly Event[], viewer: Viewer = seated('british')) => {
  const [sheet] = sheets(sight(ships, {}, viewer), heard);
  return Sheet.parse(sheet);
};
const marks = <M extends Mark['mark']>(heard: readonly Event[], mark: M) =>
  chart(heard).marks.filter((one): one is Extract<Mark, { mark: M }> => one.mark === mark);
const volley = Event.parse({
  kind: 'volley',
  by: 'b.tonnant',
  at: 'f.formidable',
  broadside: 'port',
  band: 'musket',
  rake: 'stern',
  half: false,
  from: { x: 9, y: 10 },
  to: { x: 10, y: 8 },
});

test('T10: a volley is a shot line and smoke on the firing side, from the square and on the heading of the shot', () => {
  expect(marks([volley], 'shot')).toEqual([expect.objectContaining({ from: { x: 9, y: 10 }, weight: 3, rake: true, result: 'unknown' })]);
  expect(marks([volley], 'smoke')).toEqual([expect.objectContaining({ side: 'larboard', heading: 90 })]);
});

test('T10: hits are drawn as hits only for who heard them', () => {
  const spied: Event = { kind: 'spied', by: 'b.tonnant', at: 'f.formidable', hits: 'none' };
  expect(marks([volley, spied], 'shot')[0]?.result).toBe('miss');
});

test('T10: two ships in one square are drawn apart and linked once', () => {
  const [a, b] = marks([], 'craft').filter(craft => craft.livery === 1);
  expect(a?.at).not.toEqual(b?.at);
  expect(marks([], 'link')).toHaveLength(1);
});

test('T10: a wake has a dot a square; a turn on the spot leaves none', () => {
  expect(marks([], 'track')[0]?.points).toEqual([
    { x: 8, y: 10 },
    { x: 9, y: 10 },
  ]);
});

test('T10: record cards and notes are the captain’s own; the public sees none', () => {
  expect(chart([]).cards.map(one => one.title)).toEqual(['Tonnant']);
  expect(chart([], PUBLIC).cards).toEqual([]);
  expect(chart([], UMPIRE).banner).toBe('Umpire');
  expect(marks([], 'craft').map(craft => craft.note !== null)).toEqual([true, false, false]);
});
