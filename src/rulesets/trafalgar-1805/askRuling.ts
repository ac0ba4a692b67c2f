import { type Answers, done, type Form, type Value } from '../../engine/form.js';
import { POINTS } from '../../engine/grid.js';
import { clip } from './fields.js';
import { Ruling } from './ruling.js';
import { fieldsOf, movedTo, RULING_WORDS } from './rulingFields.js';
import { sentence } from './sea.js';
import type { Sight } from './sight.js';
import { shipLabel } from './teller.js';
import { shipIn } from './vessel.js';

/** The umpire's form: what he rules, on which ship, and why. Its fields follow from the kind of ruling. */

const UNIT = 'ruling';
type Values = Readonly<Record<string, Value | null>>;

export function askRuling(view: Sight, answers: Answers): Form {
  const written = answers[UNIT] ?? {};
  const fields = fieldsOf(view, written);
  const line = clip(sentence(ruled(view, valuesOf(view, answers))), 110);
  const state = Object.keys(written).length === 0 ? 'silent' : 'begun';
  return {
    title: `Turn ${view.turn}: a ruling`,
    prompt: 'What you rule takes effect at once, is shown to all as a ruling, and is kept with its reason.',
    groups: [],
    units: [{ id: UNIT, name: 'Ruling', words: [], group: null, state, line, lead: 'kind', quick: [], requests: [], fields }],
    problems: [],
  };
}

/** The ruling that these answers make, or null while something is missing. */
export function readRuling(view: Sight, answers: Answers): Ruling | null {
  if (!done(askRuling(view, answers))) return null;
  const parsed = Ruling.safeParse(rulingOf(view, valuesOf(view, answers)));
  return parsed.success ? parsed.data : null;
}

const valuesOf = (view: Sight, answers: Answers): Values =>
  Object.fromEntries(fieldsOf(view, answers[UNIT] ?? {}).map(field => [field.id, field.value]));

const pointOf = (value: Value | null | undefined): number => POINTS.findIndex(point => point.toLowerCase() === value);

function rulingOf(view: Sight, values: Values): unknown {
  const { kind, ship, mast, stands, damage, broadside, guns, place, heading, condition, from, level } = values;
  const said: Record<string, object> = {
    mast: { ship, mast, stands },
    damage: { ship, damage },
    gunnery: { ship, broadside, guns },
    move: { ship, to: movedTo(shipIn(view, String(ship)), place ?? []) },
    heading: { ship, heading: pointOf(heading) },
    wind: { wind: { from: pointOf(from), level } },
    strike: { ship },
    free: { ship },
    condition: { ship, condition },
  };
  return { kind, ...said[String(kind)] };
}

/** The ruling in words, as far as it has been written. */
function ruled(view: Sight, { kind, ship, reason }: Values): string {
  if (typeof kind !== 'string') return 'nothing ruled yet';
  const whom = view.ships.find(one => one.id === ship);
  const parts = [whom ? shipLabel(view, whom) : null, RULING_WORDS[kind] ?? kind, reason];
  return parts.filter(part => typeof part === 'string' && part !== '').join(' · ');
}
