import { Worker } from 'node:worker_threads';
import type { Sheet } from '../engine/sheet.js';
import type { Look } from './theme.js';

/** What is asked of a worker. */
export type Job =
  | { readonly kind: 'draw'; readonly sheet: Sheet; readonly look: Look }
  | { readonly kind: 'film'; readonly sheets: readonly Sheet[]; readonly look: Look };
export type Asked = { readonly job: Job };
export type Answer = { readonly result: unknown } | { readonly error: string };

interface Task {
  readonly job: Job;
  /** A newer task of the same key makes this one idle while it waits. */
  readonly key: string | null;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}
interface Hand {
  readonly worker: Worker;
  task: Task | null;
}

export interface Pool {
  /** Null when a newer job of the same key came while this one waited. */
  ask(job: Job, key: string | null): Promise<unknown>;
  close(): Promise<void>;
}

/** Built code starts as it is. From the sources, a line of JavaScript first brings in the TypeScript loader, which threads do not inherit. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const source = new URL('./worker.ts', import.meta.url).href;
  const [load, run] = ['tsx/esm/api', source].map(name => `import(${JSON.stringify(name)})`);
  return new Worker(`${load}.then(tsx => { tsx.register(); return ${run}; })`, { eval: true });
}

/** So many workers and one queue. A worker that dies fails its own job and is replaced when there is another. */
export function openPool(size: number): Pool {
  const queue: Task[] = [];
  const hands = new Set<Hand>();
  let open = true;
  for (let nth = 0; nth < Math.max(1, size); nth++) hands.add(hire());
  return { ask, close };

  function ask(job: Job, key: string | null): Promise<unknown> {
    if (!open) return Promise.reject(new Error('The renderer is closed'));
    return new Promise((resolve, reject) => {
      const stale = key === null ? -1 : queue.findIndex(task => task.key === key);
      for (const task of stale < 0 ? [] : queue.splice(stale, 1)) task.resolve(null);
      queue.push({ job, key, resolve, reject });
      pump();
    });
  }

  /** Gives waiting tasks to idle hands. An idle worker does not keep the process alive. */
  function pump(): void {
    while (open && queue.length > 0) {
      if (hands.size < size) hands.add(hire());
      const hand = [...hands].find(one => one.task === null);
      if (!hand) return;
      hand.task = queue.shift() ?? null;
      hand.worker.ref();
      if (hand.task) hand.worker.postMessage({ job: hand.task.job } satisfies Asked);
    }
  }

  function hire(): Hand {
    const hand: Hand = { worker: startWorker(), task: null };
    hand.worker.unref();
    hand.worker.on('message', (answer: Answer) => settle(hand, answer));
    hand.worker.once('error', error => bury(hand, error instanceof Error ? error : new Error(String(error))));
    hand.worker.once('exit', () => bury(hand, new Error('The drawing worker ended')));
    return hand;
  }

  function settle(hand: Hand, answer: Answer): void {
    const task = hand.task;
    hand.task = null;
    hand.worker.unref();
    if ('error' in answer) task?.reject(new Error(answer.error));
    else task?.resolve(answer.result);
    pump();
  }

  function bury(hand: Hand, why: Error): void {
    hands.delete(hand);
    hand.task?.reject(why);
    hand.task = null;
    pump();
  }

  async function close(): Promise<void> {
    open = false;
    for (const task of queue.splice(0)) task.reject(new Error('The drawing worker ended'));
    await Promise.all([...hands].map(({ worker }) => worker.terminate()));
  }
}
