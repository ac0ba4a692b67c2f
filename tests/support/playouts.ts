import { advance, type Battle, lookFor, type Move, open } from '../../src/engine/battle.js';
import type { Kinds, Orders, Ruleset } from '../../src/engine/ruleset.js';
import { type Checked, type Checks, leaksAt, replay, seedOf, together, UNCHECKED } from './checked.js';
import { seatsAsked } from './playout.js';

/** What a run of battles between AI captains came to. Times are milliseconds of processor a step, captains and resolution together. */
export interface Tally {
  readonly scenario: string;
  readonly battles: number;
  readonly ended: number;
  readonly turns: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly drawn: number;
  readonly how: Readonly<Record<string, number>>;
  readonly dice: number;
  readonly ms: number;
  readonly checked: Checked;
}

interface Game {
  readonly steps: number;
  readonly dice: number;
  readonly ms: number;
  readonly winner: string | null;
  readonly how: string;
  readonly checked: Checked;
}

const STUCK = 400;

/** Who answers for a seat; the ruleset's own captain unless a measurement has another. */
export type Captains<K extends Kinds> = (seat: string) => Ruleset<K>['captain'];

const ordersOf = <K extends Kinds>(rules: Ruleset<K>, state: K['State'], captains: Captains<K>): Orders<K['Order']> =>
  Object.assign(
    {},
    ...seatsAsked(rules.pending(state)).map(seat => {
      const view = lookFor(rules, state, seat);
      return rules.settle(view, seat, captains(seat)(view, seat)).orders;
    }),
  ) as Orders<K['Order']>;

const spent = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

export interface Run<K extends Kinds> {
  readonly captains?: Captains<K>;
  readonly checks?: Checks<K>;
}

/** One battle between AI captains; `how` is `stuck` when it has no end. */
export function game<K extends Kinds>(
  rules: Ruleset<K>,
  scenario: K['Scenario'],
  seed: string,
  { captains = () => rules.captain, checks = { replay: false, leaks: null } }: Run<K> = {},
): Game {
  let battle: Battle<K['State']> = open(rules, scenario, seedOf(seed));
  let dice = 0;
  let ms = 0;
  const moves: Move<K>[] = [];
  const looked: Checked[] = [];
  for (; !rules.outcome(battle.state) && battle.step < STUCK; ) {
    const before = battle;
    const began = process.cpuUsage();
    const move: Move<K> = { kind: 'orders', orders: ordersOf(rules, before.state, captains) };
    const step = advance(rules, before, move);
    ms += spent(began);
    dice += step.rolls.length;
    moves.push(move);
    battle = step.battle;
    if (checks.leaks) looked.push(leaksAt(rules, scenario, seed, { before, move, step }, checks.leaks));
  }
  const ended = rules.outcome(battle.state);
  const side = scenario.seats.find(seat => seat.id === ended?.winners[0])?.side ?? null;
  const replayed = checks.replay ? replay(rules, scenario, seed, moves, battle) : UNCHECKED;
  return {
    steps: battle.step,
    dice,
    ms: ms / Math.max(1, battle.step),
    winner: side,
    how: ended?.how ?? 'stuck',
    checked: together([...looked, replayed]),
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
function counts(words: readonly string[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const word of words) tally[word] = (tally[word] ?? 0) + 1;
  return tally;
}

/** Plays each scenario `count` times; the same name gives the same battles. */
export function playouts<K extends Kinds>(
  rules: Ruleset<K>,
  scenarios: readonly K['Scenario'][],
  count: number,
  name = 'playout',
  run: Run<K> = {},
): Tally[] {
  return scenarios.map(scenario => {
    const games = Array.from({ length: count }, (_, nth) => game(rules, scenario, `${name} ${scenario.id} ${nth}`, run));
    return {
      scenario: scenario.id,
      battles: count,
      ended: games.filter(one => one.how !== 'stuck').length,
      turns: median(games.map(one => one.steps)),
      wins: counts(games.flatMap(one => (one.winner === null ? [] : [one.winner]))),
      drawn: games.filter(one => one.winner === null).length,
      how: counts(games.map(one => one.how)),
      dice: median(games.map(one => one.dice)),
      ms: median(games.map(one => one.ms)),
      checked: together(games.map(one => one.checked)),
    };
  });
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** The table that the script prints. */
export const tableOf = (tallies: readonly Tally[]): string =>
  tallies
    .map(({ scenario, battles, ended, turns, wins, drawn, how, dice, ms }) =>
      [
        scenario.padEnd(20),
        `ended ${ended}/${battles}`,
        `turns ${turns}`,
        ...Object.entries(wins).map(([side, won]) => `${side} ${percent(won, battles)}`),
        `drawn ${percent(drawn, battles)}`,
        `dice ${dice}`,
        `${ms.toFixed(1)} ms a step`,
        Object.entries(how)
          .map(([key, times]) => `${key} ${times}`)
          .join(' '),
      ].join(' | '),
    )
    .join('\n');
