import { rollMany } from '../../engine/dice.js';
import type { Trial } from './event.js';
import type { Face } from './nouns.js';
import type { SquadronOrder } from './order.js';
import { ownSquad, type Play, policyOf } from './play.js';
import { birthright, flagshipOf, gift, hasKeyword, hasUpgrade, isShaken, plays, weary, word } from './sea.js';
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

/** Throws a pool and throws again what may be; `isDone` stops as soon as nothing more is wanted. An untested crew throws nothing again. */
export function throwPool(play: Play, ship: Ship, count: number, good: readonly Face[], again: Rethrows, reason: Reason): Face[] {
  const faces = throwDice(play, count, reason);
  const spent = new Set<number>();
  if (hasUpgrade(ship, 'untested-crew')) return faces;
  if (!again.isDone(faces)) rethrow(play, faces, good, again.skill, spent, { why: `${reason.why} skill`, clause: 'OI2.4' });
  if (!again.isDone(faces)) rethrow(play, faces, good, again.extra, spent, { why: `${reason.why} again`, clause: 'OI2.4' });
  if (again.isPoor(faces) && faces.some(face => !good.includes(face)) && spendFortune(play, ship, again.on))
    rethrow(play, faces, good, faces.length, new Set(), { why: `${reason.why} fortune`, clause: 'OI2.5' });
  return faces;
}

/** Whether a captain spends Fortune on such a roll. */
function isSpentOn(fortune: SquadronOrder['fortune'], on: 'tests' | 'guns' | 'luck'): boolean {
  return fortune === 'all' || fortune === on || (fortune === 'both' && on !== 'luck');
}

function spendFortune(play: Play, ship: Ship, on: 'tests' | 'guns' | 'luck'): boolean {
  const squad = ownSquad(play.state, ship.seat);
  if (squad.fortune < 1 || hasUpgrade(ship, 'untested-crew') || !isSpentOn(policyOf(play, ship.seat).fortune, on)) return false;
  squad.fortune -= 1;
  play.say({ kind: 'fortune', seat: ship.seat, ship: ship.id });
  return true;
}

/** Dice that nothing else throws again, as of collisions, shoals and criticals: Fortune does, those that went ill (OI2.5). */
export function luckily(play: Play, ship: Ship, faces: readonly Face[], isIll: (face: Face) => boolean, why: string): Face[] {
  const ill = faces.filter(isIll).length;
  if (ill === 0 || !spendFortune(play, ship, 'luck')) return [...faces];
  const fresh = throwDice(play, ill, { why: `${why} fortune`, clause: 'OI2.5' });
  return [...faces.filter(face => !isIll(face)), ...fresh];
}

/** Fire so poor that Fortune is spent on it. */
export const isPoorFire = ({ tables }: Sea, faces: readonly Face[], good: readonly Face[]): boolean =>
  faces.length > 2 && faces.filter(face => good.includes(face)).length * tables.poorFire < faces.length;

/** Dice lost to fatigue (OI2.2). */
export function fatigueCut(sea: Sea, ship: Ship): number {
  if (plays(sea, ship, 'bravado') && !isShaken(sea, ship)) return 0;
  return Math.max(0, weary(ship) - word(sea, ship, 'persistent'));
}

export function skillOf(ship: Ship): number {
  if (hasUpgrade(ship, 'untested-crew')) return 0;
  return ship.skill + (hasKeyword(ship, 'brilliant') ? 1 : 0);
}

const SEAMANSHIP: readonly Trial[] = ['heading', 'speed', 'cut'];
const sailorsDice = (sea: Sea, ship: Ship): number => birthright(sea, ship, 'sailors') + gift(sea, ship, 'sailing-master');
const boardersDice = (sea: Sea, ship: Ship): number => word(sea, ship, 'bold') + gift(sea, ship, 'kapers') + gift(sea, ship, 'corsairs');

/** How many dice a Skill Test throws: five less fatigue, one at least, then what cards and crews add (OI2.2). */
export function testDice(sea: Sea, ship: Ship, trial: Trial): number {
  const extra = (SEAMANSHIP.includes(trial) ? sailorsDice(sea, ship) : 0) + (trial === 'board' ? boardersDice(sea, ship) : 0);
  const fewer = trial === 'black' ? 3 : 0;
  return Math.max(1, Math.max(1, sea.tables.skillDice - fatigueCut(sea, ship)) + extra - fewer);
}

export function skillTest(play: Play, ship: Ship, trial: Trial, clause: string): boolean {
  const { state } = play;
  const good = state.tables.passes;
  const passes = (faces: readonly Face[]) => faces.some(face => good.includes(face));
  const again = {
    skill: skillOf(ship),
    extra: word(state, ship, 'strict'),
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
/** What a Flagship throws that counts: a Skill Test with all that is thrown again in one, though Fortune only where its captain has said on what. */
function challengeDice(play: Play, seat: string): number {
  const flagship = flagshipOf(play.state, seat);
  const reason = { why: `challenge ${seat}`, clause: 'OI2.3' };
  const good = play.state.tables.passes;
  const counts = (face: Face) => good.includes(face);
  if (!flagship) return throwDice(play, 1, reason).filter(counts).length;
  const isTold = play.squadrons[seat] !== undefined;
  const again: Rethrows = {
    skill: skillOf(flagship),
    extra: word(play.state, flagship, 'strict'),
    isPoor: faces => isTold && !faces.some(counts),
    isDone: () => false,
    on: 'tests',
  };
  const count = Math.max(1, play.state.tables.skillDice - fatigueCut(play.state, flagship));
  return throwPool(play, flagship, count, good, again, reason).filter(counts).length;
}
