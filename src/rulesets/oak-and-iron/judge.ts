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

/** The last side with an unbroken squadron wins; if none is left, the smaller margin. */
export function judge(play: Table, margins: ReadonlyMap<string, number> = new Map()): void {
  const { state } = play;
  const standing = sidesOf(state).filter(side => state.squads.some(squad => squad.side === side && !squad.broken));
  const [last] = standing;
  if (standing.length === 1 && last) finish(play, last, 'broken');
  if (standing.length === 0)
    finish(
      play,
      lowestOf(state, side => sum(state, side, squad => margins.get(squad.seat) ?? 0)),
      'both-broken',
    );
}
const sum = (state: State, side: string, of: (squad: Squad) => number): number =>
  state.squads.filter(squad => squad.side === side).reduce((total, squad) => total + of(squad), 0);

/** The side with the lowest figure, or null where two share it. */
function lowestOf(state: State, of: (side: string) => number): string | null {
  const figures = sidesOf(state).map(side => ({ side, figure: of(side) }));
  const least = Math.min(...figures.map(one => one.figure));
  const lowest = figures.filter(one => one.figure === least);
  return lowest.length === 1 ? (lowest[0]?.side ?? null) : null;
}

/** Time is up: fewer Strike Points, then more prizes, then less hurt (OI7.9). */
export function timeUp(play: Play): void {
  const { state } = play;
  const winner =
    lowestOf(state, side => sum(state, side, squad => squad.strikes)) ??
    lowestOf(state, side => -sum(state, side, squad => squad.prizes)) ??
    lowestOf(state, side => woundsOf(state, side));
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
