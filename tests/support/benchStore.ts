import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC, seated } from '../../src/engine/audience.js';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/table/ports.js';
import { battleRow, newDispatch, seatRow, stepRow } from './rows.js';

const TURNS = 300;
const WARM = 30;

/** About 50 KB of JSON: sixty ships. */
const bigState = (turn: number) => ({
  turn,
  ships: Array.from({ length: 60 }, (_, nth) => ({ id: `s.${nth}`, at: [nth, turn], log: 'x'.repeat(780) })),
});

/** A typical turn: read the battle, store it with its new state, add the step, queue five messages. */
const turn = (store: Store, step: number): Promise<unknown> =>
  store.work(async tx => {
    const battle = await tx.battle('abcd2345');
    if (!battle) throw new Error('The battle is gone');
    const state = bigState(step);
    await tx.addStep(stepRow({ step, state }));
    await tx.putBattle({ ...battle, step, state });
    const viewers = [PUBLIC, ...['a', 'b', 'c', 'd'].map(seated)];
    await tx.addDispatches(viewers.map((to, nth) => newDispatch({ key: `${step}.${nth}`, to, body: { kind: 'card', step } })));
  });

async function timed(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}

/** Measures the store on a file in the temporary folder and prints turns a second, their median and 99th percentile, and opening. */
export async function benchStore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  const url = `file:${join(folder, 'bench.db')}`;
  try {
    const fresh = await timed(async () => (await openStore(url)).close());
    const again = await timed(async () => (await openStore(url)).close());
    const store = await openStore(url);
    await store.work(tx => tx.addBattle(battleRow({ phase: 'fighting', state: bigState(0) }), [seatRow()]));
    const times: number[] = [];
    for (let step = 1; step <= TURNS + WARM; step++) times.push(await timed(() => turn(store, step)));
    await store.close();
    report(times.slice(WARM), fresh, again);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(times: readonly number[], fresh: number, again: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0);
  console.log(`store: ${rate.toFixed(0)} turns/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (50 KB state, 1 step, 5 dispatches)`);
  console.log(`store: opens in ${fresh.toFixed(0)} ms fresh, ${again.toFixed(0)} ms again`);
}
