import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hears, seated } from '../../../src/engine/audience.js';
import { advance, type Battle, look, lookFor, open, type Step } from '../../../src/engine/battle.js';
import { sealedDice } from '../../../src/engine/dice.js';
import { type Answers, type Field, Form, type Value } from '../../../src/engine/form.js';
import { Chart as Sheet } from '../../../src/engine/sheet.js';
import type { Event } from '../../../src/rulesets/trafalgar-1805/event.js';
import { type Trafalgar, trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import type { Scenario } from '../../../src/rulesets/trafalgar-1805/scenario.js';
import type { State } from '../../../src/rulesets/trafalgar-1805/state.js';
import { tellerFor } from '../../../src/rulesets/trafalgar-1805/teller.js';
import { ordersOfAll, seatsAsked, seedOf, viewersOf } from '../../support/playout.js';

/** What stands in front of the screen, against battles that the rules have really fought. */

const folder = resolve(import.meta.dirname, '../../../assets/scenarios/trafalgar-1805');
const scenarios: [string, Scenario][] = readdirSync(folder).map(file => {
  const scenario = trafalgar.schema.scenario.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return [scenario.id, scenario];
});
const POINTS = [0, 2, 4];

interface Fought {
  readonly battle: Battle<State>;
  readonly step: Step<State, Event> | null;
}
const known = new Map<string, Fought[]>();

/** The battle after so many turns of the AI on both sides, or at its end if that comes first; with the step that led there. */
function fought(scenario: Scenario, turns: number): Fought {
  const past = known.get(scenario.id) ?? [{ battle: open(trafalgar, scenario, seedOf(scenario.id)), step: null }];
  known.set(scenario.id, past);
  for (let last = past.at(-1); last && past.length <= turns && !trafalgar.outcome(last.battle.state); last = past.at(-1)) {
    const orders = ordersOfAll<Trafalgar>(trafalgar, last.battle.state, 'captain', sealedDice('', 0, ''));
    const step = advance(trafalgar, last.battle, { kind: 'orders', orders });
    past.push({ battle: step.battle, step });
  }
  const at = past[Math.min(turns, past.length - 1)];
  if (!at) throw new Error('No battle');
  return at;
}

const viewsOf = (battle: Battle<State>) =>
  seatsAsked(trafalgar.pending(battle.state)).map(seat => ({ seat, view: lookFor(trafalgar, battle.state, seat) }));

test.each(scenarios)('T9, T10: forms, sheets and texts of %s are within their vocabularies for every viewer', (_, scenario) => {
  for (const turns of POINTS) {
    const { battle, step } = fought(scenario, turns);
    for (const { seat, view } of viewsOf(battle)) {
      const form = Form.parse(trafalgar.ask(view, seat, {}));
      Sheet.parse(trafalgar.preview(view, seat, {}, form.units.at(-1)?.id ?? null).sheet);
      Sheet.parse(trafalgar.preview(view, seat, {}, null).sheet);
    }
    for (const viewer of viewersOf(scenario.seats)) {
      const view = look(trafalgar, battle.state, viewer);
      const heard = (step?.told ?? []).filter(one => hears(viewer, one.to)).map(one => one.event);
      for (const sheet of trafalgar.sheets(view, heard)) Sheet.parse(sheet);
      expect(trafalgar.describe(view, heard).short.length).toBeLessThanOrEqual(1024);
      expect(trafalgar.narrate(view, heard).headline).not.toBe('');
    }
  }
});

/** Every value that a field offers outright. */
function offered(field: Field): Value[] {
  if (field.bar !== null) return [];
  if (field.kind === 'choice') return field.options.filter(option => option.bar === null).map(option => option.id);
  if (field.kind === 'ranked') return field.options.map(option => [option.id]);
  if (field.kind === 'toggle') return [true, false];
  if (field.kind === 'amount') return [field.span.min, field.span.max];
  if (field.kind === 'plot')
    return [
      ...field.ready.slice(0, 6).map(ready => ready.steps),
      ...field.next.filter(next => next.bar === null).map(next => [{ id: next.id, by: null }]),
    ];
  return field.kind === 'clauses'
    ? field.whens.flatMap(when => field.thens.map(then => [{ when: when.option.id, by: when.by?.min ?? null, then: then.id }]))
    : [];
}

test('T9: every option that is offered goes into the order as it was offered, and the turn is resolved with it', () => {
  const [, scenario] = scenarios.find(([id]) => id === 'starter') ?? scenarios[0] ?? [];
  if (!scenario) throw new Error('No scenario');
  for (const turns of [0, 4]) {
    const { battle } = fought(scenario, turns);
    if (trafalgar.outcome(battle.state)) continue;
    for (const { seat, view } of viewsOf(battle)) {
      const form = trafalgar.ask(view, seat, {});
      const values = form.units.flatMap(unit => unit.fields.flatMap(field => offered(field).map(value => ({ unit, field, value }))));
      for (const { unit, field, value } of values) {
        const { orders } = trafalgar.settle(view, seat, { [unit.id]: { [field.id]: value } });
        expect(orders[unit.requests[0] ?? '']).toMatchObject({ [field.id]: value });
      }
    }
    for (let round = 0; round < 6; round++) {
      const orders = Object.assign(
        {},
        ...viewsOf(battle).map(({ seat, view }) => trafalgar.settle(view, seat, someOf(trafalgar.ask(view, seat, {}), round)).orders),
      );
      expect(advance(trafalgar, battle, { kind: 'orders', orders }).battle.step).toBe(battle.step + 1);
    }
  }
});

/** For each unit one offered value of one of its fields, another in every round. */
const someOf = (form: Form, round: number): Answers =>
  Object.fromEntries(
    form.units.flatMap((unit, place) => {
      const field = unit.fields[(place + round) % unit.fields.length];
      const values = field ? offered(field) : [];
      const value = values[(place * 7 + round) % Math.max(1, values.length)];
      return field && value !== undefined ? [[unit.id, { [field.id]: value }]] : [];
    }),
  );

test.each(scenarios)('T10: in %s an enemy reads no number of dice or hits in the report of a turn', (_, scenario) => {
  const { battle, step } = fought(scenario, 4);
  const [first] = scenario.seats;
  if (!step || !first || scenario.options.records === 'open') return;
  const viewer = seated(first.id);
  const heard = step.told.filter(one => hears(viewer, one.to)).map(one => one.event);
  expect(heard.some(event => event.kind === 'volley')).toBe(true);
  const others = battle.state.ships.filter(ship => ship.seat !== first.id);
  const view = look(trafalgar, battle.state, viewer);
  const by = tellerFor(view);
  const report = trafalgar.narrate(view, heard).lines.map(line => line.text);
  for (const text of report.filter(line => /takes|dice thrown/i.test(line)))
    for (const ship of others) expect(text.toLowerCase()).not.toContain(`${by.name(ship.id).toLowerCase()} takes`);
  expect(report.some(line => /^Dice thrown/.test(line))).toBe(true);
});

test.each(scenarios)('T10: every die of %s has its reason in words', (_, scenario) => {
  const { battle, step } = fought(scenario, 4);
  const view = look(trafalgar, battle.state, { as: 'umpire' });
  for (const { why } of step?.rolls ?? []) {
    const words = trafalgar.explain(view, why);
    expect(words.toLowerCase()).not.toBe(why);
    for (const ship of scenario.ships) expect(words).not.toContain(ship.id);
  }
});
