import { expect, test } from 'vitest';
import type { Chart as Sheet } from '../../src/engine/sheet.js';
import { film } from '../../src/render/film.js';
import { gifOf } from '../../src/render/gif.js';
import { paletteOf } from '../../src/render/palette.js';
import { themeNamed } from '../../src/render/theme.js';
import { craft, sheet, wake } from '../support/chartsBuild.js';
import { decoded } from '../support/pixels.js';

/** The frames of a GIF: walks its blocks; throws where they do not follow one another to the end. */
function framesOf(gif: Uint8Array): number {
  let [at, frames] = [13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1), 0];
  const skip = () => {
    while (gif[at]) at += (gif[at] ?? 0) + 1;
    at++;
  };
  for (; gif[at] !== 0x3b; skip()) {
    if (gif[at] === 0x21) at += 2;
    else if (gif[at] === 0x2c) [at, frames] = [at + 11, frames + 1];
    else throw new Error(`No block at ${at} of ${gif.length}`);
  }
  return frames;
}

const turn = (nth: number): Sheet =>
  sheet({
    window: { left: 0, top: 0, right: 16, bottom: 12 },
    marks: [wake(0, [2 + nth, 5], [3 + nth, 6]), craft('Ajax', 3 + nth, 6, 90), craft('Heros', 12, 4 + nth, 180, { livery: 1 })],
  });

test('a film of three turns is a GIF of 800×600 with pictures between the turns', async () => {
  const gif = await film([turn(0), turn(1), turn(2)], { theme: 'paper' });
  expect(Buffer.from(gif.subarray(0, 6)).toString('latin1')).toBe('GIF89a');
  expect(await decoded(gif)).toMatchObject({ width: 800, height: 600 });
  expect(framesOf(gif)).toBe(15);
});

test('a still ship costs next to nothing: only what changed is written', async () => {
  const still = await film([turn(0), turn(0), turn(0)], { theme: 'paper' });
  const one = await film([turn(0)], { theme: 'paper' });
  expect(still.byteLength).toBeLessThan(one.byteLength * 1.7);
});

test('forty turns keep well under 10 MiB', async () => {
  const gif = await film(
    Array.from({ length: 40 }, (_, nth) => turn(nth % 8)),
    { theme: 'dusk' },
  );
  expect(gif.byteLength).toBeLessThan(4 * 1024 * 1024);
}, 120_000);

test('a film of nothing is refused', async () => {
  await expect(film([], { theme: 'paper' })).rejects.toThrow('at least one sheet');
});

test('the second frame holds only the pixels that changed', () => {
  const palette = paletteOf(themeNamed('paper'));
  const first = new Uint8Array(100 * 100).map((_, at) => (at * 7) % 200);
  const frames = (second: Uint8Array) =>
    gifOf(
      [
        { index: first, delay: 50 },
        { index: second, delay: 50 },
      ],
      100,
      100,
      palette,
    ).byteLength;
  expect(frames(first)).toBeLessThan(frames(first.map(value => (value * 31 + 5) % 200)) * 0.8);
});
