import type { Craft, Mark, Chart as Sheet } from '../../src/engine/sheet.js';

/** Marks and sheets with everything said that a chart must say. */

export const craft = (id: string, x: number, y: number, heading: number, more: Partial<Craft> = {}): Craft => ({
  mark: 'craft',
  id,
  at: { x, y },
  heading,
  glyph: 'third-rate',
  length: 0.9,
  beam: 0.25,
  livery: 0,
  masts: ['standing', 'standing', 'standing'],
  canvas: 'plain',
  condition: 'afloat',
  as: 'real',
  focus: false,
  name: id,
  note: null,
  rank: 3,
  ...more,
});

export const wake = (livery: number, ...points: readonly (readonly [number, number])[]): Mark => ({
  mark: 'track',
  points: points.map(([x, y]) => ({ x, y })),
  style: 'wake',
  livery,
  dots: true,
});

export const sheet = (more: Partial<Sheet>): Sheet => ({
  kind: 'chart',
  title: 'A Starter Action',
  subtitle: 'After turn 4 of 12 · wind WNW, moderate',
  banner: null,
  window: { left: 2, top: 1, right: 22, bottom: 16 },
  sea: { sea: 'squares', naming: { left: 0, top: 0 } },
  scale: { length: 5, words: 'gun shot, 5 squares' },
  wind: { from: 292.5, words: 'WNW, moderate', strength: 2 },
  liveries: [
    { livery: 0, name: 'British' },
    { livery: 1, name: 'French' },
  ],
  marks: [],
  cards: [],
  size: 'plain',
  alt: '',
  ...more,
});
