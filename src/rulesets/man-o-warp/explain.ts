import type { Attack } from './nouns.js';
import { ATTACK_PHRASE, CARD_WORDS } from './say.js';
import type { Sight } from './sight.js';
import { tellerFor } from './teller.js';

/** A die's reason in words. */
export function explain(view: Sight, why: string): string {
  const by = tellerFor(view);
  const [what = '', a = '', b = '', c = ''] = why.split(' ');
  switch (what) {
    case 'shuffle':
      return 'The discards are shuffled';
    case 'refits':
      return 'The improvements are shuffled';
    case 'first':
      return 'The fleets are level: who opens the round';
    case 'wizard':
      return `${by.side(a)}’s wizard casts`;
    case 'repair':
      return `${by.plain(a)} tries to mend`;
    case 'blast':
      return `What ${by.plain(a)} does to ${by.plain(b)}`;
    case 'attack':
      return `${by.plain(b)} attacks ${by.plain(c)}: ${ATTACK_PHRASE[a as Attack]}`;
    default:
      return `${by.plain(b)} replies to ${by.plain(c)}: ${CARD_WORDS[a as Attack]}`;
  }
}
