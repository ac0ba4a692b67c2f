import { degreesOf } from '../../engine/grid.js';
import { lineWith } from './fleet.js';
import type { Craft, CraftGlyph, Point } from './marks.js';
import type { Rate } from './nouns.js';
import { rigOf, sailingWords } from './sea.js';
import { ownSeat, type Sight } from './sight.js';
import { shipLabel } from './teller.js';
import { isAtSea } from './vessel.js';
import type { SeenShip } from './view.js';

interface Build {
  readonly glyph: CraftGlyph;
  /** In squares: a first rate fills hers. */
  readonly length: number;
}

const BUILDS: Record<string, Build> = {
  1: { glyph: 'first-rate', length: 1 },
  2: { glyph: 'second-rate', length: 0.96 },
  4: { glyph: 'fourth-rate', length: 0.82 },
  5: { glyph: 'frigate', length: 0.76 },
  6: { glyph: 'sixth-rate', length: 0.66 },
  small: { glyph: 'sloop', length: 0.58 },
  merchant: { glyph: 'merchantman', length: 0.74 },
};
const THIRD: Build = { glyph: 'third-rate', length: 0.9 };
const buildOf = (rate: Rate): Build => BUILDS[rate] ?? THIRD;

const BEAM = 0.28;
/** Ships in one square are drawn so far apart. */
const ABREAST = 0.36;

export const glyphOf = (ship: SeenShip): CraftGlyph => buildOf(ship.rate).glyph;
export const liveryOf = (view: Sight, ship: SeenShip): number => view.seats.find(seat => seat.id === ship.seat)?.livery ?? 4;

/** Where each ship is drawn: her square, or her share of a square that holds several. */
export function placesOf(view: Sight): ReadonlyMap<string, Point> {
  const squares = new Map<string, SeenShip[]>();
  for (const ship of view.ships.filter(isAtSea)) {
    const key = `${ship.at.x},${ship.at.y}`;
    squares.set(key, [...(squares.get(key) ?? []), ship]);
  }
  return new Map([...squares.values()].flatMap(abreast));
}

function abreast(ships: readonly SeenShip[]): [string, Point][] {
  const across = ((degreesOf(ships[0]?.heading ?? 0) + 90) * Math.PI) / 180;
  return ships.map((ship, place) => {
    const off = (place - (ships.length - 1) / 2) * ABREAST;
    return [ship.id, { x: ship.at.x + Math.sin(across) * off, y: ship.at.y - Math.cos(across) * off }];
  });
}

/** Sail carried: by what she does, which everybody sees. */
export function canvasOf(ship: SeenShip): Craft['canvas'] {
  if (ship.condition === 'hulk' || ship.condition === 'struck') return 'bare';
  if (ship.condition !== 'sailing') return 'backed';
  if (ship.way >= 4) return 'full';
  return ship.way >= 2 ? 'plain' : 'fighting';
}

const conditionOf = (ship: SeenShip): Craft['condition'] =>
  ship.condition === 'hulk' || ship.condition === 'struck' ? ship.condition : 'afloat';

/** The first of a line is labelled first, then ships of the line, then the rest. */
const rankOf = (view: Sight, ship: SeenShip): number => {
  const leads = lineWith(view, ship.id)?.ships[0] === ship.id;
  return leads ? 0 : typeof ship.rate === 'number' ? ship.rate : 7;
};

/** Small type beside a captain's own ships: rate and point of sailing. */
const noteOf = (view: Sight, ship: SeenShip): string | null =>
  ship.card !== null && ship.seat === ownSeat(view) && ship.condition === 'sailing'
    ? `rate ${ship.way} · ${sailingWords(ship.heading, view.wind)}`
    : null;

export function craftOf(view: Sight, ship: SeenShip, at: Point): Craft {
  const { glyph, length } = buildOf(ship.rate);
  return {
    mark: 'craft',
    id: ship.id,
    at,
    heading: degreesOf(ship.heading),
    glyph,
    length,
    beam: length * BEAM,
    livery: liveryOf(view, ship),
    masts: (rigOf(ship) ?? [true, true, true]).map(stands => (stands ? 'standing' : 'gone')),
    canvas: canvasOf(ship),
    condition: conditionOf(ship),
    as: 'real',
    focus: false,
    name: shipLabel(view, ship),
    note: noteOf(view, ship),
    rank: rankOf(view, ship),
  };
}
