import type { Gunner, Preview } from '../../engine/ruleset.js';
import { shotsAt } from './aim.js';
import { CLASSES } from './classes.js';
import type { Event } from './event.js';
import { inch, reach } from './marks.js';
import { ARCS, type Arc } from './nouns.js';
import { byGap, enemiesOf, inAction, isPlaced, shipOf } from './sea.js';
import { sheetOf, sheets, windowOf } from './sheets.js';
import type { Ship } from './state.js';
import { ARC_WORDS, BAND_WORDS, listed } from './talk.js';
import { plainName, seatName } from './teller.js';
import type { Sight } from './view.js';

/** Arcs and range bands of any ship on the table, for whoever asks (OI1.12). */

const isMeasured = (view: Sight, ship: Ship): boolean => inAction(ship) && isPlaced(view, ship);

export const gunners = (view: Sight): Gunner[] =>
  view.ships
    .filter(ship => isMeasured(view, ship))
    .map(ship => ({ id: ship.id, name: plainName(view, ship), note: `${seatName(view, ship.seat)}, ${CLASSES[ship.class].name}` }));

/** `larboard side: Fox (Musket Shot)`: whom an arc bears on as the table lies now. */
function arcWords(view: Sight, ship: Ship, arc: Arc): string | null {
  const shots = byGap(view, ship, enemiesOf(view, ship)).flatMap(enemy => shotsAt(view, ship, enemy, [arc]));
  const words = shots.map(({ at, band, kind }) => `${plainName(view, at)} (${BAND_WORDS[band]}${kind === 'partial' ? ', partial' : ''})`);
  return words.length === 0 ? null : `${ARC_WORDS[arc]}: ${listed(words)}`;
}

function bearingWords(view: Sight, ship: Ship): string {
  const arcs = ARCS.map(arc => arcWords(view, ship, arc)).filter(words => words !== null);
  const name = plainName(view, ship);
  return arcs.length === 0 ? `None of the guns of ${name} bears on an enemy.` : `The guns of ${name} bear: ${arcs.join('; ')}.`;
}

export function measure(view: Sight, heard: readonly Event[], gunner: string): Preview | null {
  const ship = shipOf(view, gunner);
  const [chart] = sheets(view, heard);
  if (ship === null || chart === undefined || !isMeasured(view, ship)) return null;
  const words = bearingWords(view, ship);
  const far = view.tables.bands.cannon;
  const { x, y } = ship.pose;
  const seen = [
    { x: x - far, y: y - far },
    { x: x + far, y: y + far },
    ...view.ships.filter(one => isPlaced(view, one)).map(one => one.pose),
  ];
  const extra = {
    marks: reach(view, ship, ship.pose),
    banner: chart.banner,
    window: windowOf(view, seen.map(inch)),
    size: chart.size,
    focus: ship.id,
  };
  const sheet = sheetOf(view, heard, extra);
  return { sheet: { ...sheet, alt: `${words} ${sheet.alt}`.slice(0, 1024) }, words };
}
