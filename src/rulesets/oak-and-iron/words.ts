import { CARDS, FATE_WORDS } from './cards.js';
import type { Event, EventOf, Trial } from './event.js';
import type { Arc } from './nouns.js';
import {
  AIM_WORDS,
  ARC_WORDS,
  BAND_WORDS,
  compassWords,
  counted,
  HAND_WORDS,
  listed,
  PIECE_WORDS,
  pick,
  SAIL_WORDS,
  weatherWords,
} from './talk.js';
import type { Teller } from './teller.js';
import { endWords } from './verdict.js';

export type Weight = 'chief' | 'plain' | 'small';
type Kind = Event['kind'];
type Say<K extends Kind> = (event: EventOf<K>, by: Teller) => string | null;

/** A sentence a kind, without its capital or its stop; null where another sentence says it. An event without one does not compile. */
type Words = { readonly [K in Kind]: { readonly weight: Weight; readonly say: Say<K> } };

const chief = <K extends Kind>(say: Say<K>) => ({ weight: 'chief' as const, say });
const plain = <K extends Kind>(say: Say<K>) => ({ weight: 'plain' as const, say });
const small = <K extends Kind>(say: Say<K>) => ({ weight: 'small' as const, say });

const TRIALS: Record<Trial, readonly [passed: string, failed: string]> = {
  heading: ['answers her helm before she gathers way', 'does not answer her helm'],
  speed: ['works her sails to a nicety', 'cannot trim her sails in time'],
  cut: ['cuts at the lines that hold her', 'cannot cut herself free'],
  board: ['throws her grapnels', 'throws her grapnels short'],
  refloat: ['heaves herself off', 'cannot heave herself off'],
  zeal: ['takes heart from the Flagship', 'takes no heart'],
  black: ['stands to her guns under the black flag', 'quails at the black flag'],
  murmurs: ['hears murmurs and puts them down', 'hears murmurs below'],
};

const INITIATIVE: Record<EventOf<'initiative'>['how'], string> = {
  value: 'by the higher card',
  clever: 'by wit, the cards being equal',
  admiral: 'by their Admiral, the cards being equal',
  challenge: 'after a Challenge Test, the cards being equal',
};
const SHIFTS: Record<EventOf<'shifted'>['why'], string> = {
  slide: 'sidles',
  dash: 'shoots ahead',
  turn: 'turns',
  shoved: 'is thrust aside',
  cut: 'drifts clear',
  alongside: 'comes alongside',
};
const OUT: Record<EventOf<'out'>['how'], string> = {
  broken: 'strikes her colours',
  carried: 'is carried by boarding and strikes',
  burned: 'burns to the water',
  ruled: 'strikes, by the umpire’s ruling',
  conceded: 'strikes on the order of her Admiral',
};
const HURT_BY: Record<EventOf<'sail'>['why'], string> = {
  order: 'sets',
  rigging: 'is cut down aloft to',
  squall: 'is driven by the squall down to',
  ashore: 'lies',
  ruled: 'is ruled to be',
};

function volleyWords(event: EventOf<'volley'>, by: Teller): string {
  const { arc, band, rake, aim, hits } = event;
  const shot =
    event.shot === 'broadside' ? `${event.free ? 'free ' : ''}${arc === 'port' ? 'larboard' : 'starboard'} broadside` : partialWords(arc);
  const where = rake === 'none' ? '' : rake === 'bow' ? ', raking her from ahead' : ', raking her from astern';
  const how = aim === 'hull' ? '' : ` ${AIM_WORDS[aim]}`;
  const verb = pick(['fires her', 'opens with her', 'gives'], by.view.turn, event.by, arc);
  const did = effectWords(event.damage, event.fatigue);
  const fire = verb === 'gives' ? `gives ${by.name(event.at)} her ${shot}${how}` : `${verb} ${shot}${how} into ${by.name(event.at)}`;
  return `at ${BAND_WORDS[band]} ${by.name(event.by)} ${fire}${where}: ${hits === 0 ? 'no hits' : counted(hits, 'hit')}${did}`;
}

/** `larboard guns, some of them`, `bow chasers`. */
const partialWords = (arc: Arc): string => (arc === 'bow' || arc === 'stern' ? ARC_WORDS[arc] : `${HAND_WORDS[arc]} muskets and chasers`);

function effectWords(damage: number, fatigue: number): string {
  const parts = [...(damage > 0 ? [`${damage} damage`] : []), ...(fatigue > 0 ? [`${fatigue} fatigue`] : [])];
  return parts.length === 0 ? '' : `, ${listed(parts)}`;
}

const faceWords = (faces: readonly string[]): string => faces.join(', ');
const ship = ({ ship: id }: { ship: string }, by: Teller): string => by.name(id);

export const WORDS: Words = {
  fitted: chief(({ seat, ships, points }, by) => `${by.seat(seat)} fit out ${counted(ships, 'ship')}, ${points} points in hulls`),
  edge: chief(({ seat, from }, by) =>
    from === null
      ? `${by.seat(seat)} win the Challenge Test, and choose the Weather Edge`
      : `${by.seat(seat)} choose the wind: it blows ${weatherWords(from)}`,
  ),
  laid: chief(({ seat, piece, room }, by) =>
    room ? `${by.seat(seat)} lay ${PIECE_WORDS[piece]}` : `there is no room left for ${PIECE_WORDS[piece]}`,
  ),
  deployed: plain(({ seat }, by) => `${by.seat(seat)} stand ready`),
  turn: small(({ turn, order }, by) => `turn ${turn} begins; in order: ${order.map(seat => by.seat(seat)).join(', ')}`),
  revealed: chief(({ seat, card, rider, value }, by) => {
    const laid = rider === null ? '' : ` with ${CARDS[rider].name}`;
    return `${by.seat(seat)} turn up ${CARDS[card].name}${laid} (${value}): ${CARDS[rider ?? card].effect}`;
  }),
  'no-card': plain(({ seat }, by) => `${by.seat(seat)} have no card to lay`),
  fate: chief(({ fate }) => `event: ${FATE_WORDS[fate].name}: ${FATE_WORDS[fate].effect}`),
  wind: chief(({ from }) => `the wind shifts and blows ${weatherWords(from)}`),
  challenge: small(
    ({ seats, passes }, by) => `Challenge Test: ${seats.map((seat, at) => `${by.seat(seat)} ${passes[at] ?? 0}`).join(', ')}`,
  ),
  initiative: plain(({ seat, how }, by) => `${by.seat(seat)} have the initiative ${INITIATIVE[how]}`),
  card: plain(
    ({ seat, card, ship: id }, by) =>
      `${CARDS[card].name}: ${id === null ? by.seat(seat) : by.name(id)} ${card === 'lured-into-shoals' ? 'finds a shoal before her' : 'sheds 1 fatigue'}`,
  ),
  fortune: plain(({ ship: id, seat }, by) => `${by.seat(seat)} spend a Fortune Point on ${by.name(id)}`),
  tested: small(({ ship: id, trial, faces, success }, by) => `${by.name(id)} ${TRIALS[trial][success ? 0 : 1]} (${faceWords(faces)})`),
  moved: small(({ ship: id, track, rating }, by) => {
    const end = track.at(-1);
    return end
      ? `${by.name(id)} ${rating === 0 ? 'turns' : `runs at rate ${rating}`}, heading ${compassWords(end.heading)} (${end.heading}°)`
      : null;
  }),
  shifted: small(({ ship: id, why }, by) => (why === 'alongside' ? null : `${by.name(id)} ${SHIFTS[why]}`)),
  'in-eye': small((event, by) => `${ship(event, by)} lies in the Wind’s Eye`),
  collided: chief(({ by: mover, at }, by) => `${by.name(mover)} runs aboard ${by.name(at)}`),
  'struck-land': chief((event, by) => `${ship(event, by)} runs ashore`),
  shoal: plain(({ ship: id, aground }, by) => `${by.name(id)} ${aground ? 'takes the ground on a shoal' : 'scrapes over a shoal'}`),
  refloated: plain((event, by) => `${ship(event, by)} is afloat again`),
  'off-table': chief((event, by) => `${ship(event, by)} leaves the battle`),
  reloaded: small(({ ship: id, side }, by) => `${by.name(id)} reloads her ${HAND_WORDS[side]} guns`),
  rallied: small(({ ship: id, by: off }, by) => `${by.name(id)} rallies: ${off} fatigue less`),
  repaired: small(({ ship: id, by: off }, by) => `${by.name(id)} makes good ${off} damage`),
  sail: plain(({ ship: id, sail, why }, by) => `${by.name(id)} ${HURT_BY[why]} ${SAIL_WORDS[sail]}`),
  dismasted: chief((event, by) => `${ship(event, by)} loses a mast and lies where she is`),
  entangled: chief(
    ({ by: boarder, at, how }, by) => `${by.name(boarder)} ${how === 'boarded' ? 'grapples' : 'falls foul of'} ${by.name(at)}`,
  ),
  parted: small(({ by: one, at }, by) => `${by.name(one)} and ${by.name(at)} part`),
  landed: chief((event, by) => `${ship(event, by)} puts a party ashore`),
  'party-lost': plain((event, by) => `the party of ${ship(event, by)} is ashore no longer`),
  plundered: chief((event, by) => `the party of ${ship(event, by)} has done its work: she has only to leave the battle`),
  boats: plain(({ by: from, at }, by) => `boats of ${by.name(from)} make for ${by.name(at)}`),
  volley: { weight: 'plain', say: volleyWords },
  melee: plain(({ by: one, at, hits }, by) => `${by.name(one)} fights ${by.name(at)} hand to hand: ${counted(hits, 'hit')}`),
  critical: small(({ at, faces }, by) => `critical test on ${by.name(at)}: ${faceWords(faces)}`),
  magazine: chief((event, by) => `a shot finds the magazine of ${ship(event, by)}`),
  burned: chief(({ by: burner, at }, by) => `${by.name(burner)} is fired alongside ${by.name(at)}`),
  crippled: chief((event, by) => `${ship(event, by)} is Crippled`),
  shaken: chief((event, by) => `${ship(event, by)} is Shaken`),
  out: chief(({ ship: id, how }, by) => `${by.name(id)} ${OUT[how]}`),
  sinking: plain(({ ship: id, sunk }, by) => `${by.name(id)} ${sunk ? 'goes down' : 'stays afloat, a hulk'}`),
  captured: chief(({ ship: id, seat }, by) => `${by.seat(seat)} take possession of ${by.name(id)}`),
  strikes: plain(
    ({ seat, points, total, afloat }, by) =>
      `${by.seat(seat)} take ${counted(points, 'Strike Point')}: ${total} against ${counted(afloat, 'ship')} in action`,
  ),
  flag: plain(({ seat, ship: id }, by) => `${by.name(id)} takes the flag of ${by.seat(seat)}`),
  broken: chief(({ seat }, by) => `${by.seat(seat)} have had enough and strike`),
  discarded: small(({ seat, card }, by) => `${CARDS[card].name} leaves the hand of ${by.seat(seat)}`),
  ruled: chief(({ what }) => `the umpire rules: ${what}`),
  conceded: chief(({ seat }, by) => `${by.seat(seat)} give up the fight`),
  over: chief(({ winner, how }, by) => endWords(by.view, winner, how)),
};

/** The sentence of one event, or null where it has none. A broadside makes the post; musketry is a press away. */
export function sayOne(event: Event, by: Teller): { weight: Weight; text: string } | null {
  const entry = WORDS[event.kind] as { weight: Weight; say: (event: Event, by: Teller) => string | null };
  const said = entry.say(event, by);
  const weight = event.kind === 'volley' && event.shot === 'broadside' ? 'chief' : entry.weight;
  return said === null ? null : { weight, text: said };
}
