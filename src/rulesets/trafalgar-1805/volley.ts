import { range, sameSquare } from '../../engine/grid.js';
import { beyond } from './arc.js';
import { bandOf, deductionAt, isWithin } from './band.js';
import { checkMast, strain, takeFives } from './damage.js';
import type { Band, Broadside } from './nouns.js';
import { gunnersEyes, owners, type Play } from './play.js';
import { halved } from './sailing.js';
import type { Options } from './scenario.js';
import type { Ship } from './state.js';
import type { Tables } from './tables.js';
import { isAtSea, nationBonus } from './vessel.js';

/** What a Target Score is made of. `shares`: 2 for a second broadside or a split one, which throws half its dice. */
export interface Aim {
  readonly gunnery: number;
  readonly nation: Ship['nation'];
  readonly far: number;
  readonly half: boolean;
  readonly rake: 'none' | 'bow' | 'stern';
  readonly first: boolean;
  readonly bonus: number;
  readonly shares: 1 | 2;
}

/** How many dice are thrown, and whether 6s alone hit. */
export interface Throw {
  readonly dice: number;
  readonly sixesOnly: boolean;
}

const LONG_SHOT: Throw = { dice: 1, sixesOnly: true };
const RAKE = { none: 0, bow: 1, stern: 2 } as const;

/** T5.5: the dice of a broadside, or null where it is silent or out of range. */
export function throwOf(aim: Aim, { options, tables }: { options: Options; tables: Tables }): Throw | null {
  const band = bandOf(aim.far, tables);
  if (aim.gunnery <= 0 || band === null) return null;
  if (band === 'random') return LONG_SHOT;
  const guns = aim.half ? halved(aim.gunnery, aim.nation, options.national) : aim.gunnery;
  const bonuses = RAKE[aim.rake] + nationBonus(options, aim.nation) + (aim.first ? 1 : 0) + aim.bonus;
  const score = guns - deductionAt(aim.far) + bonuses;
  if (score <= 0) return LONG_SHOT;
  return { dice: aim.shares === 2 ? Math.max(1, halved(score, aim.nation, options.national)) : score, sixesOnly: false };
}

/** A broadside laid on a target. */
export interface Laid {
  readonly by: Ship;
  readonly at: Ship;
  readonly broadside: Broadside;
  readonly half: boolean;
  readonly rake: 'none' | 'bow' | 'stern';
  readonly shares: 1 | 2;
}

const areGrappled = (a: Ship, b: Ship): boolean => a.grappled.includes(b.id);

/** Squares between firer and target; grappled ships are yardarm to yardarm (T7.6). */
export const rangeOf = (by: Ship, at: Ship): number => (areGrappled(by, at) ? 0 : range(by.at, at.at));

export const aimOf = (laid: Laid): Aim => ({
  gunnery: laid.by.gunnery[laid.broadside],
  nation: laid.by.nation,
  far: rangeOf(laid.by, laid.at),
  half: laid.half,
  rake: laid.rake,
  first: !laid.by.fired[laid.broadside],
  bonus: laid.by.bonus.gunnery,
  shares: laid.shares,
});

/** What counts as a 5 and what as a 6 in these dice (T5.6, T7.6, T11.6). */
function hitsOf(play: Play, laid: Laid, faces: readonly number[], sixesOnly: boolean, band: Band) {
  const count = (face: number) => faces.filter(one => one === face).length;
  if (areGrappled(laid.by, laid.at)) return { fives: count(5), sixes: 0 };
  if (sixesOnly || firesHigh(play, laid.by, band)) return { fives: 0, sixes: count(6) };
  return firesLow(play, laid.by, band) ? { fives: count(5) + count(6), sixes: 0 } : { fives: count(5), sixes: count(6) };
}

const firesHigh = ({ state }: Play, by: Ship, band: Band): boolean =>
  state.options.doctrine && by.nation !== 'british' && !isWithin(band, 'point-blank');
const firesLow = (play: Play, by: Ship, band: Band): boolean =>
  play.state.options.doctrine && by.nation === 'british' && play.orderOf(by.id).low && isWithin(band, 'point-blank');

/** Fires one volley and carries out its effects at once (T5.6 to T5.10). */
export function fire(play: Play, laid: Laid, sharesFrom: Throw | null = throwOf(aimOf(laid), play.state)): void {
  const { state, dice, tell } = play;
  const { by, at } = laid;
  const band = bandOf(rangeOf(by, at), state.tables);
  if (!sharesFrom || !band) return;
  tell('everyone', {
    kind: 'volley',
    by: by.id,
    at: at.id,
    broadside: laid.broadside,
    band,
    rake: laid.rake,
    half: laid.half,
    from: by.at,
    to: at.at,
  });
  tell(owners(state, by), { kind: 'aboard', by: by.id, at: at.id, dice: sharesFrom.dice });
  const reason = { why: `volley ${by.id} ${at.id}`, clause: laid.rake === 'none' ? 'T5.5' : 'T6.2', to: gunnersEyes(state) };
  const faces = Array.from({ length: sharesFrom.dice }, () => dice.roll(6, reason));
  by.fired[laid.broadside] = true;
  state.blooded = true;
  land(play, laid, hitsOf(play, laid, faces, sharesFrom.sixesOnly, band));
  if (band !== 'pistol' && faces.filter(face => face === 1).length >= 2) stray(play, by, at);
}

function land(play: Play, { by, at, rake }: Laid, { fives, sixes }: { fives: number; sixes: number }): void {
  const damage = strain(at, sixes);
  const lost = takeFives(at, fives, by, rake !== 'none');
  if (rake !== 'none') at.raked = true;
  play.tell(owners(play.state, at), { kind: 'hits', by: by.id, at: at.id, damage, ...lost });
  const hits = fives + sixes;
  if (play.state.options.spyglass)
    play.tell(owners(play.state, by), { kind: 'spied', by: by.id, at: at.id, hits: hits === 0 ? 'none' : hits < 3 ? 'some' : 'heavy' });
  checkMast(play, at);
}

/** T5.10: shot over the target finds the first ship beyond her on the line of fire. */
function stray(play: Play, by: Ship, at: Ship): void {
  for (const square of beyond(by.at, at.at, play.state.tables.strayReach)) {
    const found = play.state.ships.find(ship => isAtSea(ship) && sameSquare(ship.at, square) && ship.id !== at.id);
    if (!found) continue;
    if (found.damage < 4) found.damage += 1;
    play.tell(owners(play.state, found), { kind: 'stray', by: by.id, at: found.id });
    return;
  }
}
