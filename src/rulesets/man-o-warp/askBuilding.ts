import type { Seat } from '../../engine/audience.js';
import type { Answers, Field, Form, Problem, Unit } from '../../engine/form.js';
import { LONGEST_NAME } from './christen.js';
import { draftFleet } from './draftFleet.js';
import { choice, type Draft, option, text, unit } from './fields.js';
import { ATTACKS, LISTS, OARS, type ShipType } from './nouns.js';
import { READY } from './ready.js';
import { clip, listed, STAT_SHORT } from './say.js';
import { NAVIES, TYPES, typesOf } from './shipyard.js';
import { fleetSeen, type Sight, seatName } from './sight.js';
import { otherSeat } from './waters.js';
import { purchaseWords } from './will.js';
import { boughtOf, costOf, fleetOrderOf, listOf, type Naming, namedIn, pointsFor } from './writtenFit.js';

/** Buying a fleet, and naming its ships (MW1). */

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
