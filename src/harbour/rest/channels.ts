import { missingPermissions } from '../errors.js';
import { may } from '../permissions.js';
import { type Port, tellOfChannel } from '../port.js';
import { showChannel } from '../show/channels.js';
import { type Channel, isThread, messagesIn } from '../world.js';
import { channelFor, demand } from './access.js';
import { answer, type Call, empty, type Route } from './route.js';

/** Deletes a channel or thread with everything in it. */
export function dropChannel(port: Port, channel: Channel): void {
  const { world } = port;
  tellOfChannel(port, 'deleted', channel);
  for (const thread of [...world.channels.values()]) if (thread.parent === channel.id) dropChannel(port, thread);
  for (const message of messagesIn(world, channel.id)) world.messages.delete(message.id);
  world.channels.delete(channel.id);
  const data = isThread(channel)
    ? { id: channel.id, guild_id: channel.guild, parent_id: channel.parent, type: channel.type }
    : showChannel(world, channel);
  port.dispatch(isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', data, channel.guild);
}

export function announceChange(port: Port, channel: Channel): void {
  port.dispatch(isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', showChannel(port.world, channel), channel.guild);
  tellOfChannel(port, 'changed', channel);
}

interface ChangeBody {
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly auto_archive_duration?: number | null;
}

/** Whoever opened a thread may rename and archive it; locking, and taking a locked one out, needs more. */
function mayChange(port: Port, channel: Channel, body: ChangeBody): boolean {
  const { world } = port;
  if (!isThread(channel)) return may(world, channel, world.bot, 'manageChannels');
  if (may(world, channel, world.bot, 'manageThreads')) return true;
  return body.locked == null && !channel.locked && (channel.owner === world.bot || body.archived === false);
}

function change({ port, parts, body }: Call) {
  const channel = channelFor(port, parts[0]);
  const wanted = body as ChangeBody;
  if (!mayChange(port, channel, wanted)) throw missingPermissions();
  channel.name = wanted.name ?? channel.name;
  channel.archived = wanted.archived ?? channel.archived;
  channel.locked = wanted.locked ?? channel.locked;
  channel.autoArchive = wanted.auto_archive_duration ?? channel.autoArchive;
  announceChange(port, channel);
  return answer(showChannel(port.world, channel));
}

function remove({ port, parts }: Call) {
  const channel = channelFor(port, parts[0]);
  const shown = showChannel(port.world, channel);
  if (channel.type === 1) return answer(shown);
  demand(port, channel, isThread(channel) ? 'manageThreads' : 'manageChannels');
  dropChannel(port, channel);
  return answer(shown);
}

export const channelRoutes: readonly Route[] = [
  { on: 'GET /channels/:id', handle: ({ port, parts }) => answer(showChannel(port.world, channelFor(port, parts[0]))) },
  { on: 'PATCH /channels/:id', handle: change },
  { on: 'DELETE /channels/:id', handle: remove },
  {
    on: 'POST /channels/:id/typing',
    handle: ({ port, parts }) => {
      tellOfChannel(port, 'typing', channelFor(port, parts[0]));
      return empty;
    },
  },
];
