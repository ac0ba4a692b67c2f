import { removeMessage } from './messages/store.js';
import { bits, EVERYONE, overwrite, PERMISSION } from './permissions.js';
import { type Person, personOf } from './person/person.js';
import { type Port, tellOfChannel, until } from './port.js';
import { announceChange, dropChannel } from './rest/channels.js';
import { showArrival, showChannel } from './show/channels.js';
import { type Channel, type Guild, type Message, messagesIn, newChannel, type World } from './world.js';

/** What a test or the playground does to the world from outside: as the crew of Discord, or of a server. */
export interface Scenery {
  /** A server with the bot in it. Who comes first is its owner. Gives its id. */
  guild(name: string, options?: { readonly bot?: 'in' | 'out' }): string;
  /** A text channel; `only` these people (and the bot) see it. Gives its id. */
  channel(guild: string, name: string, options?: { readonly only?: readonly string[] }): string;
  person(name: string, ...guilds: string[]): Person;
  role(guild: string, name: string, permissions: bigint, ...people: string[]): string;
  messages(channel: string): Message[];
  threads(guild: string): Channel[];
  file(message: Message, name: string): Uint8Array | null;
  /** The next message posted or changed in a channel, from now on. */
  next(channel: string, fits?: (message: Message) => boolean, patience?: number): Promise<Message>;
  /** Takes permission bits away from the bot in a channel, or in a whole server. */
  deny(place: string, bits: bigint): void;
  /** Gives them back. */
  allow(place: string, bits: bigint): void;
  archive(thread: string, options?: { readonly locked?: 'locked' }): void;
  deleteChannel(channel: string): void;
  deleteMessage(message: string): void;
  kick(guild: string): void;
  invite(guild: string): void;
}

/** What an invitation asks for beside what everybody may. */
const BOT = bits('manageThreads', 'pinMessages');

function got<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
}

export function scenery(port: Port): Scenery {
  const { world } = port;
  const channelOf = (id: string) => got(world.channels, id);
  return {
    guild: (name, { bot = 'in' } = {}) => found(port, name, bot),
    channel: (guild, name, { only } = {}) => build(port, got(world.guilds, guild), name, only),
    person(name, ...guilds) {
      const id = port.id();
      world.users.set(id, { id, username: name, bot: false, dmsClosed: false });
      for (const guild of guilds) got(world.guilds, guild).members.push(id);
      return personOf(port, id);
    },
    role(guild, name, permissions, ...people) {
      const role = { id: port.id(), name, permissions: permissions.toString(), managed: false, members: people };
      got(world.guilds, guild).roles.push(role);
      return role.id;
    },
    messages: channel => messagesIn(world, channel),
    threads: guild => [...world.channels.values()].filter(channel => channel.guild === guild && channel.type === 11),
    file(message, name) {
      const one = message.attachments.find(file => file.filename === name);
      return one ? (world.files.get(one.id) ?? null) : null;
    },
    next: (channel, fits = () => true, patience = port.settings.patience) =>
      until(port, patience, 'Nothing of that kind came', happening => {
        if (happening?.kind !== 'message' || happening.act === 'deleted' || happening.channel !== channel) return null;
        const message = world.messages.get(happening.message);
        return message && fits(message) ? message : null;
      }),
    deny: (place, taken) => permit(world, place, { deny: taken }),
    allow: (place, given) => permit(world, place, { allow: given }),
    archive(thread, { locked } = {}) {
      const channel = channelOf(thread);
      channel.archived = true;
      channel.locked ||= locked === 'locked';
      announceChange(port, channel);
    },
    deleteChannel: channel => dropChannel(port, channelOf(channel)),
    deleteMessage: message => removeMessage(port, got(world.messages, message)),
    kick(id) {
      got(world.guilds, id).botGone = true;
      port.dispatch('GUILD_DELETE', { id }, id);
    },
    invite(id) {
      const guild = got(world.guilds, id);
      guild.botGone = false;
      port.dispatch('GUILD_CREATE', showArrival(world, guild), id);
    },
  };
}

function found(port: Port, name: string, bot: 'in' | 'out'): string {
  const { world } = port;
  const id = port.id();
  const everyone = { id, name: '@everyone', permissions: EVERYONE.toString(), managed: false, members: [] };
  const own = { id: port.id(), name: 'bot', permissions: (EVERYONE | BOT).toString(), managed: true, members: [world.bot] };
  const guild: Guild = { id, name, members: [], roles: [everyone, own], botGone: bot === 'out' };
  world.guilds.set(id, guild);
  if (bot === 'in') port.dispatch('GUILD_CREATE', showArrival(world, guild), id);
  return id;
}

function build(port: Port, guild: Guild, name: string, only: readonly string[] | undefined): string {
  const channel = newChannel(port.id(), port.now(), { type: 0, guild: guild.id, name });
  if (only) {
    overwrite(channel, { id: guild.id, kind: 'role' }, { deny: PERMISSION.viewChannel });
    for (const id of [...only, port.world.bot]) overwrite(channel, { id, kind: 'member' }, { allow: PERMISSION.viewChannel });
  }
  port.world.channels.set(channel.id, channel);
  if (!guild.botGone) port.dispatch('CHANNEL_CREATE', showChannel(port.world, channel), guild.id);
  tellOfChannel(port, 'opened', channel);
  return channel.id;
}

/** In a channel by an overwrite for the bot; in a server by its roles. */
function permit(world: World, place: string, change: { allow?: bigint; deny?: bigint }): void {
  const { allow = 0n, deny = 0n } = change;
  const guild = world.guilds.get(place);
  if (!guild) overwrite(got(world.channels, place), { id: world.bot, kind: 'member' }, change);
  for (const role of guild?.roles ?? [])
    if (role.managed || role.id === guild?.id) role.permissions = ((BigInt(role.permissions) | allow) & ~deny).toString();
}
