import { invalidForm, unknownThing } from './errors.js';
import { EPHEMERAL, IS_V2 } from './limits/components.js';
import { messageFaults } from './limits/messages.js';
import { pictureSize } from './pictureSize.js';
import type { Port } from './port.js';
import { checkStored } from './schemas.js';
import { showMessage } from './show.js';
import type { Attachment, Component, Message } from './world.js';

/** A file as it arrives in a multipart request; `key` is the number in `files[n]`. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array;
}

/** The body of a message request, loosely: the published schema has judged it. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: unknown[] | null;
  readonly components?: Component[] | null;
  readonly flags?: number | null;
  readonly attachments?: { id?: string | number; filename?: string; description?: string | null }[] | null;
  readonly allowed_mentions?: { parse?: string[]; users?: string[] } | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { message_id?: string } | null;
}

interface Origin {
  readonly channel: string;
  readonly onlyFor: string | null;
  readonly interaction: string | null;
}

const BIGGEST_FILE = 10 * 1024 * 1024;
const BIGGEST_REQUEST = 25 * 1024 * 1024;
/** Discord drops a message whose nonce it has seen in the last minutes. */
const NONCE_MEMORY = 5 * 60_000;

/** Makes a message, or gives the one that this nonce made before. */
export function createMessage(port: Port, origin: Origin, body: MessageBody, uploads: readonly Upload[]): Message {
  const nonce = body.nonce == null ? null : String(body.nonce);
  const before = body.enforce_nonce && nonce !== null ? sameNonce(port, origin.channel, nonce) : undefined;
  if (before) return before;
  const flags = (body.flags ?? 0) & (IS_V2 | EPHEMERAL | 4 | 4096);
  const message: Message = {
    id: port.id(),
    channel: origin.channel,
    author: port.world.bot,
    content: body.content ?? '',
    flags,
    embeds: body.embeds ?? [],
    components: numbered(body.components ?? []),
    attachments: stored(port, body, uploads),
    mentions: mentionsIn(body),
    nonce,
    created: port.now(),
    edited: null,
    edits: 0,
    pinned: false,
    reference: body.message_reference?.message_id ?? null,
    thread: null,
    onlyFor: origin.onlyFor,
    interaction: origin.interaction,
    loading: false,
  };
  judge(message);
  return publish(port, message, 'MESSAGE_CREATE');
}

const sameNonce = (port: Port, channel: string, nonce: string): Message | undefined =>
  [...port.world.messages.values()].find(
    message => message.channel === channel && message.nonce === nonce && port.now() - message.created < NONCE_MEMORY,
  );

/** A reply that shows that the bot is thinking. */
export function createLoading(port: Port, origin: Origin, flags: number): Message {
  const message: Message = {
    id: port.id(),
    channel: origin.channel,
    author: port.world.bot,
    content: '',
    flags: flags & EPHEMERAL,
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    nonce: null,
    created: port.now(),
    edited: null,
    edits: 0,
    pinned: false,
    reference: null,
    thread: null,
    onlyFor: origin.onlyFor,
    interaction: origin.interaction,
    loading: true,
  };
  return publish(port, message, 'MESSAGE_CREATE');
}

/** Changes a message. Files are added to those that `attachments` keeps; without that list all old ones stay. */
export function editMessage(port: Port, message: Message, body: MessageBody, uploads: readonly Upload[]): Message {
  const kept =
    body.attachments == null
      ? message.attachments
      : message.attachments.filter(file => body.attachments?.some(one => String(one.id) === file.id));
  const flags = message.flags | ((body.flags ?? 0) & IS_V2);
  const next: Message = {
    ...message,
    content: body.content ?? (flags & IS_V2 ? '' : message.content),
    embeds: body.embeds ?? message.embeds,
    components: body.components == null ? message.components : numbered(body.components),
    attachments: [...kept, ...stored(port, body, uploads)],
    mentions: body.content || body.components ? mentionsIn(body) : message.mentions,
    flags,
    edited: port.now(),
    edits: message.edits + 1,
    loading: false,
  };
  judge(next);
  Object.assign(message, next);
  return publish(port, message, 'MESSAGE_UPDATE');
}

export function removeMessage(port: Port, message: Message): void {
  port.world.messages.delete(message.id);
  const guild = port.world.channels.get(message.channel)?.guild ?? null;
  if (message.onlyFor === null)
    port.dispatch('MESSAGE_DELETE', { id: message.id, channel_id: message.channel, ...(guild ? { guild_id: guild } : {}) }, guild);
  port.happen({ kind: 'message', words: 'deleted', channel: message.channel, for: message.onlyFor, message: message.id });
}

function judge(message: Message): void {
  const faults = messageFaults({
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    flags: message.flags,
    filenames: message.attachments.map(file => file.filename),
  });
  if (faults.length > 0) throw invalidForm(faults);
}

/** Private messages go to nobody but their reader: the gateway does not know them. */
function publish(port: Port, message: Message, event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE'): Message {
  const { world } = port;
  const channel = world.channels.get(message.channel);
  if (!channel) throw unknownThing('Channel');
  world.messages.set(message.id, message);
  channel.lastMessage = message.id;
  channel.archived = false;
  const shown = showMessage(world, port.base(), message);
  port.faults.push(...checkStored(shown).map(fault => `stored message ${message.id}: ${fault}`));
  if (message.onlyFor === null) port.dispatch(event, { ...shown, ...(channel.guild ? { guild_id: channel.guild } : {}) }, channel.guild);
  port.happen({
    kind: 'message',
    words: event === 'MESSAGE_CREATE' ? 'posted' : 'edited',
    channel: message.channel,
    for: message.onlyFor,
    message: message.id,
  });
  return message;
}

/** Numbers every component and writes down what Discord fills in. */
function numbered(components: readonly Component[]): Component[] {
  let next = 1;
  const number = (component: Component): Component => {
    const id = component['id'] ?? next++;
    const { components: inner, accessory, items, ...rest } = component;
    return {
      ...rest,
      id: Number(id),
      ...defaultsOf(component),
      ...(Array.isArray(inner) ? { components: inner.map(child => number(child as Component)) } : {}),
      ...(accessory ? { accessory: number(accessory as Component) } : {}),
      ...(Array.isArray(items) ? { items: items.map(item => ({ description: null, spoiler: false, ...(item as object) })) } : {}),
    };
  };
  return components.map(number);
}

function defaultsOf(component: Component): Record<string, unknown> {
  if (component.type === 17) return { accent_color: component['accent_color'] ?? null, spoiler: component['spoiler'] ?? false };
  if (component.type === 13) return { name: null, size: null, spoiler: component['spoiler'] ?? false };
  if (component.type === 14) return { divider: component['divider'] ?? true, spacing: component['spacing'] ?? 1 };
  return component.type === 3 || (component.type >= 5 && component.type <= 8)
    ? { min_values: component['min_values'] ?? 1, max_values: component['max_values'] ?? 1 }
    : {};
}

/** Whom a message pings: those it names and is allowed to. */
function mentionsIn(body: MessageBody): string[] {
  const words = `${body.content ?? ''}${JSON.stringify(body.components ?? [])}`;
  const named = [...words.matchAll(/<@!?(\d+)>/g)].map(found => found[1] ?? '');
  const allowed = body.allowed_mentions;
  return [...new Set(named)].filter(id => !allowed || allowed.parse?.includes('users') || allowed.users?.includes(id));
}

function stored(port: Port, body: MessageBody, uploads: readonly Upload[]): Attachment[] {
  if (
    uploads.some(file => file.data.byteLength > BIGGEST_FILE) ||
    uploads.reduce((sum, file) => sum + file.data.byteLength, 0) > BIGGEST_REQUEST
  )
    throw invalidForm(['Request entity too large']);
  return uploads.map(file => {
    const about = body.attachments?.find(one => String(one.id) === file.key);
    const id = port.id();
    port.world.files.set(id, file.data);
    const size = pictureSize(file.data);
    return {
      id,
      filename: about?.filename ?? file.name,
      size: file.data.byteLength,
      contentType: file.type,
      description: about?.description ?? null,
      width: size?.width ?? null,
      height: size?.height ?? null,
    };
  });
}
