import type { Seat } from '../../engine/audience.js';
import type { Mark, RecordCard, Chart as Sheet } from '../../engine/sheet.js';
import { noteWords } from './askShip.js';
import { CARDS } from './cards.js';
import { CLASSES } from './classes.js';
import { shortWords } from './describe.js';
import { chooserName, windWords } from './edge.js';
import type { Event } from './event.js';
import { lines, parties } from './lines.js';
import { base, craft, glyphOf, happenings, inch, links, liveryOf, terrain, track } from './marks.js';
import { damageBoxes, fatigueBoxes, fleetOf, isAfloat, isPlaced, squadOf } from './sea.js';
import type { Ship } from './state.js';
import type { Sight } from './view.js';

/** The chart, and the record cards beside it for whom they belong to. */

export const ownSeat = (view: Sight): Seat | null => (view.viewer.as === 'seat' ? view.viewer.seat : null);

const isDrawn = (view: Sight, ship: Ship): boolean =>
  isPlaced(view, ship) && ship.condition !== 'gone' && (ship.condition !== 'sunk' || ship.track.length > 0);

export function seaMarks(view: Sight, focus: string | null): Mark[] {
  const seat = ownSeat(view);
  const drawn = view.ships.filter(ship => isDrawn(view, ship));
  return [
    ...terrain(view),
    ...drawn.flatMap(ship => track(view, ship, ship.track, 'wake')),
    ...drawn.filter(isAfloat).map(ship => base(view, ship, ship.pose, 'real')),
    ...drawn.map(ship =>
      craft(view, ship, ship.pose, 'real', { focus: ship.id === focus, note: ship.seat === seat ? noteWords(view, ship) : null }),
    ),
    ...links(view),
    ...lines(view),
    ...parties(view),
  ];
}

function shipCard(view: Sight, ship: Ship): RecordCard {
  const [hull, crew] = [damageBoxes(view, ship), fatigueBoxes(view, ship)];
  const loaded = (hand: 'port' | 'starboard') => (ship.reload[hand] ? 'to reload' : 'loaded');
  return {
    title: ship.name.slice(0, 60),
    subtitle: `${CLASSES[ship.class].name}, speed ${ship.windward}/${ship.large}`.slice(0, 60),
    livery: liveryOf(view, ship),
    glyph: glyphOf(ship),
    spent: ship.condition !== 'action',
    rows: [
      { row: 'pips', label: 'Hull', full: hull - Math.min(hull, ship.damage), of: hull, tone: 'good' },
      { row: 'pips', label: 'Crew', full: crew - Math.min(crew, ship.fatigue), of: crew, tone: 'plain' },
      { row: 'line', label: 'Guns', words: `broadside ${ship.broadside}, crew ${ship.crew}, fortitude ${ship.fortitude}` },
      { row: 'line', label: 'Larboard', words: loaded('port') },
      { row: 'line', label: 'Starboard', words: loaded('starboard') },
    ],
  };
}

function handCard(view: Sight, seat: Seat): RecordCard[] {
  const squad = view.squads.find(one => one.seat === seat);
  if (!squad?.hand || squad.hand.length === 0) return [];
  const rows = squad.hand.slice(0, 8).map(card => ({ row: 'line' as const, label: `${CARDS[card].value}`, words: CARDS[card].name }));
  return [{ title: 'Hand', subtitle: null, livery: squad.livery, glyph: null, spent: false, rows }];
}

const cardsFor = (view: Sight): RecordCard[] => {
  const seat = ownSeat(view);
  return seat === null ? [] : [...handCard(view, seat), ...fleetOf(view, seat).map(ship => shipCard(view, ship))];
};

type Window = Sheet['window'];
const MARGIN = 3;
/** The water that ships lie on, and a margin. */
export function windowOf(view: Sight, points: readonly { x: number; y: number }[]): Window {
  const all = points.length > 0 ? points : [{ x: 0, y: 0 }, inch({ x: view.table.width, y: view.table.height })];
  const [xs, ys] = [all.map(point => point.x), all.map(point => point.y)];
  return {
    left: Math.max(-1, Math.min(...xs) - MARGIN),
    top: Math.max(-1, Math.min(...ys) - MARGIN),
    right: Math.min(view.table.width / 1000 + 1, Math.max(...xs) + MARGIN),
    bottom: Math.min(view.table.height / 1000 + 1, Math.max(...ys) + MARGIN),
  };
}

export interface Extra {
  readonly marks: readonly Mark[];
  readonly banner: string | null;
  readonly window: Window;
  readonly size: Sheet['size'];
  readonly focus: string | null;
}

function whenWords(view: Sight): string {
  if (view.turn > 0) return `Turn ${view.turn} of ${view.scenario.turns}`;
  const chooser = chooserName(view);
  return `Before the first turn${chooser === null ? '' : `: ${chooser} choose the wind`}`;
}

export function sheetOf(view: Sight, heard: readonly Event[], extra: Extra): Sheet {
  const face = view.squads
    .map(squad => (squad.face === null ? null : `${squad.name}: ${CARDS[squad.face.card].name}`))
    .filter(words => words !== null);
  return {
    kind: 'chart',
    title: view.scenario.title.slice(0, 60),
    subtitle: `${whenWords(view)}${face.length > 0 ? `. ${face.join('; ')}` : ''}`.slice(0, 90),
    banner: extra.banner,
    window: extra.window,
    sea: { sea: 'open', tick: 6 },
    scale: { length: view.tables.bands.musket / 1000, words: 'Musket Shot, 6 inches' },
    wind: view.edge?.chosen === false ? null : { from: view.wind, words: `wind ${windWords(view)}`, strength: 2 },
    liveries: view.squads.map(squad => ({ livery: squad.livery, name: squad.name })),
    marks: [...seaMarks(view, extra.focus), ...happenings(view, heard), ...extra.marks],
    cards: cardsFor(view),
    size: extra.size,
    alt: shortWords(view).slice(0, 1024),
  };
}

const bannerOf = (view: Sight): string | null => {
  const seat = ownSeat(view);
  if (seat !== null) return (squadOf(view, seat)?.name ?? seat).slice(0, 60);
  return view.viewer.as === 'umpire' ? 'Umpire' : null;
};

export function sheets(view: Sight, heard: readonly Event[]): Sheet[] {
  const drawn = view.ships.filter(ship => isDrawn(view, ship));
  const goals = view.terrain.filter(piece => piece.marked).flatMap(piece => piece.outline);
  const points = [...drawn.flatMap(ship => [ship.pose, ...ship.track]), ...goals].map(inch);
  const size = drawn.length > 12 ? 'large' : 'plain';
  return [sheetOf(view, heard, { marks: [], banner: bannerOf(view), window: windowOf(view, points), size, focus: null })];
}
