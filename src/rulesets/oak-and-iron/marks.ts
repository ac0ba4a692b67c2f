import { edgesOf, type Pose, type Shape, sine, turnedBy, type Vec } from '../../engine/plane.js';
import type { Glyph, Mark, MarkOf } from '../../engine/sheet.js';
import { muzzleOf } from './aim.js';
import type { ClassId } from './classes.js';
import type { Event, EventOf } from './event.js';
import { ARCS, type Arc, type TerrainKind } from './nouns.js';
import { hullOf, isCrippled, shipOf, squadOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { plainName } from './teller.js';
import type { Sight } from './view.js';

/** What is drawn on the open sea, in inches. */

const INCH = 1000;
export const inch = ({ x, y }: Vec): { x: number; y: number } => ({ x: x / INCH, y: y / INCH });

const GLYPHS: Record<ClassId, Glyph> = {
  sloop: 'sloop',
  corvette: 'sloop',
  brigantine: 'brig',
  fluyt: 'merchantman',
  'petite-fregate': 'frigate',
  'light-galleon': 'galleon',
  'sixth-rate': 'sixth-rate',
  'fifth-rate': 'frigate',
  'fourth-rate': 'fourth-rate',
  galleon: 'galleon',
  'third-rate': 'third-rate',
  'second-rate': 'second-rate',
  'first-rate': 'first-rate',
  revenge: 'sloop',
  'queen-anne': 'frigate',
};
export const glyphOf = (ship: Ship): Glyph => GLYPHS[ship.class];
const CANVAS = { anchored: 'bare', minimal: 'fighting', battle: 'plain', full: 'full' } as const;
const MASTS: Partial<Record<ClassId, number>> = { sloop: 1, revenge: 1, brigantine: 2 };
export const liveryOf = (sea: Sea, ship: Ship): number => squadOf(sea, ship.seat)?.livery ?? 4;

function conditionOf(ship: Ship): MarkOf<'craft'>['condition'] {
  if (ship.condition === 'sunk') return 'sunk';
  if (ship.condition === 'action') return 'afloat';
  if (ship.captor !== null) return 'struck';
  return ship.doomed ? 'burning' : 'hulk';
}

/** A ship to scale: as long as her base, as slender as a ship. */
export function craft(view: Sight, ship: Ship, pose: Pose, as: MarkOf<'craft'>['as'], look: { focus: boolean; note: string | null }): Mark {
  const { length } = hullOf(view, ship);
  const count = MASTS[ship.class] ?? 3;
  return {
    mark: 'craft',
    id: as === 'real' ? ship.id : `${ship.id}.${as}`,
    at: inch(pose),
    heading: pose.heading,
    glyph: glyphOf(ship),
    length: length / INCH,
    beam: (length * 0.3) / INCH,
    livery: liveryOf(view, ship),
    masts: Array.from({ length: count }, () => (isCrippled(view, ship) ? 'wounded' : 'standing')),
    canvas: CANVAS[ship.sail],
    condition: conditionOf(ship),
    as,
    focus: look.focus,
    name: as === 'real' ? plainName(view, ship).slice(0, 60) : null,
    note: look.note?.slice(0, 60) ?? null,
    rank: 100 - Math.min(99, ship.points),
  };
}

export const base = (view: Sight, ship: Ship, pose: Pose, style: MarkOf<'base'>['style']): Mark => ({
  mark: 'base',
  at: inch(pose),
  heading: pose.heading,
  length: hullOf(view, ship).length / INCH,
  beam: hullOf(view, ship).beam / INCH,
  style,
});

export const track = (view: Sight, ship: Ship, poses: readonly Pose[], style: MarkOf<'track'>['style']): Mark[] =>
  poses.length < 2 ? [] : [{ mark: 'track', points: poses.map(inch), style, livery: liveryOf(view, ship), dots: true }];

export const styleOf = (kind: TerrainKind) => (kind === 'island' ? 'land' : kind);

/** Parts that an edge is drawn in, and how far the drawn line may stray from the ruled one, in thousandths. */
const PARTS = 7;
const STRAY = 110;
/** A wave of no particular length, -1..1: the same place always has the same. */
const wave = ({ x, y }: Vec): number => 0.6 * sine(Math.round(x / 9 + y / 13)) + 0.4 * sine(Math.round(x / 3.7 - y / 4.9));

/** A shore for the eye: the ruled outline through all its corners, its edges a little in and out as water and weather leave them. */
function coast(outline: Shape): Vec[] {
  return edgesOf(outline).flatMap(([a, b]) =>
    Array.from({ length: PARTS }, (_, nth) => {
      const at = { x: a.x + ((b.x - a.x) * nth) / PARTS, y: a.y + ((b.y - a.y) * nth) / PARTS };
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const out = (STRAY * wave(at) * sine(Math.round((180 * nth) / PARTS))) / Math.max(1, Math.sqrt(dx * dx + dy * dy));
      return { x: at.x + dy * out, y: at.y - dx * out };
    }),
  );
}

export const terrain = (view: Sight): Mark[] =>
  view.terrain.map(piece => ({
    mark: 'terrain',
    outline: coast(piece.outline).map(inch),
    style: styleOf(piece.kind),
    name: piece.name,
  }));

/** Each pair once. */
export const links = (view: Sight): Mark[] =>
  view.ships.flatMap(ship =>
    ship.entangled
      .map(id => shipOf(view, id))
      .filter(other => other !== null && ship.id < other.id)
      .flatMap(other => (other ? [{ mark: 'link' as const, a: inch(ship.pose), b: inch(other.pose), style: 'grappled' as const }] : [])),
  );

const BANDS_DRAWN = ['pistol', 'musket', 'cannon'] as const;
/** Range bands round a ship, and her four arcs. */
export function reach(view: Sight, ship: Ship, pose: Pose): Mark[] {
  const half = hullOf(view, ship).length / 2;
  const rings = BANDS_DRAWN.map(band => ({
    mark: 'ring' as const,
    at: inch(pose),
    radius: (view.tables.bands[band] + half) / INCH,
    form: 'circle' as const,
    label: band,
  }));
  const middles: Record<Arc, number> = { bow: 0, starboard: 90, stern: 180, port: 270 };
  const arcs = ARCS.map(arc => {
    const full = arc === 'port' || arc === 'starboard';
    return {
      mark: 'arc' as const,
      at: inch(muzzleOf(view, { ...ship, pose }, arc)),
      from: turnedBy(pose.heading, middles[arc] - 45),
      to: turnedBy(pose.heading, middles[arc] + 45),
      radius: view.tables.bands[full ? 'cannon' : 'musket'] / INCH,
      style: full ? ('full' as const) : ('quarter' as const),
    };
  });
  return [...rings, ...arcs];
}

const SMOKE = { port: 'larboard', starboard: 'starboard', bow: 'bow', stern: 'stern' } as const;
function volleyMarks(view: Sight, event: EventOf<'volley'>): Mark[] {
  const ship = shipOf(view, event.by);
  if (ship === null) return [];
  const whole = event.shot === 'broadside';
  const hull = hullOf(view, ship);
  const at = inch(event.from);
  return [
    {
      mark: 'shot',
      from: at,
      to: inch(event.to),
      weight: whole ? (event.hits > 2 ? 3 : 2) : 1,
      result: event.hits > 0 ? 'hit' : 'miss',
      rake: event.rake !== 'none',
      livery: liveryOf(view, ship),
    },
    { mark: 'smoke', at, heading: ship.pose.heading, side: SMOKE[event.arc], length: (hull.length * 0.7) / INCH, amount: whole ? 2 : 1 },
    ...(event.hits === 0 ? [{ mark: 'burst' as const, at: inch(event.to), style: 'splash' as const, heading: 0 }] : []),
  ];
}

const BURSTS: Partial<Record<Event['kind'], MarkOf<'burst'>['style']>> = {
  collided: 'collision',
  magazine: 'explosion',
  burned: 'fire',
  entangled: 'boarders',
  out: 'struck',
  dismasted: 'wreckage',
};
/** Shot, smoke and mishaps of the step just heard. */
export function happenings(view: Sight, heard: readonly Event[]): Mark[] {
  return heard.flatMap((event): Mark[] => {
    if (event.kind === 'volley') return volleyMarks(view, event);
    const style = BURSTS[event.kind];
    const id = 'ship' in event ? event.ship : 'at' in event ? event.at : null;
    const ship = style && typeof id === 'string' ? shipOf(view, id) : null;
    return style && ship ? [{ mark: 'burst', at: inch(ship.pose), style, heading: ship.pose.heading }] : [];
  });
}
