import { type Label, placeLabels, type Want } from './labels.js';
import { print, stroke, trace, widthOf } from './pen.js';
import { type Box, grown, mid, off } from './space.js';
import { marksOf, type Ship, type Stage } from './stage.js';
import { inksOf } from './theme.js';

/** Names, notes and numbers beside the ships. */
interface Sizes {
  readonly name: number;
  readonly note: number;
  readonly number: number;
}
const sizesFor = (ships: number, u: number): Sizes =>
  ships <= 8
    ? { name: 20 * u, note: 14 * u, number: 16 * u }
    : ships <= 14
      ? { name: 18 * u, note: 13 * u, number: 15 * u }
      : { name: 16 * u, note: 12.5 * u, number: 14 * u };

const named = (stage: Stage): Ship[] => stage.ships.filter(ship => ship.craft.name !== null || ship.craft.note !== null);

export function labelsOf(stage: Stage): Label[] {
  const sizes = sizesFor(named(stage).length, stage.u);
  const wants = named(stage).map(ship => wantOf(stage, ship, sizes));
  return placeLabels(wants, fieldOf(stage));
}

function wantOf(stage: Stage, ship: Ship, sizes: Sizes): Want {
  const { ctx, u } = stage;
  const { craft } = ship;
  const number = stage.numbers.get(craft.id);
  const short = { w: widthOf(ctx, String(number ?? 88), 'bold', sizes.number) + 2 * u, h: sizes.number * 1.02 };
  const w = Math.max(widthOf(ctx, craft.name ?? '', 'serif', sizes.name), widthOf(ctx, craft.note ?? '', 'sans', sizes.note)) + 4 * u;
  const h = (craft.name ? sizes.name : 0) + (craft.note ? sizes.note * 1.15 : 0);
  const full = number === undefined || isLeader(craft.rank) ? { w, h } : short;
  return { id: craft.id, spot: ship.spot, reach: ship.length * 0.5 + 2 * u, ...full, short, rank: craft.rank };
}

/** On a chart with numbers the leaders still have their names, where there is room. */
const isLeader = (rank: number): boolean => rank <= 0;

function fieldOf(stage: Stage) {
  const { u, lie } = stage;
  const afloat = stage.ships.filter(ship => ship.craft.condition !== 'sunk' || ship.craft.name !== null);
  const hard = [...afloat.flatMap(hullBoxes), ...Object.values(stage.places).map(box => grown(box, 2 * u))];
  const bead = (spot: { x: number; y: number }): Box => ({ x: spot.x - 3 * u, y: spot.y - 3 * u, w: 6 * u, h: 6 * u });
  const paths = [
    ...marksOf(stage.sheet, 'track').map(track => track.points.map(lie.at)),
    ...marksOf(stage.sheet, 'shot').map(shot => [lie.at(shot.from), lie.at(shot.to)]),
  ];
  const soft = paths.flatMap(path =>
    path.flatMap((spot, nth) => [0, 0.25, 0.5, 0.75].map(part => bead(mid(spot, path[nth + 1] ?? spot, part)))),
  );
  const bursts = marksOf(stage.sheet, 'burst').map(burst => grown(bead(lie.at(burst.at)), 8 * u));
  return { sea: grown(stage.sea, -3 * u), hard, soft: [...soft, ...bursts], air: 1.5 * u };
}

/** Boxes along the keel from ensign to bowsprit. */
export function hullBoxes(ship: Ship): Box[] {
  const half = ship.beam * 0.62;
  return [-0.68, -0.45, -0.22, 0, 0.22, 0.45].map(part => {
    const { x, y } = off(ship.spot, ship.craft.heading, part * ship.length);
    return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
  });
}

export function drawLabels(stage: Stage, labels: readonly Label[]): void {
  const { ctx, theme, u } = stage;
  const sizes = sizesFor(named(stage).length, u);
  for (const { leader } of labels) {
    if (!leader) continue;
    trace(ctx, leader);
    stroke(ctx, { ink: theme.sea, width: 3 * u });
    stroke(ctx, { ink: theme.ink, width: 0.9 * u });
  }
  for (const label of labels) {
    const ship = stage.ships.find(one => one.craft.id === label.id);
    if (ship) words(stage, ship, label, sizes);
  }
}

function words(stage: Stage, { craft }: Ship, { box, form }: Label, sizes: Sizes): void {
  const { ctx, theme, numbers } = stage;
  const x = box.x + box.w / 2;
  const ink = craft.condition === 'sunk' ? theme.faint : inksOf(theme, craft.livery).line;
  const number = numbers.get(craft.id);
  if (number !== undefined && (form === 'short' || !isLeader(craft.rank))) {
    print(ctx, String(number), { x, y: box.y + box.h / 2 }, { face: 'bold', size: sizes.number, ink, halo: theme.sea, align: 'center' });
    return;
  }
  if (form === 'short') return;
  let { y } = box;
  if (craft.name) {
    print(
      ctx,
      craft.name,
      { x, y: y + sizes.name * 0.5 },
      { face: craft.condition === 'sunk' ? 'italic' : 'serif', size: sizes.name, ink, halo: theme.sea, align: 'center' },
    );
    y += sizes.name;
  }
  if (craft.note)
    print(
      ctx,
      craft.note,
      { x, y: y + sizes.note * 0.55 },
      { face: 'sans', size: sizes.note, ink: theme.ink, halo: theme.sea, align: 'center' },
    );
}
