import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlsOf, type Harbour, type Message, type Person, startHarbour } from '../../src/harbour/index.js';
import type { BenchAnswer, BenchAsk } from './benchBot.js';

interface Presser {
  readonly nth: number;
  readonly person: Person;
  readonly desk: Message;
}

const ROUNDS = 12;
/** Rounds before those that count: the compiler has seen the code by then, and the drawing workers the ships. */
const WARM = 8;
const SHIPS = ['b.tonnant', 'b.bellerophon', 'b.colossus', 'b.achille', 'b.sirius', 'b.phoebe'] as const;

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
    pressers.push(await atDesk(nth, person, channel, fighting.battle));
  }
  for (const count of [1, 20, 100]) await measure(harbour, pressers.slice(0, count));
  process.stdout.write(`memory    ${megabytes.toFixed(0)} MB resident: the bot with 100 battles and its two drawing workers\n`);
  bot.send({ kind: 'close' } satisfies BenchAsk);
  await once(bot, 'exit');
  await harbour.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The bot's next answer, unless it ends. */
async function heard(bot: ChildProcess): Promise<BenchAnswer> {
  const over = new AbortController();
  const ended = once(bot, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`The bot ended with ${code}`);
  });
  const [answer] = (await Promise.race([once(bot, 'message'), ended])) as [BenchAnswer];
  over.abort();
  await ended.catch(() => undefined);
  return answer;
}

async function atDesk(nth: number, person: Person, channel: string, battle: string): Promise<Presser> {
  const { message, text } = await person.slash(channel, 'orders', { battle });
  if (!message) throw new Error(text);
  for (let one = 0; one < SHIPS.length && stepsOn(message).length === 0; one++) {
    const fleet = controlsOf(message).find(control => JSON.stringify(control['options'] ?? []).includes(SHIPS[0]));
    await person.select(message, String(fleet?.['custom_id']), [SHIPS[(nth + one) % SHIPS.length] ?? SHIPS[0]]);
  }
  return { nth, person, desk: message };
}

/** The buttons that add a step to the track of the ship in focus. */
const stepsOn = (desk: Message): string[] =>
  controlsOf(desk)
    .filter(one => one.type === 2 && !one['disabled'])
    .map(one => String(one['label']))
    .filter(label => /^[⬆⬉⬈↖↗]/u.test(label));

/** One more step of his ship's track, another for each captain, so that hardly two pictures are the same; or he begins again. */
function nextPress({ nth, desk }: Presser, round: number, crowd: number): string {
  const steps = stepsOn(desk);
  return steps[(nth * 7 + (round + WARM) * 3 + crowd) % Math.max(1, steps.length)] ?? 'Undo';
}

/** All press at once, round after round. */
async function measure(harbour: Harbour, pressers: readonly Presser[]): Promise<void> {
  const times: number[] = [];
  let missed = 0;
  const press = async (presser: Presser, round: number) => {
    const button = nextPress(presser, round, pressers.length);
    const begun = performance.now();
    await presser.person.press(presser.desk, button).then(
      () => round >= 0 && times.push(performance.now() - begun),
      () => missed++,
    );
  };
  for (let round = -WARM; round < ROUNDS; round++) await Promise.all(pressers.map(presser => press(presser, round)));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  const late = harbour.faults.length > 0 ? `; ${harbour.faults[0]}` : '';
  process.stdout.write(
    `press     ${pressers.length} at once: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms to the callback, with its picture; ${missed} missed${late}\n`,
  );
}
