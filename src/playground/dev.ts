import { type ChildProcess, fork } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sailing } from '../playground.js';
import type { Watch } from './watch.js';

/** The bot in a process of its own, begun anew whenever its sources change, while the harbour stays as it is. */

/** What the two processes say to one another. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sweep'), n: z.int(), ahead: z.number() }),
  z.object({ kind: z.literal('due'), n: z.int(), user: z.string().nullable() }),
]);
export type Order = z.infer<typeof Order>;
const Report = z.union([z.object({ n: z.int(), due: z.number().nullable() }), z.object({ ready: z.literal(true) })]);
export type Report = z.infer<typeof Report>;

interface Yard {
  readonly root: string;
  readonly say: (words: string) => void;
}

/** Milliseconds from a change until the bot is begun anew: an editor writes more than once. */
const PAUSE = 300;

/** Sources of the bot: everything but the double, the page and the playground itself. */
const isBot = (name: string): boolean => /\.(ts|json)$/.test(name) && !/^src\/(harbour|playground)[/.]/.test(name);

export function botBeside({ root, say }: Yard): (sailing: Sailing) => Promise<Watch> {
  return async sailing => {
    const waiting = new Map<number, (due: number | null) => void>();
    let asked = 0;
    let child: { readonly process: ChildProcess; readonly ready: Promise<void> } | null = null;
    const begin = () => {
      child = launch(root, sailing, report => waiting.get(report.n)?.(report.due));
      return child.ready;
    };
    const end = () => stopped(child?.process ?? null);
    const ask = async (order: (n: number) => Order): Promise<number | null> => {
      await child?.ready;
      const n = ++asked;
      return new Promise(resolve => {
        waiting.set(n, due => {
          waiting.delete(n);
          resolve(due);
        });
        child?.process.send(order(n));
      });
    };
    let timer: NodeJS.Timeout | null = null;
    const again = (name: string) => {
      if (!isBot(name)) return;
      if (timer) clearTimeout(timer);
      timer = setTimeout(() => {
        say(`${name} has changed: the bot begins anew.`);
        for (const done of waiting.values()) done(null);
        void end().then(begin);
      }, PAUSE);
    };
    const watchers = ['src', 'commands', 'assets'].map(folder =>
      watchFiles(join(root, folder), { recursive: true }, (_kind, name) => again(`${folder}/${name ?? ''}`)),
    );
    await begin();
    return {
      sweep: async ahead => void (await ask(n => ({ kind: 'sweep', n, ahead }))),
      due: user => ask(n => ({ kind: 'due', n, user })),
      async close() {
        for (const watcher of watchers) watcher.close();
        if (timer) clearTimeout(timer);
        await end();
      },
    };
  };
}

function launch(root: string, { clock, database, token, berth }: Sailing, hear: (report: Extract<Report, { n: number }>) => void) {
  const process = fork(join(root, 'src/playground/aboard.ts'), [JSON.stringify({ ahead: clock.ahead, database, token, api: berth.rest })], {
    execArgv: ['--import', 'tsx'],
  });
  const ready = new Promise<void>(resolve => {
    process.on('message', heard => {
      const report = Report.parse(heard);
      if ('n' in report) hear(report);
      else resolve();
    });
  });
  return { process, ready };
}

async function stopped(process: ChildProcess | null): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  const gone = new Promise(resolve => process.once('exit', resolve));
  process.kill('SIGTERM');
  await gone;
}
