import type { Seat } from '../../engine/audience.js';
import type { Answers, Id } from '../../engine/form.js';
import type { Preview } from '../../engine/ruleset.js';
import type { Mark, Sheet } from '../../engine/sheet.js';
import { links } from './action.js';
import { craftOf, placesOf } from './craft.js';
import { type Foretold, foretell } from './foretell.js';
import { bands, fan, guessed, ownGhost, ownTrack } from './previewMarks.js';
import { overviewWords, shipWords } from './previewWords.js';
import { around, base } from './sheets.js';
import type { Sight } from './sight.js';
import { isAtSea } from './vessel.js';

/** A crop shows so much sea round the ship in hand; she stays in its middle, so that the picture does not jump. */
const CROP = { width: 18, height: 13 };
/** With more ships than this, ghosts in the overview would hide one another. */
const GHOSTS = 8;

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
  const middle = one.ship.at;
  const marks = [
    ...fan(view, one),
    ...(one.end ? bands(one.end.at) : []),
    ...ships(view, seat, told, one.ship.id),
    ...[...told.values()].flatMap(other => ownTrack(view, other)),
    ...ownGhost(view, one),
  ];
  return { sheet: { ...sheet(view, marks), window: around([middle], 0, CROP) }, words: shipWords(view, one) };
}

function overview(view: Sight, seat: Seat, told: ReadonlyMap<string, Foretold>): Preview {
  const own = [...told.values()];
  const ghosts = own.length > GHOSTS ? [] : own.flatMap(one => ownGhost(view, one));
  const marks = [...ships(view, seat, told, null), ...own.flatMap(one => ownTrack(view, one)), ...ghosts];
  const points = [...view.ships.filter(isAtSea).map(ship => ship.at), ...own.flatMap(one => (one.end ? [one.end.at] : []))];
  return { sheet: { ...sheet(view, marks), window: around(points, 2) }, words: overviewWords(own) };
}

const sheet = (view: Sight, marks: Mark[]): Omit<Sheet, 'window'> => ({
  ...base(view),
  banner: 'As things stand',
  marks,
  cards: [],
  size: 'small',
});

/** Every ship where she lies, and others than the seat's own where they are guessed to go. */
function ships(view: Sight, seat: Seat, told: ReadonlyMap<string, Foretold>, focus: Id | null): Mark[] {
  const places = placesOf(view);
  const afloat = view.ships.filter(isAtSea);
  return [
    ...links(view, places),
    ...afloat.filter(ship => ship.seat !== seat && !told.has(ship.id)).flatMap(ship => guessed(view, ship)),
    ...afloat.map(ship => ({ ...craftOf(view, ship, places.get(ship.id) ?? { ...ship.at }), focus: ship.id === focus })),
  ];
}
