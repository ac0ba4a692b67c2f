import { degreesOf, range } from '../../engine/grid.js';
import { turnedBy } from '../../engine/plane.js';
import type { Gunner, Preview } from '../../engine/ruleset.js';
import type { Mark } from '../../engine/sheet.js';
import { arcOf, isClear } from './arc.js';
import { kindWords } from './aspect.js';
import { bandOf } from './band.js';
import type { Event } from './event.js';
import { bands } from './previewMarks.js';
import { BAND_WORDS, sentence, sideWord } from './sea.js';
import { around, chart } from './sheets.js';
import { byDistance, type Sight } from './sight.js';
import { tellerFor } from './teller.js';
import { foesOf, isFighting } from './vessel.js';
import type { SeenShip } from './view.js';

/** Range bands and broadsides of any ship that is seen, for whoever asks (T5.2, T5.3). */

export function gunners(view: Sight): Gunner[] {
  const by = tellerFor(view);
  return view.ships.filter(isFighting).map(ship => ({ id: ship.id, name: by.plain(ship.id), note: kindWords(ship) }));
}

/** Degrees off the head: full on the beam, by halves on the bow and the quarter. */
const SECTORS = [
  [22.5, 67.5, 'quarter'],
  [67.5, 112.5, 'full'],
  [112.5, 157.5, 'quarter'],
] as const;

function arcs(view: Sight, ship: SeenShip): Mark[] {
  const head = degreesOf(ship.heading);
  const radius = view.tables.randomMax + 0.5;
  return SECTORS.flatMap(([from, to, style]): Mark[] => [
    { mark: 'arc', at: { ...ship.at }, from: turnedBy(head, from), to: turnedBy(head, to), radius, style },
    { mark: 'arc', at: { ...ship.at }, from: turnedBy(head, -to), to: turnedBy(head, -from), radius, style },
  ]);
}

const randomShot = (view: Sight, ship: SeenShip): Mark => ({
  mark: 'ring',
  at: { ...ship.at },
  radius: view.tables.randomMax + 0.5,
  form: 'square',
  label: 'random shot',
});

/** `Fougueux (point blank, larboard guns)`: an enemy that her guns bear on, with nobody in the way. */
function targetWords(view: Sight, ship: SeenShip, foe: SeenShip): string | null {
  const band = bandOf(range(ship.at, foe.at), view.tables);
  const arc = arcOf(ship, foe.at);
  if (band === null || arc === null || !isClear(view.ships, ship.at, foe.at)) return null;
  return `${tellerFor(view).plain(foe.id)} (${BAND_WORDS[band]}, ${sideWord(arc.broadside)} guns${arc.half ? ' by half' : ''})`;
}

function bearingWords(view: Sight, ship: SeenShip): string {
  const name = tellerFor(view).plain(ship.id);
  const targets = byDistance(ship, foesOf(view, ship))
    .map(foe => targetWords(view, ship, foe))
    .filter(words => words !== null);
  return targets.length === 0
    ? `None of the guns of ${name} bears on an enemy.`
    : sentence(`the guns of ${name} bear on ${targets.join('; ')}`);
}

export function measure(view: Sight, heard: readonly Event[], gunner: string): Preview | null {
  const ship = view.ships.find(one => one.id === gunner && isFighting(one));
  if (!ship) return null;
  const words = bearingWords(view, ship);
  const sheet = chart(view, heard);
  const marks = sheet.marks.map(mark => (mark.mark === 'craft' && mark.id === ship.id ? { ...mark, focus: true } : mark));
  const reach = [...arcs(view, ship), ...bands(ship.at), randomShot(view, ship)];
  const closer = { ...sheet, size: 'plain' as const, window: around([ship.at], view.tables.randomMax + 2), marks: [...marks, ...reach] };
  return { sheet: { ...closer, alt: `${words} ${sheet.alt}`.slice(0, 1024) }, words };
}
