import type { Left } from '../../engine/edit.js';
import type { Field } from '../../engine/form.js';
import { cut, fitting, plain } from './budget.js';
import { spanWords } from './editCounts.js';
import type { Stale } from './stale.js';

/** Private answers to a press that did not do what it said. */

export const OLDER_VERSION = ['This panel is of an older version.', '-# `/orders` opens the new one.'] as const;

const STALE_WORDS: Record<Stale, string> = {
  resolved: 'That turn has been resolved: nothing was changed. *My orders* opens the new one.',
  sealed: 'Your orders are sealed: *Reopen* them first.',
  changed: 'Changed in another window: nothing was done. This is how your orders stand now.',
};
export const staleWords = (why: Stale): string => `⏳ ${STALE_WORDS[why]}`;

const ROOM = 1100;

/** A refusal, with what would be legal. */
export const refusalWords = ({ say, instead }: { readonly say: string; readonly instead: readonly string[] }): string =>
  cut(`⛔ ${plain(say)}${instead.length > 0 ? `\n-# Legal: ${instead.map(plain).join(', ')}` : ''}`, ROOM);

/** Those who could not take a copied order, by name; null: all have taken it. */
export const leftWords = (left: readonly Left[]): string | null =>
  left.length === 0
    ? null
    : fitting(['⚠️ The others have it; not these:', ...left.map(({ unit, why }) => `-# ${plain(unit)}: ${plain(why)}`)], ROOM);

/** Why something written in a modal is no value of its field. */
export function unwritten(field: Field): string {
  if (field.kind === 'plot')
    return `⛔ That is no track. It is written like \`${field.next.map(next => `${next.code}${next.suggest[0] ?? ''}`).join(' ')}\`.`;
  return `⛔ That is not a whole number${field.kind === 'amount' ? `: ${spanWords(field.span)}` : ''}.`;
}
