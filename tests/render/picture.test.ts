import { expect, test } from 'vitest';
import { Sheet } from '../../src/engine/sheet.js';
import { draw } from '../../src/render/draw.js';
import { drawPicture } from '../../src/render/encode.js';
import { indexedPng } from '../../src/render/indexedPng.js';
import { CLEAR, keyColours, paletteOf, rgb } from '../../src/render/palette.js';
import { THEMES, themeNamed } from '../../src/render/theme.js';
import { CHARTS } from '../support/charts.js';
import { decoded, pixelsOf, psnr } from '../support/pixels.js';

const EACH = Object.entries(CHARTS).flatMap(([name, chart]) => THEMES.map(theme => ({ name, chart, theme })));
const MOST_BYTES = 200_000;

test.each(EACH)('$name on $theme: a sheet, small, and the same picture that was drawn', async ({ chart, theme }) => {
  const sheet = Sheet.parse(chart);
  const picture = drawPicture(sheet, { theme });
  const canvas = draw(sheet, themeNamed(theme));
  const { data, width, height } = await decoded(picture.png);
  expect([width, height]).toEqual([picture.width, picture.height]);
  expect(psnr(data, pixelsOf(canvas))).toBeGreaterThan(34);
  expect(picture.png.byteLength).toBeLessThan(MOST_BYTES);
  expect(picture.png.byteLength).toBeLessThan(canvas.toBuffer('image/png').byteLength * 0.5);
});

test('the same sheet has the same bytes, whatever was drawn between', () => {
  const chart = CHARTS['starter'] as Sheet;
  const first = drawPicture(chart, { theme: 'paper' });
  drawPicture(CHARTS['duel'] as Sheet, { theme: 'dusk' });
  const second = drawPicture(chart, { theme: 'paper' });
  expect(Buffer.compare(first.png, second.png)).toBe(0);
});

test.each(['small', 'plain', 'large'] as const)('a %s sheet has its size', size => {
  const { width, height } = drawPicture({ ...(CHARTS['duel'] as Sheet), size }, { theme: 'paper' });
  expect(`${width}x${height}`).toBe({ small: '800x600', plain: '1024x768', large: '1280x960' }[size]);
});

test('a packed picture comes back pixel by pixel, whatever its width', async () => {
  const colours = [
    [1, 2, 3],
    [250, 128, 0],
    [0, 0, 255],
  ] as const;
  const table = new Uint8Array(65536);
  for (const [nth, [r, g, b]] of colours.entries()) table[((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3)] = nth;
  const rgba = Uint8Array.from([0, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0].flatMap(at => [...(colours[at] ?? []), 255]));
  const { data, width, height } = await decoded(indexedPng(rgba, 6, { colours, table }));
  expect([width, height]).toEqual([6, 2]);
  expect([...data]).toEqual([...rgba]);
});

test.each(THEMES)('%s: every ink has its own place in the palette, and one is left for what is see-through', name => {
  const theme = themeNamed(name);
  const { colours, table } = paletteOf(theme);
  expect(colours.length).toBeLessThanOrEqual(CLEAR);
  for (const [r, g, b] of keyColours(theme).map(rgb)) {
    const found = colours[table[((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3)] ?? -1] ?? [0, 0, 0];
    expect(Math.max(Math.abs(found[0] - r), Math.abs(found[1] - g), Math.abs(found[2] - b))).toBeLessThan(9);
  }
});
