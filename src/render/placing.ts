import type { Mark, Sheet } from '../engine/sheet.js';
import { plateOf } from './cartouche.js';
import { CENTRED, lieOf, type Push } from './lie.js';
import type { Pen } from './pen.js';
import { roseSize } from './rose.js';
import { scaleSize } from './scaleBar.js';
import { shipsOf } from './ships.js';
import { type Box, grown, meets, mid, type Spot } from './space.js';
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

/** `others` are sheets that share the layout: the other frames of a film. */
export function place(pen: Pen, sheet: Sheet, sea: Box, others: readonly Sheet[] = []): Placed {
  const [cartouche, rose] = [plateOf(pen, sheet), roseSize(pen, sheet)];
  const tries = triesFor(grown(sea, -AIR * pen.u), [cartouche, rose], pen.u)
    .map(one => ({ one, lie: lieOf(sheet.window, sheet.sea, one.box, one.push) }))
    .toSorted((a, b) => b.lie.scale - a.lie.scale);
  let best: (Placed & { cost: number }) | null = null;
  for (const { lie } of tries) {
    const busy = [sheet, ...others].flatMap(each => busyOf(each, lie, pen.u));
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
  const tries: Try[] = pushes.map(push => ({ box, push }));
  for (const size of sizes) {
    const [w, h] = [size.w + GAP * u, size.h + GAP * u];
    tries.push(
      { box: { ...box, w: box.w - w }, push: { x: 0, y: 0.5 } },
      { box: { ...box, x: box.x + w, w: box.w - w }, push: { x: 1, y: 0.5 } },
      { box: { ...box, h: box.h - h }, push: { x: 0.5, y: 0 } },
      { box: { ...box, y: box.y + h, h: box.h - h }, push: { x: 0.5, y: 1 } },
    );
  }
  return tries;
}

/** Places along the rim: corners first. */
function rim(sea: Box, { w, h }: Size, u: number): Box[] {
  const xs = [sea.x + GAP * u, sea.x + sea.w - w - GAP * u, sea.x + (sea.w - w) / 2];
  const ys = [
    sea.y + GAP * u,
    sea.y + sea.h - h - GAP * u,
    sea.y + (sea.h - h) / 2,
    sea.y + sea.h * 0.3 - h / 2,
    sea.y + sea.h * 0.7 - h / 2,
  ];
  return ys.flatMap((y, row) => xs.map((x, col) => ({ x, y, w, h, col, row }))).filter(({ col, row }) => !(col === 2 && row > 1));
}

function furnish(sea: Box, sizes: Record<keyof Places, Size>, busy: readonly Box[], u: number): { places: Places; cost: number } {
  const options = (name: keyof Places) =>
    rim(sea, sizes[name], u).map((box, order) => ({ box, cost: 10 * busy.filter(other => meets(other, box)).length + order * 0.05 }));
  let best: { places: Places; cost: number } | null = null;
  for (const cartouche of options('cartouche'))
    for (const rose of options('rose'))
      for (const scale of options('scale')) {
        const clash = [
          [cartouche, rose],
          [cartouche, scale],
          [rose, scale],
        ].filter(([a, b]) => a && b && meets(grown(a.box, 6 * u), b.box)).length;
        const cost = cartouche.cost + rose.cost + scale.cost + clash * 500;
        if (!best || cost < best.cost) best = { places: { cartouche: cartouche.box, rose: rose.box, scale: scale.box }, cost };
      }
  if (!best) throw new Error('A sea has a rim');
  return best;
}

/** The boxes where something is drawn. */
export function busyOf(sheet: Sheet, lie: Lie, u: number): Box[] {
  const around = ({ x, y }: Spot, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  const ships = shipsOf(sheet, lie, u).map(ship => around(ship.spot, ship.length * 0.62 + 9 * u));
  return [...ships, ...sheet.marks.flatMap(mark => spotsOf(mark, lie).map(spot => around(spot, sizeOf(mark, lie, u))))];
}

const sizeOf = (mark: Mark, lie: Lie, u: number): number =>
  mark.mark === 'cells' ? lie.scale / 2 : mark.mark === 'label' ? 20 * u : 7 * u;

function spotsOf(mark: Mark, lie: Lie): Spot[] {
  switch (mark.mark) {
    case 'track':
      return along(mark.points.map(lie.at));
    case 'shot':
      return along([lie.at(mark.from), lie.at(mark.to)]);
    case 'cells':
      return mark.at.map(lie.at);
    case 'terrain':
      return mark.style === 'zone' || mark.style === 'land' ? [] : mark.outline.map(lie.at);
    case 'burst':
    case 'label':
    case 'base':
      return [lie.at(mark.at)];
    default:
      return [];
  }
}

const along = (spots: readonly Spot[]): Spot[] =>
  spots.flatMap((spot, nth) => {
    const next = spots[nth + 1];
    return next ? [spot, mid(spot, next, 0.33), mid(spot, next, 0.67)] : [spot];
  });
