import { range, sameSquare } from '../../engine/grid.js';
import { checkMast, strain } from './damage.js';
import { owners, type Play } from './play.js';
import type { Options } from './scenario.js';
import type { Ship } from './state.js';
import { isAtSea, type Vessel } from './vessel.js';

/** T4.2: two dice, one more between enemies, one more for each Spaniard. */
export function collisionDice(options: Options, a: Pick<Vessel, 'side' | 'nation'>, b: Pick<Vessel, 'side' | 'nation'>): number {
  const spanish = options.national ? [a, b].filter(ship => ship.nation === 'spanish').length : 0;
  return 2 + (a.side === b.side ? 0 : 1) + spanish;
}

/** Chance that so many dice show a double. */
export const COLLISION_ODDS = [0, 0, 1 / 6, 4 / 9, 13 / 18, 49 / 54] as const;

/** How often the commonest face came. */
const alike = (faces: readonly number[]): number => Math.max(...faces.map(face => faces.filter(other => other === face).length));

export const shipsAt = <T extends Pick<Vessel, 'id' | 'at' | 'condition'>>(ships: readonly T[], at: Vessel['at'], but: string): T[] =>
  ships.filter(ship => ship.id !== but && isAtSea(ship) && sameSquare(ship.at, at));

/** Others that a ship could come to within one move. */
export const closeBy = <T extends Pick<Vessel, 'id' | 'at' | 'condition'>>(
  sea: { readonly ships: readonly T[] },
  ship: Pick<Vessel, 'id' | 'at'>,
): T[] => sea.ships.filter(other => other.id !== ship.id && isAtSea(other) && range(other.at, ship.at) <= MOST_RUN);

export const MOST_RUN = 8;

/** T4.1: no room for one more in the square. */
export const isCrowded = (play: Play, mover: Ship, at: Vessel['at']): boolean =>
  shipsAt(play.state.ships, at, mover.id).length >= play.state.tables.crowd;

/** T4.1 to T4.4: checks against each ship in the mover's square, in the roll's order, until one collides. Whether one did. */
export function collides(play: Play, mover: Ship): boolean {
  return shipsAt(play.state.ships, mover.at, mover.id).some(other => bump(play, mover, other));
}

function bump(play: Play, mover: Ship, other: Ship): boolean {
  const { dice: bag, state, tell } = play;
  const reason = { why: `collide ${mover.id} ${other.id}`, clause: 'T4.2', to: 'everyone' as const };
  const dice = Array.from({ length: collisionDice(state.options, mover, other) }, () => bag.roll(6, reason));
  const most = alike(dice);
  const event = { by: mover.id, at: other.id, square: mover.at, dice };
  if (most < 2) {
    tell('everyone', { kind: 'brushed', ...event });
    return false;
  }
  tell('everyone', { kind: 'collided', ...event, treble: most >= 3 });
  for (const ship of [mover, other]) hurt(play, ship, most >= 3 ? 3 : 2);
  foul(mover, other);
  return true;
}

function hurt(play: Play, ship: Ship, points: number): void {
  const damage = strain(ship, points);
  play.tell(owners(play.state, ship), { kind: 'strain', ship: ship.id, damage });
  ship.way = 0;
  checkMast(play, ship);
}

function foul(a: Ship, b: Ship): void {
  a.foul = [...new Set([...a.foul, b.id])];
  b.foul = [...new Set([...b.foul, a.id])];
}

/** Clears a ship of every ship that is foul of her (T4.5). */
export function clearFoul(ships: readonly Ship[], ship: Ship): void {
  for (const other of ships) other.foul = other.foul.filter(id => id !== ship.id);
  ship.foul = [];
}

/** T4.5: a double on two dice frees the roller of every ship there. Whether it did. */
export function breaksFree({ state, dice, tell }: Play, ship: Ship): boolean {
  const reason = { why: `free ${ship.id}`, clause: 'T4.5', to: 'everyone' as const };
  const [one, two] = [dice.roll(6, reason), dice.roll(6, reason)];
  const success = one === two;
  if (success) clearFoul(state.ships, ship);
  tell('everyone', { kind: 'freed', ship: ship.id, success });
  return success;
}
