import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { draw } from '../../src/render/draw.js';
import { font, inkAppears, registerFonts } from '../../src/render/fonts.js';
import { themeNamed } from '../../src/render/theme.js';
import { printable } from '../../src/render/words.js';
import { craft, sheet } from '../support/chartsBuild.js';
import { differing, pixelsOf } from '../support/pixels.js';

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

test('a name that the fonts cannot print is drawn as its printable letters: no empty boxes', () => {
  const named = (name: string) => pixelsOf(draw(sheet({ size: 'small', marks: [craft('a', 12, 8, 90, { name })] }), themeNamed('paper')));
  expect(differing(named('Ajax ⚓🚢'), named('Ajax'), 0)).toBe(0);
  expect(differing(named('Ajax'), named('Orion'), 0)).toBeGreaterThan(100);
});
