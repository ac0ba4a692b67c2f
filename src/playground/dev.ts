import { type ChildProcess, fork } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sailing } from '../playground.js';
import type { Watch } from './watch.js';

/** The bot in a process of its own, begun anew whenever its sources change, while the harbour stays as it is. */

/** What the harbour asks of the bot's process, and what that one answers. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sweep'), n: z.int(), ahead: z.number() }),
  z.object({ kind: z.literal('due'), n: z.int(), user: z.string().nullable() }),
]);
export type Order = z.infer<typeof Order>;
const Report = z.object({ n: z.int(), due: z.number().nullable() });
export type Report = z.infer<typeof Report>;
/** The number of the report that the bot is on watch. */
export const READY = 0;

interface Yard {
  readonly root: string;
  /** Folders whose changes begin the bot anew. */
  readonly watched: readonly string[];
  readonly say: (words: string) => void;
}

/** Milliseconds from a change until the bot is begun anew: an editor writes more than once. */
const PAUSE = 300;

/** Sources of the bot: everything but the double, the page and the playground itself. */
const isBot = (path: string): boolean => /\.(ts|json)$/.test(path) && !/\/src\/(harbour|playground)[/.]/.test(path);

export const botBeside =
  ({ root, watched, say }: Yard) =>
  async (sailing: Sailing): Promise<Watch> => {
    let ship = launch(root, sailing);
    let turn: Promise<void> = ship.ready;
    const again = (path: string) => {
      turn = turn.then(async () => {
        say(`${path} has changed: the bot begins anew.`);
        await ship.end();
        ship = launch(root, sailing);
        await ship.ready;
      });
    };
    const stop = onChange(watched, again);
    await turn;
    return {
      sweep: async ahead => void (await ship.ask(n => ({ kind: 'sweep', n, ahead }))),
      due: user => ship.ask(n => ({ kind: 'due', n, user })),
      async close() {
        stop();
        await turn;
        await ship.end();
      },
    };
  };

/** Tells of the last of several changes that come together. Gives what stops it. */
function onChange(folders: readonly string[], tell: (path: string) => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  const hear = (path: string) => {
    if (!isBot(path)) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => tell(path), PAUSE);
  };
  const watchers = folders.map(folder => watchFiles(folder, { recursive: true }, (_kind, name) => hear(join(folder, name ?? ''))));
  return () => {
    for (const watcher of watchers) watcher.close();
    if (timer) clearTimeout(timer);
  };
}

interface Ship {
  /** When it is on watch, or has foundered. */
  readonly ready: Promise<void>;
  /** Null also when it has foundered: the next change raises it. */
  ask(order: (n: number) => Order): Promise<number | null>;
  end(): Promise<void>;
}

function launch(root: string, { clock, database, token, berth }: Sailing): Ship {
  const about = JSON.stringify({ ahead: clock.ahead, database, token, api: berth.rest });
  const child = fork(join(root, 'src/playground/aboard.ts'), [about], { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (due: number | null) => void>();
  const heard = (n: number) => new Promise<number | null>(resolve => waiting.set(n, resolve));
  child.on('message', message => {
    const { n, due } = Report.parse(message);
    waiting.get(n)?.(due);
    waiting.delete(n);
  });
  child.once('exit', () => {
    for (const answer of waiting.values()) answer(null);
  });
  const ready = heard(READY).then(() => undefined);
  let asked = READY;
  return {
    ready,
    async ask(order) {
      await ready;
      if (!child.connected) return null;
      const n = ++asked;
      const answer = heard(n);
      child.send(order(n));
      return answer;
    },
    end: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
