import type { Event, EventOf } from './event.js';
import { listed, MAST_WORDS, numberWord, pointWords } from './sea.js';
import type { Teller } from './teller.js';
import { outcomeWords } from './verdict.js';

type Kind = Event['kind'];
const all = <K extends Kind>(heard: readonly Event[], kind: K): EventOf<K>[] =>
  heard.filter((event): event is EventOf<K> => event.kind === kind);

/** What a turn is remembered for, the gravest first; the first that has something to say is the headline. */
const HEADLINES: readonly ((heard: readonly Event[], by: Teller) => string | null)[] = [
  (heard, by) => all(heard, 'over').map(event => outcomeWords(event.winner, event.how, by))[0] ?? null,
  (heard, by) =>
    many(
      all(heard, 'struck').map(event => event.ship),
      'strikes',
      'strike',
      by,
    ),
  (heard, by) => all(heard, 'boarding').map(event => boarding(event, by))[0] ?? null,
  (heard, by) => masts(all(heard, 'mast'), by),
  (heard, by) =>
    rakes(
      all(heard, 'volley').filter(volley => volley.rake !== 'none'),
      by,
    ),
  (heard, by) => all(heard, 'collided').map(event => `${by.name(event.by)} runs foul of ${by.name(event.at)}`)[0] ?? null,
  (heard, by) =>
    many(
      all(heard, 'hulk').map(event => event.ship),
      'lies a hulk',
      'lie as hulks',
      by,
    ),
  heard => all(heard, 'wind').map(event => wind(event))[0] ?? null,
  (heard, by) =>
    many(
      all(heard, 'home').map(event => event.ship),
      'comes safe home',
      'come safe home',
      by,
    ),
  (heard, by) =>
    many(
      all(heard, 'arrived').map(event => event.ship),
      'comes up',
      'come up',
      by,
    ),
  (heard, by) =>
    all(heard, 'tacked')
      .filter(event => !event.success)
      .map(event => `${by.name(event.ship)} misses stays`)[0] ?? null,
  (heard, by) => guns(all(heard, 'volley'), by),
  (heard, by) =>
    all(heard, 'chosen').map(({ side, first }) => `${by.side(side)} choose to move ${first === side ? 'first' : 'second'}`)[0] ?? null,
  (heard, by) =>
    all(heard, 'moved').length > 0 ? by.vary(['the fleets manoeuvre', 'sails trimmed and guns run out', 'wind and water only']) : null,
];

export function headline(heard: readonly Event[], by: Teller): string {
  for (const say of HEADLINES) {
    const words = say(heard, by);
    if (words) return capital(words);
  }
  return by.view.turn <= 1 ? 'The fleets in sight of one another' : 'A quiet turn';
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function many(ships: readonly string[], one: string, more: string, by: Teller): string | null {
  const names = [...new Set(ships)].map(ship => by.name(ship));
  if (names.length === 0) return null;
  if (names.length <= 3) return `${listed(names)} ${names.length > 1 ? more : one}`;
  return `${names[0]}, ${names[1]} and ${numberWord(names.length - 2)} more ${more}`;
}

const boarding = ({ by: boarder, at, result }: EventOf<'boarding'>, by: Teller): string =>
  result === 'taken' ? `${by.name(boarder)} carries ${by.name(at)}` : `hand to hand on the deck of ${by.name(at)}`;

function masts(falls: readonly EventOf<'mast'>[], by: Teller): string | null {
  const [first] = falls;
  if (!first) return null;
  if (falls.length === 1) return `${by.name(first.ship)} loses her ${MAST_WORDS[first.mast]}`;
  return many(
    falls.map(fall => fall.ship),
    'is cut up aloft',
    'lose masts',
    by,
  );
}

function rakes(volleys: readonly EventOf<'volley'>[], by: Teller): string | null {
  const [first] = volleys;
  if (!first) return null;
  const more = volleys.length > 1 ? `, the first of ${numberWord(volleys.length)} rakes` : '';
  return `${by.name(first.by)} rakes ${by.name(first.at)}${more}`;
}

const wind = ({ before, after }: EventOf<'wind'>): string =>
  before.from === after.from ? `the wind is now ${after.level}` : `the wind shifts to the ${pointWords(after.from)}`;

function guns(volleys: readonly EventOf<'volley'>[], by: Teller): string | null {
  const [first] = volleys;
  if (!first) return null;
  if (volleys.every(volley => volley.band === 'random')) return `long shots from ${by.name(first.by)}`;
  if (volleys.length < 3) return `${by.name(first.by)} engages ${by.name(first.at)}`;
  return by.vary(['broadside for broadside', 'the guns speak along the line', 'smoke over both fleets'], first.by);
}
