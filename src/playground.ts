import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Berth } from './discord/client.js';
import type { Game } from './engine/game.js';
import type { ScenarioHead } from './engine/ruleset.js';
import { type Harbour, keepWorld, type Person, startHarbour } from './harbour/index.js';
import { type MovableClock, movableClock } from './playground/clock.js';
import { databaseOf, openFolder } from './playground/folder.js';
import { openBattle, takeCommand } from './playground/muster.js';
import { offersOf } from './playground/offers.js';
import type { Watch } from './playground/watch.js';
import { layOut, type Notes } from './playground/world.js';

/** Without a token: the same bot on a Discord of its own, and a page to play it in. */

/** What a bot of the playground is started with. */
export interface Sailing {
  readonly clock: MovableClock;
  readonly database: string;
  readonly token: string;
  readonly berth: Berth;
}

export interface Plan {
  readonly library: readonly ScenarioHead[];
  readonly games: readonly Game[];
  readonly log: Logger;
  /** Where everything is kept. */
  readonly folder: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where the built page is. */
  readonly page: string;
  readonly fresh: boolean;
  readonly say: (words: string) => void;
  readonly sail: (sailing: Sailing) => Promise<Watch>;
}

export interface Playground {
  readonly url: string;
  readonly harbour: Harbour;
  readonly clock: MovableClock;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
/** How far the clock is moved at once: as long as the usual reminder comes before a deadline. */
const STRIDE = 3 * HOUR;
/** A stop this long before a deadline, for reminders that somebody wants late. */
const LAST_CALL = HOUR / 2;
/** Battles of the first screen: a turn is made when the captain has sealed, and by the clock if he does not. */
const PACE = 'every 24 hours';
const PATIENCE = 20_000;

/**
 * Takes up the world that was kept, or makes one, and serves it until it is closed.
 * @throws one clear line, when the port is taken or another playground has the folder
 */
export async function play(plan: Plan): Promise<Playground> {
  const { folder, port, say } = plan;
  const past = openFolder(folder, plan);
  const clock = movableClock(past?.notes.ahead ?? 0);
  const token = randomBytes(24).toString('hex');
  const harbour = await startHarbour({ port, clock: clock.now, past, token, patience: PATIENCE }).catch(trouble => {
    throw isTaken(trouble) ? new Error(`Port ${port} is taken: stop what uses it, or set HARBOUR_PORT to another.`) : trouble;
  });
  const notes = past?.notes ?? layOut(harbour);
  const keeper = keepWorld(
    folder,
    () => ({ ...harbour.present(), notes: { ...notes, ahead: clock.ahead } }),
    trouble => plan.log.error({ err: trouble }, 'the harbour was not kept'),
  );
  await keeper.flush();
  harbour.watch(happening => {
    if (happening.kind === 'fault') plan.log.warn(happening.words);
    else if (happening.kind !== 'gateway') keeper.changed();
  });
  const berth = { rest: harbour.rest, ws: harbour.ws };
  const watch = await plan.sail({ clock, database: databaseOf(folder), token, berth });
  const wait = waiting(watch, clock);
  harbour.open({
    folder: plan.page,
    guild: notes.guild,
    people: notes.people,
    offers: offersOf(plan.library, plan.games),
    begin: (person, battle) => begin(plan.library, notes, person, battle),
    due: user => watch.due(user),
    async wait(user, hours) {
      const why = await wait(user, hours);
      await keeper.flush();
      return why;
    },
  });
  say(`Harbour is open: ${harbour.url}/`);
  return {
    url: harbour.url,
    harbour,
    clock,
    async close() {
      await watch.close();
      await harbour.close();
      await keeper.flush();
    },
  };
}

const isTaken = (trouble: unknown): boolean => trouble instanceof Error && 'code' in trouble && trouble.code === 'EADDRINUSE';

async function begin(library: readonly ScenarioHead[], { channel, people }: Notes, captain: Person, id: string): Promise<string> {
  const scenario = library.find(one => one.id === id);
  if (!scenario) throw new Error('There is no such battle');
  const umpire = people.find(one => one.role === 'umpire' && one.id !== captain.id);
  const card = await openBattle(captain, channel, {
    scenario: scenario.id,
    pace: PACE,
    ...(umpire ? { umpire: { user: umpire.id } } : {}),
  });
  return takeCommand(captain, card, scenario.seats);
}

/** Moves the clock by strides that stop before and at every deadline of anybody, so that reminders and turns come when they are due. */
const waiting =
  (watch: Watch, clock: MovableClock) =>
  async (user: string, hours: number | null): Promise<string | null> => {
    const until = hours === null ? await watch.due(user) : clock.now() + hours * HOUR;
    if (until === null) return 'No turn of your battles has a deadline: there is nothing to wait for.';
    await watch.sweep(clock.ahead); // What is under way is answered by the time that it was asked at.
    do {
      const now = clock.now();
      const due = (await watch.due(null)) ?? until;
      const stops = [due - LAST_CALL, due].filter(time => time > now);
      clock.move(Math.max(0, Math.min(until, now + STRIDE, ...stops) - now));
      await watch.sweep(clock.ahead);
    } while (clock.now() < until);
    return null;
  };
