import { join } from 'node:path';
import pino from 'pino';
import { COMMANDS } from '../commands/index.js';
import type { Config } from './config.js';
import type { Crew } from './discord/bot.js';
import { readRulesPages } from './discord/rulesPages.js';
import { inkAppears, openRenderer } from './render/index.js';
import { RULESETS } from './rulesets/index.js';
import { loadLibrary } from './store/library.js';
import { projectRoot } from './store/root.js';
import { type Deps, osSecrets } from './table/deps.js';
import { newMemory } from './table/memory.js';

/** What every bot is started with, wherever it sails: all but its store, its clock and its token. */
export type Hands = Pick<Crew, 'renderer' | 'log' | 'rules' | 'commands'> & Omit<Deps, 'store' | 'clock' | 'memory'>;

/** What no log may carry: tokens, and what a failed call was to post. */
const SECRET = { paths: ['token', '*.token', 'err.requestBody', 'err.url'], remove: true };

/** @throws one clear line, when a scenario or a rules page is wrong */
export function muster(config: Config): Hands {
  const root = projectRoot();
  inkAppears();
  return {
    renderer: openRenderer(config.renderWorkers === null ? {} : { workers: config.renderWorkers }),
    log: pino({ level: config.token === null ? 'warn' : config.logLevel, redact: SECRET }),
    rules: readRulesPages(
      join(root, 'docs/rules'),
      RULESETS.map(game => game.id),
    ),
    commands: COMMANDS,
    games: RULESETS,
    library: loadLibrary(join(root, 'assets/scenarios'), RULESETS),
    secrets: osSecrets,
  };
}

/** The crew of one bot. Each has a memory of its own. */
export const crewOf = (
  { renderer, log, rules, commands, ...deps }: Hands,
  aboard: Pick<Deps, 'store' | 'clock'>,
): Omit<Crew, 'token' | 'watch'> => ({ renderer, log, rules, commands, deps: { ...deps, ...aboard, memory: newMemory() } });
