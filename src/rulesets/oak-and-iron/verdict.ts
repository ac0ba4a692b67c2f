import { sidesOf, woundsOf } from './sea.js';
import { counted, listed } from './talk.js';
import type { Sight } from './view.js';

/** How a battle ended, in words. */

const sideName = (view: Sight, side: string): string => listed(view.squads.filter(squad => squad.side === side).map(squad => squad.name));

export function endWords(view: Sight, winner: string | null, how: string): string {
  const won = winner === null ? '' : sideName(view, winner);
  if (how === 'agreed') return 'the captains part by agreement: a draw';
  if (winner === null) return how === 'time' ? 'night falls on an undecided fight: a draw' : 'both squadrons are broken: a draw';
  if (how === 'time') return `time is up, and ${won} have the better of it`;
  if (how === 'objective') return `${won} have done what they came for`;
  if (how === 'both-broken') return `all are broken, and ${won} the least`;
  return `${won} win: no other squadron is left to fight them`;
}

export function verdict(view: Sight): string | null {
  if (view.ended === null) return null;
  const strikes = sidesOf(view).map(side => {
    const squads = view.squads.filter(squad => squad.side === side);
    const points = squads.reduce((sum, squad) => sum + squad.strikes, 0);
    const prizes = squads.reduce((sum, squad) => sum + squad.prizes, 0);
    const hurts = view.ended?.how === 'time' ? `, ${woundsOf(view, side)} damage and fatigue` : '';
    return `${sideName(view, side)} ${counted(points, 'Strike Point')}, ${counted(prizes, 'prize')}${hurts}`;
  });
  const words = endWords(view, view.ended.winner, view.ended.how);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. ${strikes.join('; ')}.`;
}
