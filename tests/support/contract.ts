import { describe, expect, test } from 'vitest';
import { hears, seated } from '../../src/engine/audience.js';
import { advance, type Battle, look, lookFor, open } from '../../src/engine/battle.js';
import { sealedDice } from '../../src/engine/dice.js';
import { Form } from '../../src/engine/form.js';
import { read, write } from '../../src/engine/notation.js';
import type { Kinds, Ruleset } from '../../src/engine/ruleset.js';
import { Sheet } from '../../src/engine/sheet.js';
import { whim } from '../../src/engine/whim.js';
import { heardBy, pairsAfter, pairsThrough, type Scramble } from './pairedWorlds.js';
import { answersOf, PLAYERS, playout, seatsAsked, seedOf, viewersOf } from './playout.js';

export type { Scramble };

interface Subject<K extends Kinds> {
  readonly rules: Ruleset<K>;
  /** Small ones: every test plays them all. */
  readonly scenarios: readonly K['Scenario'][];
  readonly scramble: Scramble<K>;
  /** Battles a test and scenario. */
  readonly count?: number;
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
          for (const pair of pairsAfter(rules, scramble, step, scenario.seats)) {
            if (pair.fooled) fooled.add(pair.viewer.as);
            expect(pair.other).toEqual(pair.real);
          }
        });
      expect([...fooled].sort(), 'scramble must really change what each of them cannot know').toEqual(['public', 'seat']);
    });

    test('tells a viewer the same story whatever the secrets were', () => {
      const fooled = new Set<string>();
      for (const { scenario, name } of battles)
        playout(rules, scenario, name, 'captain', played => {
          for (const pair of pairsThrough(rules, scramble, played, scenario.seats)) {
            if (pair.fooled) fooled.add(pair.viewer.as);
            expect(pair.other).toEqual(pair.real);
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
            expect(rules.measure(view, [], 'nobody')).toBe(null);
            for (const { id } of rules.gunners(view).slice(0, 2)) Sheet.parse(rules.measure(view, heardBy(step.told, viewer), id)?.sheet);
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
