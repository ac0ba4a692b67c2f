import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ensign } from '../../src/render/ensign.js';
import { rgb } from '../../src/render/palette.js';
import { inksOf, THEMES, themeNamed } from '../../src/render/theme.js';
import { apart, deuteranopia, differing, lightness, pixelsOf } from '../support/pixels.js';

/** Two liveries of a theme, by number. */
const PAIRS = THEMES.flatMap(theme => [0, 1, 2, 3, 4].flatMap(a => [0, 1, 2, 3, 4].filter(b => b > a).map(b => ({ theme, a, b }))));
const colour = (theme: (typeof THEMES)[number], livery: number) => rgb(inksOf(themeNamed(theme), livery).colour);

test.each(PAIRS)('$theme: liveries $a and $b keep apart in grey', ({ theme, a, b }) => {
  expect(Math.abs(lightness(colour(theme, a)) - lightness(colour(theme, b)))).toBeGreaterThan(6);
});

test.each(PAIRS)('$theme: liveries $a and $b keep apart for a deuteranope', ({ theme, a, b }) => {
  expect(apart(deuteranopia(colour(theme, a)), deuteranopia(colour(theme, b)))).toBeGreaterThan(15);
});

test.each(THEMES)('%s: every livery stands off the sea', name => {
  const theme = themeNamed(name);
  for (const livery of theme.liveries) expect(apart(rgb(livery.line), rgb(theme.sea))).toBeGreaterThan(30);
});

test.each(PAIRS.filter(pair => pair.theme === 'paper'))('the ensigns of liveries $a and $b differ in shape, in one ink', ({ a, b }) => {
  expect(differing(flag(a), flag(b))).toBeGreaterThan(60);
});

/** An ensign all in one ink on white. */
function flag(number: number) {
  const theme = themeNamed('paper');
  const black = '#000000';
  const canvas = createCanvas(60, 40);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, 60, 40);
  ctx.translate(10, 20);
  const livery = { ...inksOf(theme, number), colour: black, line: black, deck: black, pattern: black };
  ensign(ctx, { number, livery, theme: { ...theme, foam: '#ffffff', sea: '#ffffff', spar: black }, fly: 26, hoist: 20, hollow: false });
  return pixelsOf(canvas);
}
