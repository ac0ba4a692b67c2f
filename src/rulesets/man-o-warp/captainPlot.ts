import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { lossOf } from './captainWorth.js';
import { minus, NO_CARDS, sizeOf, speedOf } from './cards.js';
import { slotsOf } from './intent.js';
import { ATTACKS, type Attack, type Cards, OARS, type ShipId } from './nouns.js';
import { SILENT_HANDS, tossed } from './policy.js';
import { fleetSeen, ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { barOf, fleetOf, foesOf, isHeld, meanDamage, repliesTo } from './waters.js';
import { roundOf, shipsFor, slotUnit } from './written.js';

/** How the AI captain plots a deal: the ships whose attacks promise most, with the hand as it is and a guess at the draw. */

interface Prospect {
  readonly ship: Ship;
  readonly target: Ship;
  readonly attack: Attack;
  readonly value: number;
  /** Speed cards that should be enough. */
  readonly cards: number;
}

/** Chance that a kind of card is in hand by the time: held now, or among so many drawn. */
const chanceOf = (hand: Cards, attack: Attack, draws: number): number => (hand[attack] > 0 ? 1 : 1 - (7 / 8) ** Math.max(0, draws));

/** Points: what it costs to lie where one cannot run. Found by playing captains against one another. */
const HELD_COST = 1.2;
/** Share of replies that count: the enemy must hold the card, and has one less when he has played it. */
const REPLY_CHANCE = 0.25;

/** Cards that a captain with so many in hand may be thought to run with. */
const runners = (held: number): number => (held === 0 ? 0 : held < 5 ? 1 : 2);

function prospect(view: Sight, hand: Cards, ship: Ship, target: Ship, attack: Attack): Prospect {
  const theirs = fleetSeen(view, target.seat)?.held ?? 0;
  const pace = Math.max(...OARS.map(oar => ship.stats[oar]), 1);
  const run = isHeld(target.held) ? 0 : runners(theirs) * Math.max(...OARS.map(oar => target.stats[oar]));
  const cards = Math.floor(run / pace) + 1;
  const draws = Math.max(0, view.options.hand - sizeOf(hand));
  const have = speedOf(hand) + draws / 2;
  const caught = have >= cards ? 0.85 : 0.25;
  const replies = repliesTo(ship, target, attack);
  const hurt =
    replies.reduce((sum, reply) => sum + lossOf(ship, meanDamage(target, reply)), 0) * (theirs > 2 ? REPLY_CHANCE : REPLY_CHANCE / 2);
  const held = attack === 'ram' || attack === 'board' ? HELD_COST : 0;
  const gain = lossOf(target, meanDamage(ship, attack)) - hurt - held;
  return { ship, target, attack, cards, value: chanceOf(hand, attack, draws) * caught * gain };
}

const prospectsOf = (view: Sight, hand: Cards, ship: Ship): Prospect[] =>
  foesOf(view, ship.seat)
    .flatMap(target =>
      ATTACKS.filter(attack => barOf(ship, target, attack) === null).map(attack => prospect(view, hand, ship, target, attack)),
    )
    .sort((a, b) => b.value - a.value);

export function captainPlots(view: Sight, seat: Seat): Answers {
  const answers: Record<string, Answers[string]> = {};
  const taken = new Map<number, Set<ShipId>>();
  let { hand } = ownOf(view, seat);
  const drop = dropFrom(view, seat, hand);
  hand = minus(hand, drop);
  for (let nth = 0; nth < slotsOf(view, seat); nth++) {
    const round = roundOf(view, seat, nth);
    const used = taken.get(round) ?? new Set<ShipId>();
    const best = shipsFor(view, seat, nth)
      .filter(ship => !used.has(ship.id))
      .map(ship => prospectsOf(view, hand, ship))
      .filter(([first]) => first !== undefined)
      .sort(([a], [b]) => (b?.value ?? 0) - (a?.value ?? 0))[0];
    const [first] = best ?? [];
    if (!best || !first) continue;
    taken.set(round, used.add(first.ship.id));
    answers[slotUnit(nth)] = slotFrom(best, first, hand);
    hand = minus(hand, { [first.attack]: 1 });
  }
  return { ...answers, hand: { drop, toss: 'chase', wizard: 'low', low: 4 }, all: DEFENCE };
}

/** Targets and attacks by what they promise; as many cards as the best of them should need, and one more where there are plenty. */
function slotFrom(prospects: readonly Prospect[], first: Prospect, hand: Cards): Answers[string] {
  const targets = [...new Set(prospects.filter(one => one.value > -1).map(one => one.target.id))].slice(0, 6);
  const attacks = [...new Set([first, ...prospects.filter(one => one.value > -0.5)].map(one => one.attack))];
  const spare = speedOf(hand) > first.cards + 2 ? 1 : 0;
  return { ship: first.ship.id, targets, attacks, bid: Math.min(9, first.cards + spare), keep: 0, again: true, others: true };
}

/** Attacks that no ship can make, and Row cards past two where nobody rows. */
function dropFrom(view: Sight, seat: Seat, hand: Cards): Cards {
  const [ship] = fleetOf(view, seat);
  if (!ship) return NO_CARDS;
  const idle = tossed(view, hand, { ...SILENT_HANDS, toss: 'chase' }, ship);
  const rows = fleetOf(view, seat).every(one => one.stats.row === 0);
  return { ...idle, row: rows ? Math.max(0, hand.row - 2) : 0 };
}

/** Everybody runs: two cards are worth more against a chase than in hand. Whoever would sink is screened. */
const DEFENCE: Answers[string] = { shield: 'doomed', spare: 0, evade: 2, hold: 0, fire: true, broadside: true, repel: 'both' };
