import { randomBytes, randomInt } from 'node:crypto';
import { type Viewer, viewerKey } from '../engine/audience.js';
import type { Battle } from '../engine/battle.js';
import type { Form } from '../engine/form.js';
import type { Game, Sight } from '../engine/game.js';
import type { ScenarioHead } from '../engine/ruleset.js';
import { type Answer, ok, refuse } from './answer.js';
import type { Memory } from './memory.js';
import type { Clock, Store, Tx } from './ports.js';
import type { BattleRow, SeatRow } from './rows.js';

/** What the table stands on. */
export interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: readonly Game[];
  /** The scenarios that come with the bot, already checked. */
  readonly library: readonly ScenarioHead[];
  readonly secrets: Secrets;
  readonly memory: Memory;
}

/** Randomness from the operating system; tests give their own. */
export interface Secrets {
  /** 64 hex digits. */
  seed(): string;
  /** 16 hex digits. */
  salt(): string;
  /** Eight letters and digits. */
  battleId(): string;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const osSecrets: Secrets = {
  seed: () => randomBytes(32).toString('hex'),
  salt: () => randomBytes(8).toString('hex'),
  battleId: () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
};

export function gameOf(deps: Deps, id: string): Game {
  const game = deps.games.find(one => one.id === id);
  if (!game) throw new Error(`No ruleset ${id}`);
  return game;
}

/** The engine's battle in a row that has started. */
export const battleIn = (row: BattleRow): Battle<unknown> => ({
  ruleset: row.ruleset,
  version: row.version,
  seed: row.seed,
  step: row.step,
  state: row.state,
});

/** Names the state of a battle: a step that is made anew opens its window anew. */
const stateKey = (row: BattleRow): string => `${row.id}.${row.step}.${row.opened}`;

export const sightOf = (deps: Deps, row: BattleRow, viewer: Viewer): Sight =>
  deps.memory.of(`sight ${stateKey(row)} ${viewerKey(viewer)}`, () => gameOf(deps, row.ruleset).look(battleIn(row), viewer));

/** The seats of which something is asked now. */
export const askedOf = (deps: Deps, row: BattleRow): ReadonlySet<string> =>
  deps.memory.of(
    `asked ${stateKey(row)}`,
    () =>
      new Set(
        gameOf(deps, row.ruleset)
          .pending(battleIn(row))
          .map(request => request.seat),
      ),
  );

/** The form of a seat as it has written so far: made once for each revision of its draft. */
export const formOf = (deps: Deps, row: BattleRow, seat: SeatRow, rev: number, make: () => Form): Form =>
  deps.memory.of(`form ${stateKey(row)} ${seat.seat} ${rev}`, make);

/** The scenario of a battle, as the table reads it. */
export const headOf = (row: BattleRow): ScenarioHead => row.scenario as ScenarioHead;

export async function findBattle(tx: Tx, id: string): Promise<Answer<BattleRow>> {
  const battle = await tx.battle(id);
  return battle ? ok(battle) : refuse('no-such-battle', 'There is no such battle here.', '/battle list shows those that are open');
}

export async function fighting(tx: Tx, id: string): Promise<Answer<BattleRow>> {
  const found = await findBattle(tx, id);
  if (!found.ok || found.value.phase === 'fighting') return found;
  return refuse(
    'not-fighting',
    found.value.phase === 'muster' ? 'This battle has not begun.' : 'This battle is over.',
    '/battle list shows those being fought',
  );
}
