import { arcOf, isClear } from './arc.js';
import { bandOf, isWithin } from './band.js';
import { conditional } from './conditions.js';
import type { Broadside } from './nouns.js';
import type { Play } from './play.js';
import type { Ship } from './state.js';
import { britishSide, foesOf, foesWithin, isFighting } from './vessel.js';
import { aimOf, fire, type Laid, rangeOf, throwOf } from './volley.js';

const SIDES: readonly Broadside[] = ['port', 'starboard'];

/** T5.3: the broadsides that bear on a target, and whether by halves. In one square, or grappled, either may. */
function bearings(by: Ship, at: Ship): { broadside: Broadside; half: boolean }[] {
  if (rangeOf(by, at) === 0) return SIDES.map(broadside => ({ broadside, half: false }));
  const arc = arcOf(by, at.at);
  return arc ? [arc] : [];
}

/** Every broadside that she may fire this turn, the one that she will fire first at the head (T5.11). */
export function layings(play: Play, by: Ship): Laid[] {
  const order = play.orderOf(by.id);
  const isGrappled = by.grappled.length > 0;
  const near = isGrappled ? foesOf(play.state, by) : foesWithin(play.state, by, play.state.tables.randomMax);
  return near
    .filter(at => (isGrappled ? by.grappled.includes(at.id) : isClear(play.state.ships, by.at, at.at)))
    .filter(at => isWithin(bandOf(rangeOf(by, at), play.state.tables) ?? 'random', order.hold))
    .flatMap(at => bearings(by, at).map(arc => ({ by, at, ...arc, rake: 'none' as const, shares: 1 as const })))
    .filter(laid => diceOf(play, laid) > 0)
    .sort(choice(play, order.fire));
}

const diceOf = (play: Play, laid: Laid): number => throwOf(aimOf(laid), play.state)?.dice ?? 0;

/** T5.11: a hulk is passed over for a ship on the list; then nearest, more dice, the captain's list, the roll of ships. */
function choice(play: Play, listed: readonly string[]) {
  const passed = ({ at }: Laid) => (at.condition === 'hulk' && !listed.includes(at.id) && listed.length > 0 ? 1 : 0);
  const rank = ({ at }: Laid) => (listed.includes(at.id) ? listed.indexOf(at.id) : listed.length);
  return (a: Laid, b: Laid) =>
    passed(a) - passed(b) || rangeOf(a.by, a.at) - rangeOf(b.by, b.at) || diceOf(play, b) - diceOf(play, a) || rank(a) - rank(b);
}

/** The guns of all: the British first where nations count, else who moved first; ship by ship, effects at once (T5.12). */
export function gunnery(play: Play): void {
  const first = britishSide(play.state) ?? play.state.firstSide;
  for (const ship of [...play.state.ships].sort((a, b) => Number(b.side === first) - Number(a.side === first)))
    if (isFighting(ship) && !conditional(play, ship).holdFire) shoot(play, ship);
}

function shoot(play: Play, ship: Ship): void {
  const fired: Laid[] = ship.shot === null ? broadside(play, ship) : [];
  if (fired[0]) ship.shot = fired[0].broadside;
  if (ship.shot !== null && mayDouble(play, ship)) otherSide(play, ship, ship.shot, fired);
}

/** Her shot of the turn; a British captain may share it between two targets of one side (T5.13). */
function broadside(play: Play, ship: Ship): Laid[] {
  const options = layings(play, ship);
  const [first] = options;
  if (!first) return [];
  const second = mayDouble(play, ship) && play.orderOf(ship.id).split ? options.find(isBeside(first)) : undefined;
  const fired = second ? [first, second].map(laid => ({ ...laid, shares: 2 as const })) : [first];
  const throws = fired.map(laid => throwOf(aimOf(laid), play.state));
  for (const [place, laid] of fired.entries()) fire(play, laid, throws[place] ?? null);
  return fired;
}

const isBeside = (first: Laid) => (other: Laid) => other.broadside === first.broadside && other.at.id !== first.at.id;

const mayDouble = ({ state }: Play, ship: Ship): boolean => ship.nation === 'british' && state.options.national;

/** T5.14: on a 5 or 6 the other broadside fires too, at half effect. */
function otherSide(play: Play, ship: Ship, used: Broadside, fired: readonly Laid[]): void {
  const found = layings(play, ship).find(laid => laid.broadside !== used && fired.every(one => one.at.id !== laid.at.id));
  if (!found) return;
  const face = play.dice.roll(6, { why: `both ${ship.id}`, clause: 'T5.14', to: 'everyone' });
  if (face >= 5) fire(play, { ...found, shares: 2 });
}
