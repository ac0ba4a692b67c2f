import { squareLabel } from './board.js';
import type { Event } from './event.js';
import { perView } from './memo.js';
import type { Nation, ShipId, Wind } from './nouns.js';
import { pick } from './sea.js';
import { ownSeat, type Sight, sidesOf } from './sight.js';
import { britishSide, shipIn } from './vessel.js';
import type { SeenShip } from './view.js';

/** How things are called for one reader. `name` is for reports (italics), `plain` for alt texts, panels and charts. */
export interface Teller {
  readonly view: Sight;
  /** All that the reader heard of the turn, and the wind in which it was sailed. */
  readonly heard: readonly Event[];
  readonly wind: Wind;
  name(id: ShipId): string;
  plain(id: ShipId): string;
  side(side: string): string;
  square(at: { readonly x: number; readonly y: number }): string;
  /** One of several sayings, by turn and ships. */
  vary(sayings: readonly [string, ...string[]], ...ids: readonly string[]): string;
  /** The reader hears her captain's own account. */
  owns(id: ShipId): boolean;
}

export const NATION_WORDS: Record<Nation, string> = { british: 'British', french: 'French', spanish: 'Spanish' };

/** Names that sail on more than one side: *Swiftsure* did. */
const isShared = (view: Sight, ship: SeenShip): boolean =>
  shared(view, ship.id, '', () =>
    view.ships.some(other => other.id !== ship.id && other.name === ship.name && other.nation !== ship.nation),
  );

const shared = perView<boolean>();

/** Her name with her nation where the name alone would not tell: `Achille (French)`. */
export const shipLabel = (view: Sight, ship: SeenShip): string =>
  isShared(view, ship) ? `${ship.name} (${NATION_WORDS[ship.nation]})` : ship.name;

/** A ship in a sentence without markup: `Tonnant`, `the French Achille`. */
export function plainName(view: Sight, id: ShipId): string {
  const ship = shipIn(view, id);
  if (!ship) return 'a ship';
  return isShared(view, ship) ? `the ${NATION_WORDS[ship.nation]} ${ship.name}` : ship.name;
}

function italicName(view: Sight, id: ShipId): string {
  const ship = shipIn(view, id);
  if (!ship) return 'a ship';
  return isShared(view, ship) ? `the ${NATION_WORDS[ship.nation]} *${ship.name}*` : `*${ship.name}*`;
}

const nationsOf = (view: Sight, side: string): Nation[] => [
  ...new Set(view.ships.filter(ship => ship.side === side).map(ship => ship.nation)),
];

/** `the British`, `the allies`; where a nation fights itself, the seats' own names. Always plural. */
export function sideWords(view: Sight, side: string): string {
  const nations = nationsOf(view, side);
  const alone = sidesOf(view).every(other => other === side || nationsOf(view, other).every(nation => !nations.includes(nation)));
  const [first] = nations;
  if (alone && first && nations.length === 1) return `the ${NATION_WORDS[first]}`;
  if (alone && nations.length > 1) return 'the allies';
  return view.seats
    .filter(seat => seat.side === side)
    .map(seat => seat.name)
    .join(' and ');
}

/** Who moves first and who fires first: not always the same, for British guns come before all others (T11.5). */
export function orderWords(view: Sight, first: string): string {
  const firing = britishSide(view) ?? first;
  const moves = sideWords(view, first);
  return firing === first ? `${moves} move and fire first` : `${moves} move first, ${sideWords(view, firing)} fire first`;
}

/** `British`, `Allies`: a side as a heading. */
export const bareSide = (words: string): string => words.replace(/^the (\w)/, (_, letter: string) => letter.toUpperCase());

export function tellerFor(view: Sight, heard: readonly Event[] = []): Teller {
  const seat = ownSeat(view);
  return {
    view,
    heard,
    wind: heard.find(event => event.kind === 'wind')?.before ?? view.wind,
    name: id => italicName(view, id),
    plain: id => plainName(view, id),
    side: side => sideWords(view, side),
    square: at => squareLabel(view, at),
    vary: (sayings, ...ids) => pick(sayings, view.turn, ...ids),
    owns: id => shipIn(view, id)?.seat === seat,
  };
}
