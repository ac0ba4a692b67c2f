import { range } from '../../engine/grid.js';
import { isMerchant } from './merchant.js';
import type { ShipOrder } from './order.js';
import { owners, type Play } from './play.js';
import { gunneryOf, isLineShip, mastsLost } from './sailing.js';
import type { Ship } from './state.js';
import { strike, ungrapple } from './striking.js';
import { britishSide, foesOf, isFighting, nationBonus, type Sea, shipIn, type Vessel } from './vessel.js';

/** T7.4: the weaker broadside, two less for each lost mast, nation and captain. */
export function boardingStrength(play: Pick<Play, 'state'>, ship: Ship): number {
  const guns = Math.min(ship.gunnery.port, ship.gunnery.starboard);
  return guns - 2 * mastsLost(ship.masts) + nationBonus(play.state.options, ship.nation) + ship.bonus.boarding;
}

/** What a captain reckons of an enemy: fresh, but for her visible masts (T10.3). */
export function reckonedStrength(sea: Sea, ship: Vessel): number {
  const masts = sea.options.masts === 'hidden' || !ship.masts ? 0 : mastsLost(ship.masts);
  return reckonedGunnery(sea, ship) - 2 * masts + nationBonus(sea.options, ship.nation);
}

/** Gunnery of a broadside as her rate promises it. */
export const reckonedGunnery = (sea: Pick<Sea, 'options' | 'tables' | 'ships'>, ship: Vessel): number =>
  gunneryOf(ship, {
    national: sea.options.national,
    bigShips: sea.ships.some(one => isLineShip(one.rate)),
    frigatesLess: sea.tables.frigatesLess,
  });

/** Percent chance that d6 + a beats d6 + b (T7.5). */
export function oddsOf(a: number, b: number): number {
  let wins = 0;
  for (let mine = 1; mine <= 6; mine++) for (let theirs = 1; theirs <= 6; theirs++) if (mine + a > theirs + b) wins += 1;
  return Math.round((wins * 100) / 36);
}

/** What a boarding of `at` by `by` promises her captain, in percent, once grappled. */
export const boardingOdds = (play: Play, by: Ship, at: Ship): number =>
  oddsOf(boardingStrength(play, by), reckonedStrength(play.state, at));

/** The same before anything is known of her own hurts: from ship to ship, as both look. */
export const boardingReckoned = (sea: Sea, by: Vessel, at: Vessel): number => oddsOf(reckonedStrength(sea, by), reckonedStrength(sea, at));

/** T7.2: in reach, slow enough, and not one that has thrown her off. */
const isWithinReach = ({ state }: Play, by: Ship, at: Ship): boolean =>
  range(by.at, at.at) <= state.tables.boardReach && at.moved <= 1 && !by.repelled.includes(at.id);

/** T7.1: whether her captain's order says to board this enemy. */
function wants(play: Play, by: Ship, at: Ship, order: ShipOrder): boolean {
  if (isMerchant(by) || (order.prey !== null && order.prey !== at.id)) return false;
  if (order.board === 'odds') return boardingOdds(play, by, at) >= order.odds;
  if (order.board === 'masts') return 3 - mastsLost(at.masts) <= order.masts;
  return order.board === 'always';
}

const boards = (play: Play, by: Ship, at: Ship): boolean => wants(play, by, at, play.orderOf(by.id));

/** The Boarding phase: the British first where nations count, ship by ship, each pair once a turn (T7.1 to T7.6). */
export function boarding(play: Play): void {
  const done = new Set<string>();
  const first = britishSide(play.state) ?? play.state.firstSide;
  for (const by of [...play.state.ships].sort((a, b) => Number(b.side === first) - Number(a.side === first))) {
    const at = isFighting(by) ? chosen(play, by, done) : null;
    if (!at) continue;
    done.add(pairOf(by, at));
    attempt(play, by, at);
  }
  castOff(play, done);
}

const pairOf = (a: Ship, b: Ship): string => [a.id, b.id].sort().join(' ');

/** Whom she boards now: a grappled enemy before all; with another at her side she grapples nobody new. */
function chosen(play: Play, by: Ship, done: ReadonlySet<string>): Ship | null {
  const isNear = (at: Ship) => (by.grappled.length > 0 ? by.grappled.includes(at.id) : isWithinReach(play, by, at));
  const open = foesOf(play.state, by).filter(at => isNear(at) && !done.has(pairOf(by, at)) && boards(play, by, at));
  if (by.grappled.length > 0) return open[0] ?? null;
  return open.sort((a, b) => reckonedStrength(play.state, a) - reckonedStrength(play.state, b))[0] ?? null;
}

function attempt(play: Play, by: Ship, at: Ship): void {
  if (!by.grappled.includes(at.id) && !grapples(play, by, at)) return;
  melee(play, by, at, boards(play, at, by));
}

/** T7.3: a die each; the boarder grapples if hers is not lower. */
function grapples({ dice, tell }: Play, by: Ship, at: Ship): boolean {
  const reason = { why: `grapple ${by.id} ${at.id}`, clause: 'T7.3', to: 'everyone' as const };
  const faces = [dice.roll(6, reason), dice.roll(6, reason)];
  const success = (faces[0] ?? 0) >= (faces[1] ?? 0);
  if (success) link(by, at);
  tell('everyone', { kind: 'grapple', by: by.id, at: at.id, dice: faces, success });
  return success;
}

function link(a: Ship, b: Ship): void {
  a.grappled = [...new Set([...a.grappled, b.id])];
  b.grappled = [...new Set([...b.grappled, a.id])];
  a.way = 0;
  b.way = 0;
}

function unlink(a: Ship, b: Ship): void {
  a.grappled = a.grappled.filter(id => id !== b.id);
  b.grappled = b.grappled.filter(id => id !== a.id);
}

/** T7.4, T7.5: the higher total takes the other; where both board, either may be taken. */
function melee(play: Play, by: Ship, at: Ship, both: boolean): void {
  const to = owners(play.state, by, at);
  const reason = { why: `melee ${by.id} ${at.id}`, clause: 'T7.4', to };
  const scores = [by, at].map(ship => play.dice.roll(6, reason) + boardingStrength(play, ship));
  const margin = (scores[0] ?? 0) - (scores[1] ?? 0);
  const result = margin > 0 ? 'taken' : margin === 0 ? 'drawn' : 'repelled';
  play.tell(to, { kind: 'melee', by: by.id, at: at.id, scores });
  play.tell('everyone', { kind: 'boarding', by: by.id, at: at.id, result });
  if (margin > 0) strike(play, at, by.side, 'boarded');
  else if (margin < 0) repelled(play, by, at, both);
}

function repelled(play: Play, by: Ship, at: Ship, both: boolean): void {
  unlink(by, at);
  if (both) strike(play, by, at.side, 'boarded');
  else by.repelled = [...new Set([...by.repelled, at.id])];
}

/** T7.6: a grapple that nobody pressed this turn is cast off; so is one to a ship that has struck. */
function castOff({ state }: Play, pressed: ReadonlySet<string>): void {
  for (const ship of state.ships)
    for (const other of ship.grappled.map(id => shipIn(state, id))) if (other && !pressed.has(pairOf(ship, other))) unlink(ship, other);
  for (const ship of state.ships.filter(one => !isFighting(one))) ungrapple(state.ships, ship);
}
