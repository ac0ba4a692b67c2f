import { afterAll, expect, test } from 'vitest';
import type { Sheet } from '../../src/engine/sheet.js';
import { openRenderer } from '../../src/render/index.js';
import { CHARTS } from '../support/charts.js';
import { decoded } from '../support/pixels.js';

const duel = CHARTS['duel'] as Sheet;
const broken = { ...duel, marks: [null] } as unknown as Sheet;
const renderer = openRenderer({ workers: 2 });
afterAll(() => renderer.close());

test('a worker draws a chart and says how long it took', async () => {
  const picture = await renderer.draw(duel, { theme: 'paper' });
  expect(await decoded(picture.png)).toMatchObject({ width: picture.width, height: picture.height });
  expect(picture.ms.draw + picture.ms.encode).toBeGreaterThan(0);
});

test('a sheet that cannot be drawn rejects that drawing alone', async () => {
  const asked = [duel, broken, duel, duel, broken, duel].map(sheet => renderer.draw(sheet, { theme: 'dusk' }));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(end => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('two workers draw the same bytes', async () => {
  const [one, other] = await Promise.all([renderer.draw(duel, { theme: 'paper' }), renderer.draw(duel, { theme: 'paper' })]);
  expect(Buffer.compare(one.png, other.png)).toBe(0);
});

test('a waiting drawing is passed over when a newer one has its key', async () => {
  const single = openRenderer({ workers: 1 });
  const paper = { theme: 'paper' } as const;
  const ends = await Promise.all([
    single.draw(duel, paper),
    single.draw(duel, paper, { key: 'desk' }),
    single.draw(duel, paper, { key: 'other' }),
    single.draw(duel, paper, { key: 'desk' }),
  ]);
  expect(ends.map(end => end !== null)).toEqual([true, false, true, true]);
  await single.close();
});

test('closing rejects what is under way and what comes after', async () => {
  const closing = openRenderer({ workers: 1 });
  const underWay = closing.draw(duel, { theme: 'paper' });
  const refused = expect(underWay).rejects.toThrow('ended');
  await closing.close();
  await refused;
  await expect(closing.draw(duel, { theme: 'paper' })).rejects.toThrow('closed');
});
