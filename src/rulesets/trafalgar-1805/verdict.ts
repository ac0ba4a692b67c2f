import type { Par } from './scenario.js';
import { sentence } from './sea.js';
import { type Sight, sidesOf } from './sight.js';
import { type Teller, tellerFor } from './teller.js';

/** How a battle ends, by the key that the rules give it (rules T8); `side` won, or is null for a draw. */
const HOW: Record<string, (side: string) => string> = {
  broken: side => `the enemy's line is broken and ${side} have the day`,
  destroyed: side => `no enemy is left to fight ${side}`,
  time: side => `night comes on, and ${side} have lost the less`,
  par: side => `${side} have done what the day asked of them`,
  points: side => `${side} have the better of the convoy`,
  conceded: side => `the enemy gives up the fight, and the day belongs to ${side}`,
};
const DRAWN: Record<string, string> = {
  agreed: 'the admirals agree to part: the battle is drawn',
  time: 'night comes on with nothing decided: the battle is drawn',
  broken: 'both fleets are spent and neither can claim the day',
};

export function outcomeWords(winner: string | null, how: string, by: Teller): string {
  if (winner === null) return DRAWN[how] ?? 'the battle is drawn';
  return (HOW[how] ?? (side => `the day belongs to ${side}`))(by.side(winner));
}

/** What a par asks, in words. */
export function parWords(par: Par, by: Teller): string {
  const side = by.side(par.side);
  if (par.kind === 'last') return `${side} win if they are unbroken at the end of turn ${par.turn}`;
  if (par.kind === 'cheaply') return `${side} win only if they break the enemy for less than ${par.percent} % of their own value`;
  return `each merchantman home is worth ${par.each} points to ${side}, each one taken as many to the enemy; most points win`;
}

/** How it ended, with the losses that the end has laid open; null while it goes on. */
export function verdict(view: Sight): string | null {
  if (!view.ended) return null;
  const by = tellerFor(view);
  const lines = [sentence(outcomeWords(view.ended.winner, view.ended.how, by))];
  const losses = view.losses;
  if (losses)
    lines.push(
      sentence(
        `value lost: ${sidesOf(view)
          .map(side => `${by.side(side)} ${losses[side] ?? 0}`)
          .join(', ')}`,
      ),
    );
  if (view.scenario.par) lines.push(sentence(`the terms were: ${parWords(view.scenario.par, by)}`));
  return lines.join(' ');
}
