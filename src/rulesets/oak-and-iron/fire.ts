import { type Shot, shotAt, targetsOf, wholePoint } from './aim.js';
import { critical, criticalDice } from './critical.js';
import { hit, tire } from './damage.js';
import type { Aim, Arc, Face } from './nouns.js';
import type { ShipOrder } from './order.js';
import { ordersOf, type Play } from './play.js';
import { fortitudeAgainst, freeboardOf, gunDice, gunFatigue, hitFaces, mayAim } from './pool.js';
import { loseCanvas } from './rig.js';
import { bandRank, birthright, byGap, gift, hasUpgrade, inAction, plays, shipOf } from './sea.js';
import type { Ship } from './state.js';
import { isPoorFire, skillOf, throwDice, throwPool } from './throw.js';

/** Gunfire (OI5.7): throw, count, and what it does to hull, rigging or crew. */

export interface Manner {
  readonly aim: Aim;
  readonly free: boolean;
  /** Muskets only: no damage and no critical test. */
  readonly harmless: boolean;
  readonly more: number;
}
export const AIMED = { aim: 'hull', free: false, harmless: false, more: 0 } as const satisfies Manner;

interface Effect {
  readonly damage: number;
  readonly fatigue: number;
  readonly canvas: number;
}

/** Fatigue by an aim, before cards add or take. */
function wearing({ state }: Play, shot: Shot, hits: number, aim: Aim): number {
  if (aim === 'hull') return gunFatigue(state, shot, hits);
  return aim === 'rigging' || hits === 0 ? 0 : Math.floor(hits / freeboardOf(state, shot.at)) + state.tables.gunFatigue.aimed;
}

function effectOfHits(play: Play, ship: Ship, shot: Shot, hits: number, { aim, harmless }: Manner): Effect {
  const { state } = play;
  const points = Math.floor(hits / fortitudeAgainst(state, ship, shot));
  const zeal = plays(state, ship, 'aggression') && hits > 0 && bandRank(shot.band) <= bandRank('musket') ? 1 : 0;
  const ducked = plays(state, shot.at, 'down') ? 1 : 0;
  const fatigue = Math.max(0, wearing(play, shot, hits, aim) + zeal - ducked);
  if (aim === 'rigging') return { damage: 0, fatigue, canvas: points };
  const resilient = plays(state, shot.at, 'resilient') && points > 1 ? 1 : 0;
  return { damage: aim === 'crew' || harmless ? 0 : points - resilient, fatigue, canvas: 0 };
}

const LONG_RANGE_MOST = 40;
/** Every Cannon face adds a die, and those that come of it too. */
function addLongRange(play: Play, ship: Ship, shot: Shot, faces: Face[]): void {
  if (shot.band !== 'cannon' || !plays(play.state, ship, 'long-range-gunnery')) return;
  const isCannon = (face: Face) => face === 'cannon';
  for (let due = faces.filter(isCannon).length; due > 0 && faces.length < LONG_RANGE_MOST; ) {
    const fresh = throwDice(play, due, { why: `long ${ship.id} ${shot.at.id} ${shot.arc}`, clause: 'OI9.4' });
    faces.push(...fresh);
    due = fresh.filter(isCannon).length;
  }
}

/** Dice that upgrades and nations let a broadside throw again. */
function gunnersAgain(play: Play, ship: Ship, shot: Shot): number {
  if (shot.kind !== 'broadside' || hasUpgrade(ship, 'untested-crew')) return 0;
  const drilled = play.state.ships.some(one => one.seat === ship.seat && one.did.includes('gunnery'));
  const drill = drilled ? 0 : birthright(play.state, ship, 'gunnery');
  if (drill > 0) ship.did.push('gunnery');
  return gift(play.state, ship, 'expert-gunners') + drill;
}

export function fireAt(play: Play, ship: Ship, shot: Shot, manner: Manner): void {
  const { state } = play;
  const aim = mayAim(state, manner.aim, shot) ? manner.aim : 'hull';
  const good = hitFaces(state, ship, shot, aim);
  const count = gunDice(state, ship, shot, { aim, more: manner.more });
  const isHit = (face: Face) => good.includes(face);
  const again = {
    skill: skillOf(ship),
    extra: gunnersAgain(play, ship, shot),
    isPoor: (faces: readonly Face[]) => isPoorFire(state, faces, good),
    isDone: () => false,
    on: 'guns' as const,
  };
  const faces = throwPool(play, ship, count, good, again, { why: `fire ${ship.id} ${shot.at.id} ${shot.arc}`, clause: 'OI5.5' });
  addLongRange(play, ship, shot, faces);
  const hits = faces.filter(isHit).length;
  const effect = effectOfHits(play, ship, shot, hits, { ...manner, aim });
  if (!manner.free || shot.kind === 'broadside') ship.did.push(`${shot.arc}:${shot.kind}`);
  if (shot.kind === 'broadside' && (shot.arc === 'port' || shot.arc === 'starboard')) ship.reload[shot.arc] = true;
  const { at: target, arc, kind, band, rake } = shot;
  const told = { by: ship.id, at: target.id, arc, shot: kind, free: manner.free, band, aim, rake, faces, hits };
  play.say({
    kind: 'volley',
    ...told,
    damage: effect.damage,
    fatigue: effect.fatigue,
    from: wholePoint(shot.from),
    to: wholePoint(shot.to),
  });
  loseCanvas(play, target, effect.canvas);
  if (effect.damage > 0) critical(play, ship, target, criticalDice(state, effect.damage));
  hit(play, target, effect.damage);
  tire(play, target, effect.fatigue);
}

const HOLDS = { cannon: 'cannon', musket: 'musket', pistol: 'pistol' } as const;
/** The shot that an arc fires under its orders: the first of its targets that bears, else the nearest; none beyond the band she holds for. */
export function chosenShot(play: Play, ship: Ship, arc: Arc, order: ShipOrder = ordersOf(play, ship)): Shot | null {
  if (order.hold === 'never') return null;
  const { state } = play;
  const most = bandRank(HOLDS[order.hold]);
  const wanted = order[arc].map(id => shipOf(state, id)).filter(target => target !== null);
  const all = targetsOf(state, ship);
  const listed = wanted.filter(target => all.includes(target));
  const rest = byGap(
    state,
    ship,
    all.filter(target => !listed.includes(target)),
  );
  for (const target of [...listed, ...rest]) {
    const shot = shotAt(state, ship, arc, target);
    if (shot !== null && bandRank(shot.band) <= most) return shot;
  }
  return null;
}

const AIMS = { port: 'portaim', starboard: 'starboardaim', bow: 'bowaim', stern: 'sternaim' } as const;
export const aimOf = (order: ShipOrder, arc: Arc): Aim => order[AIMS[arc]];

/** Fires one arc under her orders; whether anything was fired. */
export function fireArc(play: Play, ship: Ship, arc: Arc): boolean {
  const shot = inAction(ship) ? chosenShot(play, ship, arc) : null;
  if (shot === null) return false;
  fireAt(play, ship, shot, { ...AIMED, aim: aimOf(ordersOf(play, ship), arc) });
  return true;
}
