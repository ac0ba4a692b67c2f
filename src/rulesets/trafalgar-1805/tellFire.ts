import { accounts } from './accounts.js';
import type { Beat } from './beats.js';
import type { EventOf } from './event.js';
import { MAST_WORDS, sentence } from './sea.js';
import type { Teller } from './teller.js';
import type { Line } from './words.js';
import { exchange, rake, several, single } from './wordsGunnery.js';

type FireBeat = Extract<Beat, { beat: 'rake' | 'fire' | 'exchange' }>;

/** A volley, or all that one ship suffered, with what came of it. */
export function tellFire(beat: FireBeat, by: Teller): Line[] {
  const falls = beat.after.filter(event => event.kind === 'mast').map(event => fall(event, by));
  const struck = beat.after.filter(event => event.kind === 'struck').map(event => `${by.name(event.ship)} hauls down her colours`);
  const text = [opening(beat, by), ...falls, ...struck].map(sentence).join(' ');
  const chief = beat.beat === 'rake' || falls.length > 0 || struck.length > 0;
  return [{ weight: chief ? 'chief' : 'plain', text }, ...accounts(beat.after, by)];
}

function opening(beat: FireBeat, by: Teller): string {
  if (beat.beat === 'rake') return rake(beat.volley, by);
  const [first, second] = beat.volleys;
  if (!first) return '';
  if (beat.beat === 'exchange' && second) return exchange(first, second, by);
  return second ? several(beat.volleys, by) : single(first, by);
}

function fall({ ship, mast }: EventOf<'mast'>, by: Teller): string {
  const [name, spar] = [by.name(ship), MAST_WORDS[mast]];
  return by.vary([`${name}'s ${spar} goes by the board`, `${name} loses her ${spar}`, `the ${spar} of ${name} comes down`], ship, mast);
}
