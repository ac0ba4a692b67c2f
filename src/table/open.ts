import { sealOfSeed } from '../engine/canonical.js';
import type { ScenarioHead } from '../engine/ruleset.js';
import { type Answer, ok, refuse } from './answer.js';
import { type Deps, gameOf } from './deps.js';
import { announcement } from './dispatches.js';
import { Pace } from './pace.js';
import type { BattleRow, SeatRow } from './rows.js';

export interface Opening {
  readonly by: string;
  readonly guild: string;
  readonly channel: string;
  /** The id of a scenario in the library, or one of somebody's own, checked by `readScenarioText`. */
  readonly scenario: { readonly id: string } | { readonly own: ScenarioHead };
  readonly pace: unknown;
  readonly umpire: string | null;
  readonly invited: readonly string[] | null;
  readonly ai: readonly string[];
}

/** Opens a battle for muster and announces it. Nothing secret is shown; the dice are sealed from this moment. */
export async function open(deps: Deps, opening: Opening): Promise<Answer<{ battle: BattleRow; seats: SeatRow[] }>> {
  const chosen = chooseScenario(deps, opening);
  if (!chosen.ok) return chosen;
  const pace = Pace.safeParse(opening.pace);
  if (!pace.success) return refuse('bad-pace', 'That pace was not understood.', 'every 24 hours', 'daily 20:00 Europe/Paris', 'ready');
  const battle = newBattle(deps, opening, chosen.value, pace.data);
  const seats = chosen.value.seats.map((chair, place) => newSeat(battle, chair, place, opening.ai.includes(chair.id)));
  return deps.store.work(async tx => {
    await tx.addBattle(battle, seats);
    await tx.addDispatches([announcement(battle, deps.clock.now())]);
    return ok({ battle, seats });
  });
}

function chooseScenario(deps: Deps, { scenario }: Opening): Answer<ScenarioHead> {
  if ('own' in scenario) return ok(scenario.own);
  const known = deps.library.find(one => one.id === scenario.id);
  return known
    ? ok(known)
    : refuse('no-such-scenario', 'There is no scenario of that name.', ...deps.library.slice(0, 5).map(one => one.id));
}

function newBattle(deps: Deps, opening: Opening, scenario: ScenarioHead, pace: Pace): BattleRow {
  return {
    id: deps.secrets.battleId(),
    guild: opening.guild,
    channel: opening.channel,
    announcement: null,
    thread: null,
    ruleset: scenario.ruleset,
    version: gameOf(deps, scenario.ruleset).version,
    scenario,
    title: scenario.title,
    phase: 'muster',
    pace,
    invited: opening.invited === null ? null : [...opening.invited],
    openedBy: opening.by,
    umpire: opening.umpire,
    seed: deps.secrets.seed(),
    step: 0,
    state: null,
    opened: null,
    deadline: null,
    paused: null,
    drawAgreed: [],
    outcome: null,
    created: deps.clock.now(),
    ended: null,
    rev: 0,
  };
}

function newSeat(battle: BattleRow, chair: ScenarioHead['seats'][number], place: number, ai: boolean): SeatRow {
  return {
    battle: battle.id,
    seat: chair.id,
    place,
    name: chair.name,
    side: chair.side,
    user: null,
    ai,
    reported: ai,
    reach: 'dm',
    missed: 0,
    relieved: false,
    conceded: false,
    standing: {},
  };
}

/** The hash of a battle's secret seed: shown at the start, checked at the end. */
export const sealOf = (battle: BattleRow): string => sealOfSeed(battle.seed);
