import { flagOf } from './craft.js';
import { type Field, type Label, placeLabels, type Want } from './labels.js';
import { type Pen, print, stroke, trace, widthOf } from './pen.js';
import { type Box, grown, holds, mid, off, type Spot } from './space.js';
import { sprite } from './sprite.js';
import { marksOf, type Ship, type Stage } from './stage.js';
import { inksOf } from './theme.js';

/** Words on the water: names, notes and numbers beside the ships, the words of rings and labels. */
interface Words extends Want {
  readonly lines: readonly Line[];
  readonly number: string | null;
  readonly ink: string;
}
interface Line {
  readonly text: string;
  readonly face: 'serif' | 'italic' | 'sans';
  readonly size: number;
  readonly ink: string;
}
interface Sizes {
  readonly name: number;
  readonly note: number;
  readonly number: number;
}

const sizesFor = (ships: number, u: number): Sizes =>
  ships <= 8
    ? { name: 22 * u, note: 14.5 * u, number: 16 * u }
    : ships <= 14
      ? { name: 20 * u, note: 13.5 * u, number: 15 * u }
      : { name: 17.5 * u, note: 12.5 * u, number: 14 * u };

/** Places and prints all words. */
export function drawNames(stage: Stage): void {
  const words = wordsOf(stage);
  const labels = placeLabels(words, fieldOf(stage));
  for (const label of labels) leader(stage, label);
  for (const label of labels) {
    const found = words.find(one => one.id === label.id);
    if (found) write(stage, found, label);
  }
}

/** Where each word of the chart stands, for whoever wants to know without drawing. */
export const labelsOf = (stage: Stage): Label[] => placeLabels(wordsOf(stage), fieldOf(stage));

const wordsOf = (stage: Stage): Words[] => [...printed(stage), ...named(stage)];

function named(stage: Stage): Words[] {
  const ships = stage.ships.filter(ship => (ship.craft.name !== null || ship.craft.note !== null) && holds(stage.sea, ship.spot));
  const sizes = sizesFor(ships.length, stage.u);
  return ships.map(ship => beside(stage, ship, sizes));
}

function beside(stage: Stage, ship: Ship, sizes: Sizes): Words {
  const { ctx, u, theme, numbers } = stage;
  const { craft } = ship;
  const number = numbers.has(craft.id) ? String(numbers.get(craft.id)) : null;
  const ink = craft.condition === 'sunk' ? theme.faint : inksOf(theme, craft.livery).line;
  // On a chart with numbers the leaders and the ship in focus still have their words, where there is room close by.
  const spelt = number === null || craft.rank <= 0 || craft.focus;
  const lines: Line[] = [
    ...(craft.name && spelt
      ? [{ text: craft.name, face: craft.condition === 'sunk' ? 'italic' : 'serif', size: sizes.name, ink } as const]
      : []),
    ...(craft.note && (number === null || craft.focus)
      ? [{ text: craft.note, face: 'sans', size: sizes.note, ink: theme.ink } as const]
      : []),
  ];
  const short = { w: widthOf(ctx, number ?? '', 'bold', sizes.number) + 2 * u, h: sizes.number * 1.02 };
  const reach = craft.focus ? ship.length * 0.72 + 6 * u : ship.length * 0.5 + 2 * u;
  return {
    id: `craft ${craft.id}`,
    spot: ship.spot,
    reach,
    ...(lines.length > 0 ? sizeOf(stage, lines) : short),
    short: number === null ? null : short,
    far: number === null ? 'full' : 'short',
    centred: false,
    rank: craft.rank,
    lines,
    number,
    ink,
  };
}

const LABELS = { small: 15, plain: 18, large: 26 } as const;

/** What a ruleset prints on the water, and the names of its rings, on their upper edge. */
function printed(stage: Stage): Words[] {
  const { u, theme, lie, sheet } = stage;
  const rings = marksOf(sheet, 'ring').map(ring => ({
    at: { x: ring.at.x, y: ring.at.y - ring.radius },
    text: ring.label ?? '',
    size: 16 * u,
    ink: theme.ink,
  }));
  const labels = marksOf(sheet, 'label').map(label => ({
    at: label.at,
    text: label.words,
    size: LABELS[label.size] * u,
    ink: theme[label.ink],
  }));
  return [...rings, ...labels]
    .filter(one => one.text !== '')
    .map(({ at, text, size, ink }, nth) => {
      const lines: Line[] = [{ text, face: 'italic', size, ink }];
      return {
        id: `words ${nth}`,
        spot: lie.at(at),
        reach: 4 * u,
        ...sizeOf(stage, lines),
        short: null,
        far: 'full',
        centred: true,
        rank: -1,
        lines,
        number: null,
        ink,
      };
    });
}

function sizeOf({ ctx, u }: Stage, lines: readonly Line[]): { w: number; h: number } {
  const w = Math.max(...lines.map(line => widthOf(ctx, line.text, line.face, line.size))) + 4 * u;
  return { w, h: lines.reduce((sum, line) => sum + line.size * 1.04, 0) };
}

function fieldOf(stage: Stage): Field {
  const { u, lie, sheet, sea, places } = stage;
  const dot = (spot: Spot, r: number): Box => ({ x: spot.x - r, y: spot.y - r, w: 2 * r, h: 2 * r });
  const bursts = marksOf(sheet, 'burst').map(burst => {
    const at = lie.at(burst.at);
    return burst.style === 'struck' ? { x: at.x + 6 * u, y: at.y - 28 * u, w: 28 * u, h: 28 * u } : dot(at, 9 * u);
  });
  const hulls = stage.ships.filter(ship => ship.craft.as === 'real').flatMap(ship => [...hullBoxes(ship), flagBox(ship, u)]);
  const paths = [
    ...marksOf(sheet, 'track').map(track => track.points.map(lie.at)),
    ...marksOf(sheet, 'shot').map(shot => [lie.at(shot.from), lie.at(shot.to)]),
  ];
  const beads = paths.flatMap(path =>
    path.flatMap((spot, nth) => [0, 0.25, 0.5, 0.75].map(part => dot(mid(spot, path[nth + 1] ?? spot, part), 3 * u))),
  );
  const cells = marksOf(sheet, 'cells').flatMap(mark => mark.at.map(cell => dot(lie.at(cell), lie.scale / 2)));
  const ghosts = stage.ships.filter(ship => ship.craft.as !== 'real').flatMap(hullBoxes);
  return {
    sea: grown(sea, -3 * u),
    hard: [...hulls, ...bursts, ...Object.values(places).map(box => grown(box, 2 * u))],
    soft: [...beads, ...cells, ...ghosts, ...ghosts],
    air: 1.5 * u,
  };
}

/** Boxes along the keel from stern to bowsprit. */
export function hullBoxes(ship: Ship): Box[] {
  const half = ship.beam * 0.62;
  return [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map(part => {
    const { x, y } = off(ship.spot, ship.craft.heading, part * ship.length);
    return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
  });
}

function flagBox(ship: Ship, u: number): Box {
  const { fly, bearing } = flagOf(ship, u);
  const { x, y } = off(off(ship.spot, ship.craft.heading, -ship.length * 0.5), bearing, fly * 0.62);
  return { x: x - fly * 0.5, y: y - fly * 0.5, w: fly, h: fly };
}

function leader({ ctx, theme, u }: Stage, { leader }: Label): void {
  if (!leader) return;
  trace(ctx, leader);
  stroke(ctx, { ink: theme.sea, width: 3 * u });
  stroke(ctx, { ink: theme.ink, width: 0.9 * u });
}

function write(stage: Stage, words: Words, { box, form }: Label): void {
  const { lines, number, ink } = words;
  const key = JSON.stringify(['words', lines, number, ink, form, box.w, box.h]);
  const air = 4 * stage.u;
  sprite(stage, key, box, { left: air, up: air, right: box.w + air, down: box.h + air }, (pen, at) =>
    writeAt(pen, words, form, { ...box, ...at }),
  );
}

function writeAt({ ctx, theme }: Pen, words: Words, form: Label['form'], box: Box): void {
  const x = box.x + box.w / 2;
  if (words.number !== null && (form === 'short' || words.lines.length === 0)) {
    print(
      ctx,
      words.number,
      { x, y: box.y + box.h / 2 },
      { face: 'bold', size: box.h / 1.02, ink: words.ink, halo: theme.sea, align: 'center' },
    );
    return;
  }
  let { y } = box;
  for (const line of words.lines) {
    print(
      ctx,
      line.text,
      { x, y: y + line.size * 0.52 },
      { face: line.face, size: line.size, ink: line.ink, halo: theme.sea, align: 'center' },
    );
    y += line.size * 1.04;
  }
}
