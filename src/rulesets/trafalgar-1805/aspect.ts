import { pointsApart, range, relativeBearing } from '../../engine/grid.js';
import { arcOf } from './arc.js';
import { bandOf } from './band.js';
import { rakeOf } from './rake.js';
import { BAND_WORDS, bearingWords, counted, rigWords, sideWord } from './sea.js';
import type { Sight } from './sight.js';
import type { Teller } from './teller.js';
import { NATION_WORDS } from './teller.js';
import { isFighting } from './vessel.js';
import type { SeenShip } from './view.js';

/** What of her hull she shows to somebody, by the bearing on which she has him. */
export function aspectWords(from: SeenShip, other: SeenShip): string {
  const relative = relativeBearing(other.at, other.heading, from.at);
  if (relative === null) return 'alongside';
  const [off, side] = [Math.abs(relative), relative < 0 ? 'larboard' : 'starboard'];
  if (off <= 22.5) return 'bows on to you';
  if (off < 67.5) return `her ${side} bow to you`;
  if (off <= 112.5) return `her ${side} broadside to you`;
  return off < 157.5 ? `her ${side} quarter to you` : sternWords(from, other);
}

const sternWords = (from: SeenShip, other: SeenShip): string =>
  pointsApart(from.heading, other.heading) === 2 ? 'her stern open to your broadside' : 'stern on to you';

/** What a captain may do to an enemy as they lie, and she to him: guns that bear, keels that are crossed. */
export function gunsWords(view: Sight, from: SeenShip, other: SeenShip): string {
  const band = bandOf(range(from.at, other.at), view.tables);
  const arc = arcOf(from, other.at);
  const crossed = rakeOf(from, other, view.tables.rakeReach);
  const crossing = rakeOf(other, from, view.tables.rakeReach);
  const bears =
    from.at.x === other.at.x && from.at.y === other.at.y
      ? 'either broadside bears'
      : arc
        ? `your ${sideWord(arc.broadside)} guns bear${arc.half ? ' by half' : ''}`
        : 'no gun of yours bears';
  return [
    band ? `${BAND_WORDS[band]}, ${bears}` : null,
    crossed ? `you lie across her ${crossed.end}` : null,
    crossing ? `she lies across your ${crossing.end}` : null,
  ]
    .filter(words => words !== null)
    .join('; ');
}

/** How her course lies to his: with it, against it, across it. */
export function courseWords(from: SeenShip, other: SeenShip): string | null {
  if (other.condition !== 'sailing') return null;
  const between = pointsApart(from.heading, other.heading);
  if (between === 0) return 'on your course';
  if (between === 4) return 'on the opposite course';
  const off = Math.abs(relativeBearing(from.at, from.heading, other.at) ?? 90);
  if (between === 2 && off <= 67.5) return 'crossing ahead of you';
  if (between === 2 && off >= 112.5) return 'crossing astern of you';
  return between === 1 ? 'a point off your course' : null;
}

const CONDITION_WORDS: Partial<Record<SeenShip['condition'], string>> = {
  'hove-to': 'hove to',
  irons: 'in irons',
  hulk: 'a hulk',
  struck: 'colours struck',
};
export const conditionWords = (ship: SeenShip): string | null => CONDITION_WORDS[ship.condition] ?? null;

/** What a glass shows of her: masts, way, whoever she is fast to. */
export const lookWords = (ship: SeenShip, by: Teller): string =>
  [
    conditionWords(ship),
    rigWords(ship),
    isFighting(ship) && ship.condition === 'sailing' ? `rate ${ship.way}` : null,
    ship.foul.length > 0 ? `foul of ${ship.foul.map(id => by.plain(id)).join(' and ')}` : null,
    ship.grappled.length > 0 ? `grappled with ${ship.grappled.map(id => by.plain(id)).join(' and ')}` : null,
  ]
    .filter(words => words !== null)
    .join(', ');

/** `French 80`. */
export const kindWords = (ship: SeenShip): string => `${NATION_WORDS[ship.nation]} ${ship.guns}`;

/** Where somebody lies from a ship, in words of the sea: `fine on the larboard bow, 4 squares`. */
export function whereaboutsWords(from: SeenShip, other: SeenShip): string {
  const far = range(from.at, other.at);
  const bearing = bearingWords(relativeBearing(from.at, from.heading, other.at));
  return far === 0 ? bearing : `${bearing}, ${counted(far, 'square')}`;
}
