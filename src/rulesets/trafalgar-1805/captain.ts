import type { Seat } from '../../engine/audience.js';
import type { Answers, Value } from '../../engine/form.js';
import { range } from '../../engine/grid.js';
import type { Seen } from '../../engine/ruleset.js';
import { boardingReckoned, reckonedGunnery } from './boarding.js';
import { cheapest, courses, moveOf } from './courses.js';
import { leads, lineWith, maySailSingly } from './fleet.js';
import { obstruction } from './follow.js';
import { hullOf } from './hulls.js';
import { isMerchant } from './merchant.js';
import type { Intent, ShipOrder } from './order.js';
import { wouldStrike } from './reckon.js';
import { mastsLost } from './sailing.js';
import type { Par } from './scenario.js';
import { foesOf, isFighting, isHeld, isUnderSail } from './vessel.js';
import type { SeenShip, View } from './view.js';

/** The AI captain: what he writes down, from what he may know and nothing else. His helmsman is the rules' own (T9.8). */

type Written = Partial<Omit<ShipOrder, 'kind'>>;

/** One ship and her enemies, nearest first. */
interface Post {
  readonly view: View;
  readonly ship: SeenShip;
  readonly foes: readonly SeenShip[];
}

export function captain(view: Seen<View>, seat: Seat): Answers {
  const own = view.ships.filter(ship => ship.seat === seat && isFighting(ship));
  return Object.fromEntries(own.map(ship => [ship.id, answersOf(ordersFor(view, ship))]));
}

const answersOf = (written: Written): Record<string, Value> =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null)) as Record<string, Value>;

function ordersFor(view: View, ship: SeenShip): Written {
  const foes = foesOf(view, ship).sort((a, b) => range(ship.at, a.at) - range(ship.at, b.at)) as SeenShip[];
  const post: Post = { view, ship, foes };
  return { ...gunsOf(post), ...boardersOf(post), ...courseOf(post) };
}

const LISTED = 4;

/** The nearest ships that can still hurt: wrecks are passed over. */
const gunsOf = ({ foes }: Post): Written => ({
  fire: foes
    .filter(foe => foe.condition !== 'hulk')
    .slice(0, LISTED)
    .map(foe => foe.id),
});

/** Boarders go when they are likely to win; a merchantman has none. */
const boardersOf = ({ ship }: Post): Written => (isMerchant(ship) ? {} : { board: 'odds', odds: ship.grappled.length > 0 ? 45 : 55 });

function courseOf(post: Post): Written {
  const { view, ship, foes } = post;
  if (!isUnderSail(ship) || foes.length === 0) return {};
  if (isMerchant(ship)) return homeward(post);
  if (lineWith(view, ship.id) && !leads(view, ship) && !maySailSingly(view, ship)) return { intent: 'follow' };
  const target = targetOf(post);
  return target ? { ...courseAgainst(post, target), against: target.id } : {};
}

/** How much a captain would like to fight each of them: near, slow, crippled, and no stronger than he is. */
function targetOf({ view, ship, foes }: Post): SeenShip | null {
  const own = reckonedGunnery(view, ship);
  const worth = (foe: SeenShip) => {
    const spoilt = foe.condition === 'hulk' ? -4 : 2 * (foe.masts ? mastsLost(foe.masts) : 0);
    const strength = 0.8 * Math.max(0, reckonedGunnery(view, foe) - own);
    return spoilt - strength - range(ship.at, foe.at) * 0.9 + (isHeld(foe) || foe.way <= 1 ? 1 : 0) + prizeWorth(view, ship, foe);
  };
  return [...foes].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** In a convoy battle the raiders are after the merchantmen. */
const prizeWorth = ({ scenario: { par } }: View, ship: SeenShip, foe: SeenShip): number =>
  par?.kind === 'convoy' && ship.side !== par.side && isMerchant(foe) ? 6 : 0;

function courseAgainst(post: Post, target: SeenShip): Written {
  const { view, ship } = post;
  const far = range(ship.at, target.at);
  if (isOutclassed(post, target)) return { intent: 'keep-off', range: 7 };
  if (isSpent(ship)) return { intent: 'keep-off', range: 8 };
  if (mustLast(view, ship) && far > 1) return { intent: 'escape' };
  if (isMerchant(target) && far <= 5) return { intent: 'close' };
  if (far <= 3 && isBoardable(target) && boardingReckoned(view, ship, target) >= 60) return { intent: 'close' };
  return { intent: wouldStrike(view, target) ? 'rake' : ('engage' satisfies Intent) };
}

/** A ship that need only last out does not seek a fight. */
const mustLast = ({ scenario: { par } }: View, ship: SeenShip): boolean => par?.kind === 'last' && par.side === ship.side;

const isBoardable = (target: SeenShip): boolean =>
  target.condition === 'hulk' || target.condition === 'irons' || isHeld(target) || target.way <= 1;

/** Both broadsides all but silent: she has nothing left to fight with. */
const isSpent = ({ card }: SeenShip): boolean =>
  card !== null && Math.max(card.gunnery.port, card.gunnery.starboard) <= card.fullGunnery / 5;

/** A frigate keeps out of the reach of a ship of the line that can still sail. */
function isOutclassed({ view, ship }: Post, target: SeenShip): boolean {
  return target.condition !== 'hulk' && reckonedGunnery(view, ship) * 2 < reckonedGunnery(view, target);
}

type ConvoyPar = Extract<Par, { kind: 'convoy' }>;

/** A merchantman steers for home by the track that brings her nearest, clear of the enemy. */
function homeward({ view, ship, foes }: Post): Written {
  const par = view.scenario.par;
  if (par?.kind !== 'convoy') return { intent: 'keep-off', range: 8 };
  const move = moveOf(hullOf(view as Seen<View>, ship), view.wind, ['f', 'p', 's']);
  const found = courses(move, obstruction(move, view, ship));
  const best = cheapest(found, end => 2 * toHome(par, end.at) + foes.reduce((sum, foe) => sum + Math.max(0, 4 - range(foe.at, end.at)), 0));
  return best ? { track: best.steps.map(id => ({ id, by: null })) } : {};
}

const toHome = ({ home }: ConvoyPar, at: { x: number; y: number }): number =>
  home.beyond === 'more' ? home.at - at[home.axis] : at[home.axis] - home.at;
