import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Crew, startBot } from './discord/bot.js';
import { startHarbour } from './harbour/index.js';
import { writePage } from './harbour/page.js';
import { openStore } from './store/open.js';
import type { Deps } from './table/deps.js';

type Stage = Pick<Crew, 'renderer' | 'log' | 'rules' | 'commands'> & Omit<Deps, 'store'> & { readonly folder: string };

const SCENARIO = 'starter';

/** Without a token: the same bot on a Discord of its own, and a battle between two AI captains, written down as its thread appears. */
export async function demonstrate({ folder, renderer, log, rules, commands, ...deps }: Stage): Promise<void> {
  const say = (words: string) => process.stdout.write(`${words}\n`);
  say('No DISCORD_TOKEN: playing a demonstration battle between two AI captains.');
  const database = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const store = await openStore(`file:${join(database, 'demonstration.db')}`);
  const harbour = await startHarbour();
  const guild = harbour.guild('Spithead');
  const channel = harbour.channel(guild, 'battles');
  const host = harbour.person('Harbour master', guild);
  const bot = await startBot({
    renderer,
    log,
    rules,
    commands,
    deps: { ...deps, store },
    token: 'a token of the double',
    berth: { rest: harbour.rest, ws: harbour.ws },
    watch: null,
  });
  await bot.register();
  const panel = await host.slash(channel, 'battle new', { scenario: SCENARIO, pace: 'ready' });
  if (panel.message) await host.press(panel.message, 'Open');
  await bot.calm();
  const card = harbour.messages(channel).find(message => message.onlyFor === null);
  if (!card) throw new Error('The battle was not announced');
  for (const seat of deps.library.find(one => one.id === SCENARIO)?.seats ?? [])
    await host.select(card, 'Give a free seat to the AI, or take it back', [seat.id]);
  await host.press(card, 'Start');
  await bot.calm();
  const columns = harbour.threads(guild).map(thread => ({ title: `# ${thread.name}`, messages: harbour.messages(thread.id) }));
  const page = writePage(folder, 'Quarterdeck: a demonstration battle', harbour.world, columns);
  for (const fault of harbour.faults) say(`Discord would have objected: ${fault}`);
  say(`A battle fought to its end, ${columns[0]?.messages.length ?? 0} posts: ${pathToFileURL(page).href}`);
  await bot.close();
  await harbour.close();
  await store.close();
  rmSync(database, { recursive: true, force: true });
}
