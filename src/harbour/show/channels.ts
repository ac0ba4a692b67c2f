import { inChannel, mayRead } from '../permissions.js';
import { type Channel, type Guild, isThread, messagesIn, type World } from '../world.js';
import { SOME_DAY, showMember, showRole, showUser } from './people.js';

/** How servers, channels and threads look on Discord's wire. */

export function showChannel(world: World, channel: Channel): Record<string, unknown> {
  const common = { id: channel.id, type: channel.type, flags: 0, last_message_id: channel.lastMessage };
  if (channel.type === 1) {
    const recipients = channel.members.filter(id => id !== world.bot).flatMap(id => world.users.get(id) ?? []);
    return { ...common, recipients: recipients.map(showUser) };
  }
  const placed = { ...common, guild_id: channel.guild, name: channel.name, parent_id: channel.parent, rate_limit_per_user: 0 };
  return isThread(channel) ? { ...placed, ...aboutThread(world, channel) } : { ...placed, ...aboutRoom(channel) };
}

const aboutRoom = (channel: Channel) => ({
  position: 0,
  nsfw: false,
  topic: null,
  permission_overwrites: channel.overwrites.map(({ id, kind, allow, deny }) => ({ id, type: kind === 'role' ? 0 : 1, allow, deny })),
});

function aboutThread(world: World, thread: Channel) {
  const count = messagesIn(world, thread.id).filter(message => message.onlyFor === null).length;
  const time = new Date(thread.created).toISOString();
  return {
    owner_id: thread.owner,
    message_count: count,
    member_count: thread.members.length,
    total_message_sent: count,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: time,
      auto_archive_duration: thread.autoArchive,
      locked: thread.locked,
      create_timestamp: time,
      ...(thread.type === 12 ? { invitable: true } : {}),
    },
    ...(thread.members.includes(world.bot) ? { member: showThreadMember(thread, world.bot) } : {}),
  };
}

export const showThreadMember = (thread: Channel, user: string) => ({
  id: thread.id,
  user_id: user,
  join_timestamp: new Date(thread.created).toISOString(),
  flags: 0,
});

/** A channel as an interaction brings it: with what the person who acts may do there. */
export const showPlace = (world: World, channel: Channel, user: string) => ({
  ...showChannel(world, channel),
  permissions: inChannel(world, channel, user).toString(),
});

export const showGuild = (world: World, guild: Guild) => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  home_header: null,
  vanity_url_code: null,
  owner_id: guild.members[0] ?? guild.id,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  application_id: null,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw: false,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US',
  max_members: 500_000,
  max_presences: null,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  roles: guild.roles.map((role, nth) => showRole(world, role, nth)),
  emojis: [],
  stickers: [],
  features: [],
  incidents_data: null,
});

/** What GUILD_CREATE tells of a server besides. */
export function showArrival(world: World, guild: Guild) {
  const channels = [...world.channels.values()].filter(channel => channel.guild === guild.id);
  const people = [...guild.members, world.bot].flatMap(id => world.users.get(id) ?? []);
  return {
    ...showGuild(world, guild),
    joined_at: SOME_DAY,
    large: false,
    unavailable: false,
    member_count: people.length,
    members: people.map(user => showMember(guild, user)),
    channels: channels.filter(channel => !isThread(channel)).map(channel => showChannel(world, channel)),
    threads: channels.filter(one => isThread(one) && !one.archived && mayRead(world, one, world.bot)).map(one => showChannel(world, one)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
