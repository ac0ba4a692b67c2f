import type { Seat } from '../../engine/audience.js';
import type { EventOf } from './event.js';
import { ownSquad, type Play } from './play.js';
import { fleetOf, sidesOf, woundsOf } from './sea.js';
import type { Squad, State } from './state.js';
import { strikeColours, unlink } from './strike.js';

/** Who has won (OI7.5, OI7.8, OI7.9). */

export function finish(play: Table, winner: string | null, how: EventOf<'over'>['how']): void {
  play.state.ended = { winner, how };
  play.say({ kind: 'over', winner, how });
}
type Table = Pick<Play, 'state' | 'say'>;

const standing = (state: State): string[] =>
  sidesOf(state).filter(side => state.squads.some(squad => squad.side === side && !squad.broken));

/** The last side with an unbroken squadron wins; if none is left, the smaller margin of those that broke last of all. */
export function judge(play: Table, margins: ReadonlyMap<string, number> = new Map(), last: readonly string[] = sidesOf(play.state)): void {
  const { state } = play;
  const [winner, ...others] = standing(state);
  if (winner !== undefined && others.length === 0) finish(play, winner, 'broken');
  if (winner !== undefined) return;
  finish(
    play,
    lowest(last, side => sum(state, side, squad => margins.get(squad.seat) ?? 0)),
    'both-broken',
  );
}
const sum = (state: State, side: string, of: (squad: Squad) => number): number =>
  state.squads.filter(squad => squad.side === side).reduce((total, squad) => total + of(squad), 0);

/** The one side with the lowest of some figures, the next asked only of those whom the one before leaves level; null: none. */
function lowest(sides: readonly string[], ...figures: readonly ((side: string) => number)[]): string | null {
  const left = figures.reduce((level, of) => {
    const least = Math.min(...level.map(of));
    return level.filter(side => of(side) === least);
  }, sides);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Time is up: of those that still stand, fewer Strike Points, then more prizes, then less hurt (OI7.9). */
export function timeUp(play: Play): void {
  const { state } = play;
  const winner = lowest(
    standing(state),
    side => sum(state, side, squad => squad.strikes),
    side => -sum(state, side, squad => squad.prizes),
    side => woundsOf(state, side),
  );
  finish(play, winner, 'time');
}

/** A captain hauls down his flag (OI7.8). */
export function giveUp(play: Play, seat: Seat): void {
  const squad = ownSquad(play.state, seat);
  squad.broken = true;
  play.say({ kind: 'conceded', seat });
  for (const ship of fleetOf(play.state, seat)) {
    unlink(play, ship);
    strikeColours(play, ship, 'conceded');
  }
  judge(play);
}
