import { expect, test } from 'vitest';
import { type ShipCard, TableSheet } from '../../src/engine/sheet.js';
import { draw } from '../../src/render/draw.js';
import { drawPicture } from '../../src/render/encode.js';
import { film } from '../../src/render/film.js';
import { layoutOf } from '../../src/render/table/layout.js';
import { tablePage } from '../../src/render/table/table.js';
import { THEMES, themeNamed } from '../../src/render/theme.js';

const card = (id: string, more: Partial<ShipCard> = {}): ShipCard => ({
  id,
  name: `Ship ${id}`,
  type: 'Galleon',
  glyph: 'galleon',
  condition: 'afloat',
  hull: { full: 4, of: 6, lost: 1 },
  figures: ['Row', 'Sail', 'Brd', 'Fire', 'Ram', 'Bdg'].map((label, value) => ({ label, value, raised: value === 2, idle: value === 0 })),
  badges: [],
  marks: [],
  note: null,
  focus: false,
  ...more,
});

const table = (left: number, right: number, more: Partial<TableSheet> = {}): TableSheet =>
  TableSheet.parse({
    kind: 'table',
    title: 'A meeting at sea',
    subtitle: 'Round 1',
    banner: null,
    columns: [
      { livery: 0, title: 'North', note: 'hand 7', cards: Array.from({ length: left }, (_, nth) => card(`a${nth + 1}`)) },
      { livery: 1, title: 'South', note: 'hand 7', cards: Array.from({ length: right }, (_, nth) => card(`b${nth + 1}`)) },
    ],
    blows: [],
    piles: { deck: 40, discard: 10, note: '' },
    hand: null,
    foot: [],
    size: 'plain',
    alt: 'A table.',
    ...more,
  });

const pixels = (sheet: TableSheet) => Buffer.from(draw(sheet, themeNamed('paper')).data());
const blow = (more: object) => ({
  by: 'a1',
  at: 'b2',
  style: 'broadside' as const,
  reply: false,
  dice: [6, 1],
  from: 4,
  damage: 1,
  words: '',
  ...more,
});

test.each(THEMES)('a table of ten ships a side on %s is a picture of the size that it says', async theme => {
  const picture = drawPicture(table(10, 10), { theme });
  expect([picture.width, picture.height]).toEqual(Object.values(tablePage(table(10, 10))));
  expect(picture.png.byteLength).toBeGreaterThan(20_000);
});

test('the page is as high for a sunk fleet as for a whole one, and does not change with the foot', () => {
  const sunk = table(5, 5, { foot: ['the wizard casts', 'nothing else'] });
  expect(tablePage(sunk)).toEqual(tablePage(table(5, 3)));
});

test('no card lies over another, and all lie on the page', () => {
  const { cards, frame, lane } = layoutOf(table(10, 4));
  for (const column of cards)
    column.forEach((box, nth) => {
      const above = column[nth - 1];
      expect(box.y).toBeGreaterThanOrEqual(above ? above.y + above.h : frame.y);
      expect(box.y + box.h).toBeLessThan(frame.y + frame.h);
    });
  expect(lane.w).toBeGreaterThan(100);
});

test.each([
  ['an attack', { blows: [blow({})] }],
  ['a miss', { blows: [blow({ style: 'missed', dice: [], words: '4 v 6' })] }],
  ['a shield', { blows: [blow({ style: 'shield', dice: [], words: 'Row' })] }],
  ['a hand', { hand: [{ title: 'Row', art: 'oars' as const, count: 3, note: '2 ships can' }] }],
])('%s is to be seen', (_, more) => {
  expect(pixels(table(3, 3, more)).equals(pixels(table(3, 3)))).toBe(false);
});

test('hits are told from misses, and sunk from afloat', () => {
  expect(pixels(table(3, 3, { blows: [blow({})] })).equals(pixels(table(3, 3, { blows: [blow({ from: 6, dice: [5, 1] })] })))).toBe(false);
  const sunk = table(3, 3);
  const [left, right] = sunk.columns;
  const after = {
    ...sunk,
    columns: [{ ...left, cards: [card('a1', { condition: 'sunk' }), ...left.cards.slice(1)] }, right] as TableSheet['columns'],
  };
  expect(pixels(after).equals(pixels(sunk))).toBe(false);
});

test('a film of tables has one page, that of the most ships', async () => {
  const gif = await film([table(0, 0), table(6, 4), table(6, 4, { blows: [blow({})] })], { theme: 'paper' });
  const { width, height } = tablePage(table(6, 4, { size: 'small' }));
  expect([gif[6], gif[7], gif[8], gif[9]]).toEqual([width & 255, width >> 8, height & 255, height >> 8]);
});
