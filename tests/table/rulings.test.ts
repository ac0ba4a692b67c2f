import { expect, test } from 'vitest';
import { sealedDice } from '../../src/engine/dice.js';
import type { Answers } from '../../src/engine/form.js';
import type { Sight } from '../../src/engine/game.js';
import { whim } from '../../src/engine/whim.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { concede } from '../../src/table/ending.js';
import { exportBattle } from '../../src/table/export.js';
import { resolveIfDue } from '../../src/table/resolve.js';
import { openRuling, rule } from '../../src/table/rule.js';
import { undo } from '../../src/table/undo.js';
import { verify } from '../../src/table/verify.js';
import { HOUR } from '../support/clock.js';
import { ANN, BOB, battleNow, fight, newTable, type Table, UMA, value } from '../support/table.js';

const ROUNDS = 5;
const at = (battle: string) => ({ battle, user: UMA, step: null });

/** What is still open is filled with the nth that may be chosen; fields come and go with what is chosen. */
function filled(sight: Sight, begun: Answers, nth: number): Answers {
  let answers = begun;
  for (let count = 0; count < 6; count++) {
    const [unit] = sight.askRuling(answers).units;
    const open = unit?.fields.find(field => field.kind === 'choice' && field.bar === null && field.value === null);
    if (!unit || open?.kind !== 'choice' || open.options.length === 0) break;
    const option = open.options[nth % open.options.length];
    answers = { ...answers, [unit.id]: { ...answers[unit.id], [open.id]: option?.id ?? '', reason: `whim ${nth}` } };
  }
  return answers;
}

/** Rules whatever comes to mind, as long as the form takes it; gives what came of it. */
async function ruleAtWhim(table: Table, id: string, round: number): Promise<string> {
  const opened = value(await openRuling(table, { battle: id, user: UMA, reason: `whim ${round}` }));
  const dice = sealedDice('ab'.repeat(32), round, opened.battle.ruleset);
  const answers = filled(
    opened.sight,
    whim(said => opened.sight.askRuling(said), dice),
    round,
  );
  const { draft } = opened;
  if (!draft) throw new Error('No draft');
  await table.store.work(tx => tx.putDraft({ ...draft, answers, rev: draft.rev + 1 }, draft.rev));
  const ruled = await rule(table, at(id), null);
  return ruled.ok ? 'ruled' : ruled.refusal.code;
}

test.each(RULESETS.map(game => game.id))(
  '%s: whatever the umpire rules, the battle goes on, is undone, and can be checked',
  async ruleset => {
    const table = await newTable();
    const scenario = table.library.find(one => one.ruleset === ruleset && one.seats.length === 2 && one.id !== 'first-command');
    const [first, second] = scenario?.seats ?? [];
    if (!scenario || !first || !second) throw new Error(`No scenario of ${ruleset} for two`);
    const { id } = await fight(table, { scenario: scenario.id, umpire: UMA, seats: { [first.id]: ANN, [second.id]: BOB } });
    const came: string[] = [];
    for (let round = 0; round < ROUNDS && (await battleNow(table, id)).phase === 'fighting'; round++) {
      came.push(await ruleAtWhim(table, id, round));
      if ((await battleNow(table, id)).phase !== 'fighting') break;
      if (round % 3 === 1) value(await undo(table, { battle: id, user: UMA, reason: 'a slip' }));
      table.clock.move(24 * HOUR);
      await resolveIfDue(table, id);
    }
    expect(came).toContain('ruled');
    expect(came.filter(one => one !== 'ruled' && one !== 'no-ruling')).toEqual([]);
    if ((await battleNow(table, id)).phase === 'fighting') value(await concede(table, id, ANN));
    const game = table.games.find(one => one.id === ruleset);
    expect(game && verify(game, value(await exportBattle(table, id))).faults).toEqual([]);
  },
  120_000,
);
