import { seated } from '../engine/audience.js';
import type { Battle, Move } from '../engine/battle.js';
import { canonical, sealOfOrders, sealOfSeed } from '../engine/canonical.js';
import type { Game } from '../engine/game.js';
import type { Kinds, Orders } from '../engine/ruleset.js';
import { type BattleExport, digestOfState } from './export.js';
import { undoIn } from './history.js';

/** What was checked, and every fault that was found (none: the record is true). */
export interface Verdict {
  readonly checked: { readonly seals: number; readonly orders: number; readonly dice: number; readonly states: number };
  readonly faults: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** Runs an exported battle again, offline: the seed against its seal, each order against its hash, each die, each state. */
export function verify(game: Game, record: BattleExport): Verdict {
  const faults: string[] = [];
  const checked = { seals: 1, orders: 0, dice: 0, states: 0 };
  if (sealOfSeed(record.battle.seed) !== record.battle.seal) faults.push('The seed does not match its seal.');
  if (game.version !== record.battle.version)
    return {
      checked,
      faults: [...faults, `The battle was fought under version ${record.battle.version} of the rules; this is ${game.version}.`],
    };
  let battle: Battle<unknown> = game.open(record.scenario, record.battle.seed);
  /** Every state that still stands, the newest last: an umpire's undo goes back by one. */
  const standing: { step: number; state: unknown }[] = [{ step: 0, state: battle.state }];
  for (const step of record.steps) {
    faults.push(...faultsOfOrders(game, battle, step));
    const undo = undoIn(step.move);
    const made = undo ? takenBack(battle, standing, undo.to) : rerun(game, battle, step.move as Move<Kinds>);
    if (!made) return { checked, faults: [...faults, `Step ${step.step}: these orders do not fit the battle as it stands here.`] };
    if (!same(made.rolls, step.rolls)) faults.push(`Step ${step.step}: the dice fell otherwise.`);
    if (digestOfState(made.battle.state) !== step.stateDigest) faults.push(`Step ${step.step}: the battle stood otherwise.`);
    checked.seals += Object.keys(step.seals).length;
    checked.orders +=
      step.move !== null && typeof step.move === 'object' && 'orders' in step.move ? Object.keys(step.move.orders as object).length : 0;
    checked.dice += step.rolls.length;
    checked.states += 1;
    battle = made.battle;
    if (!undo) standing.push({ step: battle.step, state: battle.state });
  }
  if (!same(game.outcome(battle), record.outcome)) faults.push('The outcome is another.');
  return { checked, faults };
}

/** A record whose seed or orders are false leads elsewhere, where its later orders fit no more. */
function rerun(game: Game, battle: Battle<unknown>, move: Move<Kinds>) {
  try {
    return game.advance(battle, move);
  } catch {
    return null;
  }
}

/** The battle as it stood before the last step that stands; null: the record says that it was another. */
function takenBack(battle: Battle<unknown>, standing: { step: number; state: unknown }[], to: number) {
  standing.pop();
  const then = standing.at(-1);
  return then?.step === to ? { battle: { ...battle, step: battle.step + 1, state: then.state }, rolls: [] } : null;
}

/** Each seat's hash must match what it wrote, and what it wrote must come to the orders that were carried out. */
function faultsOfOrders(game: Game, battle: Battle<unknown>, step: BattleExport['steps'][number]): string[] {
  const move = step.move as Move<Kinds>;
  return Object.entries(step.seals).flatMap(([seat, record]) => {
    const faults: string[] = [];
    if (sealOfOrders(record.salt, seat, battle.step, record.answers) !== record.hash)
      faults.push(`Step ${step.step}: the orders of ${seat} do not match their seal.`);
    const settled = game.look(battle, seated(seat)).settle(seat, { standing: {}, own: record.answers }).orders;
    if (move.kind === 'orders' && !isPartOf(settled, move.orders))
      faults.push(`Step ${step.step}: ${seat} was given other orders than it wrote.`);
    return faults;
  });
}

const isPartOf = (part: Orders<unknown>, whole: Orders<unknown>): boolean =>
  Object.entries(part).every(([id, order]) => same(order, whole[id]));
