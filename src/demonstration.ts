import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crewOf, type Hands } from './crew.js';
import { startBot } from './discord/bot.js';
import { startHarbour } from './harbour/index.js';
import { writePage } from './harbour/page.js';
import { giveToAi, openBattle } from './playground/muster.js';
import { openStore } from './store/open.js';

interface Stage {
  readonly hands: Hands;
  readonly folder: string;
  readonly say: (words: string) => void;
}

const SCENARIO = 'starter';

/** The bot on a Discord of its own, and a battle between two AI captains, written down as its thread appears. Everything else is thrown away. */
export async function demonstrate({ hands, folder, say }: Stage): Promise<void> {
  const database = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const store = await openStore(`file:${join(database, 'demonstration.db')}`);
  const harbour = await startHarbour();
  const guild = harbour.guild('Spithead');
  const channel = harbour.channel(guild, 'battles');
  const host = harbour.person('Harbour master', guild);
  const bot = await startBot({
    ...crewOf(hands, { store, clock: { now: Date.now } }),
    token: 'a token of the double',
    berth: { rest: harbour.rest, ws: harbour.ws },
    watch: null,
  });
  await bot.register();
  const card = await openBattle(host, channel, { scenario: SCENARIO, pace: 'ready' });
  await giveToAi(host, card, hands.library.find(one => one.id === SCENARIO)?.seats ?? []);
  await host.press(card, 'Start');
  await bot.calm();
  const columns = harbour.threads(guild).map(thread => ({ title: `# ${thread.name}`, messages: harbour.messages(thread.id) }));
  const page = writePage(folder, 'Quarterdeck: a demonstration battle', harbour.world, columns);
  for (const fault of harbour.faults) say(`Discord would have objected: ${fault}`);
  say(`A battle of two AI captains, fought to its end in ${columns[0]?.messages.length ?? 0} posts: ${pathToFileURL(page).href}`);
  await bot.close();
  await harbour.close();
  await store.close();
  rmSync(database, { recursive: true, force: true });
}
