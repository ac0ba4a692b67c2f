import type { Mark, Chart as Sheet } from '../../src/engine/sheet.js';
import { craft, sheet, wake } from './chartsBuild.js';

/** Charts without squares, and a duel on a small board. */

export const duel: Sheet = sheet({
  title: 'Shannon and Chesapeake',
  subtitle: 'Turn 6 · off Boston · wind SW, light',
  window: { left: 0, top: 0, right: 12, bottom: 10 },
  wind: { from: 225, words: 'SW, light', strength: 1 },
  liveries: [
    { livery: 0, name: 'British' },
    { livery: 3, name: 'American' },
  ],
  size: 'small',
  marks: [
    wake(0, [2, 6], [3, 6], [4, 5], [5, 5]),
    wake(3, [2, 8], [3, 7], [4, 7], [5, 6]),
    { mark: 'shot', from: { x: 5, y: 5 }, to: { x: 5.6, y: 6 }, weight: 3, result: 'hit', rake: false, livery: 0 },
    { mark: 'smoke', at: { x: 5, y: 5 }, heading: 90, side: 'starboard', length: 0.9, amount: 3 },
    craft('Shannon', 5, 5, 90, { glyph: 'frigate', length: 0.9, beam: 0.24, canvas: 'fighting', rank: 0 }),
    craft('Chesapeake', 5.6, 6.2, 45, {
      glyph: 'frigate',
      length: 0.9,
      beam: 0.24,
      livery: 3,
      canvas: 'backed',
      masts: ['wounded', 'standing', 'gone'],
      rank: 0,
    }),
    { mark: 'link', a: { x: 5, y: 5 }, b: { x: 5.6, y: 6.2 }, style: 'grappled' },
    { mark: 'burst', at: { x: 5.3, y: 5.6 }, style: 'boarders', heading: 120 },
  ],
});

const isle = (cx: number, cy: number, rx: number, ry: number, wave: number) =>
  Array.from({ length: 22 }, (_, nth) => {
    const turn = (nth / 22) * Math.PI * 2;
    const reach = 1 + 0.16 * Math.sin(turn * 3 + wave) + 0.08 * Math.cos(turn * 7 + wave);
    return { x: cx + Math.cos(turn) * rx * reach, y: cy + Math.sin(turn) * ry * reach };
  });

const model = { length: 2.4, beam: 0.62 } as const;
const base = (x: number, y: number, heading: number, style: 'real' | 'ghost' | 'warn'): Mark => ({
  mark: 'base',
  at: { x, y },
  heading,
  length: 3,
  beam: 1.4,
  style,
});

export const openSea: Sheet = sheet({
  title: 'The Passage of the Sound',
  subtitle: 'Round 3 · wind from the south-west',
  window: { left: 0, top: 0, right: 36, bottom: 26 },
  sea: { sea: 'open', tick: 1 },
  scale: { length: 6, words: '6 inches' },
  wind: { from: 225, words: 'fresh', strength: 3 },
  liveries: [
    { livery: 0, name: 'Royal Navy' },
    { livery: 2, name: 'Armada' },
    { livery: 3, name: 'Rovers' },
    { livery: 4, name: 'Merchants' },
  ],
  marks: [
    { mark: 'terrain', outline: isle(31, 20, 3.6, 4.4, 1), style: 'land', name: 'Amager' },
    { mark: 'terrain', outline: isle(20, 22, 2.4, 1.4, 2), style: 'shoal', name: 'Middle Ground' },
    { mark: 'terrain', outline: isle(6, 21, 1.6, 1.2, 3), style: 'rocks', name: 'The Stags' },
    { mark: 'terrain', outline: isle(29, 5, 3, 2, 4), style: 'fog', name: 'fog' },
    { mark: 'ring', at: { x: 12, y: 12 }, radius: 6, form: 'circle', label: 'medium' },
    { mark: 'arc', at: { x: 12, y: 12 }, from: 60, to: 150, radius: 6, style: 'full' },
    wake(0, [6, 14], [8, 13], [10, 12.2], [12, 12]),
    wake(2, [22, 8], [20, 9.5], [18, 11]),
    base(12, 12, 90, 'real'),
    base(18, 11, 220, 'real'),
    base(15, 12.4, 105, 'ghost'),
    { mark: 'shot', from: { x: 12, y: 12 }, to: { x: 18, y: 11 }, weight: 2, result: 'hit', rake: false, livery: 0 },
    { mark: 'smoke', at: { x: 12, y: 12 }, heading: 90, side: 'starboard', length: 2.4, amount: 2 },
    craft('Resolution', 12, 12, 90, { ...model, rank: 0, focus: true, note: '6 hull · larboard loaded' }),
    craft('ghost', 15, 12.4, 105, { ...model, as: 'ghost', name: null }),
    craft('San Felipe', 18, 11, 220, { ...model, glyph: 'galleon', livery: 2, condition: 'burning', canvas: 'fighting' }),
    craft('Santa Maria', 24, 13, 250, { ...model, length: 2, glyph: 'nao', livery: 2 }),
    craft('Revenge', 15, 17, 30, {
      ...model,
      length: 1.8,
      beam: 0.46,
      glyph: 'brig',
      masts: ['standing', 'standing'],
      livery: 3,
      canvas: 'full',
    }),
    craft('Hirondelle', 9, 6, 135, { ...model, length: 1.5, beam: 0.42, glyph: 'cutter', masts: ['standing'], livery: 3 }),
    craft('Patience', 4, 9, 60, { ...model, length: 2, glyph: 'merchantman', livery: 4 }),
    craft('Galera Real', 24, 18, 290, { ...model, length: 2.2, beam: 0.4, glyph: 'galley', masts: ['standing', 'standing'], livery: 2 }),
    craft('Sea Horse', 20, 5, 120, { ...model, length: 1.9, glyph: 'sloop', condition: 'sunk' }),
  ],
});
