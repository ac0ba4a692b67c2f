import { Worker } from 'node:worker_threads';
import type { Sheet } from '../engine/sheet.js';
import type { Look } from './theme.js';

/** What is asked of a worker. */
export type Job =
  | { readonly kind: 'draw'; readonly sheet: Sheet; readonly look: Look }
  | { readonly kind: 'film'; readonly sheets: readonly Sheet[]; readonly look: Look };
export type Asked = { readonly id: number; readonly job: Job };
export type Answer = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}
interface Hand {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  dead: boolean;
}

export interface Pool {
  ask<Result>(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** Built code starts as it is. From the sources, a line of JavaScript first brings in the TypeScript loader, which threads do not inherit. */
const startWorker = (): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const source = new URL('./worker.ts', import.meta.url).href;
  return new Worker(`import('tsx/esm/api').then(tsx => { tsx.register(); return import(${JSON.stringify(source)}); })`, { eval: true });
};

/** So many workers; each job goes to the one with the fewest. A worker that dies fails its own jobs, and the next job finds a new one. */
export function openPool(size: number): Pool {
  const places = Array.from({ length: Math.max(1, size) }, hire);
  let [next, open] = [0, true];
  return {
    ask: <Result>(job: Job) =>
      new Promise<Result>((resolve, reject) => {
        if (!open) return reject(new Error('The renderer is closed'));
        const hand = idlest(places);
        hand.waiting.set(next, { resolve, reject });
        hand.worker.postMessage({ id: next++, job } satisfies Asked);
      }),
    close: async () => {
      open = false;
      await Promise.all(places.map(({ worker }) => worker.terminate()));
    },
  };
}

/** The least busy hand; the dead are replaced first. */
function idlest(places: Hand[]): Hand {
  places.forEach((hand, place) => {
    if (hand.dead) places[place] = hire();
  });
  return places.reduce((best, hand) => (hand.waiting.size < best.waiting.size ? hand : best));
}

function hire(): Hand {
  const hand: Hand = { worker: startWorker(), waiting: new Map(), dead: false };
  hand.worker.on('message', (answer: Answer) => settle(hand, answer));
  hand.worker.once('error', error => bury(hand, error instanceof Error ? error : new Error(String(error))));
  hand.worker.once('exit', () => bury(hand, new Error('The drawing worker ended')));
  return hand;
}

function settle(hand: Hand, answer: Answer): void {
  const waiting = hand.waiting.get(answer.id);
  hand.waiting.delete(answer.id);
  if ('error' in answer) waiting?.reject(new Error(answer.error));
  else waiting?.resolve(answer.result as never);
}

function bury(hand: Hand, why: Error): void {
  hand.dead = true;
  for (const { reject } of hand.waiting.values()) reject(why);
  hand.waiting.clear();
}
