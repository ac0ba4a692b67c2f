import type { Viewer } from '../../engine/audience.js';
import { type Squad, type State, State as StateSchema } from './state.js';
import type { View } from './view.js';

/** What one viewer may know: the table as it lies, and hands only where they are his (OI13.3). */

const OPEN = Object.keys(StateSchema.shape).filter(key => key !== 'squads') as (keyof Omit<State, 'squads'>)[];

function mayRead(state: State, viewer: Viewer, squad: Squad): boolean {
  return viewer.as === 'umpire' || state.ended !== null || (viewer.as === 'seat' && viewer.seat === squad.seat);
}

function seenSquad(state: State, viewer: Viewer, squad: Squad): View['squads'][number] {
  const { hand, pick, policy: _, briefs: __, ...open } = squad;
  return { ...open, hand: mayRead(state, viewer, squad) ? hand : null, cards: hand.length, picked: pick !== null };
}

export function view(state: State, viewer: Viewer): View {
  const open = Object.fromEntries(OPEN.map(key => [key, state[key]])) as Omit<State, 'squads'>;
  return { viewer, ...open, squads: state.squads.map(squad => seenSquad(state, viewer, squad)) };
}
