import { CARD_IDS, CARDS, type CardId } from '../../../src/rulesets/oak-and-iron/cards.js';
import type { OakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import type { Squad } from '../../../src/rulesets/oak-and-iron/state.js';
import type { Scramble } from '../../support/contract.js';

/**
 * What others may not know: which cards a captain holds that he has never shown, and what he has laid face down. All else on the
 * table is open. Cards that the step is about to turn up stay as they are.
 */
export const scramble: Scramble<OakAndIron> = (state, viewer, step) => {
  if (viewer.as === 'umpire' || state.ended !== null) return state;
  const told = (squad: Squad): CardId[] =>
    (step?.told ?? []).flatMap(({ event }) =>
      event.kind === 'revealed' && event.seat === squad.seat ? [event.card, ...(event.rider ? [event.rider] : [])] : [],
    );
  for (const squad of state.squads) {
    if (viewer.as === 'seat' && viewer.seat === squad.seat) continue;
    const kept = new Set([...squad.shown, ...squad.discards, ...told(squad)]);
    const others = CARD_IDS.filter(card => !squad.hand.includes(card) && !kept.has(card) && CARDS[card].nation === 'general').reverse();
    const fresh = new Map(squad.hand.filter(card => !kept.has(card)).map((card, nth) => [card, others[nth] ?? card]));
    const now = (card: CardId): CardId => fresh.get(card) ?? card;
    squad.hand = squad.hand.map(now);
    if (squad.pick)
      squad.pick = {
        card: now(squad.pick.card),
        rider: squad.pick.rider && now(squad.pick.rider),
        swap: squad.pick.swap && now(squad.pick.swap),
      };
  }
  return state;
};
