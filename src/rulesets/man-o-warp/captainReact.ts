import type { Seat } from '../../engine/audience.js';
import type { Answers } from '../../engine/form.js';
import { lossOf } from './captainWorth.js';
import { type Attack, type Cards, OARS, type Oar } from './nouns.js';
import { spareCard, threats } from './policy.js';
import { fleetSeen, ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { fleetOf, isHeld, meanDamage, repliesTo, scoreOf, shipOf } from './waters.js';

/** How the AI captain answers an attack that waits for him (MW8.7): what it may cost him against what his cards are worth. */

/** Points that a speed card is worth in hand, and that a shield must save. Found by playing captains against one another. */
const CARD_WORTH = 0.12;
const SHIELD_WORTH = 0.5;
/** A reply is kept back where its card, laid by a ship of one's own, would do so many times as much. */
const PATIENCE = 2.5;

export function captainReacts(view: Sight, seat: Seat): Answers {
  const [ship, target] = [shipOf(view, view.act?.ship ?? null), shipOf(view, view.act?.target ?? null)];
  if (!view.act || !ship || !target) return {};
  const { hand } = ownOf(view, seat);
  return {
    reaction:
      view.act.attack !== null && view.act.stage === 'reply'
        ? replyWith(view, hand, ship, target, view.act.attack)
        : evades(view, hand, ship, target),
  };
}

/** What she stands to lose if she is caught: to the attack that lies, else to the hardest that may come. */
const danger = (view: Sight, ship: Ship, target: Ship): number =>
  Math.max(0, ...(view.act?.attack ? [view.act.attack] : threats(ship, target)).map(attack => lossOf(target, meanDamage(ship, attack))));

/** Shields her if the enemy does less to anybody else, or runs with as many cards as pay. */
function evades(view: Sight, hand: Cards, ship: Ship, target: Ship): Answers[string] {
  const loss = danger(view, ship, target);
  const others = fleetOf(view, target.captain).filter(one => one.id !== target.id);
  const next = Math.max(0, ...others.map(one => danger(view, ship, one)));
  const { bid, odds } = bestRun(view, hand, ship, target, loss);
  const card = view.act?.shieldable ? spareCard(view, hand, target) : null;
  if (card !== null && (1 - odds) * (loss - next) > SHIELD_WORTH) return { shield: card };
  return { shield: 'pass', row: bid.row, sail: bid.sail };
}

interface Escape {
  readonly bid: Readonly<Record<Oar, number>>;
  readonly odds: number;
}

function bestRun(view: Sight, hand: Cards, ship: Ship, target: Ship, loss: number): Escape {
  const still: Escape = { bid: { row: 0, sail: 0 }, odds: 0 };
  if (isHeld(target.held)) return still;
  const order = [...OARS].filter(oar => target.stats[oar] > 0).sort((a, b) => target.stats[b] - target.stats[a]);
  const cards = order.flatMap(oar => Array.from({ length: hand[oar] }, () => oar));
  const runs = cards.map((_, nth): Escape => {
    const played = cards.slice(0, nth + 1);
    const bid = { row: played.filter(oar => oar === 'row').length, sail: played.filter(oar => oar === 'sail').length };
    return { bid, odds: oddsOf(view, ship, scoreOf(target, bid)) };
  });
  const worth = ({ bid, odds }: Escape) => odds * loss - CARD_WORTH * (bid.row + bid.sail);
  return [still, ...runs].reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Chance that so many points are enough, the pursuer playing from one card to three of his faster kind, as far as he may hold them. */
function oddsOf(view: Sight, ship: Ship, score: number): number {
  const held = fleetSeen(view, ship.seat)?.held ?? 0;
  const most = Math.max(1, Math.min(3, Math.ceil(held / 2)));
  const pace = Math.max(ship.stats.row, ship.stats.sail);
  return Array.from({ length: most }, (_, nth) => (nth + 1) * pace).filter(theirs => theirs <= score).length / most;
}

/** Every reply that the rules and the hand allow, but for a card that will do much more in an attack of one's own. */
function replyWith(view: Sight, hand: Cards, ship: Ship, target: Ship, attack: Attack): Answers[string] {
  const able = repliesTo(ship, target, attack).filter(reply => hand[reply] > 0 && pays(view, hand, ship, target, reply));
  return { reply: able.length > 1 ? 'both' : (able[0] ?? 'none') };
}

function pays(view: Sight, hand: Cards, ship: Ship, target: Ship, reply: Attack): boolean {
  if (hand[reply] > 1) return true;
  const own = fleetOf(view, target.captain).filter(one => !one.used && one.id !== target.id);
  const better = Math.max(0, ...own.map(one => meanDamage(one, reply)));
  return better < PATIENCE * meanDamage(target, reply) || lossOf(ship, meanDamage(target, reply)) > 1;
}
