import { z } from 'zod';
import { readConfig } from '../config.js';
import { crewOf, muster } from '../crew.js';
import { openStore } from '../store/open.js';
import { movableClock } from './clock.js';
import { Order, READY, type Report } from './dev.js';
import { keepWatch, WATCH } from './watch.js';

/** The bot's own process while it is worked on: it is told where the harbour lies, and takes the orders of `dev.ts`. */

const Sailing = z.object({
  ahead: z.number(),
  database: z.string(),
  token: z.string(),
  api: z.object({ api: z.string(), cdn: z.string(), mediaProxy: z.string() }),
});

const report = (words: Report): void => void process.send?.(words);

async function main(): Promise<void> {
  const { ahead, database, token, api } = Sailing.parse(JSON.parse(process.argv[2] ?? ''));
  const clock = movableClock(ahead);
  const hands = muster({ ...readConfig(process.env), token: null });
  const store = await openStore(database);
  const berth = { rest: api, ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) } };
  const watch = await keepWatch({ ...crewOf(hands, { store, clock }), token, berth, watch: WATCH }, async () => {
    await hands.renderer.close();
    await store.close();
  });
  process.on('message', heard => {
    const order = Order.parse(heard);
    if (order.kind === 'due') return void watch.due(order.user).then(due => report({ n: order.n, due }));
    clock.move(order.ahead - clock.ahead);
    void watch.sweep(order.ahead).then(() => report({ n: order.n, due: null }));
  });
  const stop = () => void watch.close().then(() => process.exit(0));
  for (const end of ['SIGTERM', 'disconnect'] as const) process.once(end, stop);
  report({ n: READY, due: null });
}

process.on('SIGINT', () => undefined); // A terminal tells both processes: the harbour stops this one.
await main();
