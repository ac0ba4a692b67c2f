import { setImmediate } from 'node:timers/promises';
import type { Sheet as AnySheet, Craft, Mark, Point, Chart as Sheet, TableSheet } from '../engine/sheet.js';
import { drawerLike, drawTableLike } from './draw.js';
import { type Frame, gifOf } from './gif.js';
import { indexed, paletteOf } from './palette.js';
import { type Look, themeNamed } from './theme.js';

/** The battle as a film: ships sail their wakes from one sheet to the next, then the turn's shots stand for a moment. */

const SIZE = [800, 600] as const;
const MOST_BYTES = 10 * 1024 * 1024;
/** Pictures between two sheets: fewer in a long battle, none in a very long one. */
const BETWEEN = 6;
const MOST_FRAMES = 220;
const HOLD = 1100;
const STEP = 110;
const LAST = 4000;

/** An animated GIF of at most 10 MiB: of 800×600, or as high as a card table needs. Throws when there is no sheet. */
export async function film(sheets: readonly AnySheet[], look: Look): Promise<Uint8Array> {
  const tables = sheets.filter(sheet => sheet.kind === 'table');
  if (tables.length > 0) return filmOfTables(thinned(tables), look);
  return filmOfCharts(
    sheets.filter(sheet => sheet.kind === 'chart'),
    look,
  );
}

/** Tables one after another, on the page of the one with most on it. */
async function filmOfTables(sheets: readonly TableSheet[], look: Look): Promise<Uint8Array> {
  const [theme, palette] = [themeNamed(look.theme), paletteOf(themeNamed(look.theme))];
  const cards = (sheet: TableSheet) => Math.max(...sheet.columns.map(column => column.cards.length));
  const [like] = sheets.map(sheet => ({ ...sheet, size: 'small' as const, hand: null })).sort((a, b) => cards(b) - cards(a));
  if (!like) throw new Error('A film needs at least one sheet');
  const frames: Frame[] = [];
  for (const [nth, sheet] of sheets.entries()) {
    const canvas = drawTableLike({ ...sheet, hand: null }, theme, like);
    frames.push({ index: indexed(canvas.data(), palette), delay: nth === sheets.length - 1 ? LAST : 2 * HOLD });
    await setImmediate();
  }
  const { width, height } = drawTableLike(like, theme);
  return new Uint8Array(gifOf(frames, width, height, palette));
}

async function filmOfCharts(sheets: readonly Sheet[], look: Look): Promise<Uint8Array> {
  if (sheets.length === 0) throw new Error('A film needs at least one sheet');
  const most = Math.floor(MOST_FRAMES / sheets.length) - 1;
  for (let between = Math.max(0, Math.min(BETWEEN, most)); ; between = Math.floor(between / 2)) {
    const gif = await shoot(between === 0 && most < 0 ? thinned(sheets) : sheets, look, between);
    if (gif.byteLength <= MOST_BYTES || between === 0) return gif;
  }
}

/** Every so manyth sheet, the last one always. */
function thinned<Any>(sheets: readonly Any[]): readonly Any[] {
  const every = Math.ceil(sheets.length / MOST_FRAMES);
  return sheets.filter((_, nth) => (sheets.length - 1 - nth) % every === 0);
}

async function shoot(sheets: readonly Sheet[], look: Look, between: number): Promise<Uint8Array> {
  const theme = themeNamed(look.theme);
  const palette = paletteOf(theme);
  const like = together(sheets);
  const draw = drawerLike(like, theme);
  const frames: Frame[] = [];
  for (const { sheet, delay } of scenes(sheets, like.window, between)) {
    frames.push({ index: indexed(draw(sheet).data(), palette), delay });
    await setImmediate();
  }
  return new Uint8Array(gifOf(frames, ...SIZE, palette));
}

/** One sheet that holds them all: it decides what is seen, where the furniture stands and how ships are numbered. */
function together(sheets: readonly Sheet[]): Sheet {
  const window = sheets
    .map(sheet => sheet.window)
    .reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }));
  const [first] = sheets;
  if (!first) throw new Error('A film needs at least one sheet');
  return { ...first, window, marks: onceNamed(sheets.flatMap(sheet => sheet.marks)), cards: [], size: 'small' };
}

/** Every place where a ship ever lies is kept clear, but she is counted among the names once. */
function onceNamed(marks: readonly Mark[]): Mark[] {
  const seen = new Set<string>();
  return marks.map(mark => {
    if (mark.mark !== 'craft') return mark;
    const again = seen.has(mark.id);
    seen.add(mark.id);
    return again ? { ...mark, name: null, note: null } : mark;
  });
}

interface Scene {
  readonly sheet: Sheet;
  readonly delay: number;
}

function* scenes(sheets: readonly Sheet[], window: Sheet['window'], between: number): Generator<Scene> {
  for (const [nth, full] of sheets.entries()) {
    const sheet: Sheet = { ...full, window, cards: [], size: 'small' };
    const before = sheets[nth - 1];
    for (let step = 1; before && step <= between; step++) yield { sheet: moved(before, sheet, step / (between + 1)), delay: STEP };
    yield { sheet, delay: nth === sheets.length - 1 ? LAST : HOLD };
  }
}

/** The next sheet while its ships are still under way: no shots yet, no smoke, and no names, which would hop about. */
function moved(before: Sheet, after: Sheet, share: number): Sheet {
  const old = new Map(before.marks.filter((mark): mark is Craft => mark.mark === 'craft').map(craft => [craft.id, craft]));
  const marks = after.marks.flatMap((mark): Mark[] => {
    if (mark.mark === 'craft') return [onTheWay(mark, old.get(mark.id), after, share)];
    return mark.mark === 'terrain' || mark.mark === 'label' ? [mark] : [];
  });
  return { ...after, marks };
}

function onTheWay(craft: Craft, from: Craft | undefined, sheet: Sheet, share: number): Craft {
  if (!from || craft.as !== 'real') return craft;
  const path = [from.at, ...wakeTo(craft, sheet), craft.at];
  const turn = ((craft.heading - from.heading + 540) % 360) - 180;
  return {
    ...craft,
    at: along(path, share),
    heading: (from.heading + turn * share + 360) % 360,
    masts: from.masts,
    condition: from.condition,
    name: null,
    note: null,
  };
}

/** The corners of her wake, if one ends where she lies. */
function wakeTo(craft: Craft, sheet: Sheet): readonly Point[] {
  for (const mark of sheet.marks)
    if (
      mark.mark === 'track' &&
      mark.style === 'wake' &&
      mark.livery === craft.livery &&
      apart(mark.points.at(-1), craft.at) < craft.length / 2
    )
      return mark.points.slice(1, -1);
  return [];
}

const apart = (a: Point | undefined, b: Point): number => (a ? Math.hypot(a.x - b.x, a.y - b.y) : Number.POSITIVE_INFINITY);

/** The point at a share of a path's whole length. */
function along(path: readonly Point[], share: number): Point {
  const legs = path.slice(1).map((to, nth) => ({ from: path[nth] ?? to, to, length: apart(path[nth], to) }));
  let left = share * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}
