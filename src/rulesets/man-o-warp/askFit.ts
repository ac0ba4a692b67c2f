import type { Seat } from '../../engine/audience.js';
import type { Answers, Field, Form, Problem, Unit } from '../../engine/form.js';
import { shipOption } from './askSlot.js';
import { LONGEST_NAME } from './christen.js';
import { draftFleet } from './draftFleet.js';
import { choice, type Draft, option, text, unit } from './fields.js';
import { ATTACKS, LISTS, OARS, type ShipType } from './nouns.js';
import { READY } from './ready.js';
import { MOST_REFITS, RAISES, type Refit, refitName } from './refits.js';
import { clip, count, listed, STAT_SHORT, STAT_WORDS } from './say.js';
import { NAVIES, TYPES, typesOf } from './shipyard.js';
import { fleetSeen, offeredTo, type Sight, seatName } from './sight.js';
import { otherSeat, shipOf, shipsUnder } from './waters.js';
import { purchaseWords } from './will.js';
import { assignmentsOf, boughtOf, costOf, fleetOrderOf, listOf, type Naming, NOBODY, namedIn, pointsFor, statOf } from './writtenFit.js';

/** Buying a fleet, and giving out its improvements (MW1, MW2). */

const typeWords = (type: ShipType): string => {
  const { stats, indirect, blast, dragon } = TYPES[type];
  const able = [...OARS, ...ATTACKS].filter(stat => stats[stat] > 0).map(stat => `${STAT_SHORT[stat]} ${stats[stat]}`);
  const power = [indirect ? 'indirect' : null, blast ? 'a hit is 1D6' : null, dragon ? 'rams twice' : null].filter(one => one !== null);
  return `hull ${stats.hull} · ${able.join(' ')}${power.length > 0 ? ` · ${power.join(', ')}` : ''}`;
};

export function askBuilding(view: Sight, seat: Seat, answers: Answers): Form {
  const draft: Draft = { written: answers['fleet'] ?? {}, kept: 'silence' };
  const list = listOf(view, seat, answers);
  const points = pointsFor(view, seat, answers);
  const order = fleetOrderOf(view, seat, answers);
  const foe = fleetSeen(view, otherSeat(view, seat))?.list;
  const named = namedIn(view, order.ships, answers);
  const called = new Map(draftFleet(view, seat, answers).map(({ id, ship }) => [id, ship.name] as const));
  const against = foe ? ` You meet ${NAVIES[foe].folk}.` : '';
  const fields = [
    ...(fleetSeen(view, seat)?.list ? [] : [listField(list, draft)]),
    choice(
      'start',
      draft,
      startOf(answers),
      READY[list].map(one => option(one.id, one.name, null, costOf(one.ships) > points ? `That is ${costOf(one.ships)} points.` : null)),
      {
        label: 'Start from a ready fleet',
        help: 'It sails if you buy nothing yourself.',
        said: `${purchaseWords(order.ships)}`,
      },
    ),
    shipsField(list, points, answers, draft),
  ];
  return {
    title: `${seatName(view, seat)}: build your fleet`,
    prompt: `Up to ${points} points of ${NAVIES[list].name} ships, as many of a type as you like.${against} Both fleets are shown once both are in.`,
    groups: [],
    units: [
      unit(
        {
          id: 'fleet',
          name: 'Fleet',
          line: `${costOf(order.ships)} of ${points} points: ${purchaseWords(order.ships)}`,
          lead: 'ships',
          requests: [`fleet:${seat}`],
          fields,
        },
        draft,
      ),
      ...named.map(naming => askName(seat, naming, called.get(naming.id) ?? '', answers)),
    ],
    problems: [...buildingProblems(list, points, answers), ...named.flatMap(nameProblems)],
  };
}

/** MW1.8: a name for each ship bought; left alone, she has one of the list's stock. */
function askName(seat: Seat, { id, type, nth, name }: Naming, stock: string, answers: Answers): Unit {
  const draft: Draft = { written: answers[id] ?? {}, kept: 'silence' };
  const called = name ?? stock;
  return unit(
    {
      id,
      name: `${TYPES[type].name} ${nth}`,
      line: called,
      lead: 'name',
      requests: [`fleet:${seat}`],
      fields: [
        text('name', draft, name ?? '', LONGEST_NAME, {
          label: 'Name',
          help: `Up to ${LONGEST_NAME} letters and figures. No two ships have one name.`,
          said: called,
        }),
      ],
    },
    draft,
  );
}

const nameProblems = ({ id, fault }: Naming): Problem[] =>
  fault === null ? [] : [{ grade: 'refused', unit: id, field: 'name', at: null, say: fault, instead: [] }];

const startOf = (answers: Answers): string | null => {
  const start = answers['fleet']?.['start'];
  return typeof start === 'string' ? start : null;
};

const listField = (list: string, draft: Draft): Field =>
  choice(
    'list',
    draft,
    list,
    LISTS.map(one => option(one, NAVIES[one].name, listed(typesOf(one).map(type => TYPES[type].name)))),
    {
      label: 'List',
      said: NAVIES[list as keyof typeof NAVIES].name,
    },
  );

function shipsField(list: Parameters<typeof typesOf>[0], points: number, answers: Answers, draft: Draft): Field {
  const bought = boughtOf(list, answers);
  const types = typesOf(list);
  return {
    kind: 'tally',
    id: 'ships',
    label: 'Ships',
    help: null,
    words: ['buy'],
    need: 'may',
    bar: null,
    from: draft.written['ships'] === undefined ? 'silence' : 'own',
    said: clip(`${costOf(bought)} of ${points} points: ${purchaseWords(bought)}`, 100),
    options: types.map(type => option(type, TYPES[type].name, `${TYPES[type].cost} points · ${typeWords(type)}`)),
    each: Object.fromEntries(types.map(type => [type, { max: Math.floor(points / TYPES[type].cost), cost: TYPES[type].cost }])),
    total: { min: 0, max: points, unit: 'points' },
    value: Object.fromEntries(types.map(type => [type, bought[type] ?? 0])),
  };
}

function buildingProblems(list: Parameters<typeof typesOf>[0], points: number, answers: Answers): Problem[] {
  const cost = costOf(boughtOf(list, answers));
  if (cost > points)
    return [
      {
        grade: 'refused',
        unit: 'fleet',
        field: 'ships',
        at: null,
        say: `That fleet costs ${cost}; you have ${points} points.`,
        instead: [],
      },
    ];
  if (cost === 0 || cost === points) return [];
  return [
    { grade: 'noted', unit: 'fleet', field: 'ships', at: null, say: `${points - cost} of ${points} points are not spent.`, instead: [] },
  ];
}

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
