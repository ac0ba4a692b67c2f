import type { Seat } from '../../engine/audience.js';
import type { Answers, Id } from '../../engine/form.js';
import type { Preview } from '../../engine/ruleset.js';
import type { Mark, Chart as Sheet } from '../../engine/sheet.js';
import { links } from './action.js';
import { craftOf, placesOf } from './craft.js';
import { type Foretold, foretell } from './foretell.js';
import { guessOf } from './guess.js';
import type { Point } from './marks.js';
import { bands, fan, guessed, ownGhost, ownTrack } from './previewMarks.js';
import { overviewWords, shipWords } from './previewWords.js';
import { around, base } from './sheets.js';
import { byDistance, type Sight } from './sight.js';
import { foesOf, isAtSea } from './vessel.js';

/** A crop shows so much sea round the ship in hand; she stays in its middle, so that the picture does not jump. */
const CROP = { width: 18, height: 13 };
/** With more ships than this, ghosts in the overview would hide one another. */
const GHOSTS = 8;
/** Enemies that the overview shows for each own ship, at least. */
const NEAREST = 2;
const EDGE = 3;

/**
 * What would happen as things stand, for one ship or for all. Others are drawn holding their course, marked as a guess; an ally's
 * draft is never read (rules T9).
 */
export function preview(view: Sight, seat: Seat, answers: Answers, focus: Id | null): Preview {
  const told = foretell(view, seat, answers);
  const one = focus === null ? undefined : told.get(focus);
  return one ? closeUp(view, seat, told, one) : overview(view, seat, told);
}

function closeUp(view: Sight, seat: Seat, told: ReadonlyMap<string, Foretold>, one: Foretold): Preview {
  const window = around([one.ship.at], 0, CROP);
  const own = [...told.values()].filter(other => isIn(window, other.ship.at));
  const marks = [
    ...fan(view, one),
    ...(one.end ? bands(one.end.at) : []),
    ...ships(view, seat, window, one.ship.id),
    ...own.flatMap(other => ownTrack(view, other)),
    ...ownGhost(view, one),
  ];
  return { sheet: { ...sheet(view, marks), window }, words: shipWords(view, one) };
}

/** The seat's own ships, their ends, and the enemies nearest to them; what is far from all of them is left out. */
function overview(view: Sight, seat: Seat, told: ReadonlyMap<string, Foretold>): Preview {
  const own = [...told.values()];
  const ghosts = own.length > GHOSTS ? [] : own.flatMap(one => ownGhost(view, one));
  const near = own.flatMap(({ ship }) => byDistance(ship, foesOf(view, ship)).slice(0, NEAREST));
  const ends = own.flatMap(one => (one.end ? [one.end.at] : []));
  const points = [...own.map(one => one.ship.at), ...ends, ...near.map(ship => ship.at), ...near.map(ship => guessOf(ship).at)];
  const window = around(points, 2);
  const marks = [...ships(view, seat, window, null), ...own.flatMap(one => ownTrack(view, one)), ...ghosts];
  return { sheet: { ...sheet(view, marks), window }, words: overviewWords(own) };
}

const sheet = (view: Sight, marks: Mark[]): Omit<Sheet, 'window'> => ({
  ...base(view),
  banner: 'As things stand',
  marks,
  cards: [],
  size: 'small',
});

/** In the window, or so near its edge that the picture may show it. */
const isIn = ({ left, right, top, bottom }: Sheet['window'], { x, y }: Point): boolean =>
  x >= left - EDGE && x <= right + EDGE && y >= top - EDGE && y <= bottom + EDGE;

/** The ships of a window where they lie, and others than the seat's own where they are guessed to go. */
function ships(view: Sight, seat: Seat, window: Sheet['window'], focus: Id | null): Mark[] {
  const places = placesOf(view);
  const shown = view.ships.filter(ship => isAtSea(ship) && isIn(window, ship.at));
  return [
    ...links(view, places).filter(link => isIn(window, link.a)),
    ...shown.filter(ship => ship.seat !== seat).flatMap(ship => guessed(view, ship)),
    ...shown.map(ship => ({ ...craftOf(view, ship, places.get(ship.id) ?? { ...ship.at }), focus: ship.id === focus })),
  ];
}
