import type { Seat } from '../../engine/audience.js';
import type { Answers, Field, Form } from '../../engine/form.js';
import { amount, cardSpan, choice, type Draft, option, unit } from './fields.js';
import type { Oar } from './nouns.js';
import { pending } from './pending.js';
import { CARD_WORDS, cardsWords, className, hullWords, sentence } from './say.js';
import { ownOf, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { isHeld, repliesTo, shipOf } from './waters.js';
import { chaseWords, replyWords } from './will.js';
import { chaseOf, replyOf } from './written.js';

/** Live play: an attack waits for the target's captain (MW8.7). The form is the same shape whatever he holds. */
export function askReaction(view: Sight, seat: Seat, answers: Answers): Form {
  const [ship, target] = [shipOf(view, view.act?.ship ?? null), shipOf(view, view.act?.target ?? null)];
  if (!view.act || !ship || !target) throw new Error('No attack waits for an answer');
  const draft: Draft = { written: answers['reaction'] ?? {}, kept: 'silence' };
  const isChase = view.act.stage === 'chase';
  const line = isChase ? chaseWords(chaseOf(view, seat, answers)) : replyWords(replyOf(view, seat, answers));
  const fields = isChase ? chaseFields(view, seat, target, answers, draft) : replyFields(view, seat, ship, target, answers, draft);
  const what = isChase
    ? `comes for ${target.name}`
    : `has caught ${target.name}: ${view.act.attack ? CARD_WORDS[view.act.attack] : 'an attack'}`;
  return {
    title: isChase ? `${target.name} is chased` : `${target.name} is attacked`,
    prompt: sentence(
      `${ship.name} (${className(ship)}) ${what}. She has ${hullWords(target)}. You hold ${cardsWords(ownOf(view, seat).hand)}.`,
    ).slice(0, 300),
    groups: [],
    units: [
      unit(
        {
          id: 'reaction',
          name: target.name,
          line: sentence(line),
          lead: isChase ? 'shield' : 'reply',
          requests: pending(view).map(request => request.id),
          fields,
        },
        draft,
      ),
    ],
    problems: [],
  };
}

function chaseFields(view: Sight, seat: Seat, target: Ship, answers: Answers, draft: Draft): Field[] {
  const { hand } = ownOf(view, seat);
  const order = chaseOf(view, seat, answers);
  const last = view.act?.shieldable ? null : 'She is the last that can be named.';
  const shield = (oar: Oar) =>
    option(
      oar,
      `Shield with ${CARD_WORDS[oar]}`,
      `you hold ${hand[oar]}`,
      last ?? (hand[oar] === 0 ? `You hold no ${CARD_WORDS[oar]}.` : null),
    );
  const speed = (oar: Oar): Field =>
    amount(oar, draft, order[oar], cardSpan(Math.max(1, hand[oar])), {
      label: `${CARD_WORDS[oar]} cards to play`,
      bar: speedBar(target, oar, hand[oar]) ?? (order.shield === 'pass' ? null : 'She is shielded.'),
      said: `${order[oar]} of ${hand[oar]}, ${target.stats[oar]} each`,
    });
  return [
    choice('shield', draft, order.shield, [option('pass', 'Let them come'), shield('row'), shield('sail')], {
      label: 'Shield her',
      said: order.shield === 'pass' ? 'no' : `with a ${CARD_WORDS[order.shield]} card`,
    }),
    speed('row'),
    speed('sail'),
  ];
}

function speedBar(target: Ship, oar: Oar, held: number): string | null {
  if (isHeld(target.held)) return 'She rammed or boarded in her last phase: no speed cards.';
  if (target.stats[oar] === 0) return oar === 'row' ? 'She has no oars.' : 'She has no sails.';
  return held === 0 ? `You hold no ${CARD_WORDS[oar]}.` : null;
}

function replyFields(view: Sight, seat: Seat, ship: Ship, target: Ship, answers: Answers, draft: Draft): Field[] {
  const { hand } = ownOf(view, seat);
  const attack = view.act?.attack;
  const able = attack ? repliesTo(ship, target, attack) : [];
  const bar = (reply: 'fire' | 'broad' | 'board') => (hand[reply] > 0 ? null : `You hold no ${CARD_WORDS[reply]}.`);
  const { reply } = replyOf(view, seat, answers);
  const both = able.length > 1 ? [option('both', 'Broadside, then crew', null, bar('broad') ?? bar('board'))] : [];
  const options = [
    option('none', 'No reply'),
    ...able.flatMap(one =>
      one === 'ram' ? [] : [option(one, CARD_WORDS[one], `${target.stats[one]} dice · you hold ${hand[one]}`, bar(one))],
    ),
    ...both,
  ];
  return [choice('reply', draft, reply, options, { label: 'Reply', said: options.find(one => one.id === reply)?.label ?? 'no reply' })];
}
