import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { drawPicture } from './encode.js';
import { film } from './film.js';
import { registerFonts } from './fonts.js';
import type { Answer, Asked, Job } from './pool.js';

/** The drawing worker: one job after another, an answer for each, and a breath between them so that native memory is freed. */
registerFonts();
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (asked: Asked) => {
  last = last.then(() => answer(asked));
});

async function answer({ job }: Asked): Promise<void> {
  try {
    const { result, bytes } = await done(job);
    parentPort?.postMessage({ result } satisfies Answer, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies Answer);
  }
  await setImmediate();
}

async function done(job: Job): Promise<{ result: unknown; bytes: Uint8Array }> {
  if (job.kind === 'film') {
    const bytes = await film(job.sheets, job.look);
    return { result: bytes, bytes };
  }
  const picture = drawPicture(job.sheet, job.look);
  return { result: picture, bytes: picture.png };
}
