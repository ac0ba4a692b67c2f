import { relativeBearing } from '../../engine/grid.js';
import type { Foretold } from './foretell.js';
import { prospect, prospectsOf } from './guess.js';
import { BAND_WORDS, bearingWords, counted, sentence } from './sea.js';
import type { Sight } from './sight.js';
import { plainName, shipLabel } from './teller.js';
import { doingWords } from './will.js';

/** What a preview says of its picture, and what it takes for granted. */

const ASSUMED = 'Other ships are drawn as holding their course: that is a guess.';

export function overviewWords(own: readonly Foretold[]): string {
  if (own.length === 0) return 'None of your ships is left to be ordered.';
  const tracks = own.filter(one => one.how === 'track').length;
  const others = tracks === own.length ? '' : ', the dotted ones by intent or by the rule for silence';
  return `Your ships as things stand: ${tracks} on ${tracks === 1 ? 'a track' : 'tracks'} of your own${others}. ${ASSUMED}`;
}

export function shipWords(view: Sight, one: Foretold): string {
  return [sentence(`${shipLabel(view, one.ship)}: ${doingWords(view, one)}`), targetWords(view, one), tackWords(one), ASSUMED]
    .filter(words => words !== null)
    .join(' ');
}

/** The enemy that she would have nearest at her end. */
function targetWords(view: Sight, { ship, end }: Foretold): string | null {
  if (!end) return null;
  const [near] = prospectsOf(view, ship)
    .map(foe => prospect(view, end, foe))
    .sort((a, b) => a.far - b.far);
  if (!near) return 'No enemy comes near this turn.';
  const where = bearingWords(relativeBearing(end.at, end.heading, near.pose.at));
  const far = near.far === 0 ? '' : `, ${counted(near.far, 'square')}${near.band ? ` (${BAND_WORDS[near.band]})` : ''}`;
  const rake = near.rakes ? `; you lie across her ${near.rakes}` : near.raked ? `; she lies across your ${near.raked}` : '';
  return sentence(`then ${plainName(view, near.foe.id)} would be ${where}${far}${rake}`);
}

const tackWords = ({ end }: Foretold): string | null =>
  end?.steps.includes('t') ? 'The tack is drawn as made; if it fails she lies head to wind.' : null;
