import type { EventOf } from './event.js';
import { pointsWords } from './say.js';
import type { Sight } from './sight.js';
import { type Teller, tellerFor } from './teller.js';

type Over = Omit<EventOf<'over'>, 'kind'>;

const HOW: Readonly<Record<string, string>> = {
  sunk: 'having sunk every enemy',
  both: 'both fleets going down together',
  rounds: 'on points after the last round',
  lull: 'on points, the fleets standing off from one another',
  conceded: 'the enemy having given up',
  agreed: 'both captains having agreed to part',
};

/** How it ended: `The Orcs win, having sunk every enemy (14.5 points to 6)`. */
export function overWords({ winner, how, points }: Over, by: Teller): string {
  const [first, second] = Object.entries(points).sort(([a, x], [b, y]) => Number(b === winner) - Number(a === winner) || y - x);
  const score = first && second ? ` (${pointsWords(first[1])} points to ${pointsWords(second[1])})` : '';
  const reason = HOW[how] ?? how;
  return winner === null ? `drawn, ${reason}${score}` : `${by.side(winner)} wins, ${reason}${score}`;
}

export const verdict = (view: Sight): string | null => (view.ended ? overWords(view.ended, tellerFor(view)) : null);
