import { describe, expect, test } from 'vitest';
import { hears, seated, type Viewer } from '../../src/engine/audience.js';
import { advance, type Battle, look, lookFor, open, type Step } from '../../src/engine/battle.js';
import { sealedDice } from '../../src/engine/dice.js';
import { Form } from '../../src/engine/form.js';
import { read, write } from '../../src/engine/notation.js';
import type { Kinds, Ruleset, Seen, Told } from '../../src/engine/ruleset.js';
import { Sheet } from '../../src/engine/sheet.js';
import { whim } from '../../src/engine/whim.js';
import { answersOf, freeze, PLAYERS, playout, seatsAsked, seedOf, viewersOf } from './playout.js';

/**
 * Changes all that `viewer` neither knows nor is about to be told by `step` (null: nothing is told), and nothing else. A ruleset's
 * scramble is reviewed like a rule: what it leaves alone is what the ruleset says is public.
 */
export type Scramble<K extends Kinds> = (state: K['State'], viewer: Viewer, step: Step<K['State'], K['Event']> | null) => K['State'];

interface Subject<K extends Kinds> {
  readonly rules: Ruleset<K>;
  /** Small ones: every test plays them all. */
  readonly scenarios: readonly K['Scenario'][];
  readonly scramble: Scramble<K>;
  /** Battles a test and scenario. */
  readonly count?: number;
}

const heardBy = <Event>(told: readonly Told<Event>[], viewer: Viewer): Event[] =>
  told.filter(one => hears(viewer, one.to)).map(one => one.event);
const announced = <K extends Kinds>(rules: Ruleset<K>, state: K['State']) =>
  rules.pending(state).filter(request => request.known === 'open');

/** Everything that may reach a viewer before the next step: picture, words, form, preview, what silence would do, the AI's advice. */
function shown<K extends Kinds>(rules: Ruleset<K>, state: K['State'], viewer: Viewer, heard: readonly K['Event'][]) {
  const view = look(rules, state, viewer);
  const common = {
    view,
    sheets: rules.sheets(view, heard),
    twin: rules.describe(view, heard),
    report: rules.narrate(view, heard),
    verdict: rules.verdict(view),
    asked: announced(rules, state),
  };
  return viewer.as === 'seat' && seatsAsked(rules.pending(state)).includes(viewer.seat)
    ? { ...common, ...private_(rules, view, viewer.seat) }
    : common;
}

function private_<K extends Kinds>(rules: Ruleset<K>, view: Seen<K['View']>, seat: string) {
  const form = rules.ask(view, seat, {});
  return {
    form,
    settled: rules.settle(view, seat, {}),
    preview: rules.preview(view, seat, {}, form.units[0]?.id ?? null),
    captain: rules.captain(view, seat),
  };
}

/** What every ruleset owes the table: one call in its spec runs it all. */
export function contract<K extends Kinds>({ rules, scenarios, scramble, count = 3 }: Subject<K>): void {
  const names = Array.from({ length: count }, (_, nth) => `${rules.id} ${nth}`);
  const battles = scenarios.flatMap(scenario => names.map(name => ({ scenario, name: `${name} ${scenario.id}` })));
  const whims = (name: string) => sealedDice(seedOf(`fuzz ${name}`), 0, '');

  describe(`${rules.id} keeps the ruleset contract`, () => {
    test.each(PLAYERS)('plays frozen battles to an end with %s in command', player => {
      for (const { scenario, name } of battles) expect(rules.outcome(playout(rules, scenario, name, player).state)).not.toBeNull();
    });

    test('replays to the same battle from its seed and its moves', () => {
      for (const { scenario, name } of battles) {
        const moves: Parameters<typeof advance<K>>[2][] = [];
        const end = playout(rules, scenario, name, 'captain', played => moves.push(played.move));
        const again = moves.reduce((battle, move) => advance(rules, battle, move).battle, open(rules, scenario, seedOf(name)));
        expect(again).toEqual(end);
      }
    });

    test('survives being stored and loaded at every step', () => {
      for (const { scenario, name } of battles)
        playout(rules, scenario, name, 'whim', ({ before, move, step }) => {
          const loaded = JSON.parse(JSON.stringify(before)) as Battle<K['State']>;
          expect(advance(rules, { ...loaded, state: rules.schema.state.parse(loaded.state) }, JSON.parse(JSON.stringify(move)))).toEqual(
            step,
          );
        });
    });

    test('shows a viewer the same whatever the secrets are', () => {
      const fooled = new Set<string>();
      for (const { scenario, name } of battles)
        playout(rules, scenario, name, 'captain', ({ step }) => {
          for (const viewer of viewersOf(scenario.seats)) {
            const state = step.battle.state;
            const veiled = freeze(scramble(structuredClone(state), viewer, null));
            if (JSON.stringify(veiled) !== JSON.stringify(state)) fooled.add(viewer.as);
            expect(shown(rules, veiled, viewer, heardBy(step.told, viewer))).toEqual(
              shown(rules, state, viewer, heardBy(step.told, viewer)),
            );
          }
        });
      expect([...fooled].sort(), 'scramble must really change what each of them cannot know').toEqual(['public', 'seat']);
    });

    test('tells a viewer the same story whatever the secrets were', () => {
      const fooled = new Set<string>();
      for (const { scenario, name } of battles)
        playout(rules, scenario, name, 'captain', ({ before, move, step }) => {
          for (const viewer of viewersOf(scenario.seats).filter(one => one.as !== 'umpire')) {
            const state = freeze(scramble(structuredClone(before.state), viewer, step));
            if (JSON.stringify(state) !== JSON.stringify(before.state)) fooled.add(viewer.as);
            const other = advance(rules, { ...before, state }, move);
            if (rules.outcome(step.battle.state)) continue; // the screen has come down
            expect(heardBy(other.told, viewer)).toEqual(heardBy(step.told, viewer));
            expect(look(rules, other.battle.state, viewer)).toEqual(look(rules, step.battle.state, viewer));
            expect(other.rolls.filter(roll => hears(viewer, roll.to))).toEqual(step.rolls.filter(roll => hears(viewer, roll.to)));
          }
        });
      expect([...fooled].sort(), 'scramble must really change what each of them cannot know').toEqual(['public', 'seat']);
    });

    test('settles anything into legal orders for every request', () => {
      for (const { scenario, name } of battles)
        playout(rules, scenario, name, 'captain', ({ before }) => {
          const asked = rules.pending(before.state);
          for (const seat of seatsAsked(asked)) {
            const answers = answersOf(rules, before.state, seat, 'whim', whims(`${name} ${before.step}`));
            const settled = rules.settle(lookFor(rules, before.state, seat), seat, answers);
            expect(Object.keys(settled.orders).sort()).toEqual(
              asked
                .filter(request => request.seat === seat)
                .map(request => request.id)
                .sort(),
            );
            for (const order of Object.values(settled.orders)) rules.schema.order.parse(order);
          }
        });
    });

    test('asks within the form vocabulary, and what it asks can be written and read', () => {
      for (const { scenario, name } of battles.slice(0, scenarios.length))
        playout(rules, scenario, name, 'captain', ({ before }) => {
          for (const seat of seatsAsked(rules.pending(before.state))) {
            const view = lookFor(rules, before.state, seat);
            const answers = whim(draft => Form.parse(rules.ask(view, seat, draft)), whims(`${name} ${before.step} ${seat}`));
            const form = rules.ask(view, seat, answers);
            const back = read(form, write(form, answers));
            expect(back.slips).toEqual([]);
            expect(write(form, back.answers)).toBe(write(form, answers));
          }
        });
    });

    test('names every die, draws every sheet within the vocabulary and keeps alt texts short', () => {
      for (const { scenario, name } of battles.slice(0, scenarios.length))
        playout(rules, scenario, name, 'captain', ({ step }) => {
          for (const viewer of viewersOf(scenario.seats)) {
            const view = look(rules, step.battle.state, viewer);
            for (const sheet of rules.sheets(view, heardBy(step.told, viewer))) Sheet.parse(sheet);
            expect(rules.describe(view, heardBy(step.told, viewer)).short.length).toBeLessThanOrEqual(1024);
            for (const roll of step.rolls.filter(one => hears(viewer, one.to))) expect(rules.explain(view, roll.why)).not.toBe('');
          }
        });
    });

    test('takes an umpire’s rulings without getting stuck', () => {
      for (const { scenario, name } of battles.slice(0, scenarios.length)) {
        const dice = whims(`ruling ${name}`);
        playout(rules, scenario, name, 'captain', ({ before }) => {
          const view = look(rules, before.state, { as: 'umpire' });
          const ruling = rules.readRuling(
            view,
            whim(answers => Form.parse(rules.askRuling(view, answers)), dice),
          );
          if (ruling !== null) advance(rules, before, { kind: 'ruling', ruling: rules.schema.ruling.parse(ruling), reason: 'a squall' });
        });
      }
    });

    test('ends when all agree to a draw', () => {
      for (const scenario of scenarios)
        expect(rules.outcome(advance(rules, open(rules, scenario, seedOf('draw')), { kind: 'draw' }).battle.state)?.winners).toEqual([]);
    });

    test('goes on, or ends, when a seat gives up', () => {
      for (const scenario of scenarios)
        for (const seat of scenario.seats) {
          const battle = open(rules, scenario, seedOf(seat.id));
          const { battle: after } = advance(rules, battle, { kind: 'concede', seat: seat.id });
          expect(rules.pending(after.state).filter(request => request.seat === seat.id)).toEqual([]);
          expect(look(rules, after.state, seated(seat.id))).toBeDefined();
        }
    });
  });
}
