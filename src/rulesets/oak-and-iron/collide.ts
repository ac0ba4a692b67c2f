import { away } from './away.js';
import { hit } from './damage.js';
import { layAlongside } from './grapple.js';
import type { Leg } from './plan.js';
import type { Play } from './play.js';
import { carried, isOffTable, type Run } from './sail.js';
import { inAction, plays, shipOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { unlink } from './strike.js';
import { throwDice } from './throw.js';

/** What a move runs into (OI8): ships, land, shoals, the edge of the table. */

function shove(play: Play, ship: Ship, from: Ship): void {
  const run = away(play.state, ship, [from], play.state.tables.bands['yard-arm'], 'part');
  if (run === null) return;
  const before = ship.pose;
  ship.pose = run.pose;
  play.say({ kind: 'shifted', ship: ship.id, track: [before, run.pose], why: 'shoved' });
}

/** One roll for all that she strikes: a Skull hurts her, a Sail makes fast to each, else the struck give way. */
export function runAboard(play: Play, ship: Ship, ids: readonly string[], rating: number): void {
  const { state } = play;
  const faces = throwDice(play, Math.max(1, rating), { why: `collide ${ship.id}`, clause: 'OI8.2' });
  const struck = ids.map(id => shipOf(state, id)).filter(other => other !== null);
  for (const other of struck) play.say({ kind: 'collided', by: ship.id, at: other.id, faces });
  if (faces.includes('skull')) hit(play, ship, 1);
  for (const other of struck) {
    const fast = faces.includes('sail') && inAction(other) && layAlongside(play, ship, other, 'collision');
    if (!fast) giveWay(play, ship, other);
  }
}

function giveWay(play: Play, ship: Ship, other: Ship): void {
  if (!other.aground && other.entangled.length === 0) shove(play, other, ship);
  else if (ship.entangled.length === 0) shove(play, ship, other);
}

export function runAshore(play: Play, ship: Ship, terrain: string): void {
  play.say({ kind: 'struck-land', ship: ship.id, terrain });
  hit(play, ship, 1);
  ship.aground = true;
  if (ship.sail === 'anchored') return;
  ship.sail = 'anchored';
  play.say({ kind: 'sail', ship: ship.id, sail: 'anchored', why: 'ashore' });
}

/** Shoals are tested with the printed Fortitude: any Skull holds her (OI8.4). */
export function shoalDice(sea: Sea, ship: Ship): number {
  const dutch = sea.squads.find(squad => squad.seat === ship.seat)?.nation === 'dutch' ? 1 : 0;
  const tide = sea.options.condition === 'spring-tide' ? 1 : 0;
  const spared = ship.traits.includes('shallow-draught') || plays(sea, ship, 'shoals-ahead') || sea.fate === 'leadsman';
  return spared ? 0 : Math.max(0, ship.printed - dutch - tide);
}

export function soundShoals(play: Play, ship: Ship, shoals: readonly string[]): void {
  const count = shoals.length === 0 || ship.aground ? 0 : shoalDice(play.state, ship);
  if (count === 0) return;
  const faces = throwDice(play, count, { why: `shoal ${ship.id}`, clause: 'OI8.4' });
  const aground = faces.includes('skull');
  ship.aground = ship.aground || aground;
  play.say({ kind: 'shoal', ship: ship.id, faces, aground });
}

export function leaveTable(play: Play, ship: Ship): void {
  if (!isOffTable(play.state, ship)) return;
  unlink(play, ship);
  ship.condition = 'gone';
  ship.party = null;
  play.say({ kind: 'off-table', ship: ship.id });
}

/** What comes of a run once she lies where it ended. */
export function afterRun(play: Play, ship: Ship, run: Run, rating: number): void {
  if (run.land.length + run.ships.length > 0) ship.did.push('stopped');
  if (run.land[0] !== undefined) runAshore(play, ship, run.land[0]);
  if (run.ships.length > 0) runAboard(play, ship, run.ships, rating);
  soundShoals(play, ship, run.shoals);
  leaveTable(play, ship);
}

/** Carries a ship along legs and lets everything happen that comes of it. */
export function voyage(play: Play, ship: Ship, legs: readonly Leg[], rating: number, tell: (run: Run) => void): void {
  const run = carried(play.state, ship, legs);
  ship.pose = run.pose;
  ship.track = [...ship.track, ...run.track];
  tell(run);
  afterRun(play, ship, run, rating);
}
