import { openStore } from '../../src/store/open.js';
import { battleRow, newDispatch, stepRow } from './rows.js';

/**
 * A process that commits numbered work to the file it is given, until it is killed: a step, the battle, three dispatches and a note
 * at a time. `ACK n` is printed when n is committed, and `READY` when the store is open.
 */
export const DISPATCHES = 3;
const FILLER = 'x'.repeat(20_000);

async function commitNext(store: Awaited<ReturnType<typeof openStore>>): Promise<number> {
  return store.work(async tx => {
    const battle = await tx.battle('abcd2345');
    if (!battle) {
      await tx.addBattle(battleRow({ phase: 'fighting' }), []);
      return 0;
    }
    const step = battle.step + 1;
    await tx.addStep(stepRow({ step, state: { step, FILLER } }));
    await tx.putBattle({ ...battle, step, state: { step, FILLER } });
    await tx.addDispatches(Array.from({ length: DISPATCHES }, (_, nth) => newDispatch({ key: `${step}.${nth}` })));
    await tx.putNote('step', String(step));
    return step;
  });
}

async function main(url: string): Promise<void> {
  const store = await openStore(url);
  process.stdout.write('READY\n');
  for (;;) process.stdout.write(`ACK ${await commitNext(store)}\n`);
}

const url = process.argv[2];
if (url?.startsWith('file:')) {
  main(url).catch((trouble: unknown) => {
    process.stderr.write(`${trouble instanceof Error ? trouble.message : trouble}\n`);
    process.exitCode = 3;
  });
}
