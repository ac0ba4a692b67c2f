import { type Crew, startBot } from '../discord/bot.js';
import type { Store } from '../table/ports.js';

/** What the playground asks of the bot beside what Discord lets anybody ask: it is the one who moves the clock. */
export interface Watch {
  /** Carries out what is due by the clock, and waits until everything is sent. `ahead`: by how much the clock has been moved, all in all. */
  sweep(ahead: number): Promise<void>;
  /** The next deadline, of a user's battles or of all: milliseconds since 1970. */
  due(user: string | null): Promise<number | null>;
  close(): Promise<void>;
}

/** Milliseconds between two looks of a bot at the clock. */
export const WATCH = 15_000;

/** The bot in this process. */
export async function keepWatch(crew: Crew, close: () => Promise<void>): Promise<Watch> {
  const bot = await startBot(crew);
  await bot.register();
  await bot.calm();
  return {
    async sweep() {
      await bot.sweep();
      await bot.calm();
    },
    due: user => nextDeadline(crew.deps.store, user),
    async close() {
      await bot.close();
      await close();
    },
  };
}

const nextDeadline = (store: Store, user: string | null): Promise<number | null> =>
  store.work(async tx => {
    const battles = await tx.battles({ phases: ['fighting'], ...(user === null ? {} : { user }) });
    const deadlines = battles.filter(battle => !battle.paused).flatMap(battle => battle.deadline ?? []);
    return deadlines.length === 0 ? null : Math.min(...deadlines);
  });
