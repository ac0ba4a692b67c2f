import type { Pose } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { CLASSES } from './classes.js';
import type { Keyword } from './nouns.js';
import { ADMIRALS, CAPTAINS } from './refits.js';
import type { Berth, Muster } from './scenario.js';
import type { Ship, Squad } from './state.js';

/** A ship as she stands when everything bought for her is counted (OI3.2, OI10.6). */

const when = (holds: boolean, value: number): number => (holds ? value : 0);

export function flagKeywords({ admiral, hired }: Muster): Keyword[] {
  return [...ADMIRALS[admiral].keywords, ...(hired === null ? [] : [hired])];
}

function numbers({ class: id, fits, upgrades }: Berth) {
  const card = CLASSES[id];
  const has = (upgrade: Berth['upgrades'][number]) => upgrades.includes(upgrade);
  const foul = when(has('foul'), 1);
  return {
    fortitude: Math.max(1, card.fortitude - when(has('unseasoned'), 1)),
    broadside: Math.max(1, card.broadside + when(fits.includes('guns'), 1) - when(has('poorly-armed'), 1)),
    crew: has('merchants') ? 1 : card.crew + when(has('marines'), 1),
    windward: Math.max(1, card.windward + when(fits.includes('weatherly'), 1) - foul),
    large: Math.max(1, card.large + when(fits.includes('swift'), 1) - foul),
  };
}

export function launch(berth: Berth, muster: Muster, squad: Pick<Squad, 'seat' | 'side'>): Ship {
  const card = CLASSES[berth.class];
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
    ...numbers(berth),
    traits: [...card.traits],
    line: card.line,
    skill: berth.upgrades.includes('untested-crew') ? 0 : berth.skill,
    fits: [...berth.fits],
    upgrades: [...berth.upgrades],
    captain: berth.captain,
    keywords: [...flag, ...(berth.captain === null ? [] : CAPTAINS[berth.captain].keywords)],
    ...blank,
    reload: { port: false, starboard: false },
    fatigue: when(berth.upgrades.includes('low-morale'), 1),
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

/** Fills a squadron with what its captain has mustered. */
export function enlist(squad: Squad, muster: Muster, fortune: number): Ship[] {
  const ships = muster.ships.map(berth => structuredClone(launch(berth, muster, squad)));
  const lucky = ships.filter(ship => ship.keywords.includes('lucky')).length;
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
