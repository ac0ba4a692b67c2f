import type { Attachment, Channel, Component, Guild, Message, User, World } from './world.js';

/** How things look on Discord's wire. `base` is the double's own address, where its CDN is. */

export const showUser = (user: User) => ({
  id: user.id,
  username: user.username,
  global_name: user.username,
  avatar: null,
  discriminator: '0000',
  public_flags: 0,
  flags: 0,
  primary_guild: null,
  ...(user.bot ? { bot: true } : {}),
});

export const showMember = (user: User) => ({
  user: showUser(user),
  nick: null,
  avatar: null,
  banner: null,
  roles: [],
  joined_at: '2026-01-01T00:00:00.000Z',
  premium_since: null,
  pending: false,
  mute: false,
  deaf: false,
  flags: 0,
  communication_disabled_until: null,
  permissions: ALL.toString(),
});

/** Everything that this double knows how to deny. */
export const ALL = (1n << 53n) - 1n;

export const isThread = (channel: Channel): boolean => channel.type === 11 || channel.type === 12;

export function showChannel(world: World, channel: Channel): Record<string, unknown> {
  const common = { id: channel.id, type: channel.type, flags: 0, last_message_id: channel.lastMessage };
  if (channel.type === 1)
    return { ...common, recipients: channel.members.filter(id => id !== world.bot).flatMap(id => one(world.users.get(id), showUser)) };
  const placed = {
    ...common,
    guild_id: channel.guild,
    name: channel.name,
    parent_id: channel.parent,
    permissions: (ALL & ~channel.denied).toString(),
  };
  if (!isThread(channel)) return { ...placed, position: 0, permission_overwrites: [], nsfw: false, topic: null, rate_limit_per_user: 0 };
  const messages = [...world.messages.values()].filter(message => message.channel === channel.id).length;
  return {
    ...placed,
    owner_id: world.bot,
    message_count: messages,
    member_count: channel.members.length,
    total_message_sent: messages,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: channel.archived,
      archive_timestamp: '2026-01-01T00:00:00.000Z',
      auto_archive_duration: channel.autoArchive,
      locked: false,
      create_timestamp: '2026-01-01T00:00:00.000Z',
    },
  };
}

const one = <T, R>(value: T | undefined, show: (value: T) => R): R[] => (value === undefined ? [] : [show(value)]);

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

export function showMessage(world: World, base: string, message: Message): Record<string, unknown> {
  const author = world.users.get(message.author);
  const thread = message.thread === null ? undefined : world.channels.get(message.thread);
  const used = message.interaction === null ? undefined : world.interactions.get(message.interaction);
  const referenced = message.reference === null ? undefined : world.messages.get(message.reference);
  return {
    id: message.id,
    type: used?.type === 2 ? 20 : message.reference ? 19 : 0,
    channel_id: message.channel,
    author: author && showUser(author),
    content: message.content,
    embeds: message.embeds,
    components: message.components.map(component => showComponent(world, base, message, component)),
    attachments: message.attachments.map(file => showAttachment(base, message.channel, file)),
    mentions: message.mentions.flatMap(id => one(world.users.get(id), showUser)),
    mention_roles: [],
    mention_everyone: false,
    pinned: message.pinned,
    tts: false,
    timestamp: new Date(message.created).toISOString(),
    edited_timestamp: message.edited === null ? null : new Date(message.edited).toISOString(),
    flags: message.flags | (message.loading ? 128 : 0) | (message.thread ? 32 : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(used ? { application_id: world.application, webhook_id: world.application } : {}),
    ...(thread ? { thread: showChannel(world, thread) } : {}),
    ...(referenced ? { message_reference: { type: 0, channel_id: referenced.channel, message_id: referenced.id } } : {}),
  };
}

/** A stored component with the addresses of its media filled in. */
function showComponent(world: World, base: string, message: Message, component: Component): unknown {
  const media = (value: unknown) => showMedia(base, message, value);
  const deeper = (list: unknown) =>
    Array.isArray(list) ? list.map(child => showComponent(world, base, message, child as Component)) : list;
  const { components, items, file, accessory, ...rest } = component;
  return {
    ...rest,
    ...(components === undefined ? {} : { components: deeper(components) }),
    ...(accessory === undefined ? {} : { accessory: showComponent(world, base, message, accessory as Component) }),
    ...(items === undefined ? {} : { items: (items as { media: unknown }[]).map(item => ({ ...item, media: media(item.media) })) }),
    ...(file === undefined ? {} : { file: media(file) }),
  };
}

function showMedia(base: string, message: Message, value: unknown): unknown {
  const { url } = value as { url: string };
  const file = message.attachments.find(one => `attachment://${one.filename}` === url);
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

export const showGuild = (world: World, guild: Guild) => {
  const channels = [...world.channels.values()].filter(channel => channel.guild === guild.id);
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: guild.members[0] ?? world.bot,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: [
      {
        id: guild.id,
        name: '@everyone',
        color: 0,
        colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
        hoist: false,
        position: 0,
        permissions: ALL.toString(),
        managed: false,
        mentionable: false,
        flags: 0,
        icon: null,
        unicode_emoji: null,
        description: null,
      },
    ],
    emojis: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    preferred_locale: 'en-US',
    public_updates_channel_id: null,
    nsfw_level: 0,
    stickers: [],
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    joined_at: '2026-01-01T00:00:00.000Z',
    large: false,
    unavailable: false,
    member_count: guild.members.length + 1,
    voice_states: [],
    members: [...guild.members, world.bot].flatMap(id => one(world.users.get(id), showMember)),
    channels: channels.filter(channel => !isThread(channel)).map(channel => showChannel(world, channel)),
    threads: channels.filter(isThread).map(channel => showChannel(world, channel)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
};
