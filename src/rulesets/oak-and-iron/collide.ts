import type { Pose } from '../../engine/plane.js';
import { away } from './away.js';
import { dropParty, hit } from './damage.js';
import { layAlongside } from './grapple.js';
import type { Face } from './nouns.js';
import type { Leg } from './plan.js';
import type { Play } from './play.js';
import { carried, isOffTable, type Run } from './sail.js';
import { birthright, inAction, plays, shipOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { luckily, throwDice } from './throw.js';

/** What a move runs into (OI8): ships, land, shoals, the edge of the table. */

const isElsewhere = (a: Pose, b: Pose): boolean => a.x !== b.x || a.y !== b.y;

function shove(play: Play, ship: Ship, from: Ship): void {
  const run = away(play.state, ship, [from], play.state.tables.bands['yard-arm'], 'part');
  if (run === null) return;
  const before = ship.pose;
  ship.pose = run.pose;
  if (isElsewhere(before, ship.pose)) dropParty(play, ship);
  play.say({ kind: 'shifted', ship: ship.id, track: [before, run.pose], why: 'shoved' });
}

/** One roll for all that she strikes: a Skull hurts her, a Sail makes fast to each, else the struck give way. */
export function runAboard(play: Play, ship: Ship, ids: readonly string[], rating: number): void {
  const { state } = play;
  const why = `collide ${ship.id}`;
  const isSkull = (face: Face) => face === 'skull';
  const faces = luckily(play, ship, throwDice(play, Math.max(1, rating), { why, clause: 'OI8.2' }), isSkull, why);
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
  else if (!ship.aground && ship.entangled.length === 0) shove(play, ship, other);
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
  const tide = sea.options.condition === 'spring-tide' ? 1 : 0;
  const spared = ship.traits.includes('shallow-draught') || plays(sea, ship, 'shoals-ahead') || sea.fate === 'leadsman';
  return spared ? 0 : Math.max(0, ship.printed - birthright(sea, ship, 'pilots') - tide);
}

const PASSED = 'shoal';
function soundShoals(play: Play, ship: Ship): void {
  const passed = ship.did.includes(PASSED);
  ship.did = ship.did.filter(one => one !== PASSED);
  const count = !passed || ship.aground ? 0 : shoalDice(play.state, ship);
  if (count === 0) return;
  const why = `shoal ${ship.id}`;
  const faces = luckily(play, ship, throwDice(play, count, { why, clause: 'OI8.4' }), face => face === 'skull', why);
  const aground = faces.includes('skull');
  ship.aground = ship.aground || aground;
  play.say({ kind: 'shoal', ship: ship.id, faces, aground });
}

/** Whoever is fast to another stays. */
function leaveTable(play: Play, ship: Ship): void {
  if (ship.entangled.length > 0 || !isOffTable(play.state, ship)) return;
  ship.condition = 'gone';
  ship.party = null;
  play.say({ kind: 'off-table', ship: ship.id });
}

/** What comes at once of a run. */
export function afterRun(play: Play, ship: Ship, run: Run, rating: number): void {
  if (run.track.some(pose => isElsewhere(pose, run.pose))) dropParty(play, ship);
  if (run.land.length + run.ships.length > 0) ship.did.push('stopped');
  if (run.shoals.length > 0) ship.did.push(PASSED);
  if (run.land[0] !== undefined) runAshore(play, ship, run.land[0]);
  if (run.ships.length > 0) runAboard(play, ship, run.ships, rating);
}

/** What is judged only when her whole move is done: the shoals that she passed, and the edge of the table. */
export function endMove(play: Play, ship: Ship): void {
  soundShoals(play, ship);
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
