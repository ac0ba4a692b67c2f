import { rollMany } from '../../engine/dice.js';
import type { Trial } from './event.js';
import type { Face } from './nouns.js';
import { ownSquad, type Play, policyOf } from './play.js';
import { flagshipOf, hasKeyword, hasUpgrade, isShaken, plays, squadOf, weary } from './sea.js';
import type { Sea, Ship, State } from './state.js';

/** Throwing the eight-sided dice: pools, Skill, Fortune and tests (OI2). */

interface Reason {
  readonly why: string;
  readonly clause: string;
}

export const throwDice = ({ state, dice }: Play, count: number, { why, clause }: Reason): Face[] =>
  rollMany(dice, count, 8, { why, clause, to: 'everyone' }).map(face => state.tables.faces[face - 1] ?? 'blank');

/** Throws up to `count` of the dice that did not help once more; the indexes of `spent` may not be thrown again. */
function rethrow(play: Play, faces: Face[], good: readonly Face[], count: number, spent: Set<number>, reason: Reason): void {
  const poor = faces.flatMap((face, at) => (good.includes(face) || spent.has(at) ? [] : [at])).slice(0, count);
  const fresh = throwDice(play, poor.length, reason);
  for (const [nth, at] of poor.entries()) {
    faces[at] = fresh[nth] ?? 'blank';
    spent.add(at);
  }
}

/** Skill re-rolls come first, then those of cards and upgrades, and Fortune last (OI2.4, OI2.5). */
export interface Rethrows {
  readonly skill: number;
  readonly extra: number;
  /** Whether the pool is poor enough to spend Fortune on. */
  readonly isPoor: (faces: readonly Face[]) => boolean;
  /** Nothing more is wanted: a test that has passed. */
  readonly isDone: (faces: readonly Face[]) => boolean;
  readonly on: 'tests' | 'guns';
}

/** Throws a pool and throws again what may be; `isDone` stops as soon as nothing more is wanted. */
export function throwPool(play: Play, ship: Ship, count: number, good: readonly Face[], again: Rethrows, reason: Reason): Face[] {
  const faces = throwDice(play, count, reason);
  const spent = new Set<number>();
  if (!again.isDone(faces)) rethrow(play, faces, good, again.skill, spent, { why: `${reason.why} skill`, clause: 'OI2.4' });
  if (!again.isDone(faces)) rethrow(play, faces, good, again.extra, spent, { why: `${reason.why} again`, clause: 'OI2.4' });
  if (again.isPoor(faces) && faces.some(face => !good.includes(face)) && spendFortune(play, ship, again.on))
    rethrow(play, faces, good, faces.length, new Set(), { why: `${reason.why} fortune`, clause: 'OI2.5' });
  return faces;
}

function spendFortune(play: Play, ship: Ship, on: 'tests' | 'guns'): boolean {
  const squad = ownSquad(play.state, ship.seat);
  const { fortune } = policyOf(play, ship.seat);
  if (squad.fortune < 1 || hasUpgrade(ship, 'untested-crew') || (fortune !== 'both' && fortune !== on)) return false;
  squad.fortune -= 1;
  play.say({ kind: 'fortune', seat: ship.seat, ship: ship.id });
  return true;
}

/** Dice lost to fatigue (OI2.2). */
export function fatigueCut(sea: Sea, ship: Ship): number {
  if (plays(sea, ship, 'bravado') && !isShaken(sea, ship)) return 0;
  return Math.max(0, weary(ship) - (hasKeyword(ship, 'persistent') ? 1 : 0));
}

export function skillOf(ship: Ship): number {
  if (hasUpgrade(ship, 'untested-crew')) return 0;
  return ship.skill + (hasKeyword(ship, 'brilliant') ? 1 : 0);
}

const SEAMANSHIP: readonly Trial[] = ['heading', 'speed', 'cut'];
function sailorsDice(sea: Sea, ship: Ship): number {
  const nation = squadOf(sea, ship.seat)?.nation ?? null;
  return (nation === 'english' || nation === 'dutch' ? 1 : 0) + (hasUpgrade(ship, 'sailing-master') ? 1 : 0);
}
const boardersDice = (ship: Ship): number =>
  (hasKeyword(ship, 'bold') ? 1 : 0) + (hasUpgrade(ship, 'kapers') ? 1 : 0) + (hasUpgrade(ship, 'corsairs') ? 1 : 0);

/** How many dice a Skill Test throws: five less fatigue, one at least, then what cards and crews add (OI2.2). */
export function testDice(sea: Sea, ship: Ship, trial: Trial): number {
  const extra = (SEAMANSHIP.includes(trial) ? sailorsDice(sea, ship) : 0) + (trial === 'board' ? boardersDice(ship) : 0);
  const fewer = trial === 'black' ? 3 : 0;
  return Math.max(1, Math.max(1, sea.tables.skillDice - fatigueCut(sea, ship)) + extra - fewer);
}

export function skillTest(play: Play, ship: Ship, trial: Trial, clause: string): boolean {
  const { state } = play;
  const good = state.tables.passes;
  const passes = (faces: readonly Face[]) => faces.some(face => good.includes(face));
  const again = {
    skill: skillOf(ship),
    extra: hasKeyword(ship, 'strict') ? 1 : 0,
    isPoor: (faces: readonly Face[]) => !passes(faces),
    isDone: passes,
    on: 'tests' as const,
  };
  const faces = throwPool(play, ship, testDice(state, ship, trial), good, again, { why: `test ${ship.id} ${trial}`, clause });
  play.say({ kind: 'tested', ship: ship.id, trial, faces, success: passes(faces) });
  return passes(faces);
}

const CHALLENGES = 20;
/** A Challenge Test between Flagships: most passes, then the higher Skill, else again; in the end the order of seats (OI2.3). */
export function challenge(play: Play, seats: readonly string[]): string {
  let left = [...seats];
  for (let round = 0; left.length > 1 && round < CHALLENGES; round++) {
    const passes = left.map(seat => challengeDice(play, seat));
    play.say({ kind: 'challenge', seats: left, passes });
    const most = left.filter((_, at) => passes[at] === Math.max(...passes));
    const skills = most.map(seat => flagSkill(play.state, seat));
    left = most.filter((_, at) => skills[at] === Math.max(...skills));
  }
  return left[0] ?? '';
}

const flagSkill = (state: State, seat: string): number => {
  const flagship = flagshipOf(state, seat);
  return flagship ? skillOf(flagship) : 0;
};
function challengeDice(play: Play, seat: string): number {
  const flagship = flagshipOf(play.state, seat);
  const count = flagship ? Math.max(1, play.state.tables.skillDice - fatigueCut(play.state, flagship)) : 1;
  const faces = throwDice(play, count, { why: `challenge ${seat}`, clause: 'OI2.3' });
  return faces.filter(face => play.state.tables.passes.includes(face)).length;
}
