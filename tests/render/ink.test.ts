import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { font, inkAppears, registerFonts } from '../../src/render/fonts.js';
import { printable } from '../../src/render/words.js';

test('every face of the bundled fonts inks pixels', () => {
  expect(() => inkAppears()).not.toThrow();
});

test('serif and sans are two faces, so neither has fallen back on the other', () => {
  registerFonts();
  const ctx = createCanvas(10, 10).getContext('2d');
  const widths = (['serif', 'italic', 'sans', 'bold'] as const).map(face => {
    ctx.font = font(face, 40);
    return ctx.measureText('Bucentaure').width;
  });
  expect(new Set(widths.map(width => width.toFixed(2))).size).toBe(4);
});

test.each([
  ['Téméraire', 'Téméraire'],
  ['Święty Jerzy', 'Święty Jerzy'],
  ['rate 3 → 2', 'rate 3 › 2'],
  ['H.M.S. ⚓ Victory 🚢', 'H.M.S. Victory'],
  ['  a \n b ', 'a b'],
])('%j is printed as %j', (said, printed) => {
  expect(printable(said)).toBe(printed);
});
