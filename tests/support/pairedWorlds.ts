import { hears, type Viewer } from '../../src/engine/audience.js';
import { advance, type Battle, look, type Move, type Step } from '../../src/engine/battle.js';
import type { Kinds, Ruleset, Seen, Told } from '../../src/engine/ruleset.js';
import { freeze, seatsAsked, viewersOf } from './playout.js';

/** Paired worlds: two states that a viewer cannot tell apart must look, read and sound the same to him. */

/**
 * Changes all that `viewer` neither knows nor is about to be told by `step` (null: nothing is told), and nothing else. A ruleset's
 * scramble is reviewed like a rule: what it leaves alone is what the ruleset says is public.
 */
export type Scramble<K extends Kinds> = (state: K['State'], viewer: Viewer, step: Step<K['State'], K['Event']> | null) => K['State'];

export const heardBy = <Event>(told: readonly Told<Event>[], viewer: Viewer): Event[] =>
  told.filter(one => hears(viewer, one.to)).map(one => one.event);

/** Four of many, from the first to near the last: each costs a chart. */
const someOf = <T>(all: readonly T[]): T[] => all.filter((_, nth) => nth % Math.ceil(all.length / 4) === 0);

/** Everything that may reach a viewer before the next step: picture, words, form, preview, what silence would do, the AI's advice. */
export function shown<K extends Kinds>(rules: Ruleset<K>, state: K['State'], viewer: Viewer, heard: readonly K['Event'][]) {
  const view = look(rules, state, viewer);
  const pending = rules.pending(state);
  const common = {
    view,
    sheets: rules.sheets(view, heard),
    twin: rules.describe(view, heard),
    gunners: rules.gunners(view),
    measured: someOf(rules.gunners(view)).map(({ id }) => rules.measure(view, heard, id)),
    report: rules.narrate(view, heard),
    verdict: rules.verdict(view),
    asked: pending.filter(request => request.known === 'open'),
  };
  return viewer.as === 'seat' && seatsAsked(pending).includes(viewer.seat) ? { ...common, ...private_(rules, view, viewer.seat) } : common;
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

/** What a viewer is shown, and what he would be shown if all that he cannot know were otherwise. */
export interface Pair {
  readonly viewer: Viewer;
  readonly real: unknown;
  readonly other: unknown;
  /** Whether anything was otherwise at all. */
  readonly fooled: boolean;
}

const isOther = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** After a step: all that he may see of it. */
export function pairsAfter<K extends Kinds>(
  rules: Ruleset<K>,
  scramble: Scramble<K>,
  { battle, told }: Step<K['State'], K['Event']>,
  seats: Seats,
): Pair[] {
  return viewersOf(seats).map(viewer => {
    const veiled = freeze(scramble(structuredClone(battle.state), viewer, null));
    const heard = heardBy(told, viewer);
    return {
      viewer,
      real: shown(rules, battle.state, viewer, heard),
      other: shown(rules, veiled, viewer, heard),
      fooled: isOther(veiled, battle.state),
    };
  });
}

/** Through a step: the same moves from another state tell him the same story. When the battle is over the screen has come down. */
export function pairsThrough<K extends Kinds>(
  rules: Ruleset<K>,
  scramble: Scramble<K>,
  played: { readonly before: Battle<K['State']>; readonly move: Move<K>; readonly step: Step<K['State'], K['Event']> },
  seats: Seats,
): Pair[] {
  const { before, move, step } = played;
  return viewersOf(seats)
    .filter(viewer => viewer.as !== 'umpire')
    .map(viewer => {
      const state = freeze(scramble(structuredClone(before.state), viewer, step));
      const fooled = isOther(state, before.state);
      if (rules.outcome(step.battle.state)) return { viewer, real: null, other: null, fooled };
      const other = advance(rules, { ...before, state }, move);
      const told = (one: Step<K['State'], K['Event']>) => ({
        heard: heardBy(one.told, viewer),
        view: look(rules, one.battle.state, viewer),
        rolls: one.rolls.filter(roll => hears(viewer, roll.to)),
      });
      return { viewer, real: told(step), other: told(other), fooled };
    });
}

type Seats = Parameters<typeof viewersOf>[0];
