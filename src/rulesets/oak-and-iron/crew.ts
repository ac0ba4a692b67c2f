import { crewBar, engagedSide, landNear, preyOf, silentCrew } from './crewBars.js';
import { canMend, mend, rest, restAndSay } from './damage.js';
import { layAlongside } from './grapple.js';
import { fightOnce } from './melee.js';
import type { Hand } from './nouns.js';
import type { CrewAction } from './order.js';
import { ordersOf, type Play } from './play.js';
import { sailAfter, setSail } from './rig.js';
import { friendsOf, hasKeyword, hasUpgrade, isFlagship, isWithin, plays, shipOf, word } from './sea.js';
import type { Ship } from './state.js';
import { skillTest } from './throw.js';
import { partialsAt, spendOnAttack } from './volley.js';

/** The Crew Action (OI4.9). */

export function removeMarker(play: Play, ship: Ship, hand: Hand): void {
  ship.reload[hand] = false;
  play.say({ kind: 'reloaded', ship: ship.id, side: hand });
}

function rally(play: Play, ship: Ship): void {
  const surgeon = hasUpgrade(ship, 'surgeon') && !ship.spent.includes('surgeon') && ship.fatigue > 1;
  if (surgeon) ship.spent.push('surgeon');
  const helped = (surgeon ? play.state.tables.upgrades.surgeon : 0) + word(play.state, ship, 'inspiring') + cheer(play, ship);
  play.say({ kind: 'rallied', ship: ship.id, by: rest(ship, 1 + helped) });
  if (!isFlagship(play.state, ship) || !plays(play.state, ship, 'zeal')) return;
  for (const friend of friendsOf(play.state, ship))
    if (friend.fatigue > 0 && isWithin(play.state, ship, friend, 'musket') && skillTest(play, friend, 'zeal', 'OI9.4'))
      restAndSay(play, friend);
}

/** A beloved admiral cheers one friend near him a turn. */
function cheer(play: Play, ship: Ship): number {
  const { state } = play;
  const flagship = friendsOf(state, ship).find(
    friend =>
      isFlagship(state, friend) &&
      hasKeyword(friend, 'beloved') &&
      !friend.did.includes('beloved') &&
      isWithin(state, ship, friend, 'musket'),
  );
  if (!flagship) return 0;
  flagship.did.push('beloved');
  return word(state, flagship, 'beloved');
}

function repair(play: Play, ship: Ship): void {
  if (ship.aground) {
    if (!skillTest(play, ship, 'refloat', 'OI6.4')) return;
    ship.aground = false;
    play.say({ kind: 'refloated', ship: ship.id });
    return;
  }
  mendHull(play, ship);
}

function mendHull(play: Play, ship: Ship): void {
  const carpenter = hasUpgrade(ship, 'carpenter') && !ship.spent.includes('carpenter') && ship.damage > 1 && canMend(play, ship);
  if (carpenter) ship.spent.push('carpenter');
  play.say({ kind: 'repaired', ship: ship.id, by: mend(ship, 1 + (carpenter ? play.state.tables.upgrades.carpenter : 0)) });
}

function trim(play: Play, ship: Ship, step: 1 | -1): void {
  const next = sailAfter(ship.sail, step);
  if (next === null) return;
  setSail(play, ship, next, 'order');
  const again = hasUpgrade(ship, 'topmen') ? sailAfter(next, step) : null;
  if (again !== null && ordersOf(play, ship).twice) setSail(play, ship, again, 'order');
}

function board(play: Play, ship: Ship): void {
  const { state } = play;
  const order = ordersOf(play, ship);
  const prey = preyOf(state, ship);
  const listed = [order.against, ...order.close].map(id => (id === null ? null : shipOf(state, id)));
  const target = listed.find(one => one !== null && prey.includes(one)) ?? prey[0];
  if (!target) return;
  if (plays(state, ship, 'through-the-smoke')) partialsAt(play, ship, target, { harmless: false });
  const easy = plays(state, ship, 'boarders-away') && (target.sail === 'minimal' || target.sail === 'anchored');
  if (!easy && !skillTest(play, ship, 'board', 'OI4.10')) return;
  if (layAlongside(play, ship, target, 'boarded') && plays(state, ship, 'expert-boarding')) fightFree(play, ship);
}
const fightFree = (play: Play, ship: Ship): void => {
  fightOnce(play, ship);
  ship.did = ship.did.filter(one => one !== 'close');
};

export function land(play: Play, ship: Ship): void {
  const at = landNear(play.state, ship);
  if (at === null) return;
  ship.party = { on: at.id, x: at.x, y: at.y, stood: 0 };
  play.say({ kind: 'landed', ship: ship.id, terrain: at.id });
}

const DO: Record<CrewAction, (play: Play, ship: Ship) => void> = {
  'reload-port': (play, ship) => removeMarker(play, ship, 'port'),
  'reload-starboard': (play, ship) => removeMarker(play, ship, 'starboard'),
  rally,
  repair,
  hull: mendHull,
  'more-sail': (play, ship) => trim(play, ship, 1),
  'less-sail': (play, ship) => trim(play, ship, -1),
  board,
  land,
  attack: spendOnAttack,
};

/** Does the first action of her list that is possible; the list of silence follows her own. */
export function crewAction(play: Play, ship: Ship): void {
  const { crew, intent } = ordersOf(play, ship);
  const boarding: CrewAction[] = intent === 'board' ? ['board'] : [];
  const landing: CrewAction[] =
    intent === 'land' ? ['land', ...(landNear(play.state, ship) && ship.sail !== 'anchored' ? (['less-sail'] as const) : [])] : [];
  landFree(play, ship);
  const wanted = [...boarding, ...landing, ...crew, ...silentCrew(play.state, ship)];
  const action = wanted.find(one => crewBar(play.state, ship, one) === null);
  if (action !== undefined) DO[action](play, ship);
}

/** A troop transport lands her party free, before her Crew Action or when that has brought her to anchor. */
function landFree(play: Play, ship: Ship): void {
  const { intent, crew } = ordersOf(play, ship);
  const isMeant = hasUpgrade(ship, 'troop-transport') && (intent === 'land' || crew.includes('land'));
  if (isMeant && crewBar(play.state, ship, 'land') === null) land(play, ship);
}

/** What comes free on top of the Crew Action, where the crew could act at all: efficient loaders once a battle, a troop transport's landing. */
export function freeActions(play: Play, ship: Ship): void {
  const hand = engagedSide(play.state, ship);
  if (hasUpgrade(ship, 'efficient-loaders') && !ship.spent.includes('loaders') && crewBar(play.state, ship, `reload-${hand}`) === null) {
    ship.spent.push('loaders');
    removeMarker(play, ship, hand);
  }
  landFree(play, ship);
}
