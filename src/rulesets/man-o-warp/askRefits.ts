import type { Seat } from '../../engine/audience.js';
import type { Answers, Form, Problem, Unit } from '../../engine/form.js';
import { shipOption } from './askSlot.js';
import { choice, type Draft, option, unit } from './fields.js';
import { MOST_REFITS, RAISES, type Refit, refitName } from './refits.js';
import { count, STAT_WORDS } from './say.js';
import { offeredTo, type Sight, seatName } from './sight.js';
import { shipOf, shipsUnder } from './waters.js';
import { assignmentsOf, NOBODY, statOf } from './writtenFit.js';

/** Giving out a fleet's improvements (MW2). */

export function askRefits(view: Sight, seat: Seat, answers: Answers): Form {
  const offered = offeredTo(view, seat);
  return {
    title: `${seatName(view, seat)}: improvements`,
    prompt: `You are dealt ${count(offered.length, 'improvement')}. Each gives +2 to one ship, and no ship takes more than two. All are shown together; what you do not use is lost.`,
    groups: [],
    units: offered.map(card => askRefit(view, seat, card, answers)),
    problems: crowded(view, seat, answers),
  };
}

function askRefit(view: Sight, seat: Seat, card: Refit, answers: Answers): Unit {
  const draft: Draft = { written: answers[card] ?? {}, kept: 'silence' };
  const given = assignmentsOf(view, seat, answers).find(one => one.card === card);
  const stats = RAISES[card];
  const gain = stats.map(stat => STAT_WORDS[stat]).join(' or ');
  const ship = given ? (shipOf(view, given.ship)?.name ?? '') : 'nobody';
  return unit(
    {
      id: card,
      name: refitName(card),
      line: given ? `${STAT_WORDS[given.stat]} +2 for ${ship}` : `${gain} +2: not used`,
      lead: 'ship',
      requests: [`refit:${seat}`],
      fields: [
        choice('ship', draft, given?.ship ?? NOBODY, [...shipsUnder(view, seat).map(shipOption), option(NOBODY, 'Nobody')], {
          label: 'Ship',
          help: `${refitName(card)}: ${gain} +2.`,
          said: ship,
        }),
        ...(stats.length > 1
          ? [
              choice(
                'stat',
                draft,
                given?.stat ?? statOf(card, answers),
                stats.map(stat => option(stat, STAT_WORDS[stat])),
                { label: 'Which', said: STAT_WORDS[given?.stat ?? statOf(card, answers)] },
              ),
            ]
          : []),
      ],
    },
    draft,
  );
}

/** MW2.3: a third card for one ship is refused where it is written. */
function crowded(view: Sight, seat: Seat, answers: Answers): Problem[] {
  const load = new Map(shipsUnder(view, seat).map(ship => [ship.id as unknown, ship.refits.length]));
  return offeredTo(view, seat).flatMap(card => {
    const ship = answers[card]?.['ship'];
    const before = load.get(ship);
    if (before === undefined) return [];
    load.set(ship, before + 1);
    if (before < MOST_REFITS) return [];
    const say = `${shipOf(view, String(ship))?.name ?? 'She'} has two improvements already.`;
    return [{ grade: 'refused' as const, unit: card, field: 'ship', at: null, say, instead: [] }];
  });
}
