import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { advance, type Battle, type Move, open } from '../../src/engine/battle.js';
import type { Kinds, Ruleset } from '../../src/engine/ruleset.js';
import { pairsAfter, pairsThrough, type Scramble } from './pairedWorlds.js';
import type { Played } from './playout.js';

/** What was checked of the battles, and which failed, by name. */
export interface Checked {
  readonly replayed: number;
  readonly differ: readonly string[];
  /** Pairs of worlds that were compared, those of them that were really otherwise, and where a viewer could tell. */
  readonly pairs: number;
  readonly fooled: number;
  readonly leaks: readonly string[];
}

/** Each battle is played again from its seed and its moves; of every so many steps one is looked at in paired worlds. */
export interface Checks<K extends Kinds> {
  readonly replay: boolean;
  readonly leaks: { readonly scramble: Scramble<K>; readonly every: number } | null;
}

export const UNCHECKED: Checked = { replayed: 0, differ: [], pairs: 0, fooled: 0, leaks: [] };
export const seedOf = (word: string): string => createHash('sha256').update(word).digest('hex');

/** Plays a battle again from its seed and its moves. */
export function replay<K extends Kinds>(
  rules: Ruleset<K>,
  scenario: K['Scenario'],
  seed: string,
  moves: readonly Move<K>[],
  end: Battle<K['State']>,
): Checked {
  const again = moves.reduce((battle, move) => advance(rules, battle, move).battle, open(rules, scenario, seedOf(seed)));
  return { ...UNCHECKED, replayed: 1, differ: isDeepStrictEqual(again, end) ? [] : [seed] };
}

/** Which steps are looked at follows from their names, so that a run can be had again. */
export function leaksAt<K extends Kinds>(
  rules: Ruleset<K>,
  scenario: K['Scenario'],
  seed: string,
  played: Played<K>,
  { scramble, every }: NonNullable<Checks<K>['leaks']>,
): Checked {
  const where = `${seed}, step ${played.before.step}`;
  if (Number.parseInt(seedOf(where).slice(0, 8), 16) % every !== 0) return UNCHECKED;
  const pairs = [...pairsThrough(rules, scramble, played, scenario.seats), ...pairsAfter(rules, scramble, played.step, scenario.seats)];
  const told = pairs.filter(pair => !isDeepStrictEqual(pair.other, pair.real));
  const leaks = told.map(({ viewer }) => `${where}: ${viewer.as === 'seat' ? viewer.seat : viewer.as}`);
  return { ...UNCHECKED, pairs: pairs.length, fooled: pairs.filter(pair => pair.fooled).length, leaks };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const together = (all: readonly Checked[]): Checked => ({
  replayed: sum(all.map(one => one.replayed)),
  differ: all.flatMap(one => one.differ),
  pairs: sum(all.map(one => one.pairs)),
  fooled: sum(all.map(one => one.fooled)),
  leaks: all.flatMap(one => one.leaks),
});

type Tallied = { readonly battles: number; readonly ended: number; readonly checked: Checked };

/** What was checked over a whole run, and every fault by the name of its battle. */
export function checkedWords(tallies: readonly Tallied[]): string {
  const { replayed, differ, pairs, fooled, leaks } = together(tallies.map(tally => tally.checked));
  const stuck = sum(tallies.map(tally => tally.battles - tally.ended));
  return [
    `${sum(tallies.map(tally => tally.battles))} battles, ${stuck} stuck`,
    `${replayed} replayed from seed and moves, ${differ.length} otherwise${differ.map(name => `\n  ${name}`).join('')}`,
    `${pairs} paired worlds, ${fooled} of them otherwise behind the screen, ${leaks.length} told apart${leaks.map(name => `\n  ${name}`).join('')}`,
  ].join('\n');
}
