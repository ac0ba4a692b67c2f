import type { Mark, RecordCard, Chart as Sheet } from '../../src/engine/sheet.js';
import { craft, sheet, wake } from './chartsBuild.js';
import { starterCrafts } from './chartsStarter.js';

/** A captain's own chart: record cards, the ship being ordered, her legal squares, ranges and plotted track. */

const CARDS: readonly (readonly [name: string, aloft: number, larboard: number, starboard: number])[] = [
  ['Victory', 2, 9, 7],
  ['Temeraire', 4, 8, 8],
  ['Neptune', 4, 8, 8],
  ['Leviathan', 3, 6, 2],
  ['Conqueror', 1, 3, 6],
  ['Euryalus', 4, 4, 4],
];

const card = ([title, aloft, larboard, starboard]: (typeof CARDS)[number]): RecordCard => ({
  title,
  subtitle: title === 'Victory' ? '104 guns, 1st rate' : '74 guns, 3rd rate',
  livery: 0,
  glyph: title === 'Victory' ? 'first-rate' : 'third-rate',
  spent: title === 'Conqueror',
  rows: [
    { row: 'pips', label: 'aloft', full: aloft, of: 4, tone: aloft < 3 ? 'bad' : 'good' },
    { row: 'pips', label: 'larboard', full: larboard, of: 9, tone: larboard < 5 ? 'bad' : 'good' },
    { row: 'pips', label: 'starboard', full: starboard, of: 9, tone: starboard < 5 ? 'bad' : 'good' },
    { row: 'line', label: 'masts', words: aloft < 3 ? 'mizzen gone' : 'all standing' },
    { row: 'line', label: 'rate', words: '3 of 1–4, running' },
  ],
});

const fan: Mark = {
  mark: 'cells',
  style: 'legal',
  at: [
    [13, 9],
    [14, 9],
    [13, 10],
    [12, 9],
    [12, 8],
    [11, 8],
    [13, 8],
    [11, 9],
    [12, 10],
    [14, 10],
  ].map(([x = 0, y = 0]) => ({ x, y })),
};
const ends: Mark = {
  mark: 'cells',
  style: 'end',
  at: [
    { x: 14, y: 10 },
    { x: 13, y: 10 },
    { x: 12, y: 10 },
  ],
};
const ring = (radius: number, label: string): Mark => ({ mark: 'ring', at: { x: 10, y: 7 }, radius, form: 'square', label });

const crafts = starterCrafts.map(ship =>
  ship.id === 'Temeraire'
    ? { ...ship, focus: true, note: 'rate 3 · running' }
    : ship.livery === 0
      ? { ...ship, note: 'rate 2 · reaching' }
      : ship,
);

export const ownChart: Sheet = sheet({
  banner: 'British',
  cards: CARDS.map(card),
  marks: [
    fan,
    ends,
    ring(2, 'pistol'),
    ring(5, 'gun shot'),
    { mark: 'arc', at: { x: 10, y: 7 }, from: 45, to: 135, radius: 5, style: 'quarter' },
    { mark: 'arc', at: { x: 10, y: 7 }, from: 135, to: 225, radius: 5, style: 'full' },
    wake(0, [7, 7], [8, 7], [9, 7], [10, 7]),
    {
      mark: 'track',
      points: [
        { x: 10, y: 7 },
        { x: 11, y: 8 },
        { x: 12, y: 9 },
        { x: 13, y: 10 },
      ],
      style: 'plotted',
      livery: 0,
      dots: true,
    },
    {
      mark: 'track',
      points: [
        { x: 8, y: 6 },
        { x: 9, y: 6 },
        { x: 10, y: 6 },
      ],
      style: 'silence',
      livery: 0,
      dots: false,
    },
    {
      mark: 'track',
      points: [
        { x: 7, y: 7 },
        { x: 8, y: 6 },
        { x: 9, y: 5 },
      ],
      style: 'failed',
      livery: 0,
      dots: true,
    },
    {
      mark: 'track',
      points: [
        { x: 14, y: 7 },
        { x: 14, y: 6 },
        { x: 13, y: 5 },
      ],
      style: 'guess',
      livery: 1,
      dots: false,
    },
    ...crafts,
    craft('ghost', 13, 10, 135, { as: 'ghost', name: null, glyph: 'second-rate', length: 0.96, beam: 0.27 }),
    craft('guess', 13, 5, 315, { as: 'guess', name: null, livery: 1 }),
    { mark: 'label', at: { x: 12.6, y: 11.4 }, words: 'point of no return', size: 'small', ink: 'warn' },
  ],
});
