import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { COMMANDS } from '../../commands/index.js';
import { startBot } from '../../src/discord/bot.js';
import { type Message, type Person, startHarbour } from '../../src/harbour/index.js';
import { openRenderer } from '../../src/render/index.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { loadLibrary } from '../../src/store/library.js';
import { openStore } from '../../src/store/open.js';
import { osSecrets } from '../../src/table/deps.js';
import { newMemory } from '../../src/table/memory.js';
import { start, join as takeSeat } from '../../src/table/muster.js';
import { open } from '../../src/table/open.js';

interface Presser {
  readonly person: Person;
  readonly desk: Message;
}

const ROUNDS = 6;

/** From a press on a desk to its callback, picture and all, through the real client over the double; then start-up and memory. */
export async function benchPress(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const begun = performance.now();
  const store = await openStore(`file:${join(folder, 'bench.db')}`);
  const renderer = openRenderer();
  const harbour = await startHarbour({ patience: 20_000 });
  const guild = harbour.guild('Bench');
  const channel = harbour.channel(guild, 'battles');
  const people = Array.from({ length: 100 }, (_, nth) => harbour.person(`Captain ${nth}`, guild));
  const deps = {
    store,
    clock: { now: Date.now },
    games: RULESETS,
    library: loadLibrary('assets/scenarios', RULESETS),
    secrets: osSecrets,
    memory: newMemory(),
  };
  const bot = await startBot({
    deps,
    renderer,
    log: pino({ level: 'warn' }),
    rules: [],
    commands: COMMANDS,
    token: 'a token of the double',
    berth: { rest: harbour.rest, ws: harbour.ws },
    watch: null,
  });
  await bot.register();
  process.stdout.write(`start-up  ${(performance.now() - begun).toFixed(0)} ms from imports to ready\n`);
  const pressers: Presser[] = [];
  for (const person of people) {
    const opened = await open(deps, {
      by: person.id,
      guild,
      channel,
      scenario: { id: 'starter' },
      pace: { kind: 'ready' },
      umpire: null,
      invited: null,
      ai: ['french'],
    });
    if (!opened.ok) throw new Error(opened.refusal.say);
    await takeSeat(deps, opened.value.battle.id, 'british', person.id);
    await start(deps, opened.value.battle.id, person.id);
    const desk = await person.slash(channel, 'orders', { battle: opened.value.battle.id });
    if (desk.message) pressers.push({ person, desk: desk.message });
    if (desk.message) await person.select(desk.message, 'Give orders to …', ['b.tonnant']);
  }
  for (const count of [1, 20, 100]) await measure(pressers.slice(0, count));
  process.stdout.write(`memory    ${(process.memoryUsage().rss / 1048576).toFixed(0)} MB resident, 100 battles, two drawing workers\n`);
  await bot.close();
  await renderer.close();
  await harbour.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

/** All press at once, a step forward and back. */
async function measure(pressers: readonly Presser[]): Promise<void> {
  const times: number[] = [];
  let missed = 0;
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      pressers.map(async ({ person, desk }) => {
        const begun = performance.now();
        const answered = await person.press(desk, round % 2 === 0 ? '⬆ Ahead' : 'Undo').then(
          () => true,
          () => false,
        );
        if (answered) times.push(performance.now() - begun);
        else missed++;
      }),
    );
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  process.stdout.write(
    `press     ${pressers.length} at once: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms to the callback, with its picture; ${missed} missed\n`,
  );
}
