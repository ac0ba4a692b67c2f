import { z } from 'zod';
import type { ScenarioHead } from '../engine/ruleset.js';
import { type Answer, ok, refuse } from '../table/answer.js';
import { type Pace, readPace } from '../table/pace.js';
import { readScenarioText } from '../table/scenarioText.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';

const BIGGEST_FILE = 262_144;
export const PACES = ['daily 20:00', 'every 24 hours', 'every 12 hours', 'every 8 hours', 'every 1 hour', 'ready'];

/** What somebody has chosen on the panel so far. It is kept under his name in the store, so that a restart loses nothing. */
export const Plan = z.strictObject({
  guild: z.string(),
  channel: z.string(),
  scenario: z.string(),
  /** A scenario of his own, as it was checked. */
  own: z.unknown().nullable(),
  pace: z.string(),
  umpire: z.string().nullable(),
  invited: z.array(z.string()).nullable(),
});
export type Plan = z.infer<typeof Plan>;

const noteOf = (user: string): string => `new:${user}`;

export const readPlan = async (bridge: Bridge, user: string): Promise<Plan | null> => {
  const note = await bridge.deps.store.work(tx => tx.note(noteOf(user)));
  return note === null ? null : Plan.parse(JSON.parse(note));
};
export const keepPlan = (bridge: Bridge, user: string, plan: Plan): Promise<void> =>
  bridge.deps.store.work(tx => tx.putNote(noteOf(user), JSON.stringify(plan)));

/** A time of day without a zone is the reader's own. */
export const withZone = (pace: string, zone: string): string =>
  /^(daily\s+)?\d{1,2}:\d{2}$/.test(pace.trim()) ? `${pace.trim()} ${zone}` : pace;

export async function ownScenario(chat: Chat, bridge: Bridge): Promise<Answer<ScenarioHead | null>> {
  const file = chat.options.getAttachment('file');
  if (!file) return ok(null);
  if (file.size > BIGGEST_FILE) return refuse('bad-scenario', 'The file is too big for a scenario.', 'at most 256 KB');
  const fetched = await fetch(file.url);
  return readScenarioText(bridge.deps, await fetched.text());
}

export interface Checked {
  readonly scenario: ScenarioHead;
  readonly pace: Pace;
}

export function checkPlan(bridge: Bridge, plan: Plan): Answer<Checked> {
  const pace = readPace(plan.pace, 'UTC');
  if (!pace) return refuse('bad-pace', `“${plan.pace.slice(0, 60)}” is not a pace.`, ...PACES);
  const scenario = (plan.own as ScenarioHead | null) ?? bridge.deps.library.find(one => one.id === plan.scenario);
  return scenario
    ? ok({ scenario, pace })
    : refuse('no-such-scenario', 'There is no scenario of that name.', ...bridge.deps.library.slice(0, 5).map(one => one.id));
}
