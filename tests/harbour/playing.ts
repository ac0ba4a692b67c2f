import { join } from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.js';
import { crewOf, type Hands, muster } from '../../src/crew.js';
import { keepWatch } from '../../src/playground/watch.js';
import { type Plan, type Playground, play } from '../../src/playground.js';
import { openStore } from '../../src/store/open.js';
import { blankRenderer } from '../support/bot.js';

/** A playground with the real bot in it, which draws blank charts. */

export interface Playing extends Playground {
  /** What was said to the terminal. */
  readonly said: string[];
  /** What the bot logged as wrong. */
  readonly troubles: string[];
}

const listening = (troubles: string[]) => pino({ level: 'warn' }, { write: (line: string) => void troubles.push(line.slice(0, 600)) });

export async function playing(folder: string, more: Partial<Pick<Plan, 'fresh' | 'port' | 'sail'>> = {}): Promise<Playing> {
  const said: string[] = [];
  const troubles: string[] = [];
  const log = listening(troubles);
  const hands: Hands = { ...muster(readConfig({ RENDER_WORKERS: '1' })), renderer: blankRenderer, log };
  const ground = await play({
    library: hands.library,
    games: hands.games,
    log,
    folder,
    port: 0,
    page: join(folder, 'web'),
    fresh: false,
    say: words => said.push(words),
    async sail({ database, clock, ...ashore }) {
      const store = await openStore(database);
      return keepWatch({ ...crewOf(hands, { store, clock }), ...ashore, watch: null, boardSpacing: 0 }, () => store.close());
    },
    ...more,
  });
  let open = true;
  const close = async () => {
    if (open) await ground.close();
    open = false;
  };
  onTestFinished(close);
  return { ...ground, close, said, troubles };
}
