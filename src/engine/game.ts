import type { z } from 'zod';
import { hears, type Seat, type Viewer } from './audience.js';
import { advance, type Battle, look, type Move, open, type Step } from './battle.js';
import type { Answers, Form, Id } from './form.js';
import type {
  Description,
  Gunner,
  Kinds,
  Outcome,
  Preview,
  Report,
  Request,
  Ruleset,
  ScenarioHead,
  Seen,
  Settled,
  Told,
} from './ruleset.js';
import type { Sheet } from './sheet.js';

/** What a seat has written: its standing orders from earlier turns, and what it has said for this one. */
export interface Written {
  readonly standing: Answers;
  readonly own: Answers;
}

/** All that one viewer may be shown of a battle. It is made from a view alone, and hears only what that viewer may hear. */
export interface Sight {
  readonly viewer: Viewer;
  ask(seat: Seat, written: Written): Form;
  settle(seat: Seat, written: Written): Settled<unknown>;
  preview(seat: Seat, written: Written, focus: Id | null): Preview;
  captain(seat: Seat): Answers;
  askRuling(answers: Answers): Form;
  readRuling(answers: Answers): unknown | null;
  narrate(told: readonly Told<unknown>[]): Report;
  sheets(told: readonly Told<unknown>[]): readonly Sheet[];
  describe(told: readonly Told<unknown>[]): Description;
  gunners(): readonly Gunner[];
  measure(told: readonly Told<unknown>[], gunner: Id): Preview | null;
  explain(why: string): string;
  verdict(): string | null;
}

export type ScenarioCheck =
  | { readonly ok: true; readonly scenario: ScenarioHead }
  | { readonly ok: false; readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };

/** A ruleset whose own types are kept shut inside: the table, the store and Discord handle its states and orders as plain data. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly tagline: string;
  checkScenario(json: unknown): ScenarioCheck;
  open(scenario: unknown, seed: string): Battle<unknown>;
  advance(battle: Battle<unknown>, move: Move<Kinds>): Step<unknown, unknown>;
  pending(battle: Battle<unknown>): readonly Request[];
  outcome(battle: Battle<unknown>): Outcome | null;
  look(battle: Battle<unknown>, viewer: Viewer): Sight;
  carry(answers: Answers): Answers;
}

/** Own answers over standing ones, field by field. */
export function merged({ standing, own }: Written): Answers {
  const units = new Set([...Object.keys(standing), ...Object.keys(own)]);
  return Object.fromEntries([...units].map(unit => [unit, { ...standing[unit], ...own[unit] }]));
}

/** Marks what comes from a standing order, which the ruleset cannot tell from what was written just now. */
function markStanding(form: Form, { standing, own }: Written): Form {
  const isStanding = (unit: string, field: string) => own[unit]?.[field] === undefined && standing[unit]?.[field] !== undefined;
  return {
    ...form,
    units: form.units.map(unit => ({
      ...unit,
      state: unit.state === 'begun' && Object.keys(own[unit.id] ?? {}).length === 0 ? 'standing' : unit.state,
      fields: unit.fields.map(field => (field.from === 'own' && isStanding(unit.id, field.id) ? { ...field, from: 'standing' } : field)),
    })),
  };
}

const heard = <Event>(told: readonly Told<unknown>[], viewer: Viewer, schema: z.ZodType<Event>): Event[] =>
  told.filter(one => hears(viewer, one.to)).map(one => schema.parse(one.event));

function sightOf<K extends Kinds>(rules: Ruleset<K>, view: Seen<K['View']>, viewer: Viewer): Sight {
  const hear = (told: readonly Told<unknown>[]) => heard<K['Event']>(told, viewer, rules.schema.event);
  return {
    viewer,
    ask: (seat, written) => markStanding(rules.ask(view, seat, merged(written)), written),
    settle: (seat, written) => rules.settle(view, seat, merged(written)),
    preview: (seat, written, focus) => rules.preview(view, seat, merged(written), focus),
    captain: seat => rules.captain(view, seat),
    askRuling: answers => rules.askRuling(view, answers),
    readRuling: answers => rules.readRuling(view, answers),
    narrate: told => rules.narrate(view, hear(told)),
    sheets: told => rules.sheets(view, hear(told)),
    describe: told => rules.describe(view, hear(told)),
    gunners: () => rules.gunners(view),
    measure: (told, gunner) => rules.measure(view, hear(told), gunner),
    explain: why => rules.explain(view, why),
    verdict: () => rules.verdict(view),
  };
}

/** Shuts a ruleset's types inside a Game. */
export function gameOf<K extends Kinds>(rules: Ruleset<K>): Game {
  /** Nobody writes to a state, so what has been parsed once need not be parsed at every question that is asked of it. */
  const sound = new WeakMap<object, K['State']>();
  const soundOf = (state: unknown): K['State'] => {
    if (typeof state !== 'object' || state === null) return rules.schema.state.parse(state);
    const known = sound.get(state) ?? rules.schema.state.parse(state);
    sound.set(state, known);
    return known;
  };
  const load = (battle: Battle<unknown>): Battle<K['State']> => ({ ...battle, state: soundOf(battle.state) });
  return {
    id: rules.id,
    version: rules.version,
    name: rules.name,
    tagline: rules.tagline,
    checkScenario(json) {
      const parsed = rules.schema.scenario.safeParse(json);
      return parsed.success ? { ok: true, scenario: parsed.data } : { ok: false, issues: parsed.error.issues };
    },
    open: (scenario, seed) => open(rules, rules.schema.scenario.parse(scenario), seed),
    advance(battle, move) {
      const step = advance(rules, load(battle), move as Move<K>);
      sound.set(step.battle.state as object, step.battle.state);
      return step;
    },
    pending: battle => rules.pending(load(battle).state),
    outcome: battle => rules.outcome(load(battle).state),
    look: (battle, viewer) => sightOf(rules, look(rules, load(battle).state, viewer), viewer),
    carry: answers => rules.carry(answers),
  };
}
