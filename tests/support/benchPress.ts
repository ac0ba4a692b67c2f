import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Harbour, type Message, type Person, startHarbour } from '../../src/harbour/index.js';
import type { BenchAnswer, BenchAsk } from './benchBot.js';

interface Presser {
  readonly person: Person;
  readonly desk: Message;
}

const ROUNDS = 12;

/**
 * From a press on a desk to its callback, picture and all, through the real client; then start-up and memory. The bot has a process of
 * its own, and the double does not check it against Discord's schemas: Discord's work is not the bot's.
 */
export async function benchPress(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const harbour = await startHarbour({ patience: 20_000, trusting: true });
  const guild = harbour.guild('Bench');
  const channel = harbour.channel(guild, 'battles');
  const bot = fork(join(import.meta.dirname, 'benchBot.ts'), [join(folder, 'bench.db'), harbour.url], { execArgv: [...process.execArgv] });
  const ready = await heard(bot);
  if (ready.kind === 'ready') process.stdout.write(`start-up  ${ready.ms.toFixed(0)} ms from imports to ready\n`);
  const pressers: Presser[] = [];
  let megabytes = 0;
  for (let nth = 0; nth < 100; nth++) {
    const person = harbour.person(`Captain ${nth}`, guild);
    bot.send({ kind: 'fight', user: person.id, guild, channel } satisfies BenchAsk);
    const fighting = await heard(bot);
    if (fighting.kind !== 'fighting') continue;
    ({ megabytes } = fighting);
    pressers.push(await atDesk(person, channel, fighting.battle));
  }
  for (const count of [1, 20, 100]) await measure(harbour, pressers.slice(0, count));
  process.stdout.write(`memory    ${megabytes.toFixed(0)} MB resident: the bot with 100 battles and its two drawing workers\n`);
  bot.send({ kind: 'close' } satisfies BenchAsk);
  await once(bot, 'exit');
  await harbour.close();
  rmSync(folder, { recursive: true, force: true });
}

const heard = async (bot: ChildProcess): Promise<BenchAnswer> => ((await once(bot, 'message')) as [BenchAnswer])[0];

async function atDesk(person: Person, channel: string, battle: string): Promise<Presser> {
  const { message, text } = await person.slash(channel, 'orders', { battle });
  if (!message) throw new Error(text);
  await person.select(message, 'Give orders to …', ['b.tonnant']);
  return { person, desk: message };
}

/** All press at once, a step forward and back. */
async function measure(harbour: Harbour, pressers: readonly Presser[]): Promise<void> {
  const times: number[] = [];
  let missed = 0;
  const press = async ({ person, desk }: Presser, button: string) => {
    const begun = performance.now();
    await person.press(desk, button).then(
      () => times.push(performance.now() - begun),
      () => missed++,
    );
  };
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(pressers.map(presser => press(presser, round % 2 === 0 ? '⬆ Ahead' : 'Undo')));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  const late = harbour.faults.length > 0 ? `; ${harbour.faults[0]}` : '';
  process.stdout.write(
    `press     ${pressers.length} at once: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms to the callback, with its picture; ${missed} missed${late}\n`,
  );
}
