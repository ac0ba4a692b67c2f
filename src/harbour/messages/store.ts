import { emptyMessage, invalidForm, unknownThing } from '../errors.js';
import { EPHEMERAL, IS_V2 } from '../limits/components.js';
import { isEmpty, messageFaults } from '../limits/messages.js';
import { type Port, tellOfChannel, tellOfMessage } from '../port.js';
import { checkStored } from '../schemas.js';
import { showChannel } from '../show/channels.js';
import { showMessage } from '../show/messages.js';
import { type Channel, isThread, type Message } from '../world.js';
import { type MessageBody, mentionsIn, numbered, type Upload } from './body.js';
import { keepFiles } from './files.js';

/** Where a message comes from and who sees it. */
export interface Origin {
  readonly channel: string;
  readonly author: string;
  readonly onlyFor: string | null;
  readonly interaction: string | null;
}

/** Discord drops a message whose nonce it has seen in the last minutes. */
const NONCE_MEMORY = 5 * 60_000;
/** Flags that a sender may set: no embeds, ephemeral, silent, Components V2. */
const SETTABLE = 4 | EPHEMERAL | 4096 | IS_V2;

const blank = (port: Port, origin: Origin): Message => ({
  ...origin,
  id: port.id(),
  content: '',
  flags: 0,
  embeds: [],
  components: [],
  attachments: [],
  mentions: [],
  reactions: [],
  nonce: null,
  created: port.now(),
  edited: null,
  edits: 0,
  pinned: null,
  reference: null,
  thread: null,
  lost: false,
  loading: false,
});

/** Makes a message, or gives the one that this nonce made before. */
export function createMessage(port: Port, origin: Origin, body: MessageBody, uploads: readonly Upload[]): Message {
  const nonce = body.nonce == null ? null : String(body.nonce);
  const before = body.enforce_nonce && nonce !== null ? sameNonce(port, origin, nonce) : undefined;
  if (before) return before;
  const message: Message = {
    ...blank(port, origin),
    content: body.content ?? '',
    flags: (body.flags ?? 0) & SETTABLE,
    embeds: rich(body.embeds ?? []),
    components: numbered(body.components ?? []),
    attachments: keepFiles(port, body, uploads),
    mentions: mentionsIn(body),
    nonce,
    reference: body.message_reference?.message_id ?? null,
  };
  judge(message);
  return publish(port, message, 'posted');
}

/** An embed that a bot makes is of the kind `rich`. */
const rich = (embeds: readonly unknown[]): unknown[] => embeds.map(embed => ({ type: 'rich', ...(embed as object) }));

const sameNonce = (port: Port, { channel, author }: Origin, nonce: string): Message | undefined =>
  [...port.world.messages.values()].find(
    one => one.channel === channel && one.author === author && one.nonce === nonce && port.now() - one.created < NONCE_MEMORY,
  );

/** A reply that shows that the bot is thinking. */
export const createLoading = (port: Port, origin: Origin, flags: number): Message =>
  publish(port, { ...blank(port, origin), flags: flags & EPHEMERAL, loading: true }, 'posted');

/** Changes a message. Files are added to those that `attachments` keeps; without that list all old ones stay. What is not named stays. */
export function editMessage(port: Port, message: Message, body: MessageBody, uploads: readonly Upload[]): Message {
  const listed = body.attachments;
  const kept = listed == null ? message.attachments : message.attachments.filter(file => listed.some(one => String(one.id) === file.id));
  const next: Message = {
    ...message,
    content: body.content === undefined ? message.content : (body.content ?? ''),
    embeds: body.embeds === undefined ? message.embeds : rich(body.embeds ?? []),
    components: body.components === undefined ? message.components : numbered(body.components ?? []),
    attachments: [...kept, ...keepFiles(port, body, uploads)],
    mentions: body.content || body.components ? mentionsIn(body) : message.mentions,
    flags: message.flags | ((body.flags ?? 0) & IS_V2),
    edited: port.now(),
    edits: message.edits + 1,
    loading: false,
  };
  judge(next);
  Object.assign(message, next);
  return publish(port, message, 'edited');
}

export function removeMessage(port: Port, message: Message): void {
  const guild = guildOf(port, message);
  port.world.messages.delete(message.id);
  if (message.onlyFor === null)
    port.dispatch('MESSAGE_DELETE', { id: message.id, channel_id: message.channel, ...(guild ? { guild_id: guild } : {}) }, guild);
  tellOfMessage(port, 'deleted', message);
}

const guildOf = (port: Port, message: Message): string | null => port.world.channels.get(message.channel)?.guild ?? null;

function judge(message: Message): void {
  const draft = { ...message, filenames: message.attachments.map(file => file.filename) };
  if (isEmpty(draft)) throw emptyMessage();
  const faults = messageFaults(draft);
  if (faults.length > 0) throw invalidForm(faults);
}

/** Private messages go to nobody but their reader: the gateway does not know them. */
function publish(port: Port, message: Message, act: 'posted' | 'edited'): Message {
  const { world } = port;
  const channel = world.channels.get(message.channel);
  if (!channel) throw unknownThing('Channel');
  world.messages.set(message.id, message);
  if (act === 'posted') wake(port, channel, message);
  const shown = showMessage(world, port.base(), message);
  for (const fault of port.settings.trusting ? [] : checkStored(shown)) port.breach(`stored message ${message.id}: ${fault}`);
  if (message.onlyFor === null) {
    const event = act === 'posted' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
    port.dispatch(event, { ...shown, channel_type: channel.type, ...(channel.guild ? { guild_id: channel.guild } : {}) }, channel.guild);
  }
  tellOfMessage(port, act, message);
  return message;
}

/** A post that everybody sees takes a thread out of the archive. */
function wake(port: Port, channel: Channel, message: Message): void {
  if (message.onlyFor !== null) return;
  channel.lastMessage = message.id;
  if (!isThread(channel) || !channel.archived) return;
  channel.archived = false;
  port.dispatch('THREAD_UPDATE', showChannel(port.world, channel), channel.guild);
  tellOfChannel(port, 'changed', channel);
}
