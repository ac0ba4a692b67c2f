import type { Seat } from '../../engine/audience.js';
import type { Sheet } from '../../engine/sheet.js';
import type { Blow, CardMark, ShipCard, TableSheet } from '../../engine/tableSheet.js';
import { sizeOf } from './cards.js';
import { briefWords } from './describe.js';
import type { Event } from './event.js';
import { GLYPHS } from './glyphs.js';
import { ATTACKS, type Attack, CARDS, type Card, OARS } from './nouns.js';
import { RAISES, type Refit, refitName } from './refits.js';
import { CARD_WORDS, className, clip, count, pointsWords, STAT_SHORT } from './say.js';
import { NAVIES } from './shipyard.js';
import { fleetName, fleetSeen, isShared, offeredTo, ownOf, ownSeat, type Sight, seatName } from './sight.js';
import type { Ship } from './state.js';
import { fleetOf, hullLeft, isAfloat, isHeld, shipOf, toHit, typeOf } from './waters.js';

/** The card table: both fleets face to face, the deal's attacks between them, and one's own hand below. */

type Art = Held[number]['art'];
const ART: Readonly<Record<Card, Art>> = { broad: 'broadside', fire: 'ahead', ram: 'ram', board: 'board', row: 'oars', sail: 'sails' };
export const STYLE: Readonly<Record<Attack, Blow['style']>> = { broad: 'broadside', fire: 'ahead', ram: 'ram', board: 'board' };

export function sheets(view: Sight, heard: readonly Event[]): Sheet[] {
  return [table(view, heard, { blows: blowsOf(view, heard), banner: bannerOf(view), focus: null, notes: new Map(), size: 'plain' })];
}

function bannerOf(view: Sight): string | null {
  if (view.viewer.as === 'umpire') return 'Umpire';
  return ownSeat(view) === null ? null : seatName(view, ownSeat(view));
}

export interface Drawn {
  readonly blows: readonly Blow[];
  readonly banner: string | null;
  readonly focus: string | null;
  readonly notes: ReadonlyMap<string, string>;
  readonly size: TableSheet['size'];
}

export function table(view: Sight, heard: readonly Event[], drawn: Drawn): TableSheet {
  const [left, right] = view.fleets;
  if (!left || !right) throw new Error('A table has two sides');
  const seat = ownSeat(view);
  return {
    kind: 'table',
    title: clip(view.scenario.title, 60),
    subtitle: clip(subtitleOf(view), 90),
    banner: drawn.banner,
    columns: [columnOf(view, left.seat, heard, drawn), columnOf(view, right.seat, heard, drawn)],
    blows: drawn.blows.slice(-48),
    piles: { deck: view.deck, discard: sizeOf(view.discard), note: discardWords(view) },
    hand: seat === null || view.phase === 'building' ? null : handOf(view, seat),
    hands: view.viewer.as === 'umpire' && view.phase !== 'building' ? [handOf(view, left.seat), handOf(view, right.seat)] : null,
    foot: footOf(view, heard),
    size: drawn.size,
    alt: briefWords(view),
  };
}

function subtitleOf(view: Sight): string {
  if (view.ended) return 'The battle is over';
  if (view.phase !== 'fighting') return view.phase === 'building' ? 'The fleets are being built' : 'Improvements are being given out';
  return `Round ${view.round} of ${view.options.rounds} · deal ${view.deal} · ${fleetName(view, view.next)} acts next`;
}

const discardWords = (view: Sight): string =>
  clip(
    CARDS.filter(card => view.discard[card] > 0)
      .map(card => `${view.discard[card]} ${CARD_WORDS[card]}`)
      .join(' · '),
    90,
  );

function columnOf(view: Sight, seat: Seat, heard: readonly Event[], drawn: Drawn): TableSheet['columns'][number] {
  const chair = view.seats.find(one => one.id === seat);
  const fleet = fleetSeen(view, seat);
  const ships = view.ships.filter(ship => ship.seat === seat);
  return {
    livery: chair?.livery ?? 4,
    title: clip(titleOf(fleet?.name ?? seat, fleet?.list ? NAVIES[fleet.list].name : ''), 40),
    note: clip(fleetNote(view, seat), 60),
    cards: ships.slice(0, 24).map(ship => cardOf(view, ship, heard, drawn)),
  };
}

/** `North · Orc`; a seat that is called after its list says it once. */
const titleOf = (name: string, list: string): string => (list === '' || name.includes(list) ? name : `${name} · ${list}`);

function fleetNote(view: Sight, seat: Seat): string {
  const fleet = fleetSeen(view, seat);
  if (!fleet || view.phase !== 'fighting') return fleet?.built ? 'ready' : 'fitting out';
  const hull = fleetOf(view, seat).reduce((sum, ship) => sum + hullLeft(ship), 0);
  const wizard = fleet.wizard === 'none' ? '' : ` · wizard ${fleet.wizard}`;
  return `hand ${fleet.held}${wizard} · ${hull} hull`;
}

const lostIn = (ship: Ship, heard: readonly Event[]): number =>
  heard.reduce((sum, event) => sum + (event.kind === 'dice' && event.at === ship.id ? event.damage : 0), 0);

function cardOf(view: Sight, ship: Ship, heard: readonly Event[], { focus, notes }: Drawn): ShipCard {
  const built = typeOf(ship).stats;
  return {
    id: ship.id,
    name: ship.name,
    type: clip(isShared(view, ship.seat) ? `${className(ship)} · ${seatName(view, ship.captain)}` : className(ship), 24),
    glyph: GLYPHS[ship.type],
    condition: isAfloat(ship) ? (ship.damage > 0 ? 'hurt' : 'afloat') : 'sunk',
    hull: { full: hullLeft(ship), of: ship.stats.hull, lost: Math.min(ship.damage, lostIn(ship, heard)) },
    figures: [...OARS, ...ATTACKS].map(stat => ({
      label: STAT_SHORT[stat],
      value: ship.stats[stat],
      raised: ship.stats[stat] > built[stat],
      idle: ship.stats[stat] === 0 || (stat === 'ram' && ship.rammed),
    })),
    badges: ship.refits.map(({ card, stat }) => clip(`${refitName(card)} ${STAT_SHORT[stat]} +2`, 28)).slice(0, 4),
    marks: isAfloat(ship) ? marksOf(view, ship) : [],
    note: notes.has(ship.id) ? clip(notes.get(ship.id) ?? '', 60) : null,
    focus: ship.id === focus,
  };
}

function marksOf(view: Sight, ship: Ship): CardMark[] {
  const marks: CardMark[] = [];
  if (view.act?.ship === ship.id) marks.push('active');
  if (ship.used) marks.push('used');
  if (isHeld(ship.held)) marks.push('held');
  if (ship.rammed) marks.push('rammed');
  return marks;
}

/** The attacks that were heard of, in order. */
export const blowsOf = (view: Sight, heard: readonly Event[]): Blow[] =>
  heard.flatMap((event): Blow[] => {
    const bare = { reply: false, dice: [], from: 4, damage: 0 };
    if (event.kind === 'shielded') return [{ ...bare, by: event.by, at: event.at, style: 'shield', words: CARD_WORDS[event.card] }];
    if (event.kind === 'chase' && !event.caught)
      return [{ ...bare, by: event.by, at: event.at, style: 'missed', words: `${event.score} v ${event.against}` }];
    if (event.kind !== 'dice') return [];
    const { by, at, attack, reply, dice, damage, blast } = event;
    const ship = shipOf(view, by);
    const words = blast === null ? '' : `1D6: ${blast}`;
    return [{ by, at, style: STYLE[attack], reply, dice: dice.slice(0, 16), from: ship ? toHit(ship, attack) : 4, damage, words }];
  });

type Held = NonNullable<TableSheet['hand']>;

/** The hand as cards that one would like to hold; while improvements are dealt, those: a captain's own, or for the umpire all of the fleet's. */
function handOf(view: Sight, seat: Seat): Held {
  const { hand, offered } = ownOf(view, seat);
  if (view.phase === 'refitting') {
    const cards = view.viewer.as === 'umpire' ? Object.values(offered).flat() : offeredTo(view, seat);
    return cards.slice(0, 8).map(refitCard);
  }
  if (view.phase !== 'fighting') return [];
  const ships = fleetOf(view, seat);
  return CARDS.filter(card => hand[card] > 0).map(card => {
    const able = ships.filter(ship => ship.stats[card] > 0).length;
    return { title: CARD_WORDS[card], art: ART[card], count: hand[card], note: able === 0 ? 'no ship can' : `${count(able, 'ship')} can` };
  });
}

const refitCard = (card: Refit): Held[number] => ({
  title: clip(refitName(card), 24),
  art: 'refit',
  count: 1,
  note: `${RAISES[card].map(stat => STAT_SHORT[stat]).join(' or ')} +2`,
});

function footOf(view: Sight, heard: readonly Event[]): string[] {
  const spells = heard.flatMap(event =>
    event.kind === 'spell' ? [`${fleetName(view, event.seat)}’s wizard: ${count(event.cards, 'card')}`] : [],
  );
  const points = view.ended
    ? Object.entries(view.ended.points).map(([seat, won]) => `${fleetName(view, seat)} ${pointsWords(won)} points`)
    : [];
  const lull = view.lull > 0 && !view.ended ? [`${count(view.lull, 'round')} without damage`] : [];
  return [spells.join(' · '), points.join(' · '), ...lull]
    .filter(line => line !== '')
    .map(line => clip(line, 100))
    .slice(0, 3);
}
