import { closedDms, missingAccess, missingPermissions, notYours, unknownThing } from '../errors.js';
import { may, mayRead, type Permission } from '../permissions.js';
import type { Port } from '../port.js';
import { type Channel, type Guild, isThread, type Message } from '../world.js';

/** What the bot may reach, and what it is told where it may not. */

export function guildFor(port: Port, id: string | undefined): Guild {
  const guild = port.world.guilds.get(id ?? '');
  if (!guild || guild.botGone) throw unknownThing('Guild');
  return guild;
}

/** The channel, if the bot may look at it. */
export function channelFor(port: Port, id: string | undefined): Channel {
  const channel = port.world.channels.get(id ?? '');
  if (!channel) throw unknownThing('Channel');
  if (!mayRead(port.world, channel, port.world.bot)) throw missingAccess();
  return channel;
}

export function threadFor(port: Port, id: string | undefined): Channel {
  const thread = channelFor(port, id);
  if (!isThread(thread)) throw unknownThing('Channel');
  return thread;
}

/** A message by the bot's own token. Private ones are reached by the token of their interaction alone. */
export function messageFor(port: Port, channel: Channel, id: string | undefined): Message {
  const message = port.world.messages.get(id ?? '');
  if (message?.onlyFor != null) port.breach(`message ${message.id} is ephemeral: its interaction's token alone reaches it`);
  if (!message || message.channel !== channel.id || message.onlyFor !== null) throw unknownThing('Message');
  return message;
}

export function ownMessage(port: Port, channel: Channel, id: string | undefined): Message {
  const message = messageFor(port, channel, id);
  if (message.author !== port.world.bot) throw notYours();
  return message;
}

export function demand(port: Port, channel: Channel, ...names: readonly Permission[]): void {
  if (!may(port.world, channel, port.world.bot, ...names)) throw missingPermissions();
}

/** Whether the bot may post here, with so many files. */
export function demandPosting(port: Port, channel: Channel, { files }: { files: number }): void {
  const { world } = port;
  const other = channel.type === 1 ? world.users.get(channel.members.find(id => id !== world.bot) ?? '') : undefined;
  if (other?.dmsClosed) throw closedDms();
  demand(port, channel, isThread(channel) ? 'sendInThreads' : 'sendMessages', ...(files > 0 ? (['attachFiles'] as const) : []));
}
