import { Routes } from 'discord.js';
import { z } from 'zod';
import { isHost } from '../table/muster.js';
import { setPlace } from '../table/places.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';
import { boardOf } from './compose.js';
import { type Post, plainPost } from './parts.js';
import { refusalPost } from './reply.js';
import { sendPost } from './send.js';
import { whichBattle } from './whichBattle.js';

const Made = z.object({ id: z.string() });
const PUBLIC_THREAD = 11;

/** A battle whose thread was deleted goes on in a new one, in this channel; what waited to be posted follows. */
export async function reopenThread(chat: Chat, bridge: Bridge): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  if (!found.ok) return refusalPost(found.refusal);
  const battle = found.value;
  if (!isHost(battle, chat.user.id)) return plainPost('Only whoever opened the battle, or its umpire, can do that.');
  if (battle.phase !== 'fighting' || chat.guildId === null)
    return plainPost('Only a battle that is being fought has a thread to reopen, in a server’s channel.');
  if (battle.thread !== null) return plainPost(`The battle has its thread: <#${battle.thread}>.`);
  const thread = Made.parse(
    await bridge.client.rest.post(Routes.threads(chat.channelId), {
      body: { name: battle.title.slice(0, 100), auto_archive_duration: 10080, type: PUBLIC_THREAD },
    }),
  ).id;
  await setPlace(bridge.deps, battle.id, { thread, channel: chat.channelId });
  const board = await boardOf(bridge, { ...battle, thread });
  if (board) await sendPost(bridge, `${battle.id}.x${thread.slice(-8)}`, thread, board);
  void bridge.postman.round();
  return plainPost(`The battle goes on in <#${thread}>.`);
}
