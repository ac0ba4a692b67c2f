import { DiscordAPIError, Routes } from 'discord.js';
import { z } from 'zod';
import { isHost } from '../table/muster.js';
import { setPlace } from '../table/places.js';
import type { BattleRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';
import { boardOf } from './compose.js';
import { type Post, plainPost } from './parts.js';
import { refusalPost } from './reply.js';
import { sendPost } from './send.js';
import { whichBattle } from './whichBattle.js';

const Made = z.object({ id: z.string() });
const PUBLIC_THREAD = 11;
/** No access, no permission, not that kind of channel. */
const NOT_HERE = [50001, 50013, 50024];

/** For whoever opened the battle, and its umpire. */
export async function reopenThread(chat: Chat, bridge: Bridge): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  if (!found.ok) return refusalPost(found.refusal);
  if (!isHost(found.value, chat.user.id)) return plainPost('Only whoever opened the battle, or its umpire, can do that.');
  return reopenIn(chat, bridge, found.value);
}

/** A battle whose thread was deleted goes on in a new one, in this channel; what waited to be posted follows. */
export async function reopenIn(chat: Chat, bridge: Bridge, battle: BattleRow): Promise<Post> {
  if (battle.phase !== 'fighting' || chat.guildId === null)
    return plainPost('Only a battle that is being fought has a thread to reopen, in a server’s channel.');
  if (battle.thread !== null) return plainPost(`The battle has its thread: <#${battle.thread}>.`);
  const channel = chat.channel?.isThread() ? (chat.channel.parentId ?? chat.channelId) : chat.channelId;
  const thread = await makeThread(bridge, battle, channel);
  if (thread === null)
    return plainPost(
      'I may not make a thread in this channel.',
      '-# Let me make public threads and write in them here, or choose another channel.',
    );
  await setPlace(bridge.deps, battle.id, { thread, channel });
  const board = await boardOf(bridge, { ...battle, thread });
  if (board) await sendPost(bridge, `${battle.id}.x${thread.slice(-8)}`, thread, board);
  void bridge.postman.round();
  return plainPost(`The battle goes on in <#${thread}>.`);
}

/** Null: the bot may not, or the channel holds no threads. */
async function makeThread(bridge: Bridge, battle: BattleRow, channel: string): Promise<string | null> {
  const body = { name: battle.title.slice(0, 100), auto_archive_duration: 10080, type: PUBLIC_THREAD };
  try {
    return Made.parse(await bridge.client.rest.post(Routes.threads(channel), { body })).id;
  } catch (trouble) {
    if (trouble instanceof DiscordAPIError && NOT_HERE.includes(Number(trouble.code))) return null;
    throw trouble;
  }
}
