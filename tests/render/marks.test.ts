import { expect, test } from 'vitest';
import { type Craft, Glyph, type Mark } from '../../src/engine/sheet.js';
import { draw } from '../../src/render/draw.js';
import { THEMES, themeNamed } from '../../src/render/theme.js';
import { craft, sheet } from '../support/chartsBuild.js';
import { differing, pixelsOf } from '../support/pixels.js';

/** A duel-sized board with nothing on it, and the same with some marks: how many pixels those inked. */
const bare = (marks: readonly Mark[]) => sheet({ window: { left: 0, top: 0, right: 16, bottom: 12 }, size: 'small', marks: [...marks] });
const inked = (marks: readonly Mark[], ground: readonly Mark[] = [], theme: (typeof THEMES)[number] = 'paper') => {
  const before = pixelsOf(draw(bare(ground), themeNamed(theme)));
  return differing(before, pixelsOf(draw(bare([...ground, ...marks]), themeNamed(theme))), 10);
};
const ship = (more: Partial<Craft> = {}) => craft('Ajax', 8, 6, 45, { name: null, ...more });
const at = { x: 8, y: 6 };
const points = [
  { x: 5, y: 6 },
  { x: 7, y: 6 },
  { x: 9, y: 8 },
];
const outline = [
  { x: 6, y: 4 },
  { x: 10, y: 4 },
  { x: 10, y: 8 },
  { x: 6, y: 8 },
];

const KINDS: readonly Mark[] = [
  ...(['wake', 'plotted', 'silence', 'failed', 'guess'] as const).map(
    (style): Mark => ({ mark: 'track', points, style, livery: 0, dots: true }),
  ),
  ...(['hit', 'miss', 'unknown'] as const).map(
    (result): Mark => ({ mark: 'shot', from: { x: 4, y: 6 }, to: at, weight: 2, result, rake: false, livery: 0 }),
  ),
  ...(['larboard', 'starboard', 'bow', 'stern'] as const).map(
    (side): Mark => ({ mark: 'smoke', at, heading: 45, side, length: 0.9, amount: 2 }),
  ),
  ...(['splash', 'wreckage', 'fire', 'boarders', 'struck', 'collision', 'explosion'] as const).map(
    (style): Mark => ({ mark: 'burst', at, style, heading: 0 }),
  ),
  ...(['foul', 'grappled', 'tow', 'line'] as const).map((style): Mark => ({ mark: 'link', a: at, b: { x: 9, y: 7 }, style })),
  ...(['circle', 'square'] as const).map((form): Mark => ({ mark: 'ring', at, radius: 3, form, label: 'gun shot' })),
  ...(['full', 'quarter'] as const).map((style): Mark => ({ mark: 'arc', at, from: 300, to: 40, radius: 4, style })),
  ...(['legal', 'end', 'danger', 'objective'] as const).map((style): Mark => ({ mark: 'cells', at: [at], style })),
  ...(['real', 'ghost', 'warn'] as const).map((style): Mark => ({ mark: 'base', at, heading: 30, length: 2, beam: 1, style })),
  ...(['land', 'shoal', 'rocks', 'fog', 'zone'] as const).map((style): Mark => ({ mark: 'terrain', outline, style, name: 'Ushant' })),
  ...(['ink', 'faint', 'warn'] as const).map((ink): Mark => ({ mark: 'label', at, words: 'no return', size: 'plain', ink })),
];
const saidBy = (mark: Mark) =>
  [
    mark.mark,
    ...['style', 'result', 'side', 'form', 'ink'].flatMap(key =>
      Object.entries(mark).flatMap(([name, value]) => (name === key ? [value] : [])),
    ),
  ].join(' ');

test.each(KINDS.flatMap(mark => THEMES.map(theme => ({ theme, what: saidBy(mark), mark }))))(
  '$theme: $what inks the sea',
  ({ theme, mark }) => {
    expect(inked([mark], [], theme)).toBeGreaterThan(15);
  },
);

test.each(Glyph.options)('a %s is drawn', glyph => {
  expect(
    inked([ship({ glyph, length: 1, beam: 0.28, masts: glyph === 'boat' || glyph === 'raft' ? [] : ['standing', 'standing'] })]),
  ).toBeGreaterThan(120);
});

/** Two ships that must not look alike. */
test.each<[string, Partial<Craft>, Partial<Craft>]>([
  ['bare poles and plain sail', { canvas: 'bare' }, { canvas: 'plain' }],
  ['plain and all sail', { canvas: 'plain' }, { canvas: 'full' }],
  ['plain sail and sails aback', { canvas: 'plain' }, { canvas: 'backed' }],
  ['a mast standing and gone', {}, { masts: ['standing', 'gone', 'standing'] }],
  ['a mast standing and wounded', {}, { masts: ['standing', 'wounded', 'standing'] }],
  ['afloat and struck', {}, { condition: 'struck' }],
  ['afloat and a hulk', {}, { condition: 'hulk' }],
  ['afloat and burning', {}, { condition: 'burning' }],
  ['afloat and sunk', {}, { condition: 'sunk' }],
  ['real and ghost', {}, { as: 'ghost' }],
  ['ghost and guess', { as: 'ghost' }, { as: 'guess' }],
  ['another and the one being ordered', {}, { focus: true }],
  ['a first rate and a frigate', { glyph: 'first-rate', length: 1, beam: 0.28 }, { glyph: 'frigate', length: 0.76, beam: 0.2 }],
])('%s differ', (_, one, other) => {
  const first = pixelsOf(draw(bare([ship(one)]), themeNamed('paper')));
  expect(differing(first, pixelsOf(draw(bare([ship(other)]), themeNamed('paper'))))).toBeGreaterThan(25);
});

test('two ships at one place lie abreast: more ink than either', () => {
  const two = [ship(), craft('Orion', 8, 6, 45, { name: null })];
  expect(inked(two)).toBeGreaterThan(inked([ship()]) * 1.5);
});

test('a rake is drawn through her whole length', () => {
  const shot = (rake: boolean): Mark => ({ mark: 'shot', from: { x: 4, y: 10 }, to: at, weight: 3, result: 'hit', rake, livery: 1 });
  const [plain, raked] = [bare([ship(), shot(false)]), bare([ship(), shot(true)])];
  const before = pixelsOf(draw(plain, themeNamed('paper')));
  expect(differing(before, pixelsOf(draw(raked, themeNamed('paper'))))).toBeGreaterThan(60);
});
