import { ahead, opposite, range, type Square, turned } from '../../engine/grid.js';
import { isClear } from './arc.js';
import { bandOf, isWithin } from './band.js';
import { breaksFree, collides, isCrowded } from './collision.js';
import { conditional } from './conditions.js';
import { sailingIn, sailingOrder } from './fleet.js';
import { ownHull } from './hull.js';
import type { Progress } from './legal.js';
import type { Turn } from './nouns.js';
import { apartShips, type Bridge, freeShips, type Plan, planFor } from './plan.js';
import type { Play } from './play.js';
import { rakeOf } from './rake.js';
import { closeHauled, tackOn } from './sailing.js';
import type { Ship } from './state.js';
import { checkStrikes } from './striking.js';
import { foesOf, foesWithin, isFighting, isHeld, isUnderSail, nationBonus, shipIn, type Vessel } from './vessel.js';
import { aimOf, fire, type Laid, throwOf } from './volley.js';

/** The Manoeuvre phase of some sides, in order: every ship is given her track when her turn comes, and runs it (T3.10 to T3.14). */
export function manoeuvre(play: Play, sides: readonly string[]): void {
  const bridge = bridgeOf(play);
  for (const side of sides)
    for (const id of sailingOrder(play.state, side)) {
      const ship = shipIn(play.state, id);
      if (ship && isUnderSail(ship)) sail(play, bridge, ship);
    }
}

/** Who sails alone is judged once, as the ships begin to move (T3.10). */
function bridgeOf(play: Play): Bridge {
  const { state } = play;
  const find = (ship: Vessel) => shipIn(state, ship.id);
  const free = freeShips(state);
  const told = (ship: Vessel) => conditional(play, find(ship) ?? (ship as Ship));
  const hullOf = (ship: Vessel) => {
    const own = find(ship) ?? (ship as Ship);
    return ownHull(own, own, state.wind, state.tables);
  };
  return { sea: state, hullOf, free, apart: apartShips(state, free, told) };
}

function sail(play: Play, bridge: Bridge, ship: Ship): void {
  const held =
    ship.foul.length > 0 && !(play.orderOf(ship.id).free && breaksFree(play, ship)) ? 'foul' : ship.grappled.length > 0 ? 'grappled' : null;
  if (held) stay(play, ship, held);
  else execute(play, ship, planFor(bridge, ship, conditional(play, ship)));
}

function stay({ tell, orderOf }: Play, ship: Ship, why: 'foul' | 'grappled'): void {
  ship.way = 0;
  const left = orderOf(ship.id).track.length;
  if (left > 0) tell('everyone', { kind: 'cut-short', ship: ship.id, why, left });
}

/** Why a ship's move is over before its end. */
type Stop = 'collision' | 'crowded' | 'sailing' | null;

/** Runs a track step by step: collisions, rakes and strikes come as she meets them (T3.14). */
export function execute(play: Play, ship: Ship, { track, cut }: Plan): void {
  const before = { condition: ship.condition, tack: ship.tack };
  if (cut) play.tell('everyone', { kind: 'cut-short', ship: ship.id, why: 'illegal', left: play.orderOf(ship.id).track.length - cut.at });
  if (track.steps.length > 0) ship.condition = 'sailing';
  const stop = runSteps(play, ship, track.steps);
  if (stop) ship.way = 0;
  else ship.way = track.ended ? 0 : ship.moved;
  if (track.ended && !stop) ship.condition = ship.condition === 'sailing' ? 'hove-to' : ship.condition;
  report(play, ship, track, before);
}

function report({ tell }: Play, ship: Ship, track: Progress, before: { condition: Ship['condition']; tack: Ship['tack'] }): void {
  if (before.condition === 'hove-to' && ship.condition === 'sailing') tell('everyone', { kind: 'filled', ship: ship.id });
  if (before.condition !== 'hove-to' && ship.condition === 'hove-to') tell('everyone', { kind: 'hove-to', ship: ship.id });
  if (ship.tack !== before.tack && !track.steps.includes('t')) tell('everyone', { kind: 'wore', ship: ship.id });
  if (track.steps.length > 0) tell('everyone', { kind: 'moved', ship: ship.id, wake: ship.wake, way: ship.way });
}

function runSteps(play: Play, ship: Ship, steps: readonly Turn[]): Stop {
  for (const [nth, step] of steps.entries()) {
    const stop = take(play, ship, step);
    if (stop !== 'crowded') arrive(play, ship);
    if (stop === 'collision' || stop === 'crowded')
      play.tell('everyone', { kind: 'cut-short', ship: ship.id, why: stop, left: steps.length - 1 - nth });
    if (stop) return stop;
    if (!isFighting(ship)) return 'sailing';
  }
  return null;
}

/** What comes of a new square or heading: enemies strike to her, she to them, and she may rake. */
function arrive(play: Play, ship: Ship): void {
  ship.wake.push({ at: ship.at, heading: ship.heading });
  checkStrikes(play, ship);
  if (isFighting(ship)) rake(play, ship);
}

function take(play: Play, ship: Ship, step: Turn): Stop {
  if (step === 'h') return null;
  if (step === 't') return tack(play, ship) ? null : 'sailing';
  if (step !== 'f') {
    ship.heading = turned(ship.heading, step === 'p' ? -1 : 1);
    ship.tack = tackOn(ship.heading, play.state.wind, ship.tack);
    return null;
  }
  const next = ahead(ship.at, ship.heading);
  if (isCrowded(play, ship, next)) return 'crowded';
  ship.at = next;
  ship.moved += 1;
  return collides(play, ship) ? 'collision' : null;
}

/** T3.6: 4 or more on a die, +1 British, -1 Spanish, -1 in light airs. Whether she came about; else she is in irons. */
function tack({ state, dice, tell }: Play, ship: Ship): boolean {
  const face = dice.roll(6, { why: `tack ${ship.id}`, clause: 'T3.6', to: 'everyone' });
  const bonus = nationBonus(state.options, ship.nation) + ship.bonus.tacking - (state.wind.level === 'light' ? 1 : 0);
  const success = face + bonus >= 4;
  const other = ship.tack === 'port' ? 'starboard' : 'port';
  tell('everyone', { kind: 'tacked', ship: ship.id, success });
  if (success) {
    ship.heading = closeHauled(state.wind, other);
    ship.tack = other;
    return true;
  }
  ship.heading = state.wind.from;
  ship.condition = 'irons';
  tell('everyone', { kind: 'in-irons', ship: ship.id });
  return false;
}

/** T6.2, T6.3: her shot of the turn, the first time that she comes into a position to rake and her orders allow. */
function rake(play: Play, ship: Ship): void {
  const order = play.orderOf(ship.id);
  if (ship.shot !== null || ship.moved === 0 || order.rake === 'off' || conditional(play, ship).holdFire) return;
  const [laid] = foesWithin(play.state, ship, play.state.tables.rakeReach)
    .flatMap(at => rakeAt(play, ship, at))
    .filter(one => (one.rake === 'stern' || order.rake === 'any') && throwOf(aimOf(one), play.state) !== null)
    .sort((a, b) => Number(b.rake === 'stern') - Number(a.rake === 'stern') || range(ship.at, a.at.at) - range(ship.at, b.at.at));
  if (!laid) return;
  ship.shot = laid.broadside;
  fire(play, laid);
}

function rakeAt({ state, orderOf }: Play, by: Ship, at: Ship): Laid[] {
  const found = rakeOf(by, at, state.tables.rakeReach);
  const band = found && bandOf(range(by.at, at.at), state.tables);
  if (!found || !band || !isWithin(band, orderOf(by.id).hold) || !isClear(state.ships, by.at, at.at)) return [];
  return [{ by, at, broadside: found.broadside, half: false, rake: found.end, shares: 1 }];
}

/** T4.6: hulks and struck ships go a square downwind, running into whatever is there, unless somebody holds them. */
export function drift(play: Play): void {
  for (const ship of play.state.ships) {
    if ((ship.condition !== 'hulk' && ship.condition !== 'struck') || isHeld(ship)) continue;
    const to = ahead(ship.at, opposite(play.state.wind.from));
    if (!isCrowded(play, ship, to)) driftTo(play, ship, to);
  }
}

function driftTo(play: Play, ship: Ship, to: Square): void {
  ship.at = to;
  ship.wake.push({ at: to, heading: ship.heading });
  play.tell('everyone', { kind: 'drifted', ship: ship.id, wake: ship.wake });
  collides(play, ship);
}

/** T11.4: a 6 for each French or Spanish line as it begins to manoeuvre lets one more of its ships act singly. */
export function releaseSingles(play: Play, sides: readonly string[], listed: (seat: string) => readonly string[]): void {
  for (const line of play.state.lines) {
    const bound = sailingIn(play.state, line)
      .filter(ship => !ship.single && isBoundTo(play, ship, sides))
      .slice(1);
    if (bound.length === 0) continue;
    if (play.dice.roll(6, { why: `single ${line.id}`, clause: 'T11.4', to: 'everyone' }) < 6) continue;
    const near = bound.filter(ship => foesOf(play.state, ship).some(foe => range(foe.at, ship.at) <= play.state.tables.gunshot));
    const wanted = listed(line.seat).find(id => bound.some(ship => ship.id === id));
    const ship = shipIn(play.state, wanted ?? (near.at(-1) ?? bound.at(-1))?.id ?? null);
    if (!ship) continue;
    ship.single = true;
    play.tell('everyone', { kind: 'single', ship: ship.id });
  }
}

const isBoundTo = ({ state }: Play, ship: Vessel, sides: readonly string[]): boolean =>
  sides.includes(ship.side) && ship.nation !== 'british' && state.options.national;
