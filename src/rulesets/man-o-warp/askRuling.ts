import { type Answers, done, type Field, type Form, type Value } from '../../engine/form.js';
import { amount, choice, type Draft, option, text, unit } from './fields.js';
import { CARDS, Held } from './nouns.js';
import { RAISES, REFITS, type Refit, refitName } from './refits.js';
import { Ruling } from './ruling.js';
import { CARD_WORDS, className, hullWords, STAT_WORDS, sentence } from './say.js';
import { fleetName, type Sight } from './sight.js';
import type { Ship } from './state.js';
import { isAfloat, shipOf } from './waters.js';

/** The umpire's form: what he rules, on which ship or hand, and why. Its fields follow from the kind of ruling (MW9.1). */

const UNIT = 'ruling';
type Kind = Ruling['kind'];
const KINDS: Readonly<Record<Kind, string>> = {
  hull: 'Set her damage',
  card: 'Give a card from the discards',
  discard: 'Take a card from a hand',
  refit: 'Give an improvement',
  lock: 'Hold or free a ship',
  sink: 'Sink a ship',
};
const HELD_WORDS: Readonly<Record<Held, string>> = {
  none: 'Free to run',
  fired: 'Fired: free to run',
  rammed: 'Rammed: cannot run',
  boarded: 'Boarded: cannot run',
};

/** How many cards of each kind lie in the discards, or in a hand; the umpire sees both. */
const heldOf = (view: Sight, seat: Value | undefined) => view.fleets.find(fleet => fleet.seat === seat)?.own?.hand;

export function askRuling(view: Sight, answers: Answers): Form {
  const written = answers[UNIT] ?? {};
  const draft: Draft = { written, kept: 'silence' };
  const fields = fieldsOf(view, written, draft);
  return {
    title: `Round ${view.round}: a ruling`,
    prompt:
      'What you rule takes effect at once, is told to all as a ruling, and is kept with its reason. Cards stay hidden: only how many move is told.',
    groups: [],
    units: [unit({ id: UNIT, name: 'Ruling', line: lineOf(view, written), lead: 'kind', requests: [], fields }, draft)],
    problems: [],
  };
}

const lineOf = (view: Sight, { kind, ship, seat, card }: Readonly<Record<string, Value>>): string => {
  if (typeof kind !== 'string') return 'Nothing ruled yet';
  const whom = shipOf(view, String(ship))?.name ?? (seat === undefined ? '' : fleetName(view, String(seat)));
  const what = typeof card === 'string' ? (CARD_WORDS[card as keyof typeof CARD_WORDS] ?? refitName(card as Refit)) : '';
  return sentence([KINDS[kind as Kind], whom, what].filter(part => part !== '').join(' · '));
};

function fieldsOf(view: Sight, written: Readonly<Record<string, Value>>, draft: Draft): Field[] {
  const kind = written['kind'];
  const kinds = (Object.keys(KINDS) as Kind[]).map(one => option(one, KINDS[one]));
  const value = (field: string) => (typeof written[field] === 'string' ? (written[field] as string) : null);
  const must = (id: string, label: string, options: ReturnType<typeof option>[]) =>
    choice(id, draft, value(id), options, { label, need: 'must', said: options.find(one => one.id === value(id))?.label ?? 'not said' });
  const head = must('kind', 'Ruling', kinds);
  const reason = String(written['reason'] ?? '');
  const tail = text('reason', draft, reason, 200, { label: 'Reason', words: ['why'], need: 'must', said: reason || 'none given' });
  if (kind === 'card' || kind === 'discard') {
    const there = kind === 'card' ? view.discard : heldOf(view, written['seat']);
    const cards = CARDS.filter(card => (there?.[card] ?? 0) > 0).map(card => option(card, CARD_WORDS[card], `${there?.[card]} there`));
    return [
      head,
      must(
        'seat',
        'Fleet',
        view.fleets.map(({ seat }) => option(seat, fleetName(view, seat))),
      ),
      must('card', 'Card', cards),
      tail,
    ];
  }
  if (typeof kind !== 'string') return [head, tail];
  const ship = shipOf(view, value('ship'));
  const ships = must(
    'ship',
    'Ship',
    view.ships
      .filter(isAfloat)
      .map(one => option(one.id, one.name, `${fleetName(view, one.seat)} · ${className(one)} · ${hullWords(one)}`)),
  );
  return [head, ships, ...shipFields(kind, ship, written, draft, must), tail];
}

type Must = (id: string, label: string, options: ReturnType<typeof option>[]) => Field;

function shipFields(kind: string, ship: Ship | null, written: Readonly<Record<string, Value>>, draft: Draft, must: Must): Field[] {
  if (kind === 'hull') {
    const damage = typeof written['damage'] === 'number' ? written['damage'] : (ship?.damage ?? 0);
    return [
      amount(
        'damage',
        draft,
        damage,
        { min: 0, max: ship?.stats.hull ?? 12, step: 1, unit: 'damage' },
        { label: 'Damage', said: String(damage) },
      ),
    ];
  }
  if (kind === 'lock')
    return [
      must(
        'held',
        'She is',
        Held.options.map(held => option(held, HELD_WORDS[held])),
      ),
    ];
  if (kind !== 'refit') return [];
  const card = REFITS.find(one => one === written['card']);
  const stats = card ? RAISES[card] : [];
  return [
    must(
      'card',
      'Improvement',
      REFITS.map(one => option(one, refitName(one), RAISES[one].map(stat => STAT_WORDS[stat]).join(' or '))),
    ),
    must(
      'stat',
      'Which',
      stats.map(stat => option(stat, STAT_WORDS[stat])),
    ),
  ];
}

/** The ruling that these answers make, or null while something is missing. */
export function readRuling(view: Sight, answers: Answers): Ruling | null {
  const form = askRuling(view, answers);
  if (!done(form)) return null;
  const values = Object.fromEntries(
    (form.units[0]?.fields ?? []).filter(field => field.id !== 'reason').map(field => [field.id, field.value]),
  );
  const parsed = Ruling.safeParse(values);
  return parsed.success ? parsed.data : null;
}
