import { ApiError, closedDms, missingAccess, missingPermissions, unknownThing } from '../errors.js';
import { createMessage, editMessage, type MessageBody, removeMessage } from '../messages.js';
import type { Port } from '../port.js';
import { isThread, showChannel, showMessage } from '../show.js';
import { type Channel, type Message, messagesIn } from '../world.js';
import { answer, type Call, empty, type Route } from './route.js';

const VIEW = 1n << 10n;
const SEND = 1n << 11n;
const SEND_IN_THREADS = 1n << 38n;
const ATTACH = 1n << 15n;
const CREATE_THREADS = 1n << 35n;

/** The channel, if the bot may look at it. */
export function channelFor(port: Port, id: string | undefined): Channel {
  const channel = port.world.channels.get(id ?? '');
  if (!channel) throw unknownThing('Channel');
  if (channel.guild && port.world.guilds.get(channel.guild)?.botGone) throw missingAccess();
  if ((channel.denied & VIEW) !== 0n) throw missingAccess();
  return channel;
}

export function messageFor(port: Port, channel: Channel, id: string | undefined): Message {
  const message = port.world.messages.get(id ?? '');
  if (!message || message.channel !== channel.id) throw unknownThing('Message');
  return message;
}

function mayPost(port: Port, channel: Channel, files: number): void {
  const needed = isThread(channel) ? SEND_IN_THREADS : SEND;
  if ((channel.denied & needed) !== 0n || (files > 0 && (channel.denied & ATTACH) !== 0n)) throw missingPermissions();
  const other = channel.type === 1 ? port.world.users.get(channel.members.find(id => id !== port.world.bot) ?? '') : undefined;
  if (other?.dmsClosed) throw closedDms();
}

function post({ port, parts, body, uploads }: Call) {
  const channel = channelFor(port, parts[0]);
  mayPost(port, channel, uploads.length);
  const message = createMessage(port, { channel: channel.id, onlyFor: null, interaction: null }, body as MessageBody, uploads);
  return answer(showMessage(port.world, port.base(), message));
}

function patch({ port, parts, body, uploads }: Call) {
  const channel = channelFor(port, parts[0]);
  const message = messageFor(port, channel, parts[1]);
  if (message.onlyFor !== null) throw unknownThing('Message');
  if (message.author !== port.world.bot) throw new ApiError(403, 50005, 'Cannot edit a message authored by another user');
  return answer(showMessage(port.world, port.base(), editMessage(port, message, body as MessageBody, uploads)));
}

/** Newest first, as Discord lists them. */
function listed({ port, parts, query }: Call) {
  const channel = channelFor(port, parts[0]);
  const seen = messagesIn(port.world, channel.id)
    .filter(message => message.onlyFor === null)
    .reverse();
  return answer(seen.slice(0, Number(query.get('limit') ?? 50)).map(message => showMessage(port.world, port.base(), message)));
}

interface ThreadBody {
  readonly name?: string;
  readonly type?: number;
  readonly auto_archive_duration?: number;
}

/** A thread from a message has the message's id. */
function openThread({ port, parts, body }: Call) {
  const parent = channelFor(port, parts[0]);
  if ((parent.denied & CREATE_THREADS) !== 0n) throw missingPermissions();
  const from = parts[1] === undefined ? null : messageFor(port, parent, parts[1]);
  if (from?.thread) throw new ApiError(400, 160004, 'A thread has already been created for this message');
  const { name = 'thread', type = 11, auto_archive_duration = 4320 } = body as ThreadBody;
  const thread: Channel = {
    id: from?.id ?? port.id(),
    type: from || type === 11 ? 11 : 12,
    guild: parent.guild,
    name,
    parent: parent.id,
    members: [port.world.bot],
    archived: false,
    autoArchive: auto_archive_duration,
    lastMessage: null,
    denied: 0n,
  };
  port.world.channels.set(thread.id, thread);
  if (from) from.thread = thread.id;
  const shown = showChannel(port.world, thread);
  port.dispatch('THREAD_CREATE', { ...shown, newly_created: true }, thread.guild);
  port.happen({ kind: 'event', words: `thread ${name}`, channel: thread.id, for: null, message: null });
  return answer(shown, 201);
}

/** Deletes a channel or thread with everything in it. */
export function dropChannel(port: Port, channel: Channel): void {
  for (const message of messagesIn(port.world, channel.id)) port.world.messages.delete(message.id);
  port.world.channels.delete(channel.id);
  const data = isThread(channel)
    ? { id: channel.id, guild_id: channel.guild, parent_id: channel.parent, type: channel.type }
    : showChannel(port.world, channel);
  port.dispatch(isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', data, channel.guild);
  port.happen({ kind: 'event', words: 'deleted', channel: channel.id, for: null, message: null });
}

function change({ port, parts, body }: Call) {
  const channel = channelFor(port, parts[0]);
  const { archived } = body as { archived?: boolean };
  if (archived !== undefined) channel.archived = archived;
  port.dispatch(isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', showChannel(port.world, channel), channel.guild);
  return answer(showChannel(port.world, channel));
}

function pin({ port, parts }: Call, pinned: boolean) {
  messageFor(port, channelFor(port, parts[0]), parts[1]).pinned = pinned;
  return empty;
}

export const channelRoutes: readonly Route[] = [
  { on: 'GET /channels/:id', handle: ({ port, parts }) => answer(showChannel(port.world, channelFor(port, parts[0]))) },
  { on: 'PATCH /channels/:id', handle: change },
  {
    on: 'DELETE /channels/:id',
    handle: ({ port, parts }) => {
      const channel = channelFor(port, parts[0]);
      dropChannel(port, channel);
      return answer(showChannel(port.world, channel));
    },
  },
  { on: 'GET /channels/:id/messages', handle: listed },
  { on: 'POST /channels/:id/messages', handle: post },
  {
    on: 'GET /channels/:id/messages/:id',
    handle: ({ port, parts }) => answer(showMessage(port.world, port.base(), messageFor(port, channelFor(port, parts[0]), parts[1]))),
  },
  { on: 'PATCH /channels/:id/messages/:id', handle: patch },
  {
    on: 'DELETE /channels/:id/messages/:id',
    handle: ({ port, parts }) => {
      removeMessage(port, messageFor(port, channelFor(port, parts[0]), parts[1]));
      return empty;
    },
  },
  { on: 'POST /channels/:id/messages/:id/threads', handle: openThread },
  { on: 'POST /channels/:id/threads', handle: openThread },
  { on: 'PUT /channels/:id/messages/pins/:id', handle: call => pin(call, true) },
  { on: 'DELETE /channels/:id/messages/pins/:id', handle: call => pin(call, false) },
  { on: 'POST /channels/:id/typing', handle: () => empty },
  {
    on: 'PUT /channels/:id/thread-members/:user',
    handle: ({ port, parts }) => {
      const channel = channelFor(port, parts[0]);
      const user = parts[1] === '@me' ? port.world.bot : (parts[1] ?? '');
      if (!channel.members.includes(user)) channel.members.push(user);
      return empty;
    },
  },
];
