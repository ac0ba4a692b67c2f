import type { Game } from '../engine/game.js';
import type { ScenarioHead } from '../engine/ruleset.js';
import type { Offer } from '../harbour/index.js';

/** The battles that a newcomer is offered: the tutorial, then short ones of each game. */

const TUTORIAL = 'first-command';
const OFFERED = [TUTORIAL, 'quick-start', 'frigate-duel', 'starter', 'first-battle', 'bretonnian-orc'];

export function offersOf(library: readonly ScenarioHead[], games: readonly Game[]): Offer[] {
  const found = OFFERED.flatMap(id => library.find(one => one.id === id) ?? []);
  return found.map(({ id, title, blurb, ruleset }, nth) => ({
    id,
    name: title,
    about: `${games.find(game => game.id === ruleset)?.name ?? ruleset}. ${blurb}`,
    first: nth === 0,
  }));
}
