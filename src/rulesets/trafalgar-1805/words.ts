import type { Report } from '../../engine/ruleset.js';
import type { Event, EventOf } from './event.js';
import { LEVELS, type Wind } from './nouns.js';
import { RULING_WORDS } from './rulingFields.js';
import { MAST_WORDS, pointWords, sideWord, windWords } from './sea.js';
import { orderWords, type Teller } from './teller.js';
import { outcomeWords } from './verdict.js';
import { bandPhrase } from './wordsGunnery.js';

export type Line = Report['lines'][number];
export type Weight = Line['weight'];
type Kind = Event['kind'];

/** A sentence a kind, without its capital or its stop; null where another sentence says it. An event without one does not compile. */
type Words = { readonly [K in Kind]: { readonly weight: Weight; readonly say: (event: EventOf<K>, by: Teller) => string | null } };

const chief = <K extends Kind>(say: (event: EventOf<K>, by: Teller) => string | null) => ({ weight: 'chief' as const, say });
const plain = <K extends Kind>(say: (event: EventOf<K>, by: Teller) => string | null) => ({ weight: 'plain' as const, say });
const small = <K extends Kind>(say: (event: EventOf<K>, by: Teller) => string | null) => ({ weight: 'small' as const, say });

const CUT_SHORT: Record<EventOf<'cut-short'>['why'], string | null> = {
  illegal: 'can no longer sail the track she was given',
  collision: null,
  crowded: 'is stopped short by the press of ships ahead',
  foul: 'is held by the ship foul of her',
  grappled: 'is held by the grapnels',
  sailing: 'has no wind for the rest of her track',
};

const STRUCK: Record<EventOf<'struck'>['how'], string> = {
  boarded: 'is carried by boarding and strikes',
  raked: 'has an enemy across her keel and hauls down her colours',
  conceded: 'strikes on the order of her admiral',
  ruled: 'strikes, by the umpire’s ruling',
};

const BOARDED: Record<EventOf<'boarding'>['result'], string> = {
  taken: 'carries, sword in hand,',
  drawn: 'fights hand to hand with no decision on the deck of',
  repelled: 'is thrown back from the deck of',
};

/** `1 aloft, 2 from the larboard battery`. */
export const hurtWords = (damage: number, port: number, starboard: number): string =>
  [
    damage > 0 ? `${damage} aloft` : null,
    port > 0 ? `${port} from the larboard battery` : null,
    starboard > 0 ? `${starboard} from the starboard battery` : null,
  ]
    .filter(part => part !== null)
    .join(', ') || 'no harm that matters';

const missedStays = (ship: string, by: Teller): string =>
  by.vary([`${ship} misses stays and hangs in irons`, `${ship} will not come through the wind and lies in irons`], ship);

export const WORDS: Words = {
  turn: plain((event, by) => `${orderWords(by.view, event.first)}; wind ${windWords(by.wind)}`),
  chosen: plain((event, by) => `${by.side(event.side)} choose to move ${event.first === event.side ? 'first' : 'second'}`),
  single: chief(({ ship }, by) => `${by.name(ship)} leaves her line to fight for herself`),
  arrived: chief(({ ship }, by) => `${by.name(ship)} comes up and joins the action`),
  moved: small(({ ship, wake, way }, by) => {
    const end = wake.at(-1);
    return end ? `${by.name(ship)} to ${by.square(end.at)}, heading ${pointWords(end.heading)}, rate ${way}` : null;
  }),
  'cut-short': plain(({ ship, why }, by) => (CUT_SHORT[why] ? `${by.name(ship)} ${CUT_SHORT[why]}` : null)),
  tacked: plain(({ ship, success }, by) => (success ? `${by.name(ship)} goes about` : null)),
  wore: plain(({ ship }, by) => `${by.name(ship)} wears round`),
  'hove-to': plain(({ ship }, by) =>
    by.vary([`${by.name(ship)} heaves to`, `${by.name(ship)} backs her main topsail and heaves to`], ship),
  ),
  filled: plain(({ ship }, by) => `${by.name(ship)} fills and gathers way`),
  'in-irons': chief(({ ship }, by) =>
    by.heard.some(event => event.kind === 'tacked' && event.ship === ship)
      ? missedStays(by.name(ship), by)
      : `${by.name(ship)} is taken aback by the shift and lies in irons`,
  ),
  collided: chief(
    ({ by: mover, at, square, treble }, by) =>
      `${by.name(mover)} runs ${treble ? 'full tilt ' : ''}aboard ${by.name(at)} at ${by.square(square)}, and the two are foul of one another`,
  ),
  brushed: plain(({ by: mover, at }, by) =>
    by.vary(
      [`${by.name(mover)} clears ${by.name(at)} by a coat of paint`, `${by.name(mover)} and ${by.name(at)} scrape past one another`],
      mover,
      at,
    ),
  ),
  freed: plain(({ ship, success }, by) => (success ? `${by.name(ship)} tears herself free` : `${by.name(ship)} cannot get clear`)),
  volley: plain(
    (event, by) =>
      `${by.name(event.by)} fires her ${sideWord(event.broadside)} broadside into ${by.name(event.at)} ${bandPhrase(event.band)}`,
  ),
  aboard: small(({ by: firer, at, dice }, by) => `${by.name(firer)} at ${by.name(at)}: ${dice} dice`),
  hits: small(
    ({ by: firer, at, damage, port, starboard }, by) => `${by.name(at)}, from ${by.name(firer)}: ${hurtWords(damage, port, starboard)}`,
  ),
  spied: small(({ at, hits }, by) =>
    hits === 'none' ? `no hurt to be seen in ${by.name(at)}` : `${hits} hurt to be seen in ${by.name(at)}`,
  ),
  stray: plain(({ by: firer, at }, by) => `shot from ${by.name(firer)} meant for another finds ${by.name(at)}: 1 aloft`),
  strain: small(({ ship, damage }, by) => `${by.name(ship)} takes ${damage} aloft from the collision`),
  mast: chief(({ ship, mast }, by) => `${by.name(ship)} loses her ${MAST_WORDS[mast]}`),
  hulk: chief(({ ship }, by) =>
    by.vary([`${by.name(ship)} no longer answers to sail or helm: she is a hulk`, `${by.name(ship)} lies a hulk`], ship),
  ),
  revived: chief(({ ship }, by) => `${by.name(ship)} gathers way again`),
  drifted: small(({ ship, wake }, by) => {
    const end = wake.at(-1);
    return end ? `${by.name(ship)} drifts to ${by.square(end.at)}` : null;
  }),
  grapple: chief(
    ({ by: boarder, at, success }, by) => `${by.name(boarder)} ${success ? 'grapples' : 'throws her grapnels short of'} ${by.name(at)}`,
  ),
  boarding: chief(({ by: boarder, at, result }, by) => `${by.name(boarder)} ${BOARDED[result]} ${by.name(at)}`),
  melee: small(({ by: boarder, at, scores }, by) => `${by.name(boarder)} and ${by.name(at)} hand to hand: ${scores.join(' against ')}`),
  struck: chief(({ ship, how }, by) => `${by.name(ship)} ${STRUCK[how]}`),
  escaped: chief(({ ship }, by) => `${by.name(ship)} is out of reach and away`),
  home: chief(({ ship }, by) => `${by.name(ship)} is safe home`),
  wind: chief(({ before, after }, by) => windTurned(before, after, by)),
  'heading-changed': plain(({ ship, heading }, by) => `${by.name(ship)} lies now to the ${pointWords(heading)}`),
  ruled: chief(({ what }, by) => `by the umpire’s ruling: ${ruledWords(what, by)}`),
  conceded: chief(({ seat }, by) => `${by.view.seats.find(chair => chair.id === seat)?.name ?? 'One side'} gives up the fight`),
  over: chief(({ winner, how }, by) => outcomeWords(winner, how, by)),
};

/** `mast b.tonnant` in words. */
function ruledWords(what: string, by: Teller): string {
  const [kind = '', ship] = what.split(' ');
  const words = (RULING_WORDS[kind] ?? kind).toLowerCase();
  return ship ? `${by.name(ship)}, ${words}` : words;
}

function windTurned(before: Wind, after: Wind, by: Teller): string {
  const from = pointWords(after.from);
  if (before.from === after.from) {
    const rises = LEVELS.indexOf(after.level) > LEVELS.indexOf(before.level);
    return `the wind ${rises ? 'gets up and blows' : 'takes off and is'} ${after.level}, still from the ${from}`;
  }
  const veers = (after.from - before.from + 8) % 8 < 4;
  const turn = veers ? 'veers' : 'backs';
  return by.vary([`the wind ${turn} to the ${from}`, `the wind ${turn} and settles in the ${from}`], before.level);
}

/** The sentence of one event by itself, or null where it has none. */
export function sayOne(event: Event, by: Teller): Line | null {
  const entry = WORDS[event.kind] as { weight: Weight; say: (event: Event, by: Teller) => string | null };
  const text = entry.say(event, by);
  return text === null ? null : { weight: entry.weight, text };
}
