import pino from 'pino';
import { COMMANDS } from '../../commands/index.js';
import { startBot } from '../../src/discord/bot.js';
import { openRenderer } from '../../src/render/index.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { loadLibrary } from '../../src/store/library.js';
import { openStore } from '../../src/store/open.js';
import { osSecrets } from '../../src/table/deps.js';
import { newMemory } from '../../src/table/memory.js';
import { start, join as takeSeat } from '../../src/table/muster.js';
import { open } from '../../src/table/open.js';

/** What the bench asks of the bot in its own process, and what it answers. */
export type BenchAsk =
  | { readonly kind: 'fight'; readonly user: string; readonly guild: string; readonly channel: string }
  | { readonly kind: 'close' };
export type BenchAnswer =
  | { readonly kind: 'ready'; readonly ms: number }
  | { readonly kind: 'fighting'; readonly battle: string; readonly megabytes: number };

/** The bot as it runs in life: in a process of its own, with Discord elsewhere. */
async function sail(file: string, url: string): Promise<void> {
  const begun = performance.now();
  const store = await openStore(`file:${file}`);
  const renderer = openRenderer();
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
    berth: {
      rest: { api: `${url}/api`, cdn: `${url}/cdn`, mediaProxy: `${url}/cdn` },
      ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    },
    watch: null,
  });
  await bot.register();
  const say = (answer: BenchAnswer) => process.send?.(answer);
  const fight = async ({ user, guild, channel }: BenchAsk & { kind: 'fight' }) => {
    const plan = { by: user, guild, channel, scenario: { id: 'starter' }, pace: { kind: 'ready' }, umpire: null, invited: null } as const;
    const opened = await open(deps, { ...plan, ai: ['french'] });
    if (!opened.ok) throw new Error(opened.refusal.say);
    const { id } = opened.value.battle;
    await takeSeat(deps, id, 'british', user);
    await start(deps, id, user);
    say({ kind: 'fighting', battle: id, megabytes: process.memoryUsage().rss / 1_048_576 });
  };
  process.on('message', (ask: BenchAsk) => {
    if (ask.kind === 'fight') return void fight(ask);
    void bot
      .close()
      .then(() => renderer.close())
      .then(() => store.close())
      .then(() => process.exit(0));
  });
  say({ kind: 'ready', ms: performance.now() - begun });
}

const [file = '', url = ''] = process.argv.slice(2);
await sail(file, url);
