import type { Attachment, Component, Interaction, Message, World } from '../world.js';
import { showChannel } from './channels.js';
import { showUser } from './people.js';

/** How messages look on Discord's wire. `base` is the double's own address, where its CDN is. */

const HAS_THREAD = 32;
const LOADING = 128;

export const cdnUrl = (base: string, channel: string, file: Attachment): string =>
  `${base}/cdn/attachments/${channel}/${file.id}/${encodeURIComponent(file.filename)}`;

export const showAttachment = (base: string, channel: string, file: Attachment) => ({
  id: file.id,
  filename: file.filename,
  size: file.size,
  url: cdnUrl(base, channel, file),
  proxy_url: cdnUrl(base, channel, file),
  content_type: file.contentType,
  ...(file.description === null ? {} : { description: file.description }),
  ...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height }),
});

const some = <T, R>(value: T | undefined, show: (value: T) => R): R[] => (value === undefined ? [] : [show(value)]);

export function showMessage(world: World, base: string, message: Message): Record<string, unknown> {
  const { author, thread, used, referenced } = around(world, message);
  return {
    id: message.id,
    type: used?.type === 2 ? 20 : message.reference ? 19 : 0,
    channel_id: message.channel,
    author: author && showUser(author),
    content: message.content,
    embeds: message.embeds,
    components: message.components.map(component => showComponent(base, message, component)),
    attachments: message.attachments.map(file => showAttachment(base, message.channel, file)),
    mentions: message.mentions.flatMap(id => some(world.users.get(id), showUser)),
    mention_roles: [],
    mention_everyone: false,
    pinned: message.pinned !== null,
    tts: false,
    timestamp: new Date(message.created).toISOString(),
    edited_timestamp: message.edited === null ? null : new Date(message.edited).toISOString(),
    flags: message.flags | (message.loading ? LOADING : 0) | (message.thread ? HAS_THREAD : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.reactions.length === 0 ? {} : { reactions: message.reactions.map(one => showReaction(world, one)) }),
    ...(used
      ? { application_id: world.application, webhook_id: world.application, interaction_metadata: showOrigin(world, message, used) }
      : {}),
    ...(thread ? { thread: showChannel(world, thread) } : {}),
    ...(referenced ? { message_reference: { type: 0, channel_id: referenced.channel, message_id: referenced.id } } : {}),
  };
}

const around = (world: World, message: Message) => ({
  author: world.users.get(message.author),
  thread: world.channels.get(message.thread ?? ''),
  used: world.interactions.get(message.interaction ?? ''),
  referenced: world.messages.get(message.reference ?? ''),
});

export const ownersOf = ({ install, user, guild }: Interaction): Record<string, string> =>
  install === 'user' ? { 1: user } : { 0: guild ?? '0' };

function showOrigin(world: World, message: Message, used: Interaction) {
  const user = world.users.get(used.user);
  return {
    id: used.id,
    type: used.type,
    ...(user ? { user: showUser(user) } : {}),
    authorizing_integration_owners: ownersOf(used),
    ...(used.type === 3 && used.message ? { interacted_message_id: used.message } : {}),
    ...(used.original !== null && used.original !== message.id ? { original_response_message_id: used.original } : {}),
    ...(used.type === 5 ? { triggering_interaction_metadata: { ...showTrigger(world, used) } } : {}),
  };
}

/** A modal is opened by an interaction; the double tells no more of that one than who it was. */
function showTrigger(world: World, used: Interaction) {
  const user = world.users.get(used.user);
  const kind = used.message === null ? { type: 2 } : { type: 3, interacted_message_id: used.message };
  return { id: used.id, ...kind, ...(user ? { user: showUser(user) } : {}), authorizing_integration_owners: ownersOf(used) };
}

export const showReaction = (world: World, { emoji, users }: Message['reactions'][number]) => ({
  emoji: { id: null, name: emoji },
  count: users.length,
  count_details: { burst: 0, normal: users.length },
  burst_colors: [],
  me_burst: false,
  burst_me: false,
  burst_count: 0,
  me: users.includes(world.bot),
});

/** A stored component with the addresses of its media filled in. */
function showComponent(base: string, message: Message, component: Component): unknown {
  const media = (value: unknown) => showMedia(base, message, value);
  const deeper = (child: unknown) => showComponent(base, message, child as Component);
  const { components, items, file, accessory, media: picture, ...rest } = component;
  return {
    ...rest,
    ...(Array.isArray(components) ? { components: components.map(deeper) } : {}),
    ...(accessory === undefined ? {} : { accessory: deeper(accessory) }),
    ...(items === undefined ? {} : { items: (items as { media: unknown }[]).map(item => ({ ...item, media: media(item.media) })) }),
    ...(file === undefined ? {} : { file: media(file), ...fileOf(message, file) }),
    ...(picture === undefined ? {} : { media: media(picture) }),
  };
}

const named = (message: Message, value: unknown): Attachment | undefined =>
  message.attachments.find(one => `attachment://${one.filename}` === (value as { url: string }).url);

const fileOf = (message: Message, value: unknown) => {
  const found = named(message, value);
  return { name: found?.filename ?? null, size: found?.size ?? null };
};

function showMedia(base: string, message: Message, value: unknown): unknown {
  const { url } = value as { url: string };
  const file = named(message, value);
  if (!file) return { id: message.id, url, proxy_url: url };
  const address = cdnUrl(base, message.channel, file);
  return {
    id: file.id,
    url: address,
    proxy_url: address,
    width: file.width,
    height: file.height,
    content_type: file.contentType,
    attachment_id: file.id,
  };
}
