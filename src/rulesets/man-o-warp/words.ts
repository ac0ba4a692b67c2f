import type { Event, EventOf } from './event.js';
import type { Attack } from './nouns.js';
import { refitName } from './refits.js';
import { CARD_WORDS, cardsWords, count, listed, STAT_WORDS, sentence, speedWords } from './say.js';
import { NAVIES, TYPES } from './shipyard.js';
import type { Teller } from './teller.js';
import { overWords } from './verdict.js';

export type Weight = 'chief' | 'plain' | 'small';
type Kind = Event['kind'];
type Say<K extends Kind> = (event: EventOf<K>, by: Teller) => string | null;

/** A sentence a kind, without its capital or its stop; null where another says it. An event without one does not compile. */
type Words = { readonly [K in Kind]: { readonly weight: Weight; readonly say: Say<K> } };

const chief = <K extends Kind>(say: Say<K>) => ({ weight: 'chief' as const, say });
const plain = <K extends Kind>(say: Say<K>) => ({ weight: 'plain' as const, say });
const small = <K extends Kind>(say: Say<K>) => ({ weight: 'small' as const, say });

const OPENINGS: Readonly<Record<Attack, readonly [string, ...string[]]>> = {
  broad: ['gives her a broadside', 'opens with the whole broadside', 'lays alongside and fires'],
  fire: ['fires ahead', 'opens with the bow guns', 'fires over the bows'],
  ram: ['drives in with the ram', 'rams', 'strikes home with the ram'],
  board: ['boards', 'grapples and lays her aboard', 'swings alongside with grapnels flying'],
};

const REPLIES: Readonly<Record<Attack, readonly [string, ...string[]]>> = {
  broad: ['gives as good as she gets', 'answers with her broadside', 'fires back'],
  fire: ['answers from her bow guns', 'fires back ahead'],
  ram: ['rams back'],
  board: ['meets them at the rail', 'throws her crew at the boarders', 'fights hand to hand'],
};

const STANDS: Readonly<Record<EventOf<'stood-off'>['why'], string>> = {
  attack: 'stands off: she has no card to attack with',
  speed: 'stands off: she has no speed to spend',
  target: 'stands off: there is nobody to attack',
  shielded: 'stands off, every enemy that she could reach being screened',
};

const HULL_LEFT = (left: number, name: string): string => (left === 0 ? `${name} has nothing left` : `${name} has ${left} hull left`);

/** `6 5 2 1, two hits`; a blast has a die of its own. */
function diceWords({ dice, hits, blast }: EventOf<'dice'>): string {
  const fell = dice.join(' ');
  if (hits === 0) return `${fell}, ${dice.length === 1 ? 'a miss' : 'not a hit'}`;
  return blast === null ? `${fell}, ${count(hits, 'hit')}` : `${fell}, a hit for ${blast}`;
}

function chased(event: EventOf<'chase'>, by: Teller): string {
  const [ship, target] = [by.name(event.by), by.name(event.at)];
  const cards = event.held ? `${speedWords(event.bid)}, and she cannot run` : `${speedWords(event.bid)} against ${speedWords(event.reply)}`;
  const score = `${event.score} to ${event.against}: ${cards}`;
  const again = event.nth === 2 ? 'turns on' : by.vary(['runs down', 'comes up with', 'closes with', 'overhauls'], event.by, event.at);
  if (event.caught) return `${ship} ${again} ${target} (${score})`;
  const lost = by.vary(
    [`${target} shows ${ship} her stern`, `${ship} cannot catch ${target}`, `${target} outruns ${ship}`],
    event.by,
    event.at,
  );
  return `${lost} (${score})`;
}

export const WORDS: Words = {
  fleet: chief(({ seat, list, ships }, by) => {
    const types = [...new Set(ships.map(ship => ship.type))];
    const counts = types.map(type => count(ships.filter(ship => ship.type === type).length, TYPES[type].name));
    return `${by.side(seat)} sails with ${listed(counts)} (${NAVIES[list].name})`;
  }),
  offered: plain(({ seat, cards }, by) => `${by.is(seat) ? 'you are' : `${by.captain(seat)} is`} dealt ${listed(cards.map(refitName))}`),
  refitted: plain(({ ship, card, stat }, by) => `${by.name(ship)} has ${refitName(card)}: ${STAT_WORDS[stat]} +2`),
  round: plain(
    ({ round, first, die }, by) =>
      `round ${round}: ${by.side(first)} ${die === null ? 'opens, with more ships' : `opens on a ${die}, the fleets being level`}`,
  ),
  deal: small(() => null),
  turn: small(() => null),
  fallen: plain(({ ship }, by) => `${by.name(ship)} could not act as you had plotted`),
  spell: plain(
    ({ seat, die, cards }, by) =>
      `${by.side(seat)}’s wizard throws ${die === cards ? die : `${die}, less 1 against iron,`} and calls up ${count(cards, 'card')}`,
  ),
  tossed: small(({ seat, cards }, by) => `${by.side(seat)} throws away ${cardsWords(cards)}`),
  drew: small(({ seat, count: drawn }, by) => (by.owns(seat) ? null : `${by.side(seat)} draws ${count(drawn, 'card')}`)),
  cards: small(
    ({ seat, cards }, by) =>
      `${by.owns(seat) ? (by.isShared(seat) ? 'your side draws' : 'you draw') : `${by.side(seat)} holds anew`} ${cardsWords(cards)}`,
  ),
  shuffled: small(() => 'the discards are shuffled into a new deck'),
  shielded: chief(({ by: ship, at, card }, by) =>
    by.vary(
      [
        `${by.name(at)} is screened from ${by.name(ship)} for a ${CARD_WORDS[card]} card`,
        `a ${CARD_WORDS[card]} card keeps ${by.name(at)} out of ${by.name(ship)}’s way`,
      ],
      ship,
      at,
    ),
  ),
  chase: chief(chased),
  attack: chief(
    ({ by: ship, at, attack, nth }, by) => `she ${nth === 2 && attack === 'broad' ? 'fires again' : by.vary(OPENINGS[attack], ship, at)}`,
  ),
  dice: chief((event, by) => {
    const hurt = event.damage > 0 ? `; ${HULL_LEFT(event.left, by.name(event.at))}` : '';
    const answer = by.vary(REPLIES[event.attack], event.by, event.at);
    return event.reply ? `${by.name(event.by)} ${answer}: ${diceWords(event)}${hurt}` : `${diceWords(event)}${hurt}`;
  }),
  'called-off': chief(({ by: ship }, by) => `${by.name(ship)} never reaches the rail`),
  sunk: chief(
    ({ ship }, by) =>
      `**${by.vary(['{} goes down', '{} is sunk', '{} rolls over and sinks', '{} goes to the bottom'], ship).replace('{}', by.name(ship))}**`,
  ),
  'stood-off': plain(({ ship, why }, by) => `${by.name(ship)} ${STANDS[why]}`),
  repaired: {
    weight: 'plain',
    say: ({ ship, mended }, by) => (mended ? `${by.name(ship)}’s engineers make good 1 damage` : null),
  },
  held: plain(
    ({ ship, held }, by) => `${by.name(ship)} is ${held === 'none' || held === 'fired' ? 'free to run again' : 'held and cannot run'}`,
  ),
  hull: chief(({ ship, damage }, by) => `${by.name(ship)} stands at ${damage} damage`),
  hand: plain(({ seat, change }, by) => `${by.side(seat)} ${change > 0 ? 'is given' : 'gives up'} a card`),
  ruled: plain(() => null),
  conceded: chief(({ seat }, by) => `${by.captain(seat)} gives up the fight`),
  'taken-over': chief(({ from, to }, by) => `${by.captain(to)} takes over what ${by.captain(from)} commanded`),
  over: chief((event, by) => overWords(event, by)),
};

/** The sentence of one event, or null where it has none. */
export function sayOne(event: Event, by: Teller): { weight: Weight; text: string } | null {
  const entry = WORDS[event.kind] as { weight: Weight; say: (event: Event, by: Teller) => string | null };
  const text = entry.say(event, by);
  return text === null ? null : { weight: entry.weight, text: sentence(text) };
}
