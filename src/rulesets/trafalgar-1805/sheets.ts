import { degreesOf, pointsApart } from '../../engine/grid.js';
import type { Mark, RecordCard, Chart as Sheet } from '../../engine/sheet.js';
import { bursts, gunfire, links, wakes } from './action.js';
import { alt } from './alt.js';
import { origin } from './board.js';
import { craftOf, glyphOf, liveryOf, placesOf } from './craft.js';
import type { Event } from './event.js';
import type { Point } from './marks.js';
import { LEVELS } from './nouns.js';
import { rateWords, rigWords, sailingWords, windWords } from './sea.js';
import { ownSeat, type Sight } from './sight.js';
import { bareSide, shipLabel, sideWords } from './teller.js';
import { isAtSea } from './vessel.js';
import type { SeenShip } from './view.js';

/** Squares of open water round the ships, and the least sea that is shown at all. */
const MARGIN = 3;
const LEAST = { width: 16, height: 12 };
/** More ships than this need the large chart; the umpire's cards and notes stop at fewer. */
const LARGE = 20;
const UMPIRES_CARDS = 12;

/** One chart. Everything on it is in the viewer's view or in what he heard. */
export const sheets = (view: Sight, heard: readonly Event[]): Sheet[] => [chart(view, heard)];

export function chart(view: Sight, heard: readonly Event[]): Sheet {
  const afloat = view.ships.filter(isAtSea);
  return {
    ...base(view),
    subtitle: subtitleOf(view, heard),
    window: around(
      afloat.flatMap(ship => [ship.at, ...ship.wake.map(stand => stand.at)]),
      MARGIN,
    ),
    marks: battleMarks(view, heard),
    cards: cardsOf(view),
    size: afloat.length > LARGE ? 'large' : 'plain',
  };
}

/** What every chart of a view shares. */
export const base = (view: Sight): Omit<Sheet, 'window' | 'marks' | 'cards' | 'size'> => ({
  kind: 'chart',
  title: view.scenario.title,
  subtitle: subtitleOf(view, []),
  banner: view.viewer.as === 'umpire' ? 'Umpire' : (view.seats.find(seat => seat.id === ownSeat(view))?.name ?? null),
  sea: { sea: 'squares', naming: { left: origin(view).x, top: origin(view).y } },
  scale: { length: view.tables.gunshot, words: `gun shot, ${view.tables.gunshot} squares` },
  wind: { from: degreesOf(view.wind.from), words: windWords(view.wind), strength: LEVELS.indexOf(view.wind.level) + 1 },
  liveries: liveriesOf(view),
  alt: alt(view),
});

/** A livery by its seat's name, or by its side's where several seats share it. */
const liveriesOf = (view: Sight): Sheet['liveries'] =>
  [...new Set(view.seats.map(seat => seat.livery))].map(livery => {
    const seats = view.seats.filter(seat => seat.livery === livery);
    const [first] = seats;
    const side = first ? bareSide(sideWords(view, first.side)) : '';
    return { livery, name: (seats.length === 1 ? (first?.name ?? side) : side).slice(0, 30) };
  });

function subtitleOf(view: Sight, heard: readonly Event[]): string {
  const fought = heard.find(event => event.kind === 'turn')?.turn;
  const when = fought === undefined ? `Turn ${view.turn} of ${view.scenario.turns}` : `After turn ${fought} of ${view.scenario.turns}`;
  return `${when} · wind ${windWords(view.wind)}`;
}

/** The ships and all that happened, bottom layer first. */
function battleMarks(view: Sight, heard: readonly Event[]): Mark[] {
  const places = placesOf(view);
  return [
    ...wakes(view),
    ...gunfire(view, heard, places),
    ...links(view, places),
    ...view.ships.filter(isAtSea).map(ship => craftOf(view, ship, places.get(ship.id) ?? { ...ship.at })),
    ...bursts(view, heard, places),
  ];
}

/** The least window round some points, with a margin, never smaller than the least sea. */
export function around(points: readonly Point[], margin: number, least: { width: number; height: number } = LEAST): Sheet['window'] {
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
  const [left, right] = stretched(xs, margin, least.width);
  const [top, bottom] = stretched(ys, margin, least.height);
  return { left, top, right, bottom };
}

function stretched(values: readonly number[], margin: number, least: number): [number, number] {
  if (values.length === 0) return [0, least];
  const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
  const lack = Math.max(0, least - (high - low)) / 2;
  return [low - Math.floor(lack), high + Math.ceil(lack)];
}

/** Record cards: a captain's own; the umpire's where they are few enough to read. */
function cardsOf(view: Sight): RecordCard[] {
  const seat = ownSeat(view);
  const held = view.ships.filter(ship => ship.card !== null && ship.condition !== 'expected');
  if (seat) return held.filter(ship => ship.seat === seat).map(ship => recordCard(view, ship));
  return view.viewer.as === 'umpire' && held.length <= UMPIRES_CARDS ? held.map(ship => recordCard(view, ship)) : [];
}

function recordCard(view: Sight, ship: SeenShip): RecordCard {
  const card = ship.card;
  const rows: RecordCard['rows'] = card
    ? [
        { row: 'pips', label: 'aloft', full: 4 - card.damage, of: 4, tone: card.damage > 1 ? 'bad' : 'good' },
        guns('larboard', card.gunnery.port, card.fullGunnery),
        guns('starboard', card.gunnery.starboard, card.fullGunnery),
        { row: 'line', label: 'masts', words: rigWords(ship) },
        { row: 'line', label: 'rate', words: rateLine(view, ship) },
      ]
    : [];
  return {
    title: shipLabel(view, ship),
    subtitle: `${ship.guns} guns, ${rateWords(ship.rate)}`,
    livery: liveryOf(view, ship),
    glyph: glyphOf(ship),
    spent: !isAtSea(ship) || ship.condition === 'struck',
    rows,
  };
}

const guns = (label: string, now: number, full: number): RecordCard['rows'][number] => ({
  row: 'pips',
  label,
  full: now,
  of: full,
  tone: now * 2 <= full ? 'bad' : 'good',
});

function rateLine(view: Sight, ship: SeenShip): string {
  const span = ship.card?.rates[pointsApart(ship.heading, view.wind.from)];
  return `${ship.way} of ${span?.min ?? 0}–${span?.max ?? 0}, ${sailingWords(ship.heading, view.wind)}`;
}
