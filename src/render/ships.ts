import type { Point, Chart as Sheet } from '../engine/sheet.js';
import { clamp, gap, off, swing } from './space.js';
import { type Craft, type Detail, type Lie, marksOf, type Ship } from './stage.js';

/** How large ships are drawn, and where those that share a place lie. */

/** A squared sea's ship is drawn a little over her square, so that she reads on a telephone. */
const OVER = 1.25;
/** The least length of the longest ship, in thousandths of the width, and how far ships may overlap for it, by how many there are. */
const LEAST: readonly { readonly upTo: number; readonly length: number; readonly over: number }[] = [
  { upTo: 12, length: 46, over: 1.75 },
  { upTo: 20, length: 40, over: 1.5 },
  { upTo: 40, length: 31, over: 1.3 },
];
const MANY = { length: 26, over: 1.3 };
const CROWDED = 16;
/** The least beam of a ship that is no more than a sign, as a part of her length: her colour must be seen. */
const BROAD = 0.34;
const ABREAST = 1.25;

/** `like` is the sheet that decides how large ships are drawn, when it is not this one. */
export function shipsOf(sheet: Sheet, lie: Lie, u: number, like: Sheet = sheet): Ship[] {
  const craft = marksOf(sheet, 'craft');
  const factor = factorOf(like, marksOf(like, 'craft'), lie, u);
  const floor = 0.5 * leastOf(ships(craft).length).length * u;
  const detail = detailOf(longest(marksOf(like, 'craft')) * lie.scale * factor, u);
  return craft.map(one => {
    const length = Math.max(one.length * lie.scale * factor, floor);
    const broad = detail === 'sign' && one.glyph !== 'canoe' ? length * BROAD : 0;
    const beam = Math.max((one.beam / one.length) * length, broad);
    const wind = sheet.wind ? swing(one.heading, sheet.wind.from) : null;
    const at = lie.at(like.sea.sea === 'squares' ? spread(one.at, factor) : one.at);
    return { craft: one, spot: off(at, one.heading + 90, share(one, craft) * beam * ABREAST), length, beam, wind, detail };
  });
}

const ships = (craft: readonly Craft[]): Craft[] =>
  craft.filter(one => one.as === 'real' && one.condition !== 'sunk' && one.glyph !== 'fort');
const longest = (craft: readonly Craft[]): number => ships(craft).reduce((most, one) => Math.max(most, one.length), 0);

/** By the length of the longest ship in pixels. */
export const detailOf = (length: number, u: number): Detail =>
  length < 29 * u ? 'sign' : length < 42 * u ? 'plain' : length < 58 * u ? 'decked' : 'full';

/** How much over scale all ships are drawn: a real scale chart only when they could not be seen otherwise. */
function factorOf(sheet: Sheet, craft: readonly Craft[], lie: Lie, u: number): number {
  const real = ships(craft);
  const most = longest(craft) * lie.scale;
  if (most === 0) return 1;
  const { length, over } = leastOf(real.length);
  const least = Math.min(length * u, Math.max(CROWDED * u, neighbourly(real) * lie.scale * over));
  return Math.max(sheet.sea.sea === 'squares' ? OVER : 1, least / most);
}

const leastOf = (count: number): { readonly length: number; readonly over: number } => LEAST.find(({ upTo }) => count <= upTo) ?? MANY;

/** The way from a ship to her nearest neighbour, in world units: a quarter of all have less. */
function neighbourly(craft: readonly Craft[]): number {
  const ways = craft.map(one =>
    Math.min(...craft.filter(other => other !== one).map(other => Math.max(gap(one.at, other.at), one.length))),
  );
  return ways.toSorted((a, b) => a - b)[Math.floor(ways.length / 4)] ?? Number.POSITIVE_INFINITY;
}

/** Ships that share a square lie the farther from its middle, the larger they are drawn. */
function spread(at: Point, factor: number): Point {
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  return { x: x + (at.x - x) * Math.max(1, factor), y: y + (at.y - y) * Math.max(1, factor) };
}

/** Ships at one and the same place lie side by side: her steps to starboard of it. */
function share(one: Craft, craft: readonly Craft[]): number {
  const here = craft.filter(other => other.as === one.as && other.condition !== 'sunk' && gap(other.at, one.at) < 1e-3 * one.length);
  return here.length < 2 ? 0 : clamp(here.indexOf(one), 0, 5) - (here.length - 1) / 2;
}
