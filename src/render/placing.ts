import type { Chart as Sheet } from '../engine/sheet.js';
import { bannerBox } from './banner.js';
import { type Busy, busyOf } from './busy.js';
import { plateOf } from './cartouche.js';
import { CENTRED, lieOf, type Push } from './lie.js';
import type { Pen } from './pen.js';
import { roseSize } from './rose.js';
import { scaleSize } from './scaleBar.js';
import { type Box, grown, meets } from './space.js';
import type { Lie, Places } from './stage.js';

/** Where the furniture stands: in corners that nothing happens in, and if there are none, beside a smaller sea. */
interface Size {
  readonly w: number;
  readonly h: number;
}
export interface Placed {
  readonly lie: Lie;
  readonly places: Places;
}
interface Try {
  readonly box: Box;
  readonly push: Push;
}

const GAP = 14;
const AIR = 10;

/** Finds the largest scale at which all furniture stands clear. */
export function place(pen: Pen, sheet: Sheet, sea: Box): Placed {
  const [cartouche, rose] = [plateOf(pen, sheet), roseSize(pen, sheet)];
  const lies = triesFor(grown(sea, -AIR * pen.u), [cartouche, rose], pen.u)
    .map(one => lieOf(sheet.window, sheet.sea, one.box, one.push))
    .toSorted((a, b) => b.scale - a.scale);
  let best: (Placed & { cost: number }) | null = null;
  for (const lie of lies) {
    const busy = [...busyOf(sheet, lie, pen.u), ...(sheet.banner ? [{ box: bannerBox(pen, sheet.banner, sea), weight: 10 }] : [])];
    const found = furnish(sea, { cartouche, rose, scale: scaleSize(pen, sheet, lie.scale) }, busy, pen.u);
    if (!best || found.cost < best.cost) best = { lie, ...found };
    if (found.cost < 1) break;
  }
  if (!best) throw new Error('A sea has at least one way to lie');
  return best;
}

/** The whole sea, and the sea less a strip on each side as wide as the plate or as the rose. */
function triesFor(box: Box, sizes: readonly Size[], u: number): Try[] {
  const pushes: Push[] = [CENTRED, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, { x: 0.5, y: 0 }, { x: 0.5, y: 1 }];
  const strips = sizes.flatMap((size): Try[] => {
    const [w, h] = [size.w + GAP * u, size.h + GAP * u];
    return [
      { box: { ...box, w: box.w - w }, push: { x: 0, y: 0.5 } },
      { box: { ...box, x: box.x + w, w: box.w - w }, push: { x: 1, y: 0.5 } },
      { box: { ...box, h: box.h - h }, push: { x: 0.5, y: 0 } },
      { box: { ...box, y: box.y + h, h: box.h - h }, push: { x: 0.5, y: 1 } },
    ];
  });
  return [...pushes.map(push => ({ box, push })), ...strips];
}

interface Option {
  readonly box: Box;
  readonly cost: number;
}

/** Tastes, by row (top, bottom, middle, upper, lower) and column (left, right, middle): less is better. */
const TASTES: Record<keyof Places, { readonly rows: readonly number[]; readonly cols: readonly number[] }> = {
  cartouche: { rows: [0, 0.2, 0.6, 0.6, 0.6], cols: [0, 0.05, 0.2] },
  rose: { rows: [0, 0.05, 0.2, 0.2, 0.2], cols: [0.02, 0, 0.3] },
  scale: { rows: [0.2, 0, 0.6, 0.6, 0.6], cols: [0, 0.05, 0.1] },
};

/** Places along the rim, cheapest first. */
function optionsFor(name: keyof Places, sea: Box, { w, h }: Size, busy: readonly Busy[], u: number): Option[] {
  const xs = [sea.x + GAP * u, sea.x + sea.w - w - GAP * u, sea.x + (sea.w - w) / 2];
  const ys = [sea.y + GAP * u, sea.y + sea.h - h - GAP * u, ...[0.5, 0.3, 0.7].map(part => sea.y + sea.h * part - h / 2)];
  const { rows, cols } = TASTES[name];
  return ys
    .flatMap((y, row) =>
      xs.filter((_, col) => col < 2 || row < 2).map((x, col) => ({ box: { x, y, w, h }, taste: (rows[row] ?? 1) + (cols[col] ?? 1) })),
    )
    .map(({ box, taste }) => ({ box, cost: taste * 0.3 + busy.reduce((sum, one) => sum + (meets(one.box, box) ? one.weight : 0), 0) }))
    .toSorted((a, b) => a.cost - b.cost);
}

/** The cheapest three places that keep apart. */
function furnish(sea: Box, sizes: Record<keyof Places, Size>, busy: readonly Busy[], u: number): { places: Places; cost: number } {
  const roses = optionsFor('rose', sea, sizes.rose, busy, u);
  const scales = optionsFor('scale', sea, sizes.scale, busy, u);
  const apart = (a: Option, b: Option) => !meets(grown(a.box, 8 * u), b.box);
  let best: { places: Places; cost: number } | null = null;
  for (const cartouche of optionsFor('cartouche', sea, sizes.cartouche, busy, u)) {
    const rose = roses.find(one => apart(one, cartouche));
    const scale = scales.find(one => apart(one, cartouche) && rose && apart(one, rose));
    if (!rose || !scale) continue;
    const cost = cartouche.cost + rose.cost + scale.cost;
    if (!best || cost < best.cost) best = { places: { cartouche: cartouche.box, rose: rose.box, scale: scale.box }, cost };
  }
  if (!best) throw new Error('A sea has a rim');
  return best;
}
