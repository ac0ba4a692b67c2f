import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { config as loadEnv } from 'dotenv';
import { type Config, readConfig } from './config.js';
import { crewOf, type Hands, muster } from './crew.js';
import { demonstrate } from './demonstration.js';
import { startBot } from './discord/bot.js';
import { botBeside } from './playground/dev.js';
import { keepWatch, WATCH } from './playground/watch.js';
import { play, type Sailing } from './playground.js';
import { openStore } from './store/open.js';
import { projectRoot } from './store/root.js';

/** Wiring only: reads the environment, puts the parts together, and stops cleanly. */

const say = (words: string) => void process.stdout.write(`${words}\n`);

const OPTIONS = {
  /** Harbour begins anew. */
  fresh: { type: 'boolean', default: false },
  /** Plays the demonstration battle, and nothing else. */
  demonstration: { type: 'boolean', default: false },
  /** Opens Harbour and closes it as soon as the demonstration is written. */
  once: { type: 'boolean', default: false },
  /** The bot is begun anew when its sources change. */
  dev: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values: wanted } = parseArgs({ options: OPTIONS });
  loadEnv({ quiet: true });
  const config = readConfig(process.env);
  const hands = muster(config);
  const voyage = resolve(config.voyage);
  if (wanted.demonstration) {
    await demonstrate({ hands, folder: voyage, say });
    return hands.renderer.close();
  }
  const close = config.token === null ? await openHarbour(config, hands, wanted) : await goToSea(config, hands, config.token);
  const stop = async () => {
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  if (config.token === null)
    await showVoyage(hands, voyage, wanted).catch(trouble => hands.log.error({ err: trouble }, 'no demonstration'));
  if (wanted.once) await stop();
}

/** The bot on Discord; gives what stops it. */
async function goToSea(config: Config, hands: Hands, token: string): Promise<() => Promise<void>> {
  const store = await openStore(config.database);
  const bot = await startBot({ ...crewOf(hands, { store, clock: { now: Date.now } }), token, watch: WATCH });
  hands.log.info({ user: bot.client.user.tag }, 'on watch');
  return async () => {
    await bot.close();
    await hands.renderer.close();
    await store.close();
  };
}

/** The bot on the double, and the page; gives what stops them. */
async function openHarbour(config: Config, hands: Hands, { fresh, dev }: { fresh: boolean; dev: boolean }): Promise<() => Promise<void>> {
  const root = projectRoot();
  const { log, library, games } = hands;
  const sail = async ({ database, clock, ...ashore }: Sailing) => {
    const store = await openStore(database);
    return keepWatch({ ...crewOf(hands, { store, clock }), ...ashore, watch: WATCH }, () => store.close());
  };
  const harbour = await play({
    log,
    library,
    games,
    fresh,
    say,
    folder: resolve(config.harbour.folder),
    port: config.harbour.port,
    page: join(root, 'dist/web'),
    sail: dev ? botBeside({ root, say, watched: ['src', 'commands', 'assets'].map(name => join(root, name)) }) : sail,
  });
  return async () => {
    await harbour.close();
    await hands.renderer.close();
  };
}

/** The battle that anybody can read without doing anything: played once, beside the open harbour. */
async function showVoyage(hands: Hands, folder: string, { fresh }: { fresh: boolean }): Promise<void> {
  const page = join(folder, 'index.html');
  if (fresh || !existsSync(page)) return demonstrate({ hands, folder, say });
  say(`A battle of two AI captains, as it was fought at the first start: ${pathToFileURL(page).href}`);
}

main().catch((trouble: unknown) => {
  process.stderr.write(`Quarterdeck cannot start: ${trouble instanceof Error ? trouble.message : String(trouble)}\n`);
  process.exit(1);
});
