import { type Field, type FieldOf, type Option, Step, type Value } from '../../engine/form.js';
import { ahead, POINTS, type Square } from '../../engine/grid.js';
import { squareLabel } from './board.js';
import { amount, choice, type Head, option, text, toggle } from './fields.js';
import { LEVELS, MASTS } from './nouns.js';
import type { Ruling } from './ruling.js';
import { MAST_WORDS, pointWords, rateWords } from './sea.js';
import type { Sight } from './sight.js';
import { shipLabel } from './teller.js';
import type { SeenShip } from './view.js';

/** The fields of a ruling: those that every kind has, and its own. */

type Kind = Ruling['kind'];
type Written = Readonly<Record<string, Value>>;

const KINDS: Record<Kind, readonly [label: string, note: string]> = {
  mast: ['A mast', 'goes by the board, or is set up again'],
  damage: ['Damage aloft', 'her damage points'],
  gunnery: ['Guns', 'the gunnery of one broadside'],
  move: ['Her place', 'to another square'],
  heading: ['Her heading', 'to another point'],
  wind: ['The wind', 'its direction and strength'],
  strike: ['Her colours', 'she strikes'],
  free: ['Set free', 'of every ship that holds her'],
  condition: ['Her state', 'sailing, hove to, hulk …'],
};
export const RULING_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, [label]]) => [kind, label]),
);

const CONDITIONS = {
  sailing: 'sailing',
  'hove-to': 'hove to',
  irons: 'in irons',
  hulk: 'a hulk',
  escaped: 'escaped',
  home: 'safe home',
} as const;

const must = (id: string, label: string, written: Written, words: string[] = []): Head => ({
  id,
  label,
  help: null,
  words,
  need: 'must',
  written: written[id],
});

/** All fields of a ruling; those that do not belong to its kind are barred. */
export function fieldsOf(view: Sight, written: Written): [Field, ...Field[]] {
  const kinds = (Object.keys(KINDS) as Kind[]).map(kind => option(kind, ...KINDS[kind]));
  const lead = picked('kind', 'What', written, kinds);
  const ship = view.ships.find(one => one.id === written['ship']) ?? null;
  const own = OWN.map(({ of, make }) => ({ ...make(view, written, ship), bar: barOf(of, lead.value, ship) }));
  return [
    lead,
    { ...shipField(view, written, ship), bar: lead.value === 'wind' ? 'The wind is nobody’s' : null },
    ...own,
    reasonField(written),
  ];
}

function barOf(of: Kind, kind: string | null, ship: SeenShip | null): string | null {
  if (kind !== of) return `Only for "${KINDS[of][0].toLowerCase()}"`;
  return of === 'wind' || ship ? null : 'First say which ship';
}

function shipField(view: Sight, written: Written, ship: SeenShip | null): FieldOf<'choice'> {
  const options = view.ships.map(one => option(one.id, shipLabel(view, one), `${one.guns} guns, ${rateWords(one.rate)}, ${one.condition}`));
  return choice(must('ship', 'Ship', written), options, ship?.id ?? null, 'not said');
}

const reasonField = (written: Written): FieldOf<'text'> => {
  const value = typeof written['reason'] === 'string' ? written['reason'] : '';
  return text({ ...must('reason', 'Reason', written, ['why']), help: 'All captains read it.' }, 300, value);
};

const picked = (id: string, label: string, written: Written, options: Option[]): FieldOf<'choice'> =>
  choice(must(id, label, written), options, options.find(one => one.id === written[id])?.id ?? null, 'not said');

const points = (): Option[] => POINTS.map((point, place) => option(point.toLowerCase(), pointWords(place), null));

const whole = (id: string, label: string, written: Written, max: number, now: number): FieldOf<'amount'> => {
  const value = written[id];
  return amount(must(id, label, written), { min: 0, max, step: 1, unit: '' }, typeof value === 'number' ? value : now);
};

const LEVEL_OPTIONS = LEVELS.map(level => option(level, level));
const MAST_OPTIONS = MASTS.map(mast => option(mast, MAST_WORDS[mast]));
const SIDE_OPTIONS = [option('port', 'larboard'), option('starboard', 'starboard')];
const CONDITION_OPTIONS = Object.entries(CONDITIONS).map(([id, label]) => option(id, label));

/** The fields that one kind of ruling has to itself, in the order of the form. */
const OWN: readonly { readonly of: Kind; readonly make: (view: Sight, written: Written, ship: SeenShip | null) => Field }[] = [
  { of: 'mast', make: (_, written) => picked('mast', 'Mast', written, MAST_OPTIONS) },
  { of: 'mast', make: (_, written) => standsField(written) },
  { of: 'damage', make: (_, written, ship) => whole('damage', 'Damage aloft', written, 4, ship?.card?.damage ?? 0) },
  { of: 'gunnery', make: (_, written) => picked('broadside', 'Side', written, SIDE_OPTIONS) },
  {
    of: 'gunnery',
    make: (_, written, ship) => whole('guns', 'Gunnery', written, ship?.card?.fullGunnery ?? 10, ship?.card?.fullGunnery ?? 0),
  },
  { of: 'move', make: placeField },
  { of: 'heading', make: (_, written) => picked('heading', 'Heading', written, points()) },
  { of: 'wind', make: (_, written) => picked('from', 'Blows from', written, points()) },
  { of: 'wind', make: (_, written) => picked('level', 'Strength', written, LEVEL_OPTIONS) },
  { of: 'condition', make: (_, written) => picked('condition', 'State', written, CONDITION_OPTIONS) },
];

const standsField = (written: Written): FieldOf<'toggle'> =>
  toggle({ ...must('stands', 'Stands again', written), need: 'may' }, written['stands'] === true, ['set up again', 'falls']);

const ARROWS = ['⬆', '↗', '➡', '↘', '⬇', '↙', '⬅', '↖'] as const;

/** Steps of the compass from where she lies. */
function placeField(view: Sight, written: Written, ship: SeenShip | null): FieldOf<'plot'> {
  const next = POINTS.map((point, place) => ({
    id: point.toLowerCase(),
    code: point.toLowerCase(),
    label: pointWords(place),
    icon: ARROWS[place] ?? '',
    by: { min: 1, max: 30, step: 1, unit: 'squares' },
    suggest: [1, 2, 5],
    bar: null,
  }));
  const value = stepsOf(written['place'] ?? []);
  const said = `to ${squareLabel(view, movedTo(ship, value))}`;
  return {
    kind: 'plot',
    id: 'place',
    label: 'To',
    help: ship ? `She lies at ${squareLabel(view, ship.at)}.` : null,
    words: [],
    need: 'must',
    bar: null,
    from: value.length > 0 ? 'own' : 'silence',
    said,
    value,
    next,
    ready: [],
    stop: null,
  };
}

const stepsOf = (place: Value): Step[] => {
  const parsed = Step.array().safeParse(place);
  return parsed.success ? parsed.data : [];
};

/** Where those steps of the compass lead from where she lies. */
export const movedTo = (ship: SeenShip | null, place: Value): Square =>
  stepsOf(place).reduce<Square>((at, step) => {
    const point = POINTS.findIndex(name => name.toLowerCase() === step.id);
    return point < 0 ? at : ahead(at, point, step.by ?? 1);
  }, ship?.at ?? { x: 0, y: 0 });
