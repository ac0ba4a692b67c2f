import { sealedDice } from '../../../src/engine/dice.js';
import { CARDS, type CardId } from '../../../src/rulesets/oak-and-iron/cards.js';
import { CLASSES, ClassId, FITS } from '../../../src/rulesets/oak-and-iron/classes.js';
import {
  berthPrice,
  cardBar,
  classBar,
  faultsOf,
  handFaults,
  handSize,
  musterPrice,
  SIZES,
} from '../../../src/rulesets/oak-and-iron/faults.js';
import { NATIONS, type Nation } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { ADMIRALS, AdmiralId, Captain, UpgradeId } from '../../../src/rulesets/oak-and-iron/refits.js';
import type { Berth, Muster, Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { together } from '../../support/checked.js';
import { seedOf } from '../../support/playout.js';
import type { Tally } from '../../support/playouts.js';
import { scenarioNamed } from './scene.js';

/** Random lawful squadrons of 100 points, and what many battles between such came to. */

const SKIRMISH = scenarioNamed('skirmish');
/** Points that a squadron may leave unspent: with less than that hardly anything can be had. */
const CHANGE = 2;
const TRIES = 500;

type Below = (many: number) => number;
const oneOf = <T>(from: readonly T[], below: Below): T => {
  const one = from[below(from.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};
const shuffled = <T>(from: readonly T[], below: Below): T[] => {
  const rest = [...from];
  return from.flatMap(() => rest.splice(below(rest.length), 1));
};

/** Some ships, as many as the points carry, the first of them the Flagship. */
function randomShips(nation: Nation, admiral: AdmiralId, below: Below): Berth[] {
  const ships: Berth[] = [];
  const most = 3 + below(6);
  const bare = (id: ClassId): Berth => ({
    id: `${id}${ships.length}`,
    class: id,
    name: `${CLASSES[id].name} ${ships.length}`,
    skill: 0,
    fits: [],
    upgrades: [],
    captain: null,
  });
  const left = () => SIZES.skirmish.points - ADMIRALS[admiral].cost - ships.reduce((sum, ship) => sum + berthPrice(ship, nation), 0);
  const isFree = (id: ClassId) =>
    classBar({ class: id }, 'skirmish', { nation, admiral }) === null && !(CLASSES[id].pirate && ships.some(ship => ship.class === id));
  while (ships.length < most) {
    const able = ClassId.options.filter(id => isFree(id) && CLASSES[id].points <= left());
    if (able.length === 0) break;
    ships.push(bare(oneOf(able, below)));
  }
  return ships;
}

/** Everything that could be added to a squadron as it is, one thing at a time. */
function additions(muster: Muster): Muster[] {
  const put = (at: number, ship: Berth): Muster => ({ ...muster, ships: muster.ships.with(at, ship) });
  return muster.ships.flatMap((ship, at) => [
    ...(ship.skill < 2 ? [put(at, { ...ship, skill: ship.skill + 1 })] : []),
    ...FITS.map(fit => put(at, { ...ship, fits: [...ship.fits, fit] })),
    ...(ship.upgrades.length < 2 ? UpgradeId.options.map(id => put(at, { ...ship, upgrades: [...ship.upgrades, id] })) : []),
    ...(ship.captain === null ? Captain.options.map(captain => put(at, { ...ship, captain })) : []),
  ]);
}

function randomHand(muster: Muster, below: Below): CardId[] {
  const all = (Object.keys(CARDS) as CardId[]).filter(card => cardBar(card, muster) === null);
  for (let turn = 0; turn < TRIES; turn++) {
    const hand = shuffled(all, below).slice(0, handSize(muster));
    if (handFaults(hand, muster).length === 0) return hand;
  }
  throw new Error('No hand is lawful');
}

const isSpent = (muster: Muster): boolean => musterPrice(muster) > SIZES.skirmish.points - CHANGE;
const isLawful = (muster: Muster): boolean => faultsOf('skirmish', null, muster).length === 0;

/** The same with whatever its last points buy. */
function enriched(muster: Muster, below: Below): Muster {
  const more = isSpent(muster) ? undefined : shuffled(additions(muster), below).find(isLawful);
  return more ? enriched(more, below) : muster;
}

/** A lawful squadron drawn at random: nation, Admiral, ships, hand, then improvements and upgrades. */
function randomMuster(seat: string, below: Below): Muster {
  for (let turn = 0; turn < TRIES; turn++) {
    const nation = oneOf(NATIONS, below);
    const admirals = AdmiralId.options.filter(id => [null, nation].includes(ADMIRALS[id].nation));
    const admiral = oneOf(admirals, below);
    const ships = randomShips(nation, admiral, below).map(ship => ({ ...ship, id: `${seat}.${ship.id}` }));
    const bare: Muster = { nation, ships, admiral, hired: null, flagship: ships[0]?.id ?? '', hand: [] };
    const muster = enriched({ ...bare, hand: randomHand(bare, below) }, below);
    if (isSpent(muster) && isLawful(muster)) return muster;
  }
  throw new Error('No squadron is lawful');
}

/** A skirmish between two random squadrons; the same name gives the same. */
export function randomSkirmish(name: string): Scenario {
  const dice = sealedDice(seedOf(`squadrons ${name}`), 0, '');
  const below: Below = many => dice.roll(many, { why: 'squadron', clause: '', to: 'umpire' }) - 1;
  return { ...SKIRMISH, squadrons: SKIRMISH.squadrons.map(plan => ({ ...plan, muster: randomMuster(plan.seat, below) })) };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [key, value] of counts.flatMap(one => Object.entries(one))) total[key] = (total[key] ?? 0) + value;
  return total;
}

/** Many tallies as one. */
export const merged = (scenario: string, all: readonly Tally[]): Tally => ({
  scenario,
  battles: sum(all.map(one => one.battles)),
  ended: sum(all.map(one => one.ended)),
  turns: median(all.map(one => one.turns)),
  wins: added(all.map(one => one.wins)),
  drawn: sum(all.map(one => one.drawn)),
  how: added(all.map(one => one.how)),
  dice: median(all.map(one => one.dice)),
  ms: median(all.map(one => one.ms)),
  checked: together(all.map(one => one.checked)),
});
