import { z } from 'zod';
import { digest, sealOfSeed } from '../engine/canonical.js';
import { Roll } from '../engine/dice.js';
import { type Answer, ok, refuse } from './answer.js';
import { type Deps, findBattle } from './deps.js';
import { SealRecord } from './rows.js';

const ExportedStep = z.strictObject({
  step: z.int(),
  at: z.int(),
  move: z.unknown(),
  seals: z.record(z.string(), SealRecord),
  rolls: z.array(Roll),
  stateDigest: z.string(),
});

/** A finished battle, whole: enough to check every seal, order, die and state offline. */
export const BattleExport = z.strictObject({
  quarterdeck: z.literal(1),
  battle: z.strictObject({ id: z.string(), ruleset: z.string(), version: z.int(), title: z.string(), seal: z.string(), seed: z.string() }),
  scenario: z.unknown(),
  steps: z.array(ExportedStep),
  outcome: z.unknown(),
});
export type BattleExport = z.infer<typeof BattleExport>;

export const digestOfState = (state: unknown): string => digest('state', state);

/** Everything about a battle that has ended. Before, the seed and the orders are sealed, from the umpire too. */
export const exportBattle = (deps: Deps, id: string): Promise<Answer<BattleExport>> =>
  deps.store.work(async tx => {
    const found = await findBattle(tx, id);
    if (!found.ok) return found;
    const battle = found.value;
    if (battle.phase !== 'over')
      return refuse('not-yet', 'The record is sealed until the battle is over.', '/battle report tells what has happened so far');
    const steps = (await tx.steps(id)).map(row => ({
      step: row.step,
      at: row.at,
      move: row.move,
      seals: row.seals,
      rolls: row.rolls as Roll[],
      stateDigest: digestOfState(row.state),
    }));
    const { ruleset, version, title, seed } = battle;
    return ok({
      quarterdeck: 1,
      battle: { id, ruleset, version, title, seal: sealOfSeed(seed), seed },
      scenario: battle.scenario,
      steps,
      outcome: battle.outcome,
    });
  });
