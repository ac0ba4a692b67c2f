import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { ATTACKS, type Attack, type ShipId, type Stat } from './nouns.js';
import { GAIN, MOST_REFITS, RAISES, type Refit } from './refits.js';
import { offeredTo, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { foesOf, hullLeft, meanDamage, shipsUnder, typeOf } from './waters.js';

/** How the AI captain gives out improvements: by the points that each may be worth to him, the best first (MW2.3). */

interface Gift {
  readonly card: Refit;
  readonly ship: Ship;
  readonly stat: Stat;
  readonly worth: number;
}

/** How often a card of each kind is laid by a ship that can use it, replies and second broadsides counted. Found by play. */
export const USE: Record<Attack, number> = { broad: 0.55, fire: 0.4, ram: 0.4, board: 0.5 };
export const WEIGHTS = { fresh: 0.6, hull: 1, speed: 0.35, life: 3 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const pointsEach = (ship: Ship): number => typeOf(ship).cost / ship.stats.hull;

/** Phases that she may live to have: the more hull, the more. */
const lifeOf = (ship: Ship): number => Math.min(4, 0.8 + hullLeft(ship) / WEIGHTS.life);

function worthOf(view: Sight, ship: Ship, stat: Stat): number {
  const prey = mean(foesOf(view, ship.seat).map(pointsEach));
  if (stat === 'hull') return WEIGHTS.hull * GAIN * pointsEach(ship);
  const better: Ship = { ...ship, stats: { ...ship.stats, [stat]: ship.stats[stat] + GAIN } };
  if (stat === 'row' || stat === 'sail') {
    const quicker = Math.max(better.stats.row, better.stats.sail) - Math.max(ship.stats.row, ship.stats.sail);
    const best = Math.max(...ATTACKS.map(attack => meanDamage(ship, attack)));
    return (WEIGHTS.speed * quicker * best * lifeOf(ship) * prey) / Math.max(2, ship.stats.sail);
  }
  const more = meanDamage(better, stat) - meanDamage(ship, stat);
  return USE[stat] * (ship.stats[stat] > 0 ? 1 : WEIGHTS.fresh) * more * lifeOf(ship) * prey;
}

const giftsOf = (view: Sight, ships: readonly Ship[], cards: readonly Refit[]): Gift[] =>
  cards.flatMap(card => ships.flatMap(ship => RAISES[card].map(stat => ({ card, ship, stat, worth: worthOf(view, ship, stat) }))));

/** The best gift of all, then the best with what is left, no ship taking more than two. */
export function captainRefits(view: Sight, seat: Seat): Answers {
  const room = new Map<ShipId, number>(shipsUnder(view, seat).map(ship => [ship.id, MOST_REFITS - ship.refits.length]));
  let ships = shipsUnder(view, seat);
  let cards = [...offeredTo(view, seat)];
  const answers: Record<string, Answers[string]> = {};
  while (cards.length > 0 && ships.length > 0) {
    const [best] = giftsOf(view, ships, cards).sort((a, b) => b.worth - a.worth);
    if (!best) break;
    answers[best.card] = { ship: best.ship.id, stat: best.stat };
    cards = cards.filter(card => card !== best.card);
    const left = (room.get(best.ship.id) ?? 0) - 1;
    room.set(best.ship.id, left);
    ships = ships.flatMap(ship => (ship.id !== best.ship.id ? [ship] : left > 0 ? [improved(ship, best)] : []));
  }
  return answers;
}

const improved = (ship: Ship, { card, stat }: Gift): Ship => ({
  ...ship,
  refits: [...ship.refits, { card, stat }],
  stats: { ...ship.stats, [stat]: ship.stats[stat] + GAIN },
});
