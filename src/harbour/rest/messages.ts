import { archivedThread, unknownThing } from '../errors.js';
import type { MessageBody } from '../messages/body.js';
import { createMessage, editMessage, removeMessage } from '../messages/store.js';
import { may } from '../permissions.js';
import type { Port } from '../port.js';
import { showMessage } from '../show/messages.js';
import { type Channel, type Message, messagesIn } from '../world.js';
import { channelFor, demand, demandPosting, messageFor, ownMessage } from './access.js';
import { answer, type Call, empty, type Route } from './route.js';

/** Messages by the bot's own token. */

const shown = (port: Port, message: Message) => answer(showMessage(port.world, port.base(), message));

/** A locked thread stays shut to all who do not manage threads. */
export function demandOpen(port: Port, thread: Channel, { waking }: { waking: boolean }): void {
  const locked = thread.locked && !may(port.world, thread, port.world.bot, 'manageThreads');
  if (thread.archived && (locked || !waking)) throw archivedThread();
}

function post({ port, parts, body, uploads }: Call) {
  const channel = channelFor(port, parts[0]);
  demandPosting(port, channel, { files: uploads.length });
  demandOpen(port, channel, { waking: true });
  const data = body as MessageBody;
  if (data.message_reference?.message_id) messageFor(port, channel, data.message_reference.message_id);
  const origin = { channel: channel.id, author: port.world.bot, onlyFor: null, interaction: null };
  return shown(port, createMessage(port, origin, data, uploads));
}

function patch({ port, parts, body, uploads }: Call) {
  const channel = channelFor(port, parts[0]);
  const message = ownMessage(port, channel, parts[1]);
  demandOpen(port, channel, { waking: false });
  if (uploads.length > 0) demand(port, channel, 'attachFiles');
  return shown(port, editMessage(port, message, body as MessageBody, uploads));
}

function remove({ port, parts }: Call) {
  const channel = channelFor(port, parts[0]);
  const message = messageFor(port, channel, parts[1]);
  if (message.author !== port.world.bot) demand(port, channel, 'manageMessages');
  removeMessage(port, message);
  return empty;
}

/** Newest first, as Discord lists them; `before`, `after` and `around` are ids. */
function list({ port, parts, query }: Call) {
  const channel = channelFor(port, parts[0]);
  if (!may(port.world, channel, port.world.bot, 'readHistory')) return answer([]);
  const limit = Math.min(100, Number(query.get('limit') ?? 50));
  const all = messagesIn(port.world, channel.id).filter(message => message.onlyFor === null);
  const [before, after, around] = ['before', 'after', 'around'].map(key => query.get(key));
  const older = all.filter(one => !before || BigInt(one.id) < BigInt(before));
  const chosen = after
    ? older.filter(one => BigInt(one.id) > BigInt(after)).slice(0, limit)
    : around
      ? older.slice(Math.max(0, older.findIndex(one => one.id === around) - Math.floor(limit / 2))).slice(0, limit)
      : older.slice(-limit);
  return answer(chosen.reverse().map(message => showMessage(port.world, port.base(), message)));
}

function react({ port, parts }: Call, how: 'add' | 'remove') {
  const channel = channelFor(port, parts[0]);
  const message = messageFor(port, channel, parts[1]);
  demandOpen(port, channel, { waking: false });
  if (how === 'add') demand(port, channel, 'addReactions', 'readHistory');
  toggleReaction(port, message, { emoji: parts[2] ?? '', user: port.world.bot, how });
  return empty;
}

/** Adds or takes away one person's reaction. */
export function toggleReaction(
  port: Port,
  message: Message,
  { emoji, user, how }: { emoji: string; user: string; how: 'add' | 'remove' },
): void {
  const others = message.reactions.filter(one => one.emoji !== emoji);
  const users = (message.reactions.find(one => one.emoji === emoji)?.users ?? []).filter(one => one !== user);
  const next = how === 'add' ? [...users, user] : users;
  message.reactions = next.length === 0 ? others : [...others, { emoji, users: next }];
  const guild = port.world.channels.get(message.channel)?.guild ?? null;
  const about = {
    user_id: user,
    channel_id: message.channel,
    message_id: message.id,
    emoji: { id: null, name: emoji },
    burst: false,
    type: 0,
  };
  port.dispatch(how === 'add' ? 'MESSAGE_REACTION_ADD' : 'MESSAGE_REACTION_REMOVE', guild ? { ...about, guild_id: guild } : about, guild);
}

function found({ port, parts }: Call) {
  const channel = channelFor(port, parts[0]);
  if (!may(port.world, channel, port.world.bot, 'readHistory')) throw unknownThing('Message');
  return shown(port, messageFor(port, channel, parts[1]));
}

export const messageRoutes: readonly Route[] = [
  { on: 'GET /channels/:id/messages', handle: list },
  { on: 'POST /channels/:id/messages', handle: post },
  { on: 'GET /channels/:id/messages/:id', handle: found },
  { on: 'PATCH /channels/:id/messages/:id', handle: patch },
  { on: 'DELETE /channels/:id/messages/:id', handle: remove },
  { on: 'PUT /channels/:id/messages/:id/reactions/:emoji/@me', handle: call => react(call, 'add') },
  { on: 'DELETE /channels/:id/messages/:id/reactions/:emoji/@me', handle: call => react(call, 'remove') },
];
