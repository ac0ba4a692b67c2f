import { inGuild, rolesOf } from '../permissions.js';
import type { Guild, Role, User, World } from '../world.js';

/** How people and roles look on Discord's wire. */

/** The double keeps no record of when somebody joined. */
export const SOME_DAY = '2026-01-01T00:00:00.000Z';

export const showUser = (user: User) => ({
  id: user.id,
  username: user.username,
  global_name: user.bot ? null : user.username,
  avatar: null,
  discriminator: user.bot ? '0001' : '0',
  public_flags: 0,
  flags: 0,
  primary_guild: null,
  ...(user.bot ? { bot: true } : {}),
});

export const showMe = (world: World) => {
  const bot = world.users.get(world.bot);
  return bot ? { ...showUser(bot), verified: true, mfa_enabled: false, email: null, locale: 'en-US' } : {};
};

export const showMember = (guild: Guild, user: User) => ({
  user: showUser(user),
  nick: null,
  avatar: null,
  banner: null,
  roles: rolesOf(guild, user.id)
    .map(role => role.id)
    .filter(id => id !== guild.id),
  joined_at: SOME_DAY,
  premium_since: null,
  pending: false,
  mute: false,
  deaf: false,
  flags: 0,
  communication_disabled_until: null,
});

/** A member as an interaction brings him: with what he may do there. */
export const showPresser = (guild: Guild, user: User, permissions = inGuild(guild, user.id)) => ({
  ...showMember(guild, user),
  permissions: permissions.toString(),
});

export const showRole = (world: World, role: Role, position: number) => ({
  id: role.id,
  name: role.name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position,
  permissions: role.permissions,
  managed: role.managed,
  mentionable: false,
  flags: 0,
  icon: null,
  unicode_emoji: null,
  description: null,
  ...(role.managed ? { tags: { bot_id: world.bot } } : {}),
});
