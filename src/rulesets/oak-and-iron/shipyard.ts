import type { Pose } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { CLASSES, type ClassCard, type ClassId } from './classes.js';
import type { Keyword } from './nouns.js';
import { ADMIRALS, CAPTAINS } from './refits.js';
import type { Berth, Muster } from './scenario.js';
import type { Sea, Ship, Squad } from './state.js';
import type { Gift, Tables } from './tableSchema.js';
import { TABLES } from './tables.js';

/** A ship as she stands when everything bought for her is counted (OI3.2, OI10.6). */

const when = (holds: boolean, value: number): number => (holds ? value : 0);

export function flagKeywords({ admiral, hired }: Muster): Keyword[] {
  return [...ADMIRALS[admiral].keywords, ...(hired === null ? [] : [hired])];
}

/** A ship's card, as it is or as the scenario prints it anew. */
export const cardOf = ({ classes }: Tables, id: ClassId): ClassCard => ({ ...CLASSES[id], ...(classes[id] as Partial<ClassCard>) });

function numbers({ class: id, fits, upgrades }: Berth, tables: Tables) {
  const card = cardOf(tables, id);
  const gift = (upgrade: Gift) => when(upgrades.includes(upgrade), tables.upgrades[upgrade]);
  const bought = (one: 'guns' | 'swift' | 'weatherly') => when(fits.includes(one), tables.fits[one]);
  return {
    fortitude: Math.max(1, card.fortitude - gift('unseasoned')),
    broadside: Math.max(1, card.broadside + bought('guns') - gift('poorly-armed')),
    crew: (upgrades.includes('merchants') ? 1 : card.crew) + gift('marines'),
    windward: Math.max(1, card.windward + bought('weatherly') - gift('foul')),
    large: Math.max(1, card.large + bought('swift') - gift('foul')),
  };
}

export function launch(berth: Berth, muster: Muster, squad: Pick<Squad, 'seat' | 'side'>, tables: Tables = TABLES): Ship {
  const card = cardOf(tables, berth.class);
  const flag = muster.flagship === berth.id ? flagKeywords(muster) : [];
  return {
    id: berth.id,
    name: berth.name,
    class: berth.class,
    seat: squad.seat,
    side: squad.side,
    points: card.points,
    base: card.base,
    printed: card.fortitude,
    ...numbers(berth, tables),
    traits: [...card.traits],
    line: card.line,
    skill: berth.upgrades.includes('untested-crew') ? 0 : berth.skill,
    fits: [...berth.fits],
    upgrades: [...berth.upgrades],
    captain: berth.captain,
    keywords: [...flag, ...(berth.captain === null ? [] : CAPTAINS[berth.captain].keywords)],
    ...blank,
    reload: { port: false, starboard: false },
    fatigue: when(berth.upgrades.includes('low-morale'), tables.upgrades['low-morale']),
  };
}

const nowhere: Pose = { x: 0, y: 0, heading: 0 };
const blank = {
  pose: nowhere,
  sail: 'battle' as const,
  plunder: false,
  damage: 0,
  aground: false,
  entangled: [],
  boarded: [],
  condition: 'action' as const,
  captor: null,
  doomed: false,
  scored: 0,
  party: null,
  boats: [],
  moved: false,
  rating: 0,
  track: [],
  did: [],
  spent: [],
};

/** Cards that come by themselves: with an admiral's words, with a supply ship (OI9.5). */
export function extraCards(muster: Muster): CardId[] {
  const words = flagKeywords(muster);
  const stores = muster.ships.some(({ upgrades }) => upgrades.includes('supply-ship') || upgrades.includes('support-ship'));
  const own: CardId[] = [
    ...(words.includes('doughty') ? (['doughty'] as const) : []),
    ...(words.includes('intrepid') ? (['intrepid'] as const) : []),
  ];
  return [...own, ...(stores ? (['double-rations'] as const) : [])];
}

/** Fortune Points that a captain begins with (OI2.5). */
export const fortuneOf = ({ fortune }: Sea['options'], tables: Tables): number => (fortune ? tables.fortune : 0);

/** Fills a squadron with what its captain has mustered. */
export function enlist(squad: Squad, muster: Muster, fortune: number, tables: Tables = TABLES): Ship[] {
  const ships = muster.ships.map(berth => structuredClone(launch(berth, muster, squad, tables)));
  const lucky = tables.words.lucky * ships.filter(ship => ship.keywords.includes('lucky')).length;
  Object.assign(squad, {
    nation: muster.nation,
    admiral: muster.admiral,
    value: ADMIRALS[muster.admiral].value,
    keywords: flagKeywords(muster),
    flagship: muster.flagship,
    hand: [...muster.hand, ...extraCards(muster)],
    fortune: fortune + (fortune > 0 ? lucky : 0),
  });
  return ships;
}
