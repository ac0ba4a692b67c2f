import type { Seat } from '../../engine/audience.js';
import type { Answers, Value } from '../../engine/form.js';
import { handOf } from './askSquadron.js';
import { CARDS, type CardId } from './cards.js';
import { silentCrew } from './crewBars.js';
import { inFormation } from './formation.js';
import { eligible, ridersFor } from './initiative.js';
import type { Band } from './nouns.js';
import { boardingOdds, spentOf, stakeOf } from './odds.js';
import type { CrewAction, Intent } from './order.js';
import { deploying } from './pending.js';
import { bandAt, byGap, enemiesOf, fleetOf, friendsOf, gapOf, isShaken, isWithin, squadOf, weary } from './sea.js';
import type { Ship } from './state.js';
import { nextSeat, unmoved } from './turn.js';
import type { Sight } from './view.js';
import { landfall, nearestEnemy } from './worth.js';

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

/** Fatigue to spare that makes him board, and stay where he is fast. */
const BOLD = 1.5;
/** What is left of a ship that had better keep out of shot. */
const FRAIL = 0.75;

/** The enemy that she would do best to carry: near, beaten hand to hand, and the nearer to it the better. */
function preyToBoard(view: Sight, ship: Ship): Ship | null {
  const near = enemiesOf(view, ship).filter(enemy => isWithin(view, ship, enemy, 'pistol'));
  const odds = new Map(near.map(enemy => [enemy.id, boardingOdds(view, ship, enemy)]));
  const able = near.filter(enemy => (odds.get(enemy.id) ?? 0) >= BOLD);
  return able.sort((a, b) => (odds.get(b.id) ?? 0) - (odds.get(a.id) ?? 0))[0] ?? null;
}

/** Fast to an enemy she fights on while she is winning, and cuts herself free when not. */
function grappled(view: Sight, ship: Ship, held: readonly Ship[]): Intent {
  const odds = held.map(enemy => boardingOdds(view, ship, enemy));
  return Math.min(...odds) >= 0 ? 'board' : 'keep-off';
}

interface Purpose {
  readonly intent: Intent;
  readonly against: Ship | null;
}

/** The one ship that goes in for the marked land: the nearest to it of those fit to, while no party is ashore and no plunder aboard. */
function isSent(view: Sight, ship: Ship): boolean {
  const { objective } = view.scenario;
  if (objective.kind === 'engage' || objective.side !== ship.side) return false;
  const side = [ship, ...friendsOf(view, ship)];
  if (side.some(one => one.plunder || one.party !== null)) return false;
  const able = side.filter(one => !isShaken(view, one) && one.entangled.length === 0 && landfall(view, one) !== null);
  const nearest = able.reduce<Ship | null>(
    (won, one) => (won && (landfall(view, won) ?? 0) <= (landfall(view, one) ?? 0) ? won : one),
    null,
  );
  return nearest?.id === ship.id;
}

function purposeOf(view: Sight, ship: Ship, target: Ship | null): Purpose {
  if (ship.plunder) return { intent: 'break-off', against: target };
  if (isSent(view, ship)) return { intent: 'land', against: target };
  if (ship.party !== null) return { intent: 'none', against: target };
  const held = enemiesOf(view, ship).filter(enemy => ship.entangled.includes(enemy.id));
  if (held.length > 0) return { intent: grappled(view, ship, held), against: held[0] ?? target };
  if (isShaken(view, ship) || spentOf(view, ship) >= FRAIL) return { intent: 'keep-off', against: target };
  const prey = preyToBoard(view, ship);
  return prey ? { intent: 'board', against: prey } : { intent: 'engage', against: target };
}

/** Whether loading is worth more to her than rest: a broadside that will be thrown with dice enough. */
const isWorthLoading = (ship: Ship, prey: Ship | null, gap: number): boolean =>
  prey !== null && gap <= 13_000 && ship.broadside - weary(ship) >= 2;

function crewFor(view: Sight, ship: Ship, prey: Ship | null): CrewAction[] {
  const gap = prey === null ? 99_000 : gapOf(view, ship, prey);
  const reloads = silentCrew(view, ship).filter(action => action.startsWith('reload'));
  const isMarked = ship.reload.port || ship.reload.starboard;
  if (ship.sail === 'anchored' && (ship.party === null || ship.plunder)) return ['more-sail'];
  if (ship.aground) return ['repair'];
  if (isMarked && ship.sail === 'full') return ['less-sail'];
  if (isWorthLoading(ship, prey, gap)) return [...reloads.slice(0, 1), ...trimFor(ship), 'rally', ...reloads, 'repair'];
  if (weary(ship) > 0) return ['rally', ...reloads, 'repair'];
  return [...trimFor(ship), ...reloads, 'repair'];
}

/** The fighting rig, always: under more canvas the fast come up alone, and find no time to shorten sail and load. */
function trimFor(ship: Ship): CrewAction[] {
  if (ship.sail === 'minimal') return ['more-sail'];
  return ship.sail === 'full' ? ['less-sail'] : [];
}

const NEARNESS: Record<Band, number> = { 'yard-arm': 1.5, pistol: 1.4, musket: 1, cannon: 0.5 };
/** Enemies in the order that they are worth a shot: near, thin, and far gone. */
function targetsFor(view: Sight, ship: Ship): Ship[] {
  const worth = (enemy: Ship): number => {
    const band = bandAt(view, gapOf(view, ship, enemy));
    return band === null ? 0 : (NEARNESS[band] * (1 + 2 * stakeOf(view, enemy))) / (1 + enemy.fortitude);
  };
  return byGap(view, ship, enemiesOf(view, ship)).sort((a, b) => worth(b) - worth(a));
}

function shipFor(view: Sight, ship: Ship): Said {
  const [prey = null] = byGap(view, ship, enemiesOf(view, ship));
  const wanted = targetsFor(view, ship);
  const { intent, against } = purposeOf(view, ship, wanted[0] ?? null);
  const targets = wanted.slice(0, 3).map(enemy => enemy.id);
  return {
    intent,
    ...(against ? { against: against.id } : {}),
    crew: crewFor(view, ship, prey),
    ...(targets.length > 0 ? { port: targets, starboard: targets, bow: targets, stern: targets, close: targets } : {}),
  };
}

/** The order in which ships act: those nearest the enemy last, for they gain most by knowing more. */
const sequence = (view: Sight, seat: Seat): string[] =>
  fleetOf(view, seat)
    .map(ship => ({ id: ship.id, near: nearestEnemy(view, ship) }))
    .sort((a, b) => b.near - a.near)
    .map(one => one.id);

export function captain(view: Sight, seat: Seat): Answers {
  if (view.phase === 'fit' || view.phase === 'edge') return {};
  if (view.phase === 'deploy') return deploying(view).includes(seat) ? { hand: cardFor(view, seat) } : {};
  const ships = Object.fromEntries(fleetOf(view, seat).map(ship => [ship.id, shipFor(view, ship)]));
  if (view.window === 'act') {
    const [first] = nextSeat(view) === seat ? sequence(view, seat).filter(id => unmoved(view, seat).some(ship => ship.id === id)) : [];
    return first === undefined ? {} : { act: { ship: first }, ...ships };
  }
  const squadron = view.window === 'fire' ? {} : { squadron: { sequence: sequence(view, seat) } };
  return { ...(view.window === 'fire' ? {} : { hand: cardFor(view, seat) }), ...squadron, ...ships };
}
