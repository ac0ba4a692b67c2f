import type { Seat } from '../../engine/audience.js';
import type { Description } from '../../engine/ruleset.js';
import { sizeOf } from './cards.js';
import type { Event } from './event.js';
import { narrate } from './narrate.js';
import { ATTACKS, OARS } from './nouns.js';
import { RAISES, refitName } from './refits.js';
import { cardsWords, className, clip, count, hullWords, listed, pointsWords, STAT_WORDS, sentence } from './say.js';
import { NAVIES } from './shipyard.js';
import { defenceBefore, fleetName, fleetSeen, isShared, offeredTo, ownOf, ownSeat, type Sight, seatName } from './sight.js';
import type { Ship } from './state.js';
import { tellerFor } from './teller.js';
import { overWords } from './verdict.js';
import { hullLeft, isAfloat, isHeld, shipsUnder, typeOf } from './waters.js';
import { ownPolicyWords, policyWords, slotWords } from './will.js';

/** The table in words: `long` to play from without seeing it, `short` for the picture's alt text. */
export const describe = (view: Sight, heard: readonly Event[]): Description => ({ short: briefWords(view), long: long(view, heard) });

/** What the picture shows, in at most 1,024 characters. */
export function briefWords(view: Sight): string {
  const opening = `Card table, ${view.scenario.title}. ${stage(view)}`;
  const fleets = view.fleets.map(({ seat }) => {
    const ships = view.ships.filter(ship => ship.seat === seat);
    const each = ships.map(ship => (isAfloat(ship) ? `${ship.name} ${hullLeft(ship)}/${ship.stats.hull}` : `${ship.name} sunk`));
    return `${fleetTitle(view, seat)}: ${each.join(', ') || 'no ships yet'}.`;
  });
  return clip([opening, ...fleets].join(' '), 1024);
}

function stage(view: Sight): string {
  if (view.ended) return `${sentence(overWords(view.ended, tellerFor(view)))}.`;
  if (view.phase === 'building') return 'The fleets are being built.';
  if (view.phase === 'refitting') return 'Improvements are being given out.';
  return `Round ${view.round} of ${view.options.rounds}, deal ${view.deal}; ${fleetName(view, view.next)} acts next.`;
}

const fleetTitle = (view: Sight, seat: Seat): string => {
  const list = fleetSeen(view, seat)?.list;
  return list ? `${fleetName(view, seat)} (${NAVIES[list].name})` : fleetName(view, seat);
};

const upTo = <T>(parts: readonly T[], when: boolean): readonly T[] => (when ? parts : []);

function long(view: Sight, heard: readonly Event[]): string {
  const seat = ownSeat(view);
  return [
    `${view.scenario.title}. ${stage(view)}`,
    ...upTo([table(view)], view.phase === 'fighting'),
    ...(seat === null ? [] : handLines(view, seat)),
    ...view.fleets.flatMap(fleet => [
      ...fleetLines(view, fleet.seat),
      ...(view.viewer.as === 'umpire' ? umpireLines(view, fleet.seat) : []),
    ]),
    ...(seat === null ? [] : plotLines(view, seat)),
    ...changes(view, heard),
  ].join('\n');
}

const table = (view: Sight): string =>
  `${count(view.deck, 'card')} in the deck; discarded: ${cardsWords(view.discard)}. ${view.lull > 0 ? `${count(view.lull, 'round')} without damage.` : ''}`.trim();

function handLines(view: Sight, seat: Seat): string[] {
  const { hand } = ownOf(view, seat);
  const offered = offeredTo(view, seat);
  if (view.phase === 'refitting')
    return [
      '',
      'IMPROVEMENTS DEALT TO YOU',
      ...offered.map(card => `${refitName(card)}: ${RAISES[card].map(stat => STAT_WORDS[stat]).join(' or ')} +2`),
    ];
  return view.phase === 'fighting'
    ? ['', `${isShared(view, seat) ? 'YOUR SIDE’S HAND' : 'YOUR HAND'}: ${cardsWords(hand)} (${count(sizeOf(hand), 'card')})`]
    : [];
}

/** What the umpire sees of a fleet besides: its hand, and improvements that are not given out yet. */
function umpireLines(view: Sight, seat: Seat): string[] {
  const { hand, offered } = ownOf(view, seat);
  const dealt = Object.values(offered).flat().map(refitName);
  return [...upTo([`Its hand: ${cardsWords(hand)}`], view.phase === 'fighting'), ...upTo([`Dealt: ${listed(dealt)}`], dealt.length > 0)];
}

function fleetLines(view: Sight, seat: Seat): string[] {
  const fleet = fleetSeen(view, seat);
  const ships = view.ships.filter(ship => ship.seat === seat);
  if (!fleet || ships.length === 0) return ['', `${fleetTitle(view, seat)}: up to ${fleet?.points ?? 0} points, not built yet`];
  const wizard = fleet.wizard === 'none' ? 'no wizard to cast' : `wizard ${fleet.wizard}`;
  const head = view.phase === 'fighting' ? `: ${count(fleet.held, 'card')} in hand, ${wizard}` : '';
  return ['', `${fleetTitle(view, seat).toUpperCase()}${head}`, ...ships.map(ship => shipLine(view, ship))];
}

const POWERS = (ship: Ship): string[] => {
  const { indirect, blast, dragon, list } = typeOf(ship);
  return [
    indirect ? 'indirect fire' : '',
    blast ? 'a hit ahead does 1D6' : '',
    dragon ? 'rams again after a kill' : '',
    NAVIES[list].iron && ship.damage === 0 ? 'cannot be boarded yet' : '',
    NAVIES[list].swift ? 'her fire is not returned' : '',
  ].filter(power => power !== '');
};

function shipLine(view: Sight, ship: Ship): string {
  const named = `${ship.name}, ${className(ship)}${isShared(view, ship.seat) ? `, under ${seatName(view, ship.captain)}` : ''}`;
  if (!isAfloat(ship)) return `${named}: sunk in round ${ship.sunk}`;
  const stats = [...OARS, ...ATTACKS].filter(stat => ship.stats[stat] > 0).map(stat => `${STAT_WORDS[stat]} ${ship.stats[stat]}`);
  const state = [
    ship.used ? 'has acted' : 'to act',
    isHeld(ship.held) ? 'cannot run' : '',
    ship.rammed ? 'was rammed and cannot ram' : '',
  ].filter(part => part !== '');
  const refits = ship.refits.map(({ card, stat }) => `${refitName(card)} (${STAT_WORDS[stat]} +2)`);
  const more = [...POWERS(ship), ...refits];
  return `${named}: ${hullWords(ship)}; ${stats.join(', ')}; ${state.join(', ')}${more.length > 0 ? `; ${listed(more)}` : ''}`;
}

function plotLines(view: Sight, seat: Seat): string[] {
  if (view.phase !== 'fighting' || view.ended) return [];
  const { plan } = ownOf(view, seat);
  const defence = defenceBefore(view, seat);
  const own = shipsUnder(view, seat).flatMap(ship => {
    const policy = defence.ships[ship.id];
    return policy ? [`${ship.name} ${ownPolicyWords(policy, defence.all)}`] : [];
  });
  return [
    '',
    'YOUR STANDING ORDERS',
    `All ships: ${policyWords(defence.all)}`,
    ...own,
    ...plan.map(slot => `Still plotted: ${slotWords(view, slot)}`),
  ];
}

function changes(view: Sight, heard: readonly Event[]): string[] {
  if (heard.length === 0) return [];
  const { headline, lines } = narrate(view, heard);
  return ['', 'WHAT HAPPENED', `${headline}.`, ...lines.map(line => line.text.replaceAll('*', '')), ...points(view)].map(line =>
    line.replaceAll('*', ''),
  );
}

const points = (view: Sight): string[] =>
  view.ended ? Object.entries(view.ended.points).map(([seat, won]) => `${fleetName(view, seat)}: ${pointsWords(won)} points`) : [];
