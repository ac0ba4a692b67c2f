import { type Channel, type Guild, isThread, type World } from './world.js';

/** Permission bits that matter to a bot which posts, and who has them where. */
export const PERMISSION = {
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  useCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendInThreads: 1n << 38n,
  pinMessages: 1n << 51n,
} as const;

export type Permission = keyof typeof PERMISSION;

export const bits = (...names: readonly Permission[]): bigint => names.reduce((sum, name) => sum | PERMISSION[name], 0n);

export const EVERYTHING = (1n << 53n) - 1n;

/** What a new server lets everybody do. */
export const EVERYONE = bits(
  'viewChannel',
  'sendMessages',
  'sendInThreads',
  'embedLinks',
  'attachFiles',
  'readHistory',
  'addReactions',
  'useCommands',
  'createPublicThreads',
  'createPrivateThreads',
);

const IN_DMS = bits('viewChannel', 'sendMessages', 'embedLinks', 'attachFiles', 'readHistory', 'addReactions', 'useCommands');

/** A member's permissions in the whole server. Whoever made it, and administrators, may do all. */
export function inGuild(guild: Guild, user: string): bigint {
  if (guild.members[0] === user) return EVERYTHING;
  const own = rolesOf(guild, user).reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return (own & PERMISSION.administrator) === 0n ? own : EVERYTHING;
}

export const rolesOf = (guild: Guild, user: string) => guild.roles.filter(role => role.id === guild.id || role.members.includes(user));

/** A person's permissions in a channel: @everyone's overwrite, then all of his roles' together, then his own. A thread has its parent's. */
export function inChannel(world: World, channel: Channel, user: string): bigint {
  if (channel.type === 1) return channel.members.includes(user) ? IN_DMS : 0n;
  const guild = world.guilds.get(channel.guild ?? '');
  if (!guild || (user === world.bot ? guild.botGone : !guild.members.includes(user))) return 0n;
  const base = inGuild(guild, user);
  if (base === EVERYTHING) return base;
  const place = (isThread(channel) && world.channels.get(channel.parent ?? '')) || channel;
  const roles = rolesOf(guild, user).map(role => role.id);
  const stages = [
    place.overwrites.filter(one => one.id === guild.id),
    place.overwrites.filter(one => one.kind === 'role' && one.id !== guild.id && roles.includes(one.id)),
    place.overwrites.filter(one => one.kind === 'member' && one.id === user),
  ];
  return stages.reduce((now, stage) => {
    const deny = stage.reduce((sum, one) => sum | BigInt(one.deny), 0n);
    const allow = stage.reduce((sum, one) => sum | BigInt(one.allow), 0n);
    return (now & ~deny) | allow;
  }, base);
}

export const may = (world: World, channel: Channel, user: string, ...names: readonly Permission[]): boolean => {
  const wanted = bits(...names);
  return (inChannel(world, channel, user) & wanted) === wanted;
};

/** Whether he can open a channel and read it: a private thread only as its member, or as one who manages threads. */
export function mayRead(world: World, channel: Channel, user: string): boolean {
  if (!may(world, channel, user, 'viewChannel')) return false;
  return channel.type !== 12 || channel.members.includes(user) || may(world, channel, user, 'manageThreads');
}

/** Takes bits from, or gives bits to, a person or role in a channel. */
export function overwrite(
  channel: Channel,
  who: Pick<Channel['overwrites'][number], 'id' | 'kind'>,
  change: { allow?: bigint; deny?: bigint },
): void {
  const { allow = 0n, deny = 0n } = change;
  const found = channel.overwrites.find(one => one.id === who.id) ?? { ...who, allow: '0', deny: '0' };
  if (!channel.overwrites.includes(found)) channel.overwrites.push(found);
  found.allow = ((BigInt(found.allow) | allow) & ~deny).toString();
  found.deny = ((BigInt(found.deny) | deny) & ~allow).toString();
}
