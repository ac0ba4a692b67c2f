import { pointsApart, range } from '../../engine/grid.js';
import type { Description } from '../../engine/ruleset.js';
import { alt } from './alt.js';
import { aspectWords, courseWords, gunsWords, kindWords, lookWords, whereaboutsWords } from './aspect.js';
import type { Event } from './event.js';
import { narrate } from './narrate.js';
import { pointWords, sailingWords, sentence, sideWord, windWords } from './sea.js';
import { byDistance, ownSeat, type Sight, sidesOf } from './sight.js';
import { orderWords, type Teller, tellerFor } from './teller.js';
import { foesOf, isAtSea, isFighting } from './vessel.js';
import type { SeenShip } from './view.js';

/** Contacts told for each own ship: enemies within the reach of guns, the nearest enemy in any case, then friends close by. */
const MOST_CONTACTS = 6;
/** Friends so near matter to whoever steers. */
const CLOSE = 2;

/** The chart in words (rules T10): `long` to fight from without seeing it, `short` for the picture's alt text. */
export const describe = (view: Sight, heard: readonly Event[]): Description => ({ short: alt(view), long: long(view, heard) });

function long(view: Sight, heard: readonly Event[]): string {
  const by = tellerFor(view);
  const seat = ownSeat(view);
  const body = seat ? captains(view, seat, by) : onlookers(view, by);
  return [opening(view), ...body, ...changes(view, heard)].join('\n');
}

const opening = (view: Sight): string =>
  [
    `${view.scenario.title}, turn ${view.turn} of ${view.scenario.turns}.`,
    `Wind ${windWords(view.wind)}, blowing to the ${pointWords((view.wind.from + 4) % 8)}.`,
    sentence(orderWords(view, view.firstSide)),
    'Squares are named by column letter from west to east and by row number from north to south; bearings are from the ship named.',
  ].join(' ');

function captains(view: Sight, seat: string, by: Teller): string[] {
  const own = view.ships.filter(ship => ship.seat === seat);
  const side = own[0]?.side;
  const others = view.ships.filter(ship => ship.seat !== seat);
  return [
    '',
    'YOUR SHIPS',
    ...own.flatMap(ship => [ownWords(ship, by), ...contacts(view, ship, by).map(words => `- ${words}`)]),
    ...section(
      'IN COMPANY',
      others.filter(ship => ship.side === side),
      by,
    ),
    ...section(
      'THE ENEMY',
      others.filter(ship => ship.side !== side),
      by,
    ),
  ];
}

const onlookers = (view: Sight, by: Teller): string[] =>
  sidesOf(view).flatMap(side =>
    section(
      by.side(side).toUpperCase(),
      view.ships.filter(ship => ship.side === side),
      by,
    ),
  );

const section = (title: string, ships: readonly SeenShip[], by: Teller): string[] =>
  ships.length === 0 ? [] : ['', title, ...ships.map(ship => strangerWords(ship, by))];

/** Where a ship is and how she sails: the same for everybody. */
const placeWords = (ship: SeenShip, by: Teller): string =>
  `at ${by.square(ship.at)}, heading ${pointWords(ship.heading)}, ${sailingWords(ship.heading, by.view.wind)}, wind on the ${sideWord(ship.tack)} side`;

function ownWords(ship: SeenShip, by: Teller): string {
  const away = awayWords(ship);
  const name = `${by.plain(ship.id)}, ${ship.guns} guns`;
  if (away) return sentence(`${name}: ${away}`);
  return `${sentence(`${name}, ${placeWords(ship, by)}`)} ${sentence(lookWords(ship, by))} ${cardWords(ship, by)}`.trim();
}

/** Her record card, for those whose view holds it. */
function cardWords(ship: SeenShip, by: Teller): string {
  const card = ship.card;
  if (!card) return '';
  const rate = card.rates[pointsApart(ship.heading, by.view.wind.from)];
  const guns = `larboard guns ${card.gunnery.port}, starboard ${card.gunnery.starboard}, of ${card.fullGunnery}`;
  return `Damage aloft ${card.damage} of 4; ${guns}; on this heading ${rate?.min ?? 0} to ${rate?.max ?? 0} squares.`;
}

/** Why she is not on the chart, or null. */
function awayWords(ship: SeenShip): string | null {
  if (ship.condition === 'expected') return ship.arrives === null ? 'not yet come up' : `expected on turn ${ship.arrives}`;
  if (ship.condition === 'escaped') return 'escaped';
  return ship.condition === 'home' ? 'safe home' : null;
}

function contacts(view: Sight, ship: SeenShip, by: Teller): string[] {
  if (!isAtSea(ship)) return [];
  const afloat = view.ships.filter(other => other.id !== ship.id && isAtSea(other));
  const nearest = byDistance(ship, foesOf(view, ship)).slice(0, 1);
  const near = byDistance(ship, afloat).filter(other => range(ship.at, other.at) <= reach(view, ship, other));
  const foes = near.filter(other => other.side !== ship.side).slice(0, MOST_CONTACTS);
  const friends = near.filter(other => other.side === ship.side).slice(0, MOST_CONTACTS);
  return [...new Set([...foes, ...nearest, ...friends])].map(other => contactWords(ship, other, by));
}

const reach = (view: Sight, ship: SeenShip, other: SeenShip): number => (other.side === ship.side ? CLOSE : view.tables.randomMax);

/** `Formidable (French 80) broad on the larboard bow, 4 squares, at N5, heading east, her starboard quarter to you, on your course; …`. */
function contactWords(ship: SeenShip, other: SeenShip, by: Teller): string {
  const seen = [
    `${by.plain(other.id)} (${kindWords(other)}) ${whereaboutsWords(ship, other)}`,
    `at ${by.square(other.at)}`,
    `heading ${pointWords(other.heading)}`,
    aspectWords(ship, other),
    courseWords(ship, other),
  ];
  const guns = isFighting(other) && other.side !== ship.side ? gunsWords(by.view, ship, other) : '';
  const parts = [seen.filter(words => words !== null).join(', '), lookWords(other, by), guns];
  return sentence(parts.filter(words => words !== '').join('; '));
}

/** A ship as everybody sees her, with her nearest enemy. */
function strangerWords(ship: SeenShip, by: Teller): string {
  const away = awayWords(ship);
  if (away) return sentence(`${by.plain(ship.id)} (${kindWords(ship)}): ${away}`);
  const [nearest] = byDistance(ship, foesOf(by.view, ship));
  const enemy = nearest ? `; nearest enemy ${by.plain(nearest.id)} ${whereaboutsWords(ship, nearest)}` : '';
  const line = sentence(`${by.plain(ship.id)} (${kindWords(ship)}) ${placeWords(ship, by)}; ${lookWords(ship, by)}${enemy}`);
  return [line, cardWords(ship, by)].join(' ').trim();
}

/** What the last turn brought, without markup and without its tables. */
function changes(view: Sight, heard: readonly Event[]): string[] {
  if (heard.length === 0) return [];
  const lines = narrate(view, heard).lines.filter(line => line.weight !== 'small' && !line.text.startsWith('```'));
  return ['', 'WHAT CHANGED', ...lines.map(line => line.text.replaceAll('*', ''))];
}
