import { Events } from 'discord.js';
import { setPlace } from '../table/places.js';
import type { BattleRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import { dmOf } from './channels.js';
import { plainPost } from './parts.js';
import { sendPost } from './send.js';

/** A deleted thread or a server that is gone: the battle goes on in the store, and whoever runs it is told what to do. */
export function onLoss(bridge: Bridge): void {
  const { client, log } = bridge;
  const guard = (work: Promise<void>) => void work.catch((trouble: unknown) => log.warn({ err: trouble }, 'a loss was not told'));
  client.on(Events.ThreadDelete, thread => guard(threadGone(bridge, thread.id)));
  client.on(Events.ChannelDelete, channel => guard(channelGone(bridge, channel.id)));
  client.on(Events.GuildDelete, guild => log.warn({ guild: guild.id }, 'the bot was removed from a server; its battles wait'));
}

async function threadGone(bridge: Bridge, thread: string): Promise<void> {
  const battle = await bridge.deps.store.work(tx => tx.battleOfThread(thread));
  if (battle?.phase !== 'fighting') return;
  await setPlace(bridge.deps, battle.id, { thread: null });
  await tellHosts(
    bridge,
    battle,
    `The thread of **${battle.title}** was deleted. Nothing is lost: \`/battle reopen battle:${battle.id}\` in any channel goes on there.`,
  );
}

/** A channel takes its threads with it. */
async function channelGone(bridge: Bridge, channel: string): Promise<void> {
  const battles = await bridge.deps.store.work(tx => tx.battles({ phases: ['fighting'] }));
  for (const battle of battles) if (battle.channel === channel && battle.thread !== null) await threadGone(bridge, battle.thread);
}

async function tellHosts(bridge: Bridge, battle: BattleRow, words: string): Promise<void> {
  const hosts = [...new Set([battle.openedBy, battle.umpire].filter(user => user !== null))];
  await Promise.allSettled(
    hosts.map(async user => sendPost(bridge, `${battle.id}.l${user.slice(-10)}`, await dmOf(bridge, user), plainPost(words))),
  );
}
