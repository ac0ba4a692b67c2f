import { join, resolve } from 'node:path';
import { config as loadEnv } from 'dotenv';
import pino from 'pino';
import { COMMANDS } from '../commands/index.js';
import { readConfig } from './config.js';
import { demonstrate } from './demonstration.js';
import { startBot } from './discord/bot.js';
import { readRulesPages } from './discord/rulesPages.js';
import { inkAppears, openRenderer } from './render/index.js';
import { RULESETS } from './rulesets/index.js';
import { loadLibrary } from './store/library.js';
import { openStore } from './store/open.js';
import { projectRoot } from './store/root.js';
import { osSecrets } from './table/deps.js';
import { newMemory } from './table/memory.js';

/** Wiring only: reads the environment, puts the parts together, and stops cleanly. */

const WATCH = 15_000;
const root = projectRoot();

async function main(): Promise<void> {
  loadEnv({ quiet: true });
  const config = readConfig(process.env);
  const log = pino({ level: config.token === null ? 'warn' : config.logLevel, redact: ['token', '*.token'] });
  inkAppears();
  const renderer = openRenderer(config.renderWorkers === null ? {} : { workers: config.renderWorkers });
  const library = loadLibrary(join(root, 'assets/scenarios'), RULESETS);
  const crew = {
    renderer,
    log,
    rules: readRulesPages(
      join(root, 'docs/rules'),
      RULESETS.map(game => game.id),
    ),
    commands: COMMANDS,
  };
  const common = { clock: { now: Date.now }, games: RULESETS, library, secrets: osSecrets, memory: newMemory() };
  if (config.token === null) {
    await demonstrate({ ...crew, ...common, folder: resolve(config.voyage) });
    return renderer.close();
  }
  const store = await openStore(config.database);
  const bot = await startBot({ ...crew, deps: { ...common, store }, token: config.token, watch: WATCH });
  log.info({ user: bot.client.user.tag }, 'on watch');
  const stop = async () => {
    await bot.close();
    await renderer.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((trouble: unknown) => {
  process.stderr.write(`Quarterdeck cannot start: ${trouble instanceof Error ? trouble.message : String(trouble)}\n`);
  process.exit(1);
});
