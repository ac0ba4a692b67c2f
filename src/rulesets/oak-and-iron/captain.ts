import type { Seat } from '../../engine/audience.js';
import type { Answers, Value } from '../../engine/form.js';
import { handOf } from './askSquadron.js';
import { CARDS, type CardId } from './cards.js';
import { silentCrew } from './crewBars.js';
import { inFormation } from './formation.js';
import { eligible, ridersFor } from './initiative.js';
import type { CrewAction, Intent } from './order.js';
import { deploying } from './pending.js';
import { byGap, enemiesOf, fleetOf, gapOf, hurt, isShaken, isWithin, squadOf, weary } from './sea.js';
import type { Ship } from './state.js';
import { nextSeat, unmoved } from './turn.js';
import type { Sight } from './view.js';
import { landfall } from './worth.js';

/** The AI captain (OI13.4): he knows his own view and nothing else, and leaves the moves themselves to his intents. */

type Said = Record<string, Value>;

/** How good a card is now: its value, and what it would do for this squadron. */
function worthOfCard(view: Sight, seat: Seat, card: CardId): number {
  const fleet = fleetOf(view, seat);
  const near = fleet.filter(ship => enemiesOf(view, ship).some(enemy => isWithin(view, ship, enemy, 'musket'))).length;
  const formed = fleet.filter(ship => inFormation(view, ship)).length;
  const tired = fleet.filter(ship => weary(ship) > 1).length;
  const unloaded = fleet.filter(ship => ship.reload.port || ship.reload.starboard).length;
  const uses: Partial<Record<CardId, number>> = {
    'effective-fire': near,
    'superior-firepower': 1.5 * near,
    'careful-aim': 0.5 * near,
    down: 0.8 * near,
    resilient: near,
    aggression: near,
    'take-courage': Math.min(formed, tired),
    'double-rations': tired,
    doughty: 0.5 * tired,
    reload: Math.min(formed, unloaded),
    'fast-loaders': unloaded,
    'seize-opportunity': near - formed,
    bravado: near * 0.5 + tired,
    'as-she-bears': 0.7 * formed,
    'small-arms': 0.7 * near,
    'raise-the-black': near,
    'favorable-wind': near === 0 ? 0.5 : -0.3,
    'rolling-broadsides': 0.3 * near,
    elan: 0.4 * near,
    'heavy-musketry': 0.4 * near,
  };
  return 0.5 * CARDS[card].value + (uses[card] ?? 0) - (CARDS[card].discard ? 0.6 : 0);
}

function cardFor(view: Sight, seat: Seat): Said {
  const open = eligible(handOf(view, seat), squadOf(view, seat)?.face ?? null);
  const best = (cards: readonly CardId[]) =>
    cards.reduce<CardId | null>(
      (won, card) => (won === null || worthOfCard(view, seat, card) > worthOfCard(view, seat, won) ? card : won),
      null,
    );
  const card = best(open);
  const rider = card === null ? null : best(ridersFor(view, seat, card, open));
  return { ...(card === null ? {} : { card }), ...(rider === null ? {} : { rider }) };
}

/** Whether hand to hand would favour her. */
const isStronger = (ship: Ship, enemy: Ship): boolean => ship.crew - weary(ship) * 0.6 > enemy.crew - weary(enemy) * 0.6 + 0.5;

function intentFor(view: Sight, ship: Ship, prey: Ship | null): Intent {
  const { objective } = view.scenario;
  if (objective.kind !== 'engage' && objective.side === ship.side && landfall(view, ship) !== null && ship.party === null) return 'land';
  if (ship.party !== null) return 'none';
  if (prey === null) return 'engage';
  if (weary(ship) >= 6 && !ship.entangled.includes(prey.id)) return 'keep-off';
  const handy = isWithin(view, ship, prey, 'pistol') && (isShaken(view, prey) || (isStronger(ship, prey) && weary(prey) >= 4));
  return handy || (ship.entangled.includes(prey.id) && isStronger(ship, prey)) ? 'board' : 'engage';
}

function crewFor(view: Sight, ship: Ship, prey: Ship | null): CrewAction[] {
  const far = prey === null || gapOf(view, ship, prey) > 14_000;
  const [first, second] = silentCrew(view, ship);
  const reloads = [first, second].filter(action => action !== undefined);
  if (ship.sail === 'anchored' && ship.party === null) return ['more-sail'];
  if (ship.aground) return ['repair'];
  if (weary(ship) >= 4) return ['rally', ...reloads];
  if (hurt(ship) >= 5) return [...reloads.slice(0, 1), 'repair', 'rally'];
  if (ship.sail === 'minimal') return ['more-sail', ...reloads];
  if (far && ship.sail === 'battle' && !ship.reload.port && !ship.reload.starboard) return weary(ship) > 0 ? ['rally'] : ['more-sail'];
  if (!far && ship.sail === 'full') return ['less-sail'];
  return [...reloads, 'rally', 'repair'];
}

function shipFor(view: Sight, ship: Ship): Said {
  const [prey = null] = byGap(view, ship, enemiesOf(view, ship));
  const weak = byGap(view, ship, enemiesOf(view, ship)).find(
    enemy => isWithin(view, ship, enemy, 'musket') && hurt(enemy) + weary(enemy) > 6,
  );
  const target = weak ?? prey;
  const targets = target ? [target.id] : [];
  return {
    intent: intentFor(view, ship, target),
    ...(target ? { against: target.id } : {}),
    crew: crewFor(view, ship, prey),
    ...(targets.length > 0 ? { port: targets, starboard: targets, bow: targets, stern: targets, close: targets } : {}),
  };
}

/** The order in which ships act: the followers of events last, so those nearest the enemy. */
const sequence = (view: Sight, seat: Seat): string[] =>
  fleetOf(view, seat)
    .map(ship => ({ id: ship.id, near: Math.min(99_000, ...enemiesOf(view, ship).map(enemy => gapOf(view, ship, enemy))) }))
    .sort((a, b) => b.near - a.near)
    .map(one => one.id);

export function captain(view: Sight, seat: Seat): Answers {
  if (view.phase === 'fit') return {};
  if (view.phase === 'deploy') return deploying(view).includes(seat) ? { hand: cardFor(view, seat) } : {};
  const ships = Object.fromEntries(fleetOf(view, seat).map(ship => [ship.id, shipFor(view, ship)]));
  if (view.window === 'act') {
    const [first] = nextSeat(view) === seat ? sequence(view, seat).filter(id => unmoved(view, seat).some(ship => ship.id === id)) : [];
    return first === undefined ? {} : { act: { ship: first }, ...ships };
  }
  const squadron = view.window === 'fire' ? {} : { squadron: { sequence: sequence(view, seat) } };
  return { ...(view.window === 'fire' ? {} : { hand: cardFor(view, seat) }), ...squadron, ...ships };
}
